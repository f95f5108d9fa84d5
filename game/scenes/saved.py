"""Saves as the screens show them: pictures, whose turn it is, who plays."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from engines.core.types import Text, ntext, text
from game.scenes.playable import playable
from game.tables import table
from game.ui.canvas import Canvas
from game.ui.shapes import PREMULTIPLIED, blank
from saves.errors import Fault

if TYPE_CHECKING:
    from saves.cover import SaveEntry, SaveInfo
    from saves.store import Store


def round_words(slug: str, number: int) -> Text:
    """Return "Round 6" in the game's own word for it."""
    template = table(slug).round if slug in playable() else text("Round {round}")
    return text(template.id, context=template.context, round=number)


def length_words(slug: str, number: int) -> Text:
    """Return "6 rounds" in the game's own word for them."""
    template = ntext("{n} round", "{n} rounds", count="n", n=1)
    if slug in playable():
        template = table(slug).rounds
    return replace(template, args=(("n", number),))


def turn_words(info: SaveInfo) -> Text:
    """Return whose turn it is; "your turn" where one person plays alone against bots."""
    player = info.players[info.turn]
    if player.human and sum(p.human for p in info.players) == 1:
        return text("your turn")
    return text("{name} to play", name=player.name)


def state_words(info: SaveInfo) -> Text:
    """Return where a game stands: its round and whose turn it is, or that it is over."""
    if info.over:
        return text("Finished, {rounds}", rounds=length_words(info.slug, max(info.round, 1)))
    return text("{round}, {turn}", round=round_words(info.slug, info.round), turn=turn_words(info))


def game_title(entry: SaveEntry) -> str:
    """Return the name of a save's game; its slug if this Roadshow lacks the game."""
    slug = entry.info.slug if entry.info else ""
    return playable()[slug].spec.title if slug in playable() else slug


def advice_words(entry: SaveEntry) -> Text:
    """Return what can be done about a faulty save; a whole earlier copy is the best of it."""
    if entry.fault is None:
        return text("Nothing is wrong with it.")
    if entry.earlier:
        return text("An earlier copy of it is whole.")
    if entry.fault.fault in (Fault.EMPTY, Fault.TRUNCATED, Fault.DAMAGED, Fault.ILLEGAL):
        return text("No earlier copy of it is whole.")
    return entry.fault.advice


def players_words(count: int) -> Text:
    """Return how many play."""
    return ntext("{n} player", "{n} players", count="n", n=count)


class Pictures:
    """The pictures kept beside saves, read once and scaled once for each size."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: dict[str, Surface | None] = {}
        self._sized: dict[tuple[str, int, int, bool], Surface] = {}

    def draw(
        self, canvas: Canvas, rect: Rect, entry: SaveEntry, radius: float = 8, grey: bool = False
    ) -> None:
        """Draw a save's picture, its game's poster instead if it has none, in a frame."""
        picture = self._picture(entry)
        if picture is None:
            canvas.box(rect, canvas.skin.shade, None, 0, radius)
            self._poster(canvas, rect, entry)
        else:
            key = (entry.id, rect.w, rect.h, grey)
            if key not in self._sized:
                self._sized[key] = _cut(canvas, picture, rect.size, radius, grey)
            canvas.surface.blit(self._sized[key], rect, special_flags=PREMULTIPLIED)
        canvas.box(rect, None, "", 4, radius)

    def _poster(self, canvas: Canvas, rect: Rect, entry: SaveEntry) -> None:
        name = f"{entry.info.slug}/poster" if entry.info else ""
        if name in canvas.kit.sprites.entries:
            canvas.sprite_in(name, rect.inflate(0, -canvas.metrics.px(12)))
        else:
            canvas.icon("game", rect.inflate(-rect.h // 2, -rect.h // 2), canvas.skin.muted)

    def _picture(self, entry: SaveEntry) -> Surface | None:
        if entry.id not in self._read:
            self._read[entry.id] = _decoded(self._store.picture(entry.id))
        return self._read[entry.id]


def _decoded(data: bytes | None) -> Surface | None:
    if not data:
        return None
    try:
        return pygame.image.load(io.BytesIO(data)).convert_alpha()
    except pygame.error:
        return None


def _cut(
    canvas: Canvas, picture: Surface, size: tuple[int, int], radius: float, grey: bool
) -> Surface:
    """The middle of a picture at a size, its corners round."""
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    whole = round(picture.get_width() * scale), round(picture.get_height() * scale)
    scaled = pygame.transform.smoothscale(picture, whole)
    if grey:
        scaled = pygame.transform.grayscale(scaled)
    out = blank(*size)
    sheet = Canvas(out, canvas.kit, canvas.skin)
    sheet.box(Rect((0, 0), size), "#ffffff", None, 0, radius)
    corner = (size[0] - whole[0]) // 2, (size[1] - whole[1]) // 2
    out.blit(scaled, corner, special_flags=pygame.BLEND_RGBA_MULT)
    return out
