"""The five poker hands as three small cards each."""
# fmt: off

from assets.source.kit import BODY, place, text
from assets.source.town.press import BONE, DUST, INK, SAND, disc, plate
from assets.source.town.signs import suit

KINDS = {"pair": 1, "flush": 2, "straight": 3, "three": 4, "straight_flush": 5}
SHOWN = {
    "pair": ("4", "4", ""),
    "flush": ("♣", "♣", "♣"),
    "straight": ("2", "3", "4"),
    "three": ("4", "4", "4"),
    "straight_flush": ("2♣", "3♣", "4♣"),
}
HAND_W, HAND_H, PITCH = 88, 34, 30
CARD_W = 27


def _content(shown: str, ink: str) -> str:
    x = CARD_W / 2
    if not shown:
        return disc(x, 0, 5, ink)
    if shown == "♣":
        return place(suit("clubs", 20, ink), x, 0)
    if len(shown) == 1:
        return text(x, 8.5, shown, 25, BODY, ink)
    return text(x, 1, shown[0], 19, BODY, ink) + place(suit("clubs", 14, ink), x, 9)


def hand(kind: str, made: bool = True) -> str:
    """A hand, 88 x 34, its left edge and middle at the origin; faded while not made."""
    fill, ink = (BONE, INK) if made else (SAND, "#9c8462")
    out = ""
    for k, shown in enumerate(SHOWN[kind]):
        blank = DUST if not shown and made else fill
        card = plate(0, -HAND_H / 2 + 1.5, CARD_W, HAND_H - 3, blank, 4, 2.5, ink) + _content(shown, ink)
        out += place(card, k * PITCH + 0.5, 0)
    return out
