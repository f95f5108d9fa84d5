"""What is to be chosen, in words (the polite side of ``legal``)."""

from __future__ import annotations

from typing import Final

from engines.core.types import Decision, Option, Seat, Text, Thing, Who, text
from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import RodeoAction
from engines.games.rodeo.components.model import DAYS
from engines.games.rodeo.play.line_up import least_toilets
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DONE, GENRE_AT, PASS, Tables, spaces_of
from engines.games.rodeo.view import WAITS
from engines.games.rodeo.words import prompts
from engines.games.rodeo.words.phrases import GENRE_NAMES, fans_of, say

BOOKING, EXPANSION, LINE_UP, MORNING, AFTERNOON, EVENING, NIGHT, SCORING = range(8)
"""The game's phases, for the status bar."""

_PART: Final = {
    st.EXPAND: EXPANSION,
    st.LINE_UP: LINE_UP,
    st.TURN: LINE_UP,
    st.TOILETS: LINE_UP,
    st.ARRIVE: MORNING,
    st.PLACE: MORNING,
    st.FINISH: MORNING,
    st.AFTERNOON: AFTERNOON,
    st.WAKE: AFTERNOON,
    st.RIVAL: AFTERNOON,
    st.DUMP: AFTERNOON,
    st.EVENING: EVENING,
    st.GARBAGE: NIGHT,
    st.LEAVE: NIGHT,
    st.OVER: SCORING,
}
_OPEN: Final = frozenset(
    (st.PLACE, st.FINISH, st.CLEAR, st.WAKE, st.RIVAL, st.DUMP, st.EVENING, st.GARBAGE, st.LEAVE)
)
"""Decisions for which no hidden card is looked at."""


def part_of(state: State) -> int:
    """Return the phase of the game for the status bar."""
    if state.phase == st.CLEAR:
        return AFTERNOON if state.event >= 0 else EVENING
    return _PART.get(state.phase, BOOKING)


def decision_of(t: Tables, state: State, seat: Seat | None) -> Decision | None:
    """Return the decision as a seat may know it, or None at the end."""
    if state.phase == st.OVER:
        return None
    waits = WAITS[state.phase]
    deciding = seat == state.actor
    options = tuple(
        Option(action, label(t, state, action), things(t, state, action))
        for action in (state.options if deciding else ())
    )
    prompt = _prompt(t, state, waits) if deciding else _public(state, waits)
    return Decision(
        seat=state.actor,
        kind=waits,
        prompt=prompt,
        rule=prompts.RULES[waits],
        options=options,
        sub=bool(state.opened),
        decline=next((o.action for o in options if o.action in (PASS, DONE)), None),
        phase=part_of(state),
        private=state.phase not in _OPEN,
    )


def _prompt(t: Tables, state: State, waits: str) -> Text:
    if state.phase == st.LINE_UP:
        return prompts.STAGE_PROMPTS[DAYS[state.day]]
    if state.phase == st.EVENT and state.beginner:
        return prompts.BEGINNER_EVENT
    if state.phase == st.TOILETS:
        placed, least = state.toilets[state.actor].bit_count(), least_toilets(t, state)
        if placed >= least:
            return prompts.MORE_TOILETS
        if least > 1:  # where one will do, "1 of 1" would say that no more may follow
            return say(prompts.TOILET, n=placed + 1, all=least)
    return prompts.PROMPTS[waits]


def _public(state: State, waits: str) -> Text:
    return say(prompts.PUBLIC[waits], who=Who(state.actor))


# ------------------------------------------------------------------ labels
def label(t: Tables, state: State, action: RodeoAction) -> Text:
    """Return what a button for an action says."""
    match action:
        case ac.Book(band):
            card = t.data.bands[t.band_at[band]]
            return text("{band} for {fee}K", band=card.name, fee=card.fee)
        case ac.Garage():
            return text("Garage band, and {cash}K", cash=t.data.garage_bonus)
        case ac.Drop(band):
            return text("{name}", name=t.data.bands[t.band_at[band]].name)
        case ac.Stage(band, day):
            return say(prompts.STAGE_LABELS[day], band=t.data.bands[t.band_at[band]].name)
        case ac.PlayEvent() | ac.SwapEvent() | ac.Pass():
            return _event_label(t, state, action)
        case ac.Target(seat):
            return text("{who}", who=Who(seat))
        case ac.Done():
            return prompts.DONE_LABELS[WAITS[state.phase]]
    return _label_on_grounds(t, state, action)


def _event_label(t: Tables, state: State, action: ac.PlayEvent | ac.SwapEvent | ac.Pass) -> Text:
    if isinstance(action, ac.Pass):
        return text("Pass")
    at = t.event_at[action.event]
    if isinstance(action, ac.SwapEvent):
        return text("Swap: {event}", event=t.event_names[at])
    return (t.booking_names if state.booked >= 0 else t.festival_names)[at]


_ON_SPACE: Final = {
    "toilet": text("Toilet on {space}"),
    "place": text("Camp on {space}"),
    "lift": text("Take up from {space}"),
    "dump": text("Garbage on {space}"),
    "clear": text("Clear {space}"),
}


def _label_on_grounds(t: Tables, state: State, action: RodeoAction) -> Text:
    match action:
        case ac.BuyStand(stand):
            return text("Stand: {stand}", stand=t.stand_names[t.stand_at[stand]])
        case ac.BuyUpgrade(upgrade):
            return text("Upgrade: {upgrade}", upgrade=t.upgrade_names[t.upgrade_at[upgrade]])
        case ac.Turn(card):
            return text("Turn campsite card {card}", card=card)
        case ac.Clear(ac.FENCE):
            return text("Beside the campsite")
        case ac.Toilet(space) | ac.Place(space) | ac.Lift(space) | ac.Dump(space) | ac.Clear(space):
            return say(_ON_SPACE[action.kind], space=space.upper())
        case ac.Put(genre, place):
            return _put_label(t, genre, place)
    return _card_label(t, state, action)


def _put_label(t: Tables, genre: str, place: str) -> Text:
    if place == ac.TOILET:
        return prompts.PUT_TOILET[genre]
    if place == ac.BAND:
        return prompts.PUT_BAND[genre]
    return say(prompts.PUT_PLACE[genre], place=t.place_labels[t.place_at[place]])


def _card_label(t: Tables, state: State, action: RodeoAction) -> Text:
    match action:
        case ac.ReturnCard(fan) | ac.Keep(fan):
            return t.fan_names[t.fan_at[fan]]
        case ac.Arrive(fan, symbol):
            return text(
                "{group}: {fans}",
                group=t.fan_names[t.fan_at[fan]],
                fans=_symbol_fans(state, state.day, symbol),
            )
        case ac.Cardless(symbol):
            return text("Without a card: {fans}", fans=_symbol_fans(state, state.day, symbol))
        case ac.Extra(symbol):
            return _symbol_fans(state, state.booked, symbol)
        case ac.Rewild(symbol, genre):
            return text(
                "{fans}: {genre} instead",
                fans=_symbol_fans(state, state.booked, symbol),
                genre=GENRE_NAMES[genre],
            )
        case ac.Wild(genre) | ac.Refill(genre) | ac.Wake(genre) | ac.Leave(genre):
            return prompts.WILD_LABELS[genre]
    raise ValueError(f"no label for {action!r}")


def _symbol_fans(state: State, place: int, symbol: int) -> Text:
    at = state.actor * 9 + place * 3 + symbol
    return fans_of(tuple(GENRE_AT)[state.genre_of[at]], state.fans_of[at])


# ------------------------------------------------------------------ things to click
def things(t: Tables, state: State, action: RodeoAction) -> tuple[Thing, ...]:
    """Return the things on the table whose click chooses an action."""
    match action:
        case ac.Book(band) | ac.Drop(band):
            return (f"band:{band}",)
        case ac.Garage():
            return ("garage",)
        case ac.Stage(band, day):
            return (f"band:{band}", f"day:{day}")
        case ac.PlayEvent(event):
            return (f"event:{event}",)
        case ac.SwapEvent(event):
            return (f"swap:{event}",)
        case ac.Pass() | ac.Done():
            return (action.kind,)
        case ac.Target(seat):
            return (f"seat:{seat}",)
    return _things_on_grounds(state, action)


def _things_on_grounds(state: State, action: RodeoAction) -> tuple[Thing, ...]:
    match action:
        case ac.BuyStand(stand):
            return (f"stand:{stand}",)
        case ac.BuyUpgrade(upgrade):
            return (f"upgrade:{upgrade}",)
        case ac.Turn(card):
            return (f"camp:{card}",)
        case ac.Toilet(space) | ac.Place(space) | ac.Lift(space) | ac.Dump(space):
            return (f"space:{space}",)
        case ac.Clear(space):
            return (space,) if space == ac.FENCE else (f"space:{space}",)
        case ac.Put(genre, place):
            return (place, f"genre:{genre}", *_spaces(state, genre, state.up[state.actor]))
        case ac.Wake(genre) | ac.Leave(genre):
            # Those asleep go home first; with none asleep, the markers stand for who is out.
            asleep = _spaces(state, genre, state.flat[state.actor])
            return (f"genre:{genre}", *(asleep or _spaces(state, genre, -1)))
    return _card_things(action)


def _spaces(state: State, genre: str, figures: int) -> tuple[Thing, ...]:
    here = figures & state.marks[state.actor * 4 + GENRE_AT[genre]]
    return tuple(f"space:{space}" for space in spaces_of(here))


def _card_things(action: RodeoAction) -> tuple[Thing, ...]:
    match action:
        case ac.ReturnCard(fan) | ac.Keep(fan):
            return (f"fan:{fan}",)
        case ac.Arrive(fan, symbol):
            return (f"fan:{fan}", f"symbol:{symbol}")
        case ac.Cardless(symbol) | ac.Extra(symbol):
            return (f"symbol:{symbol}",)
        case ac.Rewild(symbol, genre):
            return (f"symbol:{symbol}", f"genre:{genre}")
        case ac.Wild(genre) | ac.Refill(genre):
            return (f"genre:{genre}",)
    raise ValueError(f"nothing to click for {action!r}")
