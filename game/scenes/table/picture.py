"""Drawing the table: what is at rest is kept as one picture, the rest goes on top."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
from pygame import Rect, Surface

from engines.core.types import NOBODY, Seat, Text, Thing, Who, text
from game.scenes.levels import level_name
from game.scenes.table import frame as fr
from game.scenes.table.commands import cap_of
from game.scenes.table.desk import Desk
from game.scenes.table.hinting import draw_hint
from game.tables.paint import veil
from game.tables.spec import ACTIONS, Frame, Moment, Note, Seated, Spot, TableSpec
from game.ui.audit import AUDIT
from game.ui.canvas import Canvas

LAYER = 100
"""More than scenes can lie above each other."""


@contextmanager
def layers(count: int = 1) -> Iterator[None]:
    """Tell the audit that what is drawn within lies above what was drawn before."""
    AUDIT.layer += LAYER * count
    try:
        yield
    finally:
        AUDIT.layer -= LAYER * count


class Picture:
    """What the table looks like now. ``layout`` first, then ``draw`` in every frame."""

    def __init__(self, desk: Desk, spec: TableSpec) -> None:
        self.desk = desk
        self.spec = spec
        self.frame: Frame | None = None
        self.controls: list[fr.Control] = []
        self.prompt = fr.Prompt(text("The end:"), text("the game is over."))
        self.rows: list[fr.LogRow] = []
        self.long_rows: list[fr.LogRow] = []
        self.long_log = False
        self.log_back = 0
        self.hint_close = Rect(0, 0, 0, 0)
        self._ground: Surface | None = None
        self._rest: Surface | None = None

    # ------------------------------------------------------------ placing
    def layout(self, canvas: Canvas) -> None:
        """Place everything for the window's size and the language."""
        self.frame = self.desk.board.layout(canvas)
        self._ground = self._rest = None
        self.desk.stale = True

    def renew(self, canvas: Canvas) -> None:
        """Take over what is true now: buttons, prompt, log, spots."""
        assert self.frame is not None
        desk, frame = self.desk, self.frame
        self.controls = self._controls()
        fr.place_actions(canvas, frame, self.controls)
        self.prompt = self._prompt()
        fr.place_buttons(canvas, frame.prompt, self.prompt.buttons)
        if desk.window is not None:
            desk.window.layout(canvas, frame)
        inner = fr.log_head(canvas, frame.log)
        box = Rect(frame.log.x, inner.bottom, frame.log.w, frame.log.bottom - inner.bottom)
        lines = desk.lines
        self.log_back = min(self.log_back, max(len(lines) - 1, 0))
        back = 0 if self.long_log else self.log_back
        self.rows = fr.log_rows(canvas, box, lines, back)
        if self.long_log:
            self.long_rows = fr.log_rows(canvas, self._long_box(canvas), lines, self.log_back)
        desk.pointer.renew(self._spots(), self._covering())

    def _long_box(self, canvas: Canvas) -> Rect:
        assert self.frame is not None
        px = canvas.metrics.px
        box = self.frame.middle.inflate(-px(120), -px(40))
        head = fr.log_head(canvas, box)
        return Rect(box.x, head.bottom, box.w, box.bottom - head.bottom)

    def _covering(self) -> Rect | None:
        assert self.frame is not None
        if self.long_log:
            return self.frame.middle
        return self.desk.window.box if self.desk.window is not None else None

    def _spots(self) -> list[Spot]:
        assert self.frame is not None
        desk, frame = self.desk, self.frame
        found = list(desk.board.spots(desk.moment()))
        found += fr.panel_spots(frame, self.panels())
        found += fr.log_spots(frame.log, self.rows)
        found += fr.control_spots([*self.controls, *self.prompt.buttons])
        if self.long_log:
            found += [Spot(s.thing, s.box, s.name, "window") for s in self._long_spots()]
        elif desk.window is not None:
            found += desk.window.spots()
        if desk.hint is not None and self.hint_close.w:
            found.append(Spot("ui:close_hint", self.hint_close, text("Close"), ACTIONS))
        return found

    def _long_spots(self) -> list[Spot]:
        assert self.frame is not None
        whole = Spot("ui:log", self.frame.middle, text("Log"), "window")
        return [whole, *(Spot(f"log:{r.line.entry}", r.box, r.line.words) for r in self.long_rows)]

    def panels(self) -> list[Seated]:
        """Return the players' panels as they are now."""
        assert self.frame is not None
        return [self.desk.board.seated(seat) for seat in range(len(self.frame.panels))]

    # ------------------------------------------------------------ what it says
    def _controls(self) -> list[fr.Control]:
        desk, session = self.desk, self.desk.session
        keys = getattr(desk.ctx.settings, "keys", {})
        may = desk.may_choose or not desk.busy
        undo = may and (session.why_no_undo() is None)
        redo = may and (session.why_no_redo() is None)
        hint = session.human_turn and not desk.bots.hinting and not desk.busy
        found = [
            fr.Control("ui:undo", text("Undo"), "undo", enabled=undo),
            fr.Control("ui:redo", text("Redo"), "redo", enabled=redo),
            fr.Control("ui:hint", text("Hint"), "hint", enabled=hint),
            fr.Control("ui:menu", text("Menu"), "menu"),
        ]
        for control in found:
            control.key = ""
            control.tip = text("{key}", key=cap_of(control.thing[3:], keys))
        return found

    def _prompt(self) -> fr.Prompt:
        desk = self.desk
        if desk.replaying:
            skip = fr.Control("ui:skip", text("Skip"), "last")
            return fr.Prompt(text("Again:"), text("the last round, as you saw it."), [skip])
        if desk.busy:
            return self._telling()
        prompt = fr.prompt_words(desk.decision, self.prompt_head())
        if desk.match.over:
            return prompt
        if desk.waits_for_step:
            prompt.buttons = [fr.Control("ui:step", text("Next"), "play", "primary")]
        elif desk.bots.thinking:
            prompt.buttons = [fr.Control("ui:hurry", text("Move now"), "forward")]
        elif desk.may_choose and desk.window is None:
            prompt.buttons = self._options()
        return prompt

    def _telling(self) -> fr.Prompt:
        """While something moves: what just happened, in the words of the log."""
        lines = self.desk.lines
        if not lines:
            return fr.Prompt(self.turn_words(), text("…"))
        return fr.Prompt(text("{who}:", who=Who(lines[-1].seat)), lines[-1].words)

    def prompt_head(self) -> Text:
        """Return how the prompt begins: whose decision it is."""
        desk, session = self.desk, self.desk.session
        turn = session.turn
        if turn not in (NOBODY, desk.active):
            alone = len(session.humans) == 1 and session.humans[0] == turn
            return text("Your reaction:") if alone else text("{who} reacts:", who=Who(turn))
        return text("{turn}:", turn=self.turn_words())

    def _options(self) -> list[fr.Control]:
        """Buttons for what cannot be clicked on the board, and for declining."""
        decision = self.desk.decision
        if decision is None:
            return []
        there = {spot.thing for spot in self.desk.board.spots(self.desk.moment())}
        found = []
        for number, option in enumerate(decision.options):
            things = self.desk.board.things(option)
            if option.action == decision.decline or not any(t in there for t in things):
                kind = "plain" if option.action == decision.decline else "primary"
                found.append(fr.Control(f"ui:option:{number}", option.label, "", kind))
        if self.desk.chooser.stuck:
            stuck = self.desk.chooser.fitting
            found = [fr.Control(f"ui:option:{decision.options.index(o)}", o.label) for o in stuck]
        return found[:4]

    def turn_words(self) -> Text:
        """Return whose turn it is."""
        session = self.desk.session
        turn = self.desk.shown.active
        if turn == NOBODY:
            return text("The end")
        if len(session.humans) == 1 and session.humans[0] == turn:
            return text("Your turn")
        return text("{who}'s turn", who=Who(turn))

    def player_sub(self, seat: Seat) -> Text:
        """Return what stands under a player's name: who plays."""
        player = self.desk.match.players[seat]
        if player.human:
            alone = len(self.desk.session.humans) == 1
            return text("you") if alone else text("person")
        return text("bot, {level}", level=level_name(player.who))

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole table."""
        assert self.frame is not None
        desk = self.desk
        canvas.surface.blit(self._at_rest(canvas), (0, 0))
        self._draw_note(canvas)
        with layers():
            if desk.busy:
                desk.playback.draw(canvas)
            else:
                desk.board.above(canvas, desk.moment())
            self._draw_hot(canvas)
            if desk.window is not None and not desk.busy:
                with layers():
                    desk.window.draw(canvas, desk.pointer.pointed)
            self._draw_over(canvas)

    def _draw_over(self, canvas: Canvas) -> None:
        """What lies above board and window: hint, whole log, focus, what is dragged."""
        assert self.frame is not None
        desk = self.desk
        if desk.hint is not None:
            with layers(2):
                self.hint_close = draw_hint(canvas, self.frame, desk)
        if self.long_log:
            with layers(3):
                self._draw_long_log(canvas)
        self._draw_focus(canvas)
        if desk.pointer.dragged:
            desk.board.piece(canvas, desk.pointer.dragged, desk.pointer.at)

    def _at_rest(self, canvas: Canvas) -> Surface:
        size = canvas.surface.get_size()
        if self._rest is None or self._rest.get_size() != size or self.desk.stale or AUDIT.on:
            ground = self._grounded(canvas, size)
            if self._rest is None or self._rest.get_size() != size:
                self._rest = ground.copy()
            else:
                self._rest.blit(ground, (0, 0))
            sheet = Canvas(self._rest, canvas.kit, canvas.skin)
            self._draw_rest(sheet)
            self.desk.stale = False
        return self._rest

    def _grounded(self, canvas: Canvas, size: tuple[int, int]) -> Surface:
        if self._ground is None or self._ground.get_size() != size or AUDIT.on:
            self._ground = Surface(size).convert()
            self.desk.board.ground(Canvas(self._ground, canvas.kit, canvas.skin))
        return self._ground

    def _draw_rest(self, canvas: Canvas) -> None:
        assert self.frame is not None
        desk, frame = self.desk, self.frame
        moment, shown = desk.moment(), desk.shown
        desk.board.pieces(canvas, moment)
        panels = self.panels()
        self._draw_status(canvas, panels)
        for seat, seated in enumerate(panels):
            state = "active" if seat == shown.active else ""
            if seat == shown.turn != shown.active:
                state = "reacting"
            name = text("{who}", who=Who(seat))
            fr.draw_panel(canvas, frame.panels[seat], seated, name, self.player_sub(seat), state)
        thinking = None
        if desk.bots.thinking and not desk.bots.hinting:
            thinking = fr.Thinking(desk.session.turn, desk.bots.progress)
        fr.draw_prompt(canvas, frame.prompt, self.prompt, thinking, "", "")
        fr.draw_log(canvas, frame.log, self.rows, [s.sign for s in panels], "")
        for control in self.controls:
            fr.draw_control(canvas, control, "", "")
        self._draw_marks(canvas, panels)
        if desk.window is not None and not desk.busy:
            veil(canvas, frame.middle, list(desk.board.bright()))

    def _draw_status(self, canvas: Canvas, panels: list[Seated]) -> None:
        assert self.frame is not None
        shown, spec = self.desk.shown, self.desk.match.spec
        rounds = Text(self.spec.round.id, (("round", shown.round),))
        mascot = panels[shown.active].mascot if 0 <= shown.active < len(panels) else ""
        status, turn = self.frame.status, self.turn_words()
        fr.draw_status(canvas, status, spec, rounds, shown.phase, turn, mascot)

    def _draw_marks(self, canvas: Canvas, panels: list[Seated]) -> None:
        """Small signs at what the others did last."""
        desk = self.desk
        px = canvas.metrics.px
        at: dict[Thing, int] = {}
        for mark in desk.moment().marks:
            spot = next((s for s in desk.pointer.spots if s.thing == mark.thing), None)
            if spot is None or not 0 <= mark.seat < len(panels):
                continue
            place = at.get(mark.thing, 0)
            at[mark.thing] = place + 1
            radius = px(19)
            x = spot.box.x + radius // 2 + place * px(34)
            centre = (x, spot.box.y + radius // 2)
            canvas.disc(centre, radius, canvas.skin.tip_fill, canvas.skin.tip_edge, 3)
            side = round(radius * 1.5)
            box = Rect(0, 0, side, side)
            box.center = centre
            canvas.sprite_in(panels[mark.seat].sign, box)

    def _draw_note(self, canvas: Canvas) -> None:
        assert self.frame is not None
        note, window = self.note(), self.desk.window
        hidden = window is not None and window.box.colliderect(self.frame.explain)
        if note is not None and not hidden:
            fr.draw_note(canvas, self.frame.explain, note, self.frame.middle.top)

    def note(self) -> Note | None:
        """Return what the explain box says: of the table's own parts, or of the game."""
        thing = self.desk.pointer.pointed
        if self.desk.refusal is None:
            if thing.startswith("log:"):
                return self._log_note(thing)
            own = self._own_note(thing)
            if own is not None:
                return own
        return self.desk.note() or self.desk.board.resting(self.desk.moment())

    def _own_note(self, thing: Thing) -> Note | None:
        for seat, seated in enumerate(self.panels()):
            for cell in seated.cells:
                if cell.thing and cell.thing == thing:
                    return Note(text("{who}", who=Who(seat)), (cell.meaning,))
        control = next((c for c in self.controls if c.thing == thing), None)
        if control is None:
            return None
        said = control.said if isinstance(control.said, Text) else text("Menu")
        reason = self._why_off(control)
        key = text("Key: {key}", key=cap_of(thing[3:], getattr(self.desk.ctx.settings, "keys", {})))
        return Note(said, (key,) if reason is None else (reason, key))

    def _why_off(self, control: fr.Control) -> Text | None:
        if control.thing == "ui:undo":
            return self.desk.session.why_no_undo()
        if control.thing == "ui:redo":
            return self.desk.session.why_no_redo()
        return None

    def _log_note(self, thing: Thing) -> Note:
        entry = int(thing[4:])
        lines = [ln for ln in self.desk.session.story.lines if ln.entry == entry]
        head = text("Round {round}", round=lines[0].round if lines else 1)
        return Note(head, tuple(line.words for line in lines))

    def _draw_hot(self, canvas: Canvas) -> None:
        """The button that is pointed at, once more, as such."""
        pointer = self.desk.pointer
        for control in (*self.controls, *self.prompt.buttons):
            if control.thing == pointer.pointed:
                fr.draw_control(canvas, control, pointer.pointed, pointer.pressed)

    def _draw_long_log(self, canvas: Canvas) -> None:
        assert self.frame is not None
        px = canvas.metrics.px
        box = self.frame.middle.inflate(-px(120), -px(40))
        signs = [s.sign for s in self.panels()]
        fr.draw_log(canvas, box, self.long_rows, signs, self.desk.pointer.pointed)

    def _draw_focus(self, canvas: Canvas) -> None:
        pointer = self.desk.pointer
        if not pointer.keyed or not pointer.focus:
            return
        spot = pointer.spot(pointer.focus)
        if spot is not None:
            canvas.ring(spot.box, 12)

    def round_words(self) -> Text:
        """Return which round it is, in the game's own word."""
        return Text(self.spec.round.id, (("round", self.desk.match.round),))

    def preview(self, canvas: Canvas, size: tuple[int, int]) -> Surface:
        """Return a picture of the board for the save: no hands, nothing lit."""
        assert self.frame is not None
        desk = self.desk
        sheet = Surface(canvas.metrics.window.size).convert()
        small = Canvas(sheet, canvas.kit, canvas.skin)
        on, AUDIT.on = AUDIT.on, False
        desk.board.ground(small)
        desk.board.take(desk.match.view(None))
        desk.board.pieces(small, Moment())
        desk.board.take(desk.session.view)
        AUDIT.on = on
        box = self.frame.board
        wide = min(box.w, round(box.h * size[0] / size[1]))
        high = min(box.h, round(wide * size[1] / size[0]))
        part = Rect(box.right - wide, box.y, wide, high).clip(sheet.get_rect())
        return pygame.transform.smoothscale(sheet.subsurface(part), size)
