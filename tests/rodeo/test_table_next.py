"""The prompt line says what to do with what is in the hand."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engines.core.types import Text, Thing
from tests.game.driver import Driver
from tests.game.reading import windows
from tests.game.tables import Table
from tests.rodeo.plain_days import quick, random_at
from tests.rodeo.reading import check, spoken


def said(table: Table) -> str:
    """What the prompt line says in English, in its own words."""
    words = table.scene.picture.prompt.words
    inner = dict(words.args).get("sentence")
    return inner.id if isinstance(inner, Text) else words.id


def first(table: Table, start: str) -> Thing:
    """The first thing that can be picked up or clicked, of a kind."""
    things: list[Thing] = [s.thing for s in table.desk.pointer.spots]
    return next(thing for thing in things if thing.startswith(start))


def fan(table: Table) -> Thing:
    """A fan who may be sent."""
    things: list[Thing] = [s.thing for s in table.desk.pointer.spots if s.movable]
    return things[0]


def hold(table: Table, thing: Thing) -> None:
    """Drag a thing a little and keep it in the hand."""
    table.driver.wait(0.4)
    box = table.box(thing)
    table.driver.press(box)
    for step in (10, 20):
        table.driver.move((box.x + step, box.y), held=True)
        table.driver.step()


@windows((1024, 600), (1280, 720))
def test_a_fan_in_the_hand(drive: Callable[..., Driver], size: tuple[int, int], words: str) -> None:
    table = Table(spoken(drive, size, words, narrow=True), quick("evening", 1))
    who = fan(table)
    genre = next(o.action.genre for o in table.desk.decision.options if who in o.things)
    table.click(who)
    assert said(table).startswith(f"Choose where the {genre}")
    check(table, "fan")
    table.key(pygame.K_ESCAPE)
    assert not said(table).startswith("Choose where")
    table.click(table.desk.decision.options[0].things[0])
    if table.desk.chooser.chosen:
        assert said(table) == "Choose the fan who goes there."


@pytest.mark.parametrize(
    ("kind", "thing", "wanted"),
    [
        ("place", "marker", "Choose a lit space for the tent."),
        ("toilets", "toilet", "Choose a lit space for the toilet."),
        ("line_up", "band:", "Drop it on the day that is lit."),
        ("evening", "space:", "Choose where the "),
    ],
)
def test_what_is_dragged(driver: Driver, kind: str, thing: str, wanted: str) -> None:
    table = Table(driver, quick(kind, 1))
    hold(table, fan(table) if kind == "evening" else first(table, thing))
    assert table.desk.pointer.dragged
    assert said(table).startswith(wanted)
    moves = len(table.match.log)
    table.key(pygame.K_ESCAPE)
    assert not table.desk.pointer.dragged
    assert not said(table).startswith(wanted)
    assert table.on_top
    assert len(table.match.log) == moves


def test_a_symbol_that_changes_its_genre(driver: Driver) -> None:
    table = Table(driver, random_at("rewild"))
    for start, wanted in (
        ("symbol:", "Choose the genre it becomes."),
        ("genre:", "Choose the symbol that becomes this genre."),
    ):
        thing = next(t for t in sorted(table.desk.lit) if t.startswith(start))
        table.click(thing)
        if table.desk.chooser.chosen:
            assert said(table) == wanted
            table.key(pygame.K_ESCAPE)
