"""What the table shows explains itself: room, empty places, goal, order of booking."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.catalogue import game
from engines.core.match import Match, Player
from engines.core.types import Decision, Setup, Text
from engines.games.rodeo import state as st
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
from game.tables.rodeo.lineup import legend as lg
from game.tables.seats import COLOURS
from tests.game.driver import Driver
from tests.game.tables import NAMES, Table, played
from tests.rodeo.desk import Desk, tables
from tests.rodeo.plain_days import quick
from tests.rodeo.reading import check, spoken


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


@pytest.mark.parametrize("kind", ["book", "expand", "line_up"])
@pytest.mark.parametrize("language", ["en", "de", "long"])
def test_all_of_it_can_be_read_in_the_smallest_window(
    drive: Callable[..., Driver], language: str, kind: str
) -> None:
    """With four players, whose panels leave the least room."""
    table = Table(spoken(drive, (1024, 600), language), quick(kind))
    things = {
        s.thing for s in table.desk.pointer.spots if s.thing.startswith(("about:", "count:0:order"))
    }
    assert len(things) > 3
    for thing in sorted(things):
        table.point(thing)
        check(table, f"{kind} {thing}")


# ------------------------------------------------------------------ line-up
LINE_UP = {
    lg.ARRIVE: "fan card",
    lg.CHAOS: "From 3 on: 1 piece of garbage",
    lg.HYGIENE: "mood −1",
    lg.HAPPY: "satisfied",
    lg.POWER: "stands",
    lg.DAYS: "Keep this order",
    lg.TURNED: "next door",
    lg.WC: "1K",
    lg.LATER: "later season",
}


def test_each_part_of_the_line_up_explains_itself(driver: Driver) -> None:
    table = Table(driver, quick("line_up"))
    for thing, said in LINE_UP.items():
        assert said in words(driver, table, thing), thing
    booths = [s.thing for s in table.desk.pointer.spots if s.thing.startswith("stand:")]
    assert len(booths) >= 2
    assert all("for each fan" in words(driver, table, booth) for booth in booths)


def test_a_card_that_is_not_turned_says_why(driver: Driver) -> None:
    table = Table(driver, quick("turn"))
    cards = [s.thing for s in table.desk.pointer.spots if s.thing.startswith("camp:")]
    quiet = [card for card in cards if card not in table.desk.lit]
    assert quiet
    for card in quiet:
        table.click(card)
        assert table.desk.refusal is not None
        assert "alike" in driver.ctx.kit.words(table.desk.refusal[1])


def test_beginners_are_told_how_many_toilets_are_to_come(driver: Driver) -> None:
    table = Table(driver, played(beginners(), _kind("toilets")))
    for number in (1, 2):
        said = driver.ctx.kit.words(table.desk.decision.prompt)
        assert f"toilet {number} of 2" in said
        assert f"toilets: {number - 1} of 2" in shown(table)
        table.click(next(t for t in sorted(table.desk.lit) if t.startswith("space:")))


def test_who_is_ready_stays_ready_while_a_rival_plans(driver: Driver) -> None:
    match = next(found for seed in range(9) if (found := _ready(seed)) is not None)
    table = Table(driver, match, late=True)
    said = shown(table)
    assert "YOU ARE READY" in said.upper()
    assert "Waiting for" in said
    crosses = [t for t in said.split("|") if "0 of 2" in t]
    assert crosses == []


def _ready(seed: int) -> Match | None:
    """A match in which a rival plans after the person; None if the person is the last to."""
    match = beginners(seed)
    played(match, _kind("toilets"))
    return match if _rival_is_next(match) else None


def _rival_is_next(match: Match) -> bool:
    """Put up the person's toilets; whether a rival has the line-up to plan then."""
    while match.to_act == 0 and match.state.phase == st.TOILETS:
        match.play(match.rules.legal(match.state)[0])
    return bool(match.state.phase == st.LINE_UP)


def beginners(seed: int = 3) -> Match:
    seats = [Player(NAMES[n], "easy" if n else "human", COLOURS[n], "rosa") for n in range(3)]
    return Match.deal(game("rodeo"), Setup(3, (("version", "beginner"),)), seed, seats)


def _kind(kind: str) -> Callable[[Match, Decision], bool]:
    return lambda match, decision: match.to_act == 0 and decision.kind == kind


def shown(table: Table) -> str:
    """All that is written on the table."""
    return "|".join(text.words for text in table.driver.audit().shown)
