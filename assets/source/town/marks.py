"""Marks laid over the cards: rings, the veil, lit attributes, the line of fire, brackets, arrows."""
# fmt: off

from assets.source.kit import place
from assets.source.town.press import (
    BONE,
    DUST,
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
from assets.source.town.signs import SUITS, crosshair, suit, target
from assets.source.town.strip import PLATE, H, W

RING = 7
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


def ring(color: str, sw: float = 9, dash: str = "") -> str:
    """A ring round a card, outside of it."""
    box = (-RING, -RING, W + 2 * RING, H + 2 * RING)
    return plate(*box, "none", 21, sw + 6) + plate(*box, "none", 21, sw, color, dash)


def target_ring() -> str:
    """In the line of fire: orange, with four ticks like a sight."""
    ticks = f"M{W / 2} -24V0M{W / 2} {H}V{H + 24}M-24 {H / 2}H0M{W} {H / 2}H{W + 24}"
    return ring(ORANGE, 11) + stroke(ticks, 17) + stroke(ticks, 10, ORANGE)


def shooter_ring() -> str:
    """Who takes aim: lamplight, double."""
    return ring(LAMP, 13) + plate(-RING, -RING, W + 2 * RING, H + 2 * RING, "none", 21, 2.5, INK)


def robber_ring() -> str:
    """A robber: orange, with solid corners."""
    out = ring(ORANGE, 11)
    for k, (cx, cy) in enumerate(CORNERS):
        corner = cut("M-14 -14H26V-2H-2V26H-14Z", LAMP, 4)
        out += place(corner, cx * W, cy * H, rot=90 * k)
    return out


def safe_ring() -> str:
    """What is robbed: lamplight, dashed."""
    return ring(LAMP, 11, 'stroke-dasharray="26 15"')


def veil() -> str:
    """Over a card that cannot be chosen."""
    return plate(-1, -1, W + 2, H + 2, "#6b4a2c", 16, extra='opacity="0.52"')


def slot() -> str:
    """Where the next card will lie."""
    return plate(2, 2, W - 4, H - 4, INK, 16, extra='opacity="0.16"') + plate(2, 2, W - 4, H - 4, "none", 16, 5, BONE, 'stroke-dasharray="20 15"')


# ---------------------------------------------------------------- lit attributes
def lit_suit(name: str) -> str:
    """The suit that makes a card a target, about the origin."""
    return disc(0, 0, 32, LAMP, 6, ORANGE) + place(suit(name, 44), 0, 0)


def lit_plate() -> str:
    """The ring round the side that makes a card a target; its box is the plate's."""
    _, _, w, h = PLATE
    return plate(-3, -3, w + 6, h + 6, "none", 12, 11, ORANGE) + plate(-3, -3, w + 6, h + 6, "none", 12, 6, LAMP)


def lit_target(name: str) -> str:
    """The entry of the shooter's list that a target matches, side 48."""
    return target(name, 48, lit=True)


LIT_TARGETS = (*SUITS, "outlaw", "lawman")


# ---------------------------------------------------------------- the shot
def muzzle() -> str:
    """The flash at the muzzle, 90 x 90."""
    return burst(45, 19, 9, INK) + burst(38, 17, 9, ORANGE) + burst(26, 12, 9, LAMP) + disc(0, 0, 7, BONE)


def bullet_hole() -> str:
    """A hole in the paper, 46 x 46."""
    cracks = "".join(f"M0 0L{x} {y}" for x, y in ((20, -8), (-17, -13), (6, 21), (-19, 9), (3, -21), (17, 13)))
    return stroke(cracks, 2.5) + cut("M-10 -8L-2 -13L9 -9L13 1L7 11L-5 12L-13 4Z", BONE, 3) + disc(0, 0, 7, INK)


def shot_dash() -> str:
    """One dash of the line of fire, lying level, 34 x 15."""
    return stroke("M-10 0H10", 15) + stroke("M-10 0H10", 8, LAMP)


def flying() -> str:
    """A bullet in flight to the right, 70 x 20."""
    tail = stroke("M-32 0H-10M-26 -6H-12M-26 6H-12", 3, BONE)
    return tail + cut("M-8 -8H8C22 -8 30 -3 30 0C30 3 22 8 8 8H-8Z", LAMP, 4) + mark("M-8 -8H-1V8H-8Z")


def smoke() -> str:
    """A puff of smoke, 80 x 70."""
    puffs = ((-20, 8, 17), (4, -10, 21), (22, 8, 16), (0, 14, 18))
    under = "".join(disc(x, y, r, INK, 6) for x, y, r in puffs)
    return under + "".join(disc(x, y, r, BONE) for x, y, r in puffs) + stroke("M-24 4q8 -10 16 0M2 -12q9 -8 16 2M6 12q8 -6 14 1", 3, DUST)


def dust() -> str:
    """A cloud of dust, 110 x 60, its foot at the lower edge."""
    puffs = ((-36, 14, 16), (-12, 2, 22), (16, 6, 19), (38, 16, 13))
    return "".join(disc(x, y, r, SAND, 4, "#b08d55") for x, y, r in puffs) + "".join(disc(x, y, r - 2, SAND) for x, y, r in puffs)


def sight() -> str:
    """The sight over a target, 80 x 80."""
    return crosshair(72)


# ---------------------------------------------------------------- robbery
def _oval(rx: float, ry: float, inner: float, fill: str) -> str:
    return f'<g transform="scale({rx / 100} {ry / 100})">{burst(100, inner, 30, fill)}</g>'


def sum_burst() -> str:
    """Behind a robbery's sum, 452 x 144."""
    return _oval(226, 72, 87, INK) + _oval(219, 67, 87, ORANGE) + _oval(189, 58, 97, INK) + _oval(186, 55.5, 97, LAMP)


def robber_coin() -> str:
    """Behind a robber's number, 84 x 84."""
    return disc(0, 0, 40, LAMP, 4) + disc(0, 0, 31, ORANGE, 3)


def pays_in() -> str:
    """From a robber to the sum, pointing right, 28 x 36."""
    return cut("M-12 -16L12 0L-12 16Z", ORANGE)


# ---------------------------------------------------------------- brackets, arrows
def bracket() -> str:
    """Over a hand that is made; stretched between its ends, 60 x 22."""
    d = "M6 18V6H54V18"
    return stroke(d, 11) + stroke(d, 5, BONE)


def bracket_end() -> str:
    """The left end of the bracket over a hand that is still open, 22 x 22."""
    return stroke("M6 18V6H16", 11, INK, 'opacity="0.5"') + stroke("M6 18V6H16", 5, BONE)


def bracket_dash() -> str:
    """One dash of an open bracket, 20 x 12; dashes are laid side by side."""
    return stroke("M6 6H14", 5, BONE)


def arrow(fill: str) -> str:
    """Which way the cards go, to the right, 40 x 40."""
    return cut("M-18 -8H-2V-17L18 0L-2 17V8H-18Z", fill, 4)


def coin(fill: str) -> str:
    """Behind a distance or a sum of points, 40 x 40."""
    return disc(0, 0, 18, fill, 3.5)
