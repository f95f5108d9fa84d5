"""On the Road on the table: the road, the stage, the bag, the vans."""

from game.tables.on_the_road.board import RoadBoard
from game.tables.spec import TableSpec

TABLE = TableSpec(slug="on_the_road", build=RoadBoard)
