"""Morning: groups arrive, one after another (rulebook, 1. The Arrival; rulings 9-11, 20-28)."""

from __future__ import annotations

from engines.core.rules import Sink
from engines.games.rodeo import state as st
from engines.games.rodeo.actions import Arrive, Cardless
from engines.games.rodeo.components.model import DAYS, GENRES, SYMBOLS, TYPES, Fan
from engines.games.rodeo.happenings.days import (
    DayStarted,
    GroupCame,
    GroupJudged,
    Overflowed,
    SymbolLapsed,
)
from engines.games.rodeo.play.common import begin, free_spaces, move, next_seat
from engines.games.rodeo.play.effects import do_all
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import (
    Options,
    Tables,
    beside,
    spaces_of,
)
from engines.games.rodeo.words.phrases import CARDS_OF


def begin_morning(t: Tables, state: State, emit: Sink | None) -> None:
    """Let a seat's fans of the day come; without a band nobody comes (ruling 14)."""
    seat = state.actor
    state.opened = 0
    if emit and not state.turn:
        emit(DayStarted(DAYS[state.day]))
    if state.day >= state.count[seat]:
        next_seat(state, st.TO_MORNING, st.TO_AFTERNOON)
        _open_afternoon(state)
        return
    base = seat * 9 + state.day * 3
    state.waiting = sum(1 << i for i in range(SYMBOLS) if state.genre_of[base + i] >= 0)
    state.phase = st.TO_GROUP


def _open_afternoon(state: State) -> None:
    if state.phase == st.TO_AFTERNOON:
        begin(state, state.queue, st.TO_AFTERNOON)


def begin_group(t: Tables, state: State, emit: Sink | None) -> None:
    """Drop symbols nobody is left for (ruling 9); ask for the next group, if any is left."""
    seat = state.actor
    state.opened = 0
    base = seat * 9 + state.day * 3
    for i in range(SYMBOLS):
        if state.waiting >> i & 1:
            genre = state.genre_of[base + i]
            if not state.home[seat * 4 + genre]:
                state.waiting ^= 1 << i
                if emit:
                    emit(SymbolLapsed(seat, GENRES[genre]))
    if state.waiting:
        state.phase = st.ARRIVE
        return
    next_seat(state, st.TO_MORNING, st.TO_AFTERNOON)
    _open_afternoon(state)


def arrive_options(t: Tables, state: State) -> Options:
    """Return each fan card for each symbol it fits; equal symbols are one choice.

    A symbol whose genre is not in the hand comes without a card (rulings 10 and 11).
    """
    seat = state.actor
    base = seat * 9 + state.day * 3
    hand = state.hands[seat]
    found: list[Arrive | Cardless] = []
    seen = set()
    for i in range(SYMBOLS):
        if not state.waiting >> i & 1:
            continue
        genre = state.genre_of[base + i]
        key = genre, state.fans_of[base + i]
        if key in seen:
            continue
        seen.add(key)
        kinds = t.kinds[genre][hand >> t.shift[genre] & t.span[genre]]
        if kinds:
            found += (t.arrive[fan][i] for fan in kinds)
        else:
            found.append(t.cardless[i])
    return tuple(found)


def arrive(t: Tables, state: State, action: Arrive, emit: Sink | None) -> None:
    """Play a fan card for a symbol."""
    fan = t.fan_at[action.fan]
    seat = state.actor
    state.hands[seat] -= 1 << 2 * fan
    state.played[seat] += 1 << 2 * fan
    _come(t, state, action.symbol, fan, emit)


def cardless(t: Tables, state: State, action: Cardless, emit: Sink | None) -> None:
    """Let a symbol's fans come without a card, rightly or by a blunder."""
    seat = state.actor
    genre = state.genre_of[seat * 9 + state.day * 3 + action.symbol]
    missing = state.cardless[seat * 4 + genre]
    if missing:
        state.cardless[seat * 4 + genre] -= 1
    _come(t, state, action.symbol, st.NO_CARD if missing else st.BLUNDER, emit)


def _come(t: Tables, state: State, symbol: int, card: int, emit: Sink | None) -> None:
    """Send the group to the campsite; those who find no space stay outside (ruling 27)."""
    seat = state.actor
    at = seat * 9 + state.day * 3 + symbol
    genre = state.genre_of[at]
    # Ruling 9: each symbol takes what the pool still has. A blunder costs the printed number.
    count = state.fans_of[at]
    if card != st.BLUNDER:
        count = min(count, state.home[seat * 4 + genre])
        state.home[seat * 4 + genre] -= count
    state.waiting ^= 1 << symbol
    state.group = 0
    state.group_card, state.group_symbol = card, symbol
    if emit:
        known = card >= 0
        name = t.fan_names[card] if known else CARDS_OF[GENRES[genre]]
        fan_id = t.data.fans[card].id if known else ""
        emit(GroupCame(seat, GENRES[genre], fan_id, name, count, card == st.BLUNDER))
    room = free_spaces(state, seat).bit_count()
    if count > room:
        _overflow(state, seat, genre, count - room, card != st.BLUNDER, emit)
        count = room
    state.group_left = count
    state.phase = st.TO_PLACE


def _overflow(
    state: State, seat: int, genre: int, count: int, figures: bool, emit: Sink | None
) -> None:
    state.sad_out[seat * 4 + genre] += count
    if figures:
        state.reserve[genre] += count
    if emit:
        emit(Overflowed(seat, GENRES[genre], count))


# ------------------------------------------------------------------ satisfaction
def judged(state: State, seat: int, fan: Fan, group: int, marks: list[int]) -> int:
    """Return which markers of a group are satisfied (rulings 20, 23, 25).

    ``marks`` are the seat's markers by genre, the group's own included.
    """
    happy = group
    if fan.location >= 0:
        tent = state.tent[seat]
        happy &= ~tent if fan.location else tent
    if fan.wants:
        wanted = 0
        for genre in fan.wants:
            wanted |= marks[genre]
        happy &= beside(wanted)
    for genre in fan.avoids:
        happy &= ~beside(marks[genre])
    return happy


def judge(t: Tables, state: State, emit: Sink | None) -> None:
    """Lay the group down, judge it, then chaos, hygiene and ability (rulings 24, 25, 28)."""
    seat, group, card = state.actor, state.group, state.group_card
    genre = state.genre_of[seat * 9 + state.day * 3 + state.group_symbol]
    b = seat * 4
    state.marks[b + genre] |= group
    happy = group
    if card >= 0:
        happy = judged(state, seat, t.data.fans[card], group, state.marks[b : b + 4])
    elif card == st.BLUNDER:
        happy = 0
    state.happy[seat] |= happy
    if card != st.BLUNDER:
        state.up[seat] |= group
    if emit:
        emit(GroupJudged(seat, GENRES[genre], spaces_of(happy), spaces_of(group & ~happy)))
    state.group = state.group_left = state.group_symbol = 0
    state.group_card = st.NO_CARD
    state.phase = st.TO_GROUP
    if card >= 0:
        _open_purse(t, state, genre, card)
        track, n = t.data.per_card[genre]
        move(t, state, seat, track, n, CARDS_OF[GENRES[genre]], emit)
        do_all(t, state, t.data.fans[card].ability, t.fan_names[card], emit)


def _open_purse(t: Tables, state: State, genre: int, card: int) -> None:
    """Add a card's purchasing power to its genre's pool (ruling 32)."""
    fan, seat = t.data.fans[card], state.actor
    state.purse[seat * 4 + genre] += fan.power
    for at in range(len(TYPES)):
        if at not in fan.aversion:
            state.purse_at[seat * 12 + genre * 3 + at] += fan.power
