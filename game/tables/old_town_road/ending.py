"""The end of a journey: the poster, how it adds up, the ranks, the whole ride in two rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame
from pygame import Rect, Surface

from engines.core.match import Match
from engines.core.types import Text, ntext, text
from engines.games.old_town_road.account import Account, Made, account
from engines.games.old_town_road.rules import TownRules
from engines.games.old_town_road.words import LOWEST_RANK, RANKS, rank
from game.tables.ending import Ending
from game.tables.old_town_road.arrange import arrange
from game.tables.old_town_road.layout import CARD_W, SLUG
from game.tables.old_town_road.model import Model
from game.tables.old_town_road.ranks import rank_sprite
from game.tables.old_town_road.score import draw_term, terms
from game.tables.old_town_road.tags import BONE, INK
from game.tables.old_town_road.trail import draw_bracket, draw_laid
from game.tables.paint import label
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, HEAD, TEXT, Style

ORANGE: Final = "#c23f17"


class TownEnding(Ending):
    """The pictures of one finished journey."""

    words = text("You have reached Old Town")

    def __init__(self, match: Match) -> None:
        rules = match.rules
        if not isinstance(rules, TownRules):
            raise TypeError("this ending is for Old Town Road")
        self.model = Model(rules)
        self.model.take(match.view(None))
        self.reckoned: Account = account(rules.tables, self.model.pile)

    @property
    def total(self) -> int:
        """The points."""
        return self.reckoned.total

    def medal(self, name: str) -> str:
        """Return the sprite of a medal."""
        return f"{SLUG}/medal_{name or 'none'}"

    # ------------------------------------------------------------ pictures
    def ground(self, canvas: Canvas) -> None:
        """Cover the window with dusk over the wooden floor."""
        window = canvas.metrics.window
        entry = canvas.kit.sprites.entry(f"{SLUG}/dusk")
        scale = max(window.w / entry.width, window.h / entry.height)
        size = round(entry.width * scale) + 1, round(entry.height * scale) + 1
        image: Surface = canvas.kit.sprites.image(entry.name, size)
        canvas.surface.blit(
            image, image.get_rect(center=window.center), special_flags=pygame.BLEND_PREMULTIPLIED
        )

    def poster(self, canvas: Canvas, rect: Rect, medal: str) -> None:
        """Draw a WANTED poster with rank, points and medal."""
        px = canvas.metrics.px
        canvas.shadow(rect, 6, (8, 9))
        canvas.box(rect, BONE, INK, 5, 4)
        band = Rect(rect.x + px(16), rect.y + px(18), rect.w - 2 * px(16), rect.h * 18 // 100)
        canvas.box(band, ORANGE, INK, 4, 4)
        style = Style(size=52, family=DISPLAY, align="centre", colour=BONE, floor=20)
        label(canvas, rank(self.total), band.inflate(-px(24), 0), style)
        for x in (rect.x + px(15), rect.right - px(15)):
            canvas.disc((x, rect.y + px(12)), px(6), INK, None)
        left = Rect(rect.x + px(16), band.bottom + px(8), rect.w * 52 // 100, rect.h * 42 // 100)
        number = Style(size=140, family=DISPLAY, align="centre", colour=INK)
        label(canvas, str(self.total), left, number)
        below = Rect(left.x, left.bottom, left.w, rect.h * 12 // 100)
        said = ntext("point", "points", count="n", n=self.total)
        label(canvas, said, below, BOLD.but(size=32, align="centre"))
        picture = Rect(left.right, band.bottom + px(12), 0, rect.h * 56 // 100)
        picture.w = rect.right - px(20) - picture.x
        canvas.sprite_in(self._sign(medal), picture)
        line = rect.bottom - rect.h * 17 // 100
        canvas.dashes((rect.x + px(22), line), rect.w - 2 * px(22), INK)
        foot = Rect(rect.x + px(18), line + px(6), rect.w - 2 * px(18), rect.bottom - line - px(14))
        label(canvas, self._short_of(), foot, BOLD.but(size=26, align="centre", colour="#a5340f"))

    def _sign(self, medal: str) -> str:
        return self.medal(medal) if medal else f"{SLUG}/{rank_sprite(self.total)}"

    def _short_of(self) -> Text:
        """What the next rank would have taken."""
        for least, name in reversed(RANKS):
            if self.total < least:
                return ntext(
                    "{n} point short of {rank}",
                    "{n} points short of {rank}",
                    count="n",
                    n=least - self.total,
                    rank=name,
                )
        return text("There is no higher rank.")

    def account(self, canvas: Canvas, rect: Rect, note: Text) -> None:
        """Draw the terms and their sum."""
        px, skin = canvas.metrics.px, canvas.skin
        canvas.panel(rect)
        head = _title(canvas, rect, text("How it adds up"))
        foot = rect.h * 24 // 100
        room = Rect(rect.x, head.bottom, rect.w, rect.bottom - foot - head.bottom)
        found = terms(self.reckoned)
        high = room.h // len(found)
        for number, term in enumerate(found):
            box = Rect(room.x + px(8), room.y + number * high, room.w - 2 * px(8), high)
            draw_term(canvas, box, term, number % 2 == 0, 26)
        line = rect.bottom - foot + px(4)
        thick = max(px(4), 1)
        canvas.fill(Rect(rect.x + px(20), line, rect.w - 2 * px(20), thick), skin.line)
        row = Rect(rect.x + px(24), line + thick, rect.w - 2 * px(26), foot * 56 // 100)
        label(canvas, text("Total"), row, Style(size=34, family=DISPLAY))
        style = Style(size=44, family=DISPLAY, align="right", colour=skin.head)
        label(canvas, str(self.total), row, style)
        last = Rect(row.x, row.bottom, row.w, rect.bottom - px(8) - row.bottom)
        label(canvas, note, last, TEXT.but(size=23))

    def ranks(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the ladder of ranks."""
        px, skin = canvas.metrics.px, canvas.skin
        canvas.panel(rect)
        head = _title(canvas, rect, text("Ranks"))
        ladder = [*RANKS, (0, LOWEST_RANK)]
        high = (rect.bottom - px(10) - head.bottom) // len(ladder)
        reached = next(least for least, _ in ladder if self.total >= least)
        for number, (least, name) in enumerate(ladder):
            box = Rect(rect.x + px(10), head.bottom + number * high, rect.w - 2 * px(10), high)
            here = least == reached
            if here:
                canvas.box(box.inflate(0, -px(4)), ORANGE, "", 3, 10)
            side = min(high - px(8), px(54))
            badge = Rect(box.x + px(10), box.centery - side // 2, side, side)
            alpha = 255 if self.total >= least else 120
            canvas.sprite_in(f"{SLUG}/{rank_sprite(least)}", badge, alpha=alpha)
            ink = "#fffdf6" if here else skin.text
            worth = f"{least}+" if least else "0"
            style = BOLD.but(size=25, colour=ink)
            wide = canvas.measure("65+", style) + 2
            points = Rect(box.right - px(12) - wide, box.y, wide, high)
            label(canvas, worth, points, style.but(align="right"))
            left = badge.right + px(10)
            label(canvas, name, Rect(left, box.y, points.x - px(6) - left, high),
                  style.but(lines=2, lead=1.05))  # fmt: skip

    def course(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the ride in two rows, Old Town at the left."""
        unit = min(rect.w / 1300, rect.h / 470)
        town = Rect(rect.x, 0, round(180 * unit), round(252 * unit))
        town.centery = rect.centery + round(24 * unit)
        scale = town.w / CARD_W / canvas.metrics.scale
        canvas.sprite(f"{SLUG}/card_old_town", town.center, scale)
        said = ntext("{n} card", "{n} cards", count="n", n=len(self.model.pile))
        high = max(round(42 * unit), round(canvas.metrics.text_floor * 1.5))
        tag = Rect(town.x, town.y - high - round(12 * unit), town.w, high)
        canvas.box(tag, INK, None, 0, 8)
        label(canvas, said, tag.inflate(-8, 0), BOLD.but(size=24, align="centre", colour=BONE))
        cut = split(self.model.pile, self.reckoned.counting)
        row_high = rect.h // 2
        for number, part in enumerate((slice(0, cut), slice(cut, None))):
            row = Rect(town.right + round(64 * unit), 0, 0, round(154 * unit))
            row.w = rect.right - row.x
            row.bottom = rect.y + row_high * (number + 1) - round(6 * unit)
            self._row(canvas, row, unit * 0.96, part)
            at = town.right + 34 * unit, row.centery
            canvas.sprite(f"{SLUG}/arrow_trail", at, unit / canvas.metrics.scale * 0.8)

    def _row(self, canvas: Canvas, row: Rect, unit: float, part: slice) -> None:
        pile = self.model.pile
        before = sum(face >= 0 for face in pile[: part.start])
        faces = pile[part]
        last = before + sum(face >= 0 for face in faces)
        hands = [
            replace(made, at=made.at - before)
            for made in self.reckoned.counting
            if before <= made.at < last
        ]
        lay = arrange(faces, hands, row, unit, ghost=False)
        draw_laid(canvas, self.model, lay)
        for span in lay.spans:
            draw_bracket(canvas, span, lay, unit)


def _title(canvas: Canvas, rect: Rect, said: Text) -> Rect:
    px = canvas.metrics.px
    head = Rect(rect.x, rect.y + px(8), rect.w, rect.h * 13 // 100)
    words = Rect(rect.x + px(22), head.y, rect.w - 2 * px(22), head.h)
    label(canvas, said, words, HEAD.but(size=30))
    return head


def split(pile: Sequence[int], hands: Sequence[Made]) -> int:
    """Return where the second row begins: about half-way, never inside a hand that counts."""
    ups = [place for place, face in enumerate(pile) if face >= 0]
    inside = {place for made in hands for place in range(ups[made.at] + 1, ups[made.at + 2] + 1)}
    half = (len(pile) + 1) // 2
    free = [place for place in range(len(pile) + 1) if place not in inside]
    return min(free, key=lambda place: (abs(place - half), place))
