"""The Rules screen: chapters, search, the page, and the pieces it speaks of."""

from __future__ import annotations

from typing import Final

import pygame
from pygame.event import Event

from engines.core.types import text
from game.scene import AppContext
from game.scenes.rules.contents import Contents, chapter_lines, hit_lines
from game.scenes.rules.figures import FigureRow
from game.scenes.rules.frame import RulesFrame
from game.scenes.rules.manual import Chapter, Manual, Place, read_manual
from game.scenes.rules.sheet import Sheet
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.dropdown import DropDown
from game.ui.field import TextField
from game.ui.keys import stroke
from game.ui.listing import ListView
from game.ui.page import ScrollPage
from game.ui.scroller import BAR
from game.ui.skin import WHITE
from game.ui.text import PROSE

PAD: Final = 18
NOTHING: Final = Manual("", (Chapter("", "", ()),))
TURNS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
PAGE_KEYS: Final = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}


class RulesScene(RulesFrame):
    """The rules of a game, open at an id; ``table``: Esc leads back to a game."""

    title = text("Rules")

    def __init__(
        self, ctx: AppContext, slug: str = "", chapter: str = "", table: bool = False
    ) -> None:
        super().__init__(ctx, slug)
        self.wanted = chapter
        self.from_table = table
        self.query = ""
        self.target = -1
        self.language = ""
        if table:
            self.note = text("F1 opens this page at the thing in focus")

    # ------------------------------------------------------------ what is open
    def enter(self) -> None:
        """Read the rules and open the place asked for."""
        self._read()
        self.here = self.manual.find(self.wanted)
        self.target = self.here.block
        super().enter()
        self.gui.set_focus(self.toc)

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
        self._renew_figures()
        self._scroll()

    def _next_hit(self) -> None:
        if self.query.strip() and self.toc.rows.count():
            self.toc.select((self.toc.selected + 1) % self.toc.rows.count())

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
        self.toc = self.gui.add(ListView(text("Chapters"), self.contents, self._picked))
        self.sheet = Sheet(self.chapter)
        self.page = self.gui.add(ScrollPage(text("Page"), self.sheet))
        self.figures = [self._figure(n) for n in range(len(self.shown_figures()))]
        label = text("Back to the table") if self.from_table else text("Close")
        self.back = self.back_button(self._leave, label)
        add = self.gui.add
        self.last = add(Button("", lambda: self.step(-1), icon="prev", name=text("Last chapter")))
        self.next = add(Button("", lambda: self.step(1), icon="play", name=text("Next chapter")))
        self._refill()

    def _figure(self, number: int) -> FigureRow:
        figure = self.games[self.slug].table.figures[self.shown_figures()[number]]
        home = self.manual.find(figure.home)
        here = home == Place(self.here.chapter, self.target)
        return self.gui.add(FigureRow(figure, here, lambda: self.open(home)))

    def _renew_figures(self) -> None:
        """Show the pieces of another chapter, the other widgets as they are."""
        for row in self.figures:
            self.gui.remove(row)
        self.figures = [self._figure(n) for n in range(len(self.shown_figures()))]
        self.place()

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
        self.toc.refresh(places.index(wanted) if wanted in places else -1)
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
        offset = self.toc.scroller.offset
        self.build()
        self.place()
        self.toc.scroller.offset = offset
        known = 0 <= slot < len(self.gui.widgets)
        self.gui.set_focus(self.gui.widgets[slot] if known else self.toc)
        self.toc.tops = self._tops()
        if self.toc.selected >= 0:
            self.toc.reveal(self.toc.selected)

    # ------------------------------------------------------------ places
    def layout(self) -> None:
        """Place everything; in another language the rules are read again."""
        if self.language != self.ctx.words.language:
            self._read()
            last = len(self.manual.chapters) - 1
            self.here = Place(min(self.here.chapter, last), self.here.block)
        self._anew()
        self._scroll()

    def _tops(self) -> list[int]:
        canvas, tops = self.probe(), [0]
        for index in range(self.contents.count()):
            tops.append(tops[-1] + self.contents.height(canvas, index))
        self.toc.scroller.fit(self.toc.rect.h, tops[-1], canvas.metrics.ui_px(54))
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
            if pressed.bare and self.gui.focus in (self.toc, self.page, None):
                by = TURNS.get(pressed.key, 0)
                if by:
                    self.step(by)
                    return True
        return super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels."""
        super().paint(canvas)
        for n, panel in enumerate(self.panels):
            canvas.panel(panel, WHITE if n == 1 and not canvas.kit.look.contrast else "")
        if len(self.panels) > 2:
            self.paint_figures(canvas, self.panels[2])
        self.paint_pictures(canvas)
        page = self.panels[1]
        canvas.sprite("tape", (page.centerx, page.y + canvas.metrics.px(2)), 1.05, turn=1.5)
        if self.query.strip() and not self.contents.count():
            room = self.toc.rect.inflate(-canvas.metrics.ui_px(24), 0)
            said = text("Nothing in these rules has “{words}”.", words=self.query.strip())
            canvas.text(said, room, PROSE.but(colour=canvas.skin.muted))

    def paint_over(self, canvas: Canvas) -> None:
        """Tell in the search field how many places were found."""
        if self.query.strip() and self.contents.count():
            self.paint_count(canvas)
