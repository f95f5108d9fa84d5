"""Pictures of the festival sides e11 to e20, in a box of 100 units about their origin."""
# fmt: off

from assets.source.kit import BODY, INK, WHITE, circle, ellipse, path, place, rect, text
from assets.source.rodeo.palette import (
    BLACK,
    DARK_SKIN,
    GREEN,
    OLIVE_SKIN,
    ORANGE,
    PINK,
    RED,
    SKIN,
    SKY_BLUE,
    STEEL,
    TAN,
    WOOD,
    YELLOW,
)
from assets.source.rodeo.press import star_d
from assets.source.rodeo.purse import banknote


def e11() -> str:
    """Feuerwehr spritzt ab: fire hose and helmet."""
    return (
        path("M-44 44 Q-48 14 -20 16 L4 16", "none", INK, 19)
        + path("M-44 44 Q-48 14 -20 16 L4 16", "none", RED, 11)
        + path("M0 6 H14 L24 11 V21 L14 26 H0Z", YELLOW, INK, 5)
        + "".join(path(d, "none", SKY_BLUE, 7) for d in ("M30 14 Q42 4 48 -8", "M32 17 H50", "M30 22 Q42 30 46 42"))
        + path("M-36 -10 H28 Q38 -10 34 -2 H-34 Q-44 -4 -36 -10Z", RED, INK, 5)
        + path("M-26 -12 Q-26 -44 -2 -44 Q22 -44 22 -12Z", RED, INK, 5)
        + path("M-2 -44 V-12", "none", INK, 4) + path("M-12 -30 H8 L5 -16 H-9Z", YELLOW, INK, 4)
    )


def e12() -> str:
    """Akustikset im Zelt: a guitar looks out of the tent."""
    return (
        path("M0 -38 L48 38 H-48Z", ORANGE, INK, 6) + path("M0 -38 L24 38 H-24Z", BLACK, INK, 5)
        + place(path("M-7 -22 Q-32 -20 -26 4 Q-34 36 0 38 Q34 36 26 4 Q32 -20 7 -22 V-64 H-7Z", "#e0a23a", INK, 8) + circle(0, 6, 9, INK, sw=0) + path("M-12 26 H12", "none", INK, 6) + rect(-12, -76, 24, 16, 3, WOOD, INK, 6), 0, 16, 0.5, 14)
        + path("M0 -38 L-6 -48 M0 -38 L6 -48", "none", INK, 6)
        + path("M34 -16 V-34 L46 -38 V-22", "none", INK, 5) + circle(31, -16, 5, INK, sw=0)
        + circle(43, -22, 5, INK, sw=0)
    )


def e13() -> str:
    """Nachbarn laden ein: a neighbour's door, a cake."""
    return (
        path("M-44 -6 L-6 -42 L32 -6 V38 H-38 V-6Z", "#ffe08a", INK, 6)
        + path("M-48 -4 L-6 -44 L36 -4", "none", RED, 9)
        + path("M-48 -4 L-6 -44 L36 -4", "none", INK, 2) + rect(-28, 2, 22, 36, 2, WOOD, INK, 5)
        + path("M-17 8 l-5 -5 q-4 -7 2 -7 q3 0 3 4 q0 -4 3 -4 q6 0 2 7Z", PINK, INK, 3, 'transform="translate(0 10)"')
        + rect(4, 2, 18, 16, 2, SKY_BLUE, INK, 4) + ellipse(28, 42, 22, 6, WHITE, INK, 4)
        + path("M12 40 V24 H44 V40Z", "#ff9cc0", INK, 4)
        + path("M12 26 q5 8 10 0 q6 8 12 0 q5 8 10 0 V20 H12Z", WHITE, INK, 4)
        + path("M28 20 V12", "none", INK, 5) + circle(28, 8, 4, YELLOW, INK, 3)
    )


def e14() -> str:
    """Verschlafener Wecker: the alarm clock sleeps on."""
    return (
        path("M-26 32 L-34 46 M26 32 L34 46", "none", INK, 8)
        + circle(-26, -28, 12, YELLOW, INK, 5) + circle(26, -28, 12, YELLOW, INK, 5)
        + circle(0, 6, 36, RED, INK, 6) + circle(0, 6, 26, WHITE, INK, 4)
        + path("M-16 4 q6 6 12 0 M4 4 q6 6 12 0", "none", INK, 4.5)
        + ellipse(0, 19, 5, 6, INK, sw=0)
        + path("M-24 -22 Q-10 -56 22 -42 Q40 -34 42 -14 Q32 -30 22 -18 Q0 -34 -24 -22Z", "#58a8e8", INK, 5)
        + path("M-26 -20 Q0 -36 24 -18", "none", WHITE, 8) + circle(43, -12, 6, WHITE, INK, 4)
    )


def e15() -> str:
    """Yoga am Vormittag: yoga."""
    return (
        circle(0, -4, 44, "#ffe08a", sw=0)
        + path("M-16 -2 Q-36 4 -36 20 M16 -2 Q36 4 36 20", "none", INK, 13)
        + path("M-16 -2 Q-36 4 -36 20 M16 -2 Q36 4 36 20", "none", DARK_SKIN, 7)
        + path("M-16 24 L-14 -8 Q0 -16 14 -8 L16 24Z", PINK, INK, 5)
        + path("M-40 34 Q-20 14 0 26 Q20 14 40 34 Q20 46 0 36 Q-20 46 -40 34Z", "#7a5fc0", INK, 5)
        + circle(0, -28, 15, DARK_SKIN, INK, 5) + circle(0, -46, 7, INK, INK, 2)
        + path("M-14 -32 Q0 -46 14 -32", "none", INK, 6)
        + path("M-9 -27 q3 3 6 0 M3 -27 q3 3 6 0 M-4 -20 q4 3 8 0", "none", INK, 3)
    )


def e16() -> str:
    """Mittagsschlaf: asleep at noon."""
    return (
        circle(30, -32, 13, YELLOW, INK, 5)
        + path("M-48 22 Q-50 2 -36 6 Q0 0 36 6 Q50 2 48 22 Q50 42 36 38 Q0 44 -36 38 Q-50 42 -48 22Z", WHITE, INK, 6)
        + circle(-4, 4, 22, OLIVE_SKIN, INK, 5)
        + path("M-26 2 Q-26 -24 -4 -24 Q18 -24 18 2 Q-4 -12 -26 2Z", "#6b3f22", INK, 5)
        + path("M-22 2 H14 V11 H-22Z", PINK, INK, 4) + ellipse(-4, 19, 4, 4, INK, sw=0)
        + text(-40, -14, "z", 30, BODY, INK, "start")
        + text(-24, -30, "z", 24, BODY, INK, "start")
    )


def e17() -> str:
    """Megafon-Schmuggel: megaphone in a baguette bag."""
    return (
        path("M-30 -2 H22 L16 46 H-24Z", "#d8a860", INK, 6)
        + path("M-30 -2 l6 -8 l7 8 l7 -8 l6 8 l6 -8 l7 8 l6 -8 l7 8", "#d8a860", INK, 5)
        + place(path("M-14 20 L-10 -4 L34 -26 L42 22 L-10 16Z", RED, INK, 7) + ellipse(40, -2, 9, 25, WHITE, INK, 6, 'transform="rotate(-6 40 -2)"'), 6, -22, 0.72, -20)
        + path("M-20 -6 Q-34 -34 -20 -44 Q-8 -40 -8 -10Z", "#e0a23a", INK, 5)
        + path("M-22 -32 l10 -4 M-22 -20 l10 -4", "none", INK, 4)
        + path("M-16 24 H8", "none", INK, 5) + path("M46 -40 l7 -5 M48 -24 h8", "none", INK, 5)
    )


def e18() -> str:
    """Gerücht: Freibier: psst, free beer."""
    return (
        circle(-24, 22, 17, SKIN, INK, 5)
        + path("M-42 20 Q-42 -2 -24 -2 Q-6 -2 -6 18 Q-24 6 -42 20Z", RED, INK, 5)
        + circle(-20, 24, 2.6, INK, sw=0) + ellipse(-10, 31, 4, 4, INK, sw=0)
        + path("M-2 48 Q-6 34 2 24 Q8 22 8 28 L4 48Z", SKIN, INK, 4)
        + path("M-44 48 Q-42 40 -24 40 Q-8 40 -4 48", RED, INK, 4)
        + path("M-14 -10 Q-20 -48 14 -48 Q50 -48 50 -18 Q50 8 22 8 Q14 8 8 6 L-4 16 L-2 2 Q-12 -2 -14 -10Z", WHITE, INK, 5)
        + place(path("M-30 -34 H18 V38 H-30Z", "#ffc94d", INK, 10) + path("M18 -18 H38 V16 H18", "none", INK, 10) + path("M-38 -32 Q-30 -48 -14 -42 Q0 -52 12 -42 Q28 -42 24 -28 Q-6 -20 -38 -32Z", WHITE, INK, 8), 19, -20, 0.46)
    )


def e19() -> str:
    """Schlechte Bewertung im Netz: one star out of three."""
    return (
        rect(-28, -48, 56, 96, 10, BLACK, INK, 5) + rect(-22, -38, 44, 72, 3, WHITE, INK, 3)
        + circle(0, 41, 3.5, STEEL, sw=0)
        + "".join(path(star_d(5, 7.5, 3.3), YELLOW if i == 0 else "#d9d5c6", INK, 2.5, f'transform="translate({x} -24)"') for i, x in enumerate((-13, 1, 15)))
        + place(path(star_d(4, 60, 44, -45), PINK, INK, 9) + f"""<g transform="scale(.72 -.72)">{path("M-36 -6 H-14 L2 -44 Q14 -46 14 -30 L10 -10 H32 Q42 -8 38 4 L30 34 Q28 40 20 40 H-36Z", WHITE, INK, 9)}</g>""", 0, 10, 0.46)
        + path("M38 -34 l8 -6 M40 -18 h10 M-38 -34 l-8 -6 M-40 -18 h-10", "none", INK, 5)
    )


def e20() -> str:
    """Verlorene Geldbörse: wallet in the grass."""
    return (
        banknote(-4, -20, -10, 1.1) + banknote(10, -16, 8, 1.1)
        + path("M-40 -10 Q-40 -18 -32 -18 H34 Q42 -18 42 -10 V26 Q42 34 34 34 H-32 Q-40 34 -40 26Z", "#8a4a2c", INK, 6)
        + path("M-40 -4 H42", "none", INK, 4)
        + path("M42 0 H18 Q10 0 10 9 Q10 18 18 18 H42Z", "#b5672a", INK, 5)
        + circle(20, 9, 4, YELLOW, INK, 3)
        + path("M-44 44 l-4 -14 M-36 44 l2 -12 M-28 44 l-4 -8 M28 44 l4 -12 M38 44 l4 -14 M46 44 l2 -9", "none", GREEN, 6)
        + path("M-34 4 H4", "none", TAN, 3, 'stroke-dasharray="5 4"')
    )
