"""A hint at the table of Old Town Road: all of it fits into the bar under the trail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core.bot import Thought
from engines.core.types import Option, text
from game.scenes.table.hinting import place_hint
from game.tables.old_town_road.moments import ridden
from tests.game.driver import Driver
from tests.game.tables import Table

REASON = text(
    "Three of a kind with two cards of the road: 4 points, doubled by a poker chip. About 53 "
    "points; others come out about 2.5 lower."
)


@pytest.mark.parametrize("ui_scale", [75, 100, 150, 200])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_a_long_hint_stays_in_the_bar(
    drive: Callable[..., Driver], size: tuple[int, int], language: str, ui_scale: int
) -> None:
    driver = drive(size=size, language=language, ui_scale=ui_scale)
    table = Table(driver, ridden(lambda m: len(m.state.pile) >= 8 and m.state.phase == 0))
    options = table.desk.decision.options
    longest: list[Option] = sorted(options, key=lambda o: -len(driver.ctx.words(o.label)))
    acts = tuple(o.action for o in longest[:4])
    table.desk.hint = Thought(acts[0], (), 1.0, REASON, acts[1:])
    table.scene.renew()
    frame = table.scene.picture.frame
    assert frame is not None
    assert frame.bar is not None
    assert place_hint(table.scene.probe(), frame, table.desk).box == frame.bar
    low = table.scene.metrics.text_floor
    for shown in driver.audit().shown:
        assert not shown.cut, shown.words
        assert shown.size >= low, shown.words
