"""The deal (rulebook, Setup)."""

from __future__ import annotations

from engines.core.rng import Dice
from engines.core.types import Setup
from engines.games.on_the_road.components import BARN, CITY, MAINSTAGE, PINK, Components
from engines.games.on_the_road.state import DRIVE, NOT_ENDED, State


def deal(data: Components, setup: Setup, seed: int) -> State:
    """Return a dealt game; ValueError for players or options the game lacks.

    The start player is drawn (ruling 17).
    """
    if setup.players not in data.full:
        raise ValueError(f"On the Road is for 2 to 4 players, not {setup.players}")
    if setup.options:
        raise ValueError(f"On the Road has no option {setup.options[0][0]!r}")
    dice = Dice(seed)
    state = _empty(data, setup.players)
    state.road = _road(data, dice)
    for _ in range(data.hand):
        for seat in range(setup.players):
            _deal_card(state, seat, dice)
    state.first = state.seat = state.actor = dice.below(setup.players)
    state.rng = dice.state
    return state


def _road(data: Components, dice: Dice) -> tuple[int, ...]:
    """Return the barn, the stretches of shuffled locations with cities between, the stage."""
    locations = list(data.locations)
    dice.shuffle(locations)
    road = [BARN]
    for length in data.stretches:
        road += locations[:length]
        road.append(CITY)
        del locations[:length]
    road[-1] = MAINSTAGE
    return tuple(road)


def _deal_card(state: State, seat: int, dice: Dice) -> None:
    at = dice.below(state.deck_left)
    slot = 0
    while at >= state.deck[slot]:
        at -= state.deck[slot]
        slot += 1
    state.deck[slot] -= 1
    state.deck_left -= 1
    state.hands[seat] += 1 << 2 * slot


def _empty(data: Components, players: int) -> State:
    """Return a state before the shuffle: vans in the barn, three fans of each in the bag."""
    state = State()
    state.players = players
    state.phase = DRIVE
    state.turn = state.quiet = state.spent = 0
    state.deck_left = sum(data.copies)
    state.tickets_left = len(data.tickets)
    state.stage_order = state.drawn_order = 1
    state.tie_turns = state.tie_fans = state.tie_level = state.tie_seats = 0
    state.ending = NOT_ENDED
    for name in ("pos", "notes", "hands", "potty", "drawn", "stage", "by_city", "by_pass"):
        setattr(state, name, [0] * players)
    state.tokens = [0] * (5 * players)
    state.supply = list(data.tokens)
    state.supply[PINK] = data.pink[players]
    state.gone = [0] * len(data.tokens)
    state.deck = list(data.copies)
    state.discard = [0] * len(data.copies)
    state.home = [data.band - data.in_bag] * players
    state.bag = [data.in_bag] * players
    return state
