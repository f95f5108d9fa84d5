"""What the table shows explains itself: room, empty places, goal, order of booking."""

from __future__ import annotations

from engines.core.types import Text
from engines.games.rodeo.prospects import Room, bookers, room_for
from engines.games.rodeo.view import view_of
from game.tables.rodeo.legend import (
    GOAL,
    NEED,
    ORDER,
    SEASON,
    SLOT,
    SPACES,
    TAKINGS,
    TICKETS,
    needed,
)
from tests.game.driver import Driver
from tests.game.tables import Table
from tests.rodeo.desk import Desk, tables
from tests.rodeo.plain_days import quick


def words(driver: Driver, table: Table, thing: str) -> str:
    """What is said of a thing that is pointed at."""
    table.point(thing)
    note = table.note()
    assert note is not None, thing
    assert note.refusal is None
    return " ".join(driver.ctx.kit.words(line) for line in (note.head, *note.lines))


def test_the_own_festival_explains_all_its_parts_while_booking(driver: Driver) -> None:
    table = Table(driver, quick("book"))
    assert "Three rounds" in words(driver, table, SLOT)
    assert "each season" in words(driver, table, GOAL)
    assert "1K" in words(driver, table, TICKETS)
    assert "12 spaces" in words(driver, table, SPACES)
    assert "toilets" in words(driver, table, NEED)
    assert "Round 1 of 3" in words(driver, table, ORDER)
    stands = [s.thing for s in table.desk.pointer.spots if s.thing.startswith("stand:")]
    assert len(stands) == 2
    for stand in stands:
        assert "for each fan" in words(driver, table, stand)


def test_a_click_on_what_explains_itself_is_no_refusal(driver: Driver) -> None:
    table = Table(driver, quick("book"))
    for thing in (SLOT, GOAL, TICKETS, SPACES, NEED, ORDER):
        table.click(thing)
        assert table.desk.refusal is None, thing
    assert table.match.log == quick("book").log


def test_the_expansion_explains_room_takings_and_what_is_left_to_buy(driver: Driver) -> None:
    table = Table(driver, quick("expand"))
    assert "12 spaces" in words(driver, table, SPACES)
    assert "kind of stand" in words(driver, table, TAKINGS)
    assert "One stand" in words(driver, table, SEASON)
    assert "stays" in words(driver, table, "plot")


def test_spaces_that_are_missing_are_counted_with_the_toilets() -> None:
    """Beginners put up two, others one at least (rulings 17, 35); dirt is taken last."""
    for version, toilets in (("beginner", 2), ("full", 1)):
        desk = Desk(version=version)
        spaces, dirt = desk.s.cells[0].bit_count(), desk.s.dirt[0].bit_count()
        free = spaces - dirt - toilets
        cases = ((free, 0, 0), (free + 1, 0, min(dirt, 1)), (spaces, toilets, dirt))
        for fans, missing, on_dirt in cases:
            room = room_for(tables(), desk.s, 0, fans)
            assert room.toilets == toilets
            assert (room.missing, room.on_dirt) == (missing, on_dirt) or not dirt


def test_the_words_of_need_count_fans_and_toilets(driver: Driver) -> None:
    said: Text = needed(Room(12, 1, 11, 2))
    assert driver.ctx.kit.words(said) == "11 fans + 2 toilets"


def test_everybody_books_once_a_round_and_the_engine_keeps_to_it() -> None:
    desk = Desk(3)

    told = bookers(tables(), view_of(tables(), desk.s, 0))
    assert [sorted(seats) for seats in told] == [[0, 1, 2]] * 3
    seen: list[list[int]] = [[], [], []]
    while desk.waits != "expand":
        if desk.waits == "book":
            seen[desk.s.round].append(desk.s.actor)
        desk.go_on()
    assert [tuple(seats) for seats in seen] == list(told)


def test_the_number_in_the_order_of_play_says_that_it_is_no_rank(driver: Driver) -> None:
    table = Table(driver, quick("book"))
    for seat in range(4):
        said = words(driver, table, f"count:{seat}:order")
        assert f"Number {table.match.state.order[seat]}" in said
        assert "not a rank" in said
