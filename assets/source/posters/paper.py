"""The paper a poster is printed on."""

from assets.source.kit import INK, clip_box, rect, shadow

POSTER_W, POSTER_H = 470, 650
MARGIN, FOOT_Y, FOOT_H = 16, 590, 44


def printed(art: str, title: str, paper: str, ink: str, foot: str, r: float = 4) -> str:
    """Art inside the frame, lettering over it, the foot left free for a line of text."""
    w, h, m = POSTER_W, POSTER_H, MARGIN
    inside = clip_box(
        art + rect(m, FOOT_Y, w - 2 * m, FOOT_H, 0, foot, sw=0), w - 2 * m, h - 2 * m, r, m, m
    )
    sheet = shadow(0, 0, w, h, 3, 9, 11) + rect(0, 0, w, h, 3, paper, ink, 3)
    return sheet + inside + rect(m, m, w - 2 * m, h - 2 * m, r, "none", ink, 5) + title


def blank(w: float, h: float, art: str, paper: str) -> str:
    """A sheet of any size with its art inside a frame 20 from the edge."""
    inside = clip_box(art, w - 40, h - 40, 6)
    sheet = shadow(0, 0, w, h, 4, 10, 12) + rect(0, 0, w, h, 4, paper, INK, 3)
    frame = rect(0, 0, w - 40, h - 40, 6, "none", INK, 5)
    return f'{sheet}<g transform="translate(20 20)">{inside}{frame}</g>'
