"""The results of finished games, one line of JSON each; a game counts once."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engines.core.match import Assists, Match, Player
from engines.core.types import NOBODY
from saves import disk
from saves.cover import Cover, now
from saves.document import AssistsModel, Moment, PlayerModel, player_model, player_of

FILE: Final = "results.jsonl"


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. ``scores`` and ``places`` are by seat; place 1 is the best.

    ``game`` is the cover's: the same for every copy of one game. ``save`` is the id of the
    save with the whole game, for watching it again.
    """

    game: str
    save: str
    slug: str
    finished: datetime
    players: tuple[Player, ...]
    options: tuple[tuple[str, str], ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    assists: Assists
    seed: int
    rounds: int
    seconds: float

    @classmethod
    def of(cls, match: Match, cover: Cover) -> Result:
        """Return the result of a finished match; ValueError while somebody is to act."""
        if match.to_act != NOBODY:
            raise ValueError("the game is not over")
        by_seat = sorted(match.outcome.standings, key=lambda standing: standing.seat)
        return cls(
            game=cover.game,
            save=cover.id,
            slug=match.spec.slug,
            finished=now(),
            players=match.players,
            options=match.setup.options,
            scores=tuple(standing.total for standing in by_seat),
            places=tuple(standing.place for standing in by_seat),
            assists=Assists(match.assists.hints, match.assists.free_undos),
            seed=match.seed,
            rounds=match.round,
            seconds=round(cover.seconds, 1),
        )


class _Line(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore")

    result: Literal[1] = 1
    game: Annotated[str, Field(min_length=1)]
    save: str
    slug: str
    finished: Moment
    players: list[PlayerModel]
    options: dict[str, str] = {}
    scores: list[int]
    places: list[int]
    assists: AssistsModel = AssistsModel()
    seed: int
    rounds: int
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False, strict=False)]


class Results:
    """The file ``results.jsonl`` in ``home()`` or in the folder given."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or disk.home()) / FILE

    def add(self, result: Result) -> bool:
        """Append a result; False if its game has one already. StoreError if it cannot be written.

        One write at the end of the file: a crash or a second app cannot spoil other lines.
        """
        if any(known.game == result.game for known in self.all()):
            return False
        line = _line(result).model_dump_json().encode() + b"\n"
        try:
            self._append(line)
        except OSError as error:
            raise disk.trouble(error, self.path.parent) from error
        return True

    def all(self) -> list[Result]:
        """Return all results in order, the first of each game; damaged lines are passed over."""
        found: dict[str, Result] = {}
        for line in self._data().splitlines():
            try:
                result = _result(_Line.model_validate_json(line))
            except ValidationError:
                continue
            found.setdefault(result.game, result)
        return list(found.values())

    def _data(self) -> bytes:
        try:
            return self.path.read_bytes()
        except OSError:
            return b""

    def _append(self, line: bytes) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        torn = self._data()[-1:] not in (b"", b"\n")
        with self.path.open("ab", buffering=0) as file:
            file.write((b"\n" if torn else b"") + line)
            os.fsync(file.fileno())


def _line(result: Result) -> _Line:
    return _Line(
        game=result.game,
        save=result.save,
        slug=result.slug,
        finished=result.finished,
        players=[player_model(player) for player in result.players],
        options=dict(result.options),
        scores=list(result.scores),
        places=list(result.places),
        assists=AssistsModel(hints=result.assists.hints, free_undos=result.assists.free_undos),
        seed=result.seed,
        rounds=result.rounds,
        seconds=result.seconds,
    )


def _result(line: _Line) -> Result:
    return Result(
        game=line.game,
        save=line.save,
        slug=line.slug,
        finished=line.finished,
        players=tuple(player_of(model) for model in line.players),
        options=tuple(line.options.items()),
        scores=tuple(line.scores),
        places=tuple(line.places),
        assists=Assists(line.assists.hints, line.assists.free_undos),
        seed=line.seed,
        rounds=line.rounds,
        seconds=line.seconds,
    )
