"""Woodcut faces: one drawing, many figures. About 150 wide and 250 high, the origin between the eyes."""

from dataclasses import replace

from assets.source.town.cast import CAST
from assets.source.town.clothes import neck, shoulders
from assets.source.town.hats import hat
from assets.source.town.heads import features, hair_behind, skull
from assets.source.town.whiskers import adorned, whiskers

STRANGER = "clubs_6"


def face(card_id: str, lawman: bool) -> str:
    """The portrait of a card; a card the cast does not know gets a stranger's face."""
    figure = replace(CAST.get(card_id, CAST[STRANGER]), lawman=lawman)
    behind = hair_behind(figure) + neck(figure) + shoulders(figure)
    return (
        behind + skull(figure) + features(figure) + whiskers(figure) + adorned(figure) + hat(figure)
    )
