"""The picture beside a card's strip: a portrait or a house by day, a poster or loot when turned."""
# fmt: off

from assets.source.kit import RYE, clip_box, mirror, place, text
from assets.source.town.buildings import FRONTS
from assets.source.town.deal import Card
from assets.source.town.faces import face
from assets.source.town.press import (
    BLUE,
    BONE,
    DUST,
    INK,
    LAMP,
    NIGHT,
    ORANGE,
    SAND,
    beams,
    burst,
    cut,
    disc,
    plate,
    stroke,
)
from assets.source.town.signs import moneybag
from assets.source.town.strip import STRIP, H, W
from assets.source.town.things import moon, revolver, sun

X, Y, PW, PH = STRIP + 4, 12, W - STRIP - 16, H - 24
MID = X + PW / 2
SHEET = "M-62 -132L58 -136L63 -60L60 20L64 118L40 122L20 118L0 124L-24 119L-63 122L-60 30L-64 -50Z"


def _day(card: Card) -> str:
    """Portrait in front of sun beams in the colour of its side."""
    sky = plate(X, Y, PW, PH, SAND) + beams(MID, 150, 260, 26, BLUE if card.lawman else ORANGE, 0.2, 0.52)
    return sky + disc(MID, 142, 64, SAND) + place(face(card.id, card.lawman), MID, 152, 0.99)


def _dark() -> str:
    return plate(X, Y, PW, PH, INK) + beams(MID, 150, 260, 30, NIGHT, 0.1, 0.4)


def _paid(card: Card) -> str:
    """A lawman with the reward in his hands, three stars above."""
    out = plate(X, Y, PW, PH, BLUE) + beams(MID, 120, 260, 26, SAND, 0.2, 0.3) + place(face(card.id, True), MID, 162, 0.78)
    out += cut(f"M{X} 236Q{MID} 216 {X + PW} 236V{Y + PH}H{X}Z", INK) + place(moneybag(96), MID, 272)
    out += plate(X, Y, PW, 40, INK) + stroke(f"M{X} 52H{X + PW}", 3, LAMP)
    stars = ((-38, 11), (0, 15), (38, 11))
    return out + "".join(place(burst(r, r * 0.45, 5, LAMP), MID + dx, 33) for dx, r in stars)


def _poster(card: Card) -> str:
    """An outlaw's poster, nailed to a dark wall."""
    out = cut(SHEET, BONE) + cut("M-62 -132L58 -136L60 -92L-61 -88Z", ORANGE) + place(text(0, 0, "WANTED", 22.5, RYE, BONE), 0, -103, rot=-1.6)
    frame = plate(-54, -82, 108, 150, SAND)
    portrait = frame + beams(0, -6, 160, 22, DUST, 0.2, 0.5) + place(face(card.id, False), 0, 4, 0.74)
    out += clip_box(portrait, 108, 150, 0, -54, -82) + plate(-54, -82, 108, 150, "none", 0, 3)
    out += place(burst(11, 5, 5, ORANGE, 2.5), 0, 94) + place(revolver(34), 36, 94) + place(mirror(revolver(34), 0), -36, 94)
    nails = ((-54, -124), (50, -127))
    return place(out + "".join(disc(x, y, 4.5, INK) + disc(x - 1, y - 1, 1.5, BONE) for x, y in nails), MID, 160, rot=-3)


def _house(card: Card) -> str:
    sky = plate(X, Y, PW, PH, BONE) + beams(MID, 250, 330, 34, DUST, 0.2, 0.5) + place(sun(40), MID + 48, 38)
    out = sky + place(FRONTS[card.name](False), X + 2, 66, (PW - 4) / 144)
    return out + cut(f"M{X} 304Q{MID} 294 {X + PW} 304V{Y + PH}H{X}Z", DUST) + stroke(f"M{X + 10} 314h26M{X + 60} 318h34", 3)


def _robbed(card: Card) -> str:
    """The house at night, its money in front of it."""
    out = plate(X, Y, PW, PH, INK) + beams(MID, 190, 260, 30, NIGHT, 0.1, 0.4) + place(moon(44), MID + 44, 42)
    out += place(FRONTS[card.name](True), X + 11, 62, 0.84)
    out += cut(f"M{X} 262Q{MID} 250 {X + PW} 262V{Y + PH}H{X}Z", ORANGE)
    return out + place(moneybag(76), MID - 34, 277) + place(moneybag(76), MID + 32, 281)


def picture(card: Card, turned: bool) -> str:
    """The picture in its window."""
    if not card.person:
        drawn = _robbed(card) if turned else _house(card)
    elif not turned:
        drawn = _day(card)
    else:
        drawn = _paid(card) if card.lawman else _dark() + _poster(card)
    return clip_box(drawn, PW, PH, 8, X, Y)
