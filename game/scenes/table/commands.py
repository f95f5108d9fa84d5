"""What keys do at the table; the settings list the same table, and may change the letters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from engines.core.types import Text, text
from game.ui.keys import Stroke


@dataclass(frozen=True, slots=True)
class Command:
    """Something a key does. ``key`` is pygame's name of it; fixed ones cannot be changed."""

    id: str
    key: str
    label: Text
    ctrl: bool = False
    fixed: bool = False

    def cap(self, keys: Mapping[str, str]) -> str:
        """Return what stands on the key cap, with the player's own choice of key."""
        name = self.named(keys)
        shown = _CAPS.get(name, name.upper() if len(name) == 1 else name.capitalize())
        return f"Ctrl {shown}" if self.ctrl else shown

    def named(self, keys: Mapping[str, str]) -> str:
        """Return the name of the key, the player's own choice first."""
        return self.key if self.fixed else keys.get(self.id, self.key)

    def fits(self, stroke: Stroke, keys: Mapping[str, str]) -> bool:
        """Return whether a stroke means this."""
        if stroke.ctrl != self.ctrl or stroke.alt:
            return False
        return pygame.key.name(stroke.key) == self.named(keys)


_CAPS: Final = {"escape": "Esc", "return": "Enter", "f1": "F1", "f11": "F11", "tab": "Tab"}

COMMANDS: Final = (
    Command("undo", "z", text("Undo"), ctrl=True),
    Command("redo", "y", text("Redo"), ctrl=True),
    Command("hint", "h", text("Hint")),
    Command("errand", "d", text("Do the rest of these small choices for me")),
    Command("log", "l", text("Whole log")),
    Command("last_round", "r", text("Show the last round again")),
    Command("autoplay", "a", text("In a game for one: let a bot play on, or take over")),
    Command("save", "s", text("Save as a new game"), ctrl=True),
    Command("rules", "f1", text("Rules of what is in focus"), fixed=True),
    Command("menu", "escape", text("Let go of a choice, or open the menu"), fixed=True),
)
MOVES: Final = (
    (("Tab",), text("Next area: board, hand, buttons, players, log")),
    (("←", "→", "↑", "↓"), text("Next target in that direction")),
    (("Shift", "←", "→"), text("Next thing, also what cannot be chosen")),
    (("Enter",), text("Choose")),
    (("F11",), text("Full screen")),
)
"""Keys that are no commands: caps and what they do, for the page of keys."""


def command_of(stroke: Stroke, keys: Mapping[str, str]) -> str:
    """Return the id of the command a stroke means, or nothing."""
    return next((c.id for c in COMMANDS if c.fits(stroke, keys)), "")


def cap_of(command: str, keys: Mapping[str, str]) -> str:
    """Return a command's key cap."""
    return next((c.cap(keys) for c in COMMANDS if c.id == command), "")
