"""The whole window between two people: nothing of the table can be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from engines.core.types import Seat, Text, Who, text
from game.scene import AppContext
from game.scenes import routes
from game.tables.paint import label
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.screen import Screen
from game.ui.shapes import PREMULTIPLIED
from game.ui.text import BOLD, DISPLAY, TEXT, Style

if TYPE_CHECKING:
    from game.scenes.table.orders import Orders


class Curtain(Screen):
    """Asks for the screen to be handed over to a seat."""

    def __init__(self, ctx: AppContext, orders: Orders, seat: Seat) -> None:
        super().__init__(ctx)
        self.orders = orders
        self.seat = seat
        self.skin = orders.table.skin
        self.card = Rect(0, 0, 0, 0)

    def build(self) -> None:
        """Make the three buttons."""
        said = text("I am {who}, show the table", who=Who(self.seat))
        self.show = Button(said, self._show, kind="primary", icon="eye", key="Enter")
        self.show.style = BOLD.but(size=34)
        self.menu = Button(text("Menu"), self._menu, icon="menu", key="Esc")
        self.out = Button(text("Save and leave"), self._out, icon="disk")
        for button in (self.show, self.menu, self.out):
            self.gui.add(button)
        self.gui.escape = self.menu
        self.gui.set_focus(self.show, show=True)

    def layout(self) -> None:
        """Place the card and the buttons."""
        m = self.ctx.metrics
        ui = m.ui_px
        wide = min(ui(860), m.width - 2 * m.px(40))
        self.card = Rect(0, 0, wide, min(ui(330), m.height // 2))
        self.card.midtop = (m.width // 2, m.height * 53 // 100)
        bottom = m.height - m.px(24)
        self.card.bottom = min(self.card.bottom, bottom - ui(80))
        self.show.rect = Rect(0, 0, min(wide - ui(60), ui(680)), ui(80))
        self.show.rect.midtop = (m.width // 2, self.card.y + self.card.h * 52 // 100)
        high = ui(62)
        self.menu.rect = Rect(m.px(24), bottom - high, ui(250), high)
        self.out.rect = Rect(self.menu.rect.right + m.px(20), bottom - high, ui(400), high)

    def paint(self, canvas: Canvas) -> None:
        """Draw the curtain, the face, the card."""
        m = canvas.metrics
        image = canvas.kit.sprites.image("curtain", (m.width, m.height))
        canvas.surface.blit(image, (0, 0), special_flags=PREMULTIPLIED)
        self._face(canvas)
        canvas.shadow(self.card, 18, (8, 9))
        canvas.box(self.card, canvas.skin.panel, "", 5, 18)
        card, ui = self.card, m.ui_px
        title = Rect(card.x + ui(20), card.y + ui(18), card.w - ui(40), card.h * 28 // 100)
        style = Style(size=60, family=DISPLAY, align="centre", floor=28)
        label(canvas, text("{who}, it is your turn", who=Who(self.seat)), title, style)
        below = Rect(title.x, title.bottom, title.w, card.h * 14 // 100)
        muted = TEXT.but(size=28, align="centre", colour=canvas.skin.muted)
        label(canvas, text("Everybody else, please look away."), below, muted)
        last = Rect(title.x, card.bottom - card.h * 17 // 100, title.w, card.h * 14 // 100)
        label(canvas, self._where(), last, muted.but(size=25))

    def _where(self) -> Text:
        match = self.orders.match
        decision = match.decision(None)
        rounds = self.orders.round_words()
        phases = match.spec.phases
        if decision is None or decision.phase >= len(phases):
            return text("{game}, {round}", game=match.spec.title, round=rounds)
        phase = phases[decision.phase]
        return text("{game}, {round}, {phase}", game=match.spec.title, round=rounds, phase=phase)

    def _face(self, canvas: Canvas) -> None:
        player = self.orders.match.players[self.seat]
        side = min(canvas.metrics.px(280), self.card.y - canvas.metrics.px(150))
        box = Rect(0, 0, side, side)
        box.midbottom = (canvas.metrics.width // 2, self.card.y - canvas.metrics.px(40))
        name = f"portrait_{player.face}"
        if name in canvas.kit.sprites:
            canvas.box(box.inflate(8, 8), canvas.skin.mark, "", 8, 30)
            canvas.sprite_in(name, box.inflate(-side // 14, -side // 14))
        else:
            canvas.sprite_in(self.orders.desk.board.seated(self.seat).mascot, box)
        badge = f"badge_{player.colour}"
        if badge in canvas.kit.sprites:
            mark = Rect(0, 0, side // 3, side // 3)
            mark.center = (box.right - side // 12, box.bottom - side // 12)
            canvas.sprite_in(badge, mark)

    def _show(self) -> None:
        self.ctx.stage.pop()
        self.orders.show_to(self.seat)

    def _menu(self) -> None:
        self.ctx.stage.pop()
        self.orders.menu()

    def _out(self) -> None:
        routes.to_title(self.ctx)
