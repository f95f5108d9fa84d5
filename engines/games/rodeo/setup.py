"""The deal (rulebook, Setup; rulings 1, 35, 49)."""

from __future__ import annotations

from engines.core.rng import Dice
from engines.core.types import OptionSpec, Setup, text
from engines.games.rodeo import state as st
from engines.games.rodeo.play.expansion import own_stand, own_upgrade
from engines.games.rodeo.play.flow import settle
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import PLACES, STAND_SLOTS, Tables

OPTIONS = (
    OptionSpec(
        "version",
        ("full", "beginner"),
        "full",
        text("Rules"),
        text(
            "Beginners start with Security and Showers, play two seasons, buy nothing, play no "
            "event cards while booking, and place two toilets."
        ),
        (text("Full game"), text("Beginner version")),
        newcomer="beginner",
    ),
    OptionSpec(
        "seasons",
        ("three", "two"),
        "three",
        text("Length"),
        text("Two seasons are enough for a first game; beginners always play two."),
        (text("Three seasons"), text("Two seasons")),
        ("version", "full"),
        otherwise="two",
    ),
    OptionSpec(
        "ggam",
        ("off", "on"),
        "off",
        text("GGAM fees"),
        text("From an income of 6K on, a quarter of it goes to the GGAM."),
        (text("No fees"), text("With fees")),
    ),
)


def checked(setup: Setup) -> dict[str, str]:
    """Return every option with its value; ValueError for players or options the game lacks."""
    if not 2 <= setup.players <= 4:
        raise ValueError(f"Rock'n Rodeo is for 2 to 4 players, not {setup.players}")
    chosen = {option.id: option.default for option in OPTIONS}
    known = {option.id: option.values for option in OPTIONS}
    for name, value in setup.options:
        if name not in known:
            raise ValueError(f"Rock'n Rodeo has no option {name!r}")
        if value not in known[name]:
            raise ValueError(f"Rock'n Rodeo: option {name} cannot be {value!r}")
        chosen[name] = value
    return chosen


def deal(t: Tables, setup: Setup, seed: int) -> State:
    """Return a dealt game, waiting for the first band to be booked.

    The start player is drawn (ruling 49).
    """
    chosen = checked(setup)
    dice = Dice(seed)
    state = _empty(setup.players)
    boards = t.data.boards
    state.beginner = int(chosen["version"] == "beginner")
    state.seasons = boards.seasons if chosen["seasons"] == "three" else 2
    if state.beginner:
        state.seasons = boards.beginner_seasons
    state.ggam = int(chosen["ggam"] == "on")
    state.cash = [boards.cash] * state.players
    first = dice.below(state.players)
    state.order = [(seat - first) % state.players + 1 for seat in range(state.players)]
    _deal_festivals(t, state, dice)
    _deal_market(t, state, dice)
    state.rng = dice.state
    state.phase = st.TO_SEASON
    settle(t, state, None)
    return state


def _empty(players: int) -> State:
    """Return a state with nothing on the table; a season's start fills in the rest."""
    state = State()
    for name in ("season", "turn", "phase", "opened", "actor", "symbol", "clear", "offer"):
        setattr(state, name, 0)
    for name in ("turns", "bought", "waiting", "group", "group_left", "group_symbol", "rank"):
        setattr(state, name, 0)
    state.night = state.penalty = state.leaving = 0
    state.players = players
    state.booked = state.event = state.effect = state.rival = -1
    state.group_card = st.NO_CARD
    state.drew = [-1] * 3
    state.vp, state.last_fans, state.upgrades = [0] * players, [0] * players, [0] * players
    state.stands = [-1] * (STAND_SLOTS * players)
    state.turned = [0] * (5 * players)
    state.room = [0] * (PLACES * players)
    state.ledger = [0] * (st.LEDGER * players)
    state.books = [0] * (st.BOOKS * players)
    state.cells = state.tent = state.dirt = [0] * players
    state.queue = ()
    state.options = ()
    return state


def _deal_festivals(t: Tables, state: State, dice: Dice) -> None:
    """Draw a festival card for each seat and set up its starting stands."""
    festivals = list(range(len(t.data.festivals)))
    dice.shuffle(festivals)
    state.festival = festivals[: state.players]
    state.upgrades_left = [upgrade.copies for upgrade in t.data.upgrades]
    for seat, festival in enumerate(state.festival):
        for stand in t.data.festivals[festival].stands:
            own_stand(t, state, seat, t.stand_at[stand])
        for kind, upgrade in enumerate(t.data.upgrades):
            if state.beginner and upgrade.beginner:
                own_upgrade(t, state, seat, kind)


def _deal_market(t: Tables, state: State, dice: Dice) -> None:
    """Deal the other stands into open stacks; only the tops are seen, the rest is a pool."""
    stands = [at for at, stand in enumerate(t.data.stands) if not stand.starting]
    dice.shuffle(stands)
    stacks = t.data.stacks
    state.top = stands[:stacks]
    state.market_pool = sum(1 << at for at in stands[stacks:])
    state.below = [(len(stands) - 1 - i) // stacks for i in range(stacks)]
