"""A campsite: where its spaces lie in a box, and the parts that draw it.

Everything works for any seat and any state, so that the line-up, the festival days and a
rival's pinned grounds share it. Row A (spaces 0 to 5) lies at the top, next to the stage.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Seat, text
from engines.games.rodeo.components.model import COLUMNS, SIDES
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables
from game.tables.paint import label
from game.tables.rodeo.cards.paper import art, square
from game.tables.rodeo.festival.fence import fence_part
from game.tables.rodeo.festival.lying import AREA, Lying, ground_kind, lying, outside
from game.tables.rodeo.festival.things import draw_lying
from game.tables.rodeo.inside import inside
from game.tables.spec import Part
from game.ui.canvas import Canvas
from game.ui.text import SMALL
from game.words import Said

LAWN: Final = "#24362a"
PALE: Final = "#cfe39a"
QUIET: Final = "#a9c2ad"
CARD: Final = 218
SPACE: Final = 106
GAP: Final = 12
RIM: Final = 7
HEAD: Final = 26


@dataclass(frozen=True, slots=True)
class Camp:
    """Where a campsite lies: its panel, the line above it, six card places, 24 spaces.

    Card places and spaces go row by row. A card of the festival lies at place
    ``3 * ground.y + ground.x``.
    """

    rect: Rect
    head: Rect
    cards: tuple[Rect, ...]
    spaces: tuple[Rect, ...]


def camp_of(rect: Rect) -> Camp:
    """Place a campsite in a box."""
    wide, high = 3 * CARD + 2 * GAP + 2 * RIM, 2 * CARD + GAP + HEAD + 2 * RIM
    u = min(rect.w / wide, rect.h / high)
    side, gap = round(CARD * u), round(GAP * u)
    left = rect.x + (rect.w - 3 * side - 2 * gap) // 2
    top = rect.bottom - round(RIM * u) - 2 * side - gap
    head = Rect(left, rect.y, 3 * side + 2 * gap, top - rect.y)
    cards = tuple(
        Rect(left + n % 3 * (side + gap), top + n // 3 * (side + gap), side, side) for n in range(6)
    )
    return Camp(rect, head, cards, tuple(_space(cards, at, u) for at in range(AREA)))


def _space(cards: tuple[Rect, ...], at: int, u: float) -> Rect:
    row, column = divmod(at, COLUMNS)
    card = cards[row // 2 * 3 + column // 2]
    rim, side = max(round(2 * u), 1), round(SPACE * u)
    x = card.x + rim if column % 2 == 0 else card.right - rim - side
    y = card.y + rim if row % 2 == 0 else card.bottom - rim - side
    return Rect(x, y, side, side)


def card_places(t: Tables, state: State, seat: Seat) -> list[tuple[int, int]]:
    """Return the place and season of each of a festival's campsite cards, in its order."""
    grounds = t.data.festivals[state.festival[seat]].grounds
    return [(3 * ground.y + ground.x, ground.season) for ground in grounds]


def fence_place(t: Tables, state: State, seat: Seat) -> int:
    """Return the place where no campsite card ever lies: there is the fence."""
    taken = {place for place, _ in card_places(t, state, seat)}
    return next(place for place in range(5, -1, -1) if place not in taken)


def fence_box(t: Tables, state: State, seat: Seat, camp: Camp) -> Rect:
    """Return the box of the fence."""
    return camp.cards[fence_place(t, state, seat)]


# ------------------------------------------------------------------ drawing
def camp_parts(t: Tables, state: State, seat: Seat, camp: Camp) -> Iterator[Part]:
    """Return a seat's campsite as parts: panel, cards, what lies on each space, the fence."""
    yield inside("camp", camp.rect, 0, partial(_draw_panel, camp=camp))
    yield from ground_parts(t, state, seat, camp)
    yield from lying_parts(camp, lying(state, seat), _kinds(state, seat))
    yield fence_part(fence_box(t, state, seat, camp), outside(state, seat))


def _kinds(state: State, seat: Seat) -> list[str]:
    return [ground_kind(state, seat, at) for at in range(AREA)]


def _draw_panel(canvas: Canvas, camp: Camp) -> None:
    canvas.box(camp.rect, LAWN, "", 3, 14)


def ground_parts(t: Tables, state: State, seat: Seat, camp: Camp) -> Iterator[Part]:
    """Return each campsite card, or the place of one that joins in a later season."""
    kinds = _kinds(state, seat)
    sides = t.data.festivals[state.festival[seat]].grounds
    for number, (place, season) in enumerate(card_places(t, state, seat)):
        box, name = camp.cards[place], f"camp_card{number}"
        if season > state.season:
            side = SIDES[sides[number].side]
            draw = partial(_draw_closed, box=box, side=side, season=season)
            yield inside(name, box, (side, season), draw)
            continue
        cells = [place // 3 * 2 * COLUMNS + place % 3 * 2 + extra for extra in _CORNERS]
        what = tuple(kinds[at] for at in cells)
        spaces = [camp.spaces[at] for at in cells]
        yield inside(name, box, what, partial(draw_card, box=box, spaces=spaces, kinds=what))


_CORNERS: Final = (0, 1, COLUMNS, COLUMNS + 1)


def draw_card(canvas: Canvas, box: Rect, spaces: Sequence[Rect], kinds: Sequence[str]) -> None:
    """Draw a campsite card: four spaces from the stage side, left to right, with an edge."""
    art(canvas, "ground_card", box)
    for number, (space, kind) in enumerate(zip(spaces, kinds, strict=True)):
        variant = number % 2 + 1 if kind == "dirt" else number + 1
        art(canvas, f"ground_{kind}_{variant}", space)


_SIDE_WORDS: Final = {
    "tent": text("tents"),
    "car_park": text("car park"),
    "mixed": text("tents and cars"),
}


def _draw_closed(canvas: Canvas, box: Rect, side: str, season: int) -> None:
    """Draw the place of a card of a later season."""
    art(canvas, "ground_closed", box)
    signs = ("tent", "car_park") if side == "mixed" else (side,)
    upper = Rect(box.x, box.y + box.h // 8, box.w, box.h * 3 // 8)
    wide = upper.w // (len(signs) + 1)
    for number, sign in enumerate(signs):
        x = upper.centerx - wide * len(signs) // 2 + wide * number
        art(canvas, f"symbol_{sign}", square(Rect(x, upper.y, wide, upper.h), 0.8), 120)
    high = round(canvas.metrics.text_floor * 1.3)
    row = Rect(box.x + box.w // 16, box.centery + box.h // 20, box.w * 7 // 8, high)
    style = SMALL.but(align="centre", colour=QUIET)
    label(canvas, _SIDE_WORDS[side], row, style)
    said = text("opens in season {season}", season=season + 1)
    below = Rect(row.x, row.bottom, row.w, 2 * high)
    label(canvas, said, below, style.but(lines=2, lead=1.0, valign="top"))


def lying_parts(camp: Camp, on: Sequence[Lying], kinds: Sequence[str]) -> Iterator[Part]:
    """Return what lies on each space that has anything."""
    for at, (what, kind) in enumerate(zip(on, kinds, strict=True)):
        if what == Lying() or not kind:
            continue
        box = camp.spaces[at]
        draw = partial(draw_lying, box=box, what=what, car=kind == "car_park")
        yield inside(f"camp_on{at}", box, (what, kind), draw)


def draw_head(canvas: Canvas, camp: Camp, said: Said, colour: str = PALE) -> None:
    """Write the line above the campsite."""
    side = camp.head.h
    row = Rect(camp.head.x + side // 4, camp.head.y, camp.head.w - side // 2, side)
    two = side > 2.1 * canvas.metrics.text_floor
    label(canvas, said, row, SMALL.but(colour=colour, lines=2 if two else 1, lead=1.0))
