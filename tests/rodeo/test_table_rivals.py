"""A click on a panel shows a player's festival in place of the own one, to look at only."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engines.core.types import Event, Who, text
from engines.games.rodeo.happenings.booking import FansTaken
from engines.games.rodeo.happenings.nights import GarbageDumped, NightFell
from engines.games.rodeo.happenings.tracks import RivalChosen, TrackMoved
from game.tables.rodeo.traces import traces
from tests.game.driver import Driver
from tests.game.tables import Table
from tests.rodeo.plain_days import quick, random_at
from tests.rodeo.reading import check


def head(table: Table) -> dict[str, object]:
    """The arguments of the prompt's head."""
    said = table.scene.picture.prompt.head
    assert said is not None
    return dict(said.args)


@pytest.mark.parametrize("kind", ["place", "evening", "garbage"])
def test_a_click_on_a_panel_shows_its_festival_and_esc_leads_back(
    driver: Driver, kind: str
) -> None:
    table = Table(driver, quick(kind, 1))
    own = {spot.thing for spot in table.desk.pointer.spots}
    table.click("seat:1")
    assert table.desk.board.model.pinned == 1
    assert head(table) == {"who": Who(1)}
    assert not table.choosable(), "nothing of the own festival can be chosen there"
    table.key(pygame.K_ESCAPE)
    assert table.on_top, "Esc leads back before it opens the menu"
    assert table.desk.board.model.pinned == -1
    assert {spot.thing for spot in table.desk.pointer.spots} == own


@pytest.mark.parametrize("way", ["seat:1", "back"])
def test_another_click_leads_back(driver: Driver, way: str) -> None:
    table = Table(driver, quick("place", 1))
    table.click("seat:1")
    table.click(way)
    assert table.desk.board.model.pinned == -1
    assert table.desk.may_choose


def test_a_number_key_shows_a_festival_and_that_of_the_looker_the_own(driver: Driver) -> None:
    table = Table(driver, quick("evening", 1))
    table.key(pygame.K_2)
    assert table.desk.board.model.pinned == 1
    table.key(pygame.K_1)
    assert table.desk.board.model.pinned == -1


def test_whoever_is_to_decide_sees_the_own_festival_again(driver: Driver) -> None:
    table = Table(driver, quick("evening", 1))
    match, desk = table.match, table.desk
    table.click("seat:1")
    while match.to_act == 0:
        desk.play(match.rules.legal(match.state)[-1])
    table.click("seat:1") if desk.board.model.pinned < 0 else None
    assert desk.board.model.pinned == 1, "while others act it stays"
    table.settle()
    assert desk.may_choose
    assert desk.board.model.pinned == -1


def test_a_rival_is_chosen_by_the_panel_where_an_event_asks_for_one(driver: Driver) -> None:
    match = random_at("rival")
    table = Table(driver, match)
    before = len(match.log)
    table.click("seat:1")
    assert table.last_actions(before)[0].kind == "target"


@pytest.mark.parametrize("kind", ["arrive", "evening", "garbage"])
@pytest.mark.parametrize("words", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_no_text_is_cut(
    drive: Callable[..., Driver], size: tuple[int, int], words: str, kind: str
) -> None:
    table = Table(drive(size=size, language=words), quick(kind, 2))
    for seat in range(1, len(table.match.players)):
        table.click(f"seat:{seat}")
        check(table, f"{kind} {seat}")


def test_marks_tell_where_others_struck_and_which_fans_they_got() -> None:
    cause = text("An event")
    dumped = GarbageDumped(0, "a1", False)
    act: list[Event] = [RivalChosen(1, 0, cause), dumped, GarbageDumped(2, "b1", False)]
    assert [mark.thing for mark in traces(1, act, 0)] == ["space:a1"]
    act = [TrackMoved(0, "chaos", 1, 2, cause), TrackMoved(0, "mood", 1, 1, cause)]
    assert [mark.thing for mark in traces(1, act, 0)] == ["count:0:chaos"]
    assert not list(traces(0, act, 0)), "one's own acts leave no marks"
    night: list[Event] = [NightFell(0, 2, 1), dumped]
    assert not list(traces(1, night, 0)), "the night comes by itself"
    act = [FansTaken(2, "punk", 3, 2), FansTaken(2, "metal", 2, 0)]
    assert [mark.thing for mark in traces(2, act, 0)] == ["genre:punk"]


@pytest.mark.parametrize("kind", ["event", "evening"])
def test_a_panel_tells_what_was_done_last_and_who_plays(driver: Driver, kind: str) -> None:
    table = Table(driver, quick(kind, 1))
    desk, view = table.desk, table.desk.board.model.view
    note = desk.board.note("seat:1", desk.moment())
    assert note is not None
    done = [mark.label for mark in desk.moment().marks if mark.seat == 1][-4:]
    assert done or kind == "event"
    assert list(note.lines[: len(done)]) == done
    said = " ".join(str(dict(line.args)) for line in note.lines)
    band = view.bands[3 + max(view.day, 0)]
    assert desk.board.model.t.data.bands[band].name in said


@pytest.mark.parametrize("words", ["en", "de"])
@pytest.mark.parametrize("ui", [100, 150])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_panels_can_be_read(
    drive: Callable[..., Driver], size: tuple[int, int], ui: int, words: str
) -> None:
    driver = drive(size=size, language=words, ui_scale=ui)
    table = Table(driver, quick("evening", 2))
    panels = table.scene.picture.place.panels
    shown = [t for t in driver.audit().shown if t.ink.collidelist(panels) >= 0]
    assert len(shown) >= 4 * 14, "name, who plays, points and eleven figures of four players"
    for told in shown:
        assert not told.cut, told
        assert not told.spills, told
        assert told.size >= driver.ctx.metrics.height * 0.02


def test_a_panel_shows_the_band_of_the_day_and_what_its_festival_counts(driver: Driver) -> None:
    table = Table(driver, quick("evening", 1))
    board, state = table.desk.board, table.match.state
    for seat in range(4):
        panel = board.seated(seat)
        band = board.model.t.data.bands[state.bands[seat * 3 + state.day]]
        assert panel.sight == f"rodeo/band_{band.id}"
        genres = board.model.t.data.festivals[state.festival[seat]].genres
        assert [n for n, cell in enumerate(panel.cells) if cell.marked] == sorted(genres)


def test_before_the_festival_a_panel_shows_the_band_booked_last(driver: Driver) -> None:
    table = Table(driver, quick("event", 1))
    bands = [at for at in table.match.state.bands[:3] if at >= 0]
    band = table.desk.board.model.t.data.bands[bands[-1]]
    assert table.desk.board.seated(0).sight == f"rodeo/band_{band.id}"
    fresh = Table(driver, quick("book", 0))
    empty = [seat for seat in range(4) if max(fresh.match.state.bands[seat * 3 :][:3]) < 0]
    assert empty
    assert all(not fresh.desk.board.seated(seat).sight for seat in empty)
