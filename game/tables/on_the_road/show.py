"""On the Road outside the table: pieces for the title, the rules, and the winner's poster."""

from __future__ import annotations

from typing import Final

from engines.core.types import text
from game.tables.figure import Figure
from game.tables.on_the_road.model import COLOURS
from game.tables.winner import PosterLine, PosterPiece, WinnerPoster
from game.ui.skin import BRICK, INK, SUN, WHITE


def _pieces(*names: str) -> tuple[str, ...]:
    return tuple(f"on_the_road/{name}" for name in names)


SOON: Final = _pieces(
    *(f"token_{colour}{state}" for colour in COLOURS for state in ("", "_off", "_chosen")),
    *(f"card_{value}" for value in range(1, 7)),
    *(f"ticket_{notes}" for notes in range(1, 5)),
    *("bag_open", "fan_ghost", "fan_next", "tile_glow", "tile_glow_hover", "stage_icon"),
    *("flag_body", "flag_body_hover", "flag_foot", "double", "back", "card_glow"),
)
"""What may come up at any time in a game, whoever plays."""

POINTS: Final = text("Fans on the mainstage")
CHAPTERS: Final = ("move", "concert", "draw_card", "draw_fans", "specials")
BITS: Final = _pieces(
    "card_2",
    "card_4",
    "card_6",
    "bag",
    "stage_icon",
    "van_blue",
    "van_yellow",
    "van_red",
    "ticket_3",
    "ticket_1",
    "fan_red",
    "fan_blue",
    "fan_yellow",
    "fan_white",
    "token_lake",
    "token_pink",
)
SMALL_BITS: Final = _pieces(
    "token_lake",
    "fan_blue",
    "token_pink",
    "fan_yellow",
    "fan_red",
    "token_field",
    "fan_white",
    "token_forest",
)

FANS: Final = (
    ("red", 36, 702),
    ("white", 80, 728),
    ("red", 124, 698),
    ("yellow", 172, 726),
    ("red", 216, 694),
    ("blue", 262, 722),
    ("red", 306, 692),
    ("white", 400, 690),
    ("red", 352, 724),
    ("red", 446, 718),
    ("yellow", 490, 694),
)

WINNER: Final = WinnerPoster(
    paper="on_the_road/winner_poster",
    pieces=(
        PosterPiece("on_the_road/star_{colour}", 280, 395, 0.88),
        PosterPiece("on_the_road/van_{colour}_large", 290, 530, 0.98, 4),
        *(
            PosterPiece(f"on_the_road/fan_{colour}", 20 + x, 20 + y, 0.95, (x % 5 - 2) * 8)
            for colour, x, y in FANS
        ),
    ),
    lines=(
        PosterLine(text("HOTTEST ACT"), 88, 72, BRICK, INK),
        PosterLine(text("OF THE YEAR"), 158, 50, WHITE, INK),
    ),
    foot=text("{who}, with {score} fans on stage"),
    foot_y=808,
    foot_colour=SUN,
)

FIGURES: Final = (
    Figure(
        "on_the_road/van_red",
        text("Van"),
        text("your band on the road"),
        "move",
        ("top", "goal", "setup", "move", "mainstage"),
    ),
    Figure(
        "on_the_road/card_4",
        text("Movement card"),
        text("drive as far as it says"),
        "move",
        ("setup", "move", "draw_card"),
    ),
    Figure(
        "on_the_road/lake_0",
        text("Landscape"),
        text("gives its token and a concert"),
        "concert",
        ("setup", "tokens", "concert"),
    ),
    Figure(
        "on_the_road/van_0",
        text("Van stop"),
        text("drive twice as far, or back"),
        "van_tile",
        ("setup", "move", "tokens"),
    ),
    Figure(
        "on_the_road/city_0",
        text("City"),
        text("here fans are drawn"),
        "draw_fans",
        ("goal", "setup", "move", "draw_fans"),
    ),
    Figure(
        "on_the_road/token_forest",
        text("Token"),
        text("one for each landscape"),
        "tokens",
        ("setup", "tokens", "concert", "specials"),
    ),
    Figure(
        "on_the_road/token_pink",
        text("Pink token"),
        text("one music note"),
        "tokens",
        ("setup", "tokens", "draw_fans", "mainstage", "specials"),
    ),
    Figure(
        "on_the_road/ticket_2",
        text("Ticket"),
        text("notes for those who arrive"),
        "mainstage",
        ("setup", "draw_fans", "mainstage"),
    ),
    Figure(
        "on_the_road/fan_red",
        text("Fan"),
        text("20 for each band"),
        "goal",
        ("top", "goal", "concert", "draw_fans", "specials", "end"),
    ),
    Figure(
        "on_the_road/bag",
        text("Bag"),
        text("from it fans come on stage"),
        "draw_fans",
        ("goal", "setup", "concert", "draw_fans", "specials"),
    ),
    Figure(
        "on_the_road/potty",
        text("Porta-potty"),
        text("these fans must wait"),
        "draw_fans",
        ("goal", "draw_fans", "mainstage", "specials"),
    ),
    Figure(
        "on_the_road/stage_icon",
        text("Mainstage"),
        text("fans that count"),
        "mainstage",
        ("top", "goal", "mainstage", "specials", "end"),
    ),
)
