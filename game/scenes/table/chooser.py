"""From clicks to an option: what is meant by the things clicked so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from engines.core.types import Decision, Option, Thing

Way: TypeAlias = tuple[Thing, ...]


def _any_order(option: Option) -> Sequence[Way]:
    return ()


class Chooser:
    """The choice under way. One click may settle it; where it fits several, more are asked.

    ``things`` tells which things lead to an option, in any order. An option with ``ways`` is
    chosen by going one of them to its end instead.
    """

    def __init__(
        self,
        things: Callable[[Option], tuple[Thing, ...]],
        ways: Callable[[Option], Sequence[Way]] = _any_order,
    ) -> None:
        self._things = things
        self._ways = ways
        self.options: tuple[Option, ...] = ()
        self.chosen: tuple[Thing, ...] = ()

    def offer(self, decision: Decision | None) -> None:
        """Begin a new choice; None: nothing may be chosen."""
        self.options = decision.options if decision is not None else ()
        self.chosen = ()

    def hold(self, things: Way) -> None:
        """Take things as clicked, if they leave more than one option."""
        if things and len(self._led_to(things)) > 1:
            self.chosen = things

    @property
    def fitting(self) -> tuple[Option, ...]:
        """The options that everything clicked so far leads to."""
        return self._led_to(self.chosen)

    @property
    def lit(self) -> frozenset[Thing]:
        """The things whose click leads on from here."""
        free = [o for o in self.fitting if not self._ways(o)]
        shared = set(self.chosen)
        if self.chosen and len(free) > 1:
            shared |= set.intersection(*(set(self._things(o)) for o in free))
        found = {t for o in free for t in self._things(o) if t not in shared}
        return frozenset(found | set(self._next_steps(self.fitting)))

    @property
    def stuck(self) -> bool:
        """True if no further thing tells the options apart, so that words must."""
        return bool(self.chosen) and len(self.fitting) > 1 and not self.lit

    def fits(self, thing: Thing) -> tuple[Option, ...]:
        """Return the options a click on a thing would leave; none if it leads nowhere.

        A thing that does not go with those clicked before begins anew.
        """
        return self._led_to((*self.chosen, thing)) or self._led_to((thing,))

    def settles(self, thing: Thing) -> Option | None:
        """Return the option that a click on a thing would settle; None if there is none."""
        for clicked in ((*self.chosen, thing), (thing,)):
            if self._led_to(clicked):
                return self._settled(clicked)
        return None

    def click(self, thing: Thing) -> Option | None:
        """Take a click; return the option if it is settled now. A second click lets go."""
        on = (*self.chosen, thing)
        if thing in self.chosen and not any(self._on_a_way(o, on) for o in self.options):
            self.chosen = tuple(t for t in self.chosen if t != thing)
            return None
        if not self.fits(thing):
            return None
        self.chosen = on if self._led_to(on) else (thing,)
        return self._settled(self.chosen)

    def both(self, first: Thing, second: Thing) -> tuple[Option, ...]:
        """Return the options that two things together lead to, for a drag."""
        return tuple(o for o in self.options if self._joined(o, first, second))

    def cancel(self) -> bool:
        """Let go of everything clicked; true if there was anything."""
        had = bool(self.chosen)
        self.chosen = ()
        return had

    # ------------------------------------------------------------ inside
    def _on_a_way(self, option: Option, clicked: Way) -> bool:
        return any(way[: len(clicked)] == clicked for way in self._ways(option))

    def _leads(self, option: Option, clicked: Way) -> bool:
        if self._ways(option):
            return self._on_a_way(option, clicked)
        things = self._things(option)
        return all(thing in things for thing in clicked)

    def _led_to(self, clicked: Way) -> tuple[Option, ...]:
        return tuple(o for o in self.options if self._leads(o, clicked))

    def _next_steps(self, options: Iterable[Option]) -> Iterable[Thing]:
        done = len(self.chosen)
        for option in options:
            for way in self._ways(option):
                if len(way) > done and way[:done] == self.chosen:
                    yield way[done]

    def _settled(self, clicked: Way) -> Option | None:
        fitting = self._led_to(clicked)
        whole = [o for o in fitting if clicked in self._ways(o)]
        if len(whole) == 1:
            return whole[0]
        return fitting[0] if len(fitting) == 1 and not self._ways(fitting[0]) else None

    def _joined(self, option: Option, first: Thing, second: Thing) -> bool:
        ways = self._ways(option)
        if ways:
            return (first, second) in ways
        things = self._things(option)
        return first in things and second in things
