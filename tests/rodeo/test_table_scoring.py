"""A season's sheet: its figures are the rules' own, and what made them up adds up to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.core.types import Event
from game.tables.rodeo.scoring.account import account_of, causes, count, last_season
from game.tables.rodeo.scoring.final import final_foot, final_lines
from game.tables.rodeo.scoring.window import ON
from tests.game.driver import Driver
from tests.game.reading import windows
from tests.game.tables import Table
from tests.rodeo.plain_days import quick
from tests.rodeo.reading import check, spoken


def told(match: Any) -> list[list[Event]]:
    """Return the events of each act of a match, as a spectator saw them."""
    found: list[list[Event]] = []
    match.retold(None, lambda number, entry, events, state: found.append(list(events)))
    return found


@pytest.mark.parametrize("season", [1, 2])
def test_the_sheet_is_what_the_rules_scored(season: int) -> None:
    match = quick("book", season)
    acts = told(match)
    account = account_of([e for act in acts for e in act])
    assert account is not None
    assert account.season == season
    for seat in range(4):
        assert account.totals[seat] == match.state.vp[seat]
        assert account.incomes[seat].income >= 0
    assert sorted(account.order) == [0, 1, 2, 3]


@pytest.mark.parametrize("season", [1, 2])
def test_causes_add_up_to_mood_and_hygiene(season: int) -> None:
    events = [e for act in told(quick("book", season)) for e in act]
    account = account_of(events)
    assert account is not None
    past = last_season(events)
    for seat in range(4):
        mood = sum(step for _, step in causes(past, seat, "mood"))
        assert mood == account.value("mood", seat)
        toilets = count(past, seat, "line_up_done", "toilets")
        hygiene = toilets + sum(step for _, step in causes(past, seat, "hygiene"))
        assert hygiene == account.value("hygiene", seat)


def test_every_point_is_in_the_final_sheet() -> None:
    match = quick("over")
    outcome = match.outcome
    for column, standing in enumerate(outcome.standings):
        points = [line.figures[column].worth for line in final_lines(outcome)]
        total = sum(int(worth.replace("−", "-")) for worth in points)
        assert total == standing.total
        assert final_foot(outcome).figures[column].worth == str(standing.total).replace("-", "−")


def shown(driver: Driver, season: int = 1, animation: str = "none") -> Table:
    """Return a table with the sheet of the season before lying on it."""
    table = Table(driver, quick("book", season), animation)
    acts = table.desk.session.story.acts
    scored = [a for a in acts if any(e.kind == "scoring_began" for e in a.events)]
    table.desk._news = scored[-1].events
    table.desk._rest()
    driver.step(2)
    return table


def test_the_game_goes_on_when_the_sheet_is_put_away(driver: Driver) -> None:
    table = shown(driver)
    assert table.desk.interlude
    table.click("sheet:mood:0")
    assert table.desk.interlude
    table.click(ON)
    assert not table.desk.interlude
    assert table.desk.may_choose


@windows((1024, 600), (1280, 720), (1920, 1080), (1600, 1200))
def test_the_sheet_can_be_read(
    drive: Callable[..., Driver], size: tuple[int, int], words: str
) -> None:
    driver = spoken(drive, size, words)
    table = shown(driver, 2)
    for source in ("income", "best_mood", "most_fans", "festival", "satisfied", "hygiene"):
        driver.move(next(s.box for s in table.desk.pointer.spots if source in s.thing))
        driver.step()
        check(table, source)
