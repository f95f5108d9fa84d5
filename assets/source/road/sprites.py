"""On the Road's sprites with their boxes, margins and scales."""

from assets.source.kit import BAND
from assets.source.road import cards, pieces
from assets.source.road.board import board
from assets.source.road.highlands import LAKES, MOUNTAINS
from assets.source.road.layout import BOARD_H, BOARD_W
from assets.source.road.lowlands import FIELDS, FORESTS
from assets.source.road.palette import GLOW, KIND
from assets.source.road.stage import STAGE_H, STAGE_W, stage, stage_icon
from assets.source.road.towns import CITIES, VANS, barn, glow, tile_shadow
from assets.source.sprite import Sprite, even

TILES = {
    "mountain": MOUNTAINS,
    "lake": LAKES,
    "forest": FORESTS,
    "field": FIELDS,
    "tile_van": VANS,
    "city": CITIES,
}


def tiles() -> list[Sprite]:
    """Road tiles, four times their size on the table: hovering enlarges them."""
    drawn = {f"{kind}_{k}": art() for kind, arts in TILES.items() for k, art in enumerate(arts)}
    drawn = {name.removeprefix("tile_"): svg for name, svg in drawn.items()}
    drawn["barn"] = barn()
    return [
        Sprite(name, tile_shadow() + svg, 100, 100, pad=(2, 2, 4, 6), scale=4)
        for name, svg in drawn.items()
    ] + [
        Sprite("tile_glow", glow(), 100, 100, pad=even(18), scale=3),
        Sprite("tile_glow_hover", glow(True), 100, 100, pad=even(18), scale=3),
    ]


def vans() -> list[Sprite]:
    """Vans, ghosts and the winner's large van of each band."""
    out = []
    for color in BAND:
        out.append(Sprite(f"van_{color}", pieces.van(color), 104, 78, even(6), scale=3))
        ghost = pieces.van_ghost(color)
        out.append(Sprite(f"van_{color}_ghost", ghost, 104, 78, even(8), scale=3))
        large = pieces.van_shadow() + pieces.van_large(color)
        out.append(Sprite(f"van_{color}_large", large, 364, 264, (16, 20, 16, 20)))
    return out


def fans() -> list[Sprite]:
    """Fans of each band and the places for them."""
    drawn = {color: pieces.fan(color) for color in BAND}
    drawn["slot"] = pieces.fan_outline("#2b2433", GLOW, 2.2, 'fill-opacity=".85"')
    drawn["next"] = pieces.fan_next()
    drawn["ghost"] = pieces.fan_ghost()
    return [
        Sprite(f"fan_{name}", svg, 52, 52, even(6), (26, 28), scale=4)
        for name, svg in drawn.items()
    ]


def tokens() -> list[Sprite]:
    """Location tokens in their three states."""
    out = []
    for kind in KIND:
        for state in ("", "off", "chosen"):
            name = f"token_{kind}_{state}" if state else f"token_{kind}"
            out.append(Sprite(name, pieces.token(kind, state), 52, 58, even(8), scale=4))
    return out


def deck() -> list[Sprite]:
    """Movement cards and tickets."""
    pad = (2, 2, 6, 8)
    out = [Sprite(f"card_{v}", cards.card(v), 150, 210, pad, scale=3) for v in cards.CARD_COLOR]
    out.append(Sprite("card_back", cards.card_back(), 150, 210, pad, scale=3))
    out.append(Sprite("card_glow", cards.card_glow(), 150, 210, even(14)))
    return out + [
        Sprite(f"ticket_{v}", cards.ticket(v), 132, 64, even(2), scale=3) for v in range(1, 5)
    ]


def things() -> list[Sprite]:
    """Bag, porta-potty, stage, the small signs and the flags."""
    signs = {
        "note": (cards.note_icon(), 32),
        "bag_small": (cards.bag_icon(), 32),
        "potty_small": (cards.potty_icon(), 32),
        "hand": (cards.hand_icon(), 36),
    }
    out = [
        Sprite("bag", cards.bag(), 150, 160, even(4), scale=3),
        Sprite("bag_open", cards.bag_open(), 150, 160, even(4), scale=3),
        Sprite("potty", cards.potty(), 120, 170, even(4), scale=3),
        Sprite("stage", stage(), STAGE_W, STAGE_H, even(2)),
        Sprite("stage_icon", stage_icon(), 120, 88, even(2), scale=3),
    ]
    out += [Sprite(name, svg, w, 34, even(3), scale=4) for name, (svg, w) in signs.items()]
    nine = (16, 14, 16, 14)
    for hover in (False, True):
        end = "_hover" if hover else ""
        body = cards.flag_body(hover)
        out.append(Sprite(f"flag_body{end}", body, 48, 46, even(3), nine=nine, scale=4))
    return [
        *out,
        Sprite("flag_foot", cards.flag_foot(), 18, 16, even(3), (9, 16), scale=4),
        Sprite("double", cards.double_glyph(), 24, 24, even(2), scale=4),
        Sprite("back", cards.back_glyph(), 16, 24, even(2), scale=4),
    ]


def road_sprites() -> list[Sprite]:
    """All sprites of the table."""
    ground = Sprite("board", board(), BOARD_W, BOARD_H)
    return [*tiles(), *vans(), *fans(), *tokens(), *deck(), *things(), ground]
