"""A scene made of widgets: what every menu, list and dialog scene starts from."""

from __future__ import annotations

from pygame import Surface
from pygame.event import Event

from game.scene import AppContext, Scene
from game.ui.canvas import Canvas
from game.ui.gui import Gui


class Screen(Scene):
    """A scene with a ``gui``.

    Subclasses make their widgets in ``build`` (once), set their boxes in ``layout`` and draw
    what lies under them in ``paint``.
    """

    def __init__(self, ctx: AppContext) -> None:
        super().__init__(ctx)
        self.gui = Gui()

    def build(self) -> None:
        """Make the widgets; called once, on entering."""

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets."""

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what lies over the widgets."""

    def enter(self) -> None:
        """Make the widgets."""
        self.build()

    def covered(self) -> None:
        """Break off what is pressed or dragged."""
        self.gui.release()

    def handle(self, event: Event) -> bool:
        """Give the event to the widgets."""
        return self.gui.handle(event)

    def update(self, dt: float) -> bool:
        """Let the widgets' time pass."""
        return self.gui.update(dt)

    def draw(self, surface: Surface) -> None:
        """Draw what is under the widgets, the widgets, and what is over them."""
        canvas = self.canvas(surface)
        self.paint(canvas)
        self.gui.draw(canvas)
        self.paint_over(canvas)
