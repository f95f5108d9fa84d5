"""What bands, fan cards, events and purchases are worth to a seat, in points."""

from __future__ import annotations

from typing import Any

from engines.games.rodeo import actions as ac
from engines.games.rodeo.brain.worth import money
from engines.games.rodeo.components.model import CHAOS, HYGIENE, WILD, Effect
from engines.games.rodeo.play.common import garbage_count, sad_count
from engines.games.rodeo.play.expansion import price
from engines.games.rodeo.play.scoring import KOMBO
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables


def fans_booked(state: State, seat: int) -> list[int]:
    """Return the fans a seat will have this season, by genre, as far as booked."""
    b = seat * 4
    here = state.up[seat] | state.flat[seat]
    return [
        state.home[b + g] + state.away[b + g] + (here & state.marks[b + g]).bit_count()
        for g in range(4)
    ]


def genre_value(t: Tables, state: State, seat: int, genre: int) -> float:
    """Return what one more fan of a genre is worth: the festival card, then everything else."""
    festival = t.data.festivals[state.festival[seat]]
    rows = festival.table
    base = 0.42 - (0.05 if genre in (0, 3) else 0.0)
    if genre not in festival.genres:
        return base
    fans = fans_booked(state, seat)
    if festival.kind == KOMBO:
        low = min(fans)
        return base + (0.9 if fans[genre] == low and low < rows[-1][0] else 0.0)
    have = sum(fans[g] for g in festival.genres)
    return base + (0.33 if have < rows[-1][0] else 0.0)


def band_value(t: Tables, state: State, seat: int, at: int) -> float:
    """Return what booking a band is worth, its fee taken off."""
    band = t.data.bands[at]
    left = list(state.available)
    total = 0.22 * t.data.stars[band.tier]
    for printed, fans in band.symbols:
        genre = _likely(t, state, seat, left, fans) if printed == WILD else printed
        count = min(fans, left[genre])
        left[genre] -= count
        total += count * genre_value(t, state, seat, genre)
        total -= 0.15 * abs(t.data.per_card[genre][1])
        if count:
            total += 0.3
    rounds = 3 - state.round
    spare = state.cash[seat] - band.fee
    # Money is dearer while rounds are left to spend it in.
    dear = money(state) * (1.15 if rounds > 1 else 0.8)
    if rounds > 1 and spare < 2 * (rounds - 1):
        dear *= 1.1
    return total - band.fee * dear


def wild_value(t: Tables, state: State, genre: int) -> float:
    """Return what a genre is worth for the wildcard waiting."""
    seat = state.actor
    fans = state.fans_of[seat * 9 + state.booked * 3 + state.symbol]
    count = min(fans, state.available[genre])
    return count * (0.3 + genre_value(t, state, seat, genre)) - 0.15 * abs(
        t.data.per_card[genre][1]
    )


def _likely(t: Tables, state: State, seat: int, left: list[int], fans: int) -> int:
    """Return the genre a wildcard will best be used for."""
    return max(
        range(4),
        key=lambda g: min(left[g], fans) * 10 + genre_value(t, state, seat, g),
    )


def fan_value(t: Tables, state: State, seat: int, at: int) -> float:
    """Return how welcome a fan card is: purchasing power, few wishes, a kind ability."""
    fan = t.data.fans[at]
    total = 0.25 * fan.power - 0.2 * len(fan.aversion) - 0.25 * len(fan.avoids)
    if fan.wants:
        total -= 0.1 if fan.genre in fan.wants else 0.4
    if fan.location >= 0:
        total -= 0.25
    for effect in fan.ability:
        total += effect.n * (-0.2 if effect.op == "chaos" else 0.3)
    return total


def effect_value(t: Tables, state: State, seat: int, effect: Effect) -> float:
    """Return what an effect of an event card is worth now."""
    n, m = effect.n, money(state)
    tracks = state.tracks[seat * 3 : seat * 3 + 3]
    values: dict[str, float] = {
        "cash": n * m,
        "draw_event": 0.1,
        "redraw_fan": 0.25,
        "refill": 0.15,
        "extra_fan": 0.5 * n,
        "rebate": n * m,
        "rewild": 0.2,
        "build_rebate": n * m * (0.8 if state.cash[seat] >= 1 else 0.1),
        "extra_wixi": 0.5,
        "discard_display": 0.05,
        "mood": 0.33 * n,
        "hygiene": n * (0.5 if tracks[HYGIENE] <= 0 else 0.25),
        "chaos": -n * (0.35 if tracks[CHAOS] >= 2 else 0.15 if tracks[CHAOS] else 0.0),
        "satisfy": 0.4 * min(n, sad_count(state, seat)),
        "remove_garbage": 0.6 * min(n, garbage_count(state, seat)),
        "wake": 0.35 if state.flat[seat] else 0.0,
    }
    rival = 1.0 / max(1, state.players - 1)
    values |= {
        "rival_garbage": 0.5 * rival,
        "rival_chaos": 0.35 * rival,
        "rival_hygiene": 0.35 * rival,
        "rival_dissatisfy": 0.35 * rival,
    }
    return values[effect.op]


def play_value(t: Tables, state: State, action: Any) -> float:
    """Return what an event card does now with the side of the phase."""
    card = t.data.events[t.event_at[action.event]]
    side = card.booking if state.booked >= 0 else card.festival
    return sum(effect_value(t, state, state.actor, effect) for effect in side.effects)


def event_value(t: Tables, state: State, action: Any) -> float:
    """Return what playing, swapping or keeping an event card is worth.

    A card played is gone, so what its other side would bring is taken off, unless there are
    more cards than chances left to play them.
    """
    if isinstance(action, ac.Pass):
        return 0.0
    now = play_value(t, state, action)
    booking = state.booked >= 0
    chances = (3 - state.round) + 3 if booking else 3 - state.day
    plenty = state.events[state.actor].bit_count() > chances
    if isinstance(action, ac.SwapEvent):
        return (0.0 if plenty else 0.06) - 0.3 * now
    if not booking or plenty:
        return now
    card = t.data.events[t.event_at[action.event]]
    return now - 0.5 * sum(max(0.0, _in_general(e)) for e in card.festival.effects)


def _in_general(effect: Effect) -> float:
    return {"mood": 0.33, "hygiene": 0.35, "chaos": -0.2}.get(effect.op, 0.25) * abs(effect.n)


def purchase_value(t: Tables, state: State, seat: int, action: Any) -> float:
    """Return what a stand or upgrade brings in the seasons it will be used in."""
    seasons = state.seasons - state.season
    m = money(state)
    cost = price(t, state, seat) * m
    if isinstance(action, ac.BuyUpgrade):
        kind = t.upgrade_at[action.upgrade]
        per_fan = sum(
            abs(e.n) * (0.3 if e.op != "cash" else m) for e in t.data.upgrades[kind].per_fan
        )
        return 0.9 * seasons * per_fan - cost
    stand = t.data.stands[t.stand_at[action.stand]]
    extra = sum(0.3 * abs(e.n) for e in stand.bonus) * stand.spaces
    return seasons * (0.55 * stand.income * min(stand.spaces, 2) * m + extra) - cost
