"""The system's clipboard for text; where there is none, one of the app's own."""

from __future__ import annotations

import pygame

_own = [""]


def copy(words: str) -> None:
    """Put text on the clipboard."""
    _own[0] = words
    try:
        pygame.scrap.put_text(words)
    except pygame.error:
        return


def paste() -> str:
    """Return the text on the clipboard; "" if there is none."""
    try:
        return pygame.scrap.get_text() or _own[0]
    except pygame.error:
        return _own[0]
