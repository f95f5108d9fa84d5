"""What follows the pointer: a shot or robbery to come, the card's place on the trail, a hint."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Thing, text
from engines.games.old_town_road.hands import Hand
from game.tables.old_town_road.arrange import Arrangement
from game.tables.old_town_road.fire import draw_fire, gain_parts
from game.tables.old_town_road.forecast import Gain, gain_of, laid, reckoning
from game.tables.old_town_road.heist import draw_heist
from game.tables.old_town_road.layout import SLUG, Layout
from game.tables.old_town_road.model import Model, robberies, shots
from game.tables.old_town_road.score import draw_prospect
from game.tables.old_town_road.street import (
    card_at,
    draw_buttons,
    draw_card,
    draw_chances,
    drawn_box,
    scale_of,
)
from game.tables.old_town_road.tags import BONE, INK, LAMP, Part, draw_tag
from game.tables.old_town_road.trail import (
    SHORT,
    arranged,
    draw_brace,
    draw_face,
    label_height,
)
from game.tables.paint import dashed, outlined
from game.tables.spec import Moment
from game.ui.canvas import Canvas


def draw_above(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """Draw everything that changes with the pointer."""
    if moment.decision is not None and moment.decision.options:
        _street(canvas, layout, model, moment)
        _advice(canvas, layout, model, moment)
        draw_prospect(canvas, layout, model, moment)
    _trail(canvas, layout, model, moment)


def subject(model: Model, moment: Moment) -> int:
    """Return the card of the road in question: chosen, else pointed at; -1 for none."""
    for thing in reversed(moment.chosen):
        if (index := model.index(thing)) in model.road:
            return index
    index = model.index(moment.pointed)
    return index if index in model.road else -1


# ------------------------------------------------------------------ the street
def _street(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    assert moment.decision is not None
    index = subject(model, moment)
    if model.choosing_place or index < 0 or "event:getaway" in moment.chosen:
        draw_chances(canvas, layout, model, moment)
        _raised(canvas, layout, model, moment)
    else:
        _event(canvas, layout, model, moment, index)
    draw_buttons(canvas, layout, moment, moment.pointed or "-")


def _event(canvas: Canvas, layout: Layout, model: Model, moment: Moment, index: int) -> None:
    """What the card in question can do, or what can be done with it."""
    assert moment.decision is not None
    options = moment.decision.options
    aiming = model.thing(index) in moment.chosen
    if moment.dragged == model.thing(index):
        aiming = True
    if model.card(index).character:
        targets = shots(options).get(index, [])
        draw_fire(canvas, layout, model, moment, index, targets, aiming)
    elif index in robberies(options):
        draw_heist(canvas, layout, model, index)
    else:
        draw_chances(canvas, layout, model, moment)
        box = card_at(layout, model, index).move(0, -layout.lift)
        draw_card(canvas, layout, model.sprite(model.face(index)), box, "hover")


def _raised(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """The card that is pointed at, raised; the drawn card with a brighter glow."""
    index = model.index(moment.pointed)
    if index in model.road:
        box = card_at(layout, model, index).move(0, -layout.lift)
        draw_card(canvas, layout, model.sprite(model.face(index)), box, "hover")
    elif index >= 0 and index == model.drawn and moment.dragged != moment.pointed:
        _hovered(canvas, layout, model)
    for side, place in (("left", 0), ("right", model.width - 1)):
        if moment.pointed == f"road:{side}" and model.choosing_place:
            box = layout.slot(place, model.width)
            if side == "left" and not moment.dragged:  # the card waits over this very place
                _hovered(canvas, layout, model)
                continue
            outlined(canvas, box, canvas.skin.mark, 6, 14)
            if side == "right":
                canvas.sprite(model.sprite(2 * model.drawn), box.center,
                              scale_of(canvas, layout.unit), alpha=150)  # fmt: skip
    if moment.pointed == "deck" and "deck" in moment.lit:
        outlined(canvas, layout.deck, "#fffdf6", 6, 12)


def _hovered(canvas: Canvas, layout: Layout, model: Model) -> None:
    """The drawn card with the glow of what is pointed at."""
    name = model.sprite(2 * model.drawn)
    draw_card(canvas, layout, name, drawn_box(layout, model), "hover")


# ------------------------------------------------------------------ the trail
def _trail(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    lay = arranged(layout, model)
    gain = prospect(model, moment)
    if gain is not None:
        draw_ghost(canvas, layout, model, lay, gain)
    elif "pile" in moment.lit and (moment.chosen or moment.dragged):
        outlined(canvas, lay.following, LAMP, 6 if moment.pointed == "pile" else 4, 10)
    if not moment.chosen and not moment.dragged:
        _kinds(canvas, model, lay, moment.pointed)
    _zoom(canvas, layout, model, lay, moment.pointed)


def prospect(model: Model, moment: Moment) -> Gain | None:
    """Return what lies on the trail after what is pointed at; None where nothing would."""
    if moment.decision is None or not moment.decision.options or model.choosing_place:
        return None
    if moment.shown is not None:
        return gain_of(model, moment.shown[0].action)
    index = model.index(moment.pointed)
    if index not in model.road or moment.chosen:
        return None
    if index in robberies(moment.decision.options):
        return gain_of(model, model.tables.robberies[index])
    return laid(model, model.face(index)) if model.card(index).character else None


def draw_ghost(canvas: Canvas, layout: Layout, model: Model, lay: Arrangement, gain: Gain) -> None:
    """Draw a card where it would come to lie, and the hand it would complete."""
    box = lay.following
    canvas.box(box.inflate(canvas.metrics.px(16), canvas.metrics.px(16)), LAMP, INK, 3, 14)
    draw_face(canvas, model, gain.face, box)
    high = label_height(canvas, layout.small)
    y = box.y - high // 2 - round(18 * layout.small)
    if gain.hand is not Hand.NONE:
        first = lay.up[-2].box.x
        brace = Rect(first + 2, 0, box.right - first - 4, max(round(26 * layout.small), 8))
        brace.bottom = box.y - canvas.metrics.px(6)
        draw_brace(canvas, brace)
        parts: tuple[Part, ...] = (*gain_parts(gain)[:1], SHORT[gain.hand], *gain_parts(gain)[2:])
        drawn_at = brace.centerx + brace.w // 4, brace.y - high // 3
        draw_tag(canvas, drawn_at, high, parts, "lamp")
        return
    said = text("face down") if gain.face < 0 else text("lands here")
    parts = (said,) if not gain.points else (f"+{gain.points}", said)
    tag = Rect(0, 0, 1, 1)
    tag.midtop = box.centerx, y
    draw_tag(canvas, (min(tag.x, layout.trail.right - round(110 * layout.small)), y), high,
             parts, "lamp")  # fmt: skip


def _kinds(canvas: Canvas, model: Model, lay: Arrangement, pointed: Thing) -> None:
    """Ring the hands of a kind that is pointed at; for the whole score those passed over.

    Of hands that share cards only the first is named, so that no name covers another.
    """
    if pointed.startswith("kind:"):
        for span in lay.spans:
            if span.made.hand.name.lower() == pointed[5:]:
                box = Rect(span.left, lay.following.y, span.right - span.left, lay.following.h)
                outlined(canvas, box, LAMP, 6, 10)
    if pointed not in ("score", "pile"):
        return
    up, named = lay.up, 0
    for made in reckoning(model).hands:
        if made.counts:
            continue
        trio = up[made.at : made.at + 3]
        box = trio[0].box.unionall([laid.box for laid in trio[1:]])
        dashed(canvas, box.inflate(-8, -8), BONE, 4, 8)
        if box.x < named:
            continue
        named = box.right
        high = label_height(canvas, 0.5)
        at = box.centerx, box.bottom - high // 2
        draw_tag(canvas, at, high, (SHORT[made.hand],), "off", box.w)


def _zoom(canvas: Canvas, layout: Layout, model: Model, lay: Arrangement, pointed: Thing) -> None:
    """A card of the trail at its full size, also one that lies face down."""
    index = model.index(pointed)
    found = next((c for c in lay.cards if _card(c.face) == index), None) if index >= 0 else None
    if pointed == "town":
        found_box, name = layout.town, f"{SLUG}/card_old_town"
    elif found is not None:
        face = found.face if found.face >= 0 else ~found.face
        found_box, name = found.box, model.sprite(face)
    else:
        return
    wide, high = layout.card
    box = Rect(0, 0, wide, high)
    box.midbottom = found_box.centerx, layout.trail.bottom - canvas.metrics.px(8)
    box.clamp_ip(Rect(layout.trail.x + 8, layout.street.y, layout.trail.w - 16,
                      layout.trail.bottom - layout.street.y))  # fmt: skip
    canvas.shadow(box, 12, (8, 9))
    scale = scale_of(canvas, layout.unit)
    canvas.sprite(name, box.center, scale)
    if found is not None and found.face < 0:
        high = layout.tags.h
        draw_tag(canvas, (box.centerx, box.centery), high, (text("face down"),), "own")


def _card(face: int) -> int:
    return (face if face >= 0 else ~face) >> 1


# ------------------------------------------------------------------ the hint
def _advice(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """A lantern at what a hint advises; dashes around what is about as good."""
    for thing in moment.equal:
        box = place_of(layout, model, thing)
        if box is not None:
            dashed(canvas, box, canvas.skin.mark, 5, 14)
    if moment.advice is None:
        return
    for number, thing in enumerate(moment.advice.things):
        box = place_of(layout, model, thing)
        if box is None or thing == "pile":
            continue
        outlined(canvas, box, canvas.skin.mark, 6, 14)
        if number == _key(moment):
            _lantern(canvas, layout, box)


def _key(moment: Moment) -> int:
    """Which of the advised things the lantern hangs at: the one shot, robbed, or left."""
    kind = getattr(moment.advice.action, "kind", "") if moment.advice is not None else ""
    return 1 if kind == "shootout" else 0


def place_of(layout: Layout, model: Model, thing: Thing) -> Rect | None:
    """Return where a thing of a choice lies."""
    index = model.index(thing)
    if index in model.road or (index >= 0 and index == model.drawn):
        return card_at(layout, model, index)
    if thing.startswith("road:") and model.choosing_place:
        place = 0 if thing == "road:left" else model.width - 1
        return layout.slot(place, model.width)
    return {"deck": layout.deck, "town": layout.town}.get(thing)


def _lantern(canvas: Canvas, layout: Layout, box: Rect) -> None:
    radius = round(30 * layout.unit)
    at = box.right - radius // 3, box.y + radius // 3
    canvas.disc(at, radius, LAMP, INK, 4)
    room = Rect(0, 0, round(radius * 1.4), round(radius * 1.4))
    room.center = at
    canvas.sprite_in(f"{SLUG}/hint", room)
