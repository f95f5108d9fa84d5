"""Stands, upgrades, festivals and campsite cards from their files."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engines.core.errors import DataError
from engines.games.rodeo.components.cards import ON_GROUNDS, effects
from engines.games.rodeo.components.model import (
    GENRES,
    KINDS,
    SIDES,
    TYPES,
    CampsiteCard,
    Effect,
    Festival,
    Ground,
    Stand,
    Upgrade,
)
from engines.games.rodeo.components.reader import Reader, unique


def _per_fan(row: Reader, field: str) -> tuple[Effect, ...]:
    found = effects(row, field, ON_GROUNDS)
    # One choice at a time: the player is asked once for each fan placed.
    if sum(effect.op == "remove_garbage" for effect in found) > 1:
        raise row.fail(field, "must name remove_garbage once at most")
    return found


def stands(top: Reader) -> tuple[tuple[Stand, ...], int]:
    """Return the stands and the number of market stacks."""
    rows = top.rows("stand")
    unique(rows)
    found = tuple(
        Stand(
            row.word("id"),
            row.word("name"),
            row.word("en"),
            row.flag("starting"),
            row.number("copies", 1, 9),
            row.one_of("type", TYPES),
            row.number("spaces", 1, 4),
            row.number("income", 0, 9),
            _per_fan(row, "bonus"),
        )
        for row in rows
    )
    if any(not stand.starting and stand.copies > 1 for stand in found):
        raise top.fail("stand", "of the market must have one copy")
    return found, top.number("market_stacks", 1, 4)


def upgrades(top: Reader) -> tuple[Upgrade, ...]:
    """Return the upgrades."""
    rows = top.rows("upgrade")
    unique(rows)
    if len(rows) > 4:
        raise top.fail("upgrade", "must list at most 4 kinds")
    return tuple(
        Upgrade(
            row.word("id"),
            row.word("name"),
            row.word("en"),
            row.number("copies", 1, 9),
            row.number("spaces", 1, 4),
            _per_fan(row, "per_fan"),
            row.flag("beginner_start"),
        )
        for row in rows
    )


def steps(row: Reader, field: str, name: str) -> tuple[tuple[int, int], ...]:
    """Return a table of (from, points) in ascending order."""
    found = tuple((at.number("from", -99), at.number(name, -9, 20)) for at in row.rows(field))
    if [low for low, _ in found] != sorted({low for low, _ in found}):
        raise row.fail(field, "must ascend")
    return found


def festivals(top: Reader, known: Sequence[Stand]) -> tuple[Festival, ...]:
    """Return the festival cards; every starting stand must be there often enough."""
    rows = top.rows("festival", least=4)
    unique(rows)
    starting = [stand.id for stand in known if stand.starting]
    found = tuple(_festival(row, starting) for row in rows)
    for stand in known:
        used = sum(festival.stands.count(stand.id) for festival in found)
        if stand.starting and used != stand.copies:
            raise DataError(top.file, "festival", f"start_stands use {stand.id} {used} times")
    return found


def _festival(row: Reader, starting: Sequence[str]) -> Festival:
    named = tuple(starting[at] for at in row.some_of("start_stands", starting))
    if len(named) != 2:
        raise row.fail("start_stands", "must be two")
    genres = row.some_of("genres", GENRES)
    if not genres:
        raise row.fail("genres", "must name a genre")
    return Festival(
        row.word("id"),
        row.word("name"),
        row.one_of("kind", KINDS),
        genres,
        steps(row, "table", "vp"),
        named,
        tuple(_ground(at) for at in row.rows("grounds")),
    )


def _ground(row: Reader) -> Ground:
    return Ground(
        row.number("season", 1, 3) - 1,
        row.number("x", 0, 2),
        row.number("y", 0, 1),
        row.one_of("kind", SIDES),
    )


def campsites(
    top: Reader, known: Sequence[Festival]
) -> tuple[tuple[CampsiteCard, ...], tuple[tuple[str, ...], ...]]:
    """Return the campsite cards and the four spaces of each side; enough for any four festivals."""
    rows = top.rows("card")
    unique(rows)
    found = tuple(
        CampsiteCard(
            row.word("id"),
            (row.one_of("front", SIDES), row.one_of("back", SIDES)),
            row.number("copies", 1, 99),
        )
        for row in rows
    )
    cells = tuple(_cells(top.sub("sides").sub(side)) for side in SIDES)
    for four in combinations(known, 4):
        needed = [ground.side for festival in four for ground in festival.grounds]
        if not enough(found, needed):
            names = ", ".join(festival.id for festival in four)
            raise top.fail("card", f"must be enough for {names}")
    return found, cells


def _cells(row: Reader) -> tuple[str, ...]:
    found = row.table.get("cells")
    if not isinstance(found, list) or len(found) != 4 or not set(found) <= set("TPD"):
        raise row.fail("cells", "must be four of T, P, D")
    return tuple(found)


def enough(cards: Sequence[CampsiteCard], needed: Sequence[int]) -> bool:
    """Return whether the double-sided cards can show all the sides needed at once (Hall)."""
    for size in range(1, len(SIDES) + 1):
        for sides in combinations(range(len(SIDES)), size):
            usable = sum(card.copies for card in cards if set(card.sides) & set(sides))
            if sum(side in sides for side in needed) > usable:
                return False
    return True
