"""Why an action is not legal now: the one specific reason."""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, Who, text
from engines.games.rodeo import actions as ac
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import RodeoAction
from engines.games.rodeo.components.model import GENRES, LEGEND, TYPES
from engines.games.rodeo.play import evening, expansion
from engines.games.rodeo.play.common import bits, free_spaces, genres_with_cards
from engines.games.rodeo.play.evening import slot_of, standing
from engines.games.rodeo.play.garbage import open_spaces
from engines.games.rodeo.play.placing import open_row
from engines.games.rodeo.sampling import one_world
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import (
    GENRE_AT,
    PLACES,
    SPACE_AT,
    UPGRADE_SLOT,
    Tables,
)
from engines.games.rodeo.view import View
from engines.games.rodeo.words import refusals as no
from engines.games.rodeo.words.phrases import say

_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "book": ("book", "garage"),
    "event": ("play_event", "swap_event", "pass"),
    "afternoon": ("play_event", "swap_event", "pass"),
    "expand": ("buy_stand", "buy_upgrade", "done"),
    "line_up": ("stage",),
    "turn": ("turn", "done"),
    "toilets": ("toilet", "done"),
    "arrive": ("arrive", "cardless"),
    "finish": ("lift", "done"),
    "evening": ("put", "done"),
    "garbage": ("dump",),
    "dump": ("dump",),
    "rival": ("target",),
}
"""The kinds of action that can answer a decision, where the name differs from it."""


def refusal(t: Tables, view: View, action: RodeoAction) -> Text | None:
    """Return why an action is not legal for the viewing seat; None if it is."""
    general = not_to_act(view)
    if general is not None:
        return general
    state = one_world(t, view)
    if action in state.options:
        return None
    waits = view.waits
    if action.kind not in _KINDS.get(waits, (waits,)):
        return no.OUT_OF_PLACE[action.kind] if action.kind != "done" else no.NOT_DONE[waits]
    return _why(t, state, action)


def not_to_act(view: View) -> Text | None:
    """Return why the viewing seat can do nothing at all now; None if it is to decide."""
    if view.phase == st.OVER:
        return text("The game is over.")
    if view.seat is None:
        return text("You are watching: {who} is to decide.", who=Who(view.actor))
    if view.seat != view.actor:
        return text("It is {who}'s turn.", who=Who(view.actor))
    return None


def _why(t: Tables, state: State, action: RodeoAction) -> Text:
    if action.kind in no.PLAIN:
        return no.PLAIN[action.kind]
    match action:
        case ac.Book(band):
            return _no_band(t, state, t.band_at[band])
        case ac.PlayEvent(event) | ac.SwapEvent(event):
            return _no_event(t, state, action, t.event_at[event])
        case ac.BuyStand() | ac.BuyUpgrade():
            return _no_purchase(t, state, action)
        case ac.Stage(band, day):
            return _no_stage(t, state, t.band_at[band], day)
        case ac.Turn(card):
            return _no_turn(t, state, card - 1)
        case ac.Put(genre, place):
            return _no_put(t, state, GENRE_AT[genre], place)
    return _why_card(t, state, action)


def _why_card(t: Tables, state: State, action: RodeoAction) -> Text:
    match action:
        case ac.Wild(genre):
            return no.NO_CARDS_LEFT[genre]
        case ac.Extra(symbol):
            return _no_symbol(state, symbol)
        case ac.Rewild(symbol, genre):
            return _no_rewild(t, state, symbol, genre)
        case ac.Arrive(fan, symbol):
            return _no_arrival(t, state, t.fan_at[fan], symbol)
        case ac.Cardless(symbol):
            if not state.waiting >> symbol & 1:
                return text("Nobody waits for this symbol.")
            return text("You have a fan card of this genre, so it must be played.")
    return _why_space(t, state, action)


# ------------------------------------------------------------------ booking
def _no_band(t: Tables, state: State, at: int) -> Text:
    if not state.band_display >> at & 1:
        return text("This band is not on display.")
    band = t.data.bands[at]
    if band.tier == LEGEND and band.fee <= state.cash[state.actor]:
        return text("You may book one legend a season.")
    return text(
        "{band} costs {fee}K, you have {cash}K.",
        band=band.name,
        fee=band.fee,
        cash=state.cash[state.actor],
    )


def _no_event(t: Tables, state: State, action: RodeoAction, at: int) -> Text:
    if not state.events[state.actor] >> at & 1:
        return text("You do not have this event card.")
    if isinstance(action, ac.PlayEvent):
        return text("Beginners play no event cards while booking; they may swap one.")
    return text("No event card is left to draw.")


def _no_symbol(state: State, symbol: int) -> Text:
    if state.genre_of[state.actor * 9 + state.booked * 3 + symbol] < 0:
        return text("The band has no such symbol.")
    return text("This symbol equals another: choose that one.")


def _no_rewild(t: Tables, state: State, symbol: int, genre: str) -> Text:
    at = state.actor * 9 + state.booked * 3 + symbol
    if state.genre_of[at] < 0:
        return text("The band has no such symbol.")
    if state.genre_of[at] == GENRE_AT[genre]:
        return text("The symbol already has this genre.")
    assert not genres_with_cards(t, state) >> GENRE_AT[genre] & 1
    return no.NO_CARDS_LEFT[genre]


# ------------------------------------------------------------------ expansion and line-up
def _no_purchase(t: Tables, state: State, action: ac.BuyStand | ac.BuyUpgrade) -> Text:
    seat = state.actor
    if isinstance(action, ac.BuyStand):
        if t.stand_at[action.stand] not in state.top:
            return text("This stand is not on top of a stack.")
        if state.bought & expansion.STAND_BOUGHT:
            return text("You have bought a stand this season.")
    else:
        kind = t.upgrade_at[action.upgrade]
        if state.upgrades[seat] >> kind & 1:
            return text("You have this upgrade already.")
        if not state.upgrades_left[kind]:
            return text("This upgrade is sold out.")
        if state.bought & expansion.UPGRADE_BOUGHT:
            return text("You have bought an upgrade this season.")
    cost = expansion.price(t, state, seat)
    return text("It costs {price}K, you have {cash}K.", price=cost, cash=state.cash[seat])


def _no_stage(t: Tables, state: State, at: int, day: str) -> Text:
    seat = state.actor
    booked = state.bands[seat * 3 : seat * 3 + 3]
    if at not in booked:
        return text("You have not booked this band.")
    if booked.index(at) < state.day:
        return text("This band has its day already.")
    return text("Another day is being planned now.")


def _no_turn(t: Tables, state: State, i: int) -> Text:
    grounds = t.data.festivals[state.festival[state.actor]].grounds
    if i >= len(grounds) or grounds[i].season > state.season:
        return text("This campsite card joins later.")
    if not t.turnable[grounds[i].side]:
        return text("All spaces of this card are alike: turning it changes nothing.")
    if state.beginner and grounds[i].season < state.season:
        return text("Beginners turn only campsite cards that are new this season.")
    assert state.turns >> 2 * i & 3 == 3
    return text("Once more, and it would lie as it lay before.")


# ------------------------------------------------------------------ festival days
def _no_arrival(t: Tables, state: State, fan: int, symbol: int) -> Text:
    if not state.hands[state.actor] >> 2 * fan & 3:
        return text("You do not have this fan card.")
    if not state.waiting >> symbol & 1:
        return text("Nobody waits for this symbol.")
    at = state.actor * 9 + state.day * 3 + symbol
    if state.genre_of[at] != t.data.fans[fan].genre:
        return text("This card is of another genre than the symbol.")
    return text("This symbol equals another: choose that one.")


def _why_space(t: Tables, state: State, action: RodeoAction) -> Text:
    match action:
        case ac.Toilet(space):
            return _no_toilet(state, SPACE_AT[space])
        case ac.Place(space):
            return _no_place(state, SPACE_AT[space])
        case ac.Lift(space):
            if not state.group >> SPACE_AT[space] & 1:
                return text("No marker of this group lies here.")
            return text("This marker could lie nowhere else.")
        case ac.Dump(space):
            return _no_dump(state, SPACE_AT[space])
    return text("No garbage lies here.")


def _taken(state: State, seat: int, at: int) -> Text | None:
    """Return what stands on a space that is not free, or that it is none."""
    if not state.cells[seat] >> at & 1:
        return text("There is no space here.")
    if free_spaces(state, seat) >> at & 1:
        return None
    if state.toilets[seat] >> at & 1:
        return text("A toilet stands here.")
    if state.garbage[seat] >> at & 1:
        return text("Garbage lies here.")
    return text("A fan camps here.")


def _no_toilet(state: State, at: int) -> Text:
    return _taken(state, state.actor, at) or text("A toilet must not stand on dirt.")


def _no_place(state: State, at: int) -> Text:
    taken = _taken(state, state.actor, at)
    if taken is not None:
        return taken
    if state.group >> at & 1:
        return text("A fan of this group camps here.")
    if state.dirt[state.actor] >> at & 1:
        return text("Nobody camps in the dirt while another space is free.")
    assert not open_row(state) >> at & 1
    return text("The rows in front must be full first.")


def _no_dump(state: State, at: int) -> Text:
    seat = state.rival if state.rival >= 0 else state.actor
    taken = _taken(state, seat, at)
    if state.garbage[seat] >> at & 1:
        return text("There is still a free space: garbage is not piled up at a rival's.")
    if taken is not None:
        return taken
    if not open_spaces(state, seat) >> at & 1:
        return text("Garbage must lie next to a camping marker.")
    return text("On the last night every free space is as good as the first.")


def _no_put(t: Tables, state: State, genre: int, place: str) -> Text:
    seat = state.actor
    if not standing(state, seat) >> genre & 1:
        return no.NOBODY_STANDS[GENRES[genre]]
    try:
        slot = slot_of(t, state, seat, t.place_at[place])
    except ValueError:
        return text("This stand is not on your grounds.")
    if slot >= UPGRADE_SLOT and slot - UPGRADE_SLOT not in bits(state.upgrades[seat]):
        return text("You do not have this upgrade.")
    if not state.room[seat * PLACES + slot]:
        return (
            text("All toilets are taken.") if place == ac.TOILET else text("No space is free here.")
        )
    stand = t.data.stands[t.place_at[place] - 2]
    assert not evening.buyers(state, seat, 1 << genre, stand.type, stand.income)
    left = state.purse[seat * 4 + genre]
    if left >= stand.income:
        left = state.purse_at[(seat * 4 + genre) * 3 + stand.type]
        return say(no.AVERSE[TYPES[stand.type]], price=stand.income, left=left)
    return say(no.TOO_DEAR[GENRES[genre]], price=stand.income, left=left)
