"""The picture at rest, kept in parts: only what has changed is drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.ui.canvas import Canvas

Draw = Callable[[Canvas], object]


class Patches:
    """A surface made of parts over a ground. A part is drawn again when its key changes.

    A part may draw inside its box only; parts that overlap must change together.
    """

    def __init__(self) -> None:
        self.surface: Surface | None = None
        self._ground: Surface | None = None
        self._keys: dict[str, Hashable] = {}
        self._boxes: dict[str, Rect] = {}

    def clear(self) -> None:
        """Forget everything, for another size or language."""
        self.surface = self._ground = None
        self._keys.clear()

    def begin(self, canvas: Canvas, draw_ground: Draw) -> Canvas:
        """Return a canvas over the surface; the ground is drawn if it is not there."""
        size = canvas.surface.get_size()
        if self.surface is None or self._ground is None or self.surface.get_size() != size:
            self.clear()
            self._ground = Surface(size)
            draw_ground(Canvas(self._ground, canvas.kit, canvas.skin))
            self.surface = self._ground.copy()
        return Canvas(self.surface, canvas.kit, canvas.skin)

    def under(self, box: Rect) -> None:
        """Have every part drawn anew that shares something with a box about to be drawn."""
        for name, other in self._boxes.items():
            if other.colliderect(box):
                self._keys.pop(name, None)

    def part(self, canvas: Canvas, name: str, box: Rect, key: Hashable, draw: Draw) -> None:
        """Draw a part over the ground if its key is another than before."""
        if self._keys.get(name, self) == key:
            return
        self._keys[name] = key
        self._boxes[name] = box
        assert self._ground is not None
        with canvas.clip(box):
            canvas.surface.blit(self._ground, box, box)
            draw(canvas)
