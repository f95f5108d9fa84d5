"""Small signs, each in a box of 100 units about its own origin."""
# fmt: off

from assets.source.kit import (
    BODY,
    BUNGEE,
    INK,
    PAPER,
    SHADE,
    WHITE,
    circle,
    path,
    place,
    rect,
    text,
)
from assets.source.rodeo.palette import (
    ACID,
    CASH,
    LILAC,
    ORANGE,
    PINK,
    SKY_BLUE,
    STEEL,
    WOOD,
    YELLOW,
)
from assets.source.rodeo.press import star_d

THUMB_D = "M-36 -6 H-14 L2 -44 Q14 -46 14 -30 L10 -10 H32 Q42 -8 38 4 L30 34 Q28 40 20 40 H-36Z"
THUMB = path(THUMB_D, WHITE, INK, 7)

SYMBOLS: dict[str, str] = {
    "chaos": (
        path("M2 -46 Q10 -24 26 -14 Q42 0 36 22 Q28 46 0 46 Q-30 46 -36 20 Q-40 2 -24 -12 Q-20 0 -12 2 Q-16 -26 2 -46Z", ORANGE, INK, 7)
        + path("M2 -4 Q18 10 14 26 Q8 40 -4 38 Q-20 32 -14 16 Q-6 14 2 -4Z", YELLOW, sw=0)
    ),
    "hygiene": (
        path("M0 -46 Q34 -4 34 16 A34 32 0 0 1 -34 16 Q-34 -4 0 -46Z", SKY_BLUE, INK, 7)
        + path("M-16 14 Q-14 30 2 32", "none", WHITE, 8)
    ),
    "mood": (
        circle(0, 0, 44, PINK, INK, 7) + circle(-15, -10, 6, INK, sw=0)
        + circle(15, -10, 6, INK, sw=0) + path("M-24 8 Q0 40 24 8Z", WHITE, INK, 5)
    ),
    "happy": circle(0, 0, 48, ACID, INK, 7) + place(THUMB, 0, 0, 0.72),
    "unhappy": path(star_d(4, 60, 44, -45), PINK, INK, 7) + f'<g transform="scale(0.72 -0.72)">{THUMB}</g>',
    "points": (
        circle(0, 0, 46, YELLOW, INK, 7) + circle(0, 0, 30, "none", "#b98a10", 4)
        + circle(0, 0, 14, PINK, INK, 5) + circle(0, 0, 3, INK, sw=0)
    ),
    "money": (
        rect(-48, -28, 96, 56, 8, CASH, INK, 7) + circle(0, 0, 17, "#e9f7d4", INK, 5)
        + text(0, 10, "K", 28, BUNGEE, INK)
    ),
    "tent": (
        path("M0 -38 L48 36 H-48Z", SHADE, INK, 7) + path("M0 -38 L14 36 H-14Z", INK, sw=0)
        + path("M0 -38 L-6 -46 M0 -38 L6 -46", "none", INK, 6)
    ),
    "car_park": (
        rect(-48, -28, 96, 50, 14, STEEL, INK, 7) + rect(-38, -20, 30, 18, 4, WHITE, INK, 4)
        + rect(2, -20, 34, 18, 4, WHITE, INK, 4) + circle(-24, 24, 13, INK, INK, 3)
        + circle(24, 24, 13, INK, INK, 3)
    ),
    "dirt": path("M-44 20 Q-40 -8 -18 -8 Q-12 -30 8 -24 Q26 -30 28 -6 Q46 -2 44 20 Q0 36 -44 20Z", "#8a5a34", INK, 7),
    "garbage": (
        path("M-12 -30 L-20 -44 L-4 -38 L6 -46 L14 -34 L8 -28 Q42 -4 36 30 Q20 46 -6 44 Q-38 42 -36 16 Q-34 -12 -12 -30Z", "#7b5b3e", INK, 7)
        + path("M-16 2 Q-20 18 -12 28", "none", "#c9a37c", 7)
    ),
    "bin": (
        path("M-30 -22 L-22 44 H22 L30 -22Z", STEEL, INK, 7)
        + path("M-38 -24 H38 M-12 -26 V-38 H12 V-26 M-10 -6 L-7 30 M10 -6 L7 30", "none", INK, 7)
    ),
    "toilet": (
        rect(-28, -44, 56, 88, 8, "#35b98f", INK, 7)
        + rect(-14, -22, 28, 60, 4, "#d6f5e8", INK, 5) + text(0, 12, "WC", 20, BODY, INK)
        + path("M-34 -44 H34", "none", INK, 9)
    ),
    "fan_card": (
        rect(-30, -44, 60, 88, 9, PAPER, INK, 7)
        + path("M-16 -20 H16 M-16 0 H16 M-16 20 H4", "none", INK, 6)
    ),
    "event": (
        rect(-32, -44, 64, 88, 9, PINK, INK, 7)
        + path("M8 -30 L-16 6 H0 L-6 32 L18 -6 H2Z", YELLOW, INK, 5)
    ),
    "star": path(star_d(5, 48, 21), YELLOW, INK, 7),
    "fastfood": (
        path("M-42 -4 Q-42 -38 0 -38 Q42 -38 42 -4Z", "#ffb35c", INK, 7)
        + path("M-44 6 Q-22 -4 0 8 Q22 18 44 4", "none", "#4caf50", 10)
        + rect(-42, 14, 84, 22, 10, "#ffb35c", INK, 7)
    ),
    "drinks": (
        path("M-30 -34 H18 V38 H-30Z", "#ffe27a", INK, 7)
        + path("M18 -18 H38 V16 H18", "none", INK, 8)
        + path("M-38 -32 Q-30 -48 -14 -42 Q0 -52 12 -42 Q28 -42 24 -28 Q-6 -20 -38 -32Z", WHITE, INK, 6)
    ),
    "other": path("M-20 -38 Q0 -22 20 -38 L46 -20 L34 4 L24 -2 V40 H-24 V-2 L-34 4 L-46 -20Z", LILAC, INK, 7),
    "heart": path("M0 38 L-38 -2 Q-46 -34 -20 -36 Q-4 -36 0 -18 Q4 -36 20 -36 Q46 -34 38 -2Z", ACID, INK, 7),
    "sleep": (
        path("M-36 -2 H0 L-36 38 H0", "none", INK, 20) + path("M-36 -2 H0 L-36 38 H0", "none", WHITE, 9)
        + path("M10 -42 H38 L10 -12 H38", "none", INK, 18) + path("M10 -42 H38 L10 -12 H38", "none", WHITE, 8)
    ),
    "fan": (
        circle(0, -24, 18, WHITE, INK, 7)
        + path("M-34 44 Q-34 -2 0 -2 Q34 -2 34 44Z", WHITE, INK, 7)
    ),
    "eye": path("M-46 0 Q0 -44 46 0 Q0 44 -46 0Z", WHITE, INK, 7) + circle(0, 0, 15, INK, sw=0),
    "arrow": path("M-40 -12 H4 V-34 L44 0 L4 34 V12 H-40Z", YELLOW, INK, 7),
    "check": (
        path("M-34 2 L-10 28 L36 -30", "none", INK, 22)
        + path("M-34 2 L-10 28 L36 -30", "none", ACID, 12)
    ),
    "cross": (
        path("M-28 -28 L28 28 M28 -28 L-28 28", "none", INK, 24)
        + path("M-28 -28 L28 28 M28 -28 L-28 28", "none", PINK, 13)
    ),
    "hammer": (
        path("M-6 -6 L-34 34 L-22 44 L8 6", WOOD, INK, 7)
        + path("M-26 -26 L6 -46 L46 -6 L34 8 L20 -4 L4 12Z", STEEL, INK, 7)
    ),
    "alarm": (
        circle(0, 6, 36, YELLOW, INK, 7) + path("M0 -14 V8 L14 16", "none", INK, 8)
        + path("M-40 -22 L-22 -40 M40 -22 L22 -40", "none", INK, 11)
    ),
    "swap": (
        rect(-40, -34, 40, 58, 6, PAPER, INK, 7) + rect(0, -20, 40, 58, 6, YELLOW, INK, 7)
        + path("M-6 -40 Q24 -46 30 -30 M20 -34 L31 -28 L36 -40", "none", INK, 7)
    ),
    "poster": (
        rect(-34, -46, 68, 92, 5, PINK, INK, 7)
        + path(star_d(5, 24, 10), YELLOW, INK, 5, 'transform="translate(0 -8)"')
        + path("M-20 28 H20", "none", INK, 7)
    ),
    "turn": (
        path("M-30 12 A32 32 0 1 1 12 30", "none", INK, 22)
        + path("M18 4 L6 50 L-24 22Z", WHITE, INK, 7, 'transform="translate(4 6)"')
        + path("M-30 12 A32 32 0 1 1 12 30", "none", WHITE, 10)
    ),
    "goal": (
        path("M-26 46 V-46", "none", INK, 12) + path("M-26 -44 H40 L26 -22 L40 0 H-26Z", ACID, INK, 7)
        + path(star_d(5, 15, 6.5), INK, sw=0, extra='transform="translate(0 -22)"')
    ),
    "award": (
        path("M-20 6 L-32 46 L-16 38 L-4 48 L0 12 L4 48 L16 38 L32 46 L20 6Z", PINK, INK, 6)
        + circle(0, -14, 31, YELLOW, INK, 7) + path(star_d(5, 20, 8.5), WHITE, INK, 4, 'transform="translate(0 -14)"')
    ),
    "ggam": (
        path("M-32 -46 H32 V44 L21 34 L11 44 L0 34 L-11 44 L-21 34 L-32 44Z", PAPER, INK, 7)
        + path("M-6 12 V-30 L16 -36 V4", "none", INK, 7) + circle(-13, 12, 9, INK, sw=0) + circle(9, 5, 9, INK, sw=0)
        + circle(30, 26, 17, PINK, INK, 5) + path("M22 26 H38", "none", WHITE, 7)
    ),
    "lock": (
        path("M-20 -6 V-22 Q-20 -44 0 -44 Q20 -44 20 -22 V-6", "none", INK, 12)
        + rect(-34, -8, 68, 52, 9, STEEL, INK, 7) + circle(0, 14, 8, INK, sw=0) + path("M0 14 V28", "none", INK, 8)
    ),
    "leave": (
        circle(-14, -26, 15, WHITE, INK, 6) + path("M-44 42 Q-44 -4 -14 -4 Q8 -4 13 16", WHITE, INK, 6)
        + path("M-4 24 H22 V10 L48 30 L22 50 V38 H-4Z", PINK, INK, 6)
    ),
    "rival": (
        circle(0, 0, 46, ORANGE, INK, 7) + circle(0, -14, 14, WHITE, INK, 6)
        + path("M-26 30 Q-26 4 0 4 Q26 4 26 30Z", WHITE, INK, 6)
    ),
}

HALOED = ("bin", "hammer", "lock", "goal", "alarm", "swap", "leave", "toilet", "tent", "car_park", "dirt", "garbage", "ggam", "award", "drinks")
"""Signs with dark parts outside their colours: cut out along a white line where they stand alone."""


def symbol(name: str, x: float, y: float, size: float = 32) -> str:
    """A sign about (x, y)."""
    return place(SYMBOLS[name], x, y, size / 100)
