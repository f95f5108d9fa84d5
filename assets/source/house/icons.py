"""Icons, 32 x 32, white on nothing: the app tints them."""
# fmt: off

from assets.source.kit import (
    WHITE,
    circle,
    ellipse,
    line,
    mirror,
    note,
    path,
    place,
    poly,
    rect,
    shape,
    star_pts,
)

C = WHITE


def _p(d: str, sw: float = 4) -> str:
    return path(d, stroke=C, sw=sw)


def _star(r: float = 14) -> str:
    return poly(star_pts(16, 17, r, 0.52), "none", C, 3.4)


def _dots(spots: tuple[tuple[float, float], ...], r: float = 2.6) -> str:
    return "".join(circle(x, y, r, C, sw=0) for x, y in spots)


UNDO = _p("M8 13 H20 a7 7 0 0 1 0 15 H11") + _p("M14 5 L6 13 L14 21")
FIRST = _p("M8 6V26") + poly([(26, 6), (12, 16), (26, 26)], C, C, 3)
START = _p("M5 6V26") + poly([(18, 6), (8, 16), (18, 26)], C, C, 3) + poly([(29, 6), (19, 16), (29, 26)], C, C, 3)
SPEAKER = _p("M4 12H10L17 6V26L10 20H4Z", 3.2)

ICONS: dict[str, str] = {
    "back": _p("M27 16H7M16 6L6 16L16 26"),
    "forward": _p("M5 16H25M16 6L26 16L16 26"),
    "down": _p("M7 12L16 21L25 12"),
    "up": _p("M7 21L16 12L25 21"),
    "left": _p("M20 7L11 16L20 25"),
    "right": _p("M12 7L21 16L12 25"),
    "check": _p("M5 17L13 25L27 8", 4.5),
    "cross": _p("M7 7L25 25M25 7L7 25"),
    "plus": _p("M16 5V27M5 16H27"),
    "minus": _p("M5 16H27"),
    "equal": _p("M5 11H27M5 21H27"),
    "trash": _p("M7 10L9 28H23L25 10M4 9H28M12 9V4H20V9M13 15V23M19 15V23", 3.2),
    "in": _p("M16 4V19M9 13L16 20L23 13M4 20V28H28V20", 3.6),
    "out": _p("M16 20V5M9 11L16 4L23 11M4 20V28H28V20", 3.6),
    "search": circle(13, 13, 9, "none", C, 4) + line(20, 20, 28, 28, C, 4.5),
    "person": circle(16, 10, 7, "none", C, 3.6) + _p("M4 29C4 16 28 16 28 29", 3.6),
    "bot": rect(5, 10, 22, 18, 5, "none", C, 3.4) + line(16, 10, 16, 4, C, 3.4) + _dots(((16, 3.5), (11.5, 18), (20.5, 18))) + line(12, 24, 20, 24, C, 3),
    "warn": poly([(16, 4), (30, 28), (2, 28)], "none", C, 3.6) + line(16, 13, 16, 19, C, 3.8) + circle(16, 24, 2.2, C, sw=0),
    "info": circle(16, 16, 12.5, "none", C, 3.4) + line(16, 15, 16, 22, C, 3.8) + circle(16, 10, 2.3, C, sw=0),
    "first": FIRST,
    "last": mirror(FIRST, 32),
    "start": START,
    "end": mirror(START, 32),
    "prev": poly([(23, 5), (7, 16), (23, 27)], C, C, 3),
    "play": poly([(8, 5), (27, 16), (8, 27)], C, C, 3),
    "pause": rect(7, 5, 6, 22, 2, C, C, 2) + rect(19, 5, 6, 22, 2, C, C, 2),
    "disk": _p("M5 5H22L27 10V27H5Z", 3.4) + _p("M10 5V12H20V5M10 27V19H22V27", 3),
    "screen": rect(3, 5, 26, 18, 3, "none", C, 3.4) + _p("M16 23V28M9 28H23", 3.4),
    "game": _star(),
    "sound": SPEAKER + _p("M22 11Q26 16 22 21", 3.2),
    "sound_off": SPEAKER + _p("M22 12L29 20M29 12L22 20", 3.2),
    "music": note(5, 1, 30, C),
    "colour": shape("circle", 9, 9, 6, "none", C, 3) + shape("diamond", 23, 9, 6, "none", C, 3) + shape("triangle", 9, 23, 6, "none", C, 3) + shape("square", 23, 23, 6, "none", C, 3),
    "keys": rect(3, 7, 26, 18, 4, "none", C, 3.2) + _dots(((9, 13), (16, 13), (23, 13)), 1.9) + line(10, 19.5, 22, 19.5, C, 3),
    "lang": circle(16, 16, 12.5, "none", C, 3) + ellipse(16, 16, 5.5, 12.5, "none", C, 2.6) + line(4, 16, 28, 16, C, 2.6),
    "gavel": place(rect(-9, -6, 18, 12, 2, "none", C, 3.2) + _p("M0 6V20"), 13, 11, 1, -45) + line(17, 28, 29, 28, C, 3.6),
    "flag": _p("M7 29V4H25L20 10L25 16H7", 3.4),
    "eye": _p("M3 16Q16 2 29 16Q16 30 3 16Z", 3.2) + circle(16, 16, 4.4, C, sw=0),
    "eye_off": _p("M3 16Q16 2 29 16Q16 30 3 16Z", 3.2) + line(6, 27, 26, 5, C, 3.6),
    "copy": rect(10, 10, 18, 18, 3, "none", C, 3.2) + _p("M22 10V4H4V22H10", 3.2),
    "clock": circle(16, 16, 12, "none", C, 3.4) + _p("M16 9V16L21 20", 3.4),
    "undo": UNDO,
    "redo": mirror(UNDO, 32),
    "hint": _p("M16 3 a9.5 9.5 0 0 0 -5 17.5 V24 H21 V20.5 A9.5 9.5 0 0 0 16 3Z", 3.5) + line(12, 29, 20, 29, C, 3.5),
    "menu": _p("M5 8H27M5 16H27M5 24H27"),
    "pass": _p("M5 16 H24 M16 7 L26 16 L16 25"),
    "dice": rect(4, 4, 24, 24, 6, "none", C, 3.5) + _dots(((11, 11), (21, 11), (16, 16), (11, 21), (21, 21))),
    "log": _p("M6 4H26V28H6Z", 3.4) + _p("M11 11H21M11 16.5H21M11 22H17", 3),
    "book": _p("M16 8Q10 4 3 6V26Q10 24 16 28Q22 24 29 26V6Q22 4 16 8V28", 3.2),
    "chart": _p("M4 4V28H28", 3.4) + _p("M9 21L15 14L20 18L27 8", 3.4),
    "gear": "".join(place(rect(-3, -14.5, 6, 6, 1.5, C, sw=0), 16, 16, 1, 45 * k) for k in range(8)) + circle(16, 16, 8.2, "none", C, 4.2),
    "door": _p("M18 5H6V27H18", 3.4) + _p("M13 16H28M22 10L28 16L22 22", 3.6),
    "edit": _p("M5 27L7 20L22 5L27 10L12 25Z", 3.2) + line(18, 9, 23, 14, C, 3),
    "folder": _p("M3 26V7H12L15 11H29V26Z", 3.4),
    "trophy": _p("M9 4H23V12a7 7 0 0 1 -14 0Z", 3.2) + _p("M9 7H4Q4 14 10 14.500M23 7H28Q28 14 22 14.500M16 19V24M10 28H22M12 28Q12 24 16 24Q20 24 20 28", 3),
    "hourglass": _p("M8 4H24M8 28H24M10 4V9Q10 13 16 16Q22 19 22 23V28M22 4V9Q22 13 16 16Q10 19 10 23V28", 3),
    "lock": rect(6, 14, 20, 14, 3, "none", C, 3.4) + _p("M10 14V10a6 6 0 0 1 12 0V14", 3.4) + circle(16, 21, 2.3, C, sw=0),
    "zoom_in": circle(13, 13, 9, "none", C, 3.6) + line(20, 20, 28, 28, C, 4.5) + _p("M13 9V17M9 13H17", 3),
    "school": _p("M2 12L16 5L30 12L16 19Z", 3.2) + _p("M8 15.500V23Q16 28 24 23V15.500M29 13V21", 3),
    "circle": shape("circle", 16, 16, 12, C),
    "diamond": shape("diamond", 16, 16, 12, C),
    "triangle": shape("triangle", 16, 17.5, 12, C),
    "square": shape("square", 16, 16, 12, C),
    "star": poly(star_pts(16, 17, 14.5, 0.52), C, C, 2),
}
