"""A data set made ready for play: every action prebuilt, every list of options looked up.

Options are handed out by reference; a lookup by hand or by colours held is all ``legal`` does.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product
from typing import Final

from engines.games.on_the_road.actions import (
    BACK,
    DOUBLE,
    GO,
    PRICES,
    WAYS,
    CallBack,
    Drive,
    Pass,
    Perform,
    Redraw,
    Rescue,
    ReturnFan,
    RoadAction,
    Special,
    StagePass,
)
from engines.games.on_the_road.components import COLOURS, Components
from engines.games.on_the_road.state import pack_hand

Options = tuple[RoadAction, ...]

RETURN_OPTIONS: Final[Options] = (ReturnFan(True), ReturnFan(False))
PERFORM_OPTIONS: Final[Options] = (Perform(),)
PASS: Final = Pass()


class Tables:
    """What rules look up; nothing here changes after it is built.

    ``go`` and ``van`` give the drives of a packed hand; for ``van`` the key also says which
    card slots may be doubled: ``hand << slots | doubled``. ``rescue``, ``redraw`` and
    ``react`` give the options for the colours a seat holds, pass last. ``spend`` gives the
    colour indices of a special action.
    """

    def __init__(self, data: Components) -> None:
        self.data = data
        self.slots = len(data.values)
        self.last = data.last
        self.slot_of = {value: slot for slot, value in enumerate(data.values)}
        self.drives = {(v, how): Drive(v, how) for v in data.values for how in WAYS}
        self.specials: dict[type[Special], tuple[tuple[int, Special], ...]] = {
            made: tuple(
                (sum(1 << c for c in colours), made(tuple(COLOURS[c] for c in colours)))
                for colours in combinations(range(len(COLOURS)), price)
            )
            for made, price in PRICES
        }
        self.spend: dict[RoadAction, tuple[int, ...]] = {
            action: tuple(COLOURS.index(name) for name in action.tokens)
            for row in self.specials.values()
            for _, action in row
        }
        masks = range(1 << len(COLOURS))
        self.rescue = tuple(self._options(mask, Rescue) for mask in masks)
        self.redraw = tuple(self._options(mask, Redraw) for mask in masks)
        self.react = tuple(self._options(mask, CallBack, StagePass) for mask in masks)
        self.go: dict[int, Options] = {}
        self.van: dict[int, Options] = {}
        for size in range(data.hand + 1):
            for cards in combinations_with_replacement(data.values, size):
                self._add_hand(cards)
        self.vocabulary: Options = (
            *self.drives.values(),
            *RETURN_OPTIONS,
            *PERFORM_OPTIONS,
            *self.spend,
            PASS,
        )

    def _options(self, mask: int, *kinds: type[Special]) -> Options:
        """Return the affordable actions and the pass; nothing at all if none is affordable."""
        found = [a for kind in kinds for cost, a in self.specials[kind] if cost & mask == cost]
        return (*found, PASS) if found else ()

    def _add_hand(self, cards: tuple[int, ...]) -> None:
        hand = pack_hand(cards, self.data.values)
        held = sorted(set(cards))
        self.go[hand] = tuple(self.drives[value, GO] for value in held)
        for doubled in product((False, True), repeat=len(held)):
            key = hand << self.slots
            options: list[RoadAction] = []
            for value, twice in zip(held, doubled, strict=True):
                key |= twice << self.slot_of[value]
                ways = (GO, DOUBLE, BACK) if twice else (GO, BACK)
                options += (self.drives[value, how] for how in ways)
            self.van[key] = tuple(options)
