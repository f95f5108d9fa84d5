"""On the Road: tour the country, and draw the most fans to the festival's mainstage."""

from __future__ import annotations

from engines.core.rules import GameSpec
from engines.core.types import text
from engines.games.on_the_road.brain import brain
from engines.games.on_the_road.rules import load
from engines.games.on_the_road.words import GAME_TITLE, PHASES

GAME = GameSpec(
    slug="on_the_road",
    title=GAME_TITLE,
    blurb=text(
        "Drive your van down the road, play concerts, and hope that the bag gives you your "
        "own fans when it counts."
    ),
    tagline=text("2-4 bands, one mainstage"),
    min_players=2,
    max_players=4,
    minutes=40,
    version=1,
    load=load,
    brain=brain,
    phases=PHASES,
    order=1,
)
