"""The other signs: draw effects, sides of a card, actions and tools, each in a box of side s."""
# fmt: off

from assets.source.kit import place
from assets.source.town.press import (
    BLUE,
    BONE,
    INK,
    LAMP,
    ORANGE,
    SAND,
    burst,
    cut,
    disc,
    mark,
    plate,
    stroke,
)
from assets.source.town.signs import sized, suit


def train(s: float, ink: str = INK, fill: str = BLUE) -> str:
    """The train: get off here or at a later stop."""
    a = plate(-42, -26, 28, 46, fill, 3, 6, ink) + stroke("M-48 -30H-8", 8, ink) + plate(-34, -16, 14, 14, BONE, 2)
    a += cut("M-14 -6H30Q38 -6 38 6V20H-14Z", fill, 6, ink) + cut("M14 -8L10 -32H32L28 -8Z", ink, 5, ink)
    a += cut("M38 10L50 30H28Z", ink, 4, ink) + stroke("M22 -40C30 -50 44 -44 48 -34", 7, ink)
    return sized(a + "".join(disc(x, 30, 13, BONE, 6, ink) for x in (-28, 0, 24)), s)


def crossroads(s: float, ink: str = INK, fill: str = SAND) -> str:
    """The signpost: left or right of the road."""
    a = plate(-6, -44, 12, 92, ink, 3) + cut("M-4 -34H34L48 -22L34 -10H-4Z", fill, 6, ink)
    return sized(a + cut("M4 -4H-34L-48 8L-34 20H4Z", fill, 6, ink) + stroke("M6 -22H30M-6 8H-30", 5, ink), s)


def sun(s: float, ink: str = INK, fill: str = ORANGE) -> str:
    """The starting side of a card."""
    return sized(burst(48, 30, 12, fill, 5, ink) + disc(0, 0, 20, BONE, 5, ink), s)


def moon(s: float, ink: str = INK, fill: str = BONE) -> str:
    """The turned side of a card."""
    sickle = cut("M10 -44A44 44 0 1 0 40 26A36 36 0 1 1 10 -44Z", fill, 5, ink)
    return sized(sickle + place(burst(14, 6, 5, fill, 3, ink), 26, -18), s)


def revolver(s: float, ink: str = INK) -> str:
    """Shoot."""
    barrel = "M-48 -22H22V-30H30V-22H40L44 -8H2L-2 8Q-10 14 -16 8L-18 2L-22 -2"
    grip = "M2 -8Q14 -4 26 -8Q40 16 44 40L22 44Q18 14 6 8H-2"
    return sized(cut(barrel + grip, ink, 6, ink) + disc(6, -14, 6, BONE), s)


def dynamite(s: float, ink: str = INK) -> str:
    """Rob."""
    a = "".join(plate(x, -22, 22, 66, ORANGE, 6, 6, ink) for x in (-34, -11, 12)) + plate(-38, 2, 78, 14, BONE, 2, 5, ink)
    return sized(a + stroke("M0 -24Q0 -44 22 -42", 6, ink) + place(burst(16, 7, 6, LAMP, 4, ink), 32, -40), s)


def horseshoe(s: float, ink: str = INK) -> str:
    """Get away."""
    shoe = cut("M-26 40C-52 -10 -34 -46 2 -46C38 -46 56 -10 30 40L12 40C32 0 24 -24 2 -24C-20 -24 -28 0 -8 40Z", BLUE, 6, ink)
    nails = ((-30, 2), (-22, -26), (2, -36), (26, -26), (34, 2))
    return sized(shoe + "".join(disc(x, y, 4, ink) for x, y in nails), s)


def lantern(s: float, ink: str = INK) -> str:
    """A hint."""
    a = stroke("M-20 -28Q0 -60 20 -28", 7, ink) + mark("M-26 -28H26L30 -16H-30Z", ink) + cut("M-24 -16H24L28 32H-28Z", LAMP, 6, ink)
    return sized(a + plate(-32, 32, 64, 14, ink, 4) + mark("M0 -8Q14 10 8 20Q0 28 -8 20Q-14 10 0 -8Z", ORANGE), s)


def hands(s: float, ink: str = INK) -> str:
    """Poker hands: two cards."""
    low = place(plate(-34, -34, 40, 60, BONE, 6, 6, ink), 0, 0, rot=-14)
    return sized(low + place(plate(-14, -38, 42, 62, BONE, 6, 6, ink) + place(suit("spades", 30, ink), 7, -8), 0, 0, rot=8), s)


def stack(s: float, ink: str = INK) -> str:
    """A new deal: a stack of cards."""
    return sized("".join(plate(-30 + d, -42 + d, 52, 72, fill, 8, 6, ink) for d, fill in ((0, SAND), (8, SAND), (16, ORANGE))), s)
