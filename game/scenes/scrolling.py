"""Widgets on something longer than its window: clipped, scrolled by wheel, bar, keys and focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.canvas import Canvas
from game.ui.gui import Gui
from game.ui.keys import stroke
from game.ui.scroller import Scroller, draw_bar
from game.ui.widget import Spot, Widget
from game.words import Said

RING: Final = 14
"""Design pixels around a widget that its focus ring needs."""
PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
W = TypeVar("W", bound=Widget)


class Paint(Widget):
    """Something drawn in a box that cannot be used; ``picture`` draws it."""

    role = "picture"
    focusable = False

    def __init__(self, picture: Callable[[Canvas, Rect], None], name: Said = "") -> None:
        super().__init__(name)
        self.picture = picture

    def hit(self, spot: Spot) -> bool:
        """Let clicks through."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        self.picture(canvas, self.rect)


class Area:
    """A window onto a long sheet. Members' boxes are on the sheet, its top left at 0, 0."""

    def __init__(self, bar: Bar | None = None) -> None:
        self.view = Rect(0, 0, 0, 0)
        self.bleed = 0
        self.scroller = Scroller()
        self.boxes: dict[Widget, Rect] = {}
        self.bar = bar

    def clear(self) -> None:
        """Take everything off the sheet."""
        self.boxes.clear()

    def put(self, widget: Widget, box: Rect) -> None:
        """Lay a widget on the sheet."""
        self.boxes[widget] = box

    def fit(self, view: Rect, content: int, line: int, bleed: int = 0) -> None:
        """Set the window and the sheet's length; ``bleed`` pixels around show rings whole."""
        self.view, self.bleed = view, bleed
        self.scroller.fit(view.h, content, line)
        if self.bar is not None:
            self.bar.visible = self.scroller.needed
        self.place()

    def place(self) -> None:
        """Move every member to where it is seen now."""
        dy = self.view.y - self.scroller.offset
        for widget, box in self.boxes.items():
            widget.rect = box.move(self.view.x, dy)

    def moved(self, moved: bool) -> bool:
        """Place the members anew if the sheet moved; return whether it did."""
        if moved:
            self.place()
        return moved

    def reveal(self, widget: Widget) -> None:
        """Scroll so that a member is seen."""
        box = self.boxes[widget]
        self.moved(self.scroller.show(box.top - self.bleed, box.bottom + self.bleed))

    @property
    def window(self) -> Rect:
        """The box members are drawn and hit in."""
        return self.view.inflate(2 * self.bleed, 2 * self.bleed)


class Bar(Widget):
    """The scroll bar of an area."""

    role = "scroll bar"
    focusable = False

    def __init__(self, area: Area, name: Said = "") -> None:
        super().__init__(name)
        self.area = area
        area.bar = self

    def press(self, spot: Spot) -> None:
        """Take hold of the thumb."""
        self.area.scroller.grab(self.rect, spot[1])
        self.area.place()

    def drag(self, spot: Spot) -> None:
        """Pull the thumb."""
        self.area.moved(self.area.scroller.pull(self.rect, spot[1]))

    def release(self, spot: Spot) -> None:
        """Let it go."""
        self.area.scroller.let_go()

    def cancel(self) -> None:
        """Let it go."""
        self.area.scroller.let_go()

    def draw(self, canvas: Canvas) -> None:
        """Draw it where there is something to scroll."""
        draw_bar(canvas, self.rect, self.area.scroller, self.state)


class AreaGui(Gui):
    """A set of widgets of which some lie in areas."""

    def __init__(self) -> None:
        super().__init__()
        self.areas: list[Area] = []

    def area(self) -> Area:
        """Make an area with its bar and return it."""
        area = Area()
        self.add(Bar(area))
        self.areas.append(area)
        return area

    def clear(self) -> None:
        """Take all widgets and areas out."""
        super().clear()
        self.areas.clear()

    def remove(self, widget: Widget) -> None:
        """Take one widget out, off its sheet too."""
        area = self.area_of(widget)
        super().remove(widget)
        if area is not None:
            del area.boxes[widget]

    def area_of(self, widget: Widget | None) -> Area | None:
        """Return the area a widget lies in."""
        for area in self.areas:
            if widget in area.boxes:
                return area
        return None

    def set_focus(self, widget: Widget | None, show: bool | None = None) -> None:
        """Give the focus; what gets it by a key comes into sight."""
        super().set_focus(widget, show)
        area = self.area_of(widget)
        if area is not None and widget is not None and self.ring:
            area.reveal(widget)

    def at(self, spot: Spot) -> Widget | None:
        """Return the topmost widget at a point; what is scrolled out of sight is not there."""
        if self.popup is not None and self.popup.caught(spot):
            return self.popup
        for widget in reversed(self.widgets):
            area = self.area_of(widget)
            seen = area is None or area.window.collidepoint(spot)
            if seen and widget.visible and widget.hit(spot):
                return widget
        return None

    def handle(self, event: Event) -> bool:
        """Pass an event on; the wheel and the Page keys scroll what nothing else took."""
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEWHEEL:
            area = self._area_at(self.spot)
            steps = getattr(event, "precise_y", 0.0) or event.y
            return area is not None and area.moved(area.scroller.wheel(steps))
        if event.type == pygame.KEYDOWN and (way := PAGES.get(stroke(event).key)):
            area = self.area_of(self.focus) or next(iter(self.areas), None)
            return area is not None and area.moved(area.scroller.by(way * area.view.h * 0.9))
        return False

    def draw_widget(self, canvas: Canvas, widget: Widget) -> None:
        """Draw a widget; one on a sheet as far as it lies in its area's window."""
        area = self.area_of(widget)
        if area is None:
            widget.draw(canvas)
        elif area.window.colliderect(widget.rect):
            with canvas.clip(area.window):
                widget.draw(canvas)

    def _area_at(self, spot: Spot) -> Area | None:
        for area in self.areas:
            if area.view.collidepoint(spot) and area.scroller.needed:
                return area
        return None
