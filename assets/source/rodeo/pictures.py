"""The pictures of all components by the ids of the rules' data."""

from collections.abc import Callable
from types import ModuleType

from assets.source.kit import mirror
from assets.source.rodeo import (
    bands_garage,
    bands_indie,
    bands_metal,
    bands_punk,
    bands_stars,
    emblems,
    events_booking_1,
    events_booking_2,
    events_festival_1,
    events_festival_2,
    fronts_market,
    fronts_start,
    fronts_upgrades,
    portraits_indie,
    portraits_metal,
    portraits_punk,
    portraits_reggae,
    signs_market,
    signs_start,
    signs_upgrades,
)

Drawing = Callable[[], str]
BUST = 140
TURNED = frozenset(("p3", "p5", "r5", "r6", "i3"))
"""Busts whose things in hand would lie under the price: drawn facing the other way."""


def _drawings(*modules: ModuleType) -> dict[str, Drawing]:
    """The public functions that a module draws with, by their names."""
    found: dict[str, Drawing] = {}
    for module in modules:
        for name, value in vars(module).items():
            own = getattr(value, "__module__", "") == module.__name__
            if own and callable(value) and not name.startswith("_"):
                found[name] = value
    return found


def _turned(art: Drawing) -> Drawing:
    return lambda: mirror(art(), BUST)


def bands() -> dict[str, Drawing]:
    """The 32 bands, 200 x 160."""
    return _drawings(bands_garage, bands_punk, bands_metal, bands_indie, bands_stars)


def portraits() -> dict[str, Drawing]:
    """The 24 fan groups, 140 x 120."""
    found = _drawings(portraits_punk, portraits_metal, portraits_reggae, portraits_indie)
    return {name: _turned(art) if name in TURNED else art for name, art in found.items()}


def events() -> dict[str, Drawing]:
    """The 40 sides of the events, 100 x 100 about the origin."""
    booking = _drawings(events_booking_1, events_booking_2)
    festival = _drawings(events_festival_1, events_festival_2)
    return {f"{name}_booking": art for name, art in booking.items()} | {
        f"{name}_festival": art for name, art in festival.items()
    }


def stands() -> dict[str, Drawing]:
    """The fronts of the 21 kinds of stand, 200 x 150."""
    return _drawings(fronts_start, fronts_market)


def upgrades() -> dict[str, Drawing]:
    """The fronts of the 4 kinds of upgrade, 200 x 150."""
    return _drawings(fronts_upgrades)


def signs() -> dict[str, Drawing]:
    """The signs of stands and upgrades, 100 x 100 about the origin."""
    return _drawings(signs_start, signs_market, signs_upgrades)


def festivals() -> dict[str, Drawing]:
    """The seven emblems, 120 x 120 about the origin."""
    return _drawings(emblems)
