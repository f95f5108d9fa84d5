"""Every night is told by itself, in place of the booths, slowly enough to be read."""

from __future__ import annotations

import random
from collections import Counter

import pygame
import pytest

from engines.core.match import Match
from engines.core.types import Event
from engines.games.rodeo import state as st
from engines.games.rodeo.asking import NIGHT
from engines.games.rodeo.components.model import HYGIENE, MOOD
from engines.games.rodeo.happenings.days import DayStarted
from engines.games.rodeo.happenings.nights import NightFell, PenaltyStruck
from engines.games.rodeo.happenings.scored import ScoringBegan
from engines.games.rodeo.play.common import garbage_count
from engines.games.rodeo.tables import DONE
from game.tables.rodeo.layout import lay_out
from game.tables.rodeo.model import Model
from game.tables.rodeo.moments import reached
from game.tables.rodeo.motions.nights import REPORT
from game.tables.rodeo.motions.steps import steps
from game.tables.rodeo.nights import OVER, Told
from game.tables.seats import colours
from game.ui.metrics import Metrics
from tests.game.driver import Driver
from tests.game.tables import Table
from tests.rodeo.desk import rules
from tests.rodeo.plain_days import quick
from tests.rodeo.test_table_motions import dealt, told

HEADS = ("Friday night", "Night on all grounds")


class Teller:
    """A model on which a game is shown, and how long each step of the own nights stayed."""

    def __init__(self, match: Match, looker: int) -> None:
        self.match, self.looker = match, looker
        self.model = Model(rules(), colours(match.players), tuple(p.name for p in match.players))
        self.place = lay_out(Metrics(1280, 720), len(match.players))
        self.stays: list[dict[int, float]] = []
        self.reports: list[float] = []
        self.checked = 0
        self.struck: Counter[int] = Counter()
        self.hits = 0

    def show(self, event: Event) -> None:
        """Show an event as the table does."""
        if isinstance(event, NightFell) and event.seat == self.looker:
            self.stays.append(dict.fromkeys(range(OVER), 0.0))
        for step in steps(self.model, self.place, event):
            night = self.model.nights.get(self.looker)
            if night is not None and night.step < OVER:
                self.stays[-1][night.step] += step.seconds + step.hold
            elif step.hold == REPORT:
                self.reports.append(step.hold)
            step.begin()
            step.end()
        if isinstance(event, PenaltyStruck):
            self.struck[event.seat] += 1
        if isinstance(event, DayStarted | ScoringBegan):
            self._check()

    def _check(self) -> None:
        """What was told of each night is what the rules made of it."""
        for seat, night in self.model.nights.items():
            state = self.model.state
            assert night.step == OVER
            assert night.mood[1] == state.tracks[seat * 3 + MOOD]
            assert night.hygiene[1] == state.tracks[seat * 3 + HYGIENE]
            assert night.there + night.bags == garbage_count(state, seat)
            assert len(night.struck) == self.struck[seat]
            self.checked += 1
        self.hits += self.struck.total()
        self.struck.clear()


def teller(seed: int, looker: int = 0) -> Teller:
    """Show a game of random acts to its end; every evening leaves the grounds dirty."""
    match, dice = dealt(3, seed=seed), random.Random(seed)
    found = Teller(match, looker)
    while not match.over:
        if match.state.phase == st.EVENING:
            match.state.tracks[HYGIENE::3] = [-4] * 3
        found.model.take(match.view(looker))
        events = list(match.play(dice.choice(match.rules.legal(match.state))))
        for event in told(match, events, looker):
            found.show(event)
    return found


@pytest.mark.parametrize("seed", [3, 4])
def test_each_night_is_told_in_steps_long_enough_to_be_read(seed: int) -> None:
    shown = teller(seed)
    assert len(shown.stays) == 9
    assert shown.checked == 27
    assert shown.hits > 20
    for night in shown.stays:
        assert all(seconds >= 0.6 for seconds in night.values())
    assert len(shown.reports) == 9, "the whole report stays before each morning and the sheet"
    assert any(max(night.values()) > 1.4 for night in shown.stays), "longer where much happens"


def at_evening(driver: Driver, animation: str) -> Table:
    table = Table(driver, quick("evening", 1), animation)
    state = table.match.state
    state.tracks[HYGIENE] = -4
    for _ in range(3):
        state.happy[0] &= state.happy[0] - 1
    table.desk.offer_again()
    return table


def end(table: Table) -> None:
    """End the evening."""
    desk = table.desk
    number = next(n for n, o in enumerate(desk.decision.options) if o.action == DONE)
    table.click(f"ui:option:{number}")


def until_told(table: Table, step: int) -> Told:
    """Let time pass until a step of the own night is told."""
    for _ in range(300):
        night: Told | None = table.desk.board.model.nights.get(0)
        if night is not None and night.step == step:
            return night
        table.driver.step(1, 0.05)
    raise AssertionError(f"step {step} is never told")


def words(table: Table) -> list[str]:
    return [said.words for said in table.driver.audit().shown]


def test_the_night_takes_the_place_of_the_booths_and_goes_on_by_itself(driver: Driver) -> None:
    table = at_evening(driver, "normal")
    end(table)
    seen = {}
    for step in range(OVER + 1):
        until_told(table, step)
        assert table.desk.shown.phase == NIGHT
        seen[step] = words(table)
        assert set(HEADS) <= set(seen[step])
    assert "At −1: mood −1" not in seen[0], "what comes later is not told yet"
    assert "At −1: mood −1" in seen[1]
    assert "Then one cheers up" not in seen[1]
    assert {"At −1: mood −1", "Then one cheers up"} <= set(seen[2]) & set(seen[3])
    table.settle()
    assert table.desk.may_choose
    assert table.desk.board.model.state.day == 1
    assert not table.desk.board.model.nights


def test_figures_are_told_before_and_after(driver: Driver) -> None:
    table = at_evening(driver, "normal")
    before = table.match.state.tracks[MOOD]
    end(table)
    night = until_told(table, OVER)
    assert night.struck[0].before == before
    assert night.struck[0].after == night.mood[0] == before - 1
    assert night.mood[1] == night.mood[0] - night.sad // 2
    assert f"{night.mood[0]} → {night.mood[1]}".replace("-", "−") in words(table)


@pytest.mark.parametrize("by_key", [False, True])
def test_a_click_or_enter_skips_the_night(driver: Driver, by_key: bool) -> None:
    table = at_evening(driver, "normal")
    end(table)
    until_told(table, 0)
    if by_key:
        table.key(pygame.K_RETURN)
    else:
        driver.click(table.scene.picture.place.middle.center)
    assert table.desk.board.model.state.day == 1
    assert not table.desk.board.model.nights


def test_without_animations_it_is_morning_at_once(driver: Driver) -> None:
    table = at_evening(driver, "none")
    end(table)
    driver.step(3)
    assert not table.desk.busy


def test_the_log_tells_nothing_before_the_night_has_come_to_it(driver: Driver) -> None:
    table = at_evening(driver, "normal")
    end(table)
    until_told(table, OVER)
    while table.desk.board.model.state.day == 0:
        heads = [line.words.id for line in table.desk.lines[-3:]]
        assert not any("gates are open" in head for head in heads)
        driver.step(1, 0.05)
    assert any("gates are open" in line.words.id for line in table.desk.lines)


def test_the_last_night_is_told_before_the_seasons_sheet(driver: Driver) -> None:
    match = reached("evening", lambda m: m.state.day == 2)
    table = Table(driver, match, "normal")
    options = table.desk.decision.options
    assert any(o.action == DONE for o in options)
    end(table)
    until_told(table, OVER)
    assert "Sunday night" in words(table)
    assert not table.desk.interlude
    for _ in range(400):
        if table.desk.interlude:
            break
        driver.step(1, 0.05)
    assert table.desk.interlude, "the sheet comes by itself"
