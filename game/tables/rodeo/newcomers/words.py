"""What somebody new is told: the goal of the own festival card, what else pays, a season."""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, text
from engines.games.rodeo.components.model import GENRES, Festival
from engines.games.rodeo.words.phrases import GENRE_NAMES
from game.tables.rodeo.cards.festival import KOMBO, spans

WHO: Final = text(
    "You run the festival {festival}. Who has the most points after {seasons} seasons wins."
)
PAYS: Final = (
    ("symbol_happy", text("Satisfied fans pay points: give them the place they want.")),
    ("symbol_mood", text("A good mood pays, and so do clean grounds.")),
    ("symbol_money", text("Money buys better bands; each fan brings some after the festival.")),
)
STEPS: Final = (
    ("phase_booking", text("Book"), text("Three bands, one a round: they bring fans and cards.")),
    ("phase_lineup", text("Plan"), text("Which band plays on which day? Where do toilets stand?")),
    ("phase_festival", text("Host"), text("Three days: fans arrive, then have an evening out.")),
    ("phase_scoring", text("Score"), text("What went well pays points. Then a new season begins.")),
)


def wanted(festival: Festival) -> Text:
    """Return which fans a festival card counts."""
    genres = tuple(GENRE_NAMES[GENRES[genre]] for genre in festival.genres)
    if festival.kind == KOMBO:
        return text("Your festival card pays for sets of one fan each: {genres}.", genres=genres)
    return text("Your festival card pays for the fans of: {genres}.", genres=genres)


def ladder(festival: Festival) -> Text:
    """Return what the steps of a festival card pay, in one line."""
    steps = zip(spans(festival), festival.table, strict=True)
    listed = tuple(
        text("{span}: {points}", span=span, points=points) for span, (_, points) in steps
    )
    return text("Points each season, by their number: {steps}.", steps=listed)
