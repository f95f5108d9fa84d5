"""The table's parts alone: what clicks mean, where keys go, what is told."""

from __future__ import annotations

from typing import ClassVar

import pygame
import pytest
from pygame import Rect

from engines.core.types import Decision, Option, Text, Thing, text
from game.scenes.playable import playable
from game.scenes.table.chooser import Chooser
from game.scenes.table.commands import COMMANDS, cap_of, command_of
from game.scenes.table.pointer import Pointer
from game.scenes.table.story import Story
from game.tables import table
from game.tables.motion import Flight, along, smooth
from game.tables.spec import ACTIONS, BOARD, HAND, LOG, PANELS, WINDOW, Spot
from game.ui.keys import Stroke
from tests.game.tables import dealt, played


class Act:
    """An action that is only compared."""

    kind: ClassVar[str] = "act"


def option(*things: Thing) -> Option:
    """An option with its things."""
    return Option(Act(), text("x"), things)


def chooser(*options: Option) -> Chooser:
    """A chooser that was offered options."""
    found = Chooser(lambda o: o.things)
    found.offer(Decision(0, "k", text("p"), "r", options))
    return found


# ------------------------------------------------------------------ chooser
def test_one_click_settles_what_only_one_option_has() -> None:
    a, b = option("card:1", "tile:3"), option("card:2", "tile:4")
    made = chooser(a, b)
    assert made.lit == {"card:1", "tile:3", "card:2", "tile:4"}
    assert made.click("tile:4") is b


def test_a_second_click_tells_options_apart() -> None:
    a, b = option("card:1", "tile:3"), option("card:1", "tile:5")
    made = chooser(a, b, option("card:2", "tile:9"))
    assert made.click("card:1") is None
    assert made.lit == {"tile:3", "tile:5"}
    assert made.click("tile:5") is b


def test_a_click_elsewhere_begins_anew_and_a_second_one_lets_go() -> None:
    made = chooser(option("a", "x"), option("a", "y"), option("b", "x"), option("b", "z"))
    made.click("a")
    made.click("b")
    assert made.chosen == ("b",)
    made.click("b")
    assert not made.chosen
    assert not made.cancel()


def test_options_nothing_tells_apart_are_stuck() -> None:
    made = chooser(option("a"), option("a"))
    made.click("a")
    assert made.stuck
    assert made.lit == frozenset()


def test_nothing_is_lit_without_a_decision() -> None:
    made = chooser(option("a"))
    made.offer(None)
    assert made.lit == frozenset()
    assert made.click("a") is None


# ------------------------------------------------------------------ pointer
def spots() -> list[Spot]:
    """A board of three things, a card, a button, a panel and a line of the log."""
    name = text("thing")
    places: list[tuple[str, Rect, str]] = [
        ("left", Rect(0, 0, 10, 10), BOARD),
        ("middle", Rect(50, 0, 10, 10), BOARD),
        ("right", Rect(100, 0, 10, 10), BOARD),
        ("card", Rect(50, 80, 10, 10), HAND),
        ("ui:undo", Rect(200, 90, 10, 10), ACTIONS),
        ("seat:0", Rect(200, 0, 10, 10), PANELS),
        ("log:0", Rect(200, 50, 10, 10), LOG),
    ]
    return [Spot(thing, box, name, area) for thing, box, area in places]


def test_arrows_go_from_lit_target_to_lit_target() -> None:
    pointer = Pointer(spots())
    lit = frozenset({"left", "right", "card"})
    pointer.arrow((1, 0), lit, everything=False)
    assert pointer.pointed == "left"
    pointer.arrow((1, 0), lit, everything=False)
    assert pointer.pointed == "right"
    pointer.arrow((0, 1), lit, everything=False)
    assert pointer.pointed == "card"


def test_with_shift_arrows_go_over_everything() -> None:
    pointer = Pointer(spots())
    lit = frozenset({"left", "right"})
    pointer.arrow((1, 0), lit, everything=True)
    pointer.arrow((1, 0), lit, everything=True)
    assert pointer.pointed == "middle"


def test_tab_goes_through_the_areas_and_back() -> None:
    pointer = Pointer(spots())
    seen = []
    for _ in range(6):
        pointer.tab(frozenset({"right"}), back=False)
        seen.append(pointer.pointed)
    assert seen == ["right", "card", "ui:undo", "seat:0", "log:0", "right"]
    pointer.tab(frozenset(), back=True)
    assert pointer.pointed == "log:0"


def test_under_a_window_only_the_window_can_be_hit() -> None:
    window = Spot("choice", Rect(40, 0, 20, 10), text("c"), WINDOW)
    pointer = Pointer([*spots(), window], Rect(40, 0, 40, 40))
    assert pointer.under((52, 5)) == "choice"
    assert pointer.under((70, 30)) == ""
    assert pointer.under((5, 5)) == "left"


# ------------------------------------------------------------------ keys
def test_commands_are_found_by_their_keys_whatever_the_player_set() -> None:
    assert command_of(Stroke(pygame.K_z, ctrl=True), {}) == "undo"
    assert command_of(Stroke(pygame.K_z), {}) == ""
    assert command_of(Stroke(pygame.K_h), {"hint": "j"}) == ""
    assert command_of(Stroke(pygame.K_j), {"hint": "j"}) == "hint"
    assert command_of(Stroke(pygame.K_F1), {"rules": "q"}) == "rules"
    assert cap_of("undo", {}) == "Ctrl Z"
    assert cap_of("hint", {"hint": "j"}) == "J"


def test_no_two_commands_share_a_key() -> None:
    keys = [(command.key, command.ctrl) for command in COMMANDS]
    assert len(set(keys)) == len(keys)


# ------------------------------------------------------------------ story
def test_the_story_grows_as_it_would_be_retold() -> None:
    match = dealt(3, seed=2)
    story = Story(match, 0)
    for _ in range(30):
        story.catch_up(match.play(match.rules.legal(match.state)[0]))
    again = Story(match, 0)
    assert story.lines == again.lines
    assert story.acts == again.acts


def test_the_story_is_told_as_its_listener_may_know_it() -> None:
    match = played(dealt(2, seed=2), lambda m, d: len(m.log) > 6)
    mine, yours = Story(match, 0), Story(match, 1)
    assert [line.entry for line in mine.lines] == [line.entry for line in yours.lines]
    assert mine.lines != yours.lines
    assert Story(match, None).lines not in (mine.lines, yours.lines)


def test_the_last_round_begins_with_the_listeners_own_act() -> None:
    match = played(dealt(3, seed=2), lambda m, d: m.round == 4 and m.to_act == 0)
    story = Story(match, 0)
    first = story.last_round()
    assert story.acts[first].seat == 0
    assert story.acts[first].round == 3
    before = story.view_before(first)
    assert before.seat == 0
    assert before.round == 3


# ------------------------------------------------------------------ motion and pictures
def test_flights_start_and_end_where_they_should() -> None:
    flight = Flight("x", ((0, 0), (10, 0), (10, 30)), wait=0.25, until=0.75, rise=8)
    assert flight.share(0.1) is None
    assert flight.share(0.25) == 0
    assert flight.share(0.75) == 1
    assert flight.place(0.0) == (0, 0)
    assert flight.place(1.0) == (10, 30)
    assert flight.place(0.5) == (10, 10 - 8)
    assert along(((0, 0), (10, 0), (10, 30)), 0.25) == (10, 0)
    assert smooth(-1) == 0
    assert smooth(2) == 1


def test_a_game_without_a_table_is_said_to_have_none() -> None:
    with pytest.raises(ModuleNotFoundError):
        table("no_such_game")


def test_every_table_names_its_game() -> None:
    for slug, found in playable().items():
        assert found.table.slug == slug
        assert isinstance(found.table.round, Text)
