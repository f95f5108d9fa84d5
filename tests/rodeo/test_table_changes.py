"""Bands, tents of the group and toilets are moved by hand, in the game's own ways."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from engines.core.types import Thing
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.tables import SPACE_AT, SPACES
from game.tables.rodeo.festival.marks import BAD, GOOD, mark_of
from game.tables.rodeo.lineup.plan import meant
from tests.game.driver import Driver
from tests.game.tables import CTRL, Table
from tests.rodeo.desk import tables
from tests.rodeo.plain_days import quick


def lit_spaces(table: Table) -> list[Thing]:
    """The spaces that are lit, in reading order."""
    return sorted(thing for thing in table.desk.lit if thing.startswith("space:"))


def pitched(table: Table) -> set[Thing]:
    """Where the group's tents stand."""
    return {f"space:{SPACES[at]}" for at in bits(table.match.state.group)}


def toilets(table: Table) -> set[Thing]:
    """Where the player's toilets stand."""
    return {f"space:{SPACES[at]}" for at in bits(table.match.state.toilets[0])}


def pitching(driver: Driver, tents: int) -> tuple[Table, list[Thing]]:
    """A table with some tents of a group of four pitched by clicks, and where."""
    table = Table(driver, quick("place", 0))
    where = lit_spaces(table)[:tents]
    for space in where:
        table.click(space)
    return table, where


def carry(table: Table, start: Thing, end: Thing) -> Any:
    """Take something up and hold it over another thing; return the scene the board draws."""
    driver, desk = table.driver, table.desk
    driver.wait(0.4)
    driver.press(table.box(start))
    target = table.box(end)
    for share in (3, 2, 1):
        driver.move((target.x + share, target.y), held=True)
        driver.step()
    return desk.board._scene(desk.moment())


@pytest.mark.parametrize("which", [0, 1])
def test_a_pitched_tent_is_dragged_to_another_space(driver: Driver, which: int) -> None:
    """Also one that was not the last: the acts after it are played anew."""
    table, where = pitching(driver, 2)
    assert table.desk.decision.kind == "place"
    target = lit_spaces(table)[-1]
    driver.drag(table.box(where[which]), table.box(target))
    assert pitched(table) == {where[1 - which], target}
    assert table.desk.decision.kind == "place"
    assert table.match.assists.free_undos == 0


def test_a_click_takes_a_pitched_tent_up(driver: Driver) -> None:
    table, where = pitching(driver, 2)
    left = table.match.state.group_left
    table.click(where[0])
    assert pitched(table) == {where[1]}
    assert table.match.state.group_left == left + 1
    table.click(lit_spaces(table)[-1])
    assert len(pitched(table)) == 2


@pytest.mark.parametrize("end", ["space", "marker"])
def test_a_tent_of_a_complete_group_is_moved_by_lifting_it(driver: Driver, end: str) -> None:
    table, where = pitching(driver, 4)
    assert table.desk.decision.kind == "finish"
    free = next(t for t in (f"space:{s}" for s in SPACES) if t not in where)
    moves = len(table.match.log)
    target = "marker" if end == "marker" else free
    driver.drag(table.box(where[1]), table.box(target))
    kinds = [action.kind for action in table.last_actions(moves)]
    assert kinds == (["lift"] if end == "marker" else ["lift", "place"])
    assert (free in pitched(table)) == (end == "space")
    assert where[1] not in pitched(table)
    for _ in kinds:
        table.key(pygame.K_z, CTRL)
    assert pitched(table) == set(where)


def test_a_tent_can_be_moved_after_another_was_lifted(driver: Driver) -> None:
    table, where = pitching(driver, 4)
    table.click(where[0])
    assert table.desk.decision.kind == "place"
    target = lit_spaces(table)[-1]
    driver.drag(table.box(where[2]), table.box(target))
    assert pitched(table) == {where[1], where[3], target}


def test_spaces_say_how_a_dragged_tent_would_feel(driver: Driver) -> None:
    for tents in (2, 4):
        table, where = pitching(driver, tents)
        free = [f"space:{s}" for s in SPACES[:6] if f"space:{s}" not in where]
        scene = carry(table, where[0], free[0])
        assert table.desk.pointer.dragged == where[0]
        assert set(free) <= set(lit_spaces(table))
        mark = mark_of(scene, SPACE_AT[free[0][6:]])
        assert mark is not None
        assert mark.kind in (GOOD, BAD)
        note = table.note()
        assert note is not None
        assert note.refusal is None
        driver.let_go(table.box(where[0]))
        driver.step()
        assert pitched(table) == set(where), "laid down where it was"


def test_tents_of_earlier_groups_stay(driver: Driver) -> None:
    table = Table(driver, quick("place", 1))
    state = table.match.state
    before = [list(state.marks), state.group]
    for at in bits(sum(state.marks[:4])):
        assert f"space:{SPACES[at]}" not in table.desk.changes
    assert [list(state.marks), state.group] == before


# ------------------------------------------------------------------ toilets
def with_toilets(driver: Driver, count: int) -> tuple[Table, list[Thing]]:
    """A table with some toilets put up by clicks, and where."""
    table = Table(driver, quick("toilets", 2))
    where = lit_spaces(table)[:count]
    for space in where:
        table.click(space)
    assert table.desk.decision.kind == "toilets"
    return table, where


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("drag", [False, True])
def test_a_toilet_goes_back_to_the_rack(driver: Driver, which: int, drag: bool) -> None:
    table, where = with_toilets(driver, 2)
    if drag:
        driver.drag(table.box(where[which]), table.box("toilet"))
    else:
        table.click(where[which])
    assert toilets(table) == {where[1 - which]}
    assert table.desk.decision.kind == "toilets"
    assert where[which] in table.desk.lit


def test_a_toilet_is_dragged_elsewhere(driver: Driver) -> None:
    table, where = with_toilets(driver, 2)
    target = lit_spaces(table)[-1]
    driver.drag(table.box(where[0]), table.box(target))
    assert toilets(table) == {where[1], target}


def test_the_keys_reach_what_can_be_taken_up(driver: Driver) -> None:
    table, where = with_toilets(driver, 1)
    table.key(pygame.K_TAB)
    table.key(pygame.K_LEFT, pygame.KMOD_SHIFT)
    assert table.desk.pointer.focus == where[0]
    table.key(pygame.K_RETURN)
    assert toilets(table) == set()


# ------------------------------------------------------------------ bands and days
def hung(table: Table) -> list[Thing]:
    """The bands from Friday on, as they hang."""
    bands = tables().data.bands
    return [f"band:{bands[at].id}" for at in table.match.state.bands[:3]]


def planning(driver: Driver) -> tuple[Table, list[Thing]]:
    table = Table(driver, quick("line_up", 1))
    return table, hung(table)


@pytest.mark.parametrize("start,end", [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)])
def test_a_band_dragged_onto_the_band_of_another_day_changes_places_with_it(
    driver: Driver, start: int, end: int
) -> None:
    """The picture of the band there is as good as the name of the day."""
    table, before = planning(driver)
    driver.drag(table.box(before[start]), table.box(before[end]))
    wanted = list(before)
    wanted[start], wanted[end] = before[end], before[start]
    assert hung(table) == wanted
    assert table.desk.refusal is None
    table.settle()
    assert table.desk.decision.kind in ("line_up", "turn", "toilets")


def test_a_band_is_dragged_from_a_day_that_was_decided(driver: Driver) -> None:
    table, before = planning(driver)
    table.click(before[0])
    assert table.desk.decision.kind == "line_up"
    driver.drag(table.box(before[0]), table.box(before[1]))
    assert hung(table)[:2] == [before[1], before[0]]


def test_the_days_are_lit_while_a_band_is_carried(driver: Driver) -> None:
    table, before = planning(driver)
    scene = carry(table, before[2], before[1])
    assert scene.moment.pointed == "day:saturday"
    assert table.desk.lit == {"day:friday", "day:saturday"}
    assert meant(scene) is not None, "the forecast shows it"
    driver.let_go(driver.mouse)


def test_a_band_dropped_on_its_own_day_stays_there(driver: Driver) -> None:
    table, before = planning(driver)
    box = table.box(before[1])
    driver.drag(box, (box.x + 30, box.y))
    assert hung(table) == before
    assert table.desk.refusal is None
    assert table.desk.chooser.chosen == ()
