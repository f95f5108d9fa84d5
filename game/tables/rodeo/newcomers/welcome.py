"""The window before a first game: a festival card, what pays, the four steps of a season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from engines.core.types import Seat, Text, Thing, text
from game.tables.paint import label
from game.tables.rodeo.cards.festival import draw_emblem, draw_goal, draw_ladder
from game.tables.rodeo.cards.panel import CHALK, DEEP, LINE, MUTED, PANEL
from game.tables.rodeo.cards.paper import ACID, art, rows, split, square
from game.tables.rodeo.model import Model
from game.tables.rodeo.newcomers.words import PAYS, STEPS, WHO, wanted
from game.tables.spec import WINDOW, Answer, Frame, Spot, TableWindow
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, TEXT, Style

ON: Final[Thing] = "welcome:on"
ANYWHERE: Final[Thing] = "welcome"
_ON: Final = text("Let's begin")


class Welcome(TableWindow):
    """Says what the player is and wants; a click on it, or Enter, begins."""

    brief = True

    def __init__(self, model: Model, seat: Seat) -> None:
        self.model = model
        self.box = self.button = Rect(0, 0, 0, 0)
        self.festival = model.t.data.festivals[model.view.festival[seat]]

    def layout(self, canvas: Canvas, frame: Frame) -> None:
        """Lie over the middle."""
        middle = frame.middle
        self.box = middle.inflate(-middle.w // 30, -middle.h // 30)
        pad = max(self.box.h // 36, 6)
        inner = self.box.inflate(-4 * pad, -2 * pad)
        self.head = Rect(inner.x, inner.y, inner.w, inner.h * 11 // 100)
        self.who = Rect(inner.x, self.head.bottom, inner.w, inner.h * 9 // 100)
        top = self.who.bottom + pad
        self.goal = Rect(inner.x, top, inner.w * 47 // 100, inner.h * 33 // 100)
        left = self.goal.right + 2 * pad
        self.pays = Rect(left, top, inner.right - left, self.goal.h)
        top = self.goal.bottom + pad
        self.button = Rect(0, 0, inner.w * 26 // 100, inner.h * 10 // 100)
        self.button.midbottom = inner.centerx, inner.bottom
        self.steps = Rect(inner.x, top, inner.w, self.button.y - pad - top)
        self.gap = pad

    def spots(self) -> Sequence[Spot]:
        """Return the window, a click on which will do, and its button."""
        return [Spot(ANYWHERE, self.box, _ON, WINDOW), Spot(ON, self.button, _ON, WINDOW)]

    def pick(self, thing: Thing) -> bool:
        """The keys go to the button."""
        return thing == ON

    def click(self, thing: Thing) -> Answer:
        """Begin."""
        return Answer(done=True)

    def prompt(self) -> tuple[Text, Text]:
        """Say how to go on."""
        return text("Welcome:"), text("a click or Enter begins the game.")

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, pointed: Thing) -> None:
        """Draw it whole."""
        canvas.box(self.box, DEEP, ACID, 5, 18)
        style = Style(size=44, family=DISPLAY, colour=ACID)
        label(canvas, text("Your first festival"), self.head, style)
        seasons = self.model.view.seasons
        words = Text(WHO.id, (("festival", self.festival.name), ("seasons", seasons)))
        label(canvas, words, self.who, TEXT.but(size=28, colour=CHALK, lines=2, lead=1.05))
        self._goal(canvas)
        for row, (sprite, said) in zip(rows(self.pays, len(PAYS)), PAYS, strict=True):
            self._pays(canvas, row, sprite, said)
        for number, box in enumerate(split(self.steps, len(STEPS), self.gap)):
            self._step(canvas, box, number)
        canvas.box(self.button, "#ffc08f" if pointed == ON else "#ff8a3c", "", 4, 12)
        style = BOLD.but(size=28, align="centre", colour="#22262e")
        label(canvas, _ON, self.button.inflate(-12, -4), style)

    def _pays(self, canvas: Canvas, row: Rect, sprite: str, said: Text) -> None:
        side = min(row.h * 6 // 10, row.w // 10)
        art(canvas, sprite, Rect(row.x, row.centery - side // 2, side, side))
        left = row.x + side + self.gap
        words = Rect(left, row.y, row.right - left, row.h)
        label(canvas, said, words, TEXT.but(size=27, colour=CHALK, lines=2, lead=1.0))

    def _goal(self, canvas: Canvas) -> None:
        canvas.box(self.goal, PANEL, LINE, 3, 12)
        inner = self.goal.inflate(-2 * self.gap, -self.gap)
        said, badges, steps = rows(inner, 3, max(self.gap // 2, 2))
        style = BOLD.but(size=25, colour=CHALK, lines=2, lead=1.0)
        label(canvas, wanted(self.festival), said, style)
        emblem = Rect(badges.x, badges.y, badges.h, badges.h)
        draw_emblem(canvas, emblem, self.festival)
        rest = Rect(emblem.right + self.gap, badges.y, badges.right - emblem.right - self.gap,
                    badges.h * 8 // 10)  # fmt: skip
        rest.centery = badges.centery
        draw_goal(canvas, rest, self.festival, CHALK)
        draw_ladder(canvas, steps, self.festival)

    def _step(self, canvas: Canvas, box: Rect, number: int) -> None:
        sprite, name, said = STEPS[number]
        canvas.box(box, PANEL, LINE, 3, 12)
        inner = box.inflate(-2 * self.gap, -self.gap)
        high = inner.h * 36 // 100
        picture = Rect(inner.x, inner.y, high, high)
        art(canvas, sprite, square(picture))
        head = Rect(picture.right + self.gap // 2, inner.y, 0, high)
        head.w = inner.right - head.x
        title = text("{number}. {step}", number=number + 1, step=name)
        label(canvas, title, head, BOLD.but(size=27, colour=ACID))
        below = Rect(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
        style = TEXT.but(size=25, colour=MUTED, lines=4, lead=1.0)
        label(canvas, said, below, style)
