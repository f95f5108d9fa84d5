"""The keys at the table of Old Town Road: where they go first, and what they lead to."""

from __future__ import annotations

from functools import partial

import pygame

from engines.core.match import Match
from engines.games.old_town_road.state import CROSSROADS, EVENT, TRAIN
from game.tables.old_town_road.moments import ridden
from tests.game.driver import Driver
from tests.game.tables import Table


def in_phase(phase: int, match: Match) -> bool:
    return bool(match.state.phase == phase)


def test_tab_goes_to_the_road_first(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: m.state.phase == EVENT))
    table.key(pygame.K_TAB)
    road = table.desk.board.model.road
    assert table.desk.pointer.focus == table.desk.board.model.thing(road[0])


def test_every_choice_is_reached_with_arrows_from_the_first(driver: Driver) -> None:
    for phase in (EVENT, CROSSROADS, TRAIN):
        table = Table(driver, ridden(partial(in_phase, phase)))
        pointer, lit = table.desk.pointer, table.desk.lit
        table.key(pygame.K_TAB)
        reached, fresh = {pointer.focus}, [pointer.focus]
        while fresh:
            here = fresh.pop()
            for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                pointer.focus = here
                if pointer.arrow(way, lit, False) and pointer.focus not in reached:
                    reached.add(pointer.focus)
                    fresh.append(pointer.focus)
        assert reached == lit & {s.thing for s in pointer.spots}, phase


def test_the_keys_never_get_stuck_on_the_trail(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: m.state.phase == EVENT and len(m.state.pile) > 5))
    pointer = table.desk.pointer
    pointer.keyed, pointer.focus = True, "pile"
    table.key(pygame.K_UP)
    assert pointer.focus.startswith("event:")


def test_a_getaway_begun_at_the_trail_lights_its_button(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: m.state.phase == EVENT and len(m.state.pile) > 5))
    before = {p.name: p.key for p in table.desk.board.parts(table.desk.moment())}
    table.click("pile")
    after = {p.name: p.key for p in table.desk.board.parts(table.desk.moment())}
    assert before["event:getaway"][0] is False
    assert after["event:getaway"][0] is True
    assert after["event:shoot"][0] is False


def test_an_act_to_come_is_told_once(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: m.state.phase == EVENT and len(m.state.pile) > 5))
    card = next(t for t in table.desk.lit if t.startswith("card:"))
    table.click("event:getaway")
    table.point(card)
    note = table.note()
    assert note is not None
    said = [driver.ctx.words(words) for words in (note.head, *note.lines)]
    assert said[0] == "Getaway"
    assert len({words.removesuffix(".") for words in said}) == len(said)
    assert said[-1] == "Face down it scores nothing."
