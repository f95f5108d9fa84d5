"""Windows over a scene: a question, an error, a menu. Nothing gets through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface
from pygame.event import Event

from engines.core.types import text
from game.scene import AppContext
from game.ui.button import LABEL, Button
from game.ui.canvas import Canvas
from game.ui.screen import Screen
from game.ui.skin import Skin
from game.ui.text import PROSE, TITLE
from game.words import Said

WIDE = 604
HEAD, PAD, GAP, ROW = 62, 26, 20, 56
BODY = PROSE.but(size=25)


def nothing() -> None:
    """Do nothing more than close."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog. Every answer closes it first; ``safe`` is what Esc means."""

    label: Said
    action: Callable[[], None] = nothing
    kind: str = "plain"
    icon: str = ""
    key: str = ""
    safe: bool = False
    focus: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """What a dialog says. ``tone`` colours its head: primary or danger."""

    title: Said
    body: Sequence[Said] = ()
    answers: Sequence[Answer] = field(default=())
    icon: str = ""
    tone: str = "primary"
    column: bool = False
    wide: float = WIDE


class Dialog(Screen):
    """A dialog in the middle of the window; every event stops here.

    The answer marked ``focus`` has the focus (else the safe one), so that Enter does what is
    harmless; the answer marked ``safe`` is also Esc. Subclasses may add content of their own:
    ``content_height`` and ``paint_content``, above the buttons.
    """

    overlay = True

    def __init__(self, ctx: AppContext, ask: Ask, skin: Skin | None = None) -> None:
        super().__init__(ctx)
        self.ask = ask
        if skin is not None:
            self.skin = skin
        self.box = Rect(0, 0, 0, 0)
        self.inner = Rect(0, 0, 0, 0)
        self.buttons: list[Button] = []

    def build(self) -> None:
        """Make the buttons and give the focus to the harmless one."""
        for answer in self.ask.answers:
            button = Button(
                answer.label,
                lambda answer=answer: self._answer(answer),  # type: ignore[misc]
                kind=answer.kind,
                icon=answer.icon,
                key=answer.key,
            )
            self.buttons.append(self.gui.add(button))
            if answer.safe:
                self.gui.escape = button
        chosen = [n for n, a in enumerate(self.ask.answers) if a.focus]
        chosen += [n for n, a in enumerate(self.ask.answers) if a.safe]
        if chosen:
            self.gui.set_focus(self.buttons[chosen[0]], show=True)

    def content_height(self, canvas: Canvas, width: int) -> int:
        """Return the height of a content of its own."""
        return 0

    def paint_content(self, canvas: Canvas, rect: Rect) -> None:
        """Draw a content of its own."""

    def layout(self) -> None:
        """Size the window by its words, place it and the buttons."""
        canvas = self.canvas(self._probe())
        m = self.ctx.metrics
        wide = min(m.ui_px(self.ask.wide), m.width - 2 * m.px(24))
        inner = wide - 2 * m.ui_px(PAD)
        content = self.content_height(canvas, inner)
        words = self._words_height(canvas, inner)
        high = m.ui_px(HEAD) + m.ui_px(PAD) + words + content + self._buttons_height(canvas, inner)
        self.box = Rect(0, 0, wide, min(high, m.height - 2 * m.px(12)))
        self.box.center = (m.width // 2, m.height // 2)
        top = self.box.y + m.ui_px(HEAD) + m.ui_px(PAD) // 2
        self.inner = Rect(self.box.x + m.ui_px(PAD), top, inner, 0)
        self.inner.h = self.box.bottom - m.ui_px(PAD) // 2 - top
        self._place_buttons(canvas)

    def handle(self, event: Event) -> bool:
        """Give events to the buttons; nothing goes on to anybody else."""
        self.gui.handle(event)
        return True

    def paint(self, canvas: Canvas) -> None:
        """Draw the window, its head line and its words."""
        canvas.shadow(self.box, 16, (8, 9))
        canvas.box(self.box, canvas.skin.panel, "", 4, 16)
        self._paint_head(canvas)
        box = Rect(self.inner)
        for words in self.ask.body:
            box.h = canvas.text_height(words, BODY, box.w)
            canvas.text(words, box, BODY)
            box.y += box.h + canvas.metrics.ui_px(8)
        box.h = self.content_height(canvas, box.w)
        if box.h:
            self.paint_content(canvas, box)

    # ------------------------------------------------------------ inside
    def _answer(self, answer: Answer) -> None:
        self.ctx.stage.pop()
        answer.action()

    def _probe(self) -> Surface:
        return Surface((1, 1))

    def _words_height(self, canvas: Canvas, wide: int) -> int:
        gap = canvas.metrics.ui_px(8)
        return sum(canvas.text_height(words, BODY, wide) + gap for words in self.ask.body)

    def _side_by_side(self, canvas: Canvas, wide: int) -> bool:
        """True if all buttons have room for their words in one row."""
        count = len(self.buttons)
        if self.ask.column or count > 3:
            return False
        ui = canvas.metrics.ui_px
        each = (wide - ui(GAP) * (count - 1)) // max(count, 1)
        return all(
            canvas.measure(b.label, LABEL) + ui(66 if b.icon else 24) + (ui(90) if b.key else 0)
            <= each
            for b in self.buttons
        )

    def _buttons_height(self, canvas: Canvas, wide: int) -> int:
        ui, count = canvas.metrics.ui_px, len(self.buttons)
        rows = 1 if self._side_by_side(canvas, wide) else count
        return (ui(ROW) + ui(GAP)) * rows if count else 0

    def _place_buttons(self, canvas: Canvas) -> None:
        ui, count = canvas.metrics.ui_px, len(self.buttons)
        if not count:
            return
        if self._side_by_side(canvas, self.inner.w):
            wide = (self.inner.w - ui(GAP) * (count - 1)) // count
            top = self.inner.bottom - ui(ROW)
            for n, button in enumerate(self.buttons):
                left = self.inner.x + n * (wide + ui(GAP))
                button.rect = Rect(left, top, wide, ui(ROW) - ui(6))
            return
        for n, button in enumerate(self.buttons):
            top = self.inner.bottom - (count - n) * (ui(ROW) + ui(GAP)) + ui(GAP)
            button.rect = Rect(self.inner.x, top, self.inner.w, ui(ROW) - ui(6))

    def _paint_head(self, canvas: Canvas) -> None:
        ui, tone = canvas.metrics.ui_px, canvas.skin.tone(self.ask.tone)
        head = Rect(self.box.x, self.box.y, self.box.w, ui(HEAD))
        with canvas.clip(head):
            canvas.box(Rect(head.x, head.y, head.w, head.h + ui(40)), tone.fill, "", 4, 16)
        line = max(canvas.metrics.px(4), 1)
        canvas.fill(Rect(head.x, head.bottom - line, head.w, line), canvas.skin.line)
        words = Rect(head.x + ui(PAD), head.y, head.w - 2 * ui(PAD), head.h - line)
        if self.ask.icon:
            side = ui(34)
            spot = Rect(words.x, words.centery - side // 2, side, side)
            canvas.icon(self.ask.icon, spot, tone.ink)
            words.x, words.w = words.x + side + ui(12), words.w - side - ui(12)
        size = TITLE.size * canvas.skin.display_size
        canvas.text(self.ask.title, words, TITLE.but(size=size, colour=tone.ink))


def confirm(
    title: Said,
    body: Said,
    yes: Answer,
    no: Said | None = None,
    icon: str = "",
) -> Ask:
    """Return a question with a harmless answer, which has the focus, and one that acts."""
    keep = Answer(no or text("Cancel"), safe=True)
    tone = "danger" if yes.kind == "danger" else "primary"
    return Ask(title, (body,), (keep, yes), icon or yes.icon, tone)


def failure(title: Said, body: Said, again: Answer | None = None) -> Ask:
    """Return an error: what went wrong and what to do; ``again`` tries once more."""
    close = Answer(text("Close"), safe=True)
    answers = (close,) if again is None else (again, close)
    return Ask(title, (body,), answers, "warn", "danger")
