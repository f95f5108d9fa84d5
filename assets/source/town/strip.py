"""The active area: the left 35 % of a card, which stays readable in a fan.

``strip`` is the road's, with everything a shootout or a robbery needs. ``large_strip`` is the
trail's: only what still counts there, large enough for a card 62 px wide.
"""
# fmt: off

from assets.source.kit import BODY, RYE, place, text
from assets.source.town.deal import Card
from assets.source.town.press import (
    BLUE,
    BONE,
    DUST,
    INK,
    LAMP,
    NIGHT_RED,
    ORANGE,
    plate,
)
from assets.source.town.signs import (
    affiliation,
    bullet,
    chip,
    moneybag,
    outlaw,
    safe,
    suit,
    target,
    wanted,
)

W, H, STRIP = 240, 336, 84
MIDDLE = 45
NUMBER_AT, NUMBER_SIZE = 62, 71
SUIT_AT, SUIT_SIZE = 91, 45
PLATE = (9, 116, STRIP - 15, 74)
TARGETS_AT, BONUS_AT = 239, 307
SAFE_PLATE = (9, 119, STRIP - 15, 160)


def target_places(n: int) -> tuple[float, list[tuple[float, float]]]:
    """The size of n entries of a target list, and where their centres lie."""
    if n > 2:
        rows = (n + 1) // 2
        size, pitch = (38.0, 44.0) if n < 5 else (33.0, 34.0)
        spots: list[tuple[float, float]] = [
            (MIDDLE + 20 * (2 * (k % 2) - 1), TARGETS_AT + pitch * (k // 2 - (rows - 1) / 2))
            for k in range(n)
        ]
        if n % 2:  # the odd one stands in the middle
            spots[-1] = (MIDDLE, spots[-1][1])
        return size, spots
    size, pitch = {0: (0.0, 0.0), 1: (56.0, 0.0), 2: (44.0, 48.0)}[n]
    return size, [(MIDDLE, TARGETS_AT + pitch * (k - (n - 1) / 2)) for k in range(n)]


def bonus_row(names: tuple[str, ...], y: float, size: float, ink: str) -> str:
    """Bonus signs side by side about the strip's middle."""
    draw = {"chip": lambda s: chip(s, ink), "wanted": wanted, "moneybag": moneybag}
    s = size if len(names) < 2 else min(size, 80 / len(names))
    xs = [MIDDLE + s * 0.82 * (k - (len(names) - 1) / 2) for k in range(len(names))]
    return "".join(place(draw[name](s), x, y) for name, x in zip(names, xs, strict=True))


def _person(card: Card, edge: str, ink: str) -> str:
    color, fill = (BLUE, LAMP) if card.lawman else (ORANGE, BONE)
    out = plate(*PLATE, color, 8, 3, edge) + place(affiliation(card.affiliation, 39, fill), MIDDLE, 138)
    step = 20 if card.reach <= 3 else 60 / card.reach
    out += "".join(place(bullet(25), MIDDLE + step * (k - (card.reach - 1) / 2), 175) for k in range(card.reach))
    size, spots = target_places(len(card.targets))
    return out + "".join(place(target(name, size, ink), x, y) for name, (x, y) in zip(card.targets, spots, strict=True))


def _house(card: Card, turned: bool, edge: str) -> str:
    """The safe, and what opens it: two outlaws who sum to its number."""
    out = plate(*SAFE_PLATE, DUST, 8, 3, edge) + place(safe(60, opened=turned), MIDDLE, 156)
    out += "".join(place(outlaw(32), MIDDLE + dx, 212) for dx in (-17, 17))
    return out + text(MIDDLE, 267, f"≥{card.number}", 44, BODY, INK)


def _ground(turned: bool) -> str:
    d = f"M{STRIP} 0H16Q0 0 0 16V{H - 16}Q0 {H} 16 {H}H{STRIP}Z"
    return f'<path d="{d}" fill="{INK if turned else BONE}"/>'


def strip(card: Card, turned: bool) -> str:
    """The active area of a card on the road."""
    ink, red = (BONE, NIGHT_RED) if turned else (INK, ORANGE)
    out = _ground(turned) + text(MIDDLE, NUMBER_AT, str(card.number), NUMBER_SIZE, RYE, ink)
    out += place(suit(card.suit, SUIT_SIZE, ink, red), MIDDLE, SUIT_AT)
    edge = BONE if turned else INK
    out += _person(card, edge, ink) if card.person else _house(card, turned, edge)
    return out + bonus_row(card.bonus(turned), BONUS_AT, 40, INK)


def large_strip(card: Card, turned: bool) -> str:
    """The active area of a card on the trail: number, suit, side and bonus."""
    ink, red = (BONE, NIGHT_RED) if turned else (INK, ORANGE)
    out = _ground(turned) + text(MIDDLE, 84, str(card.number), 98, RYE, ink)
    out += place(suit(card.suit, 66, ink, red), MIDDLE, 128)
    edge = BONE if turned else INK
    if card.person:
        color, fill = (BLUE, LAMP) if card.lawman else (ORANGE, BONE)
        out += plate(8, 172, STRIP - 13, 74, color, 8, 4, edge) + place(affiliation(card.affiliation, 60, fill), MIDDLE, 209)
    else:
        out += plate(8, 172, STRIP - 13, 74, DUST, 8, 4, edge) + place(safe(60, opened=turned), MIDDLE, 209)
    return out + bonus_row(card.bonus(turned), 291, 66, INK)
