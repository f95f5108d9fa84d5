"""Where everything of the Rules screen lies, and what is drawn under the widgets."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engines.core.types import ntext, text
from game.scene import AppContext
from game.scenes.house import HouseScreen, head
from game.scenes.playable import playable
from game.scenes.rules.contents import Contents
from game.scenes.rules.figures import HIGH, FigureRow
from game.scenes.rules.manual import Place
from game.scenes.rules.sheet import Sheet
from game.scenes.scrolling import Area, AreaGui
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.dropdown import DropDown
from game.ui.field import TextField
from game.ui.listing import ListView
from game.ui.page import ScrollPage
from game.ui.scroller import BAR
from game.ui.text import BOLD, TEXT

PAD: Final = 18


class RulesFrame(HouseScreen):
    """Panels, widgets and pictures; the scene makes the widgets and says what is open."""

    gui: AreaGui
    find: TextField
    choice: DropDown
    toc: ListView
    page: ScrollPage
    last: Button
    next: Button
    back: Button
    area_right: Area
    contents: Contents
    sheet: Sheet

    def __init__(self, ctx: AppContext, slug: str) -> None:
        super().__init__(ctx)
        self.gui = AreaGui()
        self.games = playable()
        self.slug = slug if slug in self.games else next(iter(self.games))
        self.here = Place(0)
        self.panels: list[Rect] = []
        self.figures: list[FigureRow] = []

    def shown_figures(self) -> list[int]:
        """Return which of the game's pieces the open chapter speaks of."""
        figures = self.games[self.slug].table.figures
        chapter = self.contents.manual.chapters[self.here.chapter]
        return [n for n, figure in enumerate(figures) if chapter.id in figure.chapters]

    # ------------------------------------------------------------ places
    def place(self) -> None:
        """Place panels and widgets for the room there is."""
        HouseScreen.layout(self)
        self.place_back(self.back)
        m, area = self.metrics, self.area
        across = m.width / (m.scale * m.ui)
        right = 0.204 if across >= 1600 and self.figures else 0
        left = 0.235 if across >= 1600 else 0.31 if across >= 1150 else 0.36
        gap, drop = m.px(18), m.px(6)
        a = Rect(area.x, area.y, round(area.w * left), area.h)
        c = Rect(area.right - round(area.w * right), area.y, round(area.w * right) - drop, area.h)
        b = Rect(a.right + gap, area.y, 0, area.h)
        b.w = (c.x - gap if right else area.right - drop) - b.x
        self.panels = [a, b, c] if right else [a, b]
        self._place_left(a)
        inner = b.inflate(-2 * m.ui_px(14), -2 * m.ui_px(14))
        self.page.rect = inner
        self._place_turning(b)
        for row in self.figures:
            row.visible = bool(right)
        if right:
            self._place_figures(c)

    def _place_left(self, panel: Rect) -> None:
        ui = self.metrics.ui_px
        inner = panel.inflate(-2 * ui(PAD), -2 * ui(PAD))
        self.find.rect = Rect(inner.x, inner.y, inner.w, ui(50))
        top = self.find.rect.bottom + ui(16)
        if self.choice.visible:
            self.choice.rect = Rect(inner.x, top, inner.w, ui(50))
            top = self.choice.rect.bottom + ui(16)
        self.toc.rect = Rect(inner.x - ui(8), top, inner.w + ui(16), inner.bottom - top)
        self.contents.wide = self.toc.rect.w

    def _place_turning(self, page: Rect) -> None:
        """The two buttons in the footer, below the page as far as the way back lets them."""
        ui = self.metrics.ui_px
        left = max(page.x, self.back.rect.right + ui(24))
        wide = min((self.foot.right - left - ui(24)) // 2, ui(420))
        self.last.rect = Rect(left, self.foot.y, wide, self.foot.h)
        end = max(page.right, left + 2 * wide + ui(24))
        end = min(end, self.foot.right)
        self.next.rect = Rect(end - wide, self.foot.y, wide, self.foot.h)

    def _place_figures(self, panel: Rect) -> None:
        ui, sheet = self.metrics.ui_px, self.area_right
        view = Rect(panel.x + ui(PAD), panel.y + ui(74), panel.w - 2 * ui(PAD), 0)
        view.h = panel.bottom - ui(96) - view.y
        step = ui(HIGH + 12)
        wide = view.w
        if len(self.figures) * step > view.h:
            wide -= ui(BAR + 8)
        if sheet.bar is not None:
            sheet.bar.rect = Rect(view.right - ui(BAR), view.y, ui(BAR), view.h)
        for n, row in enumerate(self.figures):
            sheet.put(row, Rect(0, n * step, wide, ui(HIGH)))
        sheet.fit(view, len(self.figures) * step, ui(30), ui(10))

    # ------------------------------------------------------------ drawing
    def paint_pictures(self, canvas: Canvas) -> None:
        """Below a short chapter, the pieces it speaks of, large."""
        ui, page = canvas.metrics.ui_px, self.page.rect
        used = self.sheet.height(canvas, page.w - ui(BAR + 12))
        figures = self.games[self.slug].table.figures
        shown = [figures[n].sprite for n in self.shown_figures()][:4]
        side = min(page.h - used - ui(60), page.w // 4 - ui(24), ui(190))
        if side < ui(110) or not shown:
            return
        step = side + ui(40)
        left = page.centerx - (step * len(shown) - ui(40)) // 2
        top = page.y + used + (page.h - used - side) // 2
        for number, sprite in enumerate(shown):
            canvas.sprite_in(sprite, Rect(left + number * step, top, side, side))

    def paint_figures(self, canvas: Canvas, panel: Rect) -> None:
        """Draw the head and the foot of the panel of pieces."""
        ui = canvas.metrics.ui_px
        title = Rect(panel.x + ui(PAD), panel.y + ui(14), panel.w - 2 * ui(PAD), ui(50))
        head(canvas, title, text("On this page"))
        foot = Rect(title.x, panel.bottom - ui(86), title.w, ui(76))
        said = text("Click a piece to read all about it.")
        canvas.text(said, foot, TEXT.but(colour=canvas.skin.muted, lines=2))

    def paint_count(self, canvas: Canvas) -> None:
        """Draw in the search field how many places were found."""
        ui, count = canvas.metrics.ui_px, self.contents.count()
        box = Rect(self.find.rect.x, self.find.rect.bottom, self.find.rect.w, ui(16))
        said = ntext("{n} place", "{n} places", count="n", n=count)
        wide = canvas.measure(said, BOLD.but(size=22)) + ui(20)
        chip = Rect(box.right - wide - ui(8), 0, wide, ui(34))
        chip.centery = self.find.rect.centery
        canvas.box(chip, canvas.skin.mark, None, 0, 10)
        canvas.text(said, chip, BOLD.but(size=22, align="centre", colour=canvas.skin.mark_ink))
