"""Names of cards, suits, signs and hands as Texts."""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, text
from engines.games.old_town_road.components import Card
from engines.games.old_town_road.hands import Hand

SUIT_NAMES: Final = {
    "spades": text("spades"),
    "hearts": text("hearts"),
    "diamonds": text("diamonds"),
    "clubs": text("clubs"),
}
_NUMBERED: Final = {
    "spades": "{number} of spades",
    "hearts": "{number} of hearts",
    "diamonds": "{number} of diamonds",
    "clubs": "{number} of clubs",
}
_ACES: Final = {
    "spades": text("ace of spades"),
    "hearts": text("ace of hearts"),
    "diamonds": text("ace of diamonds"),
    "clubs": text("ace of clubs"),
}
_FOR_THE_CATALOGUE: Final = (
    text("{number} of spades", number=0),
    text("{number} of hearts", number=0),
    text("{number} of diamonds", number=0),
    text("{number} of clubs", number=0),
    text("Saloon"),
    text("Hotel"),
    text("Bank"),
    text("General Store"),
)
"""Messages that are chosen by data below, named here for the language tool."""

ATTRIBUTE_NAMES: Final = {
    **SUIT_NAMES,
    "outlaw": text("outlaws"),
    "lawman": text("lawmen"),
    "wanted": text("WANTED outlaws"),
    "moneybags": text("cards with moneybags"),
    "chip": text("cards with a poker chip"),
}
HAND_NAMES: Final = {
    Hand.NONE: text("no hand"),
    Hand.PAIR: text("pair"),
    Hand.FLUSH: text("flush"),
    Hand.STRAIGHT: text("straight"),
    Hand.THREE: text("three of a kind"),
    Hand.STRAIGHT_FLUSH: text("straight flush"),
}
RANKS: Final = (
    (65, text("Legend of Old Town")),
    (50, text("Marshal")),
    (35, text("Gunslinger")),
    (20, text("Drifter")),
)
LOWEST_RANK: Final = text("Greenhorn")


def card_name(card: Card) -> Text:
    """Return "4 of hearts", "ace of clubs"; establishments with their name in front."""
    plain = (
        _ACES[card.suit]
        if card.number == 1
        else Text(_NUMBERED[card.suit], (("number", card.number),))
    )
    if card.character or not card.name:
        return plain
    return text("{name} ({card})", name=Text(card.name), card=plain)


def attribute_name(attribute: str) -> Text:
    """Return what a target list calls its targets."""
    return ATTRIBUTE_NAMES.get(attribute) or text("number {number}", number=int(attribute))


def rank(points: int) -> Text:
    """Return the title a final score earns, Greenhorn to Legend of Old Town."""
    return next((name for least, name in RANKS if points >= least), LOWEST_RANK)
