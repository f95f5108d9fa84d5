"""The table scene: events of the window to the desk, pictures of the desk to the window."""

from __future__ import annotations

import copy
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from engines.core.match import Match
from engines.core.types import Action, Option, Seat, Text, Thing, text
from game.scene import AppContext, Scene
from game.scenes import routes
from game.scenes.table.commands import command_of
from game.scenes.table.curtain import Curtain
from game.scenes.table.desk import AFTER_END, Desk
from game.scenes.table.menu import TableMenu
from game.scenes.table.picture import Picture
from game.scenes.table.pointer import FAR
from game.scenes.table.seats import seat_dialog, seats_dialog
from game.tables import table
from game.ui.canvas import Canvas
from game.ui.dialog import Answer, Ask, Dialog, confirm, failure
from game.ui.keys import ARROWS, ENTER, Stroke, stroke
from saves.errors import StoreError

LEFT, RIGHT = 1, 3
MOST_UI = 1.5
SHOT_SIZE = (480, 270)
PICTURE_EVERY = 45.0
"""Seconds between pictures kept beside the save."""


class TableScene(Scene):
    """A match at the table; ``cover`` is its file's."""

    def __init__(self, ctx: AppContext, match: Match, cover: Any) -> None:
        super().__init__(ctx)
        self.match = match
        self.cover = cover
        spec = table(match.spec.slug)
        self.desk = Desk(ctx, match, cover, spec.build(match))
        self.skin = spec.skin
        self.picture = Picture(self.desk, spec)
        self._below = False
        self._since_picture = 0.0
        self._down: Thing = ""

    # ------------------------------------------------------------ life
    def enter(self) -> None:
        """Give the players their names, keep the game."""
        self.ctx.words.call(player.name for player in self.match.players)
        self.desk.session.keep()

    def leave(self) -> None:
        """Forget what bots think, keep the game."""
        self.desk.bots.drop()
        self._keep_picture()
        self.desk.session.leave()

    def layout(self) -> None:
        """Place everything; what moves is finished."""
        if self.desk.busy:
            self.desk.finish()
        self.picture.layout(self._probe())
        self.desk.pointer.release()
        self._renew()

    def covered(self) -> None:
        """Something lies above: nothing stays pressed."""
        self.desk.pointer.release()

    def uncovered(self) -> None:
        """The table is on top again."""
        self._below = False
        self.desk.stale = True
        self._renew()

    # ------------------------------------------------------------ time
    def update(self, dt: float) -> bool:
        """Let the game go on, unless something lies above the table."""
        self.cover.seconds += dt
        if self._below:
            return False
        changed = self.desk.advance(dt)
        if self.desk.stale:
            self._renew()
            changed = True
        self._look_after(dt)
        return changed

    def _look_after(self, dt: float) -> None:
        desk = self.desk
        trouble = desk.session.trouble()
        if trouble is not None:
            self._not_saved(trouble)
        if desk.busy:
            return
        if self.match.over:
            if desk.ended >= (AFTER_END if self.ctx.settings.animation != "none" else 0.0):
                self._below = True
                routes.to_result(self.ctx, self.match, self.cover)
        elif desk.session.needs_curtain:
            self._hand_over()
        self._since_picture += dt
        if self._since_picture > PICTURE_EVERY and desk.may_choose:
            self._keep_picture()

    def _renew(self) -> None:
        if self.picture.frame is not None:
            self.picture.renew(self._probe())

    def _probe(self) -> Canvas:
        metrics = self.ctx.metrics
        surface = pygame.display.get_surface() or Surface((metrics.width, metrics.height))
        return self.canvas(surface)

    # ------------------------------------------------------------ drawing
    def canvas(self, surface: Surface) -> Canvas:
        """Return a canvas in the table's skin; larger text than ``MOST_UI`` has no room here."""
        kit = copy.copy(self.ctx.kit)
        kit.metrics = self.ctx.metrics.with_ui(min(self.ctx.metrics.ui, MOST_UI))
        return Canvas(surface, kit, self.skin)

    def draw(self, surface: Surface) -> None:
        """Draw the table."""
        self.picture.draw(self.canvas(surface))

    # ------------------------------------------------------------ events
    def handle(self, event: Event) -> bool:
        """Take the mouse and the keys."""
        answer = _ANSWERS.get(event.type)
        return answer(self, event) if answer else False

    def _pressed(self, event: Event) -> bool:
        desk = self.desk
        if desk.busy:
            desk.finish()
            desk.pointer.release()
            self._renew()
            return True
        desk.pointer.move(event.pos)
        if event.button == RIGHT:
            desk.let_go()
            self._renew()
            return True
        if event.button != LEFT:
            return False
        desk.pointer.pressed = desk.pointer.hot
        desk.pointer.pressed_at = event.pos
        return True

    def _moved(self, event: Event) -> bool:
        desk, pointer = self.desk, self.desk.pointer
        changed = pointer.move(event.pos)
        if pointer.pressed and not event.buttons[0]:
            pointer.release()
            desk.chooser.cancel()
            desk.stale = True
        elif pointer.pressed and not pointer.dragged:
            self._maybe_drag(event.pos)
        if changed and desk.refusal is not None and pointer.hot != desk.refusal[0]:
            desk.refusal = None
        if desk.stale:
            self._renew()
        return changed or bool(pointer.dragged)

    def _maybe_drag(self, at: tuple[int, int]) -> None:
        desk, pointer = self.desk, self.desk.pointer
        x, y = pointer.pressed_at
        if abs(at[0] - x) + abs(at[1] - y) < self.ctx.metrics.px(FAR) + 2:
            return
        spot = pointer.spot(pointer.pressed)
        if spot is None or not spot.movable or not desk.chooser.fits(spot.thing):
            return
        if not desk.may_choose or desk.window is not None:
            return
        pointer.dragged = spot.thing
        desk.chooser.chosen = (spot.thing,)
        desk.stale = True

    def _released(self, event: Event) -> bool:
        pointer = self.desk.pointer
        if event.button != LEFT or not pointer.pressed:
            return bool(event.button == LEFT)
        pointer.move(event.pos)
        pressed, dragged, hot = pointer.pressed, pointer.dragged, pointer.hot
        pointer.release()
        if dragged:
            self._dropped(dragged, hot)
        elif hot == pressed:
            self._clicked(hot)
        self._renew()
        return True

    def _dropped(self, dragged: Thing, hot: Thing) -> None:
        desk = self.desk
        desk.stale = True
        options = desk.chooser.both(dragged, hot) if hot != dragged else ()
        if len(options) == 1:
            self._choose(options[0])
            return
        if options:
            desk.chooser.chosen = (dragged, hot)
            return
        desk.chooser.cancel()
        if hot and hot != dragged:
            desk.refuse(hot, desk.why_not(hot))

    def _wheel(self, event: Event) -> bool:
        frame = self.picture.frame
        pointer = self.desk.pointer
        over = frame is not None and frame.log.collidepoint(pointer.at)
        if not over and not self.picture.long_log:
            return False
        steps = round(getattr(event, "precise_y", 0.0) or event.y)
        return self._scroll(steps)

    def _scroll(self, steps: int) -> bool:
        most = max(len(self.desk.session.story.lines) - 1, 0)
        self.picture.log_back = min(max(self.picture.log_back + steps, 0), most)
        self.desk.stale = True
        self._renew()
        return True

    def _lost(self, event: Event) -> bool:
        self.desk.pointer.release()
        self.desk.chooser.cancel()
        self.desk.pointer.at = (-1, -1)
        self.desk.stale = True
        self._renew()
        return True

    # ------------------------------------------------------------ keys
    def _key(self, event: Event) -> bool:
        pressed = stroke(event)
        keys = getattr(self.ctx.settings, "keys", {})
        command = command_of(pressed, keys)
        if command:
            if not pressed.repeat:
                _COMMANDS[command](self)
                self._renew()
            return True
        used = self._walk(pressed)
        if used:
            self._renew()
        return used

    def _walk(self, pressed: Stroke) -> bool:
        desk, pointer = self.desk, self.desk.pointer
        if pressed.key in ARROWS and pressed.bare:
            desk.refusal = None
            if self.picture.long_log and ARROWS[pressed.key][1]:
                return self._scroll(-ARROWS[pressed.key][1])
            pointer.arrow(ARROWS[pressed.key], desk.lit, pressed.shift)
            return True
        if pressed.key == pygame.K_TAB and pressed.bare:
            desk.refusal = None
            return pointer.tab(desk.lit, pressed.shift)
        if pressed.key in (*ENTER, pygame.K_SPACE) and pressed.bare:
            if not pressed.repeat:
                self._enter()
            return True
        return False

    def _enter(self) -> None:
        desk = self.desk
        if desk.busy:
            desk.finish()
        elif desk.waits_for_step and not desk.pointer.keyed:
            desk.step_on()
        elif desk.pointer.keyed and desk.pointer.focus:
            self._clicked(desk.pointer.focus)
        else:
            desk.pointer.tab(desk.lit, False)

    # ------------------------------------------------------------ clicks
    def _clicked(self, thing: Thing) -> None:
        """Take a click on a thing, by mouse or key."""
        desk = self.desk
        if thing.startswith("ui:"):
            self._control(thing[3:])
            return
        if self.picture.long_log:
            self._toggle_log()
            return
        if desk.window is not None and any(s.thing == thing for s in desk.window.spots()):
            self._window_click(thing)
            return
        if not thing:
            desk.refusal = None
            return
        desk.hint = None if thing not in desk.lit else desk.hint
        if desk.may_choose and desk.window is None and desk.chooser.fits(thing):
            option = desk.settled(thing)
            if option is not None:
                self._choose(option)
            return
        if desk.board.look(thing) or thing.startswith(("log:", "held:", "count:")):
            desk.stale = True
            return
        desk.refuse(thing, desk.why_not(thing))

    def _window_click(self, thing: Thing) -> None:
        desk = self.desk
        assert desk.window is not None
        answer = desk.window.click(thing)
        desk.stale = True
        desk.refusal = None
        if answer.action is not None:
            option = desk.option_of(answer.action)
            if option is not None:
                self._choose(option)
        elif answer.refusal is not None:
            desk.refuse(thing, answer.refusal)
            self.ctx.stage.toast(answer.refusal, "warn")

    def _choose(self, option: Option) -> None:
        """Play an option, after a question if the player wants one before final acts."""
        if self.ctx.settings.confirm_final:
            preview = self.desk.session.preview(option.action)
            if preview.final:
                self._ask_first(option, preview.lines)
                return
        self.desk.play(option.action)

    def _ask_first(self, option: Option, lines: tuple[Text, ...]) -> None:
        body = (*lines, text("This cannot be taken back."))
        answers = (
            Answer(text("Think again"), self._let_go, safe=True),
            Answer(text("Do it"), lambda: self._play(option.action), "primary", "check"),
        )
        self._over(Dialog(self.ctx, Ask(option.label, body, answers, "warn"), self.skin))

    def _play(self, action: Action) -> None:
        self.desk.play(action)
        self._renew()

    def _let_go(self) -> None:
        self.desk.chooser.cancel()
        self.desk.stale = True

    def _control(self, name: str) -> None:
        if name.startswith("option:"):
            decision = self.desk.decision
            number = int(name[7:])
            if decision is not None and number < len(decision.options):
                self._choose(decision.options[number])
            return
        _CONTROLS[name](self)

    # ------------------------------------------------------------ commands
    def _undo(self) -> None:
        reason = self.desk.undo()
        if reason is None:
            return
        if self.ctx.settings.free_undo and self.desk.session.may_take_round_back:
            self._ask_round_back(reason)
            return
        self._refused(reason)

    def _ask_round_back(self, reason: Text) -> None:
        yes = Answer(text("Take it back"), self._round_back, "primary", "undo")
        body = text(
            "{reason} You can go back to your last decision all the same: everything since is "
            "undone, draws too. The result will be marked for it.",
            reason=reason,
        )
        ask = confirm(text("Take back a whole round?"), body, yes, text("Keep playing"), "undo")
        self._over(Dialog(self.ctx, ask, self.skin))

    def _round_back(self) -> None:
        reason = self.desk.round_back()
        if reason is not None:
            self._refused(reason)
        self._renew()

    def _redo(self) -> None:
        reason = self.desk.redo()
        if reason is not None:
            self._refused(reason)

    def _refused(self, reason: Text) -> None:
        self.ctx.sound.play("wrong")
        self.ctx.stage.toast(reason, "warn")

    def _hint(self) -> None:
        reason = self.desk.ask_hint()
        if reason is not None:
            self._refused(reason)

    def _toggle_log(self) -> None:
        self.picture.long_log = not self.picture.long_log
        self.picture.log_back = 0
        self.desk.stale = True

    def _escape(self) -> None:
        if self.picture.long_log:
            self._toggle_log()
        elif self.desk.busy:
            self.desk.finish()
        elif not self.desk.let_go():
            self.open_menu()

    def _skip(self) -> None:
        self.desk.finish()

    def _hurry(self) -> None:
        self.desk.bots.hurry()

    def _step_on(self) -> None:
        self.desk.step_on()

    def _close_hint(self) -> None:
        self.desk.hint = None
        self.desk.stale = True

    # ------------------------------------------------------------ what lies above
    def _over(self, scene: Scene) -> None:
        """Lay a scene over the table, which stands still meanwhile."""
        self._below = True
        self.desk.pointer.release()
        self.ctx.stage.push(scene)

    def _hand_over(self) -> None:
        self._over(Curtain(self.ctx, self, self.desk.session.turn))

    def show_to(self, seat: Seat) -> None:
        """Show a person's own view from now on."""
        self.desk.session.look(seat)
        self.desk.offer_again()
        self._renew()

    def _not_saved(self, reason: Text) -> None:
        again = Answer(text("Try again"), self.desk.session.keep, "primary", "redo", focus=True)
        ask = failure(text("The game is not saved"), reason, again)
        self._over(Dialog(self.ctx, ask, self.skin))

    def _keep_picture(self) -> None:
        self._since_picture = 0.0
        if self.picture.frame is not None and not self.desk.busy:
            self.desk.session.keep_picture(self.picture.preview(self._probe(), SHOT_SIZE))

    # ------------------------------------------------------------ for the menu
    def open_menu(self) -> None:
        """Open the menu."""
        self._over(TableMenu(self.ctx, self))

    def round_words(self) -> Text:
        """Return which round it is."""
        return self.picture.round_words()

    def saved_words(self) -> Text:
        """Return whether the game is safe."""
        session = self.desk.session
        if session.store is None or session.store.failing:
            return text("Not saved")
        return text("Everything is saved")

    def shot(self, size: tuple[int, int]) -> Surface:
        """Return a picture of the board at a size."""
        return self.picture.preview(self._probe(), size)

    def open_rules(self) -> None:
        """Open the rules at what is to be decided."""
        decision = self.desk.decision
        chapter = decision.rule if decision is not None else ""
        self._below = True
        routes.to_rules(self.ctx, self.match.spec.slug, chapter, True)

    def open_settings(self) -> None:
        """Open the settings."""
        self._below = True
        routes.to_settings(self.ctx)

    def save_as(self) -> None:
        """Keep a copy of the game under its own name."""
        name = self.ctx.words(
            text("{game}, {round}", game=self.match.spec.title, round=self.round_words())
        )
        try:
            self.desk.session.save_as(name)
        except StoreError as error:
            self._not_saved(error.reason)
            return
        self.ctx.stage.toast(text("Saved"))

    def show_last_round(self) -> None:
        """Show the last round again."""
        reason = self.desk.show_last_round()
        if reason is not None:
            self._refused(reason)
        self._renew()

    def open_seats(self) -> None:
        """Ask which seat is to change hands."""
        self._over(seats_dialog(self.ctx, self))

    def open_seat(self, seat: Seat) -> None:
        """Ask who is to play a seat."""
        self._over(seat_dialog(self.ctx, self, seat))

    def hand_to(self, seat: Seat, who: str) -> None:
        """Let somebody else play a seat from now on."""
        self.desk.hand_to(seat, who)
        self._renew()

    def start_again(self) -> None:
        """Deal the same game anew; this one stays in its file."""
        match = Match.deal(
            self.match.spec, self.match.setup, self.match.seed, self.match.opening, self.match.rules
        )
        store = self.desk.session.store
        cover = store.begin(match) if store is not None else self.cover
        routes.to_table(self.ctx, match, cover)

    def open_load(self) -> None:
        """Open the list of saves."""
        self.desk.session.keep()
        self._below = True
        routes.to_load(self.ctx)

    def to_title(self) -> None:
        """Leave for the title."""
        routes.to_title(self.ctx)

    def quit(self) -> None:
        """End the app; the game is kept."""
        self.ctx.stage.quit()


_CONTROLS = {
    "undo": TableScene._undo,
    "redo": TableScene._redo,
    "hint": TableScene._hint,
    "menu": TableScene.open_menu,
    "log": TableScene._toggle_log,
    "skip": TableScene._skip,
    "hurry": TableScene._hurry,
    "step": TableScene._step_on,
    "close_hint": TableScene._close_hint,
}
_COMMANDS = {
    "undo": TableScene._undo,
    "redo": TableScene._redo,
    "hint": TableScene._hint,
    "log": TableScene._toggle_log,
    "last_round": TableScene.show_last_round,
    "save": TableScene.save_as,
    "rules": TableScene.open_rules,
    "menu": TableScene._escape,
}
_ANSWERS = {
    pygame.MOUSEBUTTONDOWN: TableScene._pressed,
    pygame.MOUSEBUTTONUP: TableScene._released,
    pygame.MOUSEMOTION: TableScene._moved,
    pygame.MOUSEWHEEL: TableScene._wheel,
    pygame.KEYDOWN: TableScene._key,
    pygame.WINDOWFOCUSLOST: TableScene._lost,
    pygame.WINDOWLEAVE: TableScene._lost,
}
