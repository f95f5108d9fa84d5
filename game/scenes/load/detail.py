"""The panel beside the list: everything about the save that is selected."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import Text, ntext, text
from game.scenes.dates import long_date, span
from game.scenes.levels import who_words
from game.scenes.load.rows import DAMAGED_INK, TITLE, version_words
from game.scenes.new_game.draft import shown_seed
from game.scenes.new_game.picks import draw_face
from game.scenes.playable import playable
from game.scenes.saved import Pictures, advice_words, game_title, state_words
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, HEAD, PROSE, TEXT, Style
from saves.cover import SaveEntry, SaveInfo

NUMBER: Final = Style(size=38, family=DISPLAY, align="right")
EMPTY_HEAD: Final = HEAD.but(align="centre", size=36)
EMPTY: Final = PROSE.but(align="centre", size=26)


def assists_words(hints: int, undos: int) -> Text | None:
    """Return which help was used; None if none was."""
    parts = []
    if hints:
        parts.append(ntext("{n} hint", "{n} hints", count="n", n=hints))
    if undos:
        parts.append(ntext("{n} undo past a reveal", "{n} undos past a reveal", count="n", n=undos))
    return text("Help used: {list}", list=tuple(parts)) if parts else None


def draw_detail(canvas: Canvas, room: Rect, entry: SaveEntry, pictures: Pictures) -> None:
    """Draw picture, state, players and the small print into a room; what has no place is left."""
    ui = canvas.metrics.ui_px
    y = room.y
    high = min(ui(258), max(room.h - ui(420), ui(90)))
    picture = Rect(room.x, y, room.w, high)
    pictures.draw(canvas, picture, entry, 10, grey=entry.fault is not None)
    y = picture.bottom + ui(18)
    rest = Rect(room.x, y, room.w, room.bottom - y)
    if entry.fault is not None:
        _fault(canvas, rest, entry)
    elif entry.info is not None:
        _whole(canvas, rest, entry, entry.info)


def _fault(canvas: Canvas, room: Rect, entry: SaveEntry) -> None:
    fault, ui, y = entry.fault, canvas.metrics.ui_px, room.y
    if fault is None:
        return
    lines: list[tuple[Text | str, Style]] = [
        (entry.file, BOLD.but(size=27, lines=2)),
        (fault.what, PROSE.but(size=25, weight=700, colour=DAMAGED_INK)),
        (advice_words(entry), PROSE.but(size=25)),
    ]
    for said, style in lines:
        high = canvas.text_height(said, style.but(lines=0), room.w)
        high = min(high, room.bottom - y)
        if high > 0:
            canvas.text(said, Rect(room.x, y, room.w, high), style)
        y += high + ui(14)


def _whole(canvas: Canvas, room: Rect, entry: SaveEntry, info: SaveInfo) -> None:
    ui, skin = canvas.metrics.ui_px, canvas.skin
    game = playable().get(info.slug)
    look = game.table.skin if game else skin
    title = TITLE.but(size=42 * look.display_size, family=look.display)
    half = room.w // 2
    muted = TEXT.but(colour=skin.muted)
    line = Rect(room.x, room.y, half, ui(52))
    wide = min(canvas.measure(game_title(entry), title) + 2, room.w * 6 // 10)
    canvas.text(game_title(entry), Rect(line.x, line.y, wide, line.h), title)
    rest = Rect(line.x + wide + ui(16), line.y, room.w - wide - ui(16), line.h)
    canvas.text(info.name or state_words(info), rest, BOLD.but(size=27, align="right", lines=2))
    y = line.bottom
    row = ui(36)
    _pair(canvas, Rect(room.x, y, room.w, row), long_date(info.saved), span(info.seconds), muted)
    y += row + ui(14)
    y = _players(canvas, Rect(room.x, y, room.w, room.bottom - y), info) + ui(16)
    if y + 2 * row > room.bottom:
        return
    canvas.dashes((room.x, y), room.w)
    y += ui(14)
    help_used = assists_words(info.assists.hints, info.assists.free_undos)
    seed = text("Seed {seed}", seed=shown_seed(info.seed))
    _pair(canvas, Rect(room.x, y, room.w, row), seed, help_used or "", TEXT)
    file = text("{file}, {version}", file=entry.file, version=version_words(info))
    rest = Rect(room.x, y + row, room.w, min(2 * row, room.bottom - y - row))
    canvas.text(file, rest, muted.but(size=22, lines=2, valign="top"))


def _pair(canvas: Canvas, rect: Rect, left: Text, right: Text | str, style: Style) -> None:
    """Two texts at both ends of a line; both shrink if they would touch."""
    gap = canvas.metrics.ui_px(16)
    wide = canvas.measure(left, style)
    other = canvas.measure(right, style) if right else 0
    if wide + other + gap > rect.w:
        wide = round((rect.w - gap) * wide / max(wide + other, 1))
    canvas.text(left, Rect(rect.x, rect.y, wide + 1, rect.h), style)
    if right:
        x = rect.x + wide + gap
        canvas.text(right, Rect(x, rect.y, rect.right - x, rect.h), style.but(align="right"))


def _players(canvas: Canvas, room: Rect, info: SaveInfo) -> int:
    """Draw a box for each player; return where they end."""
    ui, skin = canvas.metrics.ui_px, canvas.skin
    gap, high = ui(14), ui(78)
    columns = 2 if len(info.players) > 1 else 1
    wide = (room.w - gap * (columns - 1)) // columns
    bottom = room.y
    for seat, player in enumerate(info.players):
        box = Rect(room.x + seat % columns * (wide + gap), 0, wide, high)
        box.y = room.y + seat // columns * (high + gap)
        if box.bottom > room.bottom:
            break
        bottom = box.bottom
        canvas.box(box, skin.panel, "", 3, 10)
        face = Rect(box.x + ui(9), box.y + ui(9), high - ui(18), high - ui(18))
        draw_face(canvas, face, player.face)
        if f"common/badge_{player.colour}" in canvas.kit.sprites:
            badge = Rect(0, 0, ui(30), ui(30))
            badge.center = (face.right - ui(3), face.bottom - ui(3))
            canvas.sprite_in(f"badge_{player.colour}", badge)
        left, score = face.right + ui(18), ui(56)
        words = box.right - ui(14) - score - left
        canvas.text(player.name, Rect(left, box.y + ui(6), words, ui(36)), BOLD.but(size=26))
        who = Rect(left, box.y + ui(40), words, ui(32))
        canvas.text(who_words(player.who), who, TEXT.but(size=22, colour=skin.muted))
        if seat < len(info.scores):
            number = Rect(box.right - ui(14) - score, box.y, score, box.h)
            canvas.text(str(info.scores[seat]), number, NUMBER)
    return bottom


def draw_empty(canvas: Canvas, panel: Rect, trouble: Text | None) -> None:
    """Draw what stands where no save is: why, and what to do."""
    ui = canvas.metrics.ui_px
    side = ui(120)
    middle = panel.centery
    sign = Rect(panel.centerx - side // 2, middle - ui(150), side, side)
    canvas.icon("folder", sign, canvas.skin.muted)
    line = Rect(panel.x + ui(40), middle - ui(10), panel.w - 2 * ui(40), ui(56))
    canvas.text(text("No game has been saved yet"), line, EMPTY_HEAD)
    rest = Rect(line.x, line.bottom + ui(8), line.w, ui(110))
    begin = text("Begin a new game: it is saved after every decision and waits here.")
    canvas.text(trouble or begin, rest, EMPTY)
