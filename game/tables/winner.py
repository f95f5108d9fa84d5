"""The winner's poster as data: paper, pieces in the winner's colour, a headline, a foot line."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.types import Text


@dataclass(frozen=True, slots=True)
class PosterPiece:
    """A sprite on the poster; ``{colour}`` in its name is the winner's.

    The anchor's place is in the poster's own pixels.
    """

    sprite: str
    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class PosterLine:
    """Lettering: its middle in the poster's own pixels, its size and colours.

    It may wrap into so many ``lines`` where it is too long for one.
    """

    words: Text
    y: float
    size: float
    colour: str
    edge: str
    turn: float = 0.0
    lines: int = 1


@dataclass(frozen=True, slots=True)
class WinnerPoster:
    """The poster of a won game. ``foot`` and lines may say {who} and {score}.

    ``foot_y`` is the middle of the foot.
    """

    paper: str
    pieces: tuple[PosterPiece, ...]
    lines: tuple[PosterLine, ...]
    foot: Text
    foot_y: float
    foot_colour: str
