"""The three panels of the New game screen, side by side or under each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from engines.core.types import Text, text
from game.scenes.bits import draw_heap
from game.scenes.house import head
from game.scenes.new_game.cards import seats_words
from game.scenes.new_game.picks import COLOUR_NAMES
from game.scenes.new_game.seat import HIGH
from game.scenes.scrolling import Area, Paint
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.scroller import BAR
from game.ui.text import BOLD, PROSE, TEXT

if TYPE_CHECKING:
    from game.scenes.new_game.scene import NewGameScene

PAD: Final = 22
HEAD: Final = 74
GAP: Final = 16
PLUS: Final = 124
HINT: Final = PROSE.but(size=24, lead=1.24)
THREE: Final = ((0.0, 0.267), (0.278, 0.402), (0.690, 0.310))
TWO: Final = ((0.0, 0.40), (0.412, 0.588))
ONE: Final = ((0.0, 1.0),)
COLOURS_HINT: Final = text(
    "The small squares set the colour and its shape, the arrow changes the face. "
    "Pale squares are taken: a click changes places."
)
COLOUR_HINT: Final = text(
    "The small squares set the colour and its shape, the arrow changes the face."
)
ORDINALS: Final = {
    1: text("Add a second player"),
    2: text("Add a third player"),
    3: text("Add a fourth player"),
}


class Panels:
    """Places games, seats and options."""

    def __init__(self, scene: NewGameScene) -> None:
        self.scene = scene

    def build(self) -> None:
        """Make areas and panels."""
        gui = self.scene.gui
        self.sheets = [
            gui.add(Paint(draw)) for draw in (self._games_sheet, self._seats_sheet, self._options)
        ]
        self.areas = [gui.area() for _ in range(3)]
        self.adding = gui.add(Paint(self._plus_sheet))
        self.hint = gui.add(Paint(self._draw_hint))

    def plus_button(self) -> Button | None:
        """Make the button that seats one more, while there is room."""
        draft = self.scene.draft
        self.adding.visible = draft.may_add
        if not draft.may_add:
            return None
        label = ORDINALS.get(len(draft.places), text("Add a player"))
        return self.scene.tagged(
            "plus", Button("", lambda: self.scene.change(draft.add), icon="plus", name=label)
        )

    # ------------------------------------------------------------ arrangement
    def place(self, canvas: Canvas) -> None:
        """Place everything for the room there is."""
        m = canvas.metrics
        across = m.width / (m.scale * m.ui)
        area = self.scene.area
        shares = THREE if across >= 1700 else TWO if across >= 1400 else ONE
        groups = {3: ((0,), (1,), (2,)), 2: ((0, 2), (1,)), 1: ((0, 1, 2),)}[len(shares)]
        for sheet in self.areas:
            sheet.clear()
            sheet.fit(Rect(0, 0, 0, 0), 0, 1)
        for sheet, share, group in zip(self.areas, shares, groups, strict=False):
            column = Rect(area.x + round(area.w * share[0]), area.y, 0, area.h)
            column.w = round(area.w * share[1])
            self._column(canvas, sheet, column, group)

    def _column(self, canvas: Canvas, sheet: Area, column: Rect, group: tuple[int, ...]) -> None:
        if len(group) == 1:
            self._alone(canvas, sheet, column, group)
        else:
            self._together(canvas, sheet, column, group)

    def _alone(self, canvas: Canvas, sheet: Area, column: Rect, group: tuple[int, ...]) -> None:
        """One panel fills the column; what it holds is scrolled inside it if need be."""
        m = canvas.metrics
        drop, pad = m.px(7), m.ui_px(PAD)
        panel = Rect(column.x, column.y, column.w - drop, column.h - drop)
        self.sheets[group[0]].rect = panel
        top = panel.y + m.ui_px(HEAD)
        view = Rect(panel.x + pad, top, panel.w - 2 * pad, panel.bottom - m.ui_px(14) - top)
        build = (self._games, self._seats, self._more)[group[0]]
        high = build(canvas, sheet, Rect(0, 0, view.w, 0), group)
        bar = m.ui_px(BAR)
        if high > view.h:
            view.w -= bar - m.ui_px(2)
            high = build(canvas, sheet, Rect(0, 0, view.w, 0), group)
        if sheet.bar is not None:
            sheet.bar.rect = Rect(panel.right - m.ui_px(8) - bar, view.y, bar, view.h)
        sheet.fit(view, high, m.text(24), m.ui_px(10))

    def _together(self, canvas: Canvas, sheet: Area, column: Rect, group: tuple[int, ...]) -> None:
        """Stack panels on a sheet; where they do not fit, leave room for the bar."""
        wide = column.w
        if self._stack(canvas, sheet, Rect(0, 0, wide, column.h), group) > column.h:
            wide -= canvas.metrics.ui_px(BAR + 10)
        high = self._stack(canvas, sheet, Rect(0, 0, wide, column.h), group)
        if sheet.bar is not None:
            bar = canvas.metrics.ui_px(BAR)
            sheet.bar.rect = Rect(column.right - bar, column.y, bar, column.h)
        view = Rect(column.x, column.y, wide, column.h)
        sheet.fit(view, high, canvas.metrics.text(24), canvas.metrics.px(16))

    def _stack(self, canvas: Canvas, sheet: Area, room: Rect, group: tuple[int, ...]) -> int:
        m = canvas.metrics
        drop, gap, y = m.px(7), m.ui_px(GAP), 0
        for place, panel in enumerate(group):
            inner = Rect(m.ui_px(PAD), y + m.ui_px(HEAD), room.w - 2 * m.ui_px(PAD) - drop, 0)
            inner.h = (self._games, self._seats, self._more)[panel](canvas, sheet, inner, group)
            bottom = inner.bottom + m.ui_px(PAD)
            if place == len(group) - 1:
                bottom = max(bottom, room.h - drop)
            sheet.put(self.sheets[panel], Rect(0, y, room.w - drop, bottom - y))
            y = bottom + gap
        return y - gap + drop

    def _games(self, canvas: Canvas, sheet: Area, inner: Rect, group: tuple[int, ...]) -> int:
        ui, cards = canvas.metrics.ui_px, self.scene.cards
        free = self.scene.area.h - ui(HEAD + PAD + 4)
        for card in cards:
            card.tall, card.compact = len(cards) == 1 and group == (0,), False
        if sum(card.height(canvas, inner.w) + ui(GAP) for card in cards) > free:
            for card in cards:
                card.compact = True
        y = inner.y
        for card in cards:
            high = card.height(canvas, inner.w)
            if card.tall:
                high = min(high, max(free, ui(500)))
            sheet.put(card, Rect(inner.x, y, inner.w, high))
            y += high + ui(GAP)
        return y - ui(GAP) - inner.y

    def _seats(self, canvas: Canvas, sheet: Area, inner: Rect, group: tuple[int, ...]) -> int:
        ui, y = canvas.metrics.ui_px, inner.y
        for row in self.scene.seats:
            row.place(sheet, Rect(inner.x, y, inner.w, ui(HIGH)), canvas)
            y += ui(HIGH) + ui(GAP)
        if self.scene.plus is not None:
            box = Rect(inner.x, y, inner.w, ui(PLUS))
            sheet.put(self.adding, box)
            button = Rect(box.x + ui(48), box.y + ui(26), ui(72), ui(66))
            sheet.put(self.scene.plus, button)
            y += ui(PLUS) + ui(GAP)
        high = canvas.text_height(self._hint, HINT, inner.w)
        full = y - inner.y + high > self.scene.area.h - ui(HEAD + PAD)
        if full and group == (1,):  # four seats: the hint gives way
            self.hint.visible = False
            return y - ui(GAP) - inner.y
        self.hint.visible = True
        sheet.put(self.hint, Rect(inner.x, y, inner.w, high))
        return y + high - inner.y

    def _more(self, canvas: Canvas, sheet: Area, inner: Rect, group: tuple[int, ...]) -> int:
        high = self.scene.options.height(canvas, inner.w)
        self.scene.options.place(sheet, Rect(inner.x, inner.y, inner.w, high), canvas)
        return high

    # ------------------------------------------------------------ drawing
    @property
    def _hint(self) -> Text:
        return COLOURS_HINT if self.scene.draft.spec.max_players > 1 else COLOUR_HINT

    def _draw_hint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.text(self._hint, rect, HINT.but(colour=canvas.skin.muted))

    def _games_sheet(self, canvas: Canvas, rect: Rect) -> None:
        title = text("The game") if len(self.scene.games) == 1 else text("Choose a game")
        _sheet(canvas, rect, title, 1)

    def _seats_sheet(self, canvas: Canvas, rect: Rect) -> None:
        game = self.scene.games[self.scene.slug]
        _sheet(canvas, rect, text("Who plays?"), 2, seats_words(game))

    def _options(self, canvas: Canvas, rect: Rect) -> None:
        _sheet(canvas, rect, text("Options"), 3, text("Fine as they are"))
        ui = canvas.metrics.ui_px
        top = max(self.scene.options.rules.rect.bottom, rect.y) + ui(16)
        free = Rect(rect.x + ui(20), top, rect.w - ui(40), rect.bottom - ui(16) - top)
        if free.h > ui(170):
            bits = self.scene.games[self.scene.slug].table.bits
            draw_heap(canvas, free, bits)

    def _plus_sheet(self, canvas: Canvas, rect: Rect) -> None:
        draft, ui = self.scene.draft, canvas.metrics.ui_px
        if not draft.may_add:
            return
        canvas.box(rect, "#efe5c8", "#9b937d", 3, 12, dash=True)
        left, right = rect.x + ui(170), rect.right - ui(84)
        label = ORDINALS.get(len(draft.places), text("Add a player"))
        upper = Rect(left, rect.y + ui(24), right - left, ui(40))
        canvas.text(label, upper, BOLD.but(size=28))
        colour = draft.free_colours[0]
        free = text("{colour}: free", colour=COLOUR_NAMES[colour])
        lower = Rect(left, upper.bottom, right - left, ui(36))
        canvas.text(free, lower, TEXT.but(colour=canvas.skin.muted))
        badge = Rect(right + ui(14), rect.centery - ui(24), ui(48), ui(48))
        canvas.sprite_in(f"badge_{colour}", badge)


def _sheet(canvas: Canvas, rect: Rect, title: Text, number: int, note: Text | None = None) -> None:
    ui = canvas.metrics.ui_px
    canvas.panel(rect)
    line = Rect(rect.x + ui(PAD), rect.y + ui(12), rect.w - 2 * ui(PAD), ui(52))
    head(canvas, line, title, number, note or "")
