"""Which pictures will be needed, in the order of the season."""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.rodeo.tables import Tables
from game.tables.rodeo.cards.paper import SLUG
from game.tables.rodeo.festival.hours import HOURS

SIDES = ("booking", "festival")


def soon(t: Tables) -> Iterator[str]:
    """Yield the sprites of everything that may come up: cards, then the stage by hour."""
    cards = t.data
    yield from (f"{SLUG}/band_{band.id}" for band in cards.bands)
    yield from (f"{SLUG}/event_{event.id}_{side}" for event in cards.events for side in SIDES)
    yield from (f"{SLUG}/fan_{fan.id}" for fan in cards.fans)
    yield from (f"{SLUG}/stand_{stand.id}" for stand in cards.stands)
    yield from (f"{SLUG}/upgrade_{upgrade.id}" for upgrade in cards.upgrades)
    yield from (f"{SLUG}/stage_{hour}" for hour in HOURS)
