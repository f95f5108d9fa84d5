"""Where everything of a festival day lies, out of the two boxes of the fixed frame."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.tables.rodeo.festival.campsite import Camp, camp_of
from game.tables.rodeo.layout import Layout


@dataclass(frozen=True, slots=True)
class Day:
    """The boxes of a festival day; ``report`` covers booths and pools at night."""

    faders: Rect
    stage: Rect
    camp: Camp
    booths: Rect
    pools: Rect
    report: Rect
    tray: Rect


def day_of(place: Layout) -> Day:
    """Place everything."""
    booths = place.at(0.527, 0.113, 0.244, 0.472)
    pools = place.at(0.527, 0.593, 0.244, 0.150)
    return Day(
        faders=place.at(0.008, 0.113, 0.150, 0.630),
        stage=place.at(0.163, 0.113, 0.360, 0.169),
        camp=camp_of(place.at(0.163, 0.287, 0.360, 0.456)),
        booths=booths,
        pools=pools,
        report=booths.union(pools),
        tray=place.tray,
    )
