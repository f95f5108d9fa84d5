"""The picture at rest: parts, and that only what differs is drawn again."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random

import pytest
from pygame import Rect, Surface
from pygame.image import tobytes

from engines.core.match import Match
from engines.core.types import text
from game.scenes.playable import playable
from game.scenes.table import TableScene
from game.scenes.table.patches import Patches
from game.tables.spec import Mark, Part
from game.ui.canvas import Canvas
from game.ui.skin import HOUSE
from tests.game.driver import Driver
from tests.game.tables import Table, dealt

GROUND, BARE = "#102030", "#010203"


def _canvas(driver: Driver) -> Canvas:
    return Canvas(driver.surface, driver.ctx.kit, HOUSE)


def _fill(name: str, box: Rect, colour: str, drawn: list[str]) -> Part:
    def draw(canvas: Canvas) -> None:
        drawn.append(name)
        canvas.fill(box, colour)

    return Part(name, box, colour, draw)


class Sheet:
    """A picture made of coloured boxes."""

    def __init__(self, driver: Driver) -> None:
        self.canvas = _canvas(driver)
        self.patches = Patches()
        self.drawn: list[str] = []

    def show(self, *boxes: tuple[str, Rect, str], within: float = inf) -> list[str]:
        """Show boxes, and return whose drawing was asked for."""
        self.drawn.clear()
        parts = [_fill(name, box, colour, self.drawn) for name, box, colour in boxes]
        self.patches.show(
            self.canvas, lambda c: c.fill(Rect(0, 0, 900, 700), GROUND), parts, within
        )
        return list(self.drawn)

    def at(self, x: int, y: int) -> str:
        """Return the colour of a pixel."""
        assert self.patches.surface is not None
        red, green, blue = self.patches.surface.get_at((x, y))[:3]
        return f"#{red:02x}{green:02x}{blue:02x}"


LEFT, RIGHT = Rect(10, 10, 20, 20), Rect(200, 10, 20, 20)
OVER = Rect(20, 20, 20, 20)
WITHIN = Rect(20, 20, 10, 10)


def test_a_part_is_drawn_again_only_when_its_key_changes(driver: Driver) -> None:
    sheet = Sheet(driver)
    assert sheet.show(("a", LEFT, "#ff0000"), ("b", RIGHT, "#00ff00")) == ["a", "b"]
    assert sheet.show(("a", LEFT, "#ff0000"), ("b", RIGHT, "#00ff00")) == []
    assert sheet.show(("a", LEFT, "#0000ff"), ("b", RIGHT, "#00ff00")) == ["a"]
    assert sheet.at(15, 15) == "#0000ff"


def test_a_part_that_moves_or_goes_leaves_the_ground(driver: Driver) -> None:
    sheet = Sheet(driver)
    sheet.show(("a", LEFT, "#ff0000"))
    sheet.show(("a", RIGHT, "#ff0000"))
    assert (sheet.at(15, 15), sheet.at(210, 15)) == (GROUND, "#ff0000")
    sheet.show()
    assert sheet.at(210, 15) == GROUND


def test_what_lies_above_a_changed_part_stays_above_it(driver: Driver) -> None:
    sheet = Sheet(driver)
    sheet.show(("a", LEFT, "#ff0000"), ("b", OVER, "#00ff00"))
    assert sheet.show(("a", LEFT, "#0000ff"), ("b", OVER, "#00ff00")) == ["a", "b"]
    assert sheet.at(25, 25) == "#00ff00"
    assert sheet.at(12, 12) == "#0000ff"


def test_in_a_hurry_one_change_after_the_other_is_drawn(driver: Driver) -> None:
    sheet = Sheet(driver)
    sheet.show(("a", LEFT, "#ff0000"), ("b", RIGHT, "#00ff00"))
    after = ("a", LEFT, "#0000ff"), ("b", RIGHT, "#ffffff")
    first = sheet.show(*after, within=0.0)
    assert len(first) == 1
    assert sheet.patches.behind
    assert sorted([*first, *sheet.show(*after, within=0.0)]) == ["a", "b"]
    assert not sheet.patches.behind
    assert (sheet.at(15, 15), sheet.at(210, 15)) == ("#0000ff", "#ffffff")


def test_an_area_is_shown_only_when_it_is_whole(driver: Driver) -> None:
    sheet = Sheet(driver)
    sheet.show(("a", LEFT, "#ff0000"), ("b", WITHIN, "#00ff00"))
    after = ("a", LEFT, "#0000ff"), ("b", WITHIN, "#ffffff")
    assert sheet.show(*after, within=0.0) == ["a"]
    assert (sheet.at(12, 12), sheet.at(25, 25)) == ("#ff0000", "#00ff00"), "still as before"
    assert sheet.show(*after, within=0.0) == ["b"]
    assert (sheet.at(12, 12), sheet.at(25, 25)) == ("#0000ff", "#ffffff")
    assert not sheet.patches.behind


def test_what_changes_while_it_is_drawn_is_drawn_once_more(driver: Driver) -> None:
    sheet = Sheet(driver)
    sheet.show(("a", LEFT, "#ff0000"), ("b", WITHIN, "#00ff00"))
    sheet.show(("a", LEFT, "#0000ff"), ("b", WITHIN, "#ffffff"), within=0.0)
    sheet.show(("a", LEFT, "#112233"), ("b", WITHIN, "#ffffff"))
    assert not sheet.patches.behind
    assert (sheet.at(12, 12), sheet.at(25, 25)) == ("#112233", "#ffffff")


def test_what_is_owed_is_drawn_as_it_is_by_then(driver: Driver) -> None:
    sheet = Sheet(driver)
    sheet.show(("a", LEFT, "#ff0000"), ("b", RIGHT, "#00ff00"))
    sheet.show(("a", LEFT, "#0000ff"), ("b", RIGHT, "#ffffff"), within=0.0)
    sheet.show(("a", LEFT, "#112233"))
    assert not sheet.patches.behind
    assert (sheet.at(15, 15), sheet.at(210, 15)) == ("#112233", GROUND)


def test_no_two_parts_have_one_name(driver: Driver) -> None:
    with pytest.raises(AssertionError, match="one name"):
        Sheet(driver).show(("a", LEFT, "#ff0000"), ("a", RIGHT, "#ff0000"))


# ------------------------------------------------------------------ every table
def _moments() -> Iterator[tuple[str, Match]]:
    for slug, game in playable().items():
        for name, match in game.table.moments().items():
            yield f"{slug} {name}", match


def _scenes(driver: Driver) -> Iterator[tuple[str, TableScene]]:
    for name, match in _moments():
        scene = TableScene(driver.ctx, match, driver.ctx.store.begin(match))
        driver.app.reset(scene)
        driver.step(3)
        yield name, scene


def test_no_board_has_a_part_named_as_the_scenes_are(driver: Driver) -> None:
    """Not even where the others left a mark on everything."""
    marked = 0
    for name, scene in _scenes(driver):
        desk, picture = scene.desk, scene.picture
        things = [s.thing for s in desk.pointer.spots if not s.thing.startswith("ui:")]
        desk._marks = tuple(Mark(thing, 0, text("{thing}", thing=thing)) for thing in things)
        canvas = scene.canvas(driver.surface)
        names = [p.name for p in [*picture._board(canvas), *picture._frame_parts(canvas)]]
        assert len(set(names)) == len(names), name
        own = [p.name for p in desk.board.parts(desk.moment())]
        assert not [part for part in own if part.startswith("ui:")], name
        marked += sum(part.startswith("ui:mark") for part in names)
    assert marked > 50


def test_every_part_draws_inside_its_box(driver: Driver) -> None:
    for name, scene in _scenes(driver):
        canvas = scene.canvas(driver.surface)
        for part in [*scene.picture._board(canvas), *scene.picture._frame_parts(canvas)]:
            sheet = Surface(driver.surface.get_size())
            sheet.fill(BARE)
            part.draw(scene.canvas(sheet))
            sheet.fill(BARE, part.box)
            empty = Surface(sheet.get_size())
            empty.fill(BARE)
            assert tobytes(sheet, "RGB") == tobytes(empty, "RGB"), f"{name}: {part.name}"


def test_the_picture_drawn_in_parts_is_that_drawn_anew(driver: Driver) -> None:
    """Whatever was played since, the kept picture looks as if drawn from nothing."""
    compared = 0
    for slug, game in playable().items():
        match = dealt(min(game.spec.max_players, 2), slug=slug)
        table, dice = Table(driver, match), Random(5)
        table.thinker.late = True
        for _ in range(60):
            table.desk.play(dice.choice(match.rules.legal(match.state)))
            if match.over:
                break
            driver.step(2)
            while table.scene.picture.behind:
                driver.step()
            _compare(driver, table.scene)
            compared += 1
    assert compared > 60


def _compare(driver: Driver, scene: TableScene) -> None:
    picture, canvas = scene.picture, scene.canvas(driver.surface)
    kept = tobytes(picture._at_rest(canvas), "RGB")
    picture._patches.clear()
    assert tobytes(picture._at_rest(canvas), "RGB") == kept, scene.match.spec.slug
