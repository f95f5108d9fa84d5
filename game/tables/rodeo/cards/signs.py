"""Small signs: genre badges, numbers with their symbol, money tags, chips, requirement plates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from engines.games.rodeo.components.model import GENRES, SPACES, TRACKS, TYPES, Effect, Fan
from game.tables.paint import label
from game.tables.rodeo.cards.paper import art, plate, signed, square, write
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, Style
from game.words import Said

_SYMBOLS: Final = {
    "cash": "symbol_money",
    "rebate": "symbol_money",
    "mood": "symbol_mood",
    "hygiene": "symbol_hygiene",
    "chaos": "symbol_chaos",
    "satisfy": "symbol_happy",
    "rival_dissatisfy": "symbol_unhappy",
    "remove_garbage": "symbol_garbage",
    "rival_garbage": "symbol_garbage",
    "rival_chaos": "symbol_chaos",
    "rival_hygiene": "symbol_hygiene",
    "refill": "symbol_fan",
    "extra_fan": "symbol_fan",
    "redraw_fan": "symbol_swap",
    "rewild": "genre_wild",
    "build_rebate": "symbol_hammer",
    "draw_event": "symbol_event",
    "discard_display": "symbol_poster",
    "extra_wixi": "symbol_toilet",
    "wake": "symbol_alarm",
}
_MONEY: Final = ("cash", "rebate")
_BARE: Final = ("redraw_fan", "rewild", "discard_display")
"""Effects without a number."""
SYMBOL_SHARE: Final = 2.0
"""How many letters wide a symbol is among signs side by side."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sprite of the game and what is written beside it."""

    sprite: str
    words: str = ""


def genre_sprite(genre: int) -> str:
    """Return the badge of a genre's number; anything beyond the four is the wildcard's."""
    return f"genre_{GENRES[genre]}" if 0 <= genre < len(GENRES) else "genre_wild"


def sign_of(effect: Effect) -> Sign:
    """Return an effect as its symbol and number."""
    sprite = _SYMBOLS[effect.op]
    if effect.op in _BARE:
        return Sign(sprite)
    if effect.op == "build_rebate":
        return Sign(sprite, f"−{effect.n}K")
    if effect.op == "remove_garbage":
        return Sign(sprite, f"−{effect.n}")
    words = signed(effect.n)
    return Sign(sprite, f"{words}K" if effect.op in _MONEY else words)


def signs_of(effects: Sequence[Effect]) -> list[Sign]:
    """Return effects as signs."""
    return [sign_of(effect) for effect in effects]


def plates_of(fan: Fan) -> list[str]:
    """Return the requirement plates of a group: place, wanted, unwanted, not bought."""
    found = [f"plate_place_{SPACES[fan.location]}"] if fan.location >= 0 else []
    found += [f"plate_wants_{GENRES[g]}" for g in fan.wants]
    found += [f"plate_avoids_{GENRES[g]}" for g in fan.avoids]
    return found + [f"plate_averse_{TYPES[kind]}" for kind in fan.aversion]


def fan_signs(fan: Fan, per_card: Sequence[tuple[int, int]]) -> list[Sign]:
    """Return what playing a group does: its genre's step, then its ability."""
    track, step = per_card[fan.genre]
    return [Sign(f"symbol_{TRACKS[track]}", signed(step)), *signs_of(fan.ability)]


def draw_sign(
    canvas: Canvas, sign: Sign, rect: Rect, style: Style = BOLD, align: str = "centre"
) -> None:
    """Draw a symbol with its number, together in the middle (or at the left) of a box."""
    if not sign.words:
        art(canvas, sign.sprite, square(rect))
        return
    gap = max(rect.h // 20, 1)
    wide = canvas.measure(sign.words, _at_height(canvas, style, rect.h))
    # The words shrink before the symbol is too small to be told from others.
    least = canvas.measure(sign.words, _at_height(canvas, style, 0))
    small = max(min(rect.w - gap - least, rect.w * 2 // 5), rect.w // 5)
    side = min(rect.h, max(rect.w - gap - wide, small))
    wide = min(wide, rect.w - side - gap)
    left = rect.x if align == "left" else rect.x + (rect.w - side - gap - wide) // 2
    art(canvas, sign.sprite, Rect(left, rect.y + (rect.h - side) // 2, side, side))
    room = Rect(left + side + gap, rect.y, 0, rect.h)
    room.w = max(rect.right - room.x, wide)
    write(canvas, sign.words, room, style)


def _at_height(canvas: Canvas, style: Style, height: int) -> Style:
    metrics = canvas.metrics
    most = height / style.lead / (metrics.scale * metrics.ui)
    return style.but(size=min(style.size, most))


def draw_signs(
    canvas: Canvas, signs: Sequence[Sign], rect: Rect, style: Style = BOLD, stacked: bool = False
) -> None:
    """Draw signs side by side, or one above the other."""
    if not signs:
        return
    if stacked and len(signs) > 1:
        high = rect.h // len(signs)
        boxes = [Rect(rect.x, rect.y + n * high, rect.w, high) for n in range(len(signs))]
    else:
        boxes = _beside(rect, signs)
    for sign, box in zip(signs, boxes, strict=True):
        draw_sign(canvas, sign, box, style)


def _beside(rect: Rect, signs: Sequence[Sign]) -> list[Rect]:
    """Return the boxes of signs side by side, each as wide as its words need."""
    shares = [SYMBOL_SHARE + len(sign.words) for sign in signs]
    found, done = [], 0.0
    for share in shares:
        left, right = (round(rect.w * part / sum(shares)) for part in (done, done + share))
        found.append(Rect(rect.x + left, rect.y, right - left, rect.h))
        done += share
    return found


def draw_money(canvas: Canvas, said: Said, rect: Rect, display: bool = False) -> None:
    """Draw a green money tag with words."""
    plate(canvas, "tag_money", rect)
    style = Style(size=28, family=DISPLAY) if display else BOLD.but(size=26)
    inner = rect.inflate(-max(rect.h // 4, 2), 0)
    write(canvas, said, inner, style.but(align="centre"))


def draw_chip(
    canvas: Canvas, sign: Sign, rect: Rect, kind: str = "gain", style: Style = BOLD
) -> None:
    """Draw a chip (gain, chosen, plain or bad) with a symbol and a number."""
    plate(canvas, f"chip_{kind}", rect)
    draw_sign(canvas, sign, rect.inflate(-max(rect.h // 3, 2), -max(rect.h // 6, 2)), style)


def draw_count(
    canvas: Canvas, genre: int, words: Said, rect: Rect, colour: str, size: float = 26
) -> None:
    """Draw a genre's badge at the left of a box and words beside it."""
    side = rect.h
    art(canvas, genre_sprite(genre), Rect(rect.x, rect.y, side, side))
    left = rect.x + side + max(side // 6, 2)
    room = Rect(left, rect.y, rect.right - left, rect.h)
    label(canvas, words, room, BOLD.but(size=size, colour=colour))


def draw_plates(canvas: Canvas, sprites: Sequence[str], rect: Rect) -> int:
    """Draw requirement plates from the left, as large as fits; return where they end."""
    side = min(rect.h, rect.w // max(len(sprites), 2))
    gap = max(min((rect.w - side * len(sprites)) // max(len(sprites), 1), side // 6), 0)
    for number, sprite in enumerate(sprites):
        box = Rect(rect.x + number * (side + gap), rect.y + (rect.h - side) // 2, side, side)
        art(canvas, sprite, box)
    return rect.x + len(sprites) * (side + gap)
