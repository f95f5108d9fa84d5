"""Where everything on the table lies now, and what can be pointed at."""

from __future__ import annotations

from pygame import Rect

from engines.core.types import text
from game.scenes.table.controls import Control, control_spots, place_actions, place_buttons
from game.scenes.table.desk import Desk
from game.scenes.table.hinting import Bubble, place_hint
from game.scenes.table.logbook import LogRow, log_head, log_rows, log_spots
from game.scenes.table.marks import mark_spots
from game.scenes.table.panel import panel_spots
from game.scenes.table.prompt import Prompt
from game.scenes.table.status import Status, phase_boxes
from game.scenes.table.wording import Wording
from game.tables.spec import ACTIONS, WINDOW, Frame, Seated, Spot, TableSpec
from game.ui.canvas import Canvas


class Placing:
    """Where everything lies now. ``layout`` for a window, then ``renew`` after changes."""

    def __init__(self, desk: Desk, spec: TableSpec) -> None:
        self.desk = desk
        self.wording = Wording(desk, spec)
        self.frame: Frame | None = None
        self.controls: list[Control] = []
        self.prompt = Prompt(text("The end:"), text("the game is over."))
        self.panels: list[Seated] = []
        self.rows: list[LogRow] = []
        self.long_rows: list[LogRow] = []
        self.long_log = False
        self.log_back = 0
        self.bubble: Bubble | None = None

    @property
    def place(self) -> Frame:
        """Where the parts lie; laid out before anything is drawn."""
        assert self.frame is not None
        return self.frame

    # ------------------------------------------------------------ placing
    def layout(self, canvas: Canvas) -> None:
        """Place everything for the window's size and the language."""
        self.frame = self.desk.board.layout(canvas)
        self.desk.stale = True

    def renew(self, canvas: Canvas) -> None:
        """Take over what is true now: buttons, prompt, panels, log, spots."""
        desk, frame = self.desk, self.place
        self.controls = self.wording.controls()
        place_actions(canvas, frame, self.controls)
        self.prompt = self.wording.prompt()
        place_buttons(canvas, frame.prompt, self.prompt.buttons)
        self.panels = [desk.board.seated(seat) for seat in range(len(frame.panels))]
        if desk.window is not None:
            desk.window.layout(canvas, frame)
        self._renew_log(canvas)
        self.bubble = place_hint(canvas, frame, desk) if desk.hint is not None else None
        desk.pointer.renew(self._spots(canvas), self._covering())

    def _renew_log(self, canvas: Canvas) -> None:
        frame, lines = self.place, self.desk.lines
        self.log_back = min(self.log_back, max(len(lines) - 1, 0))
        back = 0 if self.long_log else self.log_back
        self.rows = log_rows(canvas, _below_head(canvas, frame.log), lines, back)
        if self.long_log:
            box = _below_head(canvas, self.long_box(canvas))
            self.long_rows = log_rows(canvas, box, lines, self.log_back, self.wording.rounds)

    def long_box(self, canvas: Canvas) -> Rect:
        """Return where the whole log lies when it is open."""
        px = canvas.metrics.px
        return self.place.middle.inflate(-px(120), -px(40))

    def _covering(self) -> Rect | None:
        if self.long_log:
            return self.place.middle
        return self.desk.window.box if self.desk.window is not None else None

    def _spots(self, canvas: Canvas) -> list[Spot]:
        desk, frame = self.desk, self.place
        moment = desk.moment()
        found = list(desk.board.spots(moment))
        found += panel_spots(frame, self.panels)
        found += mark_spots(canvas, moment.marks, found, len(self.panels))
        found += log_spots(frame.log, self.rows)
        found += control_spots([*self.controls, *self.prompt.buttons])
        found.append(Spot("ui:rules", frame.status, text("Rules"), ACTIONS))
        found += [
            Spot(f"ui:rules:{number}", box, desk.match.spec.phases[number], ACTIONS)
            for number, box in phase_boxes(canvas, frame.status, self.bar())
        ]
        if self.long_log:
            found.append(Spot("ui:log", frame.middle, text("Log"), WINDOW))
            found += [
                Spot(f"log:{row.line.entry}", row.box, row.line.words, WINDOW)
                for row in self.long_rows
            ]
        elif desk.window is not None:
            found += desk.window.spots()
        if self.bubble is not None:
            found.append(Spot("ui:close_hint", self.bubble.close, text("Close"), ACTIONS))
        return found

    @property
    def explain_hidden(self) -> bool:
        """True if a window lies over the explain box, or a hint in its place."""
        window = self.desk.window
        if self.place.bar is not None and self.bubble is not None:
            return self.desk.refusal is None
        return window is not None and window.box.colliderect(self.place.explain)

    def bar(self) -> Status:
        """What the status bar says now."""
        shown, wording = self.desk.shown, self.wording
        inside = 0 <= shown.active < len(self.panels)
        mascot = self.panels[shown.active].mascot if inside else ""
        facts = tuple(self.desk.board.facts())
        spec, rounds = self.desk.match.spec, wording.rounds(shown.round)
        return Status(spec, rounds, shown.phase, wording.turn(), mascot, facts)


def _below_head(canvas: Canvas, box: Rect) -> Rect:
    head = log_head(canvas, box)
    return Rect(box.x, head.bottom, box.w, box.bottom - head.bottom)
