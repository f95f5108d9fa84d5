"""From clicks to an option: what is meant by the things clicked so far."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.types import Decision, Option, Thing


class Chooser:
    """The choice under way. One click may settle it; where it fits several, more are asked.

    ``things`` tells which things lead to an option.
    """

    def __init__(self, things: Callable[[Option], tuple[Thing, ...]]) -> None:
        self._things = things
        self.options: tuple[Option, ...] = ()
        self.chosen: tuple[Thing, ...] = ()

    def offer(self, decision: Decision | None) -> None:
        """Begin a new choice; None: nothing may be chosen."""
        self.options = decision.options if decision is not None else ()
        self.chosen = ()

    @property
    def fitting(self) -> tuple[Option, ...]:
        """The options that everything clicked so far leads to."""
        return tuple(o for o in self.options if all(t in self._things(o) for t in self.chosen))

    @property
    def lit(self) -> frozenset[Thing]:
        """The things whose click leads on from here."""
        fitting = self.fitting
        shared = set(self.chosen)
        if self.chosen and len(fitting) > 1:
            shared |= set.intersection(*(set(self._things(o)) for o in fitting))
        return frozenset(t for o in fitting for t in self._things(o) if t not in shared)

    @property
    def stuck(self) -> bool:
        """True if no further thing tells the options apart, so that words must."""
        return bool(self.chosen) and len(self.fitting) > 1 and not self.lit

    def fits(self, thing: Thing) -> tuple[Option, ...]:
        """Return the options a click on a thing would leave; none if it leads nowhere.

        A thing that does not go with those clicked before begins anew.
        """
        going_on = tuple(o for o in self.fitting if thing in self._things(o))
        if going_on:
            return going_on
        return tuple(o for o in self.options if thing in self._things(o))

    def click(self, thing: Thing) -> Option | None:
        """Take a click; return the option if it is settled now. A second click lets go."""
        if thing in self.chosen:
            self.chosen = tuple(t for t in self.chosen if t != thing)
            return None
        if not self.fits(thing):
            return None
        if not any(thing in self._things(o) for o in self.fitting):
            self.chosen = ()
        self.chosen = (*self.chosen, thing)
        fitting = self.fitting
        return fitting[0] if len(fitting) == 1 else None

    def both(self, first: Thing, second: Thing) -> tuple[Option, ...]:
        """Return the options that two things together lead to, for a drag."""
        return tuple(
            o for o in self.options if first in self._things(o) and second in self._things(o)
        )

    def cancel(self) -> bool:
        """Let go of everything clicked; true if there was anything."""
        had = bool(self.chosen)
        self.chosen = ()
        return had
