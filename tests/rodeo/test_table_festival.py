"""The festival days at the table: readable, reachable, in few clicks, honest about the rules."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from engines.core.match import Match
from engines.games.rodeo.components.model import GENRES
from engines.games.rodeo.play.common import bits
from engines.games.rodeo.rules import load
from engines.games.rodeo.tables import SPACES
from game.tables.rodeo.festival.campsite import camp_of, fence_place
from tests.game.driver import Driver
from tests.game.reading import pointed, windows
from tests.game.tables import Table
from tests.rodeo.plain_days import quick, random_at
from tests.rodeo.reading import SIZES, check, check_spots, spoken

RARE = ("clear", "wake", "rival", "dump", "leave")
USUAL = ("arrive", "place", "finish", "afternoon", "evening", "garbage")
POINTS = ("", "fan:", "event:", "swap:", "genre:", "symbol:", "band", "stand:", "upgrade:",
          "space:", "toilet", "fence", "count:", "marker")  # fmt: skip
PUTS_ITSELF = ("evening", "wake", "arrive")
"""Kinds whose options may need two things."""


def match_at(kind: str, season: int = 1) -> Match:
    """Return a match at a kind of decision."""
    return quick(kind, season) if kind in USUAL else random_at(kind)


@pytest.mark.parametrize("kind", [*USUAL, *RARE])
@windows((1024, 600), (1280, 720), (1600, 1200), (1920, 1080))
def test_no_text_is_cut_or_overlaps(
    drive: Callable[..., Driver], size: tuple[int, int], words: str, kind: str
) -> None:
    table = Table(spoken(drive, size, words, narrow=True), match_at(kind))
    for start in pointed(table, POINTS):
        check(table, f"{kind} {start}")


@pytest.mark.parametrize("kind", [*USUAL, *RARE])
def test_every_option_can_be_chosen_on_the_table(driver: Driver, kind: str) -> None:
    """By one thing, or by two for a fan and a place, a card's swap; a rival by a button."""
    table = Table(driver, match_at(kind))
    desk = table.desk
    there = {spot.thing for spot in desk.board.spots(desk.moment())}
    for option in desk.decision.options:
        if option.action == desk.decision.decline or kind == "rival":
            continue
        mine = [thing for thing in desk.board.things(option) if thing in there]
        assert mine, option
        alone = any(desk.chooser.settles(thing) == option for thing in mine)
        pairs = any(desk.chooser.both(a, b) == (option,) for a in mine for b in mine)
        twice = kind in PUTS_ITSELF or option.action.kind == "swap_event"
        assert alone or (pairs and twice), option


def test_what_lies_nowhere_has_a_button(driver: Driver) -> None:
    table = Table(driver, match_at("rival"))
    buttons = {spot.thing for spot in table.desk.pointer.spots}
    count = len(table.desk.decision.options)
    shown = sum(thing.startswith(("ui:option:", "seat:")) for thing in buttons)
    assert shown >= count


@pytest.mark.parametrize("kind", USUAL)
@pytest.mark.parametrize("size", SIZES)
def test_spots_lie_in_the_middle_or_the_tray(
    drive: Callable[..., Driver], size: tuple[int, int], kind: str
) -> None:
    check_spots(Table(drive(size=size), match_at(kind)))


def test_a_tent_and_a_fan_are_dragged(driver: Driver) -> None:
    table = Table(driver, quick("place", 0))
    space = next(t for t in table.desk.lit if t.startswith("space:"))
    moves = len(table.match.log)
    driver.drag(table.box("marker"), table.box(space))
    assert table.last_actions(moves)[0].kind == "place"
    table = Table(driver, quick("evening", 1))
    fan = next(s.thing for s in table.desk.pointer.spots if s.movable)
    option = next(
        o for o in table.desk.decision.options if fan in o.things and o.action.kind == "put"
    )
    moves = len(table.match.log)
    driver.drag(table.box(fan), table.box(option.things[0]))
    assert table.last_actions(moves)[0] == option.action


def test_a_campsite_keeps_its_spaces_apart() -> None:
    for wide, high in ((369, 274), (461, 328), (692, 492), (700, 330)):
        camp = camp_of(Rect(10, 20, wide, high))
        for number, space in enumerate(camp.spaces):
            assert camp.rect.contains(space)
            assert not any(space.colliderect(other) for other in camp.spaces[number + 1 :])
            assert not space.colliderect(camp.head)


def test_the_fence_stands_where_no_card_ever_lies() -> None:
    match = quick("evening", 1)
    rules = load()
    for seat in range(4):
        grounds = rules.tables.data.festivals[match.state.festival[seat]].grounds
        place = fence_place(rules.tables, match.state, seat)
        assert all(3 * ground.y + ground.x != place for ground in grounds)


def test_a_place_too_dear_says_so_before_and_after_a_click(driver: Driver) -> None:
    table = Table(driver, quick("evening", 2))
    desk = table.desk
    dear = next(
        s.thing
        for s in desk.pointer.spots
        if s.thing.startswith("stand:") and s.thing not in desk.lit
    )
    table.point(dear)
    note = desk.board.note(dear, desk.moment())
    assert note is not None
    assert note.refusal is not None
    assert desk.why_not(dear) == note.refusal


def test_who_goes_home_is_chosen_on_the_campsite(driver: Driver) -> None:
    """By mouse or keys on a tent; those who sleep go first, then any of the genre."""
    table = Table(driver, match_at("leave"))
    state, desk = table.match.state, table.desk
    for option in desk.decision.options:
        marks = state.marks[GENRES.index(option.action.genre)]
        tents = {f"space:{SPACES[at]}" for at in bits(marks & state.flat[0] or marks)}
        assert tents
        assert tents <= desk.lit
        assert all(desk.chooser.settles(tent) == option for tent in tents)
    table.key(pygame.K_TAB)
    focus = desk.pointer.focus
    assert focus in desk.lit
    wanted = desk.chooser.settles(focus)
    moves = len(table.match.log)
    table.key(pygame.K_RETURN)
    assert table.last_actions(moves)[0] == wanted.action
