"""The deck on the road's left, and how thick it still is."""

from assets.source.kit import place
from assets.source.town.cards import card_back, old_town_card
from assets.source.town.strip import W

DECK_W = 126


def deck(layers: int) -> str:
    """Undrawn cards: one layer and Old Town below, or two or three; the top card at the origin."""
    step, out = 5, ""
    if layers == 1:
        out += place(old_town_card(), 2 * step, 2 * step, DECK_W / W)
    for k in range(layers - 1, -1, -1):
        out += place(card_back(), step * k, step * k, DECK_W / W)
    return out
