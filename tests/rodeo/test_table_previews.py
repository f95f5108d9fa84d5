"""What a preview promises is what then happens, over random decisions of whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engines.core.match import Match
from engines.core.types import Action, Event, Preview, Reveals, Seat
from engines.games.rodeo.play.common import happy_count, sad_count
from engines.games.rodeo.sampling import one_world
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables
from game.tables.rodeo.motions.changes import change
from tests.rodeo.test_table_motions import dealt, told

Decisions = Iterator[tuple[Match, Seat, Action]]


def decisions(count: int) -> Decisions:
    """Yield so many random decisions of games of two to four; each is played afterwards."""
    dice, seed = random.Random(count), 0
    while count > 0:
        match = dealt(2 + seed % 3, seed, ggam="on" if seed % 2 else "off")
        seed += 1
        while not match.over and count > 0:
            count -= 1
            legal = match.rules.legal(match.state)
            yield match, match.to_act, dice.choice(legal)


def figures(state: State, seat: Seat) -> dict[str, object]:
    """Everything a preview tells a seat in numbers."""
    return {
        "tracks": state.tracks[seat * 3 : seat * 3 + 3],
        "cash": state.cash[seat],
        "points": state.vp[seat],
        "happy": happy_count(state, seat),
        "sad": sad_count(state, seat),
        "fans": state.home[seat * 4 : seat * 4 + 4],
        "power": state.purse[seat * 4 : seat * 4 + 4],
    }


def foreseen(t: Tables, match: Match, seat: Seat, preview: Preview) -> dict[str, object]:
    """Return the seat's figures after the events of a preview, from all the seat knows."""
    state = one_world(t, match.view(seat))
    for event in preview.events:
        change(t, state, event, seat)
    return figures(state, seat)


def honest(match: Match, seat: Seat, action: Action) -> bool:
    """Play an action; check its preview. True if nothing hidden cut the preview short."""
    t: Tables = match.rules.tables  # type: ignore[attr-defined]
    preview = match.preview(action, seat)
    hoped = foreseen(t, match, seat, preview)
    events: list[Event] = list(match.play(action))
    happened = told(match, events, seat)
    assert list(preview.events) == happened[: len(preview.events)]
    whole = not any(event.reveals is not Reveals.NOTHING for event in events)
    if whole:
        assert len(preview.events) == len(happened)
        assert hoped == figures(match.state, seat), action
    return whole


def check(count: int) -> None:
    whole = sum(honest(*decision) for decision in decisions(count))
    assert whole > count * 0.6, "most decisions reveal nothing"


def test_previews_keep_their_promises() -> None:
    check(2000)
