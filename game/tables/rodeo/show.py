"""Rock'n Rodeo outside the table: pieces for the title, and the pieces the rules show."""

from __future__ import annotations

from typing import Final

from engines.core.types import ntext, text
from game.tables.figure import Figure
from game.tables.winner import PosterLine, PosterPiece, WinnerPoster


def _pieces(*names: str) -> tuple[str, ...]:
    return tuple(f"rodeo/{name}" for name in names)


ROUND: Final = text("Season {round}")
ROUNDS: Final = ntext("{n} season", "{n} seasons", count="n", n=1)
POINTS: Final = text("Points")
CHAPTERS: Final = (
    "booking",
    "expansion",
    "line_up",
    "arrival",
    "events",
    "evening",
    "night",
    "scoring",
)
BITS: Final = _pieces(
    "festival_kombo",
    "figure_punk",
    "figure_reggae",
    "toilet",
    "camp_metal_car_park_up",
    "camp_indie_tent_up",
    "garbage_2",
    "figure_metal",
)
SMALL_BITS: Final = _pieces(
    "genre_punk",
    "genre_metal",
    "genre_reggae",
    "genre_indie",
    "symbol_happy",
    "symbol_star",
)

CHAR: Final = "#22232b"
WINNER: Final = WinnerPoster(
    paper="rodeo/winner_poster",
    pieces=(PosterPiece("badge_{colour}", 255, 566, 2.0),),
    lines=(
        PosterLine(text("THE MOST LEGENDARY"), 78, 44, "#b4e33d", CHAR),
        PosterLine(text("FESTIVAL"), 150, 84, "#f7f0dc", CHAR),
        PosterLine(text("{who}"), 672, 62, "#ff8a3c", "", lines=2),
    ),
    foot=text("with {score} points"),
    foot_y=742,
    foot_colour="#f7f0dc",
)

FIGURES: Final = (
    Figure(
        "rodeo/genre_punk",
        text("Genre"),
        text("punk, metal, reggae or indie"),
        "goal",
        ("top", "goal", "setup", "booking", "fan_cards"),
    ),
    Figure(
        "rodeo/poster_pile_garage",
        text("Garage band"),
        text("costs nothing, brings money"),
        "booking",
        ("booking",),
    ),
    Figure(
        "rodeo/plate_place_tent",
        text("Requirement"),
        text("where a group wants to camp"),
        "fan_cards",
        ("fan_cards", "arrival"),
    ),
    Figure(
        "rodeo/toilet",
        text("Toilet"),
        text("hygiene, and work for one fan"),
        "line_up",
        ("line_up", "evening"),
    ),
    Figure(
        "rodeo/camp_indie_tent_up",
        text("Camping marker"),
        text("thumb up: satisfied"),
        "arrival",
        ("arrival", "night"),
    ),
    Figure(
        "rodeo/figure_reggae",
        text("Fan"),
        text("shops and dances at night"),
        "evening",
        ("top", "evening", "arrival"),
    ),
    Figure(
        "rodeo/garbage_2",
        text("Garbage"),
        text("comes with chaos, takes spaces"),
        "night",
        ("night",),
    ),
    Figure(
        "rodeo/symbol_points",
        text("Victory point"),
        text("most of them win"),
        "scoring",
        ("top", "goal", "scoring"),
    ),
)
