"""What garbage on a space would cost, in figures."""

from __future__ import annotations

from engines.core.types import Text, text
from engines.games.rodeo.components.model import HYGIENE
from engines.games.rodeo.play.common import free_spaces, garbage_count
from engines.games.rodeo.play.scoring import table_row
from engines.games.rodeo.tables import SPACES
from game.tables.rodeo.cards.sheet import Row, change
from game.tables.rodeo.phase import Scene


def litter(scene: Scene, at: int) -> tuple[Text, list[Row]]:
    """Return head and lines for a piece of garbage on a space of the festival shown."""
    state, seat = scene.state, scene.seat
    bad = -1 if scene.own else 1  # what harms a rival is welcome
    here, free = garbage_count(state, seat), free_spaces(state, seat).bit_count()
    found = [Row("symbol_garbage", text("Garbage here"), change(here, here + 1), bad)]
    if state.garbage[seat] >> at & 1:
        before = state.tracks[seat * 3 + HYGIENE]
        found.append(
            Row("symbol_hygiene", text("Hygiene, on a pile"), change(before, before - 1), bad)
        )
    else:
        found.append(Row("symbol_tent", text("Free spaces left"), change(free, free - 1), bad))
        if state.dirt[seat] >> at & 1:
            found.append(Row("symbol_dirt", text("Dirt, camped on last anyway"), "", 0))
    found.append(Row("symbol_money", text("Off the income"), "−1K", bad))
    now, then = (table_row(scene.t, "garbage", count) for count in (here, here + 1))
    worse = bad if then < now else 0
    found.append(Row("symbol_points", text("Points for garbage"), change(now, then), worse))
    return text("Garbage on {space}", space=SPACES[at].upper()), found
