"""Sprites: PNG masters found under assets, kept at the sizes they are drawn in.

A sprite is named ``name`` (of ``assets/common``) or ``slug/name``. Its index gives logical
pixels at 1080p: size with shadow margins, anchor, nine-slice borders, and the margins.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pygame
from pygame import Rect, Surface

from game.ui.ahead import Ahead, Form
from game.ui.cache import SurfaceCache
from game.ui.shapes import PREMULTIPLIED, blank, nine_slice

COMMON = "common"
MASTER_BYTES = 128 * 1024 * 1024
SIZED_BYTES = 128 * 1024 * 1024
TURN_STEP = 0.5
"""Degrees between two turned pictures: finer steps cannot be seen."""
LOG = logging.getLogger(__name__)

Sides: TypeAlias = tuple[float, float, float, float]


class MissingSprite(LookupError):
    """A sprite that no index names or whose file cannot be read."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sprite's line in its index, in logical pixels; ``pad`` is inside width and height."""

    name: str
    file: Path
    width: float
    height: float
    cx: float
    cy: float
    pad: Sides = (0, 0, 0, 0)
    nine: Sides | None = None

    @property
    def body(self) -> tuple[float, float]:
        """The size of the piece itself, without its margins."""
        left, top, right, bottom = self.pad
        return self.width - left - right, self.height - top - bottom


class SpriteBook:
    """Every sprite there is. ``strict`` raises for a missing one instead of drawing a sign."""

    def __init__(self, assets: Path, strict: bool = False) -> None:
        self.strict = strict
        self.entries = _read_indexes(assets)
        self.missing: set[str] = set()
        self._masters = SurfaceCache(MASTER_BYTES)
        self._sized = SurfaceCache(SIZED_BYTES)
        self.ahead = Ahead(self._fetch, self._make_ready)
        self._learning = False

    def __contains__(self, name: str) -> bool:
        return _full(name) in self.entries

    def names(self, slug: str = COMMON) -> list[str]:
        """Return the names of one folder's sprites, without the folder."""
        start = f"{slug}/"
        return [name[len(start) :] for name in self.entries if name.startswith(start)]

    def entry(self, name: str) -> Entry:
        """Return a sprite's measures; MissingSprite, or a square's outside strict mode."""
        found = self.entries.get(_full(name))
        if found is not None:
            return found
        self._complain(name, "no index.json names it")
        return Entry(name, Path(), 100, 100, 50, 50)

    def image(
        self, name: str, size: tuple[int, int], tint: str = "", turn: float = 0, flip: bool = False
    ) -> Surface:
        """Return a sprite at a size in real pixels with its margins, premultiplied.

        ``tint`` colours a white mask (multiplies any other sprite), ``turn`` is in degrees
        counter-clockwise, ``flip`` changes left and right over.
        """
        turn = round(turn / TURN_STEP) * TURN_STEP % 360
        key = (name, size, tint, turn, flip)
        if self._learning and not turn:
            self.ahead.seen(name, (size, tint, flip))
        return self._sized.get(key, lambda: self._make(name, size, tint, turn, flip))

    @contextmanager
    def learning(self) -> Iterator[None]:
        """Have the kin of what is drawn within made ready: not for what moves, which has a
        size for every frame."""
        self._learning = True
        try:
            yield
        finally:
            self._learning = False

    def _fetch(self, name: str) -> None:
        self._master(name)

    def _make_ready(self, name: str, form: Form) -> bool:
        size, tint, flip = form
        if (name, size, tint, 0, flip) in self._sized:
            return False
        self.image(name, size, tint, 0, flip)
        return True

    def sizes(self, name: str) -> set[tuple[int, int]]:
        """Return the sizes in real pixels in which a sprite is ready."""
        return {key[1] for key in self._sized.held_keys() if key[0] == name}

    def stretched(self, name: str, size: tuple[int, int], scale: float) -> Surface:
        """Return a nine-slice sprite: its borders at a scale, stretched to a real size."""
        key = (name, size, scale)
        return self._sized.get(key, lambda: self._stretch(name, size, scale))

    def _make(
        self, name: str, size: tuple[int, int], tint: str, turn: float, flip: bool
    ) -> Surface:
        size = max(size[0], 1), max(size[1], 1)
        picture = pygame.transform.smoothscale(self._near(name, size), size)
        if tint:
            picture.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
        if flip:
            picture = pygame.transform.flip(picture, True, False)
        if turn:
            picture = pygame.transform.rotozoom(picture, turn, 1)
        return picture.convert_alpha()

    def _stretch(self, name: str, size: tuple[int, int], scale: float) -> Surface:
        entry = self.entry(name)
        whole = max(round(entry.width * scale), 3), max(round(entry.height * scale), 3)
        small = pygame.transform.smoothscale(self._master(name), whole)
        if entry.nine is None:
            return pygame.transform.smoothscale(small, size)
        return nine_slice(small, tuple(round(side * scale) for side in entry.nine), size)

    def _near(self, name: str, size: tuple[int, int]) -> Surface:
        """The master, halved while it is four times as large: a moving piece that grows
        is scaled anew for every frame, which costs by the size it is scaled from."""
        picture, halvings = self._master(name), 0
        while min(picture.get_width() / size[0], picture.get_height() / size[1]) >= 4:
            halvings += 1
            half = picture.get_width() // 2, picture.get_height() // 2
            picture = self._masters.get((name, halvings), partial(_scaled, picture, half))
        return picture

    def _master(self, name: str) -> Surface:
        return self._masters.get(name, lambda: self._load(name))

    def _load(self, name: str) -> Surface:
        entry = self.entries.get(_full(name))
        if entry is None:
            self._complain(name, "no index.json names it")
            return _sign(name)
        try:
            return _ready(pygame.image.load(entry.file))
        except (OSError, pygame.error) as error:
            self._complain(name, f"{entry.file.name} cannot be read: {error}")
            return _sign(name)

    def _complain(self, name: str, reason: str) -> None:
        if self.strict:
            raise MissingSprite(f"sprite {name!r}: {reason}")
        if name not in self.missing:
            self.missing.add(name)
            LOG.warning("sprite %r is missing: %s", name, reason)


def _ready(picture: Surface) -> Surface:
    """A picture as read, premultiplied. Its format stays: only what is drawn is converted to
    the screen's, for a master is many times as large."""
    if picture.get_bitsize() != 32 or not picture.get_flags() & pygame.SRCALPHA:
        picture = picture.convert_alpha()
    return picture.premul_alpha()


def _scaled(picture: Surface, size: tuple[int, int]) -> Surface:
    return pygame.transform.smoothscale(picture, size)


def _full(name: str) -> str:
    return name if "/" in name else f"{COMMON}/{name}"


def _read_indexes(assets: Path) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for index in sorted(assets.glob("*/sprites/index.json")):
        slug = index.parent.parent.name
        for name, line in json.loads(index.read_text("utf-8")).items():
            found[f"{slug}/{name}"] = _entry(f"{slug}/{name}", index.parent, line)
    return found


def _entry(name: str, folder: Path, line: dict[str, Any]) -> Entry:
    nine, pad = line.get("nine"), line.get("pad")
    return Entry(
        name,
        folder / line["file"],
        line["w"],
        line["h"],
        line["cx"],
        line["cy"],
        _sides(pad) if pad else (0, 0, 0, 0),
        _sides(nine) if nine else None,
    )


def _sides(values: list[float]) -> Sides:
    left, top, right, bottom = values
    return left, top, right, bottom


def _sign(name: str) -> Surface:
    """A striped square with the name: nobody can overlook that a picture is missing."""
    sign = blank(200, 200)
    sign.fill("#f7f0dc")
    for x in range(-200, 200, 40):
        pygame.draw.line(sign, "#ff3d81", (x, 200), (x + 200, 0), 8)
    pygame.draw.rect(sign, "#22262e", Rect(0, 0, 200, 200), 6)
    words = pygame.font.Font(None, 30).render(name.rsplit("/", 1)[-1], True, "#22262e", "#f7f0dc")
    sign.blit(words.convert_alpha(), words.get_rect(center=(100, 100)), special_flags=PREMULTIPLIED)
    return sign
