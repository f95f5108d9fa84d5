"""On the Road on the table: the road, the stage, the bag, the vans."""

from game.tables.on_the_road.board import RoadBoard
from game.tables.on_the_road.moments import moments
from game.tables.on_the_road.show import BITS, CHAPTERS, FIGURES, POINTS, SMALL_BITS, WINNER
from game.tables.spec import TableSpec

TABLE = TableSpec(
    slug="on_the_road",
    build=RoadBoard,
    points=POINTS,
    bits=BITS,
    small_bits=SMALL_BITS,
    winner=WINNER,
    figures=FIGURES,
    moments=moments,
    chapters=CHAPTERS,
)
