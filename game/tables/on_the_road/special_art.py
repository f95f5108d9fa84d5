"""How the window for special actions looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from engines.core.types import Thing, text
from game.tables.on_the_road.choices import Choice
from game.tables.on_the_road.ground import SLUG
from game.tables.on_the_road.model import COLOURS
from game.tables.on_the_road.special_place import NOTE, Parts, joined
from game.tables.paint import label, outlined
from game.ui.canvas import Canvas
from game.ui.control import body, content
from game.ui.text import BOLD, DISPLAY, HEAD, Style

if TYPE_CHECKING:
    from game.tables.on_the_road.special import SpecialWindow


def draw_window(canvas: Canvas, parts: Parts, window: SpecialWindow, pointed: Thing) -> None:
    """Draw the window."""
    canvas.shadow(parts.box, 16, (8, 9))
    canvas.box(parts.box, canvas.skin.panel, "", 4, 16)
    _head(canvas, parts, window)
    if window.spends:
        _tokens(canvas, parts, window, pointed)
    for choice, box in zip(window.choices, parts.cards, strict=True):
        _card(canvas, parts, window, choice, box, pointed)
    _button(canvas, parts.confirm, window, pointed)
    if parts.decline is not None:
        state = "hover" if pointed == "decline" else "normal"
        face = body(canvas, parts.decline, canvas.skin.plain, state)
        content(canvas, face, text("Pass"), canvas.skin.plain.ink, "pass", "", BOLD.but(size=27))


def _head(canvas: Canvas, parts: Parts, window: SpecialWindow) -> None:
    u, head = parts.unit, parts.head
    title, about = window.title
    with canvas.clip(head):
        canvas.box(Rect(head.x, head.y, head.w, head.h + 40), canvas.skin.head, "", 4, 16)
    line = max(canvas.metrics.px(4), 1)
    canvas.fill(Rect(head.x, head.bottom - line, head.w, line), canvas.skin.line)
    style = HEAD.but(size=36, colour=canvas.skin.mark)
    wide = min(canvas.measure(title, style) + 2, head.w // 3)
    label(canvas, title, Rect(head.x + round(26 * u), head.y, wide, head.h - line), style)
    left = head.x + round(50 * u) + wide
    rest = Rect(left, head.y, head.right - round(20 * u) - left, head.h - line)
    label(canvas, about, rest, BOLD.but(size=27, colour="#fffdf6"))


def _tokens(canvas: Canvas, parts: Parts, window: SpecialWindow, pointed: Thing) -> None:
    u, box = parts.unit, parts.box
    top = parts.head.bottom
    wide = round(390 * u)
    first = Rect(box.x + round(26 * u), top + round(6 * u), wide, round(58 * u))
    style = BOLD.but(size=27, lead=1.06)
    said = text("Spend tokens, all different:")
    if canvas.measure(said, style) > wide:
        style = style.but(size=22, lines=2)
    canvas.text(said, first, style)
    second = Rect(first.x, first.bottom, wide, round(38 * u))
    label(canvas, window.progress, second, BOLD.but(size=24, colour=canvas.skin.on))
    for index, colour in enumerate(COLOURS):
        _token(canvas, parts, window, colour, window.held[index], pointed)
    y = top + round(106 * u)
    canvas.dashes((box.x + round(24 * u), y), box.w - round(48 * u))


def _token(
    canvas: Canvas, parts: Parts, window: SpecialWindow, colour: str, held: int, pointed: Thing
) -> None:
    u, box = parts.unit, parts.tokens[colour]
    state = "_off" if not held else "_chosen" if colour in window.tokens else ""
    grow = 1.42 if pointed == f"spend:{colour}" and held else 1.3
    scale = u / canvas.metrics.scale * grow
    at = box.x + 46 * u, box.centery
    canvas.sprite(f"{SLUG}/token_{colour}{state}", at, scale)
    count = Rect(box.x + round(86 * u), box.y + round(20 * u), box.w - round(88 * u), box.h // 2)
    ink = canvas.skin.text if held else canvas.skin.muted
    label(canvas, f"x{held}", count, BOLD.but(size=25, colour=ink))


def _card(
    canvas: Canvas,
    parts: Parts,
    window: SpecialWindow,
    choice: Choice,
    box: Rect,
    pointed: Thing,
) -> None:
    u, skin, px = parts.unit, canvas.skin, canvas.metrics.px
    on, off = window.choice is choice, choice.refusal is not None
    if not off:
        canvas.box(box.move(0, px(6)), skin.edge, "", 3, 12)
    if on:
        outlined(canvas, box, skin.mark, 6, 12)
    hot = pointed == f"choice:{choice.kind}" and not off
    canvas.box(box, skin.shade if off else skin.field, "", 3, 12, dash=off)
    strip = Rect(box.x, box.y, box.w, round(48 * u))
    colour = skin.on if on else skin.select if hot else "#d8cda9"
    with canvas.clip(strip):
        canvas.box(Rect(strip.x, strip.y, strip.w, strip.h + 40), colour, "", 3, 12)
    canvas.fill(Rect(box.x, strip.bottom, box.w, px(3)), skin.line)
    _card_words(canvas, parts, window, choice, box, strip)
    art = Rect(box.x + round(10 * u), strip.bottom + px(3), box.w - round(20 * u), round(96 * u))
    draw_art(canvas, parts.unit, window, choice, art)


def _card_words(
    canvas: Canvas,
    parts: Parts,
    window: SpecialWindow,
    choice: Choice,
    box: Rect,
    strip: Rect,
) -> None:
    u, skin = parts.unit, canvas.skin
    on, off = window.choice is choice, choice.refusal is not None
    ink = skin.on_ink if on else ""
    need = BOLD.but(size=23, align="right", colour=ink or skin.muted)
    title = Style(size=27, family=DISPLAY, colour=ink)
    wide = canvas.measure(choice.need, need) + 2
    right = Rect(strip.right - round(16 * u) - wide, strip.y, wide, strip.h)
    name = Rect(strip.x + round(18 * u), strip.y, right.x - strip.x - round(26 * u), strip.h)
    if canvas.measure(choice.title, title) > name.w:  # long words: the price stands below
        right.y, right.h = strip.bottom + round(4 * u), round(40 * u)
        name.w = strip.right - round(10 * u) - name.x
        need = need.but(colour=skin.muted)
    label(canvas, choice.need, right, need)
    label(canvas, choice.title, name, title)
    words = Rect(box.x + round(18 * u), strip.bottom + round(102 * u), box.w - round(36 * u), 0)
    words.h = box.bottom - round(8 * u) - words.y
    lines = choice.lines(window.tokens, window.model)
    if off and choice.refusal is not None:
        lines = (choice.refusal,)
    canvas.text(joined(canvas, lines), words, NOTE.but(colour=skin.muted if off else skin.text))


def draw_art(canvas: Canvas, unit: float, window: SpecialWindow, choice: Choice, box: Rect) -> None:
    """Draw whose fans go where: fans, an arrow, the place."""
    model, seat = window.model, window.seat
    scale = unit / canvas.metrics.scale
    fans = _fans_of(window, choice)
    shown = fans[:3]
    if choice.kind == "passing" and window.decision.kind == "rescue":
        _draw_on(canvas, unit, box)
        return
    target = _target(window, choice)
    step = 42 * unit
    wide = step * len(shown) + 70 * unit + 96 * unit
    x = box.centerx - wide / 2
    for place_, band in enumerate(shown):
        at = x + step * place_ + 26 * unit, box.centery
        canvas.sprite(f"{SLUG}/fan_{model.bands[band]}", at, scale * 1.1)
    x += step * len(shown) + 14 * unit
    _arrow(canvas, unit, x, box.centery)
    x += 66 * unit
    place_box = Rect(round(x), box.y + round(4 * unit), round(110 * unit), box.h - round(8 * unit))
    canvas.sprite_in(f"{SLUG}/{target}", place_box)
    if seat in fans and len(fans) > len(shown):
        more = Rect(round(box.x), box.y, round(60 * unit), round(34 * unit))
        label(canvas, f"x{len(fans)}", more, BOLD.but(size=22))


def _draw_on(canvas: Canvas, unit: float, box: Rect) -> None:
    """A fan of nobody knows which band comes out of the bag."""
    scale = unit / canvas.metrics.scale
    bag = Rect(0, 0, round(100 * unit), box.h - round(8 * unit))
    bag.center = round(box.centerx - 90 * unit), box.centery
    canvas.sprite_in(f"{SLUG}/bag", bag)
    _arrow(canvas, unit, box.centerx - 24 * unit, box.centery)
    canvas.sprite(f"{SLUG}/fan_ghost", (box.centerx + 74 * unit, box.centery), scale * 1.2)
    mark = Rect(0, 0, round(30 * unit), round(30 * unit))
    mark.center = round(box.centerx + 74 * unit), round(box.centery + 2 * unit)
    label(canvas, "?", mark, BOLD.but(size=24, align="centre"))


def _fans_of(window: SpecialWindow, choice: Choice) -> list[int]:
    model, seat, kind = window.model, window.seat, window.decision.kind
    if choice.kind in ("rescue",):
        return [seat] * max(model.waiting(seat), 1)
    if choice.kind in ("stage_pass", "fan_back", "fan_stays"):
        return [seat]
    if kind == "rescue":
        return []
    if kind == "redraw":
        own = [s for s in model.tray if s == seat]
        return own if own and choice.kind == "passing" else list(model.tray)
    return [seat] * max(model.tray.count(seat), 1)


def _target(window: SpecialWindow, choice: Choice) -> str:
    """The sprite of the place the fans go to."""
    if choice.kind != "passing":
        return _TARGET[choice.kind]
    if window.decision.kind == "redraw" and window.seat in window.model.tray:
        return "stage_icon"
    return "potty"


_TARGET = {
    "rescue": "bag",
    "redraw": "bag",
    "call_back": "bag",
    "stage_pass": "stage_icon",
    "fan_back": "bag",
    "fan_stays": "potty",
}


def _arrow(canvas: Canvas, unit: float, x: float, y: float) -> None:
    ink, u = canvas.skin.line, unit
    canvas.polygon(
        (
            (x, y - 3 * u),
            (x + 34 * u, y - 3 * u),
            (x + 34 * u, y - 13 * u),
            (x + 50 * u, y),
            (x + 34 * u, y + 13 * u),
            (x + 34 * u, y + 3 * u),
            (x, y + 3 * u),
        ),
        ink,
    )


def _button(canvas: Canvas, box: Rect, window: SpecialWindow, pointed: Thing) -> None:
    ready = window.option is not None
    state = "disabled" if not ready else "hover" if pointed == "confirm" else "normal"
    face = body(canvas, box, canvas.skin.primary, state)
    ink = canvas.skin.primary.ink if ready else canvas.skin.off.ink
    icon = "play" if ready else ""
    content(canvas, face, window.confirm_label, ink, icon, "", BOLD.but(size=27))
