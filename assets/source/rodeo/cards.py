"""Card fronts without their words, card backs, piles."""
# fmt: off

from assets.source.kit import (
    BUNGEE,
    INK,
    PAPER,
    WHITE,
    circle,
    clip_box,
    fade,
    outlined,
    path,
    place,
    rays,
    rect,
)
from assets.source.rodeo.genres import badge
from assets.source.rodeo.layout import BOXES, SIZES
from assets.source.rodeo.palette import (
    ACID,
    CASH,
    CHAR,
    GENRE,
    GRASS,
    ORANGE,
    PANEL,
    PINK,
    STARS,
    VIOLET,
    YELLOW,
)
from assets.source.rodeo.press import grain, star_d
from assets.source.rodeo.symbols import SYMBOLS, symbol

PAPERS = {"garage": "#efece2", "local_hero": PAPER, "superstar": "#ffe3ee", "legend": "#ffe9a6"}
EDGES = {"superstar": PINK, "legend": "#f2b632"}
BACKS = {"garage": ("#8f8b7e", "#a8a497"), "local_hero": (VIOLET, "#5f4c96"), "superstar": (PINK, "#ff6a9f"), "legend": ("#f2b632", "#ffd066")}


def tier_stars(tier: str) -> str:
    """The stars of a tier in a row from the left, 26 high about the middle line."""
    return "".join(symbol("star", 13 + 24 * k, 0, 25) for k in range(STARS[tier]))


def _pattern(tier: str, w: float, h: float) -> str:
    """A pale print in the paper of the dear posters: halftone dots, or rays from the stars."""
    if tier == "superstar":
        spots = ((12 + 14 * k + 7 * (row % 2), 170 + 13 * row, 0.7 + 0.42 * row) for row in range(11) for k in range(14))
        return clip_box("".join(circle(x, y, r, "#ffcfe0", sw=0) for x, y, r in spots), w - 16, h - 16, 8, 8, 8)
    if tier == "legend":
        return clip_box(rays(w / 2, 156, 0, h, 26, "#ffdf86"), w - 16, h - 16, 8, 8, 8)
    return ""


def poster(tier: str) -> str:
    """A band's poster without picture and words."""
    w, h = SIZES["poster"]
    edge, paper = EDGES.get(tier), PAPERS[tier]
    out = rect(0, 0, w, h, 14, edge or paper, INK, 4)
    if edge:
        out += rect(5, 5, w - 10, h - 10, 10, paper, INK, 3) + _pattern(tier, w, h)
    out += path(f"M{18} 219 H{w - 18}", "none", "#000", 3, 'stroke-dasharray="1 8" opacity="0.35"')
    x, y, wide, high = BOXES["poster"]["fee_garage" if tier == "garage" else "fee"]
    out += rect(x, y, wide, high, 8, CASH, INK, 3) + place(tier_stars(tier), 11, 296)
    if tier == "garage":
        out += path("M68 -6 l68 6 l-4 20 l-68 -6Z", "#d9d3a8", INK, 2)
    return out + grain(w, h, 160, len(tier))


def _back(w: float, h: float, ink: str, light: str, middle: str) -> str:
    burst = rays(w / 2, h / 2, 0, h, 18, light)
    inner = clip_box(rect(0, 0, w, h, 0, ink, sw=0) + burst + grain(w, h, 200, 7), w - 18, h - 18, 8, 9, 9)
    return rect(0, 0, w, h, 14, PAPER, INK, 4) + inner + rect(9, 9, w - 18, h - 18, 8, "none", INK, 3) + middle


def poster_back(tier: str) -> str:
    """The back of a tier's stack: a record with its stars."""
    w, h = SIZES["poster"]
    record = circle(w / 2, 142, 66, CHAR, INK, 5) + "".join(circle(w / 2, 142, r, "none", "#4b4e5c", 3) for r in (54, 44, 34))
    record += circle(w / 2, 142, 24, ACID, INK, 4) + path(star_d(5, 15, 6.5), INK, sw=0, extra=f'transform="translate({w / 2} 142)"')
    n = STARS[tier]
    stars = "".join(symbol("star", w / 2 + (k - (n - 1) / 2) * 40, 254, 38) for k in range(n))
    return _back(w, h, *BACKS[tier], record + stars)


def garage_pile(picture: str) -> str:
    """The open stack of garage bands, the top one with its picture."""
    w, h = SIZES["poster"]
    sheets = "".join(place(rect(0, 0, w, h, 14, "#d9d5c8", INK, 2.5), 4.5 * k, 3.5 * k) for k in (3, 2, 1))
    return sheets + poster("garage") + picture


def fan_card() -> str:
    """A fan group's card without portrait and words."""
    w, h = SIZES["fan"]
    out = rect(0, 0, w, h, 14, PAPER, INK, 4) + path(f"M4 160 H{w - 4} V{h - 14} Q{w - 4} {h - 4} {w - 14} {h - 4} H14 Q4 {h - 4} 4 {h - 14}Z", "#ece2c6", sw=0)
    return out + path(f"M10 160 H{w - 10}", "none", "#b9ad8a", 3, 'stroke-dasharray="1 8"')


def fan_back(genre: str) -> str:
    """The back of a genre's fan cards."""
    w, h = SIZES["fan"]
    light = {"punk": "#f05a53", "metal": "#41444f", "reggae": "#44b566", "indie": "#5b9de2"}[genre]
    return _back(w, h, GENRE[genre], light, badge(genre, w / 2, h / 2, 96))


def event_card(who: str) -> str:
    """An event without picture and words; pink helps oneself, orange with a head hits a rival."""
    w, h = SIZES["event"]
    out = rect(0, 0, w, h, 14, PINK if who == "own" else ORANGE, INK, 4) + rect(6, 6, w - 12, h - 12, 9, PAPER, INK, 3)
    return out + path(f"M16 168 H{w - 16}", "none", "#b9ad8a", 3, 'stroke-dasharray="1 8"')


def event_picture(art: str) -> str:
    """The picture of an event on its lilac plate, 107 x 84."""
    plate = rect(0, 0, 107, 84, 7, "#d9d0f2", sw=0) + path("M0 62 H107 V84 H0Z", "#c9bdea", sw=0)
    return clip_box(plate + place(art, 53.5, 42, 0.72), 107, 84, 7) + rect(0, 0, 107, 84, 7, "none", INK, 3)


def event_back() -> str:
    """The back of the events: a bolt."""
    w, h = SIZES["event"]
    return _back(w, h, PINK, "#ff6a9f", place(path("M14 -52 L-28 10 H-2 L-12 54 L32 -10 H4Z", YELLOW, INK, 6), w / 2, h / 2, 1.1))


def rival_tab() -> str:
    """The head in the corner of an event that hits a rival."""
    return symbol("rival", 0, 0, 40)


def market_card(narrow: bool) -> str:
    """A stand's or an upgrade's card in the market without picture and words."""
    name = "market_narrow" if narrow else "market"
    w, h = SIZES[name]
    return rect(0, 0, w, h, 14, PAPER, INK, 4) + path(f"M4 260 H{w - 4} V{h - 14} Q{w - 4} {h - 4} {w - 14} {h - 4} H14 Q4 {h - 4} 4 {h - 14}Z", "#ece2c6", sw=0)


def front(art: str, w: float, h: float) -> str:
    """A front of 200 x 150, cut to a picture of w x h with its outline."""
    s = max(w / 200, h / 150)
    return clip_box(place(art, (w - 200 * s) / 2, 0, s), w, h, 6) + rect(0, 0, w, h, 6, "none", INK, 3)


def portrait(art: str) -> str:
    """A bust cut to 148 x 104 with its outline."""
    return clip_box(place(art, 0, -5, 148 / 140), 148, 104, 8) + rect(0, 0, 148, 104, 8, "none", INK, 3)


def band_picture(art: str, seed: int) -> str:
    """A band's picture, 200 x 160, with grain and outline."""
    return clip_box(art + grain(200, 160, 130, seed), 200, 160, 7) + rect(0, 0, 200, 160, 7, "none", INK, 3.4)


def festival_card() -> str:
    """The own festival's card without emblem and words."""
    w, h = SIZES["festival"]
    head = clip_box(rect(0, 0, w, h, 0, VIOLET, sw=0) + rays(62, 60, 0, 320, 20, "#56458a"), w - 16, 104, 10, 8, 8) + rect(8, 8, w - 16, 104, 10, "none", INK, 3)
    return rect(0, 0, w, h, 16, PAPER, INK, 4) + head + path(f"M16 276 H{w - 16}", "none", INK, 3, 'stroke-dasharray="4 8"')


def festival_back() -> str:
    """The back of the festivals: the game's name over a tent."""
    w, h = SIZES["festival"]
    tent = path("M-90 60 L0 -60 L90 60Z", ORANGE, INK, 7) + path("M0 -60 L26 60 H-26Z", CHAR, INK, 6) + path("M0 -60 V-88", "none", INK, 7) + path("M0 -90 H40 L28 -78 L40 -66 H0Z", ACID, INK, 5)
    name = outlined(w / 2, 92, "ROCK'N", 44, BUNGEE, ACID, INK, 12) + outlined(w / 2, 148, "RODEO", 56, BUNGEE, WHITE, INK, 12)
    hill = clip_box(path(f"M0 330 Q{w / 2} 290 {w} 330 V{h} H0Z", GRASS, INK, 5), w - 18, h - 18, 8, 9, 9)
    return _back(w, h, PANEL, "#3d3760", hill + place(tent, w / 2, 268) + name)


def booth(kind: str, low: bool, cloth: str) -> str:
    """An own booth without name, sign and spaces; the cloth hangs below the name plate."""
    w, h = SIZES["booth_low" if low else "booth"]
    out = rect(2, 26, w - 4, h - 28, 8, PAPER, INK, 4) + rect(6, h - 12, w - 12, 8, 3, "#d9cda8", sw=0)
    out += cloth + rect(0, 0, w - 30, 33, 8, CHAR, INK, 3)
    return out + circle(w - 21, 21, 22, WHITE, INK, 4)


def space(w: float, h: float) -> str:
    """An empty space at a booth."""
    return rect(1.5, 1.5, w - 3, h - 3, 10, "#fff", "#8b8470", 3, 'stroke-dasharray="8 6"')


def plot() -> str:
    """A free plot for a booth."""
    w, h = SIZES["booth"]
    out = rect(2, 2, w - 4, h - 4, 12, "#000", sw=0, extra='opacity="0.18"') + rect(2, 2, w - 4, h - 4, 12, "none", "#8f86b4", 4, 'stroke-dasharray="13 9"')
    return out + fade(place(SYMBOLS["hammer"], 36, h / 2, 0.5), 0.8)
