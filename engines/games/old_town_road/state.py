"""A journey under way: plain ints and lists of ints."""

from __future__ import annotations

from typing import Final

EVENT: Final = 0
"""On the road: an event must be taken."""
OUTSIDE: Final = 1
"""Old Town is revealed: events as long as the player likes."""
CROSSROADS: Final = 2
"""A crossroads card was drawn: left or right."""
TRAIN: Final = 3
"""A train was drawn: get off or ride on."""
OVER: Final = 4
"""In Old Town."""


class State:
    """Cards are indices into the deck's data.

    ``road`` from left to right. ``deck`` from bottom to top, the Old Town card below it left
    out. ``pile`` in the order in which cards came under the deck: ``2 * card + turned`` face
    up, the complement (negative) face down. ``turned``, ``known`` (places in the deck the
    player saw) and ``sent`` (trains ridden in this draw step) are bit masks of cards.
    ``drawn`` is the card waiting for a choice, or -1.
    """

    __slots__ = ("deck", "drawn", "known", "phase", "pile", "road", "sent", "turned")

    road: list[int]
    deck: list[int]
    pile: list[int]
    turned: int
    known: int
    sent: int
    drawn: int
    phase: int

    def copy(self) -> State:
        """Return a state that shares nothing that changes."""
        twin = State.__new__(State)
        twin.road = self.road[:]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.turned = self.turned
        twin.known = self.known
        twin.sent = self.sent
        twin.drawn = self.drawn
        twin.phase = self.phase
        return twin


def fresh(deck: list[int], opening: int) -> State:
    """Return a state with the opening cards drawn: the first is the rightmost (ruling 1)."""
    state = State.__new__(State)
    state.deck = deck
    state.road = [deck.pop() for _ in range(opening)][::-1]
    state.pile = []
    state.turned = state.known = state.sent = 0
    state.drawn = -1
    state.phase = EVENT
    return state
