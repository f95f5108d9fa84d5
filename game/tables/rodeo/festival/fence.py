"""Beside the campsite: garbage over the fence, fans who found no space."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from engines.core.types import text
from game.tables.paint import label
from game.tables.rodeo.cards.paper import art, split
from game.tables.rodeo.cards.signs import Sign, draw_sign
from game.tables.rodeo.inside import inside
from game.tables.spec import Part
from game.ui.canvas import Canvas
from game.ui.text import BOLD, SMALL

Outside = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Garbage, and by genre the unhappy and the happy markers outside."""


def fence_part(box: Rect, out: Outside) -> Part:
    """Return the fence with what lies behind it."""
    return inside("camp_fence", box, out, partial(draw_fence, box=box, out=out))


def draw_fence(canvas: Canvas, box: Rect, out: Outside) -> None:
    """Draw the fence; what lies there as signs with their numbers."""
    art(canvas, "ground_fence", box)
    words = Rect(
        box.x + box.w * 12 // 218, box.y + box.h * 128 // 218, box.w * 194 // 218, box.h * 78 // 218
    )
    signs = _signs(out)
    style = SMALL.but(align="centre", colour="#a9c2ad")
    if not signs:
        label(canvas, text("over the fence"), words, style.but(lines=2, lead=1.05))
        return
    high = words.h // 2
    label(canvas, text("over the fence"), Rect(words.x, words.y, words.w, high), style)
    lower = Rect(words.x, words.y + high, words.w, words.h - high)
    for sign, cell in zip(signs, split(lower, len(signs), 2), strict=True):
        draw_sign(canvas, sign, cell, BOLD.but(size=24, colour="#fffdf6"))


def _signs(out: Outside) -> list[Sign]:
    garbage, sad, happy = out
    found = [Sign("symbol_garbage", str(garbage))] if garbage else []
    if sum(sad):
        found.append(Sign("symbol_unhappy", str(sum(sad))))
    if sum(happy):
        found.append(Sign("symbol_happy", str(sum(happy))))
    return found
