"""What is to be chosen, in words (the polite side of ``legal``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.types import Decision, Option, Seat, Text, Thing, Who, ntext, text
from engines.games.on_the_road import state as st
from engines.games.on_the_road.actions import (
    BACK,
    DOUBLE,
    GO,
    CallBack,
    Drive,
    Pass,
    Perform,
    Redraw,
    Rescue,
    ReturnFan,
    RoadAction,
    StagePass,
)
from engines.games.on_the_road.components import PINK, VAN
from engines.games.on_the_road.moving import backward, forward
from engines.games.on_the_road.state import State
from engines.games.on_the_road.tables import PASS, Options, Tables
from engines.games.on_the_road.view import WAITS
from engines.games.on_the_road.words import (
    CONCERT_PHASE,
    FANS_PHASE,
    MOVE_PHASE,
    REACTION_PHASE,
    tokens_listed,
)

RULES: Final = ("move", "tokens", "mainstage", "specials", "specials", "specials")
"""The rules chapter of each decision, by ``State.phase``."""
_PHASES: Final = (
    MOVE_PHASE,
    CONCERT_PHASE,
    FANS_PHASE,
    FANS_PHASE,
    FANS_PHASE,
    REACTION_PHASE,
)
SUBS: Final = frozenset((st.RETURN, st.RESCUE, st.REDRAW))
"""Steps of a turn after its opening; a reaction opens the reacting seat's own act."""
DECLINES: Final = (PASS, ReturnFan(False))

DRIVE_LABELS: Final[dict[str, Callable[[int], Text]]] = {
    GO: lambda value: text("Drive {value}", value=value),
    DOUBLE: lambda value: text("Double: drive {value}", value=2 * value),
    BACK: lambda value: text("Drive {value} back", value=value),
}


def decision_of(t: Tables, state: State, legal: Options, seat: Seat | None) -> Decision | None:
    """Return the decision as a seat may know it, or None at the end."""
    phase = state.phase
    if phase == st.OVER:
        return None
    deciding = seat == state.actor
    options = (
        tuple(Option(a, label(a, phase), things(t, state, a)) for a in legal) if deciding else ()
    )
    return Decision(
        seat=state.actor,
        kind=WAITS[phase],
        prompt=_prompt(state) if deciding else _public(state),
        rule="van_tile" if _on_van(state) else RULES[phase],
        options=options,
        sub=phase in SUBS,
        decline=next((o.action for o in options if o.action in DECLINES), None),
        phase=_PHASES[phase],
        private=phase == st.DRIVE,
    )


def _on_van(state: State) -> bool:
    return state.phase == st.DRIVE and state.road[state.pos[state.actor]] == VAN


def _prompt(state: State) -> Text:
    """Return what the deciding seat is asked."""
    seat = state.actor
    match state.phase:
        case st.DRIVE if _on_van(state):
            return text("Play a movement card: drive it as it is, doubled, or back.")
        case st.DRIVE:
            return text("Play one of your movement cards. Lit tiles show where each one takes you.")
        case st.RETURN:
            return text(
                "No token is left. Do you return one of your fans from the porta-potty "
                "to the bag instead?"
            )
        case st.PERFORM:
            return text("You are on the mainstage: take a pink token and draw fans from the bag.")
        case st.RESCUE:
            return ntext(
                "Before you draw: spend three different tokens for your fan "
                "in the porta-potty, or draw.",
                "Before you draw: spend three different tokens for your {fans} fans "
                "in the porta-potty, or draw.",
                count="fans",
                fans=state.potty[seat],
            )
        case st.REDRAW:
            return text("Keep what you drew, or spend two different tokens and draw again.")
        case _:
            return ntext(
                "Your drawn fan is about to queue: spend two or four different tokens, or pass.",
                "Your {fans} drawn fans are about to queue: "
                "spend two or four different tokens, or pass.",
                count="fans",
                fans=state.drawn[seat],
            )


def _public(state: State) -> Text:
    """Return what everybody else is told."""
    who = Who(state.actor)
    match state.phase:
        case st.DRIVE:
            return text("{who} plays a movement card.", who=who)
        case st.RETURN:
            return text("{who} decides whether a fan returns to the bag.", who=who)
        case st.PERFORM:
            return text("{who} plays on the mainstage.", who=who)
        case st.RESCUE:
            return text("{who} may spend three tokens before the draw.", who=who)
        case st.REDRAW:
            return text("{who} may spend two tokens to draw again.", who=who)
        case _:
            return text("{who} may spend tokens for the drawn fans.", who=who)


PASS_LABELS: Final = {
    st.RESCUE: text("Just draw"),
    st.REDRAW: text("Keep these fans"),
    st.REACT: text("Let them queue"),
}


def label(action: RoadAction, phase: int) -> Text:
    """Return what a button for an action says in a phase."""
    match action:
        case Drive(value, how):
            return DRIVE_LABELS[how](value)
        case ReturnFan(yes):
            return text("Return a fan to the bag") if yes else text("Leave the fan where it is")
        case Perform():
            return text("Draw fans")
        case Rescue(tokens):
            return text("Fetch my fans: spend {tokens}", tokens=tokens_listed(tokens))
        case Redraw(tokens):
            return text("Draw again: spend {tokens}", tokens=tokens_listed(tokens))
        case CallBack(tokens):
            return text("Call them back: spend {tokens}", tokens=tokens_listed(tokens))
        case StagePass(tokens):
            return text("Stage pass: spend {tokens}", tokens=tokens_listed(tokens))
        case Pass():
            return PASS_LABELS[phase]


def landing(t: Tables, state: State, action: Drive) -> int:
    """Return the tile a drive of the actor ends on."""
    at = state.pos[state.actor]
    if action.how == BACK:
        return backward(state, at - action.value)
    return forward(t, state, at + action.value * (2 if action.how == DOUBLE else 1))


_TARGETS: Final[dict[str, str]] = {
    "rescue": "potty",
    "redraw": "bag",
    "call_back": "bag",
    "stage_pass": "stage",
}


def things(t: Tables, state: State, action: RoadAction) -> tuple[Thing, ...]:
    """Return the things on the table whose click chooses an action."""
    match action:
        case Drive(value, _):
            return (f"card:{value}", f"tile:{landing(t, state, action)}")
        case ReturnFan(yes):
            return ("potty",) if yes else ("pass",)
        case Perform():
            return ("bag", "token:pink") if state.supply[PINK] else ("bag",)
        case Pass():
            return ("pass",)
        case Rescue(tokens) | Redraw(tokens) | CallBack(tokens) | StagePass(tokens):
            return (_TARGETS[action.kind], *(f"token:{colour}" for colour in tokens))
