"""Who leads, by which points, and what decided (rulebook, Game End; ruling 47)."""

from __future__ import annotations

from engines.core.types import Outcome, ScoreItem, Standing, Text, Who, text
from engines.games.rodeo import state as st
from engines.games.rodeo.play.scoring import leaders, standing_key
from engines.games.rodeo.state import SOURCES, State
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.words.phrases import BY_SEASON, say, seats_listed


def outcome_of(t: Tables, state: State) -> Outcome:
    """Return the standings: points, then cash, then fans of the last season."""
    keys = [standing_key(state, seat) for seat in range(state.players)]
    order = sorted(range(state.players), key=keys.__getitem__, reverse=True)
    standings = tuple(
        Standing(
            seat, 1 + sum(key > keys[seat] for key in keys), state.vp[seat], items_of(state, seat)
        )
        for seat in order
    )
    return Outcome(standings, _ending(state), _tie_break(state))


def items_of(state: State, seat: int) -> tuple[ScoreItem, ...]:
    """Return every point of a seat by season and source; the groups are the same for all."""
    found = []
    for season in range(state.seasons):
        for at, source in enumerate(SOURCES):
            if source == "money" and season < state.seasons - 1:
                continue
            amount = state.ledger[seat * st.LEDGER + season * len(SOURCES) + at]
            label = say(BY_SEASON[source], season=season + 1)
            found.append(ScoreItem(f"{season + 1}.{source}", amount, label))
    return tuple(found)


def _ending(state: State) -> Text:
    if state.phase != st.OVER:
        return text("The game is still being played.")
    ahead = leaders(state)
    if len(ahead) > 1:
        return text(
            "The last season is over: {seats} share first place.", seats=seats_listed(ahead)
        )
    return text(
        "The last season is over, and {who} has the most legendary festival.", who=Who(ahead[0])
    )


def _tie_break(state: State) -> Text | None:
    """Say what decided between equal points at the top (ruling 47)."""
    best = max(state.vp)
    level = [seat for seat in range(state.players) if state.vp[seat] == best]
    if state.phase != st.OVER or len(level) == 1:
        return None
    ahead = leaders(state)
    tied = seats_listed(level)
    if len(ahead) > 1:
        return text(
            "{seats} are level on {points} points, in cash and in fans as well.",
            seats=tied,
            points=best,
        )
    who = Who(ahead[0])
    if sum(state.cash[seat] == state.cash[ahead[0]] for seat in level) == 1:
        return text(
            "{seats} are level on {points} points; {who} has more cash.",
            seats=tied,
            points=best,
            who=who,
        )
    return text(
        "{seats} are level on {points} points and in cash; {who} had more fans last season.",
        seats=tied,
        points=best,
        who=who,
    )
