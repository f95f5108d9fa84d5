"""Card faces, 240 x 336 units, the card back and the Old Town card."""
# fmt: off

from assets.source.kit import BODY, RYE, clip_box, place, text
from assets.source.town.buildings import FRONTS
from assets.source.town.deal import Card
from assets.source.town.hands import KINDS, hand
from assets.source.town.pictures import MID, PH, PW, X, Y, picture
from assets.source.town.press import (
    BLUE,
    BONE,
    DUST,
    INK,
    LAMP,
    ORANGE,
    RUST,
    SAND,
    beams,
    cut,
    disc,
    grain,
    plate,
    stroke,
)
from assets.source.town.signs import badge, chip, moneybag, wanted
from assets.source.town.strip import STRIP, H, W, large_strip, strip
from assets.source.town.things import crossroads, horseshoe, moon, train

EFFECTS = {"train": train, "crossroads": crossroads}
BONUS = {"chip": chip, "wanted": wanted, "moneybag": moneybag}


def _effect(card: Card) -> str:
    """The draw effect, bottom centre of the picture."""
    if not card.effect:
        return ""
    return place(disc(0, 0, 27, BONE, 4) + EFFECTS[card.effect](42), MID, Y + PH - 30)


def _other_side(card: Card) -> str:
    """Bottom right, upside down: what the card shows once it is turned."""
    sign = "".join(place(BONUS[name](27), -16, -17, rot=180) for name in card.back[:1])
    tab = cut("M-36 4H4V-62H-20Q-36 -62 -36 -46Z", BONE, 3)
    return place(tab + place(moon(24, fill=SAND), -16, -46, rot=180) + sign, X + PW - 4, Y + PH - 4)


def card_face(card: Card, turned: bool, small: bool = False) -> str:
    """A card lying in one of its orientations. ``small`` is the trail's: a larger strip, and
    no draw effect and no other side, for both are spent there."""
    ground, ink = (INK, BONE) if turned else (BONE, INK)
    out = plate(0, 0, W, H, ground, 16) + picture(card, turned)
    out += large_strip(card, turned) if small else strip(card, turned)
    out += stroke(f"M{STRIP} 10V{H - 10}", 2.5, ink, 'stroke-dasharray="1 7"') + plate(X, Y, PW, PH, "none", 8, 3.5, ink)
    if turned:  # a light inner line keeps dark cards apart in a row
        out += plate(5, 5, W - 10, H - 10, "none", 12, 2.5, DUST)
    elif not small:
        out += _effect(card) + _other_side(card)
    return out + plate(0, 0, W, H, "none", 16, 5)


def card_back() -> str:
    """The back, alike both ways up."""
    inner = plate(14, 14, W - 28, H - 28, BLUE) + beams(W / 2, H / 2, 260, 36, SAND, 0.25, 0.3)
    out = plate(0, 0, W, H, SAND, 16) + clip_box(inner, W - 28, H - 28, 8, 14, 14) + plate(14, 14, W - 28, H - 28, "none", 8, 4)
    out += disc(W / 2, H / 2, 78, ORANGE, 6) + disc(W / 2, H / 2, 60, BONE, 4) + place(horseshoe(96), W / 2, H / 2 + 4)
    for y, turn in ((60, 0), (H - 60, 180)):
        label = plate(-88, -20, 176, 40, BONE, 6, 4) + text(0, 6.5, "OLD TOWN ROAD", 17.5, RYE, INK)
        out += place(label, W / 2, y, rot=turn)
    return out + clip_box(grain(W, H, 220, 5, INK, 0.2), W, H, 16) + plate(0, 0, W, H, "none", 16, 5)


def card_down() -> str:
    """A card of a getaway: face down in the dust, it counts for nothing."""
    inner = plate(14, 14, W - 28, H - 28, DUST) + beams(W / 2, H / 2, 260, 24, SAND, 0.25, 0.5)
    out = plate(0, 0, W, H, "#c2a26b", 16) + clip_box(inner, W - 28, H - 28, 8, 14, 14)
    out += plate(14, 14, W - 28, H - 28, "none", 8, 4, INK, 'stroke-dasharray="14 12"')
    out += place(horseshoe(150), W / 2, H / 2 + 4)
    return out + clip_box(grain(W, H, 220, 7, INK, 0.2), W, H, 16) + plate(0, 0, W, H, "none", 16, 5)


def _gate() -> str:
    """The town behind its gate, in the upper part of the Old Town card."""
    top = plate(12, 12, W - 24, 134, ORANGE) + beams(W / 2, 134, 240, 30, SAND, 0.25, 0.5) + disc(W / 2, 108, 54, LAMP, 4)
    for name, x, s in (("Hotel", 36, 0.36), ("Bank", 152, 0.36), ("Saloon", 90, 0.42)):
        top += place(FRONTS[name](False), x, 139 - 240 * s, s)
    top += cut("M12 140Q120 130 228 140V150H12Z", DUST, 3)
    out = clip_box(top, W - 24, 134, 8, 12, 12) + stroke("M30 146V52M210 146V52", 9)
    out += cut("M16 34Q120 8 224 34V68Q120 44 16 68Z", SAND, 5) + text(W / 2, 53, "OLD TOWN", 32, RYE, INK)
    return out + plate(12, 12, W - 24, 134, "none", 8, 3.5)


def old_town_card() -> str:
    """The last card: the town, and what the five kinds of hand and the bonuses are worth."""
    out = plate(0, 0, W, H, BONE, 16) + _gate()
    for k, (kind, points) in enumerate(KINDS.items()):
        y = 165 + k * 28.5
        out += plate(14, y - 14, W - 28, 28, SAND if k % 2 == 0 else BONE, 5)
        out += place(hand(kind), 24, y, 0.84) + text(W - 30, y + 10, str(points), 28, RYE, RUST, "end")
        out += stroke(f"M112 {y}H182", 2.5, INK, 'stroke-dasharray="0.5 7"')
    out += place(moneybag(30), 34, 315) + text(52, 324, "2", 26, BODY, INK, "start")
    out += place(wanted(30), 102, 315) + text(120, 324, "1", 26, BODY, INK, "start")
    out += place(badge(34, LAMP), 174, 314) + text(194, 324, "10", 26, BODY, INK, "start")
    return out + plate(0, 0, W, H, "none", 16, 5)
