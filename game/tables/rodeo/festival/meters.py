"""What the three meters say of themselves: what happens at which values, and tonight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.core.types import Seat, Text, Thing, Who, text
from engines.games.rodeo.components.model import CHAOS, HYGIENE, MOOD, TRACKS
from engines.games.rodeo.play.scoring import table_row
from engines.games.rodeo.tonight import DONE, stage_of, tonight
from game.tables.rodeo.cards.paper import plain, signed
from game.tables.rodeo.cards.sheet import Row, change
from game.tables.rodeo.festival.nightly import NO, YES, penalty_row
from game.tables.rodeo.inputs import seat_of
from game.tables.rodeo.phase import Scene

_HEADS: Final = {
    CHAOS: text("Chaos {n}: garbage each night"),
    HYGIENE: text("Hygiene {n}: each night below zero"),
    MOOD: text("Mood {n}: points for the season"),
}
_WORTH: Final = text("Points if it stays")
MOST_STEPS: Final = 3
"""How many steps of the mood's points are told, from the one that is reached."""


def meter_of(scene: Scene, thing: Thing) -> tuple[Text, Sequence[Row]] | None:
    """Return head and lines of a player's chaos, hygiene or mood; None for anything else."""
    name = thing.rpartition(":")[2]
    if not thing.startswith("count:") or name not in TRACKS:
        return None
    seat, track = seat_of(thing), TRACKS.index(name)
    head = Text(_HEADS[track].id, (("n", plain(scene.state.tracks[seat * 3 + track])),))
    if seat != scene.seat:
        head = text("{who}: {what}", who=Who(seat), what=head)
    last = [Row("", mark.label) for mark in scene.moment.marks if mark.thing == thing]
    return head, [*last[-1:], *_LINES[track](scene, seat)]


def _chaos(scene: Scene, seat: Seat) -> Iterator[Row]:
    boards, value = scene.t.data.boards, scene.state.tracks[seat * 3 + CHAOS]
    for at in boards.bins:
        said = text("From {at}: {n} garbage a night", at=at, n=boards.garbage(at))
        yield Row("symbol_bin", said, YES if value >= at else NO, -1 if value >= at else 0)
    night = tonight(scene.t, scene.state, seat)
    if stage_of(scene.state, seat) != DONE:
        yield Row(
            "symbol_garbage", text("Tonight"), f"+{night.garbage}", -1 if night.garbage else 0
        )


def _hygiene(scene: Scene, seat: Seat) -> Iterator[Row]:
    boards, value = scene.t.data.boards, scene.state.tracks[seat * 3 + HYGIENE]
    night = tonight(scene.t, scene.state, seat)
    for penalty, hit in zip(boards.penalties, night.struck, strict=True):
        yield penalty_row(penalty, hit, YES)
    if night.worse:
        yield Row("symbol_garbage", text("No free space for garbage"), change(*night.hygiene), -1)
    points = table_row(scene.t, "hygiene", value)
    yield Row("symbol_points", _WORTH, signed(points), points)


def _mood(scene: Scene, seat: Seat) -> Iterator[Row]:
    value = scene.state.tracks[seat * 3 + MOOD]
    points, night = table_row(scene.t, "mood", value), tonight(scene.t, scene.state, seat)
    lost = night.mood[1] - night.mood[0]
    yield Row("symbol_mood", text("After tonight"), change(*night.mood), (lost > 0) - (lost < 0))
    yield Row("symbol_points", _WORTH, signed(points), (points > 0) - (points < 0))
    for low, vp in [row for row in scene.t.data.boards.vp["mood"] if row[0] > value][:MOST_STEPS]:
        yield Row("symbol_points", text("From {low} on", low=low), signed(vp))


_LINES: Final = {CHAOS: _chaos, HYGIENE: _hygiene, MOOD: _mood}
