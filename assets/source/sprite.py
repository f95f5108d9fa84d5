"""What a sprite is: a drawing, the box it needs, its anchor, and how it may be stretched."""

from dataclasses import dataclass

Sides = tuple[float, float, float, float]


def even(n: float) -> Sides:
    """The same at all four sides."""
    return (n, n, n, n)


@dataclass(frozen=True)
class Sprite:
    """One drawing in logical pixels (1080p).

    The drawing's own box is (0, 0, w, h). ``pad`` is what shadow and outline need beyond it
    (left, top, right, bottom). ``anchor`` is a point of the box, its centre by default.
    ``nine`` is the part of the box at each side that keeps its size when stretched.
    ``scale`` is the number of master pixels to a logical pixel.
    """

    name: str
    svg: str
    w: float
    h: float
    pad: Sides = (0, 0, 0, 0)
    anchor: tuple[float, float] | None = None
    nine: Sides | None = None
    scale: int = 2

    @property
    def width(self) -> float:
        """Logical width with the margins."""
        return self.pad[0] + self.w + self.pad[2]

    @property
    def height(self) -> float:
        """Logical height with the margins."""
        return self.pad[1] + self.h + self.pad[3]

    @property
    def pixels(self) -> tuple[int, int]:
        """Size of the master."""
        return round(self.width * self.scale), round(self.height * self.scale)

    def document(self) -> str:
        """The whole SVG file."""
        wide, high = self.pixels
        view = f"{-self.pad[0]:g} {-self.pad[1]:g} {self.width:g} {self.height:g}"
        head = f'xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="{view}"'
        return f"<svg {head}>{self.svg}</svg>"

    def entry(self) -> dict[str, object]:
        """The sprite's line in the index."""
        ax, ay = self.anchor or (self.w / 2, self.h / 2)
        nine = None
        if self.nine:
            nine = [_tidy(p + n) for p, n in zip(self.pad, self.nine, strict=True)]
        return {
            "w": _tidy(self.width),
            "h": _tidy(self.height),
            "cx": _tidy(self.pad[0] + ax),
            "cy": _tidy(self.pad[1] + ay),
            "nine": nine,
            "pad": [_tidy(p) for p in self.pad],
            "scale": self.scale,
            "file": f"{self.name}.png",
        }


def _tidy(value: float) -> float | int:
    return int(value) if value == int(value) else round(value, 3)
