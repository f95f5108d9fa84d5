"""What is carried by the mouse: a poster."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Thing
from game.tables.rodeo.cards.poster import draw_poster
from game.tables.rodeo.phase import Scene
from game.ui.canvas import Canvas

SIZE: Final = (160, 250)


def draw_carried(canvas: Canvas, scene: Scene, thing: Thing, at: tuple[int, int]) -> bool:
    """Draw a band's poster at the mouse; false for anything else."""
    kind, _, name = thing.partition(":")
    if kind != "band" or name not in scene.t.band_at:
        return False
    box = Rect(0, 0, canvas.metrics.px(SIZE[0]), canvas.metrics.px(SIZE[1]))
    box.center = at
    draw_poster(canvas, box, scene.t.data, scene.t.band_at[name])
    return True
