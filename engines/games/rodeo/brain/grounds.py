"""Where to put things on a campsite: markers, toilets, garbage."""

from __future__ import annotations

from itertools import combinations

from engines.games.rodeo.components.model import Fan
from engines.games.rodeo.play.arrival import judged
from engines.games.rodeo.play.common import bits, free_spaces, lay_out
from engines.games.rodeo.play.line_up import turnable
from engines.games.rodeo.play.placing import open_row
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import ROW_MASKS, Tables, beside


def fit(state: State, fan: Fan | None, genre: int, group: int) -> float:
    """Return how well a group lies: its satisfied markers, then little spread, spare tents."""
    seat = state.actor
    b = seat * 4
    marks = state.marks[b : b + 4]
    marks[genre] |= group
    happy = judged(state, seat, fan, group, marks) if fan else group
    free = free_spaces(state, seat) & ~group
    touched = (beside(group) & free).bit_count()
    wasted = 0
    if fan is not None and fan.location < 0:
        wasted = (group & state.tent[seat]).bit_count()
    return happy.bit_count() - 0.06 * touched - 0.02 * wasted


def best_group(state: State, fan: Fan | None, genre: int, group: int, left: int) -> int:
    """Return the best whole group that adds ``left`` markers to one begun."""
    seat = state.actor
    dirt = state.dirt[seat]
    free = free_spaces(state, seat) & ~group
    while left:
        clean = free & ~dirt
        row = next((clean & mask for mask in ROW_MASKS if clean & mask), free)
        if row.bit_count() > left:
            return group | _best_part(state, fan, genre, group, row, left)
        if not row:
            break
        group |= row
        free &= ~row
        left -= row.bit_count()
    return group


def _best_part(state: State, fan: Fan | None, genre: int, group: int, row: int, left: int) -> int:
    best, highest = 0, -99.0
    for cells in combinations(bits(row), left):
        part = sum(1 << cell for cell in cells)
        value = fit(state, fan, genre, group | part)
        if value > highest:
            best, highest = part, value
    return best


def next_space(t: Tables, state: State) -> int:
    """Return the space the next marker of the arriving group belongs on."""
    seat = state.actor
    fan = t.data.fans[state.group_card] if state.group_card >= 0 else None
    genre = state.genre_of[seat * 9 + state.day * 3 + state.group_symbol]
    whole = best_group(state, fan, genre, state.group, state.group_left)
    fresh = whole & ~state.group & open_row(state)
    return (fresh & -fresh).bit_length() - 1


def arrival_value(t: Tables, state: State, card: int, symbol: int) -> float:
    """Return the share of a group that would be satisfied, a little more for larger ones."""
    seat = state.actor
    at = seat * 9 + state.day * 3 + symbol
    genre = state.genre_of[at]
    room = free_spaces(state, seat).bit_count()
    count = min(state.fans_of[at], state.home[seat * 4 + genre], room)
    if not count:
        return 0.0
    fan = t.data.fans[card]
    return fit(state, fan, genre, best_group(state, fan, genre, 0, count)) - 0.75 * count


def toilet_space(t: Tables, state: State, spaces: int) -> int:
    """Return where a toilet is least in the way: the last row, the edge, beside another."""
    seat = state.actor
    near = beside(state.toilets[seat])
    cells = state.cells[seat]

    def value(at: int) -> float:
        bit = 1 << at
        open_sides = (beside(bit) & cells & ~state.toilets[seat]).bit_count()
        return at // 6 * 3 - open_sides * 0.5 + bool(near & bit) * 0.4

    return max(bits(spaces), key=value)


def garbage_space(state: State, seat: int, spaces: int, hurt: bool) -> int:
    """Return where garbage does least harm, or most (``hurt``): dirt and back rows are cheap."""

    def value(at: int) -> float:
        bit = 1 << at
        piled = bool(state.garbage[seat] & bit)
        return at // 6 + 2.5 * bool(state.dirt[seat] & bit) - 4.0 * piled

    found = bits(spaces)
    return min(found, key=value) if hurt else max(found, key=value)


def expected_happy(t: Tables, state: State) -> float:
    """Return how well the season's groups would lie, each day's best cards first; uses it up."""
    seat = state.actor
    total = 0.0
    for at in range(seat * 9, seat * 9 + 9):
        genre = state.genre_of[at]
        if not 0 <= genre < 4:
            continue
        count = min(state.fans_of[at], state.home[seat * 4 + genre])
        count = min(count, free_spaces(state, seat).bit_count())
        best, group, card = -99.0, 0, -1
        for fan in t.kinds[genre][state.hands[seat] >> t.shift[genre] & t.span[genre]]:
            found = best_group(state, t.data.fans[fan], genre, 0, count)
            value = fit(state, t.data.fans[fan], genre, found)
            if value > best:
                best, group, card = value, found, fan
        if card >= 0 and count:
            state.hands[seat] -= 1 << 2 * card
            state.home[seat * 4 + genre] -= count
            state.marks[seat * 4 + genre] |= group
            total += best
    return total


def best_turn(t: Tables, state: State) -> int:
    """Return the campsite card to turn next, 1 to 5; 0 if the cards lie well."""
    best, highest = 0, expected_happy(t, state.copy()) + 0.3
    cards = turnable(t, state)
    for i in bits(cards):
        for turns in range(1, 4 - (state.turns >> 2 * i & 3)):
            trial = state.copy()
            at = state.actor * 5 + i
            trial.turned[at] = trial.turned[at] + turns & 3
            lay_out(t, trial, state.actor)
            value = expected_happy(t, trial)
            if value > highest:
                best, highest = i + 1, value
    return best
