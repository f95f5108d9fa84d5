"""The title screen."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from engines.core.types import Text, text
from game.scene import AppContext
from game.scenes import routes
from game.scenes.bits import draw_spread
from game.scenes.house import HouseScreen, backdrop, grain
from game.scenes.playable import Playable, playable
from game.scenes.saved import Pictures
from game.scenes.title.poster import Poster
from game.scenes.title.table_top import TURNS, draw_between, poster_places
from game.scenes.title.ticket import TICKET_H, Ticket
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.text import BOLD

LOGO_H = 128
BUTTON = BOLD.but(size=32, lines=2, lead=1.05)


class TitleScene(HouseScreen):
    """Everything starts here; Enter continues the last game, or begins a new one."""

    most_ui = 1.3

    def __init__(self, ctx: AppContext) -> None:
        super().__init__(ctx)
        self.games: list[Playable] = list(playable().values())
        self.room = Rect(0, 0, 0, 0)
        self.logo = (0, 0)
        self.logo_scale = 1.0

    # ------------------------------------------------------------ widgets
    def build(self) -> None:
        """Make the posters, the ticket and the buttons."""
        self.gui.clear()
        self.ticket = self._ticket()
        push = self._button
        self.new = push(text("New game"), lambda: routes.to_new_game(self.ctx), "play")
        self.new.kind = "primary"
        self.buttons = [
            push(text("Load"), lambda: routes.to_load(self.ctx), "folder"),
            push(text("Settings"), lambda: routes.to_settings(self.ctx), "gear"),
            push(text("Rules"), lambda: routes.to_rules(self.ctx), "book"),
            push(text("Quit"), self.ctx.stage.quit, "door"),
        ]
        self.posters = [self._poster(game) for game in self.games]
        self.gui.default = self.ticket or self.new

    def _button(self, label: Text, action: Callable[[], None], icon: str) -> Button:
        return self.gui.add(Button(label, action, icon=icon, style=BUTTON))

    def _poster(self, game: Playable) -> Poster:
        slug = game.spec.slug
        return self.gui.add(
            Poster(game.spec, game.table.skin, lambda: routes.to_new_game(self.ctx, slug))
        )

    def _ticket(self) -> Ticket | None:
        store = self.ctx.store
        entry = store.latest() if store else None
        if entry is None or entry.info is None or entry.info.slug not in playable():
            return None
        found = entry.id
        return self.gui.add(
            Ticket(entry, Pictures(store), lambda: routes.continue_save(self.ctx, found))
        )

    def uncovered(self) -> None:
        """A save may have been deleted or renamed meanwhile."""
        self.build()
        self.layout()

    # ------------------------------------------------------------ places
    def layout(self) -> None:
        """Place the strip at the bottom, the logo, and the posters between."""
        m = self.metrics
        unit = m.scale * m.ui
        margin = round(56 * m.scale)
        high = round(TICKET_H * unit)
        strip = Rect(margin, m.height - round(36 * m.scale) - high, m.width - 2 * margin, high)
        self._place_strip(strip, unit)
        top = round(28 * m.scale)
        self.room = Rect(0, top, m.width, strip.y - round(30 * m.scale) - top)
        self._place_posters()

    def _place_strip(self, strip: Rect, unit: float) -> None:
        gap = round(20 * unit)
        if self.ticket:
            buttons = min(round(850 * unit), strip.w // 2)
            self.ticket.rect = Rect(strip.topleft, (strip.w - buttons - 2 * gap, strip.h))
            self.ticket.scale = unit
        else:
            buttons = min(round(1240 * unit), strip.w)
        left = strip.right - buttons if self.ticket else strip.centerx - buttons // 2
        column = (buttons - 2 * gap) // 3
        drop = round(5 * self.metrics.scale)
        self.new.rect = Rect(left, strip.y, column, strip.h - drop)
        row = (strip.h - drop - gap) // 2
        for number, button in enumerate(self.buttons):
            x = left + (1 + number % 2) * (column + gap)
            y = strip.y + (number // 2) * (row + gap)
            button.rect = Rect(x, y, column, row)

    def _place_posters(self) -> None:
        m = self.metrics
        logo_high = round((LOGO_H + 18) * m.scale)
        room = self.room
        if len(self.posters) > 1:
            room = Rect(room.x, room.y + logo_high, room.w, room.h - logo_high)
        tilt = round(30 * m.scale)
        places = poster_places(room.inflate(0, -tilt), len(self.posters))
        for number, (poster, (centre, scale)) in enumerate(zip(self.posters, places, strict=True)):
            poster.place(centre, scale, TURNS[number % len(TURNS)])
        self.logo = (m.width // 2, self.room.y + round(LOGO_H / 2 * m.scale))
        self.logo_scale = 1.0
        if len(self.posters) == 1:
            left = self.posters[0].rect.right
            self.logo_scale = 1.35
            self.logo = ((left + m.width) // 2, self.room.y + round(110 * m.scale))

    # ------------------------------------------------------------ drawing
    def paint(self, canvas: Canvas) -> None:
        """Draw the table with what lies on it."""
        backdrop(canvas)
        m = canvas.metrics
        boxes = [poster.rect for poster in self.posters]
        if len(boxes) == 1:
            left = boxes[0].right + m.px(50)
            top = self.logo[1] + m.px(120)
            free = Rect(left, top, m.width - m.px(60) - left, self.room.bottom - top)
            draw_spread(canvas, free, self.games[0].table.bits)
        elif boxes:
            bits = [bit for game in self.games for bit in game.table.small_bits]
            top = min(box.top for box in boxes)
            room = Rect(0, top, m.width, max(box.bottom for box in boxes) - top)
            draw_between(canvas, room, boxes, bits)
        canvas.sprite("logo", self.logo, self.logo_scale)

    def paint_over(self, canvas: Canvas) -> None:
        """Lay the grain over everything."""
        grain(canvas)
