"""The lines of the Load screen: whole saves, damaged files, files of a newer Roadshow."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from pygame import Rect

from engines.core.types import Text, text
from game.scenes.dates import short_date
from game.scenes.playable import playable
from game.scenes.saved import Pictures, advice_words, game_title, state_words
from game.ui.canvas import Canvas
from game.ui.skin import BRICK
from game.ui.text import BOLD, DISPLAY, TEXT, Style
from game.words import Said
from saves.cover import SaveEntry, SaveInfo
from saves.errors import Fault

HIGH: Final = 112
GAP: Final = 12
TITLE: Final = Style(size=29, family=DISPLAY)
STATE: Final = TEXT
SCORE: Final = Style(size=27, family=DISPLAY, align="right")
DATE: Final = BOLD.but(align="right")
SMALL: Final = TEXT.but(size=23)
DAMAGED: Final = "#f6ddd0"
DAMAGED_PICTURE: Final = "#e3bba9"
DAMAGED_INK: Final = "#8f2a18"
NEWER: Final = "#e6e3da"


def version_words(info: SaveInfo) -> Text:
    """Return which Roadshow made a save."""
    return text("version {version}", version=info.app_version)


class SaveRows:
    """What the list shows."""

    def __init__(self, entries: Sequence[SaveEntry], pictures: Pictures, now: datetime) -> None:
        self.entries = list(entries)
        self.pictures = pictures
        self.now = now

    def count(self) -> int:
        """Return the number of saves."""
        return len(self.entries)

    def height(self, canvas: Canvas, index: int) -> int:
        """Return a row's height with its gap."""
        return canvas.metrics.ui_px(HIGH + GAP)

    def name(self, index: int) -> Said:
        """Return what a screen reader says of a row."""
        entry = self.entries[index]
        if entry.fault is not None:
            return entry.fault.reason
        if entry.info is None:
            return entry.file
        state = state_words(entry.info)
        return text("{game}, {state}", game=game_title(entry), state=state)

    def draw(self, canvas: Canvas, index: int, rect: Rect, state: str, selected: bool) -> None:
        """Draw one row."""
        entry, px = self.entries[index], canvas.metrics.px
        box = Rect(rect.x + px(6), rect.y + px(5), rect.w - px(12), canvas.metrics.ui_px(HIGH))
        self._body(canvas, box, entry, state, selected)
        picture, words = self._split(canvas, box)
        if entry.fault is not None:
            self._faulty(canvas, entry, picture, words)
        elif entry.info is not None:
            self.pictures.draw(canvas, picture, entry)
            self._whole(canvas, entry, entry.info, words)

    def _body(
        self, canvas: Canvas, box: Rect, entry: SaveEntry, state: str, selected: bool
    ) -> None:
        skin = canvas.skin
        fill = skin.field
        if entry.fault is not None:
            newer = entry.fault.fault in (Fault.TOO_NEW, Fault.UNKNOWN_GAME)
            fill = NEWER if newer else DAMAGED
        elif state != "normal" and not selected:
            fill = "#fdf0cc"
        canvas.box(box, fill, "", 3, 10)
        if selected:
            px = canvas.metrics.px
            canvas.box(box.inflate(2 * px(2), 2 * px(2)), None, skin.line, 9, 12)
            canvas.box(box, None, skin.mark, 5, 11)

    def _split(self, canvas: Canvas, box: Rect) -> tuple[Rect, Rect]:
        ui = canvas.metrics.ui_px
        high = box.h - 2 * ui(9)
        picture = Rect(box.x + ui(9), box.y + ui(9), high * 16 // 9, high)
        left = picture.right + ui(20)
        return picture, Rect(left, box.y + ui(8), box.right - ui(22) - left, box.h - ui(16))

    # ------------------------------------------------------------ whole saves
    def _whole(self, canvas: Canvas, entry: SaveEntry, info: SaveInfo, room: Rect) -> None:
        ui = canvas.metrics.ui_px
        date = max(ui(190), room.w * 20 // 100)
        players = min(ui(370), (room.w - date) * 54 // 100)
        left = Rect(room.x, room.y, room.w - date - players - ui(20), room.h)
        self._left(canvas, entry, info, left)
        self._players(canvas, info, Rect(left.right + ui(10), room.y, players, room.h))
        third = room.h // 2
        right = Rect(room.right - date, room.y, date, third)
        canvas.text(short_date(info.saved, self.now), right.move(0, ui(6)), DATE)
        muted = SMALL.but(colour=canvas.skin.muted, align="right", lines=2, lead=1.0)
        canvas.text(version_words(info), right.move(0, third - ui(6)), muted)

    def _left(self, canvas: Canvas, entry: SaveEntry, info: SaveInfo, room: Rect) -> None:
        game = playable().get(info.slug)
        style = TITLE
        if game is not None:
            look = game.table.skin
            style = TITLE.but(size=29 * look.display_size, family=look.display)
        lines: list[tuple[Said, Style]] = [(game_title(entry), style)]
        if info.name:
            lines.append((info.name, BOLD))
        lines.append((state_words(info), STATE.but(lines=3 - len(lines), lead=1.1)))
        high = room.h // (3 if info.name else 2)
        for number, (said, look_) in enumerate(lines):
            canvas.text(said, Rect(room.x, room.y + number * high, room.w, high), look_)

    def _players(self, canvas: Canvas, info: SaveInfo, room: Rect) -> None:
        ui = canvas.metrics.ui_px
        rows = 2 if len(info.players) > 2 else 1
        columns = 2 if len(info.players) > 1 else 1
        wide, high = room.w // columns, room.h // 2
        top = room.y + (room.h - rows * high) // 2
        for seat, player in enumerate(info.players):
            cell = Rect(room.x + seat % 2 * wide, top + seat // 2 * high, wide - ui(12), high)
            side = ui(34)
            badge = Rect(cell.x, cell.centery - side // 2, side, side)
            if f"common/badge_{player.colour}" in canvas.kit.sprites:
                canvas.sprite_in(f"badge_{player.colour}", badge)
            score = ui(38)
            name = Rect(badge.right + ui(8), cell.y, 0, cell.h)
            name.w = cell.right - score - name.x
            canvas.text(player.name, name, STATE)
            if seat < len(info.scores):
                number = Rect(cell.right - score, cell.y, score, cell.h)
                canvas.text(str(info.scores[seat]), number, SCORE)

    # ------------------------------------------------------------ faulty files
    def _faulty(self, canvas: Canvas, entry: SaveEntry, picture: Rect, room: Rect) -> None:
        fault = entry.fault
        if fault is None:
            return
        newer = fault.fault in (Fault.TOO_NEW, Fault.UNKNOWN_GAME)
        canvas.box(picture, canvas.skin.shade if newer else DAMAGED_PICTURE, "", 3, 8, dash=True)
        sign = picture.inflate(-picture.w // 2, -picture.h // 3)
        canvas.icon("lock" if newer else "warn", sign, canvas.skin.text if newer else BRICK)
        ink = canvas.skin.text if newer else DAMAGED_INK
        lines: tuple[tuple[Said, Style], ...] = (
            (entry.file, BOLD.but(size=25)),
            (fault.what, BOLD.but(colour=ink)),
            (advice_words(entry), SMALL),
        )
        high = room.h // 3
        for number, (said, style) in enumerate(lines):
            canvas.text(said, Rect(room.x, room.y + number * high, room.w, high), style)
