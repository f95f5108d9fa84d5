"""Rock'n Rodeo on the table: booking, expansion, line-up, the festival days, scoring."""

from game.tables.rodeo.board import RodeoBoard
from game.tables.rodeo.moments import moments
from game.tables.rodeo.scoring.final import draw_final
from game.tables.rodeo.show import (
    BITS,
    CHAPTERS,
    FIGURES,
    POINTS,
    ROUND,
    ROUNDS,
    SMALL_BITS,
    WINNER,
)
from game.tables.spec import TableSpec
from game.ui.skin import RODEO

TABLE = TableSpec(
    slug="rodeo",
    build=RodeoBoard,
    skin=RODEO,
    round=ROUND,
    rounds=ROUNDS,
    points=POINTS,
    bits=BITS,
    small_bits=SMALL_BITS,
    winner=WINNER,
    figures=FIGURES,
    moments=moments,
    tally=draw_final,
    chapters=CHAPTERS,
)
