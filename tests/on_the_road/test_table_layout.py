"""Everything lies in the window at every size, and no text leaves its box or lies on another."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from engines.core.match import Match
from game.tables.on_the_road.layout import lay_out
from game.ui.metrics import Metrics
from tests.game.driver import Driver
from tests.game.reading import opened, pointed, windows
from tests.game.tables import Table, at, dealt, played

SIZES = ((1024, 600), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (1600, 1200))
POINTS = ("", "card:", "tile:", "choice:", "seat:", "count:", "log:", "ui:undo", "bag")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ui", [0.75, 1.0, 1.5])
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
def test_all_parts_lie_in_the_window_and_apart(
    size: tuple[int, int], ui: float, players: int
) -> None:
    metrics = Metrics(*size).with_ui(ui)
    layout = lay_out(metrics, players)
    frame = layout.frame
    parts = [frame.status, frame.prompt, layout.board, frame.log, frame.actions, *frame.panels]
    parts += [layout.supply, layout.bag, layout.hand, frame.explain, layout.deck, layout.discard]
    for number, part in enumerate(parts):
        assert metrics.window.contains(part)
        assert min(part.size) > 20
        for other in parts[number + 1 :]:
            assert not part.inflate(-8, -8).colliderect(other.inflate(-8, -8))


def states() -> list[Match]:
    """A drive late in a game, and three kinds of windows."""
    drive_ = played(
        dealt(4, 7), lambda m, d: m.to_act == 0 and d.kind == "drive" and len(m.log) > 14
    )
    return [drive_, at("react"), at("rescue"), at("redraw")]


@windows(*SIZES)
def test_no_text_is_cut_or_overlaps(
    drive: Callable[..., Driver], size: tuple[int, int], words: str
) -> None:
    driver = opened(drive, size, words)
    for match in states():
        table = Table(driver, match)
        for _ in pointed(table, POINTS):
            _check(driver, size)


def _check(driver: Driver, size: tuple[int, int]) -> None:
    audit = driver.audit()
    assert audit.shown
    assert audit.spills() == []
    assert audit.overlaps() == []
    for text in audit.shown:
        assert not text.cut, text
        assert text.size >= size[1] * 0.02


@pytest.mark.parametrize("looker", [0, None])
def test_nobody_elses_hand_is_ever_written_down(
    drive: Callable[..., Driver], looker: int | None
) -> None:
    driver = drive()
    humans = 0 if looker is None else 1
    match = dealt(3, seed=9, humans=humans)
    table = Table(driver, match)
    for _ in range(40):
        driver.step(1, 0.1)
        if match.over:
            break
        hidden = [seat for seat in range(3) if seat != looker]
        drawn = " ".join(t.words for t in driver.audit().shown)
        for seat in hidden:
            name = match.players[seat].name
            assert not re.search(rf"{name} draws a \d", drawn)
        things = {s.thing for s in table.desk.pointer.spots if s.thing.startswith("card:")}
        own = set() if looker is None else {f"card:{v}" for v in match.view(looker).hand}
        assert things <= own
        if table.desk.may_choose:
            table.choose(table.desk.decision.options[0].action)
