"""After the journey: the deal, the review, the marks; and the deal of the day before it."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from functools import cache

import pytest

from engines.bots.appraisal import Appraisal, Appraising
from engines.bots.review import Review, Reviewing
from engines.core.bot import Plan
from engines.core.match import Match, Played
from engines.core.solo import SoloBrain
from engines.core.types import Action
from engines.games.old_town_road import GAME
from game.scenes import routes
from game.scenes.new_game import NewGameScene
from game.scenes.new_game.draft import seed_of
from game.scenes.result import LookBackScene, SoloResultScene
from game.scenes.table import TableScene
from game.tables.old_town_road.ending import split
from game.tables.old_town_road.moments import ridden
from game.thinker import Thinker
from game.worker import Studied
from tests.game.driver import Driver

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080))


def actions(match: Match) -> tuple[Action, ...]:
    return tuple(entry.action for entry in match.log if isinstance(entry, Played))


@cache
def known() -> tuple[Match, Review, Appraisal]:
    """A finished journey, looked into with little thought."""
    match = ridden(lambda m: m.over)
    brain = GAME.brain(match.rules)
    assert isinstance(brain, SoloBrain)
    little = Plan("solo", iterations=12, seconds=9.0)
    review = Reviewing(match.rules, brain, match.setup, match.seed, actions(match), little)
    deal = Appraising(match.rules, brain, match.setup, match.seed, games=2, plan=little)
    deal._prophet.width = 4
    for work in (review, deal):
        while work.step(64):
            pass
    return match, review.result(), deal.result()


class Scholar:
    """A thinker that has looked into the journey before."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.cancelled = False
        self.news: list[Studied] = []

    def study(self, match: Match, kind: str) -> int:
        """Say that it is under way, then what was found."""
        self.asked.append(kind)
        _, review, deal = known()
        self.news = [Studied(1, 0.5), Studied(1, 1.0, review if kind == "review" else deal)]
        return 1

    def studied(self) -> Studied | None:
        """Return the next news."""
        return self.news.pop(0) if self.news else None

    def cancel(self) -> None:
        """Stop."""
        self.cancelled = True

    def warm(self) -> None:
        """Be ready."""

    def close(self) -> None:
        """Be gone."""


def ended(driver: Driver) -> SoloResultScene:
    """Return the result of the journey on the screen."""
    driver.ctx.services.thinker = Scholar()  # type: ignore[assignment]
    match, _, _ = known()
    scene = routes.result(driver.ctx, match, driver.ctx.store.begin(match))
    assert isinstance(scene, SoloResultScene)
    driver.open(scene)
    return scene


def test_the_review_comes_first_and_the_deal_after(driver: Driver) -> None:
    scene = ended(driver)
    scene.insight.deal = None
    driver.step(8)
    assert scene.insight.review is known()[1]
    assert scene.insight.deal == known()[2]
    assert len(scene.rows) == len(known()[1].worst(3))


def test_leaving_stops_the_looking(driver: Driver) -> None:
    scene = ended(driver)
    driver.app.pop()
    driver.step(2)
    assert scene.ctx.thinker.cancelled  # type: ignore[attr-defined]


def test_a_costly_move_is_shown_on_its_table(driver: Driver) -> None:
    scene = ended(driver)
    driver.step(8)
    driver.click(scene.rows[0])
    driver.step(2)
    look = driver.top
    assert isinstance(look, LookBackScene)
    assert look.judgement == known()[1].worst(1)[0]
    before = look.at
    if look.later.enabled:
        driver.click(look.later)
        assert look.at == before + 1
    driver.click(look.back)
    driver.step(2)
    assert driver.top is scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_text_is_readable_and_in_its_box(
    drive: Callable[..., Driver], size: tuple[int, int], language: str
) -> None:
    driver = drive(size=size, language=language)
    scene = ended(driver)
    for _ in range(2):
        audit = driver.audit()
        assert audit.spills() == []
        assert [shown.words for shown in audit.shown if shown.cut] == []
        assert min(shown.size for shown in audit.shown) >= scene.metrics.text_floor
        driver.step(8)


def test_the_same_deal_can_be_played_again(driver: Driver) -> None:
    scene = ended(driver)
    driver.click(scene.buttons[1])
    driver.step(2)
    table = driver.top
    assert isinstance(table, TableScene)
    assert table.match.seed == scene.match.seed
    assert not table.match.log


def test_a_hint_is_told_and_nothing_is_clean(driver: Driver) -> None:
    scene = ended(driver)
    assert scene.marks().id.startswith("clean")
    scene.match.assists.hints = 2
    assert scene.marks().id == "Help used: {list}"
    scene.match.assists.hints = 0


def test_no_hand_is_split_between_the_rows() -> None:
    match, _, _ = known()
    scene_hands = match.rules.tables  # type: ignore[attr-defined]
    from engines.games.old_town_road.account import account  # noqa: PLC0415

    counting = account(scene_hands, match.state.pile).counting
    cut = split(match.state.pile, counting)
    ups = [n for n, face in enumerate(match.state.pile) if face >= 0]
    for made in counting:
        first, last = ups[made.at], ups[made.at + 2]
        assert not first < cut <= last


def test_the_deal_of_the_day_is_offered_and_taken(driver: Driver) -> None:
    scene = NewGameScene(driver.ctx, "old_town_road")
    driver.open(scene)
    driver.click(scene.tags["daily"])
    driver.step(2)
    assert GAME.daily is not None
    today = GAME.daily(datetime.now().astimezone().date())
    assert seed_of(scene.draft.seed) == today


def test_the_worker_looks_into_a_journey() -> None:
    match = ridden(lambda m: len(m.state.pile) >= 4)
    thinker = Thinker()
    try:
        thinker.study(match, "review")
        for _ in range(3000):
            news = thinker.studied()
            if news is not None and news.result is not None:
                break
            time.sleep(0.02)
        assert news is not None
        assert isinstance(news.result, Review)
        assert len(news.result.judgements) <= len(match.log)
        assert thinker.studied() is None
    finally:
        thinker.close()
