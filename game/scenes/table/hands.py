"""The person's hands: mouse and keys over the table, until they come to a choice or an order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from engines.core.types import Text, Thing
from game.scenes.table.by_name import COMMANDS, CONTROLS
from game.scenes.table.commands import command_of
from game.scenes.table.dragging import change, lay_down, pick_up
from game.scenes.table.greeting import put_away
from game.scenes.table.pointer import FAR
from game.ui.keys import ARROWS, ENTER, Stroke, stroke

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

LEFT, RIGHT = 1, 3
DOUBLE_CLICK = 0.3
"""Seconds in which a second press still belongs to the click that played something."""
LOOKS = ("log:", "held:", "count:", "about:")
"""Things that only explain themselves; a click on one is no refusal."""


class Hands:
    """Turns events into clicks on things, drags, and orders."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.desk = table.desk
        self.orders = table.orders
        self.pointer = table.desk.pointer
        self._deaf = 0.0

    def wait(self, dt: float) -> None:
        """Let time pass: the second half of a double click is over after a while."""
        self._deaf = max(self._deaf - dt, 0.0)

    def take(self, event: Event) -> bool:
        """Take an event; true if it was used."""
        answer = _ANSWERS.get(event.type)
        return answer(self, event) if answer else False

    # ------------------------------------------------------------ mouse
    def _pressed(self, event: Event) -> bool:
        desk, pointer = self.desk, self.pointer
        if self._deaf:
            return False
        if desk.busy and not self._on_button(event):
            # a click during an animation finishes it and does nothing else
            desk.finish()
            pointer.release()
            self.table.renew()
            return True
        if self._in_box(event) and desk.show_all():  # nor does one while a window unfolds
            pointer.release()
            self.table.renew()
            return True
        pointer.move(event.pos)
        if event.button == RIGHT:
            desk.let_go()
            self.table.renew()
            return True
        if event.button != LEFT:
            return False
        pointer.pressed, pointer.pressed_at = pointer.hot, event.pos
        return True

    def _in_box(self, event: Event) -> bool:
        """True in the window over the table, if there is one."""
        window = self.desk.window if not self.table.picture.long_log else None
        return window is not None and window.box.collidepoint(event.pos)

    def _on_button(self, event: Event) -> bool:
        """True on a button of the prompt that works while something moves."""
        buttons = () if self.desk.replaying else self.table.picture.prompt.buttons
        return any(button.box.collidepoint(event.pos) for button in buttons)

    def _moved(self, event: Event) -> bool:
        desk, pointer = self.desk, self.pointer
        changed = pointer.move(event.pos)
        if pointer.pressed and not event.buttons[0]:
            self._drop_all()
        elif pointer.pressed and not pointer.dragged:
            self._maybe_drag(event.pos)
        if changed and desk.refusal is not None and pointer.hot != desk.refusal[0]:
            desk.refusal = None
        if desk.stale:
            self.table.renew()
        return changed or bool(pointer.dragged)

    def _maybe_drag(self, at: tuple[int, int]) -> None:
        """Pick up what is pressed, once the mouse has moved far enough."""
        pointer = self.pointer
        x, y = pointer.pressed_at
        if abs(at[0] - x) + abs(at[1] - y) >= self.table.ctx.metrics.px(FAR) + 2:
            pick_up(self.desk)

    def _released(self, event: Event) -> bool:
        pointer = self.pointer
        if event.button != LEFT or not pointer.pressed:
            return bool(event.button == LEFT)
        pointer.move(event.pos)
        pressed, dragged, hot = pointer.pressed, pointer.dragged, pointer.hot
        pointer.release()
        moves = len(self.table.match.log)
        if dragged:
            self._dropped(dragged, hot)
        elif hot == pressed:
            self.click(hot)
        if len(self.table.match.log) > moves:  # a double click plays one card, not two
            self._deaf = DOUBLE_CLICK
        self.table.renew()
        return True

    def _dropped(self, dragged: Thing, hot: Thing) -> None:
        reason = lay_down(self.orders, dragged, hot)
        if reason is not None:
            self._refuse(hot, reason)

    def _wheel(self, event: Event) -> bool:
        picture = self.table.picture
        over = picture.place.log.collidepoint(self.pointer.at)
        if not over and not picture.long_log:
            return False
        return self._scroll(round(getattr(event, "precise_y", 0.0) or event.y))

    def _scroll(self, steps: int) -> bool:
        picture = self.table.picture
        most = max(len(self.desk.lines) - 1, 0)
        picture.log_back = min(max(picture.log_back + steps, 0), most)
        self.desk.stale = True
        self.table.renew()
        return True

    def _left(self, event: Event) -> bool:
        """The mouse left the window; what is carried stays in the hand."""
        if self.pointer.pressed:
            return False
        self.pointer.at, self.pointer.hot = (-1, -1), ""
        return True

    def _lost(self, event: Event) -> bool:
        self._drop_all()
        self.pointer.at = (-1, -1)
        self.table.renew()
        return True

    def _drop_all(self) -> None:
        """Forget a press or drag that was broken off."""
        if self.pointer.dragged:
            self.desk.chooser.cancel()
        self.pointer.release()
        self.desk.stale = True

    # ------------------------------------------------------------ keys
    def _key(self, event: Event) -> bool:
        pressed = stroke(event)
        command = command_of(pressed, self.table.ctx.settings.keys)
        if command:
            if not pressed.repeat:
                COMMANDS[command](self.orders)
                self.table.renew()
            return True
        used = self._shortcut(pressed) or self._walk(pressed)
        if used:
            self.table.renew()
        return used

    def _shortcut(self, pressed: Stroke) -> bool:
        """Take a key of the game's own, as a click on what it stands for."""
        thing = self.desk.board.keys.get(pygame.key.name(pressed.key), "")
        if not thing or not pressed.bare or pressed.repeat or not self.desk.may_choose:
            return False
        if self.pointer.spot(thing) is not None:
            self.click(thing)
        return True

    def _walk(self, pressed: Stroke) -> bool:
        """Arrows, Tab and Enter."""
        if not pressed.bare:
            return False
        if pressed.key in ARROWS:
            self._arrow(pressed)
            return True
        if pressed.key == pygame.K_TAB:
            self.desk.refusal = None
            return self.pointer.tab(self.desk.lit, pressed.shift)
        if pressed.key in (*ENTER, pygame.K_SPACE):
            if not pressed.repeat:
                self._enter()
            return True
        return False

    def _arrow(self, pressed: Stroke) -> None:
        direction = ARROWS[pressed.key]
        self.desk.refusal = None
        if self.table.picture.long_log and direction[1]:
            self._scroll(-direction[1])
        else:
            self.pointer.arrow(direction, self.desk.lit, pressed.shift)

    def _enter(self) -> None:
        desk, pointer = self.desk, self.pointer
        on_control = pointer.keyed and pointer.focus.startswith("ui:")
        if desk.busy:
            desk.finish()
        elif desk.waits_for_step and not on_control:
            desk.step_on()
        elif not on_control and (desk.show_all() or put_away(desk)):
            self.table.renew()
        elif pointer.keyed and pointer.focus:
            self.click(pointer.focus, by_key=True)
        else:
            pointer.tab(desk.lit, False)

    # ------------------------------------------------------------ clicks
    def click(self, thing: Thing, by_key: bool = False) -> None:
        """Take a click on a thing, by mouse or key."""
        desk = self.desk
        if thing.startswith("ui:"):
            self._control(thing[3:])
        elif self.table.picture.long_log:
            self.orders.whole_log()
        elif desk.window is not None and any(s.thing == thing for s in desk.window.spots()):
            self._in_window(thing, by_key)
        elif thing:
            self._on_board(thing)
        else:
            desk.refusal = None

    def _on_board(self, thing: Thing) -> None:
        desk = self.desk
        if desk.may_choose and desk.window is None and desk.chooser.fits(thing):
            option = desk.settled(thing)
            if option is not None:
                self.orders.choose(option)
        elif "" in desk.changes.get(thing, {}):
            reason = change(desk, thing)
            if reason is not None:
                self._refuse(thing, reason)
        elif desk.board.look(thing):
            self.orders.close_hint()  # it points at what is not shown now
        elif thing.startswith(LOOKS):
            desk.stale = True
        else:
            self._refuse(thing, desk.why_not(thing))

    def _in_window(self, thing: Thing, by_key: bool) -> None:
        desk = self.desk
        assert desk.window is not None
        answer = desk.window.enter(thing) if by_key else desk.window.click(thing)
        desk.stale = True
        desk.refusal = None
        if answer.done and desk.interlude:
            desk.go_on()
        elif answer.action is not None:
            option = desk.option_of(answer.action)
            if option is not None:
                self.orders.choose(option)
        elif answer.refusal is not None:
            self._refuse(thing, answer.refusal)

    def _control(self, name: str) -> None:
        if name.startswith("rules:"):
            self.orders.rules(int(name[6:]))
            return
        if not name.startswith("option:"):
            CONTROLS[name](self.orders)
            return
        decision, number = self.desk.decision, int(name[7:])
        if decision is not None and number < len(decision.options):
            self.orders.choose(decision.options[number])

    def _refuse(self, thing: Thing, reason: Text) -> None:
        """Say why a thing cannot be chosen, above everything if the explain box is hidden."""
        self.desk.refuse(thing, reason)
        if self.table.picture.explain_hidden:
            self.table.ctx.stage.toast(reason, "warn")


_ANSWERS = {
    pygame.MOUSEBUTTONDOWN: Hands._pressed,
    pygame.MOUSEBUTTONUP: Hands._released,
    pygame.MOUSEMOTION: Hands._moved,
    pygame.MOUSEWHEEL: Hands._wheel,
    pygame.KEYDOWN: Hands._key,
    pygame.WINDOWFOCUSLOST: Hands._lost,
    pygame.WINDOWLEAVE: Hands._left,
}
