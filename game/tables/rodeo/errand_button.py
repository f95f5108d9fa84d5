"""The button in the tray for what the game can do for the player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Text, Thing
from game.tables.rodeo.errand import errand_of
from game.tables.rodeo.phase import Scene
from game.tables.spec import ACTIONS, Errand, Part, Spot
from game.ui.canvas import Canvas
from game.ui.control import DROP, body, content
from game.ui.text import BOLD

THING: Final[Thing] = "ui:errand"
SHARE: Final = 0.175
"""The share of the tray's width that the button takes."""


def at_right(scene: Scene, row: Rect) -> Rect:
    """Return the button's box at the right end of a line of the tray, less than half of it."""
    wide = min(round(scene.place.tray.w * SHARE), row.w * 42 // 100)
    return Rect(row.right - wide, row.y, wide, row.h - scene.px(DROP))


def _offered(scene: Scene) -> Errand | None:
    decision = scene.moment.decision
    if decision is None:
        return None
    return errand_of(scene.model.rules, scene.view, decision)


def errand_parts(scene: Scene, box: Rect) -> Iterator[Part]:
    """Return the button, where there is anything to do."""
    errand = _offered(scene)
    if errand is not None:
        around = Rect(box.x - 2, box.y - 2, box.w + 4, box.h + scene.px(DROP) + 4)
        draw = partial(_draw, box=box, said=errand.said, state="normal")
        yield Part("errand", around, errand.said, draw)


def errand_spots(scene: Scene, box: Rect) -> Iterator[Spot]:
    """Return the button as a thing."""
    errand = _offered(scene)
    if errand is not None:
        yield Spot(THING, box, errand.said, ACTIONS)


def draw_errand_meant(canvas: Canvas, scene: Scene, box: Rect) -> None:
    """Draw the button once more while it is pointed at."""
    errand = _offered(scene) if scene.moment.pointed == THING else None
    if errand is not None:
        _draw(canvas, box, errand.said, "hover")


def _draw(canvas: Canvas, box: Rect, said: Text, state: str) -> None:
    tone = canvas.skin.tone("plain")
    face = body(canvas, box, tone, state)
    most = (face.h - 2) / BOLD.lead / (canvas.metrics.scale * canvas.metrics.ui)
    content(canvas, face, said, tone.ink, style=BOLD.but(size=min(24, most)))
