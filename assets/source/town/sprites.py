"""Old Town Road's sprites with their boxes, margins and scales."""

from collections.abc import Callable

from assets.source.kit import fade, place
from assets.source.sprite import Sprite, even
from assets.source.town import buildings, honours, marks, signs, street, things
from assets.source.town.cards import card_back, card_down, card_face, old_town_card
from assets.source.town.deal import cards
from assets.source.town.hands import HAND_H, HAND_W, KINDS, hand
from assets.source.town.layout import CARD_H, CARD_W, SMALL_H, SMALL_W
from assets.source.town.press import BONE, INK, LAMP, NIGHT_RED, ORANGE, SAND
from assets.source.town.stack import deck
from assets.source.town.strip import PLATE, W

ZOOM = CARD_W / W
SIGN = 56
Drawing = Callable[[float], str]

ACTIONS: dict[str, Drawing] = {
    "shoot": things.revolver,
    "rob": lambda s: things.dynamite(s * 0.92),
    "getaway": things.horseshoe,
    "hint": things.lantern,
    "hands": things.hands,
    "deal": things.stack,
    "day": things.sun,
    "night": lambda s: things.moon(s, fill=SAND),
}
SYMBOLS: dict[str, Drawing] = {
    "outlaw": signs.outlaw,
    "lawman": lambda s: signs.badge(s, "#6f95a8"),
    "star": lambda s: signs.badge(s, LAMP),
    "bullet": signs.bullet,
    "chip": signs.chip,
    "moneybag": signs.moneybag,
    "wanted": signs.wanted,
    "safe": signs.safe,
    "safe_open": lambda s: signs.safe(s, True),
    "crossroads": things.crossroads,
    "train": things.train,
    "crosshair": lambda s: signs.crosshair(s * 0.84),
    "target_frame": lambda s: signs.sized(signs.reticle(42, INK, 6, BONE), s),
}
HOUSES: dict[str, Drawing] = {
    "saloon": buildings.mug,
    "hotel": buildings.bed,
    "bank": buildings.coin,
    "general_store": buildings.scales,
}


def centred(name: str, svg: str, w: float, h: float, pad: float = 3, scale: int = 3) -> Sprite:
    """A drawing about its own origin."""
    return Sprite(name, place(svg, w / 2, h / 2), w, h, even(pad), scale=scale)


def _card(name: str, svg: str) -> Sprite:
    return Sprite(name, place(svg, 0, 0, ZOOM), CARD_W, CARD_H, even(3), scale=3)


def _small(name: str, svg: str) -> Sprite:
    drawn = place(svg, 0, 0, SMALL_W / W)
    return Sprite(name, drawn, SMALL_W, SMALL_H, even(2), scale=2)


def faces() -> list[Sprite]:
    """Every card in both orientations, for the road and for the trail."""
    out = []
    for card in cards():
        for turned in (False, True):
            end = "_turned" if turned else ""
            out.append(_card(f"card_{card.id}{end}", card_face(card, turned)))
            out.append(_small(f"small_{card.id}{end}", card_face(card, turned, True)))
    return out


def others() -> list[Sprite]:
    """Back, getaway, Old Town and the deck."""
    return [
        _card("card_back", card_back()),
        _card("card_down", card_down()),
        _card("card_old_town", old_town_card()),
        *(Sprite(f"deck_{n}", deck(n), 126, 177, (3, 3, 18, 18), scale=3) for n in (1, 2, 3)),
    ]


def rings() -> list[Sprite]:
    """What lies round or over a card of the road."""
    drawn = {
        "glow_legal": marks.ring(LAMP),
        "glow_hover": marks.ring(BONE, 13),
        "glow_target": marks.target_ring(),
        "glow_shooter": marks.shooter_ring(),
        "glow_robber": marks.robber_ring(),
        "glow_safe": marks.safe_ring(),
        "card_veil": marks.veil(),
        "card_slot": marks.slot(),
    }
    return [
        Sprite(name, place(svg, 0, 0, ZOOM), CARD_W, CARD_H, even(30))
        for name, svg in drawn.items()
    ]


def lit() -> list[Sprite]:
    """Lit attributes, laid over a card's own."""
    _, _, w, h = PLATE
    out = [centred(f"lit_{name}", marks.lit_suit(name), 64, 64, 6) for name in signs.SUITS]
    out += [centred(f"lit_target_{n}", marks.lit_target(n), 48, 48, 5) for n in marks.LIT_TARGETS]
    return [*out, Sprite("lit_affiliation", marks.lit_plate(), w, h, even(12), scale=3)]


def symbols() -> list[Sprite]:
    """Signs for panels and buttons, 56 x 56."""
    drawn = {**SYMBOLS, **ACTIONS}
    drawn |= {f"house_{name}": draw for name, draw in HOUSES.items()}
    out = [centred(name, draw(SIGN), SIGN, SIGN, 4) for name, draw in drawn.items()]
    out.append(centred("bullet_off", fade(signs.bullet(SIGN, SAND), 0.35), SIGN, SIGN, 4))
    for name in signs.SUITS:
        out.append(centred(f"suit_{name}", signs.suit(name, SIGN), SIGN, SIGN, 4))
        light = signs.suit(name, SIGN, BONE, NIGHT_RED)
        out.append(centred(f"suit_{name}_light", light, SIGN, SIGN, 4))
    out += [centred(f"target_{n}", signs.target(n, SIGN), SIGN, SIGN, 6) for n in marks.LIT_TARGETS]
    return out


def action() -> list[Sprite]:
    """Shots, robberies, brackets and arrows."""
    line = Sprite("bracket", marks.bracket(), 60, 22, even(3), nine=(18, 10, 18, 6), scale=3)
    end = Sprite("bracket_open", marks.bracket_end(), 22, 22, even(3), scale=3)
    return [
        centred("sight", marks.sight(), 80, 80, 8),
        centred("muzzle", marks.muzzle(), 92, 92),
        centred("bullet_hole", marks.bullet_hole(), 48, 48),
        centred("shot_dash", marks.shot_dash(), 36, 16),
        centred("shot_bullet", marks.flying(), 68, 22),
        centred("smoke", marks.smoke(), 80, 72),
        centred("dust", marks.dust(), 110, 62),
        centred("tumbleweed", street.tumbleweed(), 60, 60),
        centred("sum_burst", marks.sum_burst(), 452, 144, scale=2),
        centred("robber_coin", marks.robber_coin(), 84, 84),
        centred("pays_in", marks.pays_in(), 30, 38),
        centred("arrow_travel", marks.arrow(ORANGE), 40, 40),
        centred("arrow_trail", marks.arrow(BONE), 40, 40),
        centred("coin", marks.coin(BONE), 40, 40),
        centred("coin_hit", marks.coin(LAMP), 40, 40),
        line,
        end,
        Sprite("bracket_dash", marks.bracket_dash(), 20, 12, even(2), scale=3),
    ]


def scores() -> list[Sprite]:
    """The five hands made and not made, medals and ranks."""
    out = []
    for kind in KINDS:
        for made, end in ((True, ""), (False, "_off")):
            drawn = place(hand(kind, made), 0, HAND_H / 2)
            out.append(Sprite(f"hand_{kind}{end}", drawn, HAND_W, HAND_H, even(2), scale=4))
    for kind in ("none", *honours.METALS, "star"):
        art = place(honours.medal(kind), 110, 134)
        out.append(Sprite(f"medal_{kind}", art, 220, 300, even(4), (110, 134)))
    out += [centred(f"rank_{r}", honours.emblem(r), 100, 100, 4) for r in honours.RANKS]
    return out


def town_sprites() -> list[Sprite]:
    """All sprites of the table."""
    grounds = [
        Sprite("street", street.street(), street.STREET_W, street.STREET_H),
        Sprite("trail", street.trail(), street.TRAIL_W, street.TRAIL_H),
        Sprite("dusk", street.dusk(), street.DUSK_W, street.DUSK_H, scale=1),
    ]
    return [
        *faces(),
        *others(),
        *rings(),
        *lit(),
        *symbols(),
        *action(),
        *scores(),
        *grounds,
    ]
