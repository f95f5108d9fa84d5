"""The steps of a night as it is told: what was, what it became, and what caused it."""

from __future__ import annotations

from engines.core.types import Seat, Text, text
from engines.games.rodeo.components.model import HYGIENE
from engines.games.rodeo.play.common import garbage_count, sad_count
from engines.games.rodeo.play.garbage import open_spaces
from engines.games.rodeo.tonight import DONE, NEXT, NOW, stage_of
from game.tables.rodeo.cards.paper import plain, signed
from game.tables.rodeo.cards.sheet import Row, change
from game.tables.rodeo.festival.nightly import NO, YES, Stage, in_short, penalty_row, stages
from game.tables.rodeo.nights import DIRT, GARBAGE, SAD, Told
from game.tables.rodeo.phase import Scene


def told_of(scene: Scene, seat: Seat) -> Told | None:
    """Return what was told of a seat's night, unless the player is asked about it now."""
    asked = scene.moment.decision is not None and stage_of(scene.state, seat) == NOW
    return None if asked else scene.model.nights.get(seat)


def report_of(scene: Scene, seat: Seat) -> tuple[Stage, Stage, Stage]:
    """Return the steps of a seat's night: told so far, or as it would be if it began now.

    While nights are told, those still to come show no more than their heads.
    """
    told = told_of(scene, seat)
    if told is not None:
        return _stages(scene, told)
    found = stages(scene, seat)
    if scene.moment.decision is not None or not scene.model.nights:
        return found
    garbage, hygiene, unhappy = (Stage(s.head, s.stage, ()) for s in found)
    return garbage, hygiene, unhappy


def _stages(scene: Scene, told: Told) -> tuple[Stage, Stage, Stage]:
    seat = told.seat
    hygiene, sad = scene.state.tracks[seat * 3 + HYGIENE], sad_count(scene.state, seat)
    if told.step >= SAD:
        hygiene, sad = told.hygiene[1], told.sad
    return (
        _stage(told, GARBAGE, text("Garbage"), _garbage(scene, told)),
        _stage(told, DIRT, text("Hygiene {n}", n=plain(hygiene)), _hygiene(scene, told)),
        _stage(told, SAD, text("Dissatisfied: {n}", n=sad), _unhappy(told)),
    )


def _stage(told: Told, step: int, head: Text, rows: list[Row]) -> Stage:
    if told.step < step:
        return Stage(head, NEXT, ())
    return Stage(head, NOW if told.step == step else DONE, tuple(rows))


def _garbage(scene: Scene, told: Told) -> list[Row]:
    there = garbage_count(scene.state, told.seat)
    rows = [
        Row("symbol_bin", text("Chaos {n}: bins", n=told.chaos), str(told.bags)),
        Row("symbol_garbage", text("Garbage here"), change(told.there, there),
            -1 if there > told.there else 0),
    ]  # fmt: skip
    if told.hygiene[0] != told.hygiene[1]:
        said = text("No free space: hygiene")
        return [*rows, Row("symbol_hygiene", said, change(*told.hygiene), -1)]
    if told.bags:
        free = open_spaces(scene.state, told.seat).bit_count()
        return [*rows, Row("symbol_tent", text("Free spaces for it"), str(free))]
    first = scene.t.data.boards.bins[0]
    return [*rows, Row("symbol_chaos", text("The first bin is at chaos {n}", n=first))]


def _hygiene(scene: Scene, told: Told) -> list[Row]:
    """The penalties: they strike in their order, those with the same effect one by one."""
    left, rows = list(told.struck), []
    for penalty in scene.t.data.boards.penalties:
        hit = next((one for one in left if one.effect == penalty.effect), None)
        if hit is not None:
            left.remove(hit)
        mood = hit is not None and hit.before != hit.after
        struck = change(hit.before, hit.after) if hit is not None and mood else YES
        rows.append(penalty_row(penalty, hit is not None, struck))
    return rows


def _unhappy(told: Told) -> list[Row]:
    lost = told.mood[1] - told.mood[0]
    return [
        Row("symbol_unhappy", text("1 mood for each two"), signed(lost), -1 if lost < 0 else 0),
        Row("symbol_happy", text("Then one cheers up"), YES if told.cheered else NO,
            1 if told.cheered else 0),
        Row("symbol_mood", text("Mood"), change(*told.mood), -1 if lost < 0 else 0),
    ]  # fmt: skip


def short_of(scene: Scene, seat: Seat) -> list[Row]:
    """Return a seat's night in three short lines: what was told of it, else what it would be."""
    told, rows = told_of(scene, seat), in_short(scene, seat)
    if told is None:
        return rows
    found = [_short_garbage(told), _short_hygiene(told), _short_unhappy(told)]
    return [*found[: told.step + 1], *rows[told.step + 1 :]]


def _short_garbage(told: Told) -> Row:
    said = text("chaos {chaos}: garbage +{n}", chaos=told.chaos, n=told.bags)
    if not told.bags:
        said = text("chaos {chaos}: no garbage", chaos=told.chaos)
    return Row("symbol_garbage", said, "", -1 if told.bags else 0)


def _short_hygiene(told: Told) -> Row:
    n, lost = plain(told.hygiene[1]), sum(one.after - one.before for one in told.struck)
    said = text("hygiene {n}: mood {mood}", n=n, mood=signed(lost))
    if not told.struck:
        said = text("hygiene {n}: nothing happens", n=n)
    return Row("symbol_hygiene", said, "", -1 if told.struck else 0)


def _short_unhappy(told: Told) -> Row:
    lost = signed(told.mood[1] - told.mood[0])
    said = text("{n} dissatisfied: mood {mood}", n=told.sad, mood=lost)
    return Row("symbol_unhappy", said, "", -1 if told.grumbled else 0)
