"""Scoring: income, awards, festival points, quick-reference table, money (rulings 41-46)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import HYGIENE, KINDS, MOOD, TRACKS, Festival
from engines.games.rodeo.happenings.scored import (
    GameEnded,
    IncomeTaken,
    NoAward,
    OrderChanged,
    PointsScored,
    ScoringBegan,
)
from engines.games.rodeo.play.common import (
    fans_by_genre,
    garbage_count,
    happy_count,
    in_order,
    sad_count,
)
from engines.games.rodeo.state import SOURCES, State
from engines.games.rodeo.tables import Tables

KOMBO = KINDS.index("kombo")


def step(rows: tuple[tuple[int, int], ...], value: int, below: int) -> int:
    """Return the points of the highest row reached; ``below`` if not even the first is."""
    points = below
    for low, vp in rows:
        if value >= low:
            points = vp
    return points


def fee_on(t: Tables, income: int) -> int:
    """Return the GGAM fee on an income (optional rule, ruling 42)."""
    boards = t.data.boards
    return income // boards.fee_per if income > boards.tax_free else 0


def target_count(festival: Festival, fans: list[int]) -> int:
    """Return what a festival card counts: the sum of its genres, or sets of one of each."""
    counts = [fans[genre] for genre in festival.genres]
    return min(counts) if festival.kind == KOMBO else sum(counts)


def table_row(t: Tables, name: str, value: int) -> int:
    """Return the points of a value in the quick-reference table."""
    rows = t.data.boards.vp[name]
    return step(rows, value, rows[0][1])


def table_values(t: Tables, state: State, seat: int) -> dict[str, int]:
    """Return a seat's values for the quick-reference table."""
    return {
        "mood": state.tracks[seat * 3 + MOOD],
        "satisfied": happy_count(state, seat),
        "dissatisfied": sad_count(state, seat),
        "garbage": garbage_count(state, seat),
        "hygiene": state.tracks[seat * 3 + HYGIENE],
    }


def last_season(state: State) -> bool:
    """Return whether the season being played is the last of the length chosen."""
    return state.season == state.seasons - 1


def score(t: Tables, state: State, emit: Sink | None) -> None:
    """Score a season: every seat's income, then the points, then the end or the next year."""
    if emit:
        emit(ScoringBegan(state.season + 1))
    seats = in_order(state)
    for seat in seats:
        _take_income(t, state, seat, emit)
    _award(t, state, "best_mood", t.data.boards.best_mood, emit)
    _award(t, state, "most_fans", t.data.boards.most_fans, emit)
    for seat in seats:
        _score_festival(t, state, seat, emit)
        for name, value in table_values(t, state, seat).items():
            _gain(state, seat, name, value, table_row(t, name, value), emit)
        if last_season(state):
            cash = state.cash[seat]
            _gain(state, seat, "money", cash, cash // t.data.boards.money_per_vp, emit)
    if last_season(state):
        _end(state, emit)
    else:
        _reorder(state, emit)
        state.season += 1
        state.phase = st.TO_SEASON


def _take_income(t: Tables, state: State, seat: int, emit: Sink | None) -> None:
    """Fans less toilets, garbage and fee, never below 0 (rulings 17, 42)."""
    fans = sum(fans_by_genre(state, seat))
    placed = state.toilets[seat].bit_count() - state.extra[seat]
    toilets = max(0, placed) * t.data.boards.toilet_cost
    garbage = garbage_count(state, seat)
    fee = fee_on(t, fans - toilets - garbage) if state.ggam else 0
    income = max(0, fans - toilets - garbage - fee)
    state.cash[seat] += income
    state.last_fans[seat] = fans
    at = seat * st.BOOKS + state.season * 4
    state.books[at : at + 4] = [fans, toilets, garbage, fee]
    if emit:
        emit(IncomeTaken(seat, fans, toilets, garbage, fee, income, state.cash[seat]))


def winner_of(values: list[int], happy: list[int]) -> int:
    """Return who has the most; a tie goes to more satisfied markers, then to nobody (43)."""
    pairs = list(zip(values, happy, strict=True))
    best = max(pairs)
    return pairs.index(best) if pairs.count(best) == 1 else -1


def _award(t: Tables, state: State, source: str, points: int, emit: Sink | None) -> None:
    seats = range(state.players)
    values = [
        state.tracks[s * 3 + MOOD] if source == "best_mood" else state.last_fans[s] for s in seats
    ]
    winner = winner_of(values, [happy_count(state, s) for s in seats])
    if winner >= 0:
        _gain(state, winner, source, values[winner], points, emit)
    elif emit:
        emit(NoAward(source))


def _score_festival(t: Tables, state: State, seat: int, emit: Sink | None) -> None:
    festival = t.data.festivals[state.festival[seat]]
    count = target_count(festival, fans_by_genre(state, seat))
    _gain(state, seat, "festival", count, step(festival.table, count, 0), emit)


def _gain(state: State, seat: int, source: str, value: int, points: int, emit: Sink | None) -> None:
    at = seat * st.LEDGER + state.season * len(SOURCES) + SOURCES.index(source)
    state.ledger[at] = points
    state.vp[seat] += points
    if emit:
        emit(PointsScored(seat, source, value, points, state.vp[seat]))


def _reorder(state: State, emit: Sink | None) -> None:
    """Set the order track anew: most points first, then more cash (ruling 46)."""
    seats = sorted(
        range(state.players), key=lambda s: (-state.vp[s], -state.cash[s], state.order[s])
    )
    for number, seat in enumerate(seats, 1):
        state.order[seat] = number
    if emit:
        emit(OrderChanged(tuple(seats)))


def standing_key(state: State, seat: int) -> tuple[int, int, int]:
    """Return what places are decided by: points, then cash, then fans (ruling 47)."""
    return state.vp[seat], state.cash[seat], state.last_fans[seat]


def leaders(state: State) -> tuple[int, ...]:
    """Return the seats on the first place."""
    keys = [standing_key(state, seat) for seat in range(state.players)]
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


def _end(state: State, emit: Sink | None) -> None:
    state.phase = st.OVER
    state.actor = -1
    state.options = ()
    if emit:
        emit(GameEnded(leaders(state)))


def track_of(state: State, seat: int, track: str) -> int:
    """Return where a seat's marker stands on a track."""
    return state.tracks[seat * 3 + TRACKS.index(track)]
