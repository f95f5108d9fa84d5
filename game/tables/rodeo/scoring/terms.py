"""The terms of a season's score as lines of a sheet, and where each figure came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.core.types import Event, Seat, Text, Who, text
from engines.games.rodeo.components.model import KINDS
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.words.phrases import SOURCE_NAMES, TRACK_NAMES
from game.tables.rodeo.cards.paper import plain, signed
from game.tables.rodeo.cards.sheet import Row, moved
from game.tables.rodeo.scoring.account import Account, causes, count
from game.tables.rodeo.scoring.table import Figure, Line

SIGNS: Final = {
    "best_mood": "symbol_award",
    "most_fans": "symbol_award",
    "festival": "symbol_goal",
    "mood": "symbol_mood",
    "satisfied": "symbol_happy",
    "dissatisfied": "symbol_unhappy",
    "garbage": "symbol_garbage",
    "hygiene": "symbol_hygiene",
    "money": "symbol_money",
}


LOWEST: Final = -50
"""A step from here on means: everything below the next one."""


def good_of(points: int) -> int:
    """Return 1, 0 or -1 for points gained, none, lost."""
    return (points > 0) - (points < 0)


def income_line(account: Account, seats: Sequence[Seat]) -> Line:
    """Return the line of incomes: fans less toilets, garbage and fee."""
    figures = []
    for seat in seats:
        income = account.incomes[seat]
        parts = [income.fans, income.toilets, income.garbage] + [income.fee] * bool(income.fee)
        said = " − ".join(str(part) for part in parts)
        figures.append(Figure(said, f"+{income.income}K"))
    aside = text("fans − toilets − garbage")
    return Line("symbol_money", text("Income"), aside, tuple(figures), "income")


def lines_of(t: Tables, account: Account, seats: Sequence[Seat]) -> list[Line]:
    """Return all lines of a season, the income first."""
    found = [income_line(account, seats)]
    for source in account.sources:
        figures = tuple(
            Figure(
                plain(account.value(source, seat)),
                signed(account.points(source, seat)),
                good_of(account.points(source, seat)),
            )
            for seat in seats
        )
        aside = rule_of(t, source)
        found.append(Line(SIGNS[source], SOURCE_NAMES[source], aside, figures, source))
    return found


def rule_of(t: Tables, source: str) -> Text | str:
    """Return how a term counts, in few words."""
    boards = t.data.boards
    if source in ("best_mood", "most_fans"):
        return text("prize")
    if source == "festival":
        return text("own card")
    if source == "money":
        return text("1 for each {n}K", n=boards.money_per_vp)
    steps = [(low, points) for low, points in boards.vp[source] if points]
    if source in ("mood", "satisfied"):
        lows = " · ".join(plain(low) for low, points in steps if points > 0)
        return text("from {steps}", steps=lows)
    lowest = boards.vp[source][0]
    found = [f"{plain(low)}+: {signed(points)}" for low, points in steps if low > LOWEST]
    if lowest[1] and lowest[0] <= LOWEST:
        found.insert(0, f"< {plain(boards.vp[source][1][0])}: {signed(lowest[1])}")
    return " · ".join(found)


def foot_of(account: Account, seats: Sequence[Seat], counted: Sequence[str], whole: bool) -> Line:
    """Return the sum of the sources counted so far; once ``whole``, the game's points, too."""
    figures = []
    for seat in seats:
        gained, total = account.gained(seat), account.totals.get(seat, 0)
        before = total - gained
        said = f"{plain(before)} {'+' if gained >= 0 else '−'} {abs(gained)} = {plain(total)}"
        shown = whole and (before or account.season > 1)
        so_far = sum(account.points(source, seat) for source in counted)
        figures.append(Figure(said if shown else "", signed(so_far)))
    head = text("Season {season}", season=account.season)
    aside = text("and the whole game") if account.season > 1 else ""
    return Line("symbol_points", head, aside, tuple(figures))


# ------------------------------------------------------------------ where it came from
def source_rows(
    t: Tables, account: Account, events: Sequence[Event], source: str, seat: Seat, festival: int
) -> tuple[Text, list[Row]]:
    """Return how a figure came about: a head, and what made it up."""
    value = account.value(source, seat) if source != "income" else 0
    if source == "income":
        return text("Income of {who}", who=Who(seat)), _income_rows(account, seat)
    if source in ("mood", "hygiene", "best_mood"):
        track = "hygiene" if source == "hygiene" else "mood"
        head = text(
            "{track} {value} of {who}", track=TRACK_NAMES[track], value=value, who=Who(seat)
        )
        return head, _track_rows(events, seat, track)
    head = text("{term} of {who}: {value}", term=SOURCE_NAMES[source], who=Who(seat), value=value)
    return head, _other_rows(t, account, events, source, seat, festival)


def _income_rows(account: Account, seat: Seat) -> list[Row]:
    income = account.incomes[seat]
    found = [
        Row("symbol_fan", text("Fans on the grounds"), f"+{income.fans}K", 1),
        Row("symbol_toilet", text("Toilets"), f"−{income.toilets}K", -bool(income.toilets)),
        Row("symbol_garbage", text("Garbage"), f"−{income.garbage}K", -bool(income.garbage)),
    ]
    if income.fee:
        found.append(Row("symbol_ggam", text("GGAM fee"), f"−{income.fee}K", -1))
    found.append(Row("symbol_money", text("Income"), f"{income.income}K", 1))
    return [*found, Row("symbol_money", text("Cash"), f"{income.cash}K")]


MOST: Final = 5


def _track_rows(events: Sequence[Event], seat: Seat, track: str) -> list[Row]:
    found = []
    if track == "hygiene":
        toilets = count(events, seat, "line_up_done", "toilets")
        found.append(Row("symbol_toilet", text("Toilets at the start"), *moved(toilets)))
    for cause, step in causes(events, seat, track):
        found.append(Row(f"symbol_{track}", cause, *moved(step)))
    if len(found) <= MOST:
        return found
    kept = sorted(found, key=lambda row: -abs(_number(row)))[: MOST - 1]
    rest = sum(_number(row) for row in found if row not in kept)
    return [*kept, Row(f"symbol_{track}", text("everything else"), *moved(rest))]


def _number(row: Row) -> int:
    return int(str(row.value).replace("−", "-"))


def _other_rows(
    t: Tables, account: Account, events: Sequence[Event], source: str, seat: Seat, festival: int
) -> list[Row]:
    points = account.points(source, seat)
    found = []
    if source in ("satisfied", "dissatisfied"):
        kind = "happy" if source == "satisfied" else "sad"
        arrived = count(events, seat, "group_judged", kind)
        found.append(Row(SIGNS[source], text("when their group arrived"), str(arrived)))
        later = account.value(source, seat) - arrived
        found.append(Row(SIGNS[source], text("changed their mind, or outside"), *moved(later)))
        found.append(Row("symbol_tent", text("thumbs of all who came")))
    if source == "most_fans":
        found.append(Row("symbol_tent", text("fans still on the grounds")))
    if source == "festival":
        card = t.data.festivals[festival]
        for low, worth in card.table:
            said = text("sets: {n} and more", n=low) if KINDS[card.kind] == "kombo" else None
            words = said or text("fans: {n} and more", n=low)
            reached = account.value(source, seat) >= low
            found.append(Row("symbol_goal", words, f"+{worth}", int(reached)))
    found.append(Row("symbol_points", text("Points for it"), signed(points), good_of(points)))
    return found
