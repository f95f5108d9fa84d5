"""The players' colours at a table."""

from __future__ import annotations

from typing import Final

from engines.core.match import Player

COLOURS: Final = ("red", "blue", "yellow", "white")
FILLS: Final = {"red": "#a3241f", "blue": "#2f8fd0", "yellow": "#f2c230", "white": "#f7f3ea"}
"""What a colour looks like behind a mascot."""


def colours(players: tuple[Player, ...]) -> tuple[str, ...]:
    """Return each seat's colour: the player's, or a free one where it is none or taken."""
    chosen: list[str] = []
    for player in players:
        free = [colour for colour in COLOURS if colour not in chosen]
        chosen.append(player.colour if player.colour in free else free[0])
    return tuple(chosen)
