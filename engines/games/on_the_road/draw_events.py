"""What happens when fans are drawn, what players do about it, and how the game ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engines.core.types import Reveals, Seat, Text, Who, ntext, text
from engines.games.on_the_road.events import Happening
from engines.games.on_the_road.words import bands_listed, fans_listed, say, tokens_listed


@dataclass(frozen=True, slots=True)
class NothingDrawn(Happening):
    """No fan could be drawn: no music notes, or the bag is empty."""

    seat: Seat
    notes: int
    kind: ClassVar[str] = "nothing_drawn"

    @property
    def text(self) -> Text:
        """The line for the log."""
        if not self.notes:
            return text("{who} has no music notes and draws no fans.", who=Who(self.seat))
        return text("The bag is empty: {who} draws no fans.", who=Who(self.seat))

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        if not self.notes:
            return text("You have no music notes and draw no fans.")
        return text("The bag is empty: you draw no fans.")


@dataclass(frozen=True, slots=True)
class DrewFans(Happening):
    """Fans came out of the bag: ``fans`` are their bands in drawn order.

    ``notes`` is how many could have been drawn; ``again`` marks a redraw.
    """

    seat: Seat
    fans: tuple[Seat, ...]
    notes: int
    again: bool = False
    kind: ClassVar[str] = "drew_fans"

    @property
    def reveals(self) -> Reveals:
        """A random draw."""
        return Reveals.LUCK

    @property
    def text(self) -> Text:
        """The line for the log."""
        return ntext(
            "{who} draws {fans} fan: {bands}.",
            "{who} draws {fans} fans: {bands}.",
            count="fans",
            who=Who(self.seat),
            fans=len(self.fans),
            bands=fans_listed(self.fans),
        )


@dataclass(frozen=True, slots=True)
class Passed(Happening):
    """A seat let a chance for a special action go by; ``chance`` is the decision's kind."""

    seat: Seat
    chance: str
    kind: ClassVar[str] = "passed"


@dataclass(frozen=True, slots=True)
class Spent(Happening):
    """Tokens of ``tokens`` colours left the game for the special action ``action``."""

    seat: Seat
    tokens: tuple[str, ...]
    action: str
    kind: ClassVar[str] = "spent"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{who} spends {tokens}.", who=Who(self.seat), tokens=tokens_listed(self.tokens))

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("You spend {tokens}.", tokens=tokens_listed(self.tokens))


@dataclass(frozen=True, slots=True)
class FansWent(Happening):
    """``count`` fans of one seat went where the kind of event says."""

    seat: Seat
    count: int
    told: ClassVar[Text]
    foretold: ClassVar[Text]

    @property
    def text(self) -> Text:
        """The line for the log."""
        return say(self.told, who=Who(self.seat), fans=self.count)

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return say(self.foretold, fans=self.count)


@dataclass(frozen=True, slots=True)
class Rescued(FansWent):
    """All ``count`` own fans went from the porta-potty to the bag (three tokens)."""

    kind: ClassVar[str] = "rescued"
    told: ClassVar[Text] = ntext(
        "{fans} fan of {who} goes from the porta-potty into the bag.",
        "{fans} fans of {who} go from the porta-potty into the bag.",
        count="fans",
    )
    foretold: ClassVar[Text] = ntext(
        "{fans} of your fans goes from the porta-potty into the bag.",
        "{fans} of your fans go from the porta-potty into the bag.",
        count="fans",
    )


@dataclass(frozen=True, slots=True)
class PutBack(Happening):
    """All drawn fans went back into the bag, to draw again; ``fans`` counts them by band."""

    seat: Seat
    fans: tuple[int, ...]
    kind: ClassVar[str] = "put_back"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text("{who} puts all drawn fans back and draws again.", who=Who(self.seat))

    @property
    def forecast(self) -> Text:
        """What a preview says of it."""
        return text("All drawn fans go back into the bag, and you draw again.")


@dataclass(frozen=True, slots=True)
class CalledBack(FansWent):
    """``count`` drawn fans of a seat went back into the bag (two tokens)."""

    kind: ClassVar[str] = "called_back"
    told: ClassVar[Text] = ntext(
        "{who} calls {fans} fan back into the bag.",
        "{who} calls {fans} fans back into the bag.",
        count="fans",
    )
    foretold: ClassVar[Text] = ntext(
        "{fans} of your drawn fans goes back into the bag.",
        "{fans} of your drawn fans go back into the bag.",
        count="fans",
    )


CITY_DRAW: Final = "city"
STAGE_DRAW: Final = "stage"
STAGE_PASS: Final = "pass"


@dataclass(frozen=True, slots=True)
class ToStage(FansWent):
    """``count`` fans of a seat took the spaces from ``space`` on (the first is 0).

    ``source`` is how they got there: a draw in a city, one on the mainstage, a stage pass.
    """

    space: int
    source: str
    kind: ClassVar[str] = "to_stage"
    told: ClassVar[Text] = ntext(
        "{fans} fan of {who} goes onto the mainstage.",
        "{fans} fans of {who} go onto the mainstage.",
        count="fans",
    )
    told_of_pass: ClassVar[Text] = ntext(
        "With a stage pass {fans} fan of {who} goes onto the mainstage.",
        "With a stage pass {fans} fans of {who} go onto the mainstage.",
        count="fans",
    )
    foretold: ClassVar[Text] = ntext(
        "{fans} of your fans goes onto the mainstage.",
        "{fans} of your fans go onto the mainstage.",
        count="fans",
    )

    @property
    def text(self) -> Text:
        """The line for the log."""
        told = self.told_of_pass if self.source == STAGE_PASS else self.told
        return say(told, who=Who(self.seat), fans=self.count)


@dataclass(frozen=True, slots=True)
class ToPotty(FansWent):
    """``count`` drawn fans of a seat joined the queue at the porta-potty."""

    kind: ClassVar[str] = "to_potty"
    told: ClassVar[Text] = ntext(
        "{fans} fan of {who} queues at the porta-potty.",
        "{fans} fans of {who} queue at the porta-potty.",
        count="fans",
    )

    @property
    def forecast(self) -> Text:
        """What a preview says of it: whose fans it hits, as the log does."""
        return self.text


@dataclass(frozen=True, slots=True)
class Tied(Happening):
    """The mainstage is full, but ``seats`` lead level on ``level`` fans: play goes on."""

    seats: tuple[Seat, ...]
    level: int
    kind: ClassVar[str] = "tied"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return text(
            "The mainstage is full, but {bands} are level on {level}: play goes on.",
            bands=bands_listed(self.seats),
            level=self.level,
        )


@dataclass(frozen=True, slots=True)
class GameEnded(Happening):
    """The game is over; ``ending`` says how, as in ``state``: 1 won, 2 deadlock, 3 rounds."""

    ending: int
    winners: tuple[Seat, ...]
    kind: ClassVar[str] = "game_ended"

    @property
    def text(self) -> Text:
        """The line for the log."""
        if len(self.winners) == 1:
            return text("{who} is the hottest act of the year!", who=Who(self.winners[0]))
        return text("The game ends level: {bands} share it.", bands=bands_listed(self.winners))
