"""Where everything of the line-up lies."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.tables.rodeo.cards.paper import split
from game.tables.rodeo.festival.campsite import Camp
from game.tables.rodeo.festival.place import day_of
from game.tables.rodeo.phase import Scene


@dataclass(frozen=True, slots=True)
class Places:
    """The boxes of the line-up: three days over the campsite, the forecast in the tray."""

    hand: Rect
    stage: Rect
    days: tuple[Rect, ...]
    camp: Camp
    booths: Rect
    power: Rect
    tray: Rect
    rack: Rect
    forecast: Rect
    ready: Rect


def places(scene: Scene) -> Places:
    """Place everything."""
    day = day_of(scene.place)
    pad = max(day.stage.h // 18, 3)
    slots = split(day.stage.inflate(-2 * pad, -2 * pad), 3, pad)
    tray = day.tray
    rim = max(tray.h // 24, 4)
    inner = tray.inflate(-2 * rim, -2 * rim)
    rack = Rect(inner.x, inner.y, round(inner.w * 0.175), inner.h)
    ready = Rect(0, inner.y, round(inner.w * 0.2), inner.h)
    ready.right = inner.right
    forecast = Rect(rack.right + 2 * rim, inner.y, 0, inner.h)
    forecast.w = ready.x - 2 * rim - forecast.x
    return Places(
        day.faders, day.stage, tuple(slots), day.camp, day.booths, day.pools, tray, rack,
        forecast, ready,
    )  # fmt: skip
