"""A table set up by hand: positions for the tests of single rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from engines.core.types import Event, Setup
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import GENRES
from engines.games.rodeo.play.common import begin
from engines.games.rodeo.play.flow import play, settle
from engines.games.rodeo.rules import RodeoRules, load
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import DONE, GENRE_AT, PLACES, SPACE_AT, Tables
from engines.games.rodeo.view import WAITS


@cache
def rules() -> RodeoRules:
    return load()


def tables() -> Tables:
    return rules().tables


def packed(fans: Iterable[str]) -> int:
    return sum(1 << 2 * tables().fan_at[fan] for fan in fans)


def mask(spaces: Iterable[str]) -> int:
    return sum(1 << SPACE_AT[space] for space in spaces)


def mine(values: list[int], width: int = 4, seat: int = 0) -> list[int]:
    """Return a seat's part of a flat list."""
    return values[seat * width : seat * width + width]


class Desk:
    """A dealt game whose position the tests change; seat 0 is first in every order."""

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        self.t = tables()
        self.s: State = rules().new(Setup(players, tuple(sorted(options.items()))), seed)
        self.s.order = list(range(1, players + 1))
        self.events: list[Event] = []

    # ------------------------------------------------------------ playing
    @property
    def waits(self) -> str:
        return WAITS[self.s.phase]

    @property
    def options(self) -> tuple[Any, ...]:
        return self.s.options

    def act(self, action: Any) -> list[Event]:
        assert action in self.s.options, f"{action} is not among {self.s.options}"
        self.events = []
        play(self.t, self.s, action, self.events.append)
        return self.events

    def settle(self) -> list[Event]:
        self.events = []
        self.s.opened = 0
        settle(self.t, self.s, self.events.append)
        return self.events

    def told(self, kind: str) -> list[Any]:
        return [event for event in self.events if event.kind == kind]

    def kinds(self) -> set[str]:
        return {action.kind for action in self.s.options}

    def go_on(self) -> None:
        """Take the first option, but end what can be ended."""
        self.act(DONE if DONE in self.s.options else self.s.options[0])

    # ------------------------------------------------------------ setting up
    def alone(self, seat: int = 0) -> None:
        """Leave the others without bands and event cards, so that they have nothing to decide."""
        s = self.s
        s.events = [0] * s.players
        s.count = [3 if other == seat else 0 for other in range(s.players)]

    def grounds(self, rows: list[str], seat: int = 0) -> None:
        """Lay a campsite: T tent, D tent with dirt, P car park, a dot for no space."""
        found = {"TDP": 0, "TD": 0, "D": 0}
        for row, line in enumerate(rows):
            for col, cell in enumerate(line):
                for letters in found:
                    found[letters] |= (cell in letters) << 6 * row + col
        for name, letters in (("cells", "TDP"), ("tent", "TD"), ("dirt", "D")):
            values = list(getattr(self.s, name))
            values[seat] = found[letters]
            setattr(self.s, name, values)

    def mark(self, genre: str, *spaces: str, happy: bool = True, seat: int = 0) -> None:
        """Lay markers without figures."""
        self.s.marks[seat * 4 + GENRE_AT[genre]] |= mask(spaces)
        if happy:
            self.s.happy[seat] |= mask(spaces)

    def stand_up(self, genre: str, *spaces: str, seat: int = 0) -> None:
        """Lay satisfied markers with figures standing on them."""
        self.mark(genre, *spaces, seat=seat)
        self.s.up[seat] |= mask(spaces)

    def bands(self, *bands: str, seat: int = 0) -> None:
        """Give a seat its bands, wildcards as punk; the fans are not taken."""
        s = self.s
        s.count[seat] = len(bands)
        s.bands[seat * 3 : seat * 3 + 3] = [-1] * 3
        s.genre_of[seat * 9 : seat * 9 + 9] = [-1] * 9
        for place, band in enumerate(bands):
            at = self.t.band_at[band]
            s.bands[seat * 3 + place] = at
            for i, (genre, fans) in enumerate(self.t.data.bands[at].symbols):
                s.genre_of[seat * 9 + place * 3 + i] = genre if genre < 4 else 0
                s.fans_of[seat * 9 + place * 3 + i] = fans

    def pool(self, seat: int = 0, **fans: int) -> None:
        for genre in GENRES:
            self.s.home[seat * 4 + GENRE_AT[genre]] = fans.get(genre, 0)

    def purse(self, seat: int = 0, **power: int) -> None:
        """Give genres purchasing power that may be spent anywhere."""
        for genre, n in power.items():
            at = seat * 4 + GENRE_AT[genre]
            self.s.purse[at] = n
            self.s.purse_at[at * 3 : at * 3 + 3] = [n] * 3

    def stands(self, *stands: str, seat: int = 0) -> None:
        s = self.s
        for slot in range(5):
            at = self.t.stand_at[stands[slot]] if slot < len(stands) else -1
            s.stands[seat * 5 + slot] = at
            s.room[seat * PLACES + 2 + slot] = self.t.data.stands[at].spaces if at >= 0 else 0

    def start(self, phase: int, seat: int = 0, day: int = 0) -> list[Event]:
        """Begin a part of the game for all seats, the given one first."""
        s = self.s
        s.day = day
        s.booked = s.event = s.effect = s.rival = -1
        others = [other for other in range(s.players) if other != seat]
        begin(s, (seat, *others), phase)
        return self.settle()

    def morning(self, band: str, hand: Iterable[str], seat: int = 0, day: int = 0) -> None:
        """Let a seat's band of the day bring its fans; the others have no festival."""
        self.alone(seat)
        self.bands(*([band] * 3), seat=seat)
        if not any(mine(self.s.home, seat=seat)):
            self.pool(seat=seat, punk=9, metal=9, reggae=9, indie=9)
        self.s.hands[seat] = packed(hand)
        self.start(st.TO_MORNING, seat, day)

    def busy(self, seat: int) -> None:
        """Give a seat something to decide in the evening and at night, so that play stops there."""
        self.bands("lh04", "lh04", "lh04", seat=seat)
        self.grounds(["TTT"], seat)
        self.stand_up("punk", "a2", seat=seat)
        self.s.tracks[seat * 3] = 3

    def evening(self, band: str, seat: int = 0, day: int = 0) -> None:
        self.alone(seat)
        self.bands(*([band] * 3), seat=seat)
        self.busy(1 - seat)
        self.start(st.TO_EVENING, seat, day)

    def night(self, seat: int = 0, day: int = 0, **tracks: int) -> list[Event]:
        """Settle a seat's night with these tracks; the others have clean grounds."""
        self.alone(seat)
        self.bands("lh04", "lh04", "lh04", seat=seat)
        self.busy(1 - seat)
        for at, name in enumerate(("chaos", "hygiene", "mood")):
            if name in tracks:
                self.s.tracks[seat * 3 + at] = tracks[name]
        return self.start(st.TO_NIGHT, seat, day)

    def track(self, name: str, seat: int = 0) -> int:
        return self.s.tracks[seat * 3 + ("chaos", "hygiene", "mood").index(name)]
