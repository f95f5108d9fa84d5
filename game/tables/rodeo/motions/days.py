"""What the events of the festival days change: tracks, groups, evenings, nights."""

from __future__ import annotations

from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import SYMBOLS, TRACKS
from engines.games.rodeo.happenings import days as dy
from engines.games.rodeo.happenings import nights as nt
from engines.games.rodeo.happenings import tracks as tr
from engines.games.rodeo.play.evening import slot_of
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DAY_AT, GENRE_AT, PLACES, SPACE_AT, UPGRADE_SLOT, Tables
from game.tables.rodeo.motions.world import take_fan


def track_moved(t: Tables, state: State, e: tr.TrackMoved) -> None:
    """Move a fader."""
    state.tracks[e.seat * 3 + TRACKS.index(e.track)] = e.after


def cash_moved(t: Tables, state: State, e: tr.CashMoved) -> None:
    """Give or take money."""
    state.cash[e.seat] = e.cash


def rebate_given(t: Tables, state: State, e: tr.RebateGiven) -> None:
    """Lower the next price."""
    state.rebate[e.seat] = e.total


def toilet_granted(t: Tables, state: State, e: tr.ToiletGranted) -> None:
    """Grant a toilet."""
    state.extra[e.seat] += 1


def marker_turned(t: Tables, state: State, e: tr.MarkerTurned) -> None:
    """Turn a marker over, on its space or beside the campsite."""
    if e.space:
        bit = 1 << SPACE_AT[e.space]
        state.happy[e.seat] = state.happy[e.seat] & ~bit | (bit if e.happy else 0)
        return
    at, way = e.seat * 4 + GENRE_AT[e.genre], 1 if e.happy else -1
    state.happy_out[at] += way
    state.sad_out[at] -= way


# ------------------------------------------------------------------ morning
def day_started(t: Tables, state: State, e: dy.DayStarted) -> None:
    """Begin a day: the morning of whoever is first."""
    state.day = DAY_AT[e.day]
    state.phase, state.turn, state.waiting = st.ARRIVE, 0, 0


def group_came(t: Tables, state: State, e: dy.GroupCame) -> None:
    """Let a group come to the gates: its markers are to be placed."""
    genre, base = GENRE_AT[e.genre], e.seat * 9 + state.day * SYMBOLS
    if state.actor != e.seat or not state.waiting:
        state.actor = e.seat
        state.waiting = sum(1 << i for i in range(SYMBOLS) if state.genre_of[base + i] >= 0)
    waiting = [i for i in range(SYMBOLS) if state.waiting >> i & 1]
    fitting = [i for i in waiting if state.genre_of[base + i] == genre]
    exact = [i for i in fitting if state.fans_of[base + i] == e.count]
    symbol = next(iter(exact or fitting), 0)
    state.waiting &= ~(1 << symbol)
    state.phase, state.group, state.group_symbol = st.PLACE, 0, symbol
    state.group_left, state.group_card = e.count, _card(t, state, e)
    if not e.blunder:
        state.home[e.seat * 4 + genre] -= e.count


def _card(t: Tables, state: State, e: dy.GroupCame) -> int:
    """Play the group's fan card; return it, or why there is none."""
    if e.fan:
        at = take_fan(t, state, e.seat, GENRE_AT[e.genre], e.fan)
        if at >= 0:
            state.played[e.seat] += 1 << 2 * at
        return at
    if e.blunder:
        return st.BLUNDER
    state.cardless[e.seat * 4 + GENRE_AT[e.genre]] -= 1
    return st.NO_CARD


def overflowed(t: Tables, state: State, e: dy.Overflowed) -> None:
    """Leave fans beside the campsite."""
    genre = GENRE_AT[e.genre]
    state.sad_out[e.seat * 4 + genre] += e.count
    state.group_left -= e.count
    if state.group_card != st.BLUNDER:
        state.reserve[genre] += e.count


def marker_placed(t: Tables, state: State, e: dy.MarkerPlaced) -> None:
    """Lay a marker of the group down."""
    state.group |= 1 << SPACE_AT[e.space]
    state.group_left -= 1


def marker_lifted(t: Tables, state: State, e: dy.MarkerLifted) -> None:
    """Take a marker of the group up again."""
    state.group &= ~(1 << SPACE_AT[e.space])
    state.group_left += 1


def group_judged(t: Tables, state: State, e: dy.GroupJudged) -> None:
    """Let a group be satisfied or not; its card opens a purse."""
    genre, card = GENRE_AT[e.genre], state.group_card
    happy, sad = _mask(e.happy), _mask(e.sad)
    state.marks[e.seat * 4 + genre] |= happy | sad
    state.happy[e.seat] |= happy
    if card != st.BLUNDER:
        state.up[e.seat] |= happy | sad
    if card >= 0:
        fan = t.data.fans[card]
        state.purse[e.seat * 4 + genre] += fan.power
        for kind in range(3):
            if kind not in fan.aversion:
                state.purse_at[e.seat * 12 + genre * 3 + kind] += fan.power
    state.group = state.group_left = 0
    state.group_card = st.NO_CARD


def _mask(spaces: tuple[str, ...]) -> int:
    return sum(1 << SPACE_AT[space] for space in spaces)


# ------------------------------------------------------------------ evening
def band_plays(t: Tables, state: State, e: dy.BandPlays) -> None:
    """Open the spaces in front of the stage."""
    at = e.seat * PLACES + 1
    state.room[at], state.crowd[at] = e.spaces, 0


def fan_put(t: Tables, state: State, e: dy.FanPut) -> None:
    """Send a fan from its space to a place, where it pays what it costs."""
    seat, genre, place = e.seat, GENRE_AT[e.genre], t.place_at[e.place]
    slot = slot_of(t, state, seat, place)
    at = seat * PLACES + slot
    state.up[seat] &= ~(1 << SPACE_AT[e.space])
    state.away[seat * 4 + genre] += 1
    state.room[at] -= 1
    state.crowd[at] += 1 << 4 * genre
    if 2 <= slot < UPGRADE_SLOT:
        stand = t.data.stands[place - 2]
        state.purse[seat * 4 + genre] -= stand.income
        state.purse_at[seat * 12 + genre * 3 + stand.type] -= stand.income


def fans_asleep(t: Tables, state: State, e: dy.FansAsleep) -> None:
    """Lay the fans left on the campsite flat."""
    state.flat[e.seat] |= state.up[e.seat]
    state.up[e.seat] = 0


def woken(t: Tables, state: State, e: dy.Woken) -> None:
    """Let a fan get up."""
    bit = 1 << SPACE_AT[e.space]
    state.flat[e.seat] &= ~bit
    state.up[e.seat] |= bit


# ------------------------------------------------------------------ night
def night_fell(t: Tables, state: State, e: nt.NightFell) -> None:
    """Let night fall on a seat's grounds: its garbage is to come."""
    state.phase, state.actor, state.night = st.GARBAGE, e.seat, e.garbage
    state.turn = state.queue.index(e.seat)


def garbage_dumped(t: Tables, state: State, e: nt.GarbageDumped) -> None:
    """Put garbage on a space, on other garbage, or over the fence."""
    if not e.space:
        state.fence[e.seat] += 1
        return
    at = SPACE_AT[e.space]
    if state.garbage[e.seat] >> at & 1:
        state.piles[e.seat] += 1 << 5 * at
    state.garbage[e.seat] |= 1 << at


def garbage_cleared(t: Tables, state: State, e: nt.GarbageCleared) -> None:
    """Remove a piece of garbage."""
    at = SPACE_AT.get(e.space, -1)
    if at < 0:
        state.fence[e.seat] -= 1
    elif state.piles[e.seat] >> 5 * at & 31:
        state.piles[e.seat] -= 1 << 5 * at
    else:
        state.garbage[e.seat] &= ~(1 << at)


def fan_left(t: Tables, state: State, e: nt.FanLeft) -> None:
    """Send a fan home: one asleep first."""
    genre = GENRE_AT[e.genre]
    at = e.seat * 4 + genre
    lying = state.flat[e.seat] & state.marks[at]
    if lying:
        state.flat[e.seat] ^= lying & -lying
    else:
        state.away[at] -= 1
    state.reserve[genre] += 1
