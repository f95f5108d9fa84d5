"""The street at rest: the deck, the cards of the road, what they can do, the events' buttons."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from engines.core.types import Option, Text, Thing, ntext, text
from game.tables.old_town_road.layout import CARD_W, SLUG, Layout
from game.tables.old_town_road.model import Model, getaways, robberies, shots
from game.tables.old_town_road.tags import Disc, Part, Pic, draw_tag
from game.tables.paint import outlined
from game.tables.spec import Moment
from game.ui.canvas import Canvas
from game.ui.control import body, content
from game.ui.text import BOLD

CARD_SPRITE = CARD_W
"""Design pixels across a card's picture at scale 1."""


@dataclass(frozen=True, slots=True)
class EventButton:
    """A button under the road: ``thing`` is chosen before or after a card."""

    thing: Thing
    said: Text
    icon: str
    key: str


EVENTS = (
    EventButton("event:shoot", text("Shoot"), "shoot", "1"),
    EventButton("event:rob", text("Rob"), "rob", "2"),
    EventButton("event:getaway", text("Get away"), "getaway", "3"),
)


def scale_of(canvas: Canvas, unit: float, scale: float = 1.0) -> float:
    """Return a sprite scale for a canvas from a unit of the layout."""
    return unit / canvas.metrics.scale * scale


def card_at(layout: Layout, model: Model, index: int) -> Rect:
    """Return the box of a card of the road, or of the drawn card."""
    if index == model.drawn:
        return drawn_box(layout, model)
    return layout.slot(model.place_of(index), model.width)


def drawn_box(layout: Layout, model: Model) -> Rect:
    """Return the box of a card that waits for its place: at the left, raised."""
    return layout.slot(0, max(model.width, 1)).move(0, -layout.lift)


def draw_card(
    canvas: Canvas, layout: Layout, name: str, box: Rect, glow: str = "", veiled: bool = False
) -> None:
    """Draw a card in its box, with a glow around it or a veil over it."""
    scale = scale_of(canvas, layout.unit)
    if glow:
        canvas.sprite(f"{SLUG}/glow_{glow}", box.center, scale)
    canvas.sprite(name, box.center, scale)
    if veiled:
        canvas.sprite(f"{SLUG}/card_veil", box.center, scale)


def veiled(model: Model, moment: Moment) -> set[int]:
    """Return the cards that do not go with what was chosen."""
    if not moment.chosen:
        return set()
    bright = {model.index(t) for t in (*moment.lit, *moment.chosen)}
    return {index for index in model.road if index not in bright}


def draw_deck(canvas: Canvas, layout: Layout, model: Model, lit: bool) -> None:
    """Draw what is still to come, Old Town at the bottom, with the number of cards."""
    box, px = layout.deck, canvas.metrics.px
    scale = scale_of(canvas, layout.unit)
    if model.deck:
        canvas.sprite(f"{SLUG}/deck_{min(3, (model.deck + 4) // 5)}", box.center, scale)
    else:
        canvas.sprite_in(f"{SLUG}/card_old_town", box)
    if lit:
        outlined(canvas, box, canvas.skin.mark, 5, 12)
    said: Text = text("Old Town")
    if model.deck:
        said = ntext("{n} to come", "{n} to come", count="n", n=model.deck)
    high = layout.tags.h
    middle = box.centerx, box.bottom + round(26 * layout.unit) + high // 2
    most = layout.slot(0).x - px(12) - layout.street.x
    draw_tag(canvas, middle, high, (said,), "own", most, within(canvas, layout))
    if not model.choosing_place and model.deck:
        at = box.right + 22 * layout.unit, box.centery
        canvas.sprite(f"{SLUG}/arrow_travel", at, scale)


def waiting_boxes(layout: Layout, model: Model) -> list[Rect]:
    """Return the places the drawn card may join: the left end of the road, or both."""
    ends = [layout.slot(0, model.width)]
    if model.crossroads:
        ends.append(layout.slot(model.width - 1, model.width))
    return ends


def draw_waiting(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """Draw the drawn card over the left end of the road, and the places it may join."""
    for box in waiting_boxes(layout, model):
        canvas.sprite(f"{SLUG}/card_slot", box.center, scale_of(canvas, layout.unit))
    if moment.dragged != model.thing(model.drawn):
        name = model.sprite(2 * model.drawn)
        draw_card(canvas, layout, name, drawn_box(layout, model), "legal")


def button_boxes(canvas: Canvas, layout: Layout) -> list[Rect]:
    """Return the boxes of the events' buttons, in the middle under the road."""
    px, row = canvas.metrics.px, layout.buttons
    style = BOLD.but(size=25)
    wides = [canvas.measure(b.said, style) + px(150) for b in EVENTS]
    gap = px(20)
    x = row.centerx + round(90 * layout.unit) - (sum(wides) + 2 * gap) // 2
    boxes = []
    for wide in wides:
        boxes.append(Rect(x, row.y, wide, row.h - px(5)))
        x += wide + gap
    return boxes


def draw_buttons(canvas: Canvas, layout: Layout, moment: Moment, only: Thing) -> None:
    """Draw the events' buttons: pressed while chosen, grey where there is no such event."""
    for button, box in zip(EVENTS, button_boxes(canvas, layout), strict=True):
        if only in ("", button.thing):
            _draw_button(canvas, button, box, moment)


def is_chosen(event: Thing, moment: Moment) -> bool:
    """Return whether an event was chosen, the getaway by its trail too."""
    return event in moment.chosen or (event == "event:getaway" and "pile" in moment.chosen)


def _draw_button(canvas: Canvas, button: EventButton, box: Rect, moment: Moment) -> None:
    skin, px = canvas.skin, canvas.metrics.px
    chosen = is_chosen(button.thing, moment)
    usable = button.thing in moment.lit or chosen
    hot = moment.pointed == button.thing
    tone = skin.primary if chosen else skin.plain
    state = "disabled" if not usable else "hover" if hot else "normal"
    face = body(canvas, box, tone, state)
    side = round(face.h * 0.86)
    icon = Rect(face.x + px(14), face.centery - side // 2, side, side)
    canvas.sprite_in(f"{SLUG}/{button.icon}", icon, alpha=255 if usable else 110)
    rest = Rect(icon.right, face.y, face.right - icon.right - px(6), face.h)
    ink = tone.ink if usable else skin.off.ink
    content(canvas, rest, button.said, ink, "", button.key, BOLD.but(size=25))


def draw_chances(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """Under each card what it can do now: shoot so many, be robbed, or nothing."""
    if moment.decision is None or not moment.decision.options:
        return
    options = moment.decision.options
    if model.choosing_place:
        _ends(canvas, layout, model, moment)
        return
    aims, safes, left = shots(options), robberies(options), getaways(options)
    for index in model.road:
        if index in left:
            parts = chances(model, index, aims, safes)
            under_card(canvas, layout, model, index, parts, "plain" if len(parts) > 1 else "off")


def chances(
    model: Model, index: int, aims: dict[int, list[int]], safes: set[int]
) -> tuple[Part, ...]:
    """Return a card's tag: whom it can shoot, by number, or the robbers' sum."""
    if index in aims:
        return (Pic(f"{SLUG}/shoot"), Disc(str(len(aims[index]))))
    if index in safes:
        robbers = model.rules.robbers(model.road, index) or (0, 0)
        a, b = (model.card(r).number for r in robbers)
        return (Pic(f"{SLUG}/rob"), f"{a} + {b} = {a + b}")
    return (Pic(f"{SLUG}/{'safe' if not model.card(index).character else 'bullet_off'}"),)


def under_card(
    canvas: Canvas,
    layout: Layout,
    model: Model,
    index: int,
    parts: tuple[Part, ...],
    tone: str,
) -> Rect:
    """Draw a tag under a card of the road."""
    box = card_at(layout, model, index)
    most = max(round(212 * layout.unit), 40)
    middle = box.centerx, layout.tags.centery
    return draw_tag(canvas, middle, layout.tags.h, parts, tone, most, within(canvas, layout))


def within(canvas: Canvas, layout: Layout) -> Rect:
    """Return the street without a rim at its sides, for tags to stay in."""
    return layout.street.inflate(-2 * canvas.metrics.px(8), 0)


def end_box(layout: Layout, model: Model, side: str) -> Rect:
    """Return the box of a road's end where the drawn card may join, its tag included."""
    place = 0 if side == "left" else model.width - 1
    box = layout.slot(place, model.width)
    return box.union(Rect(box.x, layout.tags.y, box.w, layout.tags.h))


def _ends(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """The tags at both ends, and at the deck where a train may ride on."""
    sides: list[tuple[str, Text]] = [("left", text("Get off here"))]
    if model.crossroads:
        sides = [("left", text("On the left")), ("right", text("On the right"))]
    for side, said in sides:
        middle = end_box(layout, model, side).centerx, layout.tags.centery
        tone = "lamp" if moment.pointed == f"road:{side}" else "plain"
        most = round(250 * layout.unit)
        room = within(canvas, layout)
        draw_tag(canvas, middle, layout.tags.h, (said,), tone, most, room)
    if moment.decision is not None and any(map(_rides, moment.decision.options)):
        tone = "lamp" if moment.pointed == "deck" else "plain"
        box = layout.deck
        parts: tuple[Part, ...] = (Pic(f"{SLUG}/train"), text("Ride on"))
        high = layout.tags.h
        most = layout.slot(0).x - layout.street.x - canvas.metrics.px(8)
        middle = box.centerx, box.y - high
        draw_tag(canvas, middle, high, parts, tone, most, within(canvas, layout))


def _rides(option: Option) -> bool:
    return "deck" in option.things
