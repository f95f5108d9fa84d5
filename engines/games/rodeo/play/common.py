"""What every part of the rules needs: tracks, money, markers, cards, whose turn it is."""

from __future__ import annotations

from engines.core.rng import INCREMENT, MASK, MULTIPLIER
from engines.core.rules import Sink
from engines.core.types import Text
from engines.games.rodeo.components.model import GENRES, TRACKS
from engines.games.rodeo.happenings.cards import CardsShuffled
from engines.games.rodeo.happenings.tracks import CashMoved, MarkerTurned, TrackMoved
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import SPACES, Tables


def draw(state: State, n: int) -> int:
    """Return a number in 0..n-1 from the state's dice."""
    state.rng = rng = (state.rng * MULTIPLIER + INCREMENT) & MASK
    return ((rng >> 32) * n) >> 32


def draw_bit(state: State, mask: int) -> int:
    """Return the place of a random bit of a mask that has one."""
    for _ in range(draw(state, mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def bits(mask: int) -> list[int]:
    """Return the places of a mask's bits, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


# ------------------------------------------------------------------ whose turn
def in_order(state: State) -> tuple[int, ...]:
    """Return the seats by ascending order number (festival phase, ruling 50)."""
    return tuple(sorted(range(state.players), key=state.order.__getitem__))


def begin(state: State, queue: tuple[int, ...], phase: int) -> None:
    """Let every seat of a queue go through a phase."""
    state.queue = queue
    state.turn = 0
    state.actor = queue[0]
    state.phase = phase


def next_seat(state: State, again: int, then: int) -> None:
    """Go on with the next seat of the queue, or with what comes after the last."""
    state.turn += 1
    if state.turn < state.players:
        state.actor = state.queue[state.turn]
        state.phase = again
    else:
        state.phase = then


# ------------------------------------------------------------------ tracks, money, markers
def move(
    t: Tables, state: State, seat: int, track: int, n: int, cause: Text, emit: Sink | None
) -> None:
    """Move a marker on a track of the festival board, not beyond its ends (ruling 28)."""
    at = seat * 3 + track
    before = state.tracks[at]
    ends = t.data.boards.tracks[track]
    after = before + n
    if after > ends.high:
        after = ends.high
    elif after < ends.low:
        after = ends.low
    state.tracks[at] = after
    if emit:
        emit(TrackMoved(seat, TRACKS[track], before, after, cause))


def pay(state: State, seat: int, amount: int, cause: Text, emit: Sink | None) -> None:
    """Give a seat money, or take it."""
    state.cash[seat] += amount
    if emit:
        emit(CashMoved(seat, amount, state.cash[seat], cause))


def cheer(state: State, seat: int, n: int, cause: Text, emit: Sink | None) -> None:
    """Turn dissatisfied markers to satisfied: on the campsite in reading order, then outside.

    Which of them turns has no consequence (ruling 39).
    """
    base = seat * 4
    for _ in range(n):
        mk = state.marks
        sad = (mk[base] | mk[base + 1] | mk[base + 2] | mk[base + 3]) & ~state.happy[seat]
        if sad:
            low = sad & -sad
            state.happy[seat] |= low
            _tell_turn(state, seat, low, -1, True, cause, emit)
            continue
        genre = _first(state.sad_out, base)
        if genre < 0:
            return
        state.sad_out[base + genre] -= 1
        state.happy_out[base + genre] += 1
        _tell_turn(state, seat, 0, genre, True, cause, emit)


def annoy(state: State, seat: int, n: int, cause: Text, emit: Sink | None) -> None:
    """Turn satisfied markers to dissatisfied, in the same order."""
    base = seat * 4
    for _ in range(n):
        happy = state.happy[seat]
        if happy:
            low = happy & -happy
            state.happy[seat] ^= low
            _tell_turn(state, seat, low, -1, False, cause, emit)
            continue
        genre = _first(state.happy_out, base)
        if genre < 0:
            return
        state.happy_out[base + genre] -= 1
        state.sad_out[base + genre] += 1
        _tell_turn(state, seat, 0, genre, False, cause, emit)


def _first(counts: list[int], base: int) -> int:
    return next((genre for genre in range(4) if counts[base + genre]), -1)


def _tell_turn(
    state: State, seat: int, bit: int, genre: int, happy: bool, cause: Text, emit: Sink | None
) -> None:
    if emit is None:
        return
    space = ""
    if bit:
        space = SPACES[bit.bit_length() - 1]
        genre = next(g for g in range(4) if state.marks[seat * 4 + g] & bit)
    emit(MarkerTurned(seat, GENRES[genre], space, happy, cause))


def sad_count(state: State, seat: int) -> int:
    """Return the dissatisfied markers of a seat, those beside the campsite included."""
    b = seat * 4
    mk, out = state.marks, state.sad_out
    on = (mk[b] | mk[b + 1] | mk[b + 2] | mk[b + 3]) & ~state.happy[seat]
    return on.bit_count() + out[b] + out[b + 1] + out[b + 2] + out[b + 3]


def happy_count(state: State, seat: int) -> int:
    """Return the satisfied markers of a seat."""
    b = seat * 4
    out = state.happy_out
    return state.happy[seat].bit_count() + out[b] + out[b + 1] + out[b + 2] + out[b + 3]


def fans_by_genre(state: State, seat: int) -> list[int]:
    """Return the figures on a seat's grounds, by genre (ruling 41)."""
    b = seat * 4
    here = state.up[seat] | state.flat[seat]
    return [(here & state.marks[b + g]).bit_count() + state.away[b + g] for g in range(4)]


def garbage_count(state: State, seat: int) -> int:
    """Return the garbage on and beside a seat's campsite."""
    piles, total = state.piles[seat], state.garbage[seat].bit_count() + state.fence[seat]
    while piles:
        total += piles & 31
        piles >>= 5
    return total


def free_spaces(state: State, seat: int) -> int:
    """Return the spaces without marker, toilet and garbage; dirt counts as free."""
    b = seat * 4
    mk = state.marks
    taken = mk[b] | mk[b + 1] | mk[b + 2] | mk[b + 3] | state.toilets[seat] | state.garbage[seat]
    return state.cells[seat] & ~taken


def lay_out(t: Tables, state: State, seat: int) -> None:
    """Compute the masks of a seat's campsite from its festival card, season and turned cards."""
    at = state.festival[seat]
    cells = tent = dirt = 0
    for i, ground in enumerate(t.data.festivals[at].grounds):
        if ground.season <= state.season:
            shift, turned = t.at[at][i], state.turned[seat * 5 + i]
            cells |= t.corner << shift
            tent |= t.tent[ground.side][turned] << shift
            dirt |= t.dirt[ground.side][turned] << shift
    state.cells = _with(state.cells, seat, cells)
    state.tent = _with(state.tent, seat, tent)
    state.dirt = _with(state.dirt, seat, dirt)


def _with(values: list[int], at: int, value: int) -> list[int]:
    return [value if i == at else old for i, old in enumerate(values)]


# ------------------------------------------------------------------ fan cards
def genres_with_cards(t: Tables, state: State) -> int:
    """Return the genres of which a card can still be drawn, a bit each (ruling 10)."""
    there = state.fan_deck
    for pile in state.returned:
        there |= pile
    return sum(1 << g for g in range(4) if there >> t.shift[g] & t.span[g])


def draw_fan(t: Tables, state: State, genre: int, emit: Sink | None) -> int:
    """Take the top card off a genre's stack, -1 if there is none anywhere (ruling 10)."""
    shift, span = t.shift[genre], t.span[genre]
    cut = state.fan_deck >> shift & span
    if not cut:
        for seat, pile in enumerate(state.returned):
            mine = pile & span << shift
            state.returned[seat] = pile - mine
            cut += mine >> shift
        if not cut:
            return -1
        state.fan_deck += cut << shift
        if emit:
            emit(CardsShuffled(GENRES[genre]))
    cards = t.held[genre][cut]
    fan = cards[draw(state, len(cards))]
    state.fan_deck -= 1 << 2 * fan
    return fan
