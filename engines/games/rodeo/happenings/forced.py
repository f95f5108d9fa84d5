"""What happens without anybody being asked, where there is only one way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engines.core.types import Seat, Text, Who, text
from engines.games.rodeo.happenings.base import Happening
from engines.games.rodeo.words.phrases import say

_TOLD: Final = {
    "arrive": text("Only one way for {who}: who arrives."),
    "place": text("Only one way for {who}: where the tents go."),
    "leave": text("Only one way for {who}: who goes home."),
    "clear": text("Only one way for {who}: which garbage is removed."),
    "wake": text("Only one way for {who}: who is woken."),
}


@dataclass(frozen=True, slots=True)
class OnlyWay(Happening):
    """A decision of this kind had one option only; what follows comes of it."""

    seat: Seat
    asked: str
    kind: ClassVar[str] = "only_way"

    @property
    def text(self) -> Text:
        """The line for the log."""
        return say(_TOLD[self.asked], who=Who(self.seat))
