"""What the tables of the line-up mean: forecast, buying power, what is still to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect

from engines.core.types import Text, Thing, ntext, text
from engines.games.rodeo.actions import Turn
from game.tables.rodeo.cards.paper import rows
from game.tables.rodeo.cards.sheet import Row
from game.tables.rodeo.festival.nightly import penalty_row
from game.tables.rodeo.legend import room_now, toilets_of_line_up
from game.tables.rodeo.phase import Scene
from game.tables.spec import Note, Spot

ARRIVE: Final[Thing] = "about:arrive"
CHAOS: Final[Thing] = "about:chaos"
HYGIENE: Final[Thing] = "about:hygiene"
HAPPY: Final[Thing] = "about:happy"
POWER: Final[Thing] = "about:power"
DAYS: Final[Thing] = "about:days"
TURNED: Final[Thing] = "about:turned"
WC: Final[Thing] = "about:wc"
LATER: Final[Thing] = "about:later"

FORECAST: Final = (
    (ARRIVE, text("Who arrives")),
    (CHAOS, text("Chaos day by day")),
    (HYGIENE, text("Hygiene day by day")),
    (HAPPY, text("Happy tents")),
)
"""The lines of the forecast below its head, with what they are called."""
READY: Final = (DAYS, TURNED, WC)


def forecast_spots(box: Rect) -> Iterator[Spot]:
    """Return each line of the forecast."""
    for (thing, said), row in zip(FORECAST, rows(box, len(FORECAST) + 1)[1:], strict=True):
        yield Spot(thing, row, said)


def legend_rows(scene: Scene, thing: Thing) -> tuple[Text, Sequence[Row]] | None:
    """Return the signs of a line of the forecast with what they mean; None for other things."""
    boards = scene.t.data.boards
    if thing == CHAOS:
        found = [Row("symbol_chaos", text("Its step on the day → where it stands at night"))]
        for number, at in enumerate(boards.bins):
            said = ntext(
                "From {at} on: {n} piece of garbage a night",
                "From {at} on: {n} pieces of garbage a night",
                count="n",
                n=number + 1,
                at=at,
            )
            found.append(Row("symbol_bin", said, "", -1))
        return FORECAST[1][1], found
    if thing == HYGIENE:
        first = text("It starts at the number of toilets")
        penalties = [replace(penalty_row(one, False, ""), value="") for one in boards.penalties]
        return FORECAST[2][1], [Row("symbol_hygiene", first), *penalties]
    return None


_LINES: Final[dict[Thing, tuple[Text, tuple[Text, ...]]]] = {
    ARRIVE: (
        FORECAST[0][1],
        (text("The fans of the day's band. For each symbol a fan card of its genre is played."),),
    ),
    HAPPY: (
        FORECAST[3][1],
        (
            text("How many of the day's tents are satisfied if each group lies where it fits."),
            text("Satisfied fans pay points."),
        ),
    ),
    POWER: (
        text("Buying power"),
        (
            text("What fans of a genre can spend at your stands from that day on."),
            text("It counts the fan card of each group that fits the campsite best."),
        ),
    ),
    DAYS: (
        text("A band for every day"),
        (
            text("Click the band for the day that is lit, or drag bands from day to day."),
            text("Keep this order takes them as they hang."),
        ),
    ),
    TURNED: (
        text("Campsite cards"),
        (
            text("Turning moves dirt, tents and car parks: groups want the right space next door."),
            text("You need not turn any."),
        ),
    ),
    LATER: (
        text("Not yet there"),
        (text("This campsite card joins in a later season, with four more spaces."),),
    ),
}


def legend_note(scene: Scene, thing: Thing) -> Note | None:
    """Return what is said of a part of the line-up; None for anything else."""
    if thing == WC:
        lines = (
            toilets_of_line_up(scene, room_now(scene)),
            text("Hygiene starts at their number; each costs 1K of the income."),
        )
        return Note(text("Toilets"), lines)
    if thing.startswith("camp:") and not scene.lit(thing):
        return _unturned(scene, thing)
    found = _LINES.get(thing)
    return Note(*found) if found is not None else None


def _unturned(scene: Scene, thing: Thing) -> Note | None:
    """Why a campsite card is not turned."""
    number = int(thing[5:])
    reason = scene.model.rules.why_not(scene.view, Turn(number))
    return Note(text("Campsite card {card}", card=number), (), reason)
