"""Old Town Road at the table: whole games, every way to choose, and why not."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engines.core.match import Match, Player
from engines.core.types import Setup
from engines.games.old_town_road import GAME
from engines.games.old_town_road.actions import Getaway, Place, RideOn, Robbery, Shootout
from engines.games.old_town_road.state import CROSSROADS, EVENT, OUTSIDE, TRAIN
from game.scenes.result import SoloResultScene
from game.tables.old_town_road.moments import moments, ridden
from tests.game.driver import Driver
from tests.game.tables import Table

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080))
KEYS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
EVENTS = ("event:shoot", "event:rob", "event:getaway")
MOST = 400


def dealt(seed: int = 3) -> Match:
    return Match.deal(GAME, Setup(1), seed, [Player("Ada", "human", "red", "rosa")])


def option(table: Table, kind: type) -> Any:
    found = [o for o in table.desk.decision.options if isinstance(o.action, kind)]
    assert found, kind
    return found[0]


def on_event(match: Match, kind: str) -> bool:
    """True at an event where something of a kind can be done, a few cards on."""
    if match.state.phase != EVENT or len(match.state.pile) < 4:
        return False
    return any(action.kind == kind for action in match.rules.legal(match.state))


# ------------------------------------------------------------------ whole games
def test_a_whole_game_with_the_mouse_alone(driver: Driver) -> None:
    table = Table(driver, dealt())
    dice = random.Random(1)
    for _ in range(MOST):
        table.settle()
        if not table.on_top:
            break
        spots = [s for s in table.choosable() if s.box.w]
        assert spots, "there is always something to click"
        driver.click(table.box(dice.choice(spots).thing))
    assert table.match.over
    assert isinstance(driver.top, SoloResultScene)


def test_a_whole_game_with_the_keys_alone(driver: Driver) -> None:
    table = Table(driver, dealt(5))
    dice = random.Random(2)
    for _ in range(MOST):
        table.settle()
        if not table.on_top:
            break
        if dice.random() < 0.3:
            table.key(dice.choice((pygame.K_1, pygame.K_2, pygame.K_3)))
        for _ in range(dice.randrange(1, 4)):
            table.key(dice.choice(KEYS))
        table.key(pygame.K_RETURN)
    assert table.match.over
    assert isinstance(driver.top, SoloResultScene)


# ------------------------------------------------------------------ choosing
def test_a_click_takes_aim_and_a_second_shoots(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: on_event(m, "shootout")))
    shot = option(table, Shootout)
    shooter, target = shot.things
    moves = len(table.match.log)
    table.click(shooter)
    assert table.desk.chooser.chosen == (shooter,)
    assert len(table.match.log) == moves
    lit = {t for t in table.desk.lit if t.startswith("card:")}
    aims = {o.things[1] for o in table.desk.decision.options
            if isinstance(o.action, Shootout) and o.things[0] == shooter}  # fmt: skip
    assert lit == aims
    table.click(target)
    assert table.last_actions(moves) == [shot.action]


def test_a_card_dragged_onto_another_shoots_it(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: on_event(m, "shootout")))
    shot = option(table, Shootout)
    moves = len(table.match.log)
    driver.drag(table.box(shot.things[0]), table.box(shot.things[1]))
    assert table.last_actions(moves) == [shot.action]


@pytest.mark.parametrize("how", ["twice", "button first", "button last"])
def test_a_robbery_by_clicks(driver: Driver, how: str) -> None:
    table = Table(driver, ridden(lambda m: on_event(m, "robbery")))
    robbery = option(table, Robbery)
    house = f"card:{robbery.action.card}"
    moves = len(table.match.log)
    clicks = {"twice": (house, house), "button first": ("event:rob", house)}
    for thing in clicks.get(how, (house, "event:rob")):
        table.click(thing)
    assert table.last_actions(moves) == [robbery.action]


def test_a_getaway_by_drag_by_button_and_by_trail(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: on_event(m, "getaway")))
    for ways in (None, ("event:getaway", "card"), ("card", "pile"), ("card", "event:getaway")):
        while table.match.state.phase != EVENT:
            table.choose(table.desk.decision.options[0].action)
            table.settle()
        away = option(table, Getaway)
        card = f"card:{away.action.card}"
        moves = len(table.match.log)
        if ways is None:
            driver.drag(table.box(card), table.box("pile"))
        else:
            for thing in ways:
                table.click(card if thing == "card" else thing)
        assert table.last_actions(moves)[:1] == [away.action], ways
        table.settle()


def test_keys_stand_for_the_events(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: on_event(m, "getaway")))
    table.key(pygame.K_3)
    assert table.desk.chooser.chosen == ("event:getaway",)
    table.key(pygame.K_3)
    assert table.desk.chooser.chosen == ()


def test_the_crossroads_by_click_and_by_drag(driver: Driver) -> None:
    for drag in (False, True):
        table = Table(driver, ridden(lambda m: m.state.phase == CROSSROADS))
        right = next(o for o in table.desk.decision.options if o.action.side == "right")
        drawn = table.desk.board.model.thing(table.match.state.drawn)
        if drag:
            driver.drag(table.box(drawn), table.box("road:right"))
        else:
            table.click("road:right")
        assert table.last_actions(len(table.match.log) - 1) == [right.action]
        assert table.desk.board.model.thing(table.match.state.road[-1]) == drawn


def test_a_train_rides_on_by_the_deck(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: m.state.phase == TRAIN))
    moves = len(table.match.log)
    table.click("deck")
    assert isinstance(table.last_actions(moves)[0], RideOn)


def test_old_town_needs_two_clicks(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: m.state.phase == OUTSIDE))
    table.click("town")
    assert not table.match.over
    table.click("town")
    assert table.match.over


# ------------------------------------------------------------------ why not
def test_while_aiming_the_rules_say_why_a_card_cannot_be_shot(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: on_event(m, "shootout")))
    shot = option(table, Shootout)
    board = table.desk.board
    table.click(shot.things[0])
    said = 0
    for index in board.model.road:
        thing = board.model.thing(index)
        action = board.model.tables.shots[shot.action.by][index]
        if thing in table.desk.lit or action is None:
            continue
        table.point(thing)
        note = table.scene.picture.wording.note([], [])
        assert note is not None
        assert note.lines == (table.match.why_not(action, 0),)
        said += 1
    assert said


def test_a_click_on_another_card_lets_that_one_take_aim(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: on_event(m, "shootout")))
    shot = option(table, Shootout)
    table.click(shot.things[0])
    board = table.desk.board
    others = [t for c in board.model.road if (t := board.model.thing(c)) not in table.desk.lit]
    other = next(t for t in others if t != shot.things[0])
    table.click(other)
    assert table.desk.chooser.chosen == (other,)


def test_robbing_where_nothing_can_be_robbed_says_why(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: m.state.phase == EVENT and not on_event(m, "robbery")))
    table.click("event:rob")
    assert table.desk.refusal is not None
    assert table.desk.chooser.chosen == ()


def test_pointing_shows_the_hand_a_card_would_complete(driver: Driver) -> None:
    from game.tables.old_town_road.aim import prospect  # noqa: PLC0415
    from game.tables.old_town_road.forecast import laid  # noqa: PLC0415

    table = Table(driver, ridden(lambda m: on_event(m, "shootout")))
    board = table.desk.board
    for index in board.model.road:
        if not board.model.card(index).character:
            continue
        table.point(board.model.thing(index))
        gain = prospect(board.model, table.desk.moment())
        assert gain == laid(board.model, board.model.face(index))
    shot = option(table, Shootout)
    before = table.match.outcome.standings[0].total
    table.click(shot.things[0])
    table.point(shot.things[1])
    gain = prospect(board.model, table.desk.moment())
    table.click(shot.things[1])
    assert gain is not None
    assert table.match.outcome.standings[0].total == before + gain.points


def test_animations_end_in_what_is_true(driver: Driver) -> None:
    table = Table(driver, dealt(11), animation="fast")
    driver.ctx.settings.bot_pace = "at_once"
    table.key(pygame.K_a)
    board, seen = table.desk.board, 0
    for _ in range(1500):
        busy = table.desk.busy
        driver.step(1, 0.05)
        if not table.on_top:
            break
        if busy and not table.desk.busy:
            view = table.match.view(None)
            assert (tuple(board.model.road), tuple(board.model.pile)) == (view.road, view.pile)
            seen += 1
    assert table.match.over
    assert seen > 20


# ------------------------------------------------------------------ looks
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_text_is_readable_and_in_its_box(
    drive: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = drive(size=size, language=language)
    for name, match in moments().items():
        if match.over:
            continue
        table = Table(driver, match)
        for thing in _looked_at(table):
            table.point(thing)
            if thing == "click":
                table.click(_looked_at(table)[1])
            audit = driver.audit()
            assert audit.spills() == [], (name, thing)
            cut = [shown.words for shown in audit.shown if shown.cut]
            assert cut == [], (name, thing)
            floor = table.scene.ctx.metrics.text_floor
            assert min(shown.size for shown in audit.shown) >= floor, (name, thing)


def _looked_at(table: Table) -> list[str]:
    """Nothing, a card that shoots or robs, a card of the trail."""
    actions = [o.action for o in table.desk.decision.options]
    found = ["score"]
    found += [f"card:{a.shooter}" for a in actions if isinstance(a, Shootout)][:1]
    found += [f"card:{a.card}" for a in actions if isinstance(a, Robbery)][:1]
    found += ["road:left"] if any(isinstance(a, Place) for a in actions) else []
    return found


# ------------------------------------------------------------------ keeping
def test_a_train_is_kept_in_the_middle_of_its_choice(driver: Driver) -> None:
    table = Table(driver, ridden(lambda m: m.state.phase == TRAIN))
    store = driver.ctx.store
    store.flush()
    opened = store.open(table.scene.cover.id)
    assert opened.match.digest == table.match.digest
    assert opened.match.state.phase == TRAIN
    again = Table(driver, opened.match)
    assert {t for t in again.desk.lit if not t.startswith("card:")} == {"deck", "road:left"}
    again.click("road:left")
    again.settle()
    assert again.match.state.phase != TRAIN or again.match.over
