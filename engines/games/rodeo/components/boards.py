"""Tracks, tables and supplies from their file."""

from __future__ import annotations

from engines.games.rodeo.components.grounds import steps
from engines.games.rodeo.components.model import GENRES, TIERS, TRACKS, Boards, Penalty, Track
from engines.games.rodeo.components.reader import Reader

PLAYERS = (2, 3, 4)
PENALTIES = ("mood", "dissatisfy", "fan_leaves")
CATEGORIES = ("mood", "satisfied", "dissatisfied", "garbage", "hygiene")
"""The rows of the quick-reference table."""


def _counts(row: Reader, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(row.number(name, 0, 99) if row.has(name) else 0 for name in names)


def _by_season(top: Reader, field: str, names: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the rows of three seasons, counted by name."""
    rows = top.rows(field, least=3)
    return tuple(_counts(row, names) for row in rows)


def _track(row: Reader) -> Track:
    low, high = row.number("min", -30, 0), row.number("max", 1, 40)
    return Track(low, high, row.number("start", low, high) if row.has("start") else 0)


def _penalties(row: Reader) -> tuple[Penalty, ...]:
    found = [
        Penalty(
            at.number("at", -30, -1), PENALTIES[at.one_of("effect", PENALTIES)], at.number("n", -9)
        )
        for at in row.rows("penalties")
    ]
    return tuple(sorted(found, key=lambda penalty: -penalty.at))


def _first(top: Reader) -> tuple[tuple[int, ...], ...]:
    rows = top.sub("booking_first_player")
    return tuple(rows.numbers(f"p{players}", 1, players) for players in PLAYERS)


def boards(top: Reader) -> Boards:
    """Return everything of the file; DataError says what is wrong with it."""
    players, supply, wixi = top.sub("players"), top.sub("supply"), top.sub("wixi")
    tracks, vp, ggam = top.sub("tracks"), top.sub("vp"), top.sub("ggam")
    figures = _counts(supply.sub("fan_figures"), GENRES)
    by_players = [f"p{number}" for number in PLAYERS]
    available = tuple(_by_season(top.sub("available_fans"), at, GENRES) for at in by_players)
    for table in available:
        for row in table:
            if any(n > figures[genre] for genre, n in enumerate(row)):
                raise top.fail("available_fans", "must not exceed supply.fan_figures")
    awards, uniform = vp.sub("awards"), top.sub("uniform_bonus")
    toilets = supply.number("wixi", 0, 99)
    if toilets < 4 * wixi.number("max", 1, 9):
        raise supply.fail("wixi", "must be enough for 4 players")
    return Boards(
        players.number("start_cash", 0),
        players.number("seasons", 3, 3),
        players.number("beginner_seasons", 1, 3),
        figures,
        toilets,
        wixi.number("min", 1, 3),
        wixi.number("max", wixi.number("min", 1, 3), 9),
        wixi.number("beginner", 1, wixi.number("max", 1, 9)),
        wixi.number("income_cost_each", 0, 9),
        tuple(_track(tracks.sub(name)) for name in TRACKS),
        tuple(sorted(tracks.sub("chaos").numbers("garbage_bins", 1))),
        _penalties(tracks.sub("hygiene")),
        available,
        tuple(_by_season(top.sub("band_reveal"), at, TIERS) for at in by_players),
        _first(top),
        {name: steps(vp.sub(name), "rows", "vp") for name in CATEGORIES},
        awards.number("best_mood", 0, 9),
        awards.number("most_fans", 0, 9),
        vp.sub("money").number("per_vp", 1, 99),
        ggam.number("tax_free_up_to", 0, 99),
        ggam.number("per", 1, 99),
        top.sub("expansion").number("price", 0, 99),
        uniform.number("mood", 0, 9),
        uniform.number("min_spaces", 1, 9),
    )
