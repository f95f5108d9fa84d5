"""Who leads, by which fans, and what decided (rulebook, End of the Game; rulings 15, 16)."""

from __future__ import annotations

from engines.core.types import Outcome, ScoreItem, Standing, Text, Who, text
from engines.games.on_the_road import state as st
from engines.games.on_the_road.state import State
from engines.games.on_the_road.turns import leaders
from engines.games.on_the_road.words import bands_listed


def outcome_of(state: State) -> Outcome:
    """Return the standings, most fans first, equal fans sharing a place."""
    order = sorted(range(state.players), key=lambda seat: (-state.stage[seat], seat))
    standings = tuple(
        Standing(
            seat, 1 + sum(n > state.stage[seat] for n in state.stage), state.stage[seat], items
        )
        for seat in order
        for items in (_items(state, seat),)
    )
    return Outcome(standings, _ending(state), _tie_break(state))


def _items(state: State, seat: int) -> tuple[ScoreItem, ...]:
    city = state.by_city[seat]
    by_pass = state.by_pass[seat]
    stage = state.stage[seat] - city - by_pass
    return (
        ScoreItem("city", city, text("{fans} from city draws", fans=city)),
        ScoreItem("stage", stage, text("{fans} from stage draws", fans=stage)),
        ScoreItem("pass", by_pass, text("{fans} by stage pass", fans=by_pass)),
    )


def _ending(state: State) -> Text:
    ahead = leaders(state)
    if state.ending == st.NOT_ENDED:
        return text("The game is still being played.")
    if state.ending == st.STAGE_WON:
        return text("The mainstage is full, and {who} has the most fans on it.", who=Who(ahead[0]))
    if state.ending == st.DEADLOCK:
        return text("Nothing changed for two full rounds, so the game ends.")
    return text("The last possible round has been played, so the game ends.")


def _tie_break(state: State) -> Text | None:
    """Say how a tie on the full mainstage was resolved, if there was one."""
    if not state.tie_turns:
        return None
    tied = bands_listed(s for s in range(state.players) if state.tie_seats >> s & 1)
    ahead = leaders(state)
    if len(ahead) > 1:
        return text(
            "With {fans} fans the mainstage was full, but {bands} were level on {level}. "
            "Play went on, and it stayed level.",
            fans=state.tie_fans,
            bands=tied,
            level=state.tie_level,
        )
    return text(
        "With {fans} fans the mainstage was full, but {bands} were level on {level}. "
        "Play went on until {who} took the lead alone.",
        fans=state.tie_fans,
        bands=tied,
        level=state.tie_level,
        who=Who(ahead[0]),
    )
