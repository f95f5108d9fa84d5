"""What is shown of a game now: the view it came from, changed piece by piece by animations."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from engines.core.types import Seat
from engines.games.on_the_road.view import View

COLOURS = ("mountain", "lake", "forest", "field", "pink")
FLYING = -1
"""As the place of a van: it is on its way and not drawn at rest."""
VALUES = (1, 2, 3, 4, 5, 6)


@dataclass(slots=True)
class Model:
    """Every piece that can move, where it is shown. Seats, colours and tiles as in ``View``.

    ``queue`` and ``stage`` list seats in the order they came, ``tray`` the fans just drawn,
    ``played`` the last cards on the discard pile, newest last.
    """

    bands: tuple[str, ...]
    road: tuple[str, ...] = ()
    vans: list[int] = field(default_factory=list)
    tokens: list[list[int]] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)
    tickets: list[int] = field(default_factory=list)
    ticket_stack: list[int] = field(default_factory=list)
    home: list[int] = field(default_factory=list)
    bag: list[int] = field(default_factory=list)
    queue: list[Seat] = field(default_factory=list)
    stage: list[Seat] = field(default_factory=list)
    tray: list[Seat] = field(default_factory=list)
    tray_seat: Seat = -1
    hand: list[int] = field(default_factory=list)
    hand_sizes: list[int] = field(default_factory=list)
    deck: int = 0
    discards: int = 0
    played: list[int] = field(default_factory=list)
    full: int = 16
    last: int = 31
    view: View | None = None

    def take(self, view: View) -> None:
        """Show a view; what has an order only on the screen keeps it."""
        self.view = view
        self.road, self.full, self.last = view.road, view.full, len(view.road) - 1
        self.vans = list(view.vans)
        self.tokens = [list(row) for row in view.tokens]
        self.supply = list(view.supply)
        self.tickets = list(view.tickets)
        self.ticket_stack = list(view.ticket_stack)
        self.home, self.bag = list(view.home), list(view.bag)
        self.queue = _kept(self.queue, view.potty)
        self.stage = list(view.stage)
        self.tray = _kept(list(view.drawn), view.pending)
        self.tray_seat = view.active
        self.hand = list(view.hand)
        self.hand_sizes = list(view.hand_sizes)
        self.deck, self.discards = view.deck_left, sum(view.discards)
        self.played = _played(self.played, view.discards)

    @property
    def seats(self) -> range:
        """The seats of the match."""
        return range(len(self.bands))

    def notes(self, seat: Seat) -> int:
        """Return a band's music notes as shown."""
        return self.tokens[seat][4] + self.tickets[seat]

    def waiting(self, seat: Seat) -> int:
        """Return how many fans of a band queue."""
        return self.queue.count(seat)

    def backstage(self) -> list[Seat]:
        """Return the seats whose vans stand on the mainstage's car park."""
        return [seat for seat in self.seats if self.vans[seat] == self.last]

    def barn(self) -> list[Seat]:
        """Return the seats whose vans stand in the barn."""
        return [seat for seat in self.seats if self.vans[seat] == 0]


def _kept(order: list[Seat], counts: tuple[int, ...]) -> list[Seat]:
    """Return the order with as many of each seat as counted: the first leave, new ones join."""
    surplus = Counter(order)
    surplus.subtract(dict(enumerate(counts)))
    kept = []
    for seat in order:
        if surplus[seat] > 0:
            surplus[seat] -= 1
        else:
            kept.append(seat)
    for seat, count in enumerate(counts):
        kept += [seat] * (count - kept.count(seat))
    return kept


def _played(order: list[int], counts: tuple[int, ...]) -> list[int]:
    """Return the top of the discard pile: the known order where the counts still allow it."""
    left = Counter(dict(zip(VALUES, counts, strict=False)))
    kept: list[int] = []
    for value in reversed(order):
        if left[value] > 0:
            left[value] -= 1
            kept.append(value)
    rest = [value for value in VALUES for _ in range(max(left[value], 0))]
    return (rest + kept[::-1])[-3:]
