"""What the game does for the player: runs of small choices, seen, logged and taken back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

import pygame
import pytest

from engines.core.match import Played
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.tables import SPACE_AT
from game.tables.rodeo.errand import errand_of
from game.tables.rodeo.festival.marks import broken_at
from tests.game.driver import Driver
from tests.game.reading import windows
from tests.game.tables import CTRL, Table
from tests.rodeo.plain_days import anew, quick, random_at
from tests.rodeo.reading import check, spoken

BUTTON = "ui:errand"
KINDS = ("line_up", "turn", "toilets", "place", "evening", "garbage")


def table_at(driver: Driver, kind: str, animation: str = "none") -> Table:
    """A table at a kind of decision for which there is something to do."""
    table = Table(driver, random_at(kind) if kind == "leave" else quick(kind, 1), animation)
    assert table.desk.errands.offered is not None
    return table


def run(table: Table) -> list[str]:
    """Let the game do it; return the kinds of the acts it made."""
    moves = len(table.match.log)
    table.key(pygame.K_d)
    for _ in range(400):
        if not table.desk.errands.running:
            break
        table.driver.step(1, 0.1)
    own = takewhile(lambda entry: entry.seat == 0, table.match.log[moves:])
    return [entry.action.kind for entry in own if isinstance(entry, Played)]


@pytest.mark.parametrize("kind", [*KINDS, "leave"])
@pytest.mark.parametrize("animation", ["none", "normal"])
def test_one_kind_of_act_is_played_on(driver: Driver, kind: str, animation: str) -> None:
    table = table_at(driver, kind, animation)
    acts = run(table)
    own = {"line_up": "stage", "toilets": "toilet", "evening": "put", "garbage": "dump"}
    assert acts
    assert set(acts) == {own.get(kind, kind)}
    assert table.match.assists.hints == 1
    offered = table.desk.errands.offered
    assert offered is None or offered.run[0] != kind or acts != ["leave"]


@pytest.mark.parametrize("kind", ["place", "turn"])
def test_each_act_is_taken_back_like_an_own_one(driver: Driver, kind: str) -> None:
    table = table_at(driver, kind)
    before, digest = len(table.match.log), table.match.digest
    acts = run(table)
    assert len(acts) > 2
    for left in range(len(acts) - 1, -1, -1):
        table.key(pygame.K_z, CTRL)
        assert len(table.match.log) == before + left
    assert table.match.digest == digest


def test_the_button_and_the_key_do_the_same_and_the_log_tells_it(driver: Driver) -> None:
    table = table_at(driver, "turn")
    lines = len(table.desk.lines)
    acts = run(table)
    assert len(table.desk.lines) > lines
    other = table_at(driver, "turn")
    moves = len(other.match.log)
    other.click(BUTTON)
    assert [a.kind for a in other.last_actions(moves)] == acts
    assert other.match.digest == table.match.digest


def test_one_tent_badly_pitched_does_not_keep_the_rest_from_the_best_spaces(
    driver: Driver,
) -> None:
    """Not even where the canonical order has passed them."""
    table = table_at(driver, "place")
    last = [t for t in table.desk.lit if t.startswith("space:")]
    table.click(max(last))
    assert table.desk.decision.kind == "place"
    run(table)
    assert table.desk.decision.kind == "finish"
    state, t = table.match.state, table.match.rules.tables  # type: ignore[attr-defined]
    group = bits(state.group)
    assert max(group) == SPACE_AT[max(last)[6:]]
    assert all(broken_at(t, state, at) == () for at in group)


def test_escape_stops_it_and_a_click_finishes_it(driver: Driver) -> None:
    table = table_at(driver, "evening", "normal")
    moves = len(table.match.log)
    table.key(pygame.K_d)
    driver.step(2)
    assert table.desk.busy
    table.key(pygame.K_ESCAPE)
    assert len(table.match.log) == moves + 1
    assert not table.desk.busy
    table.key(pygame.K_d)
    driver.step(2)
    driver.press((5, 300))
    driver.step()
    assert [action.kind for action in table.last_actions(moves)][:4] == ["put"] * 4


def test_undo_while_it_runs_stops_it(driver: Driver) -> None:
    table = table_at(driver, "evening", "normal")
    moves = len(table.match.log)
    table.key(pygame.K_d)
    driver.step(2)
    table.key(pygame.K_z, CTRL)
    driver.step(10)
    assert len(table.match.log) == moves
    assert not table.desk.busy


def test_what_is_hidden_does_not_matter(driver: Driver) -> None:
    """Two matches that look the same to the player get the same advice."""
    for kind in KINDS:
        match = quick(kind, 1)
        view, decision = match.view(0), match.decision(0)
        other = anew(match)
        other.state = match.rules.sampler(view)(99)
        assert other.view(0) == view
        assert decision is not None
        rules = match.rules
        mine = errand_of(rules, view, decision)  # type: ignore[arg-type]
        theirs = errand_of(rules, other.view(0), decision)  # type: ignore[arg-type]
        assert mine == theirs


def test_bands_keep_the_order_they_were_booked_in(driver: Driver) -> None:
    table = table_at(driver, "line_up")
    booked = list(table.match.state.bands[:3])
    run(table)
    assert table.match.state.bands[:3] == booked


@pytest.mark.parametrize("kind", ["book", "arrive", "finish", "afternoon"])
def test_what_matters_is_not_done_for_anybody(driver: Driver, kind: str) -> None:
    table = Table(driver, quick(kind, 1))
    assert table.desk.errands.offered is None
    moves = len(table.match.log)
    table.key(pygame.K_d)
    assert len(table.match.log) == moves
    assert table.match.assists.hints == 0


def test_a_final_act_is_asked_for_first_where_the_player_wants_that(driver: Driver) -> None:
    table = table_at(driver, "leave")
    table.driver.ctx.settings.confirm_final = True
    moves = len(table.match.log)
    final = table.desk.session.preview(table.desk.errands.offered.action).final
    table.key(pygame.K_d)
    assert (len(table.match.log) == moves) == final
    assert table.on_top != final


@windows((1024, 600), (1280, 720))
@pytest.mark.parametrize("kind", [*KINDS, "leave"])
def test_it_says_what_it_will_do(
    drive: Callable[..., Driver], size: tuple[int, int], words: str, kind: str
) -> None:
    table = table_at(spoken(drive, size, words, narrow=True), kind)
    table.point(BUTTON)
    note = table.note()
    assert note is not None
    assert note.lines[0] == table.desk.errands.offered.lines[0]
    check(table, kind)
