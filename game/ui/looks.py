"""Skins for eyes that need more: colours that are told apart by everybody, and strong contrast."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from pygame import Color

from game.ui.skin import Skin, Tone

BLUE, BLUE_DARK, BLUE_DEEP = "#0b5fa5", "#084a82", "#063760"
RUST, RUST_DARK, RUST_DEEP = "#9a3d00", "#7a3000", "#5a2300"
BLACK: Final = "#000000"
BRIGHT: Final = "#ffffff"


@dataclass(frozen=True, slots=True)
class Look:
    """What the settings change of every skin.

    ``safe``: blue and rust instead of green and red, which one man in twelve cannot tell
    apart. ``contrast``: black on white, or white on black, without tints.
    """

    safe: bool = False
    contrast: bool = False


@cache
def adapted(skin: Skin, look: Look) -> Skin:
    """Return a skin as a look wants it."""
    if look.safe:
        skin = _safe(skin)
    return _strong(skin) if look.contrast else skin


def _safe(skin: Skin) -> Skin:
    primary = Tone(BLUE, BLUE_DARK, BLUE_DEEP, BRIGHT)
    danger = Tone(RUST, RUST_DARK, RUST_DEEP, BRIGHT)
    ring = (skin.ring[0], BLUE) if _light(skin.panel) else skin.ring
    head = RUST if _light(skin.panel) else skin.head
    return replace(
        skin, primary=primary, danger=danger, on=BLUE, on_ink=BRIGHT, ring=ring, head=head
    )


def _strong(skin: Skin) -> Skin:
    light = _light(skin.panel)
    ink, paper = (BLACK, BRIGHT) if light else (BRIGHT, BLACK)
    off = Tone("#d8d8d8", "#d8d8d8", "#5c5c5c", "#3c3c3c")
    return replace(
        skin,
        panel=paper,
        shade="#e4e4e4" if light else "#2c2c2c",
        field=BRIGHT,
        line=BLACK if light else BRIGHT,
        edge=BLACK if light else BRIGHT,
        text=ink,
        muted="#2a2a2a" if light else "#e8e8e8",
        head=BLACK if light else BRIGHT,
        plain=replace(skin.plain, fill=BRIGHT, ink=BLACK),
        off=off,
        field_text=BLACK,
        field_muted="#2a2a2a",
        track="#c4c4c4",
        rule="#4a4a4a",
        tip_fill=BLACK,
        tip_ink=BRIGHT,
        tip_edge=BRIGHT,
        tip_head="#ffd84a",
    )


def _light(colour: str) -> bool:
    shade = Color(colour)
    return shade.r + shade.g + shade.b > 380
