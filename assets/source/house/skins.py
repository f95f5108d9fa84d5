"""Nine-slice skins of every control, in one look. Boxes are the control's own; margins are extra."""

from assets.source.house.icons import ICONS
from assets.source.house.looks import Kind, Look
from assets.source.kit import INK, WHITE, circle, clip_box, line, path, place, poly, rect, shadow
from assets.source.sprite import Sides, Sprite

EDGE, LIP, RING = (2, 2, 2, 2), (2, 2, 2, 8), (13, 13, 13, 13)
DROP, DEEP = (2, 2, 7, 8), (3, 3, 11, 12)


def even(n: float) -> Sides:
    """The same at all four sides."""
    return (n, n, n, n)


def focus_ring(look: Look, w: float, h: float, r: float = 16) -> str:
    """The ring eight pixels outside a focused control."""
    box = (-8, -8, w + 16, h + 16, r, "none")
    return rect(*box, look.ring[0], 9) + rect(*box, look.ring[1], 5)


def _button(look: Look, fill: str, pressed: bool = False) -> str:
    if pressed:
        return rect(0, 4, 48, 48, 10, fill, look.line, 3)
    return rect(0, 5, 48, 48, 10, look.line, look.line, 3) + rect(
        0, 0, 48, 48, 10, fill, look.line, 3
    )


def buttons(look: Look) -> list[Sprite]:
    """Plain, primary and danger buttons in their states."""
    out = []
    kinds: tuple[tuple[str, Kind], ...] = (
        ("", look.plain),
        ("primary", look.primary),
        ("danger", look.danger),
    )
    for kind, fill in kinds:
        states = {
            kind or "normal": _button(look, fill.normal),
            f"{kind}_hover".lstrip("_"): _button(look, fill.hover),
            f"{kind}_pressed".lstrip("_"): _button(look, fill.pressed, True),
        }
        out += [Sprite(f"button_{n}", svg, 48, 48, LIP, nine=even(14)) for n, svg in states.items()]
    off = rect(0, 2, 48, 48, 10, look.off, look.off_line, 2.5)
    out.append(Sprite("button_disabled", off, 48, 48, LIP, nine=even(14)))
    out.append(Sprite("focus", focus_ring(look, 48, 48), 48, 48, RING, nine=even(14)))
    out.append(Sprite("focus_round", focus_ring(look, 40, 40, 28), 40, 40, RING, nine=even(19)))
    return out


def panels(look: Look) -> list[Sprite]:
    """Panels, the dark note, dialogs and their heads, and the tails of notes."""
    box = rect(0, 0, 64, 64, 14, look.panel, look.line, 3)
    drop = shadow(0, 0, 64, 64, 14)
    lit = rect(-2, -2, 68, 68, 16, "none", look.line, 9)
    lit += rect(-2, -2, 68, 68, 16, "none", look.mark, 6)
    note = shadow(0, 0, 64, 64, 12, o=0.3) + rect(0, 0, 64, 64, 12, look.tip, look.tip_line, 3)
    frame = shadow(0, 0, 64, 96, 16, 8, 9) + rect(0, 0, 64, 96, 16, look.panel, look.line, 4)
    white = rect(0, 0, 64, 64, 14, look.field, look.line, 3)
    shade = rect(0, 0, 64, 64, 14, look.shade, look.line, 3)
    nine = even(20)
    out = [
        Sprite("panel", drop + box, 64, 64, DROP, nine=nine),
        Sprite("panel_flat", box, 64, 64, EDGE, nine=nine),
        Sprite("panel_white", drop + white, 64, 64, DROP, nine=nine),
        Sprite("panel_shade", drop + shade, 64, 64, DROP, nine=nine),
        Sprite("panel_active", lit, 64, 64, even(8), nine=nine),
        Sprite("panel_dark", note, 64, 64, DROP, nine=nine),
        Sprite("dialog", frame, 64, 96, DEEP, nine=even(26)),
    ]
    for name, fill in (("head_teal", look.primary.normal), ("head_brick", look.danger.normal)):
        head = path("M0 60 V16 a16 16 0 0 1 16 -16 H48 a16 16 0 0 1 16 16 V60Z", fill, look.line, 4)
        out.append(Sprite(name, head, 64, 62, (3, 3, 3, 1), nine=(22, 22, 22, 10)))
    return (
        out + _tails("tail", look.tip, look.tip_line) + _tails("bubble_tail", look.field, look.line)
    )


def _tails(name: str, fill: str, edge: str) -> list[Sprite]:
    down = poly([(0, 0), (36, 0), (18, 28)], fill, edge, 3) + rect(2, -4, 32, 8, 0, fill, sw=0)
    up = poly([(0, 28), (36, 28), (18, 0)], fill, edge, 3) + rect(2, 24, 32, 8, 0, fill, sw=0)
    return [
        Sprite(f"{name}_down", down, 36, 28, (3, 5, 3, 4), (18, 0)),
        Sprite(f"{name}_up", up, 36, 28, (3, 4, 3, 5), (18, 28)),
    ]


def fields(look: Look) -> list[Sprite]:
    """Text fields, list rows, chips and segments."""
    body = rect(0, 0, 48, 46, 10, look.field, look.line, 3)
    inner = rect(4, 4, 40, 38, 7, "none", look.plain.hover, 4)
    off = rect(0, 0, 48, 46, 10, look.off, look.off_line, 2.5)
    mark = rect(-1, -1, 50, 48, 11, "none", look.line, 8)
    mark += rect(-1, -1, 50, 48, 11, "none", look.mark, 5)
    nine = even(14)

    def row(fill: str) -> str:
        return rect(0, 0, 48, 46, 10, fill, look.line, 3)

    out = [
        Sprite("field", body, 48, 46, EDGE, nine=nine),
        Sprite("field_hover", body + inner, 48, 46, EDGE, nine=nine),
        Sprite("field_focus", focus_ring(look, 48, 46) + body, 48, 46, RING, nine=nine),
        Sprite("field_disabled", off, 48, 46, EDGE, nine=nine),
        Sprite("row", row(look.field), 48, 46, EDGE, nine=nine),
        Sprite("row_hover", row(look.plain.hover), 48, 46, EDGE, nine=nine),
        Sprite("row_pressed", row(look.plain.pressed), 48, 46, EDGE, nine=nine),
        Sprite("row_selected", row(look.field) + mark, 48, 46, even(6), nine=nine),
        Sprite("row_disabled", off, 48, 46, EDGE, nine=nine),
    ]
    chips = {"": look.field, "_on": look.mark, "_hover": look.plain.hover}
    for end, fill in chips.items():
        chip = rect(0, 0, 48, 40, 20, fill, look.line, 3)
        out.append(Sprite(f"chip{end}", chip, 48, 40, EDGE, nine=(21, 19, 21, 19)))
    for end, fill in {"on": look.on, "hover": look.plain.hover}.items():
        out.append(
            Sprite(f"segment_{end}", rect(0, 0, 40, 38, 7, fill, sw=0), 40, 38, nine=even(10))
        )
    return out


def toggles(look: Look) -> list[Sprite]:
    """Switches, check boxes, round choices and slider parts."""
    out = []
    knobs = {"": WHITE, "_hover": look.plain.hover, "_disabled": look.off}
    for on in (True, False):
        for end, knob in knobs.items():
            off = end == "_disabled"
            stroke = look.off_line if off else look.line
            fill = look.off if off else look.on if on else look.track
            x = 70 if on else 22
            icon = ICONS["check" if on else "cross"].replace(WHITE, stroke if off else INK)
            svg = rect(0, 0, 92, 44, 22, fill, stroke, 3) + circle(x, 22, 19, knob, stroke, 3)
            svg += place(icon, x - 10, 12, 0.62)
            out.append(Sprite(f"toggle_{'on' if on else 'off'}{end}", svg, 92, 44, EDGE, scale=3))
    box, dot = (
        rect(0, 0, 34, 34, 8, look.field, look.line, 3),
        circle(17, 17, 17, look.field, look.line, 3),
    )
    tick = rect(0, 0, 34, 34, 8, look.on, look.line, 3)
    tick += place(
        ICONS["check"].replace(WHITE, look.field if look.name != "rodeo" else INK), 5, 5, 0.75
    )
    out += [
        Sprite("check_on", tick, 34, 34, EDGE, scale=3),
        Sprite("check_off", box, 34, 34, EDGE, scale=3),
        Sprite("radio_on", dot + circle(17, 17, 9, look.on, look.line, 2), 34, 34, EDGE, scale=3),
        Sprite("radio_off", dot, 34, 34, EDGE, scale=3),
    ]
    for name, fill in (("slider_track", look.track), ("slider_fill", look.on)):
        bar = rect(0, 0, 40, 12, 6, fill, look.line, 3)
        out.append(Sprite(name, bar, 40, 12, EDGE, nine=(9, 5, 9, 5)))
    states = {"": WHITE, "_hover": look.plain.hover, "_pressed": look.plain.pressed}
    for end, fill in states.items():
        knob = circle(16, 16, 16, fill, look.line, 4)
        out.append(Sprite(f"slider_knob{end}", knob, 32, 32, even(3), scale=3))
    off_knob = circle(16, 16, 16, look.off, look.off_line, 4)
    return [*out, Sprite("slider_knob_disabled", off_knob, 32, 32, even(3), scale=3)]


def _tab(look: Look, fill: str, on: bool) -> str:
    top = 0 if on else 8
    body = path(f"M0 58 V{top + 12} q0 -12 12 -12 H52 q12 0 12 12 V58", fill, look.line, 3)
    if on:
        body += rect(1.5, 55, 61, 8, 0, fill, sw=0) + rect(16, 8, 32, 6, 3, look.head, sw=0)
    return body


def bars(look: Look) -> list[Sprite]:
    """Tabs, scroll bars and progress bars."""
    nine = (24, 26, 24, 6)
    tabs = {
        "tab": _tab(look, look.shade, False),
        "tab_hover": _tab(look, look.plain.hover, False),
        "tab_on": _tab(look, look.panel, True),
    }
    out = [Sprite(name, svg, 64, 58, (2, 2, 2, 5), nine=nine) for name, svg in tabs.items()]
    thumbs = {
        "scrollbar": WHITE,
        "scrollbar_hover": look.plain.hover,
        "scrollbar_pressed": look.plain.pressed,
        "scrollbar_track": look.track,
    }
    for name, fill in thumbs.items():
        svg = rect(0, 0, 22, 40, 11, fill, look.line, 3)
        out.append(Sprite(name, svg, 22, 40, EDGE, nine=(10, 13, 10, 13)))
    grip = "".join(line(0, y, 8, y, INK, 2.5) for y in (0, 6, 12))
    stripes = "".join(
        path(f"M{x} 22l14 -22h10l-14 22Z", "#fff", sw=0, extra='opacity=".3"') for x in (-30, 0, 30)
    )
    round_ = (12, 10, 12, 10)
    fill = rect(0, 0, 48, 22, 11, look.on, look.line, 3)
    return [
        *out,
        Sprite("scrollbar_grip", grip, 8, 12, even(2), scale=3),
        Sprite(
            "progress_track",
            rect(0, 0, 48, 22, 11, look.track, look.line, 3),
            48,
            22,
            EDGE,
            nine=round_,
        ),
        Sprite("progress_fill", fill, 48, 22, EDGE, nine=round_),
        Sprite("progress_stripes", clip_box(stripes, 30, 22, 0), 30, 22),
    ]


def skin(look: Look) -> list[Sprite]:
    """Every control of one look, named skin_<look>_<control>."""
    parts = buttons(look) + panels(look) + fields(look) + toggles(look) + bars(look)
    return [
        Sprite(f"skin_{look.name}_{p.name}", p.svg, p.w, p.h, p.pad, p.anchor, p.nine, p.scale)
        for p in parts
    ]
