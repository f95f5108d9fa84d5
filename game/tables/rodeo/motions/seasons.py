"""What the events between two seasons change."""

from __future__ import annotations

from typing import Final

from engines.games.rodeo.happenings import booking as bk
from engines.games.rodeo.happenings import scored as sc
from engines.games.rodeo.play import season
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables

FRESH: Final = (
    "fan_deck", "band_stack", "band_display", "band_gone", "event_gone", "hands", "returned",
    "played", "extra", "count", "rebate", "bands", "genre_of", "fans_of", "cardless", "toilets",
    "happy", "up", "flat", "garbage", "piles", "fence", "home", "marks", "sad_out", "happy_out",
    "away", "purse", "purse_at", "crowd", "room", "tracks", "available", "reserve", "cells",
    "tent", "dirt",
)  # fmt: skip
"""What a new season clears; the event cards are dealt by events of their own."""


def season_started(t: Tables, state: State, e: bk.SeasonStarted) -> None:
    """Clear everything that a new season clears (ruling 48)."""
    fresh = state.copy()
    fresh.season = state.season = e.season - 1
    season.begin(t, fresh, None)
    for name in FRESH:
        setattr(state, name, getattr(fresh, name))
    state.round = state.day = state.group = 0
    state.event_stack = (1 << len(t.data.events)) - 1
    state.events = [0] * state.players


def income_taken(t: Tables, state: State, e: sc.IncomeTaken) -> None:
    """Pay a seat's income."""
    state.cash[e.seat] = e.cash
    state.last_fans[e.seat] = e.fans


def points_scored(t: Tables, state: State, e: sc.PointsScored) -> None:
    """Give a seat points."""
    state.vp[e.seat] = e.total


def order_changed(t: Tables, state: State, e: sc.OrderChanged) -> None:
    """Set the order of play anew."""
    for number, seat in enumerate(e.seats, 1):
        state.order[seat] = number
