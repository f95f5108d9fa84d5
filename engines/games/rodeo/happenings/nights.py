"""What happens at night: garbage, penalties, fans who leave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.types import Arg, Seat, Text, Who, ntext, text
from engines.games.rodeo.happenings.base import Happening
from engines.games.rodeo.words.phrases import STRUCK, fans_of, say


@dataclass(frozen=True, slots=True)
class NightFell(Happening):
    """The night is settled: chaos, and the garbage it makes."""

    seat: Seat
    chaos: int
    garbage: int
    kind: ClassVar[str] = "night_fell"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return ntext(
            "Night at {who}'s: with chaos {chaos} there is {garbage} new piece of garbage.",
            "Night at {who}'s: with chaos {chaos} there are {garbage} new pieces of garbage.",
            count="garbage",
            who=Who(self.seat),
            chaos=self.chaos,
            garbage=self.garbage,
        )


@dataclass(frozen=True, slots=True)
class GarbageDumped(Happening):
    """Garbage lies on a space, empty beside the campsite; ``worse``: it costs hygiene."""

    seat: Seat
    space: str
    worse: bool
    kind: ClassVar[str] = "garbage_dumped"

    @property
    def text(self) -> Text:
        """The line for the log."""
        if not self.space:
            return text("Garbage goes over {who}'s fence.", who=Who(self.seat))
        args: dict[str, Arg] = {"who": Who(self.seat), "space": self.space.upper()}
        if self.worse:
            return say(text("Garbage is piled up at {who}'s on {space}."), **args)
        return say(text("Garbage lies at {who}'s on {space}."), **args)

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        if not self.space:
            return text("Garbage goes over the fence.")
        if self.worse:
            return text("Garbage is piled up on {space}.", space=self.space.upper())
        return text("Garbage blocks {space}.", space=self.space.upper())


@dataclass(frozen=True, slots=True)
class GarbageCleared(Happening):
    """Garbage was removed from a space, or from beside the campsite (``fence``)."""

    seat: Seat
    space: str
    kind: ClassVar[str] = "garbage_cleared"

    @property
    def text(self) -> Text:
        """The line for the log."""
        if self.space == "fence":
            return text("{who} clears garbage beside the campsite.", who=Who(self.seat))
        return text(
            "{who} clears garbage on {space}.", who=Who(self.seat), space=self.space.upper()
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("One piece of garbage less.")


@dataclass(frozen=True, slots=True)
class PenaltyStruck(Happening):
    """A hygiene penalty strikes (ruling 39)."""

    seat: Seat
    hygiene: int
    effect: str
    kind: ClassVar[str] = "penalty_struck"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return say(STRUCK[self.effect], who=Who(self.seat), hygiene=self.hygiene)


@dataclass(frozen=True, slots=True)
class FanLeft(Happening):
    """A fan went home; its marker stays."""

    seat: Seat
    genre: str
    kind: ClassVar[str] = "fan_left"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "Going home from {who}'s: {fan}.", who=Who(self.seat), fan=fans_of(self.genre, 1)
        )

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("{fan} goes home.", fan=fans_of(self.genre, 1))


@dataclass(frozen=True, slots=True)
class UnhappyGrumble(Happening):
    """So many dissatisfied markers press the mood (ruling 40)."""

    seat: Seat
    count: int
    kind: ClassVar[str] = "unhappy_grumble"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return ntext(
            "{number} dissatisfied marker presses the mood at {who}'s.",
            "{number} dissatisfied markers press the mood at {who}'s.",
            count="number",
            number=self.count,
            who=Who(self.seat),
        )
