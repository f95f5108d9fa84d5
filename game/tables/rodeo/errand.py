"""What the game can do for the player: runs of small choices, by the quick judgement of bots.

The judgement sees what the view shows; what is hidden is made up in the state it works on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from engines.core.rng import Dice
from engines.core.types import Decision, Text, text
from engines.games.rodeo.brain import RodeoBrain
from engines.games.rodeo.rules import RodeoRules
from engines.games.rodeo.sampling import one_world
from engines.games.rodeo.view import View
from game.tables.spec import Errand

_WORDS: Final[dict[str, tuple[Text, Text]]] = {
    "line_up": (
        text("Keep this order"),
        text("Lets the bands that have no day yet play in the order in which they hang there."),
    ),
    "turn": (
        text("Turn them for me"),
        text("Turns cards until your fan cards fit best. To go on from there is up to you."),
    ),
    "toilets": (
        text("Put them up for me"),
        text(
            "Puts up as many toilets as your fans will need, where they are least in the way. "
            "The gates stay shut unless no toilet is left."
        ),
    ),
    "place": (
        text("Pitch all"),
        text(
            "Pitches the rest of this group where most of it will be satisfied. Then you can "
            "still take tents up, where another space is free, and finish the group."
        ),
    ),
    "evening": (
        text("Send the rest"),
        text(
            "Sends your fans out, one by one, as long as a place is worth it. The evening ends "
            "only if nobody can go anywhere any more; else ending it is up to you."
        ),
    ),
    "clear": (
        text("Clear up for me"),
        text("Removes the garbage from the spaces that are needed most."),
    ),
    "garbage": (
        text("Drop it for me"),
        text("Puts all of tonight's garbage where it blocks the least."),
    ),
    "leave": (
        text("Choose for me"),
        text("Sends home fans of the genre that counts least for you."),
    ),
}


def errand_of(rules: RodeoRules, view: View, decision: Decision) -> Errand | None:
    """Return what can be done for the seat to act, up to where the quick judgement would stop."""
    if view.waits != decision.kind or decision.kind not in _WORDS or not decision.options:
        return None
    action = _next_act(rules, view)
    if action == decision.decline:
        return None
    said, line = _WORDS[decision.kind]
    # While the line-up is planned, the day is the one asked about.
    day = -1 if view.waits == "line_up" else view.day
    return Errand(said, (line,), (view.waits, view.season, day, view.group_symbol), action)


@lru_cache(maxsize=32)
def _next_act(rules: RodeoRules, view: View) -> Any:
    """The act a quick bot would choose, whatever the order of the acts before it."""
    state = one_world(rules.tables, view)
    if view.waits == "line_up":
        return state.options[0]
    state.rank = 0  # the canonical order binds searches, not people
    brain = RodeoBrain(rules)
    return brain.policy(state, brain.prune(state, state.options), Dice(0))
