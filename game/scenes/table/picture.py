"""Drawing the table: what is at rest is kept in parts, the rest goes on top in every frame."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from math import inf

from pygame import Rect, Surface

from engines.core.types import Who, text
from game.scenes.table.controls import draw_control
from game.scenes.table.desk import Desk
from game.scenes.table.explain import draw_note
from game.scenes.table.hinting import draw_hint
from game.scenes.table.logbook import draw_log
from game.scenes.table.marks import mark_parts
from game.scenes.table.panel import draw_panel, panel_around, panel_key
from game.scenes.table.patches import Patches
from game.scenes.table.placing import Placing
from game.scenes.table.prompt import Thinking, draw_prompt
from game.scenes.table.status import draw_status
from game.scenes.table.story import Line
from game.tables.paint import veil
from game.tables.spec import Part, TableSpec
from game.ui.audit import AUDIT
from game.ui.canvas import Canvas

LAYER = 100
"""More than scenes can lie above each other."""
SHARE, SHARE_A_PIXEL = 0.0016, 0.8e-9
"""Seconds of a frame in which what changed is drawn again; larger pictures get more of it."""


@contextmanager
def layers(number: int = 1) -> Iterator[None]:
    """Tell the audit that what is drawn within lies above what was drawn before."""
    AUDIT.layer += LAYER * number
    try:
        yield
    finally:
        AUDIT.layer -= LAYER * number


class Picture(Placing):
    """What the table looks like now. ``layout``, then ``renew`` after changes, then ``draw``."""

    def __init__(self, desk: Desk, spec: TableSpec) -> None:
        super().__init__(desk, spec)
        self._patches = Patches()
        self.spread = False
        """True: what changes may take a few frames to appear."""

    def layout(self, canvas: Canvas) -> None:
        """Place everything for the window's size and the language."""
        super().layout(canvas)
        self._patches.clear()

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole table."""
        desk = self.desk
        canvas.surface.blit(self._at_rest(canvas), (0, 0))
        with layers():
            if desk.busy:
                desk.playback.draw(canvas)
            else:
                desk.board.above(canvas, desk.moment())
            self._draw_hot(canvas)
            self._draw_note(canvas)
            if desk.window is not None and not desk.busy:
                with layers():
                    desk.window.draw(canvas, desk.pointer.pointed)
            self._draw_over(canvas)

    def _draw_over(self, canvas: Canvas) -> None:
        """What lies above board and window: hint, whole log, focus, what is dragged."""
        desk = self.desk
        spot = desk.pointer.spot(desk.pointer.focus) if desk.pointer.keyed else None
        close = spot is not None and spot.thing == "ui:close_hint"
        if spot is not None and not close and not self.long_log:
            canvas.ring(spot.box, 12)
        if self.bubble is not None and desk.hint is not None:
            with layers(2):
                draw_hint(canvas, self.bubble, desk)
        if self.long_log:
            with layers(3):
                box = self.long_box(canvas)
                draw_log(canvas, box, self.long_rows, self._sign, desk.pointer.pointed)
        if spot is not None and (close or self.long_log):
            canvas.ring(spot.box, 12)
        if desk.pointer.dragged:
            desk.board.piece(canvas, desk.pointer.dragged, desk.pointer.at)

    def _draw_note(self, canvas: Canvas) -> None:
        note = self.wording.note(self.panels, self.controls)
        if note is None or self.explain_hidden:
            return
        if not self.desk.board.draw_note(canvas, note, self.desk.moment()):
            draw_note(canvas, self.place.explain, note, self._note_top)

    @property
    def _note_top(self) -> int:
        """How far up the explain box may grow: over no panel unless something is pointed at."""
        frame = self.place
        if self.desk.pointer.pointed:
            return frame.middle.top
        left, right = frame.explain.x, frame.explain.right
        above = [p.bottom for p in frame.panels if p.x < right and p.right > left]
        return max([frame.middle.top, *(b for b in above if b <= frame.explain.y)])

    def _draw_hot(self, canvas: Canvas) -> None:
        """The button that is pointed at, once more, as such."""
        pointer = self.desk.pointer
        for control in (*self.controls, *self.prompt.buttons):
            if control.thing == pointer.pointed:
                draw_control(canvas, control, pointer.pointed, pointer.pressed)

    # ------------------------------------------------------------ at rest
    @property
    def behind(self) -> bool:
        """True while something is still to be drawn again."""
        return self._patches.behind

    def _at_rest(self, canvas: Canvas) -> Surface:
        if AUDIT.on:
            self._patches.clear()
        surface = self._patches.surface
        if surface is None or self.desk.stale or self.behind:
            parts = [*self._board(canvas), *self._frame_parts(canvas)]
            with canvas.kit.sprites.learning():
                ground, share = self.desk.board.ground, self._share(canvas)
                surface = self._patches.show(canvas, ground, parts, share)
            self.desk.stale = False
        return surface

    def _share(self, canvas: Canvas) -> float:
        """Seconds for what has changed; nobody waits for what a window hides."""
        if not self.spread:
            return inf
        if self.desk.window is not None and self.desk.window.covers:
            return 0.0
        width, height = canvas.surface.get_size()
        return SHARE + SHARE_A_PIXEL * width * height

    def _board(self, canvas: Canvas) -> list[Part]:
        """The board's own parts, the marks on them, and the veil under a window."""
        desk, middle = self.desk, self.place.middle
        moment = desk.moment()
        parts = list(desk.board.parts(moment))
        parts += mark_parts(canvas, moment.marks, desk.pointer.spots, self.panels)
        if desk.window is not None and not (desk.busy or desk.window.covers):
            bright = list(desk.board.bright())
            key = tuple(tuple(box) for box in bright)
            parts.append(Part("ui:veil", middle, key, lambda sheet: veil(sheet, middle, bright)))
        return parts

    def _frame_parts(self, canvas: Canvas) -> list[Part]:
        parts = [self._status(), self._prompt(canvas), *self._panels(canvas), self._log(canvas)]
        for control in self.controls:
            key = (control.enabled, control.said)
            box = _with_shadow(canvas, control.box)
            parts.append(Part(control.thing, box, key, partial(draw_control, control=control)))
        return parts

    def _log(self, canvas: Canvas) -> Part:
        box, rows = self.place.log, self.rows
        around = _with_shadow(canvas, box)
        key = tuple((row.line, tuple(row.box)) for row in rows)
        return Part("ui:log", around, key, lambda sheet: draw_log(sheet, box, rows, self._sign))

    def _status(self) -> Part:
        bar, rect = self.bar(), self.place.status
        return Part("ui:status", rect, bar, partial(draw_status, rect=rect, status=bar))

    def _prompt(self, canvas: Canvas) -> Part:
        desk, frame, prompt = self.desk, self.place, self.prompt
        thinking = None
        if desk.bots.thinking and not desk.bots.hinting:
            thinking = Thinking(desk.session.turn, desk.bots.progress)
        buttons = tuple((b.thing, b.said, tuple(b.box)) for b in prompt.buttons)
        key = (prompt.head, prompt.words, buttons, thinking)
        around = _with_shadow(canvas, frame.prompt)
        return Part(
            "ui:prompt", around, key, lambda s: draw_prompt(s, frame.prompt, prompt, thinking)
        )

    def _panels(self, canvas: Canvas) -> list[Part]:
        """All panels: each alone, but for a change of whose turn it is."""
        frame, shown = self.place, self.desk.shown
        parts = []
        for seat, seated in enumerate(self.panels):
            state = "active" if seat == shown.active else ""
            if seat == shown.turn != shown.active:
                state = "reacting"
            rect, sub = frame.panels[seat], self.wording.player(seat)
            around = panel_around(canvas, rect, state)
            name = text("{who}", who=Who(seat))
            draw = partial(draw_panel, rect=rect, seated=seated, name=name, sub=sub, state=state)
            key = (panel_key(seated), sub, state)
            parts.append(Part(f"ui:panel{seat}", around, key, draw))
        return parts

    def _sign(self, line: Line) -> str:
        """The sign of a line: of what happened, else of whom it happened to, else of who acted."""
        own = self.desk.board.sign(line.event) if line.event is not None else ""
        if own:
            return own
        seat = getattr(line.event, "seat", line.seat)
        return self.panels[seat].sign if 0 <= seat < len(self.panels) else ""


def _with_shadow(canvas: Canvas, box: Rect) -> Rect:
    px = canvas.metrics.px
    return Rect(box.x - 1, box.y - 1, box.w + px(6) + 1, box.h + px(7) + 1)
