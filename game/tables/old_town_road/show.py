"""Old Town Road outside the table: pieces for the title, the rules, and the poster of the end."""

from __future__ import annotations

from typing import Final

from engines.core.types import text
from game.tables.figure import Figure


def _pieces(*names: str) -> tuple[str, ...]:
    return tuple(f"old_town_road/{name}" for name in names)


ROUND: Final = text("Turn {round}")
POINTS: Final = text("Points")
CHAPTERS: Final = ("journey", "draw", "town")
BITS: Final = _pieces(
    "card_hearts_4",
    "card_spades_1",
    "card_clubs_2_turned",
    "card_back",
    "rank_marshal",
    "card_diamonds_7",
    "coin_hit",
    "robber_coin",
)
SMALL_BITS: Final = _pieces(
    "chip",
    "moneybag",
    "wanted",
    "star",
    "suit_hearts",
    "bullet",
    "suit_clubs",
    "tumbleweed",
)

FIGURES: Final = (
    Figure(
        "old_town_road/card_hearts_4",
        text("Character"),
        text("an outlaw or a lawman of the road"),
        "cards",
        ("top", "goal", "cards", "setup", "shootout"),
    ),
    Figure(
        "old_town_road/card_hearts_4_turned",
        text("Turned"),
        text("upside down it shows other symbols"),
        "cards",
        ("top", "cards", "shootout", "robbery"),
    ),
    Figure(
        "old_town_road/card_spades_7",
        text("Establishment"),
        text("has a safe that can be robbed"),
        "robbery",
        ("cards", "robbery"),
    ),
    Figure(
        "old_town_road/card_old_town",
        text("Old Town"),
        text("the end of the road"),
        "town",
        ("top", "goal", "setup", "town", "score", "hands"),
    ),
    Figure(
        "old_town_road/card_down",
        text("Got away"),
        text("face down it scores nothing"),
        "getaway",
        ("getaway", "town"),
    ),
    Figure(
        "old_town_road/bullet",
        text("Range"),
        text("so many steps a shot reaches"),
        "shootout",
        ("cards", "shootout"),
    ),
    Figure(
        "old_town_road/target_lawman",
        text("Targets"),
        text("whom a character shoots"),
        "shootout",
        ("cards", "shootout"),
    ),
    Figure(
        "old_town_road/crossroads",
        text("Crossroads"),
        text("join the road on either side"),
        "draw",
        ("cards", "draw"),
    ),
    Figure(
        "old_town_road/train",
        text("Train"),
        text("ride on to another card"),
        "draw",
        ("cards", "draw"),
    ),
    Figure(
        "old_town_road/chip",
        text("Poker chip"),
        text("doubles the hand it is in"),
        "bonuses",
        ("cards", "score", "bonuses"),
    ),
    Figure(
        "old_town_road/moneybag",
        text("Moneybag"),
        text("two points"),
        "bonuses",
        ("cards", "robbery", "score", "bonuses"),
    ),
    Figure(
        "old_town_road/wanted",
        text("WANTED sign"),
        text("one point"),
        "bonuses",
        ("cards", "shootout", "score", "bonuses"),
    ),
    Figure(
        "old_town_road/rank_legend",
        text("Rank"),
        text("what they will call you"),
        "ranks",
        ("ranks", "deal"),
    ),
)
