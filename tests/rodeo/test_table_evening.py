"""An evening and a season in clicks: the next fan is taken by itself."""

from __future__ import annotations

from typing import Any

import pytest

from engines.catalogue import game
from engines.core.match import Match
from engines.core.rng import Dice
from engines.core.types import Option, Thing
from engines.games.rodeo.actions import Put
from engines.games.rodeo.tables import SPACE_AT
from game.tables.rodeo.festival.marks import mark_of
from game.tables.rodeo.moments import reached
from tests.game.driver import Driver
from tests.game.tables import Table, dealt
from tests.rodeo.plain_days import anew


def test_the_next_fan_of_the_genre_is_taken_by_itself(driver: Driver) -> None:
    table = Table(driver, _two_genres())
    desk = table.desk
    genre, place = next((o.action.genre, o.things[0]) for o in _puts(desk) if _more_of(o))
    fan = next(t for o in _puts(desk) if o.action.genre == genre for t in o.things if "space" in t)
    table.click(fan)
    table.click(place)
    table.settle()
    assert desk.chooser.chosen, "another fan of the genre stands ready"
    assert {o.action.genre for o in desk.chooser.fitting} == {genre}
    target = next(o for o in _puts(desk) if o.action.genre == genre)
    moves = len(table.match.log)
    table.click(target.things[0])
    assert table.last_actions(moves)[0] == target.action, "one click sends it"


def test_another_fan_can_be_taken_instead_of_the_next_one(driver: Driver) -> None:
    table = Table(driver, _two_genres())
    desk = table.desk
    first = next(o for o in _puts(desk) if _more_of(o))
    table.click(next(t for t in first.things if t.startswith("space:")))
    table.click(first.things[0])
    table.settle()
    other = next(o for o in _puts(desk) if o.action.genre != first.action.genre)
    table.click(next(t for t in other.things if t.startswith("space:")))
    assert {o.action.genre for o in desk.chooser.fitting} == {other.action.genre}


def _puts(desk: Any) -> list[Any]:
    return [o for o in desk.decision.options if o.action.kind == "put"]


def _more_of(option: Any) -> bool:
    """Whether at least two fans of an option's genre stand."""
    return len([thing for thing in option.things if thing.startswith("space:")]) > 1


def _two_genres() -> Match:
    """Return a match in an evening with fans of two genres standing, two of one at least."""

    def fits(match: Match) -> bool:
        decision = match.decision(0)
        assert decision is not None
        puts = [o for o in decision.options if isinstance(o.action, Put)]
        many = any(sum(t.startswith("space:") for t in o.things) > 2 for o in puts)
        return many and len({o.action.genre for o in puts if isinstance(o.action, Put)}) > 1

    return anew(reached("evening", fits))


# ------------------------------------------------------------------ a season
@pytest.mark.parametrize("seed", [3, 8])
def test_a_season_takes_hardly_more_clicks_than_decisions(driver: Driver, seed: int) -> None:
    match = dealt(3, seed, slug="rodeo")
    table, dice = Table(driver, match), Dice(seed)
    brain = game("rodeo").brain(match.rules)
    decisions = clicks = 0
    while match.state.season == 0:
        table.settle()
        if table.desk.interlude:
            clicks += 1
            table.desk.go_on()
            continue
        wanted = brain.policy(match.state, match.rules.choices(match.state), dice)
        option = next(o for o in table.desk.decision.options if o.action == wanted)
        moves = len(match.log)
        clicks += _choose(table, option)
        decisions += 1
        assert table.last_actions(moves)[0] == wanted
    assert decisions > 25
    assert clicks <= decisions * 1.1, (clicks, decisions)


def _choose(table: Table, option: Option) -> int:
    """Choose an option as a practised person does; return how many clicks or drags it took."""
    desk = table.desk
    spots = {spot.thing for spot in desk.pointer.spots}
    things = [thing for thing in desk.board.things(option) if thing in spots]
    for thing in things:
        if desk.chooser.settles(thing) == option:
            table.click(thing)
            return 1
    number = desk.decision.options.index(option)
    if f"ui:option:{number}" in spots:
        table.click(f"ui:option:{number}")
        return 1
    if option.action == desk.decision.decline:
        table.click("ui:decline")
        return 1
    first, second = _pair(desk, option, things)
    if desk.pointer.spot(first).movable:
        table.driver.drag(table.box(first), table.box(second))
        return 1
    table.click(first)
    table.click(second)
    return 2


def _pair(desk: Any, option: Option, things: list[Thing]) -> tuple[Thing, Thing]:
    """Two things that together lead to an option, one that can be dragged first."""
    pairs = [(a, b) for a in things for b in things if desk.chooser.both(a, b) == (option,)]
    assert pairs, option
    return max(pairs, key=lambda pair: desk.pointer.spot(pair[0]).movable)


def test_fans_that_could_be_taken_instead_stay_lit(driver: Driver) -> None:
    table = Table(driver, _two_genres())
    desk = table.desk
    first = next(o for o in _puts(desk) if _more_of(o))
    table.click(next(t for t in first.things if t.startswith("space:")))
    scene = desk.board._scene(desk.moment())
    stands = {t for o in _puts(desk) for t in o.things if t.startswith("space:")}
    shown = {t for t in stands if mark_of(scene, SPACE_AT[t[6:]]) is not None}
    assert shown == stands
    assert all(desk.pointer.spot(thing).movable for thing in stands)
