"""What a survey of the pictures found: nothing that decides is hidden, no panel is empty."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest

from engines.core.match import Match
from engines.games.rodeo.actions import Dump
from engines.games.rodeo.components.model import HYGIENE
from engines.games.rodeo.play.common import free_spaces, garbage_count
from game.tables.rodeo.booking.place import display_of, places
from game.tables.rodeo.festival.nightly import stages
from game.tables.rodeo.moments import moments, reached
from tests.game.driver import Driver
from tests.game.reading import pointed
from tests.game.tables import Table
from tests.rodeo.plain_days import anew, quick, random_at
from tests.rodeo.reading import check, spoken

USUAL = ("book", "event", "expand", "line_up", "toilets", "arrive", "place", "afternoon",
         "evening", "garbage")  # fmt: skip
RARE = ("wild", "return_card", "keep", "refill", "rewild", "drop", "clear", "wake", "dump")
MOST_POSTERS = 7
"""As many lie on display when a round of four players begins."""
STARTS = ("", "fan:", "event:", "genre:", "symbol:", "band", "stand:", "upgrade:", "space:")


def table_at(driver: Driver, kind: str) -> Table:
    """Return a table at a kind of decision."""
    return Table(driver, quick(kind, 1) if kind in USUAL else random_at(kind))


@pytest.mark.parametrize("kind", [*USUAL, *RARE])
@pytest.mark.parametrize("words", ["en", "de"])
def test_large_words_fit_the_smallest_window(
    drive: Callable[..., Driver], words: str, kind: str
) -> None:
    table = table_at(drive(size=(1024, 600), ui_scale=150, language=words), kind)
    for start in pointed(table, STARTS):
        check(table, f"{kind} {start}")


@pytest.mark.parametrize("kind", [*USUAL, *RARE])
def test_whatever_can_be_chosen_says_what_it_does(driver: Driver, kind: str) -> None:
    table = table_at(driver, kind)
    for thing in sorted(table.desk.lit):
        if table.desk.pointer.spot(thing) is None:
            continue
        table.point(thing)
        note = table.note()
        assert note is not None, thing
        assert note.lines or note.refusal is not None, thing


@cache
def _crowded() -> Match:
    return reached("book", lambda match: match.state.band_display.bit_count() == MOST_POSTERS)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_seven_posters_and_the_garage_lie_side_by_side(
    drive: Callable[..., Driver], size: tuple[int, int]
) -> None:
    table = Table(drive(size=size), anew(_crowded()))
    board = table.desk.board
    found = places(board.place.middle, board.place.tray, board.model.view, 4)
    display = display_of(found.display, board.model.view, found.gap)
    assert len(display.posters) == MOST_POSTERS
    boxes = [*(box for _, box in display.posters), display.garage]
    for left, right in pairwise(boxes):
        assert left.right <= right.left
    assert all(found.display.contains(box) for box in boxes)


@pytest.mark.parametrize("kind", ["event", "arrive", "afternoon"])
def test_a_raised_card_leaves_the_line_above_it_alone(driver: Driver, kind: str) -> None:
    table = table_at(driver, kind)
    tray = table.desk.board.place.tray
    card = next(s for s in table.desk.pointer.spots if s.thing.startswith(("fan:", "event:")))
    head = [t for t in driver.audit().shown if tray.contains(t.ink) and t.ink.bottom < card.box.top]
    assert head
    area = head[0].ink.unionall([t.ink for t in head])
    area.h -= area.h // 6  # the foot of the line's box, below its letters
    before = driver.surface.subsurface(area).copy().get_buffer().raw
    for spot in table.desk.pointer.spots:
        if spot.thing.startswith(("fan:", "event:")):
            table.point(spot.thing)
            assert driver.surface.subsurface(area).copy().get_buffer().raw == before, spot.thing


def test_garbage_costs_what_its_figures_say(driver: Driver) -> None:
    table = Table(driver, quick("garbage", 1))
    board, match = table.desk.board, table.match
    for thing in sorted(t for t in table.desk.lit if t.startswith("space:")):
        table.point(thing)
        found = board.phase.rows(thing, board._scene(table.desk.moment()))
        assert found is not None
        values = {row.sprite: str(table.driver.ctx.kit.words(row.value)) for row in found[1]}
        after = match.state.copy()
        before = garbage_count(after, 0), free_spaces(after, 0).bit_count()
        match.rules.apply(after, Dump(thing.removeprefix("space:")))
        now = garbage_count(after, 0), free_spaces(after, 0).bit_count()
        assert values["symbol_garbage"] == f"{before[0]} → {now[0]}"
        piled = "symbol_hygiene" in values
        assert piled == (now[1] == before[1])
        assert piled or values["symbol_tent"] == f"{before[1]} → {now[1]}"


def test_a_night_under_way_tells_the_penalties_gone_through(driver: Driver) -> None:
    table = Table(driver, random_at("leave"))
    board, state = table.desk.board, table.match.state
    hygiene = stages(board._scene(table.desk.moment()), 0)[1]
    said = [driver.ctx.kit.words(row.value) for row in hygiene.rows]
    penalties = board.model.t.data.boards.penalties
    at = state.penalty - 1
    assert state.tracks[HYGIENE] <= penalties[at].at
    assert said[:at] == ["done"] * at
    assert said[at] == "yes", "the one a fan is chosen for"
    rest = [state.tracks[HYGIENE] <= penalty.at for penalty in penalties[at + 1 :]]
    assert said[at + 1 :] == ["yes" if strikes else "no" for strikes in rest]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_the_tables_key_moments_cut_no_word(
    drive: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = spoken(drive, size, language)
    for name, match in moments().items():
        if not match.over:
            check(Table(driver, match), name)
