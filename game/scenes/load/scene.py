"""The Load screen."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect
from pygame.event import Event

from engines.core.types import Text, ntext, text
from game.scene import AppContext
from game.scenes.dates import long_date
from game.scenes.house import FOOT_NOTE, HouseScreen
from game.scenes.load.detail import draw_detail, draw_empty
from game.scenes.load.rows import SaveRows
from game.scenes.naming import NameDialog
from game.scenes.opening import open_save
from game.scenes.playable import playable
from game.scenes.saved import Pictures, game_title, state_words
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.chip import Chip
from game.ui.dialog import Answer, Dialog, confirm, failure
from game.ui.keys import stroke
from game.ui.listing import ListView
from game.ui.skin import WHITE
from saves.cover import SaveEntry, now
from saves.errors import StoreError

ALL: Final = ""
PAD: Final = 22


class LoadScene(HouseScreen):
    """All saves, newest first; damaged files are named, with what is wrong with them."""

    title = text("Load")
    most_ui = 1.7

    def __init__(self, ctx: AppContext) -> None:
        super().__init__(ctx)
        self.entries: list[SaveEntry] = []
        self.trouble: Text | None = None
        self.filter = ALL
        self.pictures = Pictures(ctx.store)
        self.chips: list[Chip] = []
        self.list_panel = Rect(0, 0, 0, 0)
        self.detail_panel = Rect(0, 0, 0, 0)

    # ------------------------------------------------------------ what is shown
    def enter(self) -> None:
        """Read the folder and make the widgets."""
        self._read()
        super().enter()
        first = [n for n, entry in enumerate(self.entries) if entry.openable]
        self._fill(first[0] if first else 0)
        if self.rows.count():
            self.gui.set_focus(self.list)

    def _read(self) -> None:
        try:
            self.entries, self.trouble = self.ctx.store.entries(), None
        except StoreError as error:
            self.entries, self.trouble = [], error.reason
        count = len(self.entries)
        self.note = ntext("{n} saved game", "{n} saved games", count="n", n=count) if count else ""

    @property
    def chosen(self) -> SaveEntry | None:
        """The save that is selected."""
        index = self.list.selected
        return self.rows.entries[index] if 0 <= index < self.rows.count() else None

    def _slugs(self) -> list[str]:
        """The games that have saves, in the title's order."""
        there = {entry.info.slug for entry in self.entries if entry.info is not None}
        return [slug for slug in playable() if slug in there]

    def _fill(self, index: int) -> None:
        """Show the saves of the chosen filter and select one of them."""
        self.rows.entries = [
            entry
            for entry in self.entries
            if self.filter in (ALL, entry.info.slug if entry.info else None)
        ]
        self.list.refresh(min(index, self.rows.count() - 1))
        for chip, slug in zip(self.chips, (ALL, *self._slugs()), strict=False):
            chip.on = slug == self.filter
        self._selected(self.list.selected)

    def _selected(self, index: int) -> None:
        entry = self.chosen
        self.go.enabled = entry is not None and entry.openable
        finished = entry is not None and entry.info is not None and entry.info.over
        earlier = entry is not None and entry.earlier
        self.go.label = text("Continue")
        if finished:
            self.go.label = text("Show the result")
        if earlier:
            self.go.label = text("Open the earlier copy")
        self.name.enabled = entry is not None and entry.fault is None
        self.delete.enabled = entry is not None

    # ------------------------------------------------------------ widgets
    def build(self) -> None:
        """Make list, chips and buttons."""
        self.gui.clear()
        slugs = self._slugs()
        self.chips = []
        if len(slugs) > 1:
            self.chips = [self._chip(slug) for slug in (ALL, *slugs)]
        self.rows = SaveRows(self.entries, self.pictures, now())
        self.list = self.gui.add(
            ListView(text("Saved games"), self.rows, self._selected, lambda _: self.open())
        )
        add = self.gui.add
        self.go = add(Button("", self.open, kind="primary", icon="play", key="Enter"))
        self.name = add(Button(text("Rename"), self.rename, icon="edit", key="F2"))
        self.delete = add(
            Button(text("Delete"), self.ask_delete, kind="danger", icon="trash", key="Del")
        )
        self.back = self.back_button(self.ctx.stage.pop)
        self.gui.default = self.go

    def _chip(self, slug: str) -> Chip:
        label: Text = text("All {n}", n=len(self.entries))
        if slug:
            count = sum(e.info is not None and e.info.slug == slug for e in self.entries)
            label = text("{game} {n}", game=playable()[slug].spec.title, n=count)
        return self.gui.add(Chip(label, lambda: self._choose_filter(slug)))

    def _choose_filter(self, slug: str) -> None:
        self.filter = slug
        self._fill(0)

    # ------------------------------------------------------------ acts
    def open(self) -> None:
        """Open the selected save, if it can be opened."""
        entry = self.chosen
        if entry is not None and entry.openable:
            open_save(self.ctx, entry.id)
        else:
            self.ctx.sound.play("wrong")

    def rename(self) -> None:
        """Ask for a name for the selected save."""
        entry = self.chosen
        if entry is not None and entry.info is not None and entry.fault is None:
            old = entry.info.name
            self.ctx.stage.push(NameDialog(self.ctx, old, lambda name: self._named(entry, name)))

    def ask_delete(self) -> None:
        """Ask before the selected save is deleted."""
        entry = self.chosen
        if entry is None:
            return
        what: Text | str = entry.file
        if entry.info is not None and entry.fault is None:
            what = text(
                "{game}, {state}, {date}",
                game=game_title(entry),
                state=state_words(entry.info),
                date=long_date(entry.info.saved),
            )
        yes = Answer(text("Delete"), lambda: self._deleted(entry), kind="danger", icon="trash")
        body = text("{what}. This cannot be undone.", what=what)
        ask = confirm(text("Delete this game?"), body, yes, text("Keep it"))
        self.ctx.stage.push(Dialog(self.ctx, ask))

    def _deleted(self, entry: SaveEntry) -> None:
        index = self.list.selected
        try:
            self.ctx.store.delete(entry.id)
        except StoreError as error:
            title = text("The game could not be deleted")
            self.ctx.stage.push(Dialog(self.ctx, failure(title, error.reason)))
        self._again(index)

    def _named(self, entry: SaveEntry, name: str) -> None:
        try:
            self.ctx.store.rename(entry.id, name)
        except StoreError as error:
            title = text("The name could not be kept")
            self.ctx.stage.push(Dialog(self.ctx, failure(title, error.reason)))
        self._again(self.list.selected)

    def _again(self, index: int) -> None:
        self._read()
        if self.filter not in (ALL, *self._slugs()):
            self.filter = ALL
        self.build()
        self._fill(index)
        self.layout()
        self.gui.set_focus(self.list if self.rows.count() else None)

    # ------------------------------------------------------------ places
    def layout(self) -> None:
        """Place the list, and beside it the detail or below it the buttons alone."""
        super().layout()
        self.place_back(self.back)
        m = self.metrics
        beside = m.width / (m.scale * m.ui) >= 1640
        area, gap, drop = self.area, m.px(20), m.px(6)
        for widget in (self.go, self.name, self.delete):
            widget.visible = bool(self.entries)
        if beside and self.entries:
            wide = round(area.w * 0.646)
            self.list_panel = Rect(area.x, area.y, wide, area.h)
            x = self.list_panel.right + gap
            self.detail_panel = Rect(x, area.y, area.right - x - drop, area.h)
            self._place_buttons(self.detail_panel)
        else:
            self.detail_panel = Rect(0, 0, 0, 0)
            strip = m.ui_px(62) + gap if self.entries else 0
            self.list_panel = Rect(area.x, area.y, area.w - drop, area.h - strip)
            self._place_strip(Rect(area.x, area.bottom - m.ui_px(58), area.w, m.ui_px(56)))
        self._place_list()

    def _place_buttons(self, panel: Rect) -> None:
        ui = self.metrics.ui_px
        inner = panel.inflate(-2 * ui(PAD), -2 * ui(PAD))
        low, high, gap = ui(48), ui(58), ui(20)
        half = (inner.w - gap) // 2
        y = inner.bottom - low - ui(4)
        self.name.rect = Rect(inner.x, y, half, low)
        self.delete.rect = Rect(inner.x + half + gap, y, inner.w - half - gap, low)
        self.go.rect = Rect(inner.x, y - gap - high, inner.w, high)

    def _place_strip(self, strip: Rect) -> None:
        gap = self.metrics.ui_px(16)
        third = (strip.w - 2 * gap) // 3
        for n, button in enumerate((self.go, self.name, self.delete)):
            button.rect = Rect(strip.x + n * (third + gap), strip.y, third, strip.h)

    def _place_list(self) -> None:
        ui = self.metrics.ui_px
        inner = self.list_panel.inflate(-2 * ui(12), -2 * ui(12))
        if self.chips:
            canvas, x = self.probe(), inner.x + ui(8)
            for chip in self.chips:
                wide = chip.wide(canvas)
                chip.rect = Rect(x, inner.y + ui(2), wide, ui(40))
                x += wide + ui(12)
            inner = Rect(inner.x, inner.y + ui(54), inner.w, inner.h - ui(54))
        self.list.rect = inner
        self.list.visible = bool(self.entries)

    # ------------------------------------------------------------ the rest
    def handle(self, event: Event) -> bool:
        """Give the event to the widgets; Del deletes, F2 renames."""
        if super().handle(event):
            return True
        if event.type != pygame.KEYDOWN or stroke(event).repeat:
            return False
        acts = {pygame.K_DELETE: self.ask_delete, pygame.K_F2: self.rename}
        act = acts.get(stroke(event).key)
        if act is None or self.chosen is None:
            return False
        act()
        return True

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels."""
        super().paint(canvas)
        ui = canvas.metrics.ui_px
        canvas.panel(self.list_panel)
        left = self.back.rect.right + ui(24)
        room = Rect(left, self.foot.y, self.foot.right - left, self.foot.h)
        canvas.text(text("Every decision is saved by itself."), room, FOOT_NOTE)
        if not self.entries:
            draw_empty(canvas, self.list_panel, self.trouble)
        elif self.detail_panel.w:
            self._paint_detail(canvas)

    def _paint_detail(self, canvas: Canvas) -> None:
        ui, panel = canvas.metrics.ui_px, self.detail_panel
        canvas.panel(panel, WHITE)
        if self.chosen is None:
            return
        inner = Rect(panel.x + ui(18), panel.y + ui(24), panel.w - 2 * ui(18), 0)
        inner.h = self.go.rect.y - ui(20) - inner.y
        draw_detail(canvas, inner, self.chosen, self.pictures)
        canvas.sprite("tape", (panel.centerx, panel.y + ui(10)), 1.05, turn=2)
