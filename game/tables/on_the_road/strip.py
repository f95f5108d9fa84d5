"""What lies below the board of On the Road: supply, bag, hand, piles."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Text, text
from game.tables.on_the_road.ground import SLUG, ticket_titles
from game.tables.on_the_road.layout import Layout
from game.tables.on_the_road.model import COLOURS, Model
from game.tables.on_the_road.pieces import draw_counted, scale_of
from game.tables.paint import label
from game.tables.spec import Moment
from game.ui.canvas import Canvas
from game.ui.text import BOLD


def draw_tokens(canvas: Canvas, layout: Layout, model: Model, index: int) -> None:
    """Draw the tokens of a colour in a stack of up to four, and their number."""
    u, colour = layout.strip, COLOURS[index]
    box, count = layout.token(index), model.supply[index]
    middle = box.centerx - 2 * u, box.y + box.h * 0.42
    name = f"{SLUG}/token_{colour}" if count else f"{SLUG}/token_{colour}_off"
    for under in range(min(max(count, 1), 4) - 1, -1, -1):
        at = middle[0] + under * 2 * u, middle[1] - under * 7 * u
        canvas.sprite(name, at, scale_of(canvas, u, 1.08))
    number = Rect(box.x, box.bottom - round(36 * u), box.w, round(36 * u))
    colour_of = canvas.skin.text if count else canvas.skin.muted
    label(canvas, str(count), number, BOLD.but(size=28, align="centre", colour=colour_of))


def draw_tickets(canvas: Canvas, layout: Layout, model: Model) -> None:
    """Draw the stack of tickets with its title."""
    u, stack = layout.strip, layout.tickets()
    left = model.ticket_stack
    ticket_titles(canvas, layout, left[0] if left else 0)
    middle = stack.centerx, stack.y + (stack.h + 40 * u) / 2
    turns = (0.0, 5.0, -9.0, 12.0)
    for depth in range(len(left) - 1, -1, -1):
        at = middle[0] + depth * 6 * u, middle[1] - depth * 3 * u
        size = 1.18 if depth == 0 else 1.1
        name = f"{SLUG}/ticket_{left[depth]}"
        canvas.sprite(name, at, scale_of(canvas, u, size), turns[depth % 4])


def draw_bag(canvas: Canvas, layout: Layout, model: Model, open_: bool = False) -> None:
    """Draw the bag, and below it how many fans of each band are in it."""
    u, box = layout.strip, layout.bag
    total = Rect(box.centerx, box.y + round(8 * u), box.w // 2 - round(14 * u), round(36 * u))
    style = BOLD.but(size=26, align="right", colour=canvas.skin.muted)
    label(canvas, str(sum(model.bag)), total, style)
    name = f"{SLUG}/bag_open" if open_ else f"{SLUG}/bag"
    canvas.sprite(name, layout.bag_middle(), scale_of(canvas, u, 0.98))
    for seat in model.seats:
        place = layout.bag_count(seat)
        draw_counted(canvas, place, f"{SLUG}/fan_{model.bands[seat]}", model.bag[seat], 0.74, u)


def draw_deck(canvas: Canvas, layout: Layout, model: Model) -> None:
    """Draw the draw pile with the number of its cards."""
    u, deck = layout.strip, layout.deck
    text_high = max(round(30 * u), canvas.metrics.text_floor + 4)
    size = min(0.66, (deck.h - text_high - 16 * u) / (210 * u))
    middle = deck.centerx, deck.y + (deck.h - text_high) / 2 + 4 * u
    for depth in range(min(model.deck, 4) - 1, -1, -1):
        at = middle[0] + depth * 2 * u, middle[1] - depth * 3 * u
        canvas.sprite(f"{SLUG}/card_back", at, scale_of(canvas, u, size))
    _pile_title(canvas, deck, text("Draw {cards}", cards=model.deck), text_high)


def draw_discard(canvas: Canvas, layout: Layout, model: Model) -> None:
    """Draw the played cards with their number."""
    u, pile = layout.strip, layout.discard
    text_high = max(round(30 * u), canvas.metrics.text_floor + 4)
    size = min(0.5, (pile.h - text_high - 14 * u) / (210 * u))
    middle = pile.centerx, pile.y + (pile.h - text_high) / 2
    for place, value in enumerate(model.played):
        off = (place - (len(model.played) - 1) / 2) * 24 * u
        turn = (5.0, 0.0, -6.0)[place % 3]
        at = middle[0] + off, middle[1]
        canvas.sprite(f"{SLUG}/card_{value}", at, scale_of(canvas, u, size), turn)
    _pile_title(canvas, pile, text("Played {cards}", cards=model.discards), text_high)


def _pile_title(canvas: Canvas, pile: Rect, said: Text, high: int) -> None:
    style = BOLD.but(size=24, align="centre", colour="#fffdf6", lead=1.1)
    row = Rect(pile.x - high // 4, pile.bottom - high, pile.w + high // 2, high)
    if canvas.measure(said, style) > row.w:
        row.y, row.h = row.y - high * 2 // 3, round(high * 1.95)
        style = style.but(lines=2)
    label(canvas, said, row, style)


def hand_shown(model: Model, moment: Moment) -> list[int]:
    """Return the cards in the hand's place: the looker's own, or backs (0) of who acts."""
    if moment.looker is not None:
        return model.hand
    seat = moment.turn
    return [0] * (model.hand_sizes[seat] if 0 <= seat < len(model.hand_sizes) else 0)


def draw_card(
    canvas: Canvas,
    layout: Layout,
    place: int,
    of: int,
    value: int,
    tint: str = "",
) -> None:
    """Draw a card of the hand where it lies."""
    at, turn = layout.card(place, of)
    name = f"{SLUG}/card_{value}" if value else f"{SLUG}/card_back"
    canvas.sprite(name, at, scale_of(canvas, layout.strip, layout.card_size()), turn, tint)
