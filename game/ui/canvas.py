"""Drawing: one canvas over a surface, with a skin; the only way things get on the screen.

Boxes and positions are real pixels; sizes of text, lines, corners and sprites are design
pixels, which the canvas turns into real ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

import pygame
from pygame import Rect, Surface, Vector2

from game.ui.audit import AUDIT
from game.ui.kit import Kit
from game.ui.looks import adapted
from game.ui.metrics import Metrics
from game.ui.shapes import PREMULTIPLIED, Box
from game.ui.skin import Skin
from game.ui.text import TEXT, Setting, Style
from game.words import Said

Point: TypeAlias = tuple[float, float]
UNBOUND = 100_000
BASELINE = 0.34
"""How far the baseline lies below the middle of a line, in font sizes."""


class Canvas:
    """Draws on a surface. Drawing changes nothing but the surface."""

    def __init__(self, surface: Surface, kit: Kit, skin: Skin) -> None:
        self.surface = surface
        self.kit = kit
        self.skin = adapted(skin, kit.look)

    @property
    def metrics(self) -> Metrics:
        """The units of the window."""
        return self.kit.metrics

    # ------------------------------------------------------------ text
    def say(self, said: Said) -> str:
        """Return words in the player's language."""
        return self.kit.words(said)

    def set(self, said: Said, style: Style, room: tuple[int, int]) -> Setting:
        """Set words into a room of width and height without drawing (height 0: no limit)."""
        return self.kit.setter.set(self.say(said), style, self.metrics, self.skin.display, room)

    def measure(self, said: Said, style: Style = TEXT) -> int:
        """Return the width of words on one line at the style's full size."""
        setting = self.set(said, style.but(lines=1), (UNBOUND, 0))
        return self.kit.fonts.width(setting.lines[0], setting.family, setting.size)

    def text_height(self, said: Said, style: Style, width: int) -> int:
        """Return the height words take when wrapped to a width."""
        return self.set(said, style, (width, 0)).height

    def text(self, said: Said, rect: Rect, style: Style = TEXT) -> Rect:
        """Draw words into a box: aligned, wrapped, shrunk, at worst cut; return their ink."""
        setting = self.set(said, style, rect.size)
        top = rect.y
        if style.valign == "middle":
            top += (rect.h - setting.height) // 2
        elif style.valign == "bottom":
            top += rect.h - setting.height
        ink = Rect(rect.topleft, (0, 0))
        for number, line in enumerate(setting.lines):
            middle = top + setting.lead * number + setting.lead // 2
            drawn = self._line(line, setting, style, rect, middle)
            ink = drawn if number == 0 else ink.union(drawn)
        if AUDIT.on:
            seen = ink.clip(self.surface.get_clip())
            if seen.size != (0, 0):
                AUDIT.note(" ".join(setting.lines), seen, rect, setting.size, setting.cut)
        return ink

    def _line(self, line: str, setting: Setting, style: Style, rect: Rect, middle: int) -> Rect:
        """Draw one line about the middle of its height; return its ink."""
        fonts, size = self.kit.fonts, setting.size
        edge = self._edge(style)
        margin = edge[1] if edge else 0
        image = fonts.line(line, setting.family, size, style.colour or self.skin.text, edge)
        width = image.get_width() - 2 * margin
        left = rect.x
        if style.align == "centre":
            left += (rect.w - width) // 2
        elif style.align == "right":
            left += rect.w - width
        baseline = middle + round(size * BASELINE)
        top = baseline - fonts.ascent(setting.family, size)
        self.surface.blit(image, (left - margin, top - margin), special_flags=PREMULTIPLIED)
        rise = round(size * 0.72)
        return Rect(left, baseline - rise, width, rise + round(size * 0.2))

    def _edge(self, style: Style) -> tuple[str, int] | None:
        if style.edge is None:
            return None
        colour, width = style.edge
        return colour, max(1, self.metrics.px(width))

    @contextmanager
    def clip(self, rect: Rect) -> Iterator[None]:
        """Draw only inside a box, within the block."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(rect))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    # ------------------------------------------------------------ shapes
    def fill(self, rect: Rect, colour: str) -> None:
        """Fill a plain rectangle; a colour with alpha shades what is there."""
        if len(colour) > 7:
            self.kit.shapes.box(self.surface, rect, Box(colour))
        else:
            self.surface.fill(colour, rect)

    def box(
        self,
        rect: Rect,
        fill: str | None,
        line: str | None = "",
        width: float = 3,
        radius: float = 10,
        dash: bool = False,
    ) -> None:
        """Draw a box with round corners; the line (skin's if "", none if None) lies inside."""
        px = self.metrics.px
        stroke = self.skin.line if line == "" else line
        dashes = (px(9), px(7)) if dash else ()
        shape = Box(fill, stroke, px(width) if stroke else 0, px(radius), dashes)
        self.kit.shapes.box(self.surface, rect, shape)

    def disc(
        self, centre: Point, radius: float, fill: str, line: str | None = "", width: float = 3
    ) -> None:
        """Draw a disc of a radius in real pixels."""
        stroke = self.skin.line if line == "" else line
        shape = Box(fill, stroke, self.metrics.px(width) if stroke else 0)
        self.kit.shapes.disc(self.surface, centre, radius, shape)

    def panel(self, rect: Rect, fill: str = "", radius: float = 14) -> None:
        """Draw a panel with its hard shadow, in the skin's colours."""
        self.shadow(rect, radius)
        self.box(rect, fill or self.skin.panel, "", 3, radius)

    def shadow(self, rect: Rect, radius: float = 14, by: tuple[float, float] = (5, 6)) -> None:
        """Draw a box's hard shadow: only the part that the box itself will not cover."""
        px = self.metrics.px
        shape = rect.move(px(by[0]), px(by[1]))
        rim = px(radius) + px(max(by))
        beside = Rect(rect.right - rim, shape.y, shape.right - rect.right + rim, shape.h)
        below = Rect(shape.x, rect.bottom - rim, shape.w, shape.bottom - rect.bottom + rim)
        beside.h = max(below.top - beside.top, 0)
        for part in (beside, below):
            with self.clip(part):
                self.box(shape, "#00000059", None, 0, radius)

    def ring(self, rect: Rect, radius: float = 16) -> None:
        """Draw the focus ring around a control."""
        px = self.metrics.px
        outer, inner = self.skin.ring
        around = rect.inflate(2 * px(12), 2 * px(12))
        self.box(around, None, outer, 9, radius + 4)
        self.box(around.inflate(-2 * px(2), -2 * px(2)), None, inner, 5, radius + 2)

    def dashes(self, start: Point, width: int, colour: str = "") -> None:
        """Draw a dashed rule to the right of a point."""
        px = self.metrics.px
        step, high = max(px(8), 2), max(px(3), 1)
        for x in range(0, width - step // 2, 2 * step):
            piece = Rect(round(start[0]) + x, round(start[1]), min(step, width - x), high)
            self.surface.fill(colour or self.skin.rule, piece)

    def polygon(
        self, points: tuple[Point, ...], fill: str, line: str | None = None, width: float = 3
    ) -> None:
        """Draw a polygon in real pixels."""
        stroke = self.metrics.px(width) if line else 0
        self.kit.shapes.polygon(self.surface, points, fill, line, stroke)

    # ------------------------------------------------------------ sprites
    def icon(self, name: str, rect: Rect, colour: str = "") -> None:
        """Draw ``icon_name`` in one colour, as large as fits, in the middle of a box."""
        entry = self.kit.sprites.entry(f"icon_{name}")
        scale = min(rect.w / entry.width, rect.h / entry.height)
        size = round(entry.width * scale), round(entry.height * scale)
        image = self.kit.sprites.image(entry.name, size, colour or self.skin.text)
        self.surface.blit(image, image.get_rect(center=rect.center), special_flags=PREMULTIPLIED)

    def sprite(
        self,
        name: str,
        at: Point,
        scale: float = 1.0,
        turn: float = 0,
        tint: str = "",
        alpha: int = 255,
        flip: bool = False,
    ) -> Rect:
        """Draw a sprite with its anchor at a point, at its logical size times ``scale``.

        Returns the box of the piece itself, without its margins, where it is not turned.
        """
        sprites = self.kit.sprites
        entry = sprites.entry(name)
        real = scale * self.metrics.scale
        size = max(round(entry.width * real), 1), max(round(entry.height * real), 1)
        image = sprites.image(name, size, tint, turn, flip)
        cx = entry.width - entry.cx if flip else entry.cx
        if turn:
            self._turned(image, at, (cx * real, entry.cy * real), size, turn, alpha)
        else:
            corner = round(at[0] - cx * real), round(at[1] - entry.cy * real)
            self._blit(image, corner, alpha)
        left, top, *_ = entry.pad
        body = entry.body
        return Rect(
            round(at[0] + (left - cx) * real),
            round(at[1] + (top - entry.cy) * real),
            round(body[0] * real),
            round(body[1] * real),
        )

    def sprite_in(self, name: str, rect: Rect, alpha: int = 255) -> Rect:
        """Draw a sprite as large as fits into a box, in its middle; return the piece's box."""
        entry = self.kit.sprites.entry(name)
        wide, high = entry.body
        scale = min(rect.w / wide, rect.h / high) / self.metrics.scale
        real = scale * self.metrics.scale
        left, top, *_ = entry.pad
        at = (
            rect.centerx + (entry.cx - left - wide / 2) * real,
            rect.centery + (entry.cy - top - high / 2) * real,
        )
        return self.sprite(name, at, scale, alpha=alpha)

    def cover(self, name: str, rect: Rect) -> None:
        """Fill a box with a sprite, cut to its shape from the middle, never pulled out of it."""
        entry = self.kit.sprites.entry(name)
        scale = max(rect.w / entry.width, rect.h / entry.height)
        size = max(round(entry.width * scale), rect.w), max(round(entry.height * scale), rect.h)
        part = Rect((size[0] - rect.w) // 2, (size[1] - rect.h) // 2, rect.w, rect.h)
        image = self.kit.sprites.image(entry.name, size)
        self.surface.blit(image, rect, part, special_flags=PREMULTIPLIED)

    def skin_box(self, name: str, rect: Rect) -> None:
        """Draw a nine-slice sprite so that the piece itself fills a box."""
        entry = self.kit.sprites.entry(name)
        scale = self.metrics.scale
        left, top, right, bottom = (round(side * scale) for side in entry.pad)
        size = rect.w + left + right, rect.h + top + bottom
        image = self.kit.sprites.stretched(name, size, scale)
        self.surface.blit(image, (rect.x - left, rect.y - top), special_flags=PREMULTIPLIED)

    def _turned(
        self,
        image: Surface,
        at: Point,
        anchor: Point,
        size: tuple[int, int],
        turn: float,
        alpha: int,
    ) -> None:
        arm = Vector2(size[0] / 2 - anchor[0], size[1] / 2 - anchor[1]).rotate(-turn)
        centre = round(at[0] + arm.x), round(at[1] + arm.y)
        self._blit(image, image.get_rect(center=centre).topleft, alpha)

    def _blit(self, image: Surface, corner: tuple[int, int], alpha: int) -> None:
        if alpha >= 255:
            self.surface.blit(image, corner, special_flags=PREMULTIPLIED)
            return
        faded = image.copy()
        faded.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(faded, corner, special_flags=PREMULTIPLIED)
