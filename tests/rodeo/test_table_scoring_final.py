"""The end of a game: the poster of who won, the whole table, ranks, and what broke a tie."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from engines.core.match import Match
from engines.games.rodeo import state as st
from engines.games.rodeo.state import SOURCES
from game.scenes.result import ResultScene
from game.tables.rodeo.scoring.final import added, final_foot
from tests.game.driver import Driver
from tests.game.reading import windows
from tests.rodeo.plain_days import quick
from tests.rodeo.reading import spoken


def level(match: Match, seats: Sequence[int], everything: bool = False) -> Match:
    """Give seats the best one's points by their last festival; all that counts, if asked."""
    state = match.state
    best = max(seats, key=lambda seat: state.vp[seat])
    column = (state.seasons - 1) * len(SOURCES) + SOURCES.index("festival")
    for seat in seats:
        state.ledger[seat * st.LEDGER + column] += state.vp[best] - state.vp[seat]
        state.vp[seat] = state.vp[best]
        if everything:
            state.cash[seat], state.last_fans[seat] = state.cash[best], state.last_fans[best]
    return match


def ended(driver: Driver, match: Match) -> list[str]:
    """Return what is written in the result of a match."""
    driver.open(ResultScene(driver.ctx, match, driver.ctx.store.begin(match)))
    driver.step()
    return [text.words for text in driver.audit().shown]


def best_two(match: Match) -> list[int]:
    return [standing.seat for standing in match.outcome.standings[:2]]


def test_the_winner_is_named_on_the_poster(driver: Driver) -> None:
    match = quick("over")
    seen = ended(driver, match)
    best = match.outcome.standings[0]
    assert {"THE MOST LEGENDARY", "FESTIVAL", f"with {best.total} points"} <= set(seen)
    assert match.players[best.seat].name in seen


def test_ranks_are_the_engines(driver: Driver) -> None:
    match = quick("over")
    seen = ended(driver, match)
    names = [f"{s.place}. {match.players[s.seat].name}" for s in match.outcome.standings]
    assert [words for words in seen if words in names] == names


def test_level_players_share_their_rank(driver: Driver) -> None:
    match = quick("over")
    pair = best_two(match)
    seen = ended(driver, level(match, pair, everything=True))
    for seat in pair:
        assert f"1. {match.players[seat].name}" in seen
    assert any(match.players[pair[0]].name in w and " and " in w for w in seen)
    assert not any(words.startswith("2. ") for words in seen)


def test_what_broke_a_tie_is_said_only_if_it_did(driver: Driver) -> None:
    assert not any("Tie-break" in words for words in ended(driver, quick("over")))
    match = quick("over")
    pair = best_two(match)
    first, second = pair
    match.state.cash[first], match.state.cash[second] = 5, 3
    seen = ended(driver, level(match, pair))
    said = next(words for words in seen if "Tie-break" in words)
    assert "more cash" in said
    assert match.players[first].name in said


def test_seasons_add_up_to_the_total() -> None:
    outcome = quick("over").outcome
    for standing, figure in zip(outcome.standings, final_foot(outcome).figures, strict=True):
        parts = str(figure.value).replace("− ", "+ -").replace("−", "-").split("+")
        assert sum(int(part) for part in parts if part.strip()) == standing.total
        assert len(parts) == 3


def test_a_sum_has_true_minuses() -> None:
    assert added([3, -1, 0]) == "3 − 1 + 0"
    assert added([-2, 4]) == "−2 + 4"


@windows((1024, 600), (1280, 720), (1920, 1080), (1600, 1200))
@pytest.mark.parametrize("level_seats", [2, 4])
def test_the_end_can_be_read(
    drive: Callable[..., Driver], size: tuple[int, int], words: str, level_seats: int
) -> None:
    driver = spoken(drive, size, words)
    match = quick("over")
    seats = [standing.seat for standing in match.outcome.standings[:level_seats]]
    ended(driver, level(match, seats, everything=level_seats == 4))
    audit = driver.audit()
    assert audit.spills() == []
    assert audit.overlaps() == []
    for text in audit.shown:
        assert not text.cut, text
        assert text.size >= size[1] * 0.02
