"""How many points a seat can expect in the end: what it has, and what its festival will bring."""

from __future__ import annotations

from math import exp

from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import CHAOS, HYGIENE, MOOD
from engines.games.rodeo.play.common import (
    fans_by_genre,
    free_spaces,
    garbage_count,
    happy_count,
    sad_count,
)
from engines.games.rodeo.play.scoring import KOMBO, fee_on
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import PLACES, UPGRADE_SLOT, Tables

MONEY = (0.30, 0.25, 0.20)
"""Points that 1K in hand brings by the end, by seasons left before the last: later is less."""
SPREAD = 3.0
"""Points of lead that make about e times the chance."""
CHEER = 0.8
"""Share of arriving fans that end up satisfied."""


def money(state: State) -> float:
    """Return what 1K is worth in points now."""
    left = state.seasons - 1 - state.season
    return MONEY[2] if not left else MONEY[1] if left == 1 else MONEY[0]


def slope(rows: tuple[tuple[int, int], ...], value: float) -> float:
    """Return the points of a table, halves of the next step counted as one comes near it."""
    below = rows[0]
    for row in rows:
        if value < row[0]:
            if row is rows[0]:
                return float(min(0, row[1]))
            share = (value - below[0]) / (row[0] - below[0]) if below[0] > -50 else 0.0
            return below[1] + (row[1] - below[1]) * max(0.0, share) * 0.75
        below = row
    return float(below[1])


def nights_left(state: State) -> int:
    """Return how many nights of the season are still to be settled for the actor's part."""
    if state.phase < st.ARRIVE or st.TO_SEASON <= state.phase <= st.TO_TOILETS:
        return 3
    return 3 - state.day


def to_come(t: Tables, state: State, seat: int) -> tuple[list[float], float, float, float]:
    """Return the fans still to come by genre, and the chaos, hygiene and mood they bring."""
    b = seat * 4
    fans = [float(n) for n in state.home[b : b + 4]]
    chaos = hygiene = mood = 0.0
    in_days = state.phase >= st.ARRIVE and state.phase < st.OVER
    for place in range(state.count[seat]):
        booked = seat == state.actor and place == state.booked
        if in_days and state.event < 0 and place < state.day:
            continue
        band = t.data.bands[state.bands[seat * 3 + place]]
        mood += 0.9 * t.data.stars[band.tier] * (place >= state.day or not in_days)
        for at in range(seat * 9 + place * 3, seat * 9 + place * 3 + 3):
            genre = state.genre_of[at]
            if genre < 0:
                continue
            if genre > 3:
                genre = max(range(4), key=state.available.__getitem__)
            if booked:
                fans[genre] += min(state.fans_of[at], state.available[genre])
            track, n = t.data.per_card[genre]
            if in_days and not _waits(state, seat, place, at):
                continue
            if track == CHAOS:
                chaos += n
            else:
                hygiene += n
    return fans, chaos, hygiene, mood


def _waits(state: State, seat: int, place: int, at: int) -> bool:
    """Return whether a symbol's card is still to be played."""
    if place != state.day:
        return place > state.day
    if seat == state.actor and state.phase in (st.ARRIVE, st.PLACE, st.FINISH):
        symbol = at - seat * 9 - place * 3
        playing = state.group_symbol == symbol and bool(state.group or state.group_left)
        return playing or bool(state.waiting >> symbol & 1)
    return state.phase in (st.ARRIVE, st.PLACE, st.FINISH) and _later(state, seat)


def _later(state: State, seat: int) -> bool:
    return state.queue.index(seat) > state.turn


def festival_points(t: Tables, state: State, seat: int, fans: list[float]) -> float:
    """Return the festival card's points for expected fans."""
    festival = t.data.festivals[state.festival[seat]]
    counts = [fans[genre] for genre in festival.genres]
    if festival.kind == KOMBO:
        low = min(counts)
        # Sets are made of the rarest genre; the next rarest counts a little.
        return slope(((0, 0), *festival.table), low) + 0.1 * (sorted(counts)[1] > low)
    return slope(((0, 0), *festival.table), sum(counts))


def season_worth(t: Tables, state: State, seat: int) -> tuple[float, float, float]:
    """Return the points this season will bring, and the mood and fans it is expected to have."""
    boards = t.data.boards
    coming, chaos_up, hygiene_up, mood_up = to_come(t, state, seat)
    here = fans_by_genre(state, seat)
    group = state.group.bit_count() + state.group_left if seat == state.actor else 0
    expected = sum(coming) + group
    room = free_spaces(state, seat).bit_count() if state.cells[seat] else 12
    if not state.toilets[seat]:
        room -= 2
    lost = max(0.0, expected - room)
    expected -= lost
    tracks = state.tracks[seat * 3 : seat * 3 + 3]
    planned = state.toilets[seat].bit_count() or 2
    hygiene = tracks[HYGIENE] + hygiene_up
    if not state.toilets[seat]:
        hygiene += planned
    idle = expected * 0.3 + (state.up[seat].bit_count() * 0.5 if state.up[seat] else 0.0)
    hygiene += min(state.room[seat * PLACES] if state.toilets[seat] else planned, idle)
    chaos = tracks[CHAOS] + chaos_up
    nights = nights_left(state)
    garbage = garbage_count(state, seat) + _garbage_ahead(t, tracks[CHAOS], chaos, nights)
    sad = sad_count(state, seat) + lost + (1 - CHEER) * expected
    mood = tracks[MOOD] + mood_up - _nightly(tracks[HYGIENE], hygiene, nights)
    mood -= sum(max(0.0, sad - i - 1) / 2 for i in range(nights)) * 0.8
    happy = happy_count(state, seat) + CHEER * expected + min(nights, sad) * 0.4
    fans = [n + c for n, c in zip(here, coming, strict=True)]
    total = sum(here) + expected
    points = slope(boards.vp["mood"], mood) + slope(boards.vp["satisfied"], happy)
    points += -0.25 * max(0.0, sad - 1.5) if sad < 4 else -1.0
    points += -0.5 * min(2.0, garbage)
    points += -1.0 if hygiene < -0.5 else min(1.0, max(-0.5, hygiene * 0.33))
    points += festival_points(t, state, seat, fans)
    placed = max(0, planned - state.extra[seat]) * boards.toilet_cost
    income = total - placed - garbage
    if state.ggam:
        income -= fee_on(t, max(0, int(income)))
    income += shopping(t, state, seat, expected)
    return points + max(0.0, income) * money(state), mood, total


def _garbage_ahead(t: Tables, now: float, then: float, nights: int) -> float:
    if not nights:
        return 0.0
    middle = (now + then) / 2
    return sum((middle + 0.5 >= bin_) * (nights - 0.5) for bin_ in t.data.boards.bins) * 0.8


def _nightly(now: float, then: float, nights: int) -> float:
    """Return the mood that bad hygiene costs in the nights to come."""
    middle = (now + then) / 2
    bad = (middle < -0.5) + 0.6 * (middle < -2.5) + 0.8 * (middle < -4.5) + (middle < -6.5)
    return bad * nights


def shopping(t: Tables, state: State, seat: int, coming: float) -> float:
    """Return the money the fans still have for stands with room."""
    power = sum(state.purse[seat * 4 : seat * 4 + 4]) + coming * 0.95
    open_income = 0
    for slot in range(2, UPGRADE_SLOT):
        room = state.room[seat * PLACES + slot]
        if room:
            open_income += room * t.data.stands[state.stands[seat * 5 + slot - 2]].income
    up = state.up[seat].bit_count()
    return min(power, open_income, (up + coming) * 1.6) * 0.7


def assets(t: Tables, state: State, seat: int) -> float:
    """Return what stands and upgrades will bring in the seasons to come."""
    later = state.seasons - 1 - state.season
    if not later:
        return 0.0
    total = 0.0
    for at in state.stands[seat * 5 : seat * 5 + 5]:
        if at >= 0:
            stand = t.data.stands[at]
            total += 0.10 * stand.income * stand.spaces + 0.3 * len(stand.bonus) * stand.spaces
    total += 0.35 * state.upgrades[seat].bit_count()
    return total * later


def expected_points(t: Tables, state: State) -> list[float]:
    """Return each seat's expected points at the end of the game."""
    found, moods, totals = [], [], []
    for seat in range(state.players):
        points, mood, total = season_worth(t, state, seat)
        cash = state.cash[seat] * money(state)
        found.append(state.vp[seat] + points + cash + assets(t, state, seat))
        moods.append(mood)
        totals.append(total)
    for seat in range(state.players):
        found[seat] += 0.9 * _ahead(moods, seat, 2.0) + 0.9 * _ahead(totals, seat, 2.0)
    return found


def _ahead(values: list[float], seat: int, width: float) -> float:
    """Return about how likely a seat is to have the most."""
    top = max(values)
    weights = [exp((value - top) / width) for value in values]
    return weights[seat] / sum(weights)


def chances(points: list[float]) -> list[float]:
    """Return each seat's chance to win from expected points."""
    return [_ahead(points, seat, SPREAD) for seat in range(len(points))]
