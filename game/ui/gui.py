"""A set of widgets: who has the focus, who is pressed, who gets which event.

One click does one thing: it counts for the widget that both the press and the release were
on. A press that is broken off (focus lost, window resized, button released elsewhere) does
nothing.
"""

from __future__ import annotations

from typing import TypeVar

import pygame
from pygame.event import Event

from game.ui.canvas import Canvas
from game.ui.focus import nearest
from game.ui.keys import ARROWS, ENTER, Stroke, stroke
from game.ui.tooltip import draw_tip
from game.ui.widget import Spot, Widget

TIP_DELAY = 0.5
W = TypeVar("W", bound=Widget)
LEFT_BUTTON = 1


class Gui:
    """The widgets of one scene, in Tab order.

    ``default`` is clicked by Enter where nothing has the focus, ``escape`` by Esc. ``ring``
    says whether the focus is shown: from the first key on, until the mouse is used.
    """

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.popup: Widget | None = None
        self.default: Widget | None = None
        self.escape: Widget | None = None
        self.ring = False
        self.spot: Spot = (-1, -1)
        self._grabbed: Widget | None = None
        self._rest = 0.0

    # ------------------------------------------------------------ membership
    def add(self, widget: W) -> W:
        """Add a widget at the end of the Tab order and return it."""
        widget.gui = self
        self.widgets.append(widget)
        return widget

    def clear(self) -> None:
        """Take all widgets out."""
        self.release()
        self.widgets.clear()
        self.focus = self.hover = self.popup = self.default = self.escape = None

    def remove(self, widget: Widget) -> None:
        """Take one widget out."""
        if self._grabbed is widget:
            self.release()
        self.widgets.remove(widget)
        if self.focus is widget:
            self.set_focus(None)
        if self.hover is widget:
            self.hover = None
        if self.popup is widget:
            self.popup = None

    # ------------------------------------------------------------ focus
    def set_focus(self, widget: Widget | None, show: bool | None = None) -> None:
        """Give the focus to a widget, or to none; ``show`` turns the ring on or off."""
        if show is not None:
            self.ring = show
        if self.focus is widget:
            return
        old, self.focus = self.focus, widget
        if old is not None:
            old.focused = False
            old.focus_changed()
        if widget is not None:
            widget.focused = True
            widget.focus_changed()

    def step_focus(self, by: int) -> bool:
        """Move the focus along the Tab order; false where there is nothing to focus."""
        stops = self._stops()
        if not stops:
            return False
        if self.focus in stops:
            place = (stops.index(self.focus) + by) % len(stops)
        else:
            place = 0 if by > 0 else -1
        self.set_focus(stops[place], show=True)
        return True

    def arrow(self, direction: tuple[int, int]) -> bool:
        """Move the focus to the nearest widget in a direction."""
        stops = [w for w in self._stops() if w is not self.focus]
        if self.focus is None or not self.focus.visible:
            return self.step_focus(1 if sum(direction) > 0 else -1)
        index = nearest(self.focus.rect, [w.rect for w in stops], direction)
        if index is None:
            return False
        self.set_focus(stops[index], show=True)
        return True

    def release(self) -> None:
        """Break off what is pressed or dragged; close what is open."""
        if self._grabbed is not None:
            self._grabbed.pressed = False
            self._grabbed.cancel()
            self._grabbed = None
        if self.popup is not None:
            self.popup.cancel()
            self.popup = None
        self._hover(None)

    # ------------------------------------------------------------ events
    def handle(self, event: Event) -> bool:
        """Pass an event to the widget it is for; true if it was used."""
        answer = _ANSWERS.get(event.type)
        return answer(self, event) if answer else False

    def update(self, dt: float) -> bool:
        """Let time pass; true if the picture changed."""
        changed = False
        for widget in self.widgets:
            changed |= widget.tick(dt)
        if self._tipped() is not None and self._rest < TIP_DELAY:
            self._rest += dt
            changed |= self._rest >= TIP_DELAY
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draw all widgets, then what lies over them, then the tool tip."""
        for widget in self.widgets:
            if widget.visible:
                self.draw_widget(canvas, widget)
        for widget in self.widgets:
            if widget.visible:
                widget.draw_over(canvas)
        tipped = self._tipped()
        if tipped is not None and tipped.tip is not None and self._rest >= TIP_DELAY:
            draw_tip(canvas, tipped.tip, tipped.rect)

    def draw_widget(self, canvas: Canvas, widget: Widget) -> None:
        """Draw one visible widget; where some are clipped, a subclass sees to it."""
        widget.draw(canvas)

    def at(self, spot: Spot) -> Widget | None:
        """Return the topmost visible widget at a point."""
        if self.popup is not None and self.popup.caught(spot):
            return self.popup
        for widget in reversed(self.widgets):
            if widget.visible and widget.hit(spot):
                return widget
        return None

    # ------------------------------------------------------------ mouse
    def _down(self, event: Event) -> bool:
        self.spot = event.pos
        self.ring = False
        self._rest = 0.0
        if event.button != LEFT_BUTTON:
            return self.at(event.pos) is not None
        if self.popup is not None and not self.popup.caught(event.pos):
            self.popup.cancel()
            self.popup = None
            return True
        widget = self.at(event.pos)
        if widget is None:
            self.set_focus(None)
            return False
        if widget.usable:
            self._grabbed = widget
            widget.pressed = True
            if widget.focusable:
                self.set_focus(widget)
            widget.press(event.pos)
        return True

    def _up(self, event: Event) -> bool:
        self.spot = event.pos
        widget = self._grabbed
        if event.button != LEFT_BUTTON or widget is None:
            return False
        self._grabbed = None
        widget.pressed = False
        inside = widget.hit(event.pos) or widget.caught(event.pos)
        if inside and widget.usable:
            widget.release(event.pos)
        else:
            widget.cancel()
        self._hover(self.at(event.pos))
        return True

    def _motion(self, event: Event) -> bool:
        self.spot = event.pos
        widget = self._grabbed
        if widget is None:
            over = self.at(event.pos)
            changed = self._hover(over)
            return (over is not None and (over.move(event.pos) or changed)) or changed
        if not event.buttons[0]:
            self.release()
            return True
        widget.pressed = widget.hit(event.pos)
        widget.drag(event.pos)
        return True

    def _wheel(self, event: Event) -> bool:
        widget = self.at(self.spot)
        steps = getattr(event, "precise_y", 0.0) or event.y
        return widget is not None and widget.enabled and widget.wheel(steps)

    def _lost(self, event: Event) -> bool:
        self.release()
        return True

    def _left(self, event: Event) -> bool:
        return self._grabbed is None and self._hover(None)

    def _hover(self, widget: Widget | None) -> bool:
        if widget is self.hover:
            return False
        if self.hover is not None:
            self.hover.hovered = False
        self.hover = widget
        if widget is not None:
            widget.hovered = True
        self._rest = 0.0
        return True

    # ------------------------------------------------------------ keyboard
    def _key(self, event: Event) -> bool:
        self._rest = 0.0
        pressed = stroke(event)
        if self.focus is not None and self.focus.usable and self.focus.stroke(pressed):
            self.ring = True
            return True
        return self._navigate(pressed)

    def _navigate(self, pressed: Stroke) -> bool:
        if pressed.key == pygame.K_TAB and pressed.bare:
            return self.step_focus(-1 if pressed.shift else 1)
        if pressed.key in ARROWS and pressed.bare:
            return self.arrow(ARROWS[pressed.key])
        if pressed.repeat:
            return False
        if pressed.key in ENTER and pressed.bare and self.focus is None:
            return self._click(self.default)
        if pressed.key == pygame.K_ESCAPE:
            return self._click(self.escape)
        return False

    def _click(self, widget: Widget | None) -> bool:
        if widget is None or not widget.usable:
            return False
        widget.release(widget.rect.center)
        return True

    def _text(self, event: Event) -> bool:
        return self.focus is not None and self.focus.usable and self.focus.typed(event.text)

    def _composing(self, event: Event) -> bool:
        return self.focus is not None and self.focus.usable and self.focus.composing(event.text)

    # ------------------------------------------------------------ inside
    def _stops(self) -> list[Widget]:
        return [w for w in self.widgets if w.focusable and w.usable and w.rect.size != (0, 0)]

    def _tipped(self) -> Widget | None:
        """The widget whose tool tip is due: the hovered one, else the focused one."""
        if self._grabbed is not None or self.popup is not None:
            return None
        for widget in (self.hover, self.focus if self.ring else None):
            if widget is not None and widget.visible and widget.tip is not None:
                return widget
        return None


_ANSWERS = {
    pygame.MOUSEBUTTONDOWN: Gui._down,
    pygame.MOUSEBUTTONUP: Gui._up,
    pygame.MOUSEMOTION: Gui._motion,
    pygame.MOUSEWHEEL: Gui._wheel,
    pygame.KEYDOWN: Gui._key,
    pygame.TEXTINPUT: Gui._text,
    pygame.TEXTEDITING: Gui._composing,
    pygame.WINDOWFOCUSLOST: Gui._lost,
    pygame.WINDOWLEAVE: Gui._left,
}
