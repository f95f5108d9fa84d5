"""The own event cards with their swap tabs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from pygame import Rect

from engines.core.types import Text, Thing, text
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.tables import Tables
from game.tables.rodeo.cards.event import CARD, draw_event, draw_event_back
from game.tables.rodeo.cards.paper import art, fitted, plate, square
from game.tables.rodeo.hand.fans import seen
from game.tables.rodeo.hand.row import raised_in_tray, row_boxes, shown_part
from game.tables.rodeo.phase import Scene
from game.tables.spec import HAND, Moment, Note, Part, Spot
from game.ui.canvas import Canvas


def events_of(packed: int) -> tuple[int, ...]:
    """Return the event cards of a set."""
    return tuple(bits(packed))


def event_boxes(rect: Rect, count: int, gap: int) -> list[Rect]:
    """Return the boxes of so many event cards."""
    return row_boxes(rect, CARD, count, gap)


def name_of(t: Tables, at: int, booking: bool) -> Text:
    """Return the name of the side that counts."""
    return (t.booking_names if booking else t.festival_names)[at]


def play_thing(t: Tables, at: int) -> Thing:
    """Return the thing that plays an event card."""
    return f"event:{t.data.events[at].id}"


def swap_thing(t: Tables, at: int) -> Thing:
    """Return the thing that swaps an event card."""
    return f"swap:{t.data.events[at].id}"


def tab_box(box: Rect) -> Rect:
    """Return the swap tab's box at the card's upper left corner."""
    side = round(box.w * 0.34)
    return Rect(box.x - side // 8, box.y - side // 8, side, side)


def swap_note(scene: Scene, thing: Thing) -> Note | None:
    """Return what a swap tab does and how; None for anything else, or where it does nothing."""
    if not thing.startswith("swap:") or not scene.moment.fitting:
        return None
    name = scene.t.event_names[scene.t.event_at[thing[5:]]]
    lines = [text("This card goes away, and a card nobody knows yet comes for it.")]
    if thing in scene.moment.chosen:
        lines.append(text("Another click on the tab swaps it. Esc lets go."))
    else:
        lines.append(text("It takes two clicks, since no draw can be undone."))
    return Note(text("Swap: {event}", event=name), tuple(lines))


def event_parts(
    t: Tables, events: Sequence[int], boxes: list[Rect], moment: Moment, booking: bool
) -> Iterator[Part]:
    """Return each card as a part, from left to right."""
    for number, (at, box) in enumerate(zip(events, boxes, strict=True)):
        state = _state(t, at, moment)
        draw = partial(_draw, t=t, box=box, at=at, booking=booking, state=state)
        yield Part(f"event{number}", seen(boxes, number), (at, booking, state), draw)


def _state(t: Tables, at: int, moment: Moment) -> tuple[bool, bool]:
    """Whether the card is veiled, and whether its tab is shown."""
    live = _live(moment)
    play, swap = play_thing(t, at) in live, swap_thing(t, at) in live
    asked = any(thing.startswith(("event:", "swap:")) for thing in live)
    return asked and not play and not swap, swap


def _live(moment: Moment) -> frozenset[Thing]:
    """What can be clicked, also while a tab waits for its second click."""
    options = moment.decision.options if moment.decision is not None else ()
    return frozenset(thing for option in options for thing in option.things)


def _draw(
    canvas: Canvas, t: Tables, box: Rect, at: int, booking: bool, state: tuple[bool, bool]
) -> None:
    drawn = draw_event(canvas, box, t.data, at, name_of(t, at, booking), booking)
    if state[0]:
        plate(canvas, "veil", drawn)
    if state[1]:
        draw_tab(canvas, tab_box(box), False)


def draw_tab(canvas: Canvas, box: Rect, hot: bool, sure: bool = False) -> None:
    """Draw the swap tab; ``sure``: one more click swaps."""
    plate(canvas, "chip_chosen" if hot else "chip_gain", box)
    art(canvas, "symbol_check" if sure else "symbol_swap", square(box, 0.78))


def event_back_parts(count: int, boxes: list[Rect]) -> Iterator[Part]:
    """Return the backs of another's event cards."""
    for number, box in enumerate(boxes[:count]):
        yield Part(
            f"event{number}", seen(boxes, number), "back", partial(draw_event_back, rect=box)
        )


def event_spots(
    t: Tables, events: Sequence[int], boxes: list[Rect], moment: Moment, booking: bool
) -> list[Spot]:
    """Return what can be pointed at: the cards, and the swap tabs that can be clicked."""
    found = []
    for number, at in enumerate(events):
        name = name_of(t, at, booking)
        found.append(Spot(play_thing(t, at), shown_part(boxes, number), name, HAND))
    for number, at in enumerate(events):
        if swap_thing(t, at) in _live(moment):
            said = text("Swap: {event}", event=name_of(t, at, booking))
            found.append(Spot(swap_thing(t, at), tab_box(boxes[number]), said, HAND))
    return found


def draw_raised_event(
    canvas: Canvas,
    t: Tables,
    events: Sequence[int],
    boxes: list[Rect],
    moment: Moment,
    booking: bool,
    bounds: Rect,
) -> None:
    """Draw the card that is pointed at, or whose tab is, larger than the others."""
    for number, at in enumerate(events):
        play, swap = play_thing(t, at), swap_thing(t, at)
        meant = {play, swap} & {moment.pointed, *moment.chosen, *moment.advised}
        if not meant:
            continue
        box = fitted(CARD, raised_in_tray(boxes[number], bounds))
        if play in _live(moment) and swap not in meant:
            art(canvas, "chosen_event", box)
        draw_event(canvas, box, t.data, at, name_of(t, at, booking), booking)
        if swap in _live(moment):
            # The tab stays where it is clicked, whatever the card does.
            draw_tab(canvas, tab_box(boxes[number]), swap in meant, swap in moment.chosen)
