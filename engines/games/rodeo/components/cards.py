"""Bands, fan groups and events from their files."""

from __future__ import annotations

from engines.games.rodeo.components.model import (
    GARAGE,
    GENRES,
    SPACES,
    SYMBOLS,
    TIERS,
    TRACKS,
    TYPES,
    Band,
    Effect,
    EventCard,
    Fan,
    Side,
)
from engines.games.rodeo.components.reader import Reader, unique

AT_ONCE = ("cash", "mood", "hygiene", "chaos", "satisfy")
"""Effects that ask nothing; all an ability may hold."""
ON_GROUNDS = (*AT_ONCE, "remove_garbage")
"""Effects of stands and upgrades."""
BOOKING = (
    "cash", "redraw_fan", "refill", "extra_fan", "rebate", "rewild", "build_rebate",
    "extra_wixi", "discard_display", "draw_event",
)  # fmt: skip
FESTIVAL = (
    *ON_GROUNDS, "wake", "rival_garbage", "rival_chaos", "rival_hygiene", "rival_dissatisfy",
)  # fmt: skip


def effects(row: Reader, field: str, known: tuple[str, ...]) -> tuple[Effect, ...]:
    """Return a list of effects; ``n`` is 1 if left out."""
    return tuple(
        Effect(known[at.one_of("op", known)], at.number("n", -9, 9) if at.has("n") else 1)
        for at in row.rows(field, least=0)
    )


def bands(top: Reader) -> tuple[tuple[Band, ...], tuple[int, ...], int, int]:
    """Return the bands, the stars of each tier, the garage bonus and the limit of legends."""
    tiers = [top.sub("tiers").sub(tier) for tier in TIERS]
    stars = tuple(tier.number("stars", 1, 6) for tier in tiers)
    rows = top.rows("band")
    unique(rows)
    found = tuple(map(_band, rows))
    if len(found) > 60:
        raise top.fail("band", "must list at most 60 bands")
    for tier, reader in enumerate(tiers):
        if sum(band.tier == tier for band in found) != reader.number("count", 1):
            raise reader.fail("count", "is not the number of bands listed")
    bonus = tiers[GARAGE].number("bonus_cash_on_take", 0, 9)
    return found, stars, bonus, tiers[-1].number("max_per_player_per_season", 1, 3)


def _band(row: Reader) -> Band:
    symbols = tuple(
        (at.one_of("genre", (*GENRES, "wild")), at.number("fans", 1, 9))
        for at in row.rows("symbols")
    )
    if len(symbols) > SYMBOLS:
        raise row.fail("symbols", f"must be at most {SYMBOLS}")
    return Band(
        row.word("id"),
        row.word("name"),
        row.one_of("tier", TIERS),
        row.number("fee", 0, 50),
        symbols,
        row.word("quote"),
    )


def fans(top: Reader) -> tuple[tuple[Fan, ...], tuple[tuple[int, int], ...]]:
    """Return the fan groups, genre by genre, and what each genre's cards do to the tracks."""
    default = top.number("copies_default", 1, 3)
    rows = top.rows("fan")
    unique(rows)
    found = sorted((_fan(row, default) for row in rows), key=lambda fan: fan.genre)
    for genre, name in enumerate(GENRES):
        if not 1 <= sum(fan.genre == genre for fan in found) <= 6:
            raise top.fail("fan", f"must list 1 to 6 groups of {name}")
    genres = top.sub("genres")
    return tuple(found), tuple(_per_card(genres.sub(name)) for name in GENRES)


def _per_card(row: Reader) -> tuple[int, int]:
    table = row.sub("per_card")
    tracks = [at for at, name in enumerate(TRACKS) if table.has(name)]
    if len(tracks) != 1:
        raise row.fail("per_card", f"must name one of {', '.join(TRACKS)}")
    return tracks[0], table.number(TRACKS[tracks[0]], -9, 9)


def _fan(row: Reader, copies: int) -> Fan:
    location = row.one_of("location", SPACES) if row.has("location") else -1
    fan = Fan(
        row.word("id"),
        row.word("name"),
        row.word("en"),
        row.one_of("genre", GENRES),
        row.number("copies", 1, 3) if row.has("copies") else copies,
        row.number("purchasing_power", 0, 20),
        location,
        row.some_of("wants", GENRES),
        row.some_of("avoids", GENRES),
        row.some_of("aversion", TYPES),
        effects(row, "ability", AT_ONCE),
    )
    # Ruling 56: two limits for each genre and type are exact only with one aversion a card.
    if len(fan.aversion) > 1:
        raise row.fail("aversion", "must be one type at most")
    if not 1 <= (location >= 0) + bool(fan.wants) + bool(fan.avoids) <= 2:
        raise row.fail("requirements", "must be one or two")
    return fan


def events(top: Reader) -> tuple[tuple[EventCard, ...], int]:
    """Return the event cards and the size of a hand."""
    rows = top.rows("event")
    unique(rows)
    found = tuple(
        EventCard(
            row.word("id"),
            _side(row.sub("booking"), BOOKING),
            _side(row.sub("festival"), FESTIVAL),
        )
        for row in rows
    )
    hand = top.number("hand_size", 1, 6)
    if not 4 * hand <= len(found) <= 60:
        raise top.fail("event", f"must list {4 * hand} to 60 cards")
    return found, hand


def _side(row: Reader, known: tuple[str, ...]) -> Side:
    return Side(row.word("name"), row.word("en"), effects(row, "effects", known))
