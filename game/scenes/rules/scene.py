"""The Rules screen: chapters, search, the page, and the pieces it speaks of."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect
from pygame.event import Event

from engines.core.types import ntext, text
from game.scene import AppContext
from game.scenes.house import HouseScreen, head
from game.scenes.playable import playable
from game.scenes.rules.contents import Contents, chapter_lines, hit_lines
from game.scenes.rules.figures import HIGH, FigureRow
from game.scenes.rules.manual import Chapter, Manual, Place, read_manual
from game.scenes.rules.sheet import Sheet
from game.scenes.scrolling import AreaGui
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.dropdown import DropDown
from game.ui.field import TextField
from game.ui.keys import stroke
from game.ui.listing import ListView
from game.ui.page import ScrollPage
from game.ui.scroller import BAR
from game.ui.skin import WHITE
from game.ui.text import BOLD, PROSE, TEXT

PAD: Final = 18
NOTHING: Final = Manual("", (Chapter("", "", ()),))
PAGE_KEYS: Final = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}


class RulesScene(HouseScreen):
    """The rules of a game, open at an id; ``table``: Esc leads back to a game."""

    title = text("Rules")
    gui: AreaGui

    def __init__(
        self, ctx: AppContext, slug: str = "", chapter: str = "", table: bool = False
    ) -> None:
        super().__init__(ctx)
        self.gui = AreaGui()
        self.games = playable()
        self.slug = slug if slug in self.games else next(iter(self.games))
        self.wanted = chapter
        self.from_table = table
        self.query = ""
        self.here = Place(0)
        self.language = ""
        self.panels: list[Rect] = []
        if table:
            self.note = text("F1 opens this page at the thing in focus")

    # ------------------------------------------------------------ what is open
    def enter(self) -> None:
        """Read the rules and open the place asked for."""
        self._read()
        self.here = self.manual.find(self.wanted)
        self.target = self.here.block
        super().enter()
        self.gui.set_focus(self.list)

    def _read(self) -> None:
        self.language = self.ctx.words.language
        folder = self.ctx.words.assets / self.slug / "rules"
        manual = read_manual(folder, self.language)
        self.manual = manual if manual is not None and manual.chapters else NOTHING
        self.contents = Contents(self.manual)

    @property
    def chapter(self) -> Chapter:
        """The chapter that is open."""
        return self.manual.chapters[self.here.chapter]

    def open(self, place: Place) -> None:
        """Open a chapter and show a place in it."""
        self.here, self.target = place, place.block
        self._anew()
        self._scroll()

    def step(self, by: int) -> None:
        """Turn to the next or the last chapter."""
        number = self.here.chapter + by
        if 0 <= number < len(self.manual.chapters):
            self.open(Place(number))

    def search(self, words: str) -> None:
        """List every place that has the words, and mark them on the page."""
        self.query = words
        hits = self.manual.search(words)
        if hits and not any(hit.chapter == self.here.chapter for hit in hits):
            self.here, self.target = hits[0], -1
        self._refill()
        self._scroll()

    def _next_hit(self) -> None:
        if self.query.strip() and self.list.rows.count():
            self.list.select((self.list.selected + 1) % self.list.rows.count())

    def _choose_game(self, index: int) -> None:
        self.slug = list(self.games)[index]
        self.here, self.target, self.query = Place(0), -1, ""
        self._read()
        self._anew()

    # ------------------------------------------------------------ widgets
    def build(self) -> None:
        """Make search, list, page, figures and buttons."""
        self.gui.clear()
        self.area_right = self.gui.area()
        self.find = self.gui.add(
            TextField(
                text("Search the rules"),
                self.query,
                self.search,
                entered=lambda _: self._next_hit(),
                limit=40,
                hint=text("Search the rules"),
                icon="search",
            )
        )
        titles = [game.spec.title for game in self.games.values()]
        index = list(self.games).index(self.slug)
        self.choice = self.gui.add(DropDown(text("Game"), titles, index, self._choose_game))
        self.choice.visible = len(titles) > 1
        self.list = self.gui.add(ListView(text("Chapters"), self.contents, self._picked))
        self.sheet = Sheet(self.chapter)
        self.page = self.gui.add(ScrollPage(text("Page"), self.sheet))
        self.figures = [self._figure(n) for n in range(len(self._shown_figures()))]
        label = text("Back to the table") if self.from_table else text("Close")
        self.back = self.back_button(self._leave, label)
        add = self.gui.add
        self.last = add(Button("", lambda: self.step(-1), icon="prev", name=text("Last chapter")))
        self.next = add(Button("", lambda: self.step(1), icon="play", name=text("Next chapter")))
        self._refill()

    def _shown_figures(self) -> list[int]:
        figures = self.games[self.slug].table.figures
        return [n for n, f in enumerate(figures) if self.chapter.id in f.chapters]

    def _figure(self, number: int) -> FigureRow:
        figure = self.games[self.slug].table.figures[self._shown_figures()[number]]
        home = self.manual.find(figure.home)
        here = home == Place(self.here.chapter, self.target)
        return self.gui.add(FigureRow(figure, here, lambda: self.open(home)))

    def _picked(self, index: int) -> None:
        self.open(self.contents.lines[index].place)

    def _leave(self) -> None:
        if self.query:
            self.find.set("")
            self.search("")
        else:
            self.ctx.stage.pop()

    def _refill(self) -> None:
        """Show chapters or hits, the open one selected."""
        self.contents.here = Place(self.here.chapter, self.target)
        if self.query.strip():
            self.contents.lines = hit_lines(self.manual, self.query)
        else:
            self.contents.lines = chapter_lines(self.manual, self.here)
        places = [line.place for line in self.contents.lines]
        wanted = self.contents.here
        if wanted not in places:
            wanted = Place(self.here.chapter)
        self.list.refresh(places.index(wanted) if wanted in places else -1)
        self.sheet.chapter = self.chapter
        self.sheet.query = self.query
        self.sheet.target = self.target
        titles = [chapter.title for chapter in self.manual.chapters]
        at = self.here.chapter
        self.last.visible, self.next.visible = at > 0, at < len(titles) - 1
        self.last.label = titles[at - 1] if at else ""
        self.next.label = titles[at + 1] if self.next.visible else ""

    def _anew(self) -> None:
        focused = self.gui.focus
        slot = self.gui.widgets.index(focused) if focused in self.gui.widgets else -1
        offset = self.list.scroller.offset
        self.build()
        self._place()
        self.list.scroller.offset = offset
        known = 0 <= slot < len(self.gui.widgets)
        self.gui.set_focus(self.gui.widgets[slot] if known else self.list)
        self.list.tops = self._tops()
        if self.list.selected >= 0:
            self.list._reveal(self.list.selected)

    # ------------------------------------------------------------ places
    def layout(self) -> None:
        """Place everything; in another language the rules are read again."""
        if self.language != self.ctx.words.language:
            self._read()
            last = len(self.manual.chapters) - 1
            self.here = Place(min(self.here.chapter, last), self.here.block)
        self._anew()
        self._scroll()

    def _place(self) -> None:
        super().layout()
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
        self.list.rect = Rect(inner.x - ui(8), top, inner.w + ui(16), inner.bottom - top)
        self.contents.wide = self.list.rect.w

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

    def _tops(self) -> list[int]:
        canvas, tops = self.probe(), [0]
        for index in range(self.contents.count()):
            tops.append(tops[-1] + self.contents.height(canvas, index))
        self.list.scroller.fit(self.list.rect.h, tops[-1], canvas.metrics.ui_px(54))
        return tops

    def _scroll(self) -> None:
        """Bring the place that is open into sight."""
        canvas = self.probe()
        wide = self.page.rect.w - canvas.metrics.ui_px(BAR + 12)
        high = self.sheet.height(canvas, wide)
        self.page.scroller.fit(self.page.rect.h, high, canvas.metrics.text(24))
        block = self.target
        if block < 0 and self.query.strip():
            hits = self.manual.search(self.query)
            block = next((h.block for h in hits if h.chapter == self.here.chapter), -1)
        self.page.scroller.to(self.sheet.top_of(canvas, wide, block))

    # ------------------------------------------------------------ the rest
    def handle(self, event: Event) -> bool:
        """Page keys scroll the page wherever the focus is, Ctrl+F searches."""
        if event.type == pygame.KEYDOWN:
            pressed = stroke(event)
            if pressed.ctrl_with(pygame.K_f):
                self.gui.set_focus(self.find, show=True)
                return True
            if pressed.key in PAGE_KEYS:
                share = PAGE_KEYS[pressed.key]
                return self.page.scroller.by(share * self.page.rect.h)
        if super().handle(event):
            return True
        return event.type == pygame.KEYDOWN and self._turn(event)

    def _turn(self, event: Event) -> bool:
        """Left and Right turn chapters where nothing else wants them."""
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(stroke(event).key, 0)
        if by:
            self.step(by)
        return bool(by)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels."""
        super().paint(canvas)
        for n, panel in enumerate(self.panels):
            canvas.panel(panel, WHITE if n == 1 and not canvas.kit.look.contrast else "")
        if len(self.panels) > 2:
            self._paint_figures(canvas, self.panels[2])
        page = self.panels[1]
        canvas.sprite("tape", (page.centerx, page.y + canvas.metrics.px(2)), 1.05, turn=1.5)
        if self.query.strip() and not self.contents.count():
            room = self.list.rect.inflate(-canvas.metrics.ui_px(24), 0)
            said = text("Nothing in these rules has “{words}”.", words=self.query.strip())
            canvas.text(said, room, PROSE.but(colour=canvas.skin.muted))
        elif self.query.strip():
            self._paint_count(canvas)

    def _paint_figures(self, canvas: Canvas, panel: Rect) -> None:
        ui = canvas.metrics.ui_px
        title = Rect(panel.x + ui(PAD), panel.y + ui(14), panel.w - 2 * ui(PAD), ui(50))
        head(canvas, title, text("On this page"))
        foot = Rect(title.x, panel.bottom - ui(86), title.w, ui(76))
        said = text("Click a piece to read all about it.")
        canvas.text(said, foot, TEXT.but(colour=canvas.skin.muted, lines=2))

    def _paint_count(self, canvas: Canvas) -> None:
        ui, count = canvas.metrics.ui_px, self.contents.count()
        box = Rect(self.find.rect.x, self.find.rect.bottom, self.find.rect.w, ui(16))
        said = ntext("{n} place", "{n} places", count="n", n=count)
        wide = canvas.measure(said, BOLD.but(size=22)) + ui(20)
        chip = Rect(box.right - wide - ui(8), 0, wide, ui(34))
        chip.centery = self.find.rect.centery
        canvas.box(chip, canvas.skin.mark, None, 0, 10)
        canvas.text(said, chip, BOLD.but(size=22, align="centre", colour=canvas.skin.mark_ink))
