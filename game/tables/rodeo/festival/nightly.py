"""A night in words and figures: its three steps for one seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.types import Seat, Text, text
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import CHAOS, Penalty
from engines.games.rodeo.play.common import garbage_count
from engines.games.rodeo.play.garbage import open_spaces
from engines.games.rodeo.tonight import DONE, NEXT, NOW, Night, stage_of, tonight
from game.tables.rodeo.cards.paper import plain, signed
from game.tables.rodeo.cards.sheet import Row, change
from game.tables.rodeo.phase import Scene
from game.words import Said

YES: Final = text("yes")
NO: Final = text("no")
_SIGNS: Final = {
    "mood": "symbol_mood",
    "dissatisfy": "symbol_unhappy",
    "fan_leaves": "symbol_leave",
}
_WORDS: Final = {
    "mood": text("At {at}: mood {n}"),
    "dissatisfy": text("At {at}: 1 unhappy"),
    "fan_leaves": text("At {at}: 1 fan leaves"),
}


@dataclass(frozen=True, slots=True)
class Stage:
    """A step of a night: its head, whether it is over, under way or to come, its lines."""

    head: Text
    stage: int
    rows: tuple[Row, ...]


def stages(scene: Scene, seat: Seat) -> tuple[Stage, Stage, Stage]:
    """Return garbage, hygiene and the dissatisfied of a seat's night, as it stands."""
    night = tonight(scene.t, scene.state, seat)
    now, garbage = stage_of(scene.state, seat), scene.state.phase == st.GARBAGE
    first = now
    second = NEXT if now == NOW and garbage else now
    if now == NOW and not garbage:
        first = 0
    third = NEXT if now == NOW else now
    return (
        Stage(text("Garbage"), first, tuple(_garbage(scene, seat, night))),
        Stage(
            text("Hygiene {n}", n=plain(night.hygiene[1])),
            second,
            tuple(_hygiene(scene, seat, night)),
        ),
        Stage(text("Dissatisfied: {n}", n=night.sad), third, tuple(_unhappy(night))),
    )


def _garbage(scene: Scene, seat: Seat, night: Night) -> list[Row]:
    state = scene.state
    chaos, there = state.tracks[seat * 3 + CHAOS], garbage_count(state, seat)
    bins = sum(chaos >= bin_ for bin_ in scene.t.data.boards.bins)
    found = [
        Row("symbol_bin", text("Chaos {n}: bins", n=chaos), str(bins)),
        Row(
            "symbol_garbage",
            text("Garbage here"),
            change(there, there + night.garbage),
            -1 if night.garbage else 0,
        ),
    ]
    if night.worse:
        value = change(*night.hygiene)
        return [*found, Row("symbol_hygiene", text("No free space: hygiene"), value, -1)]
    free = open_spaces(state, seat).bit_count()
    return [*found, Row("symbol_tent", text("Free spaces for it"), str(free))]


def _hygiene(scene: Scene, seat: Seat, night: Night) -> list[Row]:
    """The penalties; of those that were gone through already, which have struck."""
    state, penalties = scene.state, scene.t.data.boards.penalties
    stage = stage_of(state, seat)
    going = stage == NOW and state.phase == st.LEAVE
    passed = state.penalty if going else len(penalties) if stage == DONE else 0
    found = []
    for number, (one, hit) in enumerate(zip(penalties, night.struck, strict=True)):
        struck = hit or (number < passed and night.hygiene[0] <= one.at)
        asked = going and number == passed - 1 and state.leaving > 0
        over = struck and number < passed and not asked
        found.append(penalty_row(one, struck, text("done") if over else YES))
    return found


def penalty_row(penalty: Penalty, hit: bool, struck: Said) -> Row:
    """Return the line of a penalty: at which hygiene, what it does; ``struck`` if it did."""
    words = _WORDS[penalty.effect]
    said = Text(words.id, (("at", plain(penalty.at)),))
    if penalty.effect == "mood":
        said = Text(words.id, (("at", plain(penalty.at)), ("n", signed(penalty.n))))
    return Row(_SIGNS[penalty.effect], said, struck if hit else NO, -1 if hit else 0)


def _unhappy(night: Night) -> list[Row]:
    moved = change(*night.mood)
    worse = -1 if night.mood[1] < night.mood[0] else 0
    return [
        Row("symbol_unhappy", text("1 mood for each two"), signed(-night.grumble),
            -1 if night.grumble else 0),
        Row("symbol_happy", text("Then one cheers up"), YES if night.cheered else NO,
            night.cheered),
        Row("symbol_mood", text("Mood after that"), moved, worse),
    ]  # fmt: skip


def in_short(scene: Scene, seat: Seat) -> list[Row]:
    """Return a seat's night in three short lines, for the table of all grounds."""
    night = tonight(scene.t, scene.state, seat)
    bags = text("{n} to place", n=night.garbage) if night.garbage else text("no garbage")
    lost = night.mood[0] - night.mood[1] - night.grumble
    dirt = text("hygiene {n}: mood {mood}", n=plain(night.hygiene[1]), mood=signed(-lost))
    sad = text("{n} dissatisfied: mood {mood}", n=night.sad, mood=signed(-night.grumble))
    return [
        Row("symbol_garbage", bags, "", -1 if night.garbage else 0),
        Row("symbol_hygiene", dirt, "", -1 if lost > 0 else 0),
        Row("symbol_unhappy", sad, "", -1 if night.grumble else 0),
    ]
