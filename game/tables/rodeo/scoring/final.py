"""The whole game's score: every term of every season, by player."""

from __future__ import annotations

from pygame import Rect

from engines.core.match import Match
from engines.core.types import Outcome, Standing, text
from engines.games.rodeo.words.phrases import SOURCE_NAMES
from game.tables.rodeo.cards.paper import plain, signed
from game.tables.rodeo.scoring.account import ORDER
from game.tables.rodeo.scoring.table import Figure, Line, draw_table
from game.tables.rodeo.scoring.terms import SIGNS, good_of
from game.tables.seats import colours
from game.ui.canvas import Canvas


def draw_final(canvas: Canvas, rect: Rect, match: Match) -> None:
    """Draw the sheet of a finished match: the best player first, seasons side by side."""
    outcome = match.outcome
    badges = colours(match.players)
    heads = [
        (f"badge_{badges[s.seat]}", text("{place}. {name}", place=s.place,
                                         name=match.players[s.seat].name))
        for s in outcome.standings
    ]  # fmt: skip
    humans = [n for n, s in enumerate(outcome.standings) if match.players[s.seat].human]
    own = humans[0] if len(humans) == 1 else -1
    draw_table(canvas, rect, heads, final_lines(outcome), final_foot(outcome), own)


def seasons_of(standing: Standing, source: str) -> list[int]:
    """Return the points of a source season by season."""
    return [item.amount for item in standing.items if item.group.partition(".")[2] == source]


def final_lines(outcome: Outcome) -> list[Line]:
    """Return a line for each source, its seasons added up."""
    found = []
    for source in ORDER:
        figures = []
        for standing in outcome.standings:
            points = seasons_of(standing, source)
            figures.append(Figure(added(points), signed(sum(points)), good_of(sum(points))))
        found.append(Line(SIGNS[source], SOURCE_NAMES[source], "", tuple(figures), source))
    return found


def added(points: list[int]) -> str:
    """Return numbers as a sum, with true minuses."""
    return " + ".join(plain(n) for n in points).replace("+ −", "− ")


def final_foot(outcome: Outcome) -> Line:
    """Return the totals, and what each season came to."""
    figures = []
    for standing in outcome.standings:
        seasons: dict[str, int] = {}
        for item in standing.items:
            season = item.group.partition(".")[0]
            seasons[season] = seasons.get(season, 0) + item.amount
        figures.append(Figure(added(list(seasons.values())), plain(standing.total)))
    return Line("symbol_points", text("Total"), text("season by season"), tuple(figures))
