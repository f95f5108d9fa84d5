"""A line of help for each decision of a festival day, for the what-if panel at rest."""

from __future__ import annotations

from typing import Final

from engines.core.types import text
from game.tables.spec import Note

HELP: Final = {
    "arrive": Note(
        text("The morning"),
        (
            text("Each symbol of today's band brings a group. Click the fan card to play for it."),
            text("The chip on a card says how many of its fans can be satisfied at best."),
        ),
    ),
    "afternoon": Note(
        text("The afternoon"),
        (text("Play one event card, swap one for another, or pass and keep them."),),
    ),
    "clear": Note(text("Clean up"), (text("Click garbage to remove it."),)),
    "wake": Note(text("Wake up!"), (text("The fan you wake can go out tonight."),)),
    "rival": Note(text("A rival"), (text("Whose festival does it hit? Click a player."),)),
    "dump": Note(text("For a rival"), (text("Click where the garbage hurts most."),)),
    "evening": Note(
        text("The evening"),
        (
            text("Drag a fan to a place, or click both. Chips show what it brings."),
            text("One genre in all spaces of a place lifts the mood by 1 more."),
            text("Stands and toilets that are used stay taken until Monday."),
        ),
    ),
    "garbage": Note(
        text("Garbage"),
        (text("It blocks the space. On other garbage, or over the fence, it costs hygiene."),),
    ),
    "leave": Note(
        text("A fan goes home"),
        (text("The hygiene was too bad. Which genre can you spare?"),),
    ),
}
