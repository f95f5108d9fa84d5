"""Local heroes of indie and two superstars, each in a picture of 200 x 160."""
# fmt: off

from assets.source.kit import BODY, INK, WHITE, circle, ellipse, path, place, rect, text
from assets.source.rodeo.palette import (
    ACID,
    BLACK,
    BLUE,
    BROWN,
    GREEN,
    ORANGE,
    PINK,
    RED,
    SKIN,
    SKY_BLUE,
    STEEL,
    VIOLET,
    YELLOW,
)
from assets.source.rodeo.press import backing, misprint, spiral, star_d, sunburst


def lh14() -> str:
    """Das Leise Fax: a fax machine whispers."""
    b = (
        rect(0, 0, 200, 160, 0, "#bcd9f5", sw=0)
        + "".join(path(f"M{x} 0 V160", "none", "#a6caee", 8) for x in range(10, 200, 30))
    )
    return (
        b + path("M64 74 V6 H136 V74Z", WHITE)
        + path("M76 22 H124 M76 36 H116 M76 50 H122", "none", BLUE, 6)
        + misprint("M28 74 H172 L184 140 H16Z", BLUE) + rect(44, 88, 66, 16, 4, INK, sw=0)
        + "".join(circle(x, y, 6, YELLOW, INK, 3) for x in (128, 146, 164) for y in (92, 110, 126))
        + path("M48 124 Q70 112 96 124", "none", WHITE, 6)
        + text(28, 64, "pst", 26, BODY, BLUE, "start", extra='transform="rotate(-14 28 64)"')
    )


def lh15() -> str:
    """Polaroid Traktor: tractor leaves its instant photo."""
    b = (
        backing("#c5b8ea")
        + "".join(circle(x, y, 5, "#b3a3e0", sw=0) for x in range(14, 200, 34) for y in range(12, 160, 34))
    )
    b += place(rect(-68, -72, 136, 144, 5, WHITE, INK, 5) + rect(-57, -61, 114, 96, 2, "#ffb35c", INK, 4) + path("M-57 10 Q-20 -2 57 8 V35 H-57Z", "#8fbf5a", INK, 4) + circle(-30, -34, 13, YELLOW, INK, 4), 98, 78, 1, -5)
    b += (
        path("M72 96 V64 Q72 58 78 58 H104 V30 H140 L146 70 V100Z", RED, INK, 5)
        + path("M111 37 H134 L138 62 H111Z", "#cfeaff", INK, 4)
        + path("M80 58 V32 H92 V58Z", STEEL, INK, 5) + path("M76 32 H96", "none", INK, 6)
        + circle(96, 22, 8, WHITE, INK, 3) + circle(110, 12, 6, WHITE, INK, 3)
    )
    b += (
        circle(142, 104, 34, BLACK, INK, 5)
        + circle(142, 104, 34, "none", STEEL, 5, 'stroke-dasharray="9 9"')
        + circle(142, 104, 17, YELLOW, INK, 4) + circle(84, 116, 19, BLACK, INK, 5)
        + circle(84, 116, 8, YELLOW, INK, 4)
    )
    return (
        b + circle(82, 74, 8, WHITE, INK, 4) + circle(80, 74, 3, INK, sw=0)
        + path("M72 90 q10 8 22 0", "none", INK, 4)
        + path("M156 30 q12 6 10 20 M168 20 q20 10 16 34", "none", INK, 4)
    )


def ss02() -> str:
    """Donnerbalken XL: lightning strikes the log, paper and splinters fly."""
    b = backing(BLACK)
    for k, x in enumerate(range(-80, 280, 45)):
        b += path(f"M100 180 L{x} -10 L{x + 30} -10Z", PINK if k % 2 else VIOLET, sw=0)
    legs = "M50 118 L38 154 M66 118 L76 154 M136 118 L126 154 M152 118 L164 154"
    b += path(legs, "none", INK, 15) + path(legs, "none", "#7a4a28", 7) + path("M0 152 H200 V164 H0Z", "#3d3760", INK, 4)
    b += path("M20 120 Q14 96 26 82 H96 L88 94 L104 104 L92 120Z M112 82 H172 Q184 100 176 120 H106 L118 106 L104 96Z", BROWN, INK, 5) + path("M34 94 H76 M44 108 H82 M126 94 H154 M130 108 H150", "none", "#6f4a2e", 4)
    b += ellipse(174, 101, 13, 19, "#e0b27c", INK, 4) + circle(174, 101, 6, "none", "#9a6a3d", 3) + circle(28, 74, 15, WHITE, INK, 4) + circle(28, 74, 5, BLACK, INK, 2) + path("M42 78 Q46 100 36 132 l10 6 l8 -6 Q58 100 43 74", WHITE, INK, 4)
    b += misprint("M114 -6 L66 60 H94 L80 124 L142 44 H110 L132 -6Z", YELLOW) + path("M112 6 L82 52", "none", "#fff3b0", 5)
    for x, y, turn in ((64, 36, 20), (148, 62, -30), (58, 66, 60), (156, 30, 10), (120, 128, 80)):
        b += place(path("M-9 3 L8 -5 L4 4Z", "#e0b27c", INK, 3), x, y, 1.2, turn)
    return b


def ss03() -> str:
    """Sonnenstich Soundsystem: sun with a sunstroke in the speaker wall."""
    b = backing(GREEN) + sunburst("#3bb45d", 100, 86, 14)
    for x in (2, 150):
        b += (
            rect(x, 34, 48, 124, 4, BLACK, INK, 5)
            + "".join(circle(x + 24, y, r, "#4b4e5c", WHITE, 3) + circle(x + 24, y, r * 0.4, RED, INK, 3) for y, r in ((58, 13), (92, 18), (132, 18)))
        )
    b += (
        path(star_d(14, 68, 48), ORANGE, INK, 5, 'transform="translate(100 92)"')
        + place(circle(0, 0, 45, YELLOW, sw=0), 103, 89) + circle(100, 92, 45, "none", INK, 5)
    )
    b += (
        circle(83, 84, 13, WHITE, INK, 4) + circle(117, 84, 13, WHITE, INK, 4)
        + spiral(83, 84, 9) + spiral(117, 84, 9)
        + path("M80 110 q6 -8 13 0 q7 8 14 0 q7 -8 13 0", "none", INK, 5)
        + path("M106 112 q2 20 14 16 q6 -6 0 -18", PINK, INK, 4)
    )
    return (
        b
        + path("M68 44 Q70 14 92 20 Q98 8 108 20 Q132 16 132 44 Q100 34 68 44Z", SKY_BLUE, INK, 5)
        + path("M92 20 L88 6 H112 L108 20Z", WHITE, INK, 4)
        + path("M84 32 l6 6 M104 28 l-4 8 M118 34 l4 5", "none", WHITE, 4)
        + path("M62 100 q-6 10 0 14 q7 -4 0 -14", SKY_BLUE, INK, 3)
    )


def lh16() -> str:
    """Fenster zum Innenhof: every window plays along, only the cat listens."""
    b = backing(VIOLET) + "".join(path(f"M{x} {y} h14", "none", "#5d4c92", 4) for x, y in ((4, 76), (60, 70), (120, 82), (182, 74), (66, 152), (124, 10), (64, 8)))
    for x in (10, 76, 142):
        for y in (10, 90):
            lit = (x, y) not in ((76, 10), (142, 90))
            b += rect(x, y, 48, 54, 3, YELLOW if lit else "#2b2d5a", INK, 5)
    b += path("M16 64 Q18 42 34 42 Q50 42 52 64Z", BLACK, INK, 3) + circle(34, 32, 10, BLACK, INK, 2) + path("M30 62 L50 26", "none", RED, 6) + ellipse(30, 58, 11, 8, RED, INK, 4)
    b += path("M100 10 V64 M76 37 H124", "none", INK, 4) + path("M88 20 l8 8 M108 48 l8 8", "none", "#5a5e9a", 4)
    b += circle(158, 50, 12, WHITE, INK, 4) + circle(178, 50, 9, WHITE, INK, 4) + circle(168, 28, 9, BLACK, INK, 2) + path("M156 34 L146 22 M180 34 L190 20", "none", INK, 5)
    b += circle(30, 116, 11, SKIN, INK, 4) + ellipse(30, 121, 4, 5, INK, sw=0) + path("M16 144 Q18 128 32 128 Q46 128 48 144Z", PINK, INK, 4) + path("M42 124 L56 112", "none", SKIN, 7)
    b += path("M84 144 V116 L90 104 L96 112 H104 L110 104 L116 116 V144Z", INK, INK, 3) + circle(94, 120, 4, ACID, sw=0) + circle(106, 120, 4, ACID, sw=0) + path("M116 142 q14 0 10 -18", "none", INK, 6)
    b += path("M166 90 V144 M142 117 H190", "none", INK, 4) + path("M146 144 h40 l-4 -12 h-32Z", RED, INK, 4) + path("M154 132 q-6 -16 4 -20 M168 132 q0 -18 8 -22 M178 132 q8 -8 6 -16", "none", GREEN, 5)
    for x, y in ((6, 62), (72, 62), (138, 62), (6, 142), (72, 142), (138, 142)):
        b += rect(x, y, 56, 8, 2, "#8a7cc0", INK, 4)
    b += path("M0 74 Q100 92 200 74", "none", INK, 3)
    return b + path("M62 80 h14 v12 h9 q3 8 -5 8 h-18Z", RED, INK, 3) + path("M120 82 h20 l3 20 h-9 v-8 l-2 8 h-10Z", SKY_BLUE, INK, 3)
