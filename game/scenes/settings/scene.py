"""The Settings screen: everything is applied at once and kept."""

from __future__ import annotations

from typing import Any, Final

from pygame import Rect

from engines.core.types import text
from game.scene import AppContext
from game.scenes.house import FOOT_NOTE, HouseScreen
from game.scenes.scrolling import AreaGui, Paint
from game.scenes.settings.keys import KeyList
from game.scenes.settings.pages import PAGES, Row
from game.scenes.settings.preview import Preview
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.page import ScrollPage
from game.ui.scroller import BAR
from game.ui.tabs import Tabs
from game.ui.text import BOLD, PROSE, family_of

TABS: Final = 58
NAME: Final = BOLD.but(size=28, lines=2, lead=1.1)
HELP: Final = PROSE.but(size=23, lead=1.18)
AFTER: Final = PROSE.but(size=23, lead=1.2, valign="middle")
KEYS_PAGE: Final = 4
BOLD_FAMILY: Final = family_of(BOLD, "")


class SettingsScene(HouseScreen):
    """Six pages, one of them open. It can lie over a game: Esc goes back to where one came from."""

    title = text("Settings")
    gui: AreaGui

    def __init__(self, ctx: AppContext, page: int = 0) -> None:
        super().__init__(ctx)
        self.gui = AreaGui()
        self.page = page
        self.rows: list[Row] = []
        self.preview = Preview(self)
        self.panel = Rect(0, 0, 0, 0)
        self.aside = Rect(0, 0, 0, 0)

    # ------------------------------------------------------------ changing
    def put(self, field: str, value: Any) -> None:
        """Set something, apply it and keep it."""
        self.keep(field, value)
        self.ctx.stage.settings_changed()

    def keep(self, field: str, value: Any) -> None:
        """Set something that changes nothing on the screen, and keep it."""
        setattr(self.ctx.settings, field, value)
        if (trouble := self.ctx.profile.save()) is not None:
            self.ctx.stage.toast(trouble, "warn")

    def loudness(self, volume: int) -> None:
        """Set the volume; the sound follows while the slider moves."""
        self.keep("sound_volume", volume)
        self.ctx.sound.volume = volume / 100

    def hear(self) -> None:
        """Play a sound at the volume set."""
        self.ctx.sound.play("star")

    def reset(self) -> None:
        """Set this page back to how it was at the very first."""
        self.ctx.profile.reset(*PAGES[self.page].fields)
        self.ctx.stage.settings_changed()

    def turn_to(self, page: int) -> None:
        """Open a page."""
        self.page = page
        self._anew()

    # ------------------------------------------------------------ widgets
    def build(self) -> None:
        """Make the tabs and the controls of the open page."""
        self.gui.clear()
        self.sheet = self.gui.area()
        page = PAGES[self.page]
        self.tabs = self.gui.add(
            Tabs(
                text("Pages"),
                [one.name for one in PAGES],
                self.page,
                self.turn_to,
                [one.icon for one in PAGES],
            )
        )
        self.words: list[Paint] = []
        self.rows = page.rows(self)
        for row in self.rows:
            self._add_row(row)
        self.list = self.gui.add(ScrollPage(text("Keys"), KeyList(self.ctx.settings.keys)))
        self.list.visible = self.page == KEYS_PAGE
        self.back = self.back_button(self.ctx.stage.pop)
        self.again = self.gui.add(
            Button(text("Reset this page"), self.reset, icon="undo", style=BOLD.but(size=27))
        )
        self.again.visible = bool(page.fields)

    def _add_row(self, row: Row) -> None:
        def draw(canvas: Canvas, rect: Rect) -> None:
            self._draw_row(canvas, rect, row)

        self.words.append(self.gui.add(Paint(draw)))
        self.gui.add(row.control)

    def _anew(self) -> None:
        """Make everything again, with the focus and the scrolling as they were."""
        at = self.gui.widgets.index(self.gui.focus) if self.gui.focus in self.gui.widgets else -1
        offset = self.sheet.scroller.offset
        self.build()
        self._place()
        self.sheet.moved(self.sheet.scroller.to(offset))
        if 0 <= at < len(self.gui.widgets):
            self.gui.set_focus(self.gui.widgets[at])

    # ------------------------------------------------------------ places
    def layout(self) -> None:
        """Place everything; the controls show what the settings are now."""
        self._anew()

    def _place(self) -> None:
        super().layout()
        m, area = self.metrics, self.area
        self.place_back(self.back)
        wide = self.wide(self.again, 300)
        self.again.rect = Rect(self.foot.right - wide, self.foot.y, wide, self.foot.h)
        left = self.back.rect.right + m.ui_px(24)
        self.note_room = Rect(left, self.foot.y, 0, self.foot.h)
        self.note_room.w = self.again.rect.x - m.ui_px(24) - left
        beside = m.width / (m.scale * m.ui) >= 1600
        drop = m.px(6)
        main = round(area.w * 0.661) if beside else area.w - drop
        tabs = m.ui_px(TABS)
        inset = m.ui_px(12)
        self.tabs.rect = Rect(area.x + inset, area.y, main - 2 * inset, tabs)
        self.tabs.icons = self._tab_icons()
        top = self.tabs.rect.bottom
        self.panel = Rect(area.x, top, main, area.bottom - top)
        self.aside = Rect(0, 0, 0, 0)
        if beside:
            x = self.panel.right + m.px(24)
            self.aside = Rect(x, area.y, area.right - x - drop, area.h)
        self._place_rows(self.probe())
        self.preview.refresh()

    def _tab_icons(self) -> tuple[str, ...]:
        """The tabs' icons; none where the words need the room."""
        canvas, ui = self.probe(), self.metrics.ui_px
        room = self.tabs.boxes()[0].w - ui(24 + 42)
        least = canvas.metrics.text(0)
        fits = all(
            canvas.kit.fonts.width(canvas.say(page.name), BOLD_FAMILY, least) <= room
            for page in PAGES
        )
        return tuple(page.icon for page in PAGES) if fits else ()

    def _place_rows(self, canvas: Canvas) -> None:
        ui = canvas.metrics.ui_px
        inner = self.panel.inflate(-2 * ui(28), -2 * ui(12))
        self.list.rect = self.panel.inflate(-2 * ui(28), -2 * ui(20))
        bar = ui(BAR)
        self.sheet.clear()
        high = self._stack(canvas, inner.w)
        if high > inner.h:
            inner.w -= bar + ui(14)
            high = self._stack(canvas, inner.w)
        elif self.rows:
            self._stack(canvas, inner.w, min((inner.h - high) // len(self.rows), ui(26)))
        if self.sheet.bar is not None:
            x = self.panel.right - ui(14) - bar
            self.sheet.bar.rect = Rect(x, inner.y, bar, inner.h)
        self.sheet.fit(inner, high, canvas.metrics.text(24), ui(12))

    def _stack(self, canvas: Canvas, width: int, spare: int = 0) -> int:
        """Lay the rows on the sheet; return their height together."""
        ui, y = canvas.metrics.ui_px, 0
        names = min(ui(430), width * 38 // 100)
        under = width < ui(1000)
        for row, words in zip(self.rows, self.words, strict=True):
            room = width if under else names
            high = self._words_height(canvas, row, room)
            wide = min(ui(row.wide), width if under else width - names - ui(14))
            if under:
                control = Rect(ui(4), y + high + ui(10), wide, ui(row.high))
                bottom = control.bottom + ui(24)
            else:
                bottom = y + max(high, ui(row.high) + ui(20)) + ui(46) + spare
                control = Rect(names + ui(14), 0, wide, ui(row.high))
                control.centery = (y + bottom) // 2
            self.sheet.put(words, Rect(0, y, width, bottom - y))
            self.sheet.put(row.control, control)
            y = bottom
        return y

    def _words_height(self, canvas: Canvas, row: Row, width: int) -> int:
        ui = canvas.metrics.ui_px
        name = canvas.set(row.name, NAME, (width, ui(80))).height
        return ui(20) + name + ui(4) + canvas.text_height(row.help, HELP, width)

    # ------------------------------------------------------------ drawing
    def _draw_row(self, canvas: Canvas, rect: Rect, row: Row) -> None:
        ui, skin = canvas.metrics.ui_px, canvas.skin
        control = row.control.rect
        under = control.x < rect.x + ui(100)
        wide = rect.w if under else control.x - ui(20) - rect.x
        high = self._words_height(canvas, row, wide)
        top = rect.y if under else rect.y + max((rect.h - high - ui(20)) // 2, 0)
        name = canvas.set(row.name, NAME, (wide, ui(80))).height
        canvas.text(row.name, Rect(rect.x, top + ui(20), wide, name), NAME)
        rest = Rect(rect.x, top + ui(24) + name, wide, high - ui(24) - name + ui(4))
        canvas.text(row.help, rest, HELP.but(colour=skin.muted))
        if row.after is not None:
            left = control.right + ui(24)
            after = Rect(left, control.y - ui(20), rect.right - left, control.h + ui(40))
            canvas.text(row.after, after, AFTER)
        if row is not self.rows[-1]:
            canvas.dashes((rect.x, rect.bottom - canvas.metrics.px(3)), rect.w)

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels under the controls."""
        super().paint(canvas)
        canvas.panel(self.panel)
        canvas.text(
            text("Tab: next control. Arrow keys: change it."),
            self.note_room,
            FOOT_NOTE.but(lines=2),
        )
        if self.aside.w:
            self.preview.draw(canvas, self.aside)

    def update(self, dt: float) -> bool:
        """Let the sample move."""
        changed = super().update(dt)
        return (bool(self.aside.w) and self.preview.update(dt)) or changed
