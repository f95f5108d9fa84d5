"""What the player may know: all but the order of the unseen cards (ruling 8 and 11)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engines.core.rng import Dice
from engines.games.old_town_road.state import State

UNSEEN: Final = -1


@dataclass(frozen=True, slots=True)
class View:
    """As ``State``, but ``deck`` (bottom to top) has UNSEEN where the card is not known.

    ``mine`` is true for the player, who alone may choose; the public sees as much.
    """

    road: tuple[int, ...]
    deck: tuple[int, ...]
    pile: tuple[int, ...]
    turned: int
    sent: int
    drawn: int
    phase: int
    mine: bool

    def is_turned(self, card: int) -> bool:
        """Return whether a card lies upside down."""
        return bool(self.turned >> card & 1)

    @property
    def up(self) -> tuple[int, ...]:
        """The face-up cards of the pile, as ``2 * card + turned``."""
        return tuple(face for face in self.pile if face >= 0)


def view(state: State, mine: bool) -> View:
    """Return the view of the player or, with nothing less to see, of the public."""
    known = state.known
    return View(
        tuple(state.road),
        tuple([card if known >> card & 1 else UNSEEN for card in state.deck]),
        tuple(state.pile),
        state.turned,
        state.sent,
        state.drawn,
        state.phase,
        mine,
    )


def unseen(view: View, size: int) -> list[int]:
    """Return the cards whose place nobody knows, in the order of the data."""
    seen = {*view.road, *view.deck, view.drawn}
    seen.update((face if face >= 0 else ~face) >> 1 for face in view.pile)
    return [card for card in range(size) if card not in seen]


def sampler(view: View, size: int) -> Callable[[int], State]:
    """Return a function from a seed to a state with the unseen cards in a random order."""
    hidden = unseen(view, size)

    def sample(seed: int) -> State:
        order = hidden[:]
        Dice(seed).shuffle(order)
        return filled(view, order)

    return sample


def filled(view: View, order: list[int]) -> State:
    """Return the state whose unseen places hold the given cards, the last one topmost."""
    rest = iter(order)
    state = State.__new__(State)
    state.road = list(view.road)
    state.deck = [next(rest) if card == UNSEEN else card for card in view.deck]
    state.pile = list(view.pile)
    state.turned = view.turned
    state.sent = view.sent
    state.drawn = view.drawn
    state.phase = view.phase
    state.known = sum(1 << card for card in view.deck if card != UNSEEN)
    return state
