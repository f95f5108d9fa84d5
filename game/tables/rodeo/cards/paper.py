"""What all cards share: boxes cut out of a card, sprites that fill them, names that break well."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from pygame import Rect

from game.tables.paint import capped, label
from game.ui.canvas import Canvas
from game.ui.text import BOLD, SOFT_HYPHEN, Style
from game.words import ASSETS, Said

SLUG: Final = "rodeo"
INK: Final = "#22262e"
PAPER: Final = "#f7f0dc"
FADED: Final = "#5c5a52"
GOOD: Final = "#2f6d0c"
BAD: Final = "#b01152"
ACID: Final = "#b4e33d"
YELLOW: Final = "#ffd23f"
ROSE: Final = "#ff9cc0"

# Names of bands are never translated and English has no catalogue: their long words break here.
_BREAKS: Final = {
    "Pommesbude": "Pommes|bude",
    "Championship": "Champion|ship",
    "Thunderstorm": "Thunder|storm",
    "Neighbours": "Neigh|bours",
    "Guitarist": "Guitar|ist",
    "Guitarists": "Guitar|ists",
    "Overdrawn": "Over|drawn",
    "Briefcase": "Brief|case",
    "Collective": "Collec|tive",
    "Metallers": "Metal|lers",
    "Megaphone": "Mega|phone",
    "Smuggling": "Smug|gling",
    "Abandoned": "Aban|doned",
    "Avalanche": "Ava|lanche",
    "Barbecue": "Bar|becue",
    "Rewritten": "Rewrit|ten",
    "Thirteenth": "Thir|teenth",
    "Merchandise": "Merchan|dise",
    "Afternoon": "After|noon",
    "Krawallkommode": "Krawall|kommode",
    "Fahrradklingel": "Fahrrad|klingel",
    "Sonntagsbongo": "Sonntags|bongo",
    "Waschküche": "Wasch|küche",
    "Blechlawine": "Blech|lawine",
    "Garagentor": "Garagen|tor",
    "Smalltown": "Small|town",
    "Conspiracy": "Conspi|racy",
    "Nachtschicht": "Nacht|schicht",
    "Hängematte": "Hänge|matte",
    "Donnerbalken": "Donner|balken",
    "Soundsystem": "Sound|system",
    "Sonnenstich": "Sonnen|stich",
    "Melancholia": "Melan|cholia",
    "Wetterfesten": "Wetter|festen",
    "Granitgesicht": "Granit|gesicht",
    "Regenschirm": "Regen|schirm",
}


@cache
def _layout() -> dict[str, Any]:
    file = ASSETS / SLUG / "sprites" / "layout.json"
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def size_of(card: str) -> tuple[int, int]:
    """Return a card's size in design pixels."""
    wide, high = _layout()[card]["size"]
    return int(wide), int(high)


def fitted(card: str, rect: Rect) -> Rect:
    """Return the largest box of a card's proportions in the middle of a box."""
    wide, high = size_of(card)
    scale = min(rect.w / wide, rect.h / high)
    box = Rect(0, 0, max(round(wide * scale), 1), max(round(high * scale), 1))
    box.center = rect.center
    return box


def cut(card: str, box: Rect, name: str) -> Rect:
    """Return a named part of a card that fills a box."""
    x, y, w, h = _layout()[card]["boxes"][name]
    left, top = round(box.x + x * box.w), round(box.y + y * box.h)
    return Rect(left, top, round(w * box.w), round(h * box.h))


def unit(card: str, box: Rect) -> float:
    """Return the real pixels to a design pixel of a card in a box."""
    return box.w / size_of(card)[0]


def art(canvas: Canvas, name: str, rect: Rect, alpha: int = 255) -> Rect:
    """Draw one of the game's sprites as large as fits into a box; return its own box."""
    return canvas.sprite_in(f"{SLUG}/{name}", rect, alpha)


def plate(canvas: Canvas, name: str, rect: Rect) -> None:
    """Draw one of the game's nine-slice sprites over a box."""
    canvas.skin_box(f"{SLUG}/{name}", rect)


def square(rect: Rect, share: float = 1.0) -> Rect:
    """Return a square in the middle of a box, as a share of its smaller side."""
    side = max(round(min(rect.w, rect.h) * share), 1)
    box = Rect(0, 0, side, side)
    box.center = rect.center
    return box


def split(rect: Rect, count: int, gap: int = 0) -> list[Rect]:
    """Return so many equal columns of a box."""
    count = max(count, 1)
    wide = (rect.w - gap * (count - 1)) / count
    return [
        Rect(round(rect.x + (wide + gap) * n), rect.y, round(wide), rect.h) for n in range(count)
    ]


def rows(rect: Rect, count: int, gap: int = 0) -> list[Rect]:
    """Return so many equal rows of a box."""
    count = max(count, 1)
    high = (rect.h - gap * (count - 1)) / count
    return [
        Rect(rect.x, round(rect.y + (high + gap) * n), rect.w, round(high)) for n in range(count)
    ]


def signed(number: int) -> str:
    """Return a change with its sign, with a true minus."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def plain(number: int) -> str:
    """Return a number with a true minus."""
    return str(number).replace("-", "−")


def write(canvas: Canvas, said: Said, rect: Rect, style: Style = BOLD) -> Rect:
    """Write on paper: dark, as large as the box allows."""
    return label(canvas, said, rect, style if style.colour else style.but(colour=INK))


def write_name(canvas: Canvas, said: Said, rect: Rect, style: Style, lines: int) -> Rect:
    """Write a card's name on some lines; a word too long for one is broken where it may be.

    Where it needs more room it grows upwards, on paper over what stands above it.
    """
    grown = rect.inflate(rect.w // 24, rect.h // 10)
    words = broken(canvas, canvas.say(said), grown.w)
    style = style.but(lines=lines, lead=1.0)
    least = canvas.metrics.text_floor
    while canvas.set(words, _fitting(canvas, style, grown), grown.size).cut and style.lines < 5:
        if grown.h >= round(least * (style.lines + 0.1)):
            style = style.but(lines=style.lines + 1)
        high = round(least * (style.lines + 0.15))
        grown = Rect(grown.x, grown.bottom - high, grown.w, high)
        canvas.box(Rect(rect.x, grown.y, rect.w, grown.h), PAPER, None, 0, 4)
    return write(canvas, words, grown, style)


def _fitting(canvas: Canvas, style: Style, rect: Rect) -> Style:
    return capped(canvas, style, max(rect.h // max(style.lines, 1), 1))


def broken(canvas: Canvas, words: str, width: int) -> str:
    """Return words with breaks in those that would not fit a line at the smallest size."""
    metrics = canvas.metrics
    least = BOLD.but(size=metrics.text_floor / metrics.scale / metrics.ui)
    if not any(canvas.measure(word, least) > width for word in words.split()):
        return words
    return " ".join(_opened(word) for word in words.split())


def _opened(word: str) -> str:
    if SOFT_HYPHEN in word:
        return word
    return _BREAKS.get(word, word).replace("|", SOFT_HYPHEN)
