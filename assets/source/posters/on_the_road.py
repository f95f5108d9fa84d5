"""On the Road: the title poster, the winner's poster and its stars."""
# fmt: off

from assets.source.kit import (
    BAND,
    BRICK,
    INK,
    LILITA,
    PAPER,
    SUN,
    TEAL,
    WHITE,
    circle,
    ellipse,
    outlined,
    path,
    place,
    poly,
    rays,
    rect,
    star,
    star_pts,
)
from assets.source.posters.paper import blank, printed
from assets.source.road.palette import ASPHALT, pine
from assets.source.road.pieces import DARK, van, van_large

AMBER, STRAW, TEAL_DARK, FIR = "#d99a1c", "#f6d98a", "#1f6f67", "#17574f"
WIN_W, WIN_H = 560, 860


def _landscape() -> str:
    a = rect(0, 0, 470, 650, 0, STRAW, sw=0) + rays(235, 372, 0, 620, 26, SUN, 0.5, 3)
    a += circle(239, 356, 132, AMBER, sw=0) + circle(235, 350, 132, BRICK, INK, 6)
    a += path("M-10 372 L60 292 L104 338 L160 270 L226 352 L300 286 L352 340 L404 300 L490 382 V520 H-10Z", "#5fb0a6", INK, 5)
    for snow in (((60, 292), (84, 317), (70, 322), (58, 316), (46, 309)), ((160, 270), (190, 306), (174, 312), (158, 302), (138, 298)), ((300, 286), (326, 313), (306, 316), (282, 302))):
        a += poly(snow, PAPER, INK, 3)
    a += path("M-10 420 Q110 350 240 400 T490 380 V660 H-10Z", TEAL, INK, 5) + path("M-10 500 Q160 440 490 470 V660 H-10Z", TEAL_DARK, INK, 5)
    a += path("M260 398 C210 424 420 446 360 480 C300 510 40 500 -40 640 V700 H330 C330 590 520 530 470 470 C440 436 262 430 276 400Z", ASPHALT, INK, 5)
    a += path("M268 402 C240 430 440 440 414 480 C384 530 170 520 130 660", stroke=PAPER, sw=5, extra='stroke-dasharray="20 16"')
    return a + "".join(pine(x, y, s, FIR, 4) for x, y, s in ((40, 458, 62), (84, 446, 46), (430, 440, 54), (20, 512, 70), (448, 600, 84)))


def poster() -> str:
    """Three vans on the mountain road, the red one in front."""
    a = _landscape() + place(van("yellow"), 398, 462, 0.62, 10, 52, 40) + place(van("blue"), 300, 418, 0.34, 14, 52, 40)
    a += place(ellipse(182, 256, 176, 18, "#000", sw=0, extra='opacity=".35"') + van_large("red"), 194, 488, 0.76, -5, 182, 138)
    a += "".join(star(x, y, r, 0.5, WHITE, INK, 3.5) for x, y, r in ((44, 250, 15), (424, 262, 18), (388, 282, 9), (92, 272, 9)))
    title = outlined(239, 96, "ON THE", 70, LILITA, AMBER, AMBER, 12) + outlined(235, 92, "ON THE", 70, LILITA, TEAL, INK, 12)
    title += outlined(240, 212, "ROAD", 140, LILITA, AMBER, AMBER, 16) + outlined(235, 206, "ROAD", 140, LILITA, PAPER, INK, 16)
    return printed(a, title, PAPER, INK, INK)


def winner_poster() -> str:
    """The winner's poster, 560 x 860, without star, van, fans and words."""
    a = rect(0, 0, 520, 820, 0, "#f6cf6a", sw=0) + rays(260, 420, 0, 820, 22, SUN, 0.5, 4)
    a += path("M-10 640 Q140 560 270 600 T540 580 V830 H-10Z", TEAL, INK, 5) + path("M-10 720 Q180 650 540 700 V830 H-10Z", TEAL_DARK, INK, 5)
    a += "".join(pine(x, y, s, FIR, 4) for x, y, s in ((34, 640, 60), (78, 624, 42), (486, 618, 64), (446, 606, 40)))
    return blank(WIN_W, WIN_H, a + rect(0, 758, 520, 70, 0, INK, sw=0), PAPER)


def big_star(color: str) -> str:
    """The winner's star, 480 x 460, with its own shadow."""
    shade = DARK[color] if color != "white" else "#a89f86"
    return poly(star_pts(248, 258, 236, 0.56), shade, sw=0) + poly(star_pts(240, 250, 236, 0.56), BAND[color], INK, 6)
