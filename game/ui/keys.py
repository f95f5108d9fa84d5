"""Keys by meaning: the same on every layout, with Caps Lock and Num Lock ignored."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame.event import Event

ACTIVATE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_KEYPAD = {
    pygame.K_KP4: pygame.K_LEFT,
    pygame.K_KP6: pygame.K_RIGHT,
    pygame.K_KP8: pygame.K_UP,
    pygame.K_KP2: pygame.K_DOWN,
}
_SCANCODE_KEY = 1 << 30
"""SDL marks keys that are no characters (arrows, F-keys) with this bit."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key pressed with its modifiers; ``repeat`` if it was held down before."""

    key: int
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    repeat: bool = False

    @property
    def bare(self) -> bool:
        """True without Ctrl and Alt."""
        return not self.ctrl and not self.alt

    def ctrl_with(self, key: int) -> bool:
        """True for Ctrl (or Command) with a key, whatever else."""
        return self.ctrl and self.key == key


def stroke(event: Event) -> Stroke:
    """Read a KEYDOWN event. AltGr is not Ctrl, Command is."""
    mods = event.mod
    alt_gr = bool(mods & pygame.KMOD_MODE) or bool(mods & pygame.KMOD_RALT)
    ctrl = bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not alt_gr
    return Stroke(
        _latin(event, mods),
        ctrl,
        bool(mods & pygame.KMOD_SHIFT),
        bool(mods & pygame.KMOD_ALT) and not alt_gr,
        getattr(event, "repeat", False),
    )


def _latin(event: Event, mods: int) -> int:
    """The key's letter; on a layout without Latin letters the letter at that place."""
    key = int(event.key)
    if key in _KEYPAD and not mods & pygame.KMOD_NUM:
        return _KEYPAD[key]
    place = getattr(event, "scancode", 0)
    is_letter_place = pygame.KSCAN_A <= place <= pygame.KSCAN_Z
    if key > 127 and not key & _SCANCODE_KEY and is_letter_place:
        return pygame.K_a + place - pygame.KSCAN_A
    return key
