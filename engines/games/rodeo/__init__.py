"""Rock'n Rodeo: book bands, keep the campsite happy, and run the year's best festival."""

from __future__ import annotations

from engines.core.rules import GameSpec
from engines.core.types import text
from engines.games.rodeo.brain import brain
from engines.games.rodeo.rules import load
from engines.games.rodeo.setup import OPTIONS
from engines.games.rodeo.words.phrases import GAME_TITLE, PHASES

GAME = GameSpec(
    slug="rodeo",
    title=GAME_TITLE,
    blurb=text(
        "Book three bands, find a space for every tent, and survive the weekend: chaos, "
        "hygiene and mood decide whose festival becomes a legend."
    ),
    tagline=text("Festival managers' summer"),
    min_players=2,
    max_players=4,
    minutes=90,
    version=1,
    load=load,
    brain=brain,
    phases=PHASES,
    options=OPTIONS,
    order=2,
    notice=text(
        "The rulebook's appendix with the single cards is missing, so this app plays with a "
        "card set of its own around everything the rulebook fixes."
    ),
)
