"""What a package of drawings offers: the sprites, data and sounds of one table's folder."""

from collections.abc import Callable
from dataclasses import dataclass, field

from assets.source.sounds import Samples
from assets.source.sprite import Sprite


@dataclass(frozen=True)
class Art:
    """All that is built into ``assets/<table>``.

    ``sprites`` are in the order of the contact sheet, ``data`` are JSON files that lie beside
    them, ``sounds`` are named without their ending.
    """

    table: str
    sprites: tuple[Callable[[], list[Sprite]], ...]
    data: dict[str, Callable[[], dict[str, object]]] = field(default_factory=dict)
    sounds: dict[str, Callable[[], Samples]] = field(default_factory=dict)
