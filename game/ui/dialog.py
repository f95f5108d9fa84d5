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
from game.ui.metrics import MIN_UI, Metrics
from game.ui.screen import Screen
from game.ui.skin import Skin
from game.ui.text import PROSE, TITLE
from game.words import Said

WIDE = 604
HEAD, PAD, GAP, ROW, FOOT = 62, 26, 20, 56, 10
BODY = PROSE.but(size=25)


def nothing() -> None:
    """Do nothing more than close."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog. Every answer closes it first; ``safe`` is what Esc means.

    In a column two ``half`` answers in a row share a line.
    """

    label: Said
    action: Callable[[], None] = nothing
    kind: str = "plain"
    icon: str = ""
    key: str = ""
    safe: bool = False
    focus: bool = False
    half: bool = False


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
        self._lines: list[list[Button]] = []
        self._ui = 1.0

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

    @property
    def metrics(self) -> Metrics:
        """The window's units; the UI scale is bounded so that everything fits."""
        return self.ctx.metrics.with_ui(self._ui)

    def layout(self) -> None:
        """Size the window by its words, smaller where it would not fit; place it, the buttons."""
        m = self.ctx.metrics
        self._ui = m.ui
        while self._measure() > m.height - 2 * m.px(12) and self._ui > MIN_UI:
            self._ui = max(self._ui - 0.05, MIN_UI)
        self._measure()
        self.box.center = (m.width // 2, m.height // 2)
        ui = self.metrics.ui_px
        top = self.box.y + ui(HEAD) + ui(PAD) // 2
        self.inner = Rect(self.box.x + ui(PAD), top, self.box.w - 2 * ui(PAD), 0)
        self.inner.h = self.box.bottom - ui(PAD) // 2 - ui(FOOT) - top
        self._place_buttons()

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

    def _measure(self) -> int:
        """Set the window's size at the present UI scale; return the height it wants."""
        canvas, m = self.canvas(Surface((1, 1))), self.metrics
        wide = min(m.ui_px(self.ask.wide), m.width - 2 * m.px(24))
        inner = wide - 2 * m.ui_px(PAD)
        words = sum(canvas.text_height(w, BODY, inner) + m.ui_px(8) for w in self.ask.body)
        self._lines = self._arranged(canvas, inner)
        buttons = (m.ui_px(ROW) + m.ui_px(GAP)) * len(self._lines)
        high = (
            m.ui_px(HEAD)
            + m.ui_px(PAD + FOOT)
            + words
            + self.content_height(canvas, inner)
            + buttons
        )
        self.box = Rect(0, 0, wide, min(high, m.height - 2 * m.px(12)))
        return high

    def _arranged(self, canvas: Canvas, wide: int) -> list[list[Button]]:
        """The buttons in lines: all in one if there is room for their words."""
        if not self.ask.column and self._side_by_side(canvas, wide):
            return [self.buttons]
        lines: list[list[Button]] = []
        halves = False
        for button, answer in zip(self.buttons, self.ask.answers, strict=True):
            if answer.half and halves and len(lines[-1]) == 1:
                lines[-1].append(button)
            else:
                lines.append([button])
            halves = answer.half
        return lines

    def _side_by_side(self, canvas: Canvas, wide: int) -> bool:
        count, ui = len(self.buttons), canvas.metrics.ui_px
        each = (wide - ui(GAP) * (count - 1)) // max(count, 1)
        return 0 < count <= 3 and all(_wants(canvas, b) <= each for b in self.buttons)

    def _place_buttons(self) -> None:
        ui = self.metrics.ui_px
        step = ui(ROW) + ui(GAP)
        top = self.inner.bottom - len(self._lines) * step + ui(GAP)
        for line in self._lines:
            wide = (self.inner.w - ui(GAP) * (len(line) - 1)) // len(line)
            for n, button in enumerate(line):
                left = self.inner.x + n * (wide + ui(GAP))
                button.rect = Rect(left, top, wide, ui(ROW) - ui(6))
            top += step

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


def _wants(canvas: Canvas, button: Button) -> int:
    """The width at which a button's words keep their size."""
    ui = canvas.metrics.ui_px
    return (
        canvas.measure(button.label, LABEL)
        + ui(66 if button.icon else 24)
        + (ui(90) if button.key else 0)
    )


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
