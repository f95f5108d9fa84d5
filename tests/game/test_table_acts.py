"""What single clicks, keys and time do at the table."""

from __future__ import annotations

import statistics
import time
from typing import Any

import pygame
import pytest

from engines.core.errors import CannotUndo
from engines.core.types import Text, text
from game.scenes.table.curtain import Curtain
from game.scenes.table.menu import TableMenu
from game.ui.canvas import Canvas
from game.ui.dialog import Dialog
from tests.game.driver import Driver
from tests.game.tables import CTRL, Table, at, dealt, played


def my_drive(players: int = 3, seed: int = 4) -> Any:
    """A match in which the person drives, not from the barn."""
    return played(
        dealt(players, seed), lambda m, d: m.to_act == 0 and d.kind == "drive" and len(m.log) > 8
    )


def cards(table: Table) -> list[str]:
    """The lit cards of the hand."""
    return sorted(t for t in table.desk.lit if t.startswith("card:"))


# ------------------------------------------------------------------ choosing
def test_a_click_on_a_card_plays_it(driver: Driver) -> None:
    table = Table(driver, my_drive())
    moves = len(table.match.log)
    table.click(cards(table)[0])
    table.settle()
    assert len(table.match.log) > moves


def test_a_card_dragged_onto_its_tile_is_played(driver: Driver) -> None:
    table = Table(driver, my_drive())
    option = table.desk.decision.options[0]
    card, tile = option.things
    moves = len(table.match.log)
    driver.drag(table.box(card), table.box(tile))
    assert table.last_actions(moves)[0] == option.action


def test_the_van_dragged_onto_a_lit_tile_drives_there(driver: Driver) -> None:
    table = Table(driver, my_drive())
    option = table.desk.decision.options[-1]
    tile = option.things[1]
    moves = len(table.match.log)
    driver.drag(table.box("van:0"), table.box(tile))
    assert table.last_actions(moves)[0] == option.action


def test_a_card_dropped_elsewhere_goes_back_and_says_why(driver: Driver) -> None:
    table = Table(driver, my_drive())
    moves = len(table.match.log)
    driver.drag(table.box(cards(table)[0]), table.box("deck"))
    assert len(table.match.log) == moves
    assert table.desk.refusal is not None
    assert table.desk.chooser.chosen == ()


def test_a_drag_let_go_of_outside_the_window_is_forgotten(driver: Driver) -> None:
    table = Table(driver, my_drive())
    moves = len(table.match.log)
    driver.press(table.box(cards(table)[0]))
    driver.move((600, 300), held=True)
    driver.step()
    assert table.desk.pointer.dragged
    driver.post(pygame.WINDOWFOCUSLOST, window=None)
    driver.step()
    assert not table.desk.pointer.dragged
    driver.let_go((600, 300))
    driver.step()
    assert len(table.match.log) == moves
    assert table.desk.may_choose


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("deck", "First play one of your movement cards."),
        ("tile:0", "None of your cards takes you to this tile."),
        ("seat:1", "First play one of your movement cards."),
    ],
)
def test_a_refused_click_gives_the_one_reason(driver: Driver, thing: str, reason: str) -> None:
    table = Table(driver, my_drive())
    table.click(thing)
    assert table.desk.refusal is not None
    refused, said = table.desk.refusal
    assert (refused, said.id) == (thing, reason)
    with_words = [shown.words for shown in driver.audit().shown]
    assert any(reason in words for words in with_words), "the reason is on the screen"


def test_pointing_at_a_card_says_what_it_will_do(driver: Driver) -> None:
    table = Table(driver, my_drive())
    card = cards(table)[0]
    table.point(card)
    option, preview = table.desk.moment().shown
    assert card in option.things
    note = table.note()
    assert note is not None
    assert note.lines == preview.lines
    assert note.head == option.label


def test_every_number_on_a_panel_explains_itself(driver: Driver) -> None:
    table = Table(driver, my_drive())
    for seat in range(3):
        for cell in table.desk.board.seated(seat).cells:
            table.point(cell.thing)
            note = table.note()
            assert note is not None
            assert note.lines == (cell.meaning,)


def test_a_double_click_plays_one_card(driver: Driver) -> None:
    table = Table(driver, at("drive", 2, seed=3))
    place = table.box(cards(table)[0])
    moves = len(table.match.log)
    driver.wait(0.5)
    for _ in range(2):
        driver.press(place)
        driver.step()
        driver.let_go(place)
        driver.step()
    driver.step(4)
    own = [e for e in table.match.log[moves:] if e.seat == 0]
    assert len(own) == 1


# ------------------------------------------------------------------ time
def test_a_click_during_an_animation_finishes_it_and_does_nothing_else(driver: Driver) -> None:
    table = Table(driver, my_drive(), animation="normal")
    table.click(cards(table)[0])
    driver.step(25)
    assert table.desk.busy
    moves = len(table.match.log)
    lit_before = table.box("deck")
    driver.press(lit_before)
    driver.step()
    assert not table.desk.busy
    driver.let_go(lit_before)
    driver.step()
    assert table.desk.refusal is None
    assert len(table.match.log) - moves <= 1, "only a bot may have acted since"


def test_the_log_tells_an_act_only_when_it_is_shown(driver: Driver) -> None:
    table = Table(driver, my_drive(), animation="normal")
    before = len(table.desk.lines)
    table.click(cards(table)[0])
    driver.step(2)
    whole = len(table.desk.session.story.lines)
    assert before < len(table.desk.lines) < whole
    driver.step(25)
    driver.press((5, 300))
    driver.step()
    assert len(table.desk.lines) >= whole


def test_nothing_is_drawn_while_nothing_changes(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.point(cards(table)[0])
    driver.step(5)
    driver.app.frames.draws.clear()
    driver.step(60)
    assert len(driver.app.frames.draws) == 0


def test_frames_of_an_animation_are_cheap(driver: Driver) -> None:
    table = Table(driver, my_drive(), animation="normal")
    table.click(cards(table)[0])
    picture, costs = table.scene.picture, []
    draw = picture.draw

    def timed(canvas: Canvas) -> None:
        began = time.process_time()
        draw(canvas)
        costs.append((time.process_time() - began) * 1000)

    picture.draw = timed  # type: ignore[method-assign]
    driver.step(100)
    assert len(costs) > 40
    assert statistics.median(costs) < 4.0, "milliseconds of this process, a busy machine or not"


def test_step_by_step_shows_each_act_of_a_bot_only_when_asked(driver: Driver) -> None:
    table = Table(driver, my_drive())
    driver.ctx.settings.bot_pace = "step"
    table.click(cards(table)[0])
    driver.step(20)
    moves = len(table.match.log)
    assert table.desk.waits_for_step
    driver.wait(5.0)
    assert len(table.match.log) == moves
    table.click("ui:step")
    driver.step(5)
    assert len(table.match.log) == moves + 1
    table.key(pygame.K_RETURN)
    driver.step(5)
    assert len(table.match.log) == moves + 2 or table.desk.may_choose


def test_a_late_answer_of_a_bot_is_never_played(driver: Driver) -> None:
    table = Table(driver, at("drive", 2, seed=3))
    table.thinker.late = True
    table.click(cards(table)[0])
    driver.step(5)
    assert table.desk.bots.thinking
    held = table.thinker.waiting
    table.desk.round_back()
    assert table.desk.may_choose
    table.thinker.late, table.thinker.waiting = False, held
    moves = len(table.match.log)
    driver.step(10)
    assert len(table.match.log) == moves


# ------------------------------------------------------------------ taking back
def test_undo_says_why_not_and_offers_the_whole_round(driver: Driver) -> None:
    match = my_drive()
    table = Table(driver, match)
    start = match.digest
    table.click(cards(table)[0])
    table.settle()
    assert match.digest != start
    with pytest.raises(CannotUndo):
        table.desk.session.undo()
    table.click("ui:undo")
    driver.step()
    assert isinstance(driver.top, Dialog)
    driver.wait(0.5)
    take_back = driver.top.buttons[1]
    driver.click(take_back)
    driver.wait(0.5)
    assert table.on_top
    assert match.digest == start
    assert match.assists.free_undos == 1
    assert table.desk.may_choose
    table.key(pygame.K_y, CTRL)
    driver.step()
    assert match.digest != start


def test_undo_takes_back_a_step_without_luck(driver: Driver) -> None:
    match = at("return_fan", 3)
    table = Table(driver, match)
    moves = len(match.log)
    table.key(pygame.K_z, CTRL)
    assert len(match.log) == moves - 1
    assert table.desk.decision.kind == "drive"
    table.key(pygame.K_y, CTRL)
    assert len(match.log) == moves
    assert table.desk.decision.kind == "return_fan"


def test_escape_lets_go_of_a_choice_and_then_opens_the_menu(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.click("van:0")
    assert table.desk.chooser.chosen == ("van:0",)
    table.key(pygame.K_ESCAPE)
    assert table.desk.chooser.chosen == ()
    table.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TableMenu)
    table.key(pygame.K_ESCAPE)
    assert table.on_top


# ------------------------------------------------------------------ hint
def test_a_hint_marks_its_option_and_is_counted(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.key(pygame.K_h)
    driver.step(3)
    assert table.desk.hint is not None
    assert table.match.assists.hints == 1
    option = table.desk.option_of(table.desk.hint.best)
    assert set(option.things) == table.desk.moment().advised
    driver.step()
    table.click("ui:close_hint")
    assert table.desk.hint is None


# ------------------------------------------------------------------ several people
def test_the_screen_is_handed_over_before_a_hand_is_shown(driver: Driver) -> None:
    match = dealt(3, seed=4, humans=2)
    table = Table(driver, match)
    while match.to_act > 1:
        driver.step(1, 0.1)
    driver.step(3)
    assert isinstance(driver.top, Curtain)
    seat = match.to_act
    assert table.desk.session.looker is None
    words = [shown.words for shown in driver.audit().shown]
    assert not any("Movement card" in line for line in words)
    driver.click(driver.top.show)
    driver.wait(0.5)
    assert table.on_top
    assert table.desk.session.looker == seat
    table.click(cards(table)[0])
    driver.step(3)
    if match.to_act == seat:
        return
    assert table.desk.session.looker != seat


def test_bots_alone_are_watched_with_all_hands_hidden(driver: Driver) -> None:
    match = dealt(3, seed=4, humans=0)
    table = Table(driver, match)
    driver.step(30)
    assert match.log
    assert table.desk.session.looker is None
    assert not any(spot.thing.startswith("card:") for spot in table.desk.pointer.spots)


def test_a_seat_is_handed_to_a_bot_and_taken_over_again(driver: Driver) -> None:
    match = my_drive()
    table = Table(driver, match)
    moves = len(match.log)
    table.scene.orders.hand_to(0, "easy")
    driver.step(10)
    assert len(match.log) > moves + 1
    table.scene.orders.hand_to(0, "human")
    table.settle()
    assert table.desk.may_choose
    assert table.desk.session.looker == 0


# ------------------------------------------------------------------ keeping
def test_every_decision_is_kept_before_the_next(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.click(cards(table)[0])
    table.settle()
    store = driver.ctx.store
    store.flush()
    opened = store.open(table.scene.cover.id)
    assert opened.match.digest == table.match.digest


def test_an_opened_game_shows_what_happened_last(driver: Driver) -> None:
    table = Table(driver, my_drive())
    table.click(cards(table)[0])
    table.settle()
    store = driver.ctx.store
    store.flush()
    lines = table.desk.lines
    marks = table.desk.moment().marks
    opened = store.open(table.scene.cover.id)
    again = Table(driver, opened.match)
    assert again.desk.lines == lines
    assert set(again.desk.moment().marks) == set(marks)
    assert marks


class Full:
    """A store on a full disk."""

    failing = True

    def __init__(self) -> None:
        self.asked = 0
        self.told: Text | None = text("The disk is full.")

    def autosave(self, match: object, cover: object, clean: bool = False) -> None:
        """Fail quietly."""
        self.asked += 1

    def leave(self, match: object, cover: object) -> None:
        """Fail quietly."""

    def set_picture(self, cover: object, png: bytes) -> None:
        """Fail quietly."""

    def trouble(self) -> Text | None:
        """Tell it once."""
        told, self.told = self.told, None
        return told


def test_a_full_disk_is_told_and_the_game_goes_on(driver: Driver) -> None:
    table = Table(driver, my_drive())
    full = Full()
    table.desk.session.store = full
    table.click(cards(table)[0])
    driver.step(3)
    assert isinstance(driver.top, Dialog)
    words = " ".join(shown.words for shown in driver.audit().shown)
    assert "The disk is full." in words
    asked = full.asked
    driver.wait(0.5)
    driver.click(driver.top.buttons[0])
    driver.step(2)
    assert full.asked > asked
    driver.wait(0.5)
    assert table.on_top
    table.settle()
    assert table.desk.may_choose


# ------------------------------------------------------------------ confirming
def test_final_acts_can_be_confirmed(driver: Driver) -> None:
    table = Table(driver, my_drive())
    driver.ctx.settings.confirm_final = True
    moves = len(table.match.log)
    table.click(cards(table)[0])
    driver.step()
    assert isinstance(driver.top, Dialog)
    assert len(table.match.log) == moves
    driver.wait(0.5)
    table.key(pygame.K_ESCAPE)
    driver.wait(0.5)
    assert len(table.match.log) == moves
    assert table.desk.chooser.chosen == ()
    table.click(cards(table)[0])
    driver.wait(0.5)
    driver.click(driver.top.buttons[1])
    driver.step()
    assert len(table.match.log) > moves


def test_the_last_round_is_shown_again_and_changes_nothing(driver: Driver) -> None:
    table = Table(driver, my_drive(), animation="normal")
    digest = table.match.digest
    table.key(pygame.K_r)
    assert table.desk.busy
    assert table.desk.replaying
    driver.step(5)
    table.click("ui:skip")
    assert not table.desk.busy
    assert table.match.digest == digest
    assert table.desk.may_choose
    view = table.desk.board.model.view
    assert view == table.match.view(0)
