"""A game to choose: its poster, players, minutes and what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from engines.core.types import Text, ntext, text
from game.scenes.playable import Playable
from game.ui.canvas import Canvas
from game.ui.clickable import Clickable
from game.ui.control import body
from game.ui.keys import Stroke
from game.ui.skin import Tone
from game.ui.text import DISPLAY, PROSE, TEXT, Style
from game.words import Said

ROW: Final = 254
"""Design pixels of a card that lies along."""
NAME: Final = Style(size=31, family=DISPLAY)
FACT: Final = TEXT
FACT_HIGH: Final = 31
BLURB: Final = PROSE.but(size=24, lead=1.2)
POSTER: Final = 470 / 650


def seats_words(game: Playable) -> Text:
    """Return how many can play."""
    low, high = game.spec.min_players, game.spec.max_players
    if low == high:
        return ntext("{n} player", "{n} players", count="n", n=low)
    return text("{low}-{high} players", low=low, high=high)


def minutes_words(game: Playable) -> Text:
    """Return how long it takes."""
    n = game.spec.minutes
    return ntext("{n} minute", "{n} minutes", count="n", n=n)


class GameCard(Clickable):
    """One game; ``tall`` stands upright with a large poster, for a list of one.

    ``compact`` writes players and minutes in one line, where many cards have little room.
    """

    role = "option"

    def __init__(self, game: Playable, chosen: bool, action: Callable[[], None]) -> None:
        super().__init__(game.spec.title, action)
        self.game = game
        self.chosen = chosen
        self.tall = False
        self.compact = False

    def stroke(self, stroke: Stroke) -> bool:
        """Space and Enter choose it; on the chosen one Enter goes on to the start."""
        return not self.chosen and super().stroke(stroke)

    def height(self, canvas: Canvas, width: int) -> int:
        """Return the height it wants."""
        ui = canvas.metrics.ui_px
        if not self.tall:
            words = self._words_height(canvas, width - ui(194))
            return max(ui(ROW if not self.compact else 200), words + ui(26))
        inner = width - 2 * ui(24)
        return round(inner * 0.84 / POSTER) + self._words_height(canvas, inner) + ui(90)

    def draw(self, canvas: Canvas) -> None:
        """Draw card, poster and words."""
        skin, ui = canvas.skin, canvas.metrics.ui_px
        tone = Tone(skin.field, skin.plain.hover, skin.plain.press, skin.field_text)
        body(canvas, self.rect, tone, self.state, self.ringed, drop=False)
        if self.chosen:
            line = canvas.metrics.px(5)
            canvas.box(self.rect, None, skin.line, 8, 11)
            canvas.box(self.rect.inflate(-line // 2, -line // 2), None, skin.mark, 5, 10)
        poster, words = self._split(canvas)
        self._poster(canvas, poster)
        self._words(canvas, words)
        if self.chosen:
            centre = self.rect.right - ui(20), self.rect.y + ui(20)
            canvas.disc(centre, ui(20), skin.mark, "", 4)
            tick = Rect(0, 0, ui(24), ui(24))
            tick.center = centre
            canvas.icon("check", tick, skin.mark_ink)

    def _split(self, canvas: Canvas) -> tuple[Rect, Rect]:
        ui, rect = canvas.metrics.ui_px, self.rect
        if not self.tall:
            poster = Rect(rect.x + ui(10), rect.y + ui(10), ui(156), rect.h - ui(20))
            left = rect.x + ui(180)
            return poster, Rect(left, rect.y + ui(14), rect.right - ui(14) - left, rect.h - ui(22))
        inner = rect.inflate(-2 * ui(24), -2 * ui(24))
        words = self._words_height(canvas, inner.w)
        high = inner.h - words - ui(24)
        poster = Rect(inner.x, inner.y, inner.w, high)
        return poster, Rect(inner.x, poster.bottom + ui(24), inner.w, words)

    def _poster(self, canvas: Canvas, room: Rect) -> None:
        scale = min(room.w / 470, room.h / 650) / canvas.metrics.scale
        turn = -1.5 if self.state == "normal" else 0
        name = f"{self.game.spec.slug}/poster"
        entry = canvas.kit.sprites.entry(name)
        real = scale * canvas.metrics.scale
        at = (
            room.centerx + (entry.cx - entry.pad[0] - 235) * real,
            room.centery + (entry.cy - entry.pad[1] - 325) * real,
        )
        canvas.sprite(name, at, scale * 0.97, turn=turn)

    def _words_height(self, canvas: Canvas, width: int) -> int:
        facts = (1 if self.compact else 2) * canvas.metrics.ui_px(FACT_HIGH)
        blurb = canvas.text_height(self.game.spec.blurb, self._blurb, width)
        return canvas.metrics.ui_px(44) + facts + canvas.metrics.ui_px(6) + blurb

    @property
    def _blurb(self) -> Style:
        return BLURB if self.tall else BLURB.but(size=22, lead=1.14)

    def _words(self, canvas: Canvas, room: Rect) -> None:
        ui, look = canvas.metrics.ui_px, self.game.table.skin
        ink = canvas.skin.plain.ink if self.state != "normal" else canvas.skin.field_text
        muted = ink if self.state != "normal" else canvas.skin.field_muted
        style = NAME.but(size=31 * look.display_size, family=look.display, colour=ink)
        wide = min(room.w, self.rect.right - ui(44) - room.x)  # beside the tick of the chosen one
        canvas.text(self.game.spec.title, Rect(room.x, room.y, wide, ui(42)), style)
        y = self._facts(canvas, Rect(room.x, room.y + ui(44), room.w, ui(FACT_HIGH)), muted)
        y += ui(6)
        rest = Rect(room.x, y, room.w, room.bottom - y)
        canvas.text(self.game.spec.blurb, rest, self._blurb.but(colour=ink))

    def _facts(self, canvas: Canvas, line: Rect, ink: str) -> int:
        """Write who can play and how long, with their signs; return where that ends."""
        ui = canvas.metrics.ui_px
        seats: Said = seats_words(self.game)
        minutes: Said = minutes_words(self.game)
        if self.compact:
            seats, minutes = _short_seats(self.game), _short_minutes(self.game)
        for icon, said in (("person", seats), ("clock", minutes)):
            canvas.icon(icon, Rect(line.x, line.y + ui(2), ui(26), ui(26)), ink)
            left = line.x + ui(36)
            style = FACT.but(colour=ink)
            room = line.right - left
            if self.compact:
                room = min(room, canvas.measure(said, style) + 1)
            canvas.text(said, Rect(left, line.y, room, line.h), style)
            if self.compact:
                line = Rect(left + room + ui(18), line.y, line.right - left - room - ui(18), line.h)
            else:
                line = line.move(0, line.h)
        return line.bottom if self.compact else line.y


def _short_seats(game: Playable) -> str:
    low, high = game.spec.min_players, game.spec.max_players
    return str(low) if low == high else f"{low}-{high}"


def _short_minutes(game: Playable) -> Text:
    return text("{n} min", n=game.spec.minutes)
