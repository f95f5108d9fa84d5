"""The sprites that every game shares."""

from assets.source.house import pictures
from assets.source.house.icons import ICONS
from assets.source.house.portraits import FACES, frame, portrait
from assets.source.kit import BAND, INK, MARK, SHAPE, TEAL, circle, rect, shape
from assets.source.sprite import Sprite, even


def _badge(color: str) -> str:
    kind = SHAPE[color]
    y = 22 if kind == "triangle" else 20
    return rect(0, 0, 40, 40, 8, BAND[color], INK, 3) + shape(kind, 20, y, 10.4, MARK[color])


def faces() -> list[Sprite]:
    """Portraits, their frame, and the badge with a band's mark."""
    out = [Sprite(f"portrait_{who}", portrait(who), 100, 100, scale=6) for who in FACES]
    out.append(Sprite("portrait_frame", frame(), 100, 100, even(2), nine=even(20), scale=4))
    return out + [
        Sprite(f"badge_{color}", _badge(color), 40, 40, even(2), scale=4) for color in BAND
    ]


def scenes() -> list[Sprite]:
    """The table, the logo and the other large pictures."""
    pad = (4, 4, 12, 13)
    return [
        Sprite("wood", pictures.wood(), 1920, 1080, scale=1),
        Sprite(
            "grain",
            pictures.grain(pictures.GRAIN, pictures.GRAIN),
            pictures.GRAIN,
            pictures.GRAIN,
            scale=1,
        ),
        Sprite("curtain", pictures.curtain(), 1920, 1080, scale=1),
        Sprite("logo", pictures.logo(), 580, 130, (10, 10, 10, 10)),
        Sprite("continue_ticket", pictures.ticket_skin(False), 930, 176, pad, nine=(210, 4, 40, 4)),
        Sprite(
            "continue_ticket_hover", pictures.ticket_skin(True), 930, 176, pad, nine=(210, 4, 40, 4)
        ),
        Sprite("tape", pictures.tape(), 130, 34, even(2)),
        Sprite("think_bubble", pictures.bubble(), 116, 84, even(3), (62, 36), scale=4),
        Sprite("think_dot", circle(6, 6, 6, INK, sw=0), 12, 12, even(1), scale=4),
        Sprite("think_dot_on", circle(8, 8, 8, TEAL, sw=0), 16, 16, even(1), scale=4),
        Sprite("gold_star", pictures.paper_star(), 48, 48, even(2), scale=4),
        Sprite("app_icon", pictures.app_icon(), 256, 256, scale=1),
    ]


def common_sprites() -> list[Sprite]:
    """All sprites shared by the games."""
    icons = [Sprite(f"icon_{name}", svg, 32, 32, even(2), scale=4) for name, svg in ICONS.items()]
    return [*icons, *faces(), *scenes()]
