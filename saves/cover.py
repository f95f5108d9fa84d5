"""Plain data about saves, as the front end handles it; nothing here knows pydantic."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime

from engines.core.match import Assists, Match, Player
from engines.core.types import NOBODY, Seat, Text
from saves.errors import SaveError


def now() -> datetime:
    """Return the present moment, to the second, in UTC."""
    return datetime.now(UTC).replace(microsecond=0)


def new_id(slug: str) -> str:
    """Return a file name without its ending that no other save and no other process has."""
    local = datetime.now().astimezone()
    return f"{slug}-{local:%Y-%m-%d-%H%M}-{secrets.token_hex(4)}"


@dataclass(slots=True)
class Cover:
    """What belongs to a game in progress besides its match.

    ``id`` is the file's name without its ending. ``game`` is the same in every copy of one
    game. ``kept`` marks a copy the player made by name; playing on from it never changes it.
    ``seconds`` is the time spent playing: the table adds to it.
    """

    id: str
    game: str
    created: datetime = field(default_factory=now)
    name: str = ""
    kept: bool = False
    seconds: float = 0.0

    @classmethod
    def begin(cls, slug: str) -> Cover:
        """Return the cover of a game that was just dealt."""
        fresh = new_id(slug)
        return cls(id=fresh, game=fresh)

    def continuation(self, slug: str) -> Cover:
        """Return a cover for playing on without touching the file of this one."""
        return Cover(new_id(slug), self.game, self.created, self.name, False, self.seconds)


@dataclass(frozen=True, slots=True)
class Opened:
    """A save that was opened. ``warning`` says what of it could not be had, if anything."""

    match: Match
    cover: Cover
    warning: Text | None = None


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """What a save says of its game without being played.

    ``turn`` is the seat to act, NOBODY at the end. ``status`` is the public prompt, None at the
    end. ``players`` are those of now. ``clean`` is false if the app ended without leaving the
    game properly.
    """

    slug: str
    game: str
    name: str
    kept: bool
    players: tuple[Player, ...]
    round: int
    turn: Seat
    scores: tuple[int, ...]
    status: Text | None
    created: datetime
    saved: datetime
    seconds: float
    seed: int
    moves: int
    assists: Assists
    app_version: str
    clean: bool

    @property
    def over(self) -> bool:
        """True for a finished game."""
        return self.turn == NOBODY


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """One line of the Load screen.

    ``fault`` says what is wrong with the file. ``info`` is None if nothing of it can be read;
    with a fault and ``earlier`` true it is that of a whole earlier copy, which opening takes.
    ``changed`` is the file's own time.
    """

    id: str
    file: str
    changed: datetime
    info: SaveInfo | None = None
    fault: SaveError | None = None
    earlier: bool = False

    @property
    def openable(self) -> bool:
        """True if there is something to open."""
        return self.info is not None

    @property
    def unfinished(self) -> bool:
        """True for a game that can be played on."""
        return self.info is not None and not self.info.over

    @property
    def when(self) -> datetime:
        """The time to sort by."""
        return self.info.saved if self.info is not None else self.changed
