"""Old Town Road on the table: the street, the trail, the score."""

from game.tables.old_town_road.board import TownBoard
from game.tables.old_town_road.ending import TownEnding
from game.tables.old_town_road.moments import moments
from game.tables.old_town_road.show import BITS, CHAPTERS, FIGURES, POINTS, ROUND, SMALL_BITS
from game.tables.spec import TableSpec
from game.ui.skin import TOWN

TABLE = TableSpec(
    slug="old_town_road",
    build=TownBoard,
    skin=TOWN,
    round=ROUND,
    points=POINTS,
    bits=BITS,
    small_bits=SMALL_BITS,
    figures=FIGURES,
    moments=moments,
    chapters=CHAPTERS,
    ending=TownEnding,
)
