"""Old Town Road: a solitaire of 28 cards on the way to Old Town."""

from __future__ import annotations

from typing import Final

from engines.core.rules import GameSpec
from engines.core.types import text
from engines.games.old_town_road.brain import brain
from engines.games.old_town_road.decisions import PHASES
from engines.games.old_town_road.rules import TownRules
from engines.games.old_town_road.setup import deal_of_the_day

GAME: Final = GameSpec(
    slug="old_town_road",
    title="Old Town Road",
    blurb=text(
        "Shootouts, robberies and getaways on the way to Old Town: lay the cards that fall "
        "into poker hands, and collect moneybags and WANTED signs."
    ),
    tagline=text("A solitaire from the dusty west"),
    min_players=1,
    max_players=1,
    minutes=10,
    version=1,
    load=TownRules,
    brain=brain,
    phases=PHASES,
    order=30,
    daily=deal_of_the_day,
    notice=text(
        "The card faces are a reconstruction made for this app from the published rules; "
        "they are not the designer's own list."
    ),
)
