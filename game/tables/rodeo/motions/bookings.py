"""What the events of booking, expansion and line-up change."""

from __future__ import annotations

from engines.games.rodeo.components.model import HYGIENE, SYMBOLS, WILD
from engines.games.rodeo.happenings import booking as bk
from engines.games.rodeo.happenings import grounds as gr
from engines.games.rodeo.happenings import tracks as tr
from engines.games.rodeo.play.common import lay_out
from engines.games.rodeo.play.expansion import own_stand, own_upgrade
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DAY_AT, GENRE_AT, PLACES, SPACE_AT, Tables


def bands_gone(t: Tables, state: State, e: bk.BandsGone) -> None:
    """Take bands off the display."""
    for band in e.bands:
        _off_display(t, state, band, gone=True)


def _off_display(t: Tables, state: State, band: str, gone: bool) -> None:
    bit = 1 << t.band_at[band]
    state.band_display &= ~bit
    if gone:
        state.band_gone |= bit


def bands_revealed(t: Tables, state: State, e: bk.BandsRevealed) -> None:
    """Put bands on display."""
    for band in e.bands:
        bit = 1 << t.band_at[band]
        state.band_stack &= ~bit
        state.band_display |= bit


def booked(t: Tables, state: State, e: bk.Booked) -> None:
    """Pay a band and take it to the festival."""
    _off_display(t, state, e.band, gone=False)
    state.cash[e.seat] = e.cash
    _own_band(t, state, e.seat, e.band)


def garage_taken(t: Tables, state: State, e: bk.GarageTaken) -> None:
    """Take a garage band and its money."""
    state.band_stack &= ~(1 << t.band_at[e.band])
    state.cash[e.seat] += e.cash
    _own_band(t, state, e.seat, e.band)


def _own_band(t: Tables, state: State, seat: int, band: str) -> None:
    at, place = t.band_at[band], state.count[seat]
    state.bands[seat * 3 + place] = at
    state.count[seat] = place + 1
    base = seat * 9 + place * SYMBOLS
    for i, (genre, fans) in enumerate(t.data.bands[at].symbols):
        state.genre_of[base + i], state.fans_of[base + i] = genre, fans


def wild_chosen(t: Tables, state: State, e: bk.WildChosen) -> None:
    """Give the next wildcard of the band its genre."""
    place = state.bands.index(t.band_at[e.band], e.seat * 3) - e.seat * 3
    base = e.seat * 9 + place * SYMBOLS
    wilds = [at for at in range(base, base + SYMBOLS) if state.genre_of[at] == WILD]
    if wilds:
        state.genre_of[wilds[0]] = GENRE_AT[e.genre]


def fans_taken(t: Tables, state: State, e: bk.FansTaken) -> None:
    """Let figures buy tickets."""
    genre = GENRE_AT[e.genre]
    state.available[genre] -= e.count
    state.home[e.seat * 4 + genre] += e.count


def band_dropped(t: Tables, state: State, e: bk.BandDropped) -> None:
    """Discard a band from the display."""
    _off_display(t, state, e.band, gone=True)


def refilled(t: Tables, state: State, e: tr.Refilled) -> None:
    """Let figures out of the reserve look for tickets."""
    genre = GENRE_AT[e.genre]
    state.reserve[genre] -= e.count
    state.available[genre] += e.count


def extra_fan(t: Tables, state: State, e: tr.ExtraFan) -> None:
    """Let a symbol of the band just booked bring more fans."""
    _symbol(state, e.seat, e.genre, e.total - e.amount, state.fans_of, e.total)


def rewilded(t: Tables, state: State, e: tr.Rewilded) -> None:
    """Give a symbol of the band just booked another genre."""
    _symbol(state, e.seat, e.old, e.count, state.genre_of, GENRE_AT[e.new])


def _symbol(state: State, seat: int, genre: str, fans: int, values: list[int], value: int) -> None:
    base = seat * 9 + (state.count[seat] - 1) * SYMBOLS
    for at in range(base, base + SYMBOLS):
        if (state.genre_of[at], state.fans_of[at]) == (GENRE_AT[genre], fans):
            values[at] = value
            return


# ------------------------------------------------------------------ expansion
def stand_bought(t: Tables, state: State, e: gr.StandBought) -> None:
    """Put up a stand; its stack is empty until the next shows."""
    at = t.stand_at[e.stand]
    state.cash[e.seat] = e.cash
    state.rebate[e.seat] = 0
    if at in state.top:
        state.top[state.top.index(at)] = -1
    own_stand(t, state, e.seat, at)


def stand_revealed(t: Tables, state: State, e: gr.StandRevealed) -> None:
    """Show the next stand of a stack."""
    at = t.stand_at[e.stand]
    state.market_pool &= ~(1 << at)
    state.below[e.stack - 1] -= 1
    state.top[e.stack - 1] = at


def upgrade_bought(t: Tables, state: State, e: gr.UpgradeBought) -> None:
    """Build an upgrade."""
    state.cash[e.seat] = e.cash
    state.rebate[e.seat] = 0
    own_upgrade(t, state, e.seat, t.upgrade_at[e.upgrade])


# ------------------------------------------------------------------ line-up
def band_set(t: Tables, state: State, e: gr.BandSet) -> None:
    """Let a band and its symbols change places with those of a day."""
    base, day = e.seat * 3, DAY_AT[e.day]
    other = state.bands.index(t.band_at[e.band], base) - base
    bands = state.bands
    bands[base + other], bands[base + day] = bands[base + day], bands[base + other]
    for symbols in (state.genre_of, state.fans_of):
        one, two = e.seat * 9 + other * 3, e.seat * 9 + day * 3
        here, there = symbols[one : one + 3], symbols[two : two + 3]
        symbols[one : one + 3], symbols[two : two + 3] = there, here


def card_turned(t: Tables, state: State, e: gr.CardTurned) -> None:
    """Turn a campsite card."""
    state.turned[e.seat * 5 + e.card - 1] = e.quarters
    lay_out(t, state, e.seat)


def toilet_placed(t: Tables, state: State, e: gr.ToiletPlaced) -> None:
    """Put up a toilet."""
    state.toilets[e.seat] |= 1 << SPACE_AT[e.space]


def line_up_done(t: Tables, state: State, e: gr.LineUpDone) -> None:
    """Open the gates: hygiene starts at the number of toilets."""
    state.tracks[e.seat * 3 + HYGIENE] = e.toilets
    state.room[e.seat * PLACES] = e.toilets
