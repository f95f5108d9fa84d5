"""The trail at rest: Old Town, the cards laid so far, the hands that count, the next place."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import Text, ntext, text
from engines.games.old_town_road.hands import Hand
from game.tables.old_town_road.arrange import Arrangement, Span, arrange
from game.tables.old_town_road.forecast import reckoning
from game.tables.old_town_road.ground import COUNT, head_box, title_width
from game.tables.old_town_road.layout import CARD_W, SLUG, Layout
from game.tables.old_town_road.model import Model
from game.tables.old_town_road.street import scale_of
from game.tables.old_town_road.tags import BONE, INK, Part, Pic, draw_tag
from game.tables.paint import label, outlined
from game.tables.spec import Moment
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, Style

SHORT: dict[Hand, Text] = {
    Hand.PAIR: text("Pair", context="hand"),
    Hand.FLUSH: text("Flush", context="hand"),
    Hand.STRAIGHT: text("Straight", context="hand"),
    Hand.THREE: text("Three", context="hand"),
    Hand.STRAIGHT_FLUSH: text("Straight flush", context="hand"),
}


def arranged(layout: Layout, model: Model, row: Rect | None = None) -> Arrangement:
    """Return where the trail's cards lie now."""
    hands = reckoning(model).hands
    return arrange(model.pile, hands, row or layout.row, layout.small)


def draw_row(canvas: Canvas, layout: Layout, model: Model) -> None:
    """Draw the cards of the trail, the hands over them, the place of the next, their number."""
    _count(canvas, layout, model)
    lay = arranged(layout, model)
    draw_laid(canvas, model, lay)
    for span in lay.spans:
        draw_bracket(canvas, span, lay, layout.small)
    if not model.pile and model.phase <= 1:
        _empty(canvas, lay.following)
    elif len(model.pile) < len(model.cards):
        _next(canvas, lay.following)


def _count(canvas: Canvas, layout: Layout, model: Model) -> None:
    box = head_box(canvas, layout)
    px = canvas.metrics.px
    left = box.x + px(16) + title_width(canvas, box.h) + px(10)
    rest = Rect(left, box.y, box.right - px(14) - left, box.h)
    said = ntext("{n} card", "{n} cards", count="n", n=len(model.pile))
    label(canvas, said, rest, COUNT)


def draw_town(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """Draw Old Town's card, lit where one may ride in, and the arrow to the trail."""
    box = layout.town
    if "town" in moment.chosen or (model.outside and "town" in moment.lit):
        outlined(canvas, box, canvas.skin.mark, 6, 12)
    scale = box.w / CARD_W / canvas.metrics.scale
    canvas.sprite(f"{SLUG}/card_old_town", box.center, scale)
    at = (box.right + layout.row.x) / 2, box.centery
    canvas.sprite(f"{SLUG}/arrow_trail", at, scale_of(canvas, layout.small, 0.8))


def draw_laid(canvas: Canvas, model: Model, lay: Arrangement) -> None:
    """Draw the cards of an arrangement from left to right."""
    for laid in lay.cards:
        draw_face(canvas, model, laid.face, laid.box)


def draw_face(canvas: Canvas, model: Model, face: int, box: Rect, alpha: int = 255) -> None:
    """Draw a small card in a box: face up, or the back of one that was got away from."""
    name = model.sprite(face, "small") if face >= 0 else f"{SLUG}/card_down"
    canvas.sprite_in(name, box, alpha=alpha)


def bracket_box(span: Span, lay: Arrangement, unit: float) -> Rect:
    """Return the box of a hand's bracket and label."""
    top = lay.following.y
    high = max(round(26 * unit), 8)
    return Rect(span.left + 2, top - high, max(span.right - span.left - 4, 20), high)


def label_height(canvas: Canvas, unit: float) -> int:
    """Return the height of the label over a bracket."""
    return max(round(40 * unit), round(canvas.metrics.text_floor * 1.5))


def draw_bracket(canvas: Canvas, span: Span, lay: Arrangement, unit: float) -> None:
    """Draw the bracket over a hand that counts, with its name and points."""
    box = bracket_box(span, lay, unit)
    draw_brace(canvas, box)
    made = span.made
    high = label_height(canvas, unit)
    name = SHORT[made.hand]
    parts: list[Part] = [name]
    if made.chip >= 0:
        parts.append(Pic(f"{SLUG}/chip"))
    points = str(made.points)
    style = Style(size=26, family=DISPLAY)
    own = max(canvas.measure(points, style), round(high * 0.5)) + round(high * 0.4)
    room = span.right - span.left + round(26 * unit) - own
    if canvas.measure(name, BOLD.but(size=24)) + high * len(parts) > room:
        parts[0] = Pic(f"{SLUG}/{hand_sprite(made.hand)}", 0.86)
    middle = box.centerx - own // 2, box.y - high // 2 + max(round(6 * unit), 2)
    tag = draw_tag(canvas, middle, high, parts, "plain", 0)
    figure = Rect(tag.right - canvas.metrics.px(8), tag.y, own, high)
    canvas.box(figure, "#c23f17", INK, 3, 9)
    label(canvas, points, figure, style.but(align="centre", colour="#fffdf6"))


def draw_brace(canvas: Canvas, box: Rect) -> None:
    """Draw a bracket over a box's width."""
    px = canvas.metrics.px
    high = min(box.h, px(28))
    canvas.skin_box(f"{SLUG}/bracket", Rect(box.x, box.bottom - high, box.w, high))


def hand_sprite(hand: Hand, off: bool = False) -> str:
    """Return the picture of a kind of hand: three tiny cards."""
    name = hand.name.lower()
    return f"hand_{name}_off" if off else f"hand_{name}"


def _next(canvas: Canvas, box: Rect) -> None:
    canvas.box(box, None, BONE, 3, 10, dash=True)
    style = BOLD.but(size=24, align="centre", colour=BONE, lines=2, lead=1.15)
    room = box.inflate(-canvas.metrics.px(20), -box.h // 2)
    said = text("next card")
    if all(canvas.measure(word, style) <= room.w for word in canvas.say(said).split()):
        label(canvas, said, room, style)


def _empty(canvas: Canvas, box: Rect) -> None:
    """The first place, with what comes here."""
    _next(canvas, box)
    wide = round(box.w * 5.2)
    room = Rect(box.right + box.w // 5, box.y, wide, box.h)
    said = text(
        "Cards that are shot, robbed or got away from come here, in this order: "
        "three in a row make a hand."
    )
    canvas.text(said, room, BOLD.but(size=25, colour=BONE, lines=4, lead=1.2, weight=600))
