"""Movement cards, tickets, the bag and the porta-potty."""
# fmt: off

from assets.source.kit import (
    BRICK,
    INK,
    MEADOW,
    PAPER,
    SKY,
    SUN,
    TEAL,
    WHITE,
    circle,
    clip_box,
    ellipse,
    line,
    note,
    path,
    place,
    rays,
    rect,
    star,
    text,
)
from assets.source.road.palette import ASPHALT, pine
from assets.source.road.pieces import van

CARD_COLOR = {1: MEADOW, 2: SKY, 3: TEAL, 4: SUN, 5: "#ee8a4a", 6: BRICK}
FLOOR = 'opacity=".25"'
TICKET = "M4 8 H94 a5 5 0 0 0 10 0 H128 V56 H104 a5 5 0 0 0 -10 0 H4 V41 a9 9 0 0 0 0 -18Z"


def _card_body(art: str) -> str:
    inside = clip_box(art, 144, 204, 14, 3, 3)
    return rect(7, 10, 144, 204, 14, "#000", sw=0, extra='opacity=".32"') + inside


def card(value: int) -> str:
    """A movement card, 150 x 210: a road to the horizon, the value, and as many milestones as steps."""
    a = rect(0, 0, 150, 210, 0, CARD_COLOR[value], sw=0) + rays(75, 96, 0, 190, 18, "#fff", 0.5, 0, 0.22)
    a += path("M-5 118 Q40 96 78 108 T160 100 V215 H-5Z", "#5f8f3f" if value != 1 else "#4f7f35", INK, 3.5)
    a += path("M69 106 Q64 128 88 144 Q108 164 30 215 H128 Q150 164 112 140 Q84 122 81 106Z", ASPHALT, INK, 3.5)
    a += path("M75 112 Q74 128 98 142 Q128 164 84 212", stroke=PAPER, sw=3.5, extra='stroke-dasharray="9 8"')
    a += pine(22, 150, 40) + pine(42, 138, 26) + pine(134, 140, 30)
    out = _card_body(a) + rect(8, 8, 134, 194, 10, "none", PAPER, 4) + rect(3, 3, 144, 204, 14, "none", INK, 4)
    out += circle(75, 82, 39, PAPER, INK, 4) + circle(75, 82, 31.5, "none", INK, 2.5) + text(75, 103, str(value), 58)
    w = 18 * value + 8
    out += rect(75 - w / 2, 176, w, 22, 11, PAPER, INK, 3) + "".join(circle(75 - w / 2 + 13 + 18 * k, 187, 5.5, BRICK, INK, 2) for k in range(value))
    for x in (8, 106):
        out += rect(x, 8, 36, 44, 10, PAPER, INK, 3) + text(x + 18, 42, str(value), 34)
    return out


def card_back() -> str:
    """The back of a movement card, 150 x 210."""
    out = _card_body(rect(0, 0, 150, 210, 0, TEAL, sw=0) + rays(75, 105, 0, 190, 16, "#22766d", 0.5))
    out += rect(10, 10, 130, 190, 9, "none", PAPER, 4) + rect(3, 3, 144, 204, 14, "none", INK, 4)
    for y, turn in ((34, 0), (176, 180)):
        out += place(star(0, 0, 9, 0.5, SUN, INK, 2.5) + star(-22, 3, 6, 0.5, PAPER, INK, 2.2) + star(22, 3, 6, 0.5, PAPER, INK, 2.2), 75, y, 1, turn)
    return out + circle(75, 105, 42, SUN, INK, 4) + place(van("red"), 75, 106, 0.62, 0, 52, 40)


def card_glow() -> str:
    """The ring round a card that can be played."""
    return rect(-4, -4, 158, 218, 20, "none", INK, 11) + rect(-4, -4, 158, 218, 20, "none", SUN, 6)


def ticket(value: int) -> str:
    """A ticket of 1-4 notes, 132 x 64."""
    out = path(TICKET, SUN, INK, 4) + line(99, 18, 99, 48, INK, 3, 'stroke-dasharray="4 6"') + rect(12, 14, 78, 36, 4, "none", BRICK, 2.5)
    out += "".join(note(51 - value * 9 + k * 18, 19, 25) for k in range(value))
    return out + text(115, 41, str(value), 26)


def _patch() -> str:
    turn = 'transform="rotate(-4 70 104)"'
    stitches = rect(45, 81, 50, 46, 3, "none", BRICK, 2.5, f'stroke-dasharray="5 5" {turn}')
    return rect(40, 76, 60, 56, 6, PAPER, INK, 3.5, turn) + stitches + star(70, 106, 19, 0.52, SUN, INK, 3.5)


def bag() -> str:
    """The cloth bag, 150 x 160, tied at the neck."""
    out = ellipse(77, 149, 62, 9, "#000", sw=0, extra=FLOOR)
    out += path("M52 46 C18 66 4 112 16 138 Q20 152 40 152 H112 Q132 152 136 138 C146 112 132 66 98 46Z", "#c9794f", INK, 4.5)
    out += path("M102 54 C124 74 136 112 128 136 Q124 146 110 146 H98 C118 116 116 78 102 54Z", "#a85c36", sw=0)
    out += path("M52 46 C44 28 36 20 34 10 Q48 18 58 8 Q66 18 76 7 Q86 18 94 8 Q104 18 116 10 C114 20 106 28 98 46Z", "#dd9168", INK, 4.5)
    out += rect(46, 40, 58, 13, 6, SUN, INK, 4) + path("M100 47 q18 4 20 22 M98 50 q6 12 0 24", stroke=INK, sw=4)
    return out + _patch()


def bag_open() -> str:
    """The bag with its mouth open for a draw, 150 x 160."""
    out = ellipse(77, 149, 62, 9, "#000", sw=0, extra=FLOOR)
    out += path("M30 40 C10 66 4 112 16 138 Q20 152 40 152 H112 Q132 152 136 138 C146 112 140 66 120 40Z", "#c9794f", INK, 4.5)
    out += path("M118 56 C130 80 136 112 128 136 Q124 146 110 146 H98 C118 116 122 86 118 56Z", "#a85c36", sw=0)
    out += ellipse(75, 34, 54, 22, "#dd9168", INK, 4.5) + ellipse(75, 33, 43, 14.5, "#5a2d1c", INK, 3.5)
    out += path("M36 34 q10 12 22 12 M114 34 q-10 12 -22 12", stroke="#8a4a2c", sw=3) + path("M22 46 q-9 12 -10 26 M26 52 q-2 12 2 20", stroke=SUN, sw=5) + path("M26 44 Q75 68 124 44", stroke=SUN, sw=6)
    return out + path("M25.500 40 Q75 64 124.500 40", stroke=INK, sw=2.6) + path("M27 48.500 Q75 72 123 48.500", stroke=INK, sw=2.6) + _patch()


def potty() -> str:
    """The porta-potty, 120 x 170: a star on the door, two boots below it."""
    out = ellipse(62, 163, 58, 8, "#000", sw=0, extra=FLOOR)
    out += path("M8 30 Q60 0 112 30 V42 H8Z", WHITE, INK, 4.5) + rect(14, 42, 92, 118, 4, TEAL, INK, 4.5) + path("M18 44 v112 M102 44 v112", stroke="#1c6a62", sw=4) + rect(28, 52, 64, 96, 4, "#37a497", INK, 4)
    out += "".join(line(38, 62 + 7 * k, 58, 62 + 7 * k, INK, 2.5) for k in range(3)) + rect(66, 60, 20, 18, 3, BRICK, INK, 3) + line(70, 69, 82, 69, WHITE, 3)
    out += star(60, 106, 22, 0.52, SUN, INK, 3.5) + circle(54, 104, 2.2, INK, sw=0) + circle(66, 104, 2.2, INK, sw=0) + path("M54 113 q6 -5 12 0", stroke=INK, sw=2.5)
    return out + circle(84, 128, 4, SUN, INK, 3) + rect(28, 148, 64, 10, 0, INK, sw=0) + path("M44 150 v6 h10 M66 150 v6 h10", stroke=SUN, sw=5)


# ---------------------------------------------------------------- small signs for panels
def note_icon() -> str:
    """A note, 32 x 34."""
    return note(5, 1, 31)


def hand_icon() -> str:
    """Cards in hand, 36 x 34."""
    blank = rect(0, 0, 17, 24, 3, WHITE, INK, 2.6)
    face = blank + circle(8.5, 9, 4, BRICK, sw=0) + path("M5 21l3.5 -7l3.5 7", stroke=INK, sw=2.2)
    return place(blank, 12, 17, 1, -14, 8.5, 12) + place(face, 23, 17, 1, 10, 8.5, 12)


def potty_icon() -> str:
    """The porta-potty, 32 x 34."""
    return path("M2 12 Q16 -4 30 12Z", WHITE, INK, 2.6) + rect(5, 12, 22, 20, 1, "#37a497", INK, 2.6) + star(16, 22, 7, 0.5, SUN, INK, 1.6)


def bag_icon() -> str:
    """The bag, 32 x 34."""
    out = path("M11 12 C3 18 0 27 4 31 Q6 33 10 33 H23 Q28 33 29 30 C31 25 28 17 21 12Z", "#c9794f", INK, 2.6) + path("M11 11 L7 2 L13 4 L16 1 L20 4 L25 2 L21 11Z", "#dd9168", INK, 2.4)
    return out + line(11, 11.5, 21, 11.5, SUN, 3.4) + star(16, 23, 6.5, 0.5, PAPER, INK, 1.6)


# ---------------------------------------------------------------- value flags
def flag_body(hover: bool) -> str:
    """The flag that pins cards to a tile, without its foot, 48 x 46; as wide as its values."""
    return rect(0, 0, 48, 46, 10, SUN if not hover else WHITE, INK, 4)


def flag_foot() -> str:
    """The foot of a flag, 18 x 16, its tip at the bottom."""
    return path("M0 0 L18 0 L9 16Z", INK, INK, 3)


def double_glyph() -> str:
    """Twice as far, 24 x 24."""
    return path("M3 4l8 8l-8 8M14 4l8 8l-8 8", stroke=INK, sw=4.5)


def back_glyph() -> str:
    """Backwards, 16 x 24."""
    return path("M13 4l-9 8l9 8", stroke=INK, sw=4.5)
