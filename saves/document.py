"""A save as one JSON document: setup, seed, log with digests, and what a list shows of it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import (
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    JsonValue,
    PrivateAttr,
    Tag,
    model_validator,
)

from engines.core.match import Assists, Entry, Handed, Match, Played, Player
from engines.core.types import NOBODY
from saves.cover import Cover, SaveInfo, now
from saves.migrate import FORMAT, migrate
from saves.version import __version__
from saves.wording import TextModel, from_model, to_model

APP: Final = "roadshow"
"""The first word of every save: what tells it from a foreign file."""

LONGEST_NAME: Final = 200

Name: TypeAlias = Annotated[str, Field(max_length=LONGEST_NAME)]
Count: TypeAlias = Annotated[int, Field(ge=0)]
Hash: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{16}$")]
Moment: TypeAlias = Annotated[AwareDatetime, Field(strict=False)]


class _Part(BaseModel):
    """Strict in what it knows; what it does not know is harmless and left out."""

    model_config = ConfigDict(strict=True, extra="ignore")


class PlayerModel(_Part):
    """A seat of the header."""

    name: Name
    who: Name
    colour: Name = ""
    face: Name = ""


class PlayedModel(_Part):
    """An action of the log."""

    seat: Count
    action: dict[str, JsonValue]
    digest: Hash
    revealed: bool = False
    sub: bool = False


class HandedModel(_Part):
    """A change of who plays a seat."""

    seat: Count
    who: Name


def _kind_of(entry: Any) -> str:
    if isinstance(entry, dict):
        return "played" if "action" in entry else "handed"
    return "played" if isinstance(entry, PlayedModel) else "handed"


EntryModel: TypeAlias = Annotated[
    Annotated[PlayedModel, Tag("played")] | Annotated[HandedModel, Tag("handed")],
    Discriminator(_kind_of),
]


class AssistsModel(_Part):
    """Help used."""

    hints: Count = 0
    free_undos: Count = 0


class Summary(_Part):
    """How the game stood when it was saved; told, not trusted."""

    round: Count
    turn: Annotated[int, Field(ge=NOBODY)]
    scores: list[int]
    status: TextModel | None = None


class SaveDocument(_Part):
    """Everything in one save. The order of the fields is that of the file: the log comes last."""

    app: Literal["roadshow"] = APP
    format: Literal[1] = FORMAT
    app_version: Name
    slug: Name
    rules_version: Count
    data_hash: Hash
    game: Name
    name: Name = ""
    kept: bool = False
    clean: bool = False
    created: Moment
    saved: Moment
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False, strict=False)] = 0.0
    opening: Annotated[list[PlayerModel], Field(min_length=1, max_length=12)]
    players: Annotated[list[PlayerModel], Field(min_length=1, max_length=12)]
    options: dict[str, str] = {}
    seed: int
    assists: AssistsModel = AssistsModel()
    summary: Summary
    entries: list[EntryModel]

    _migrated: bool = PrivateAttr(default=False)

    @model_validator(mode="after")
    def _seats_fit(self) -> SaveDocument:
        seats = len(self.opening)
        if len(self.players) != seats or len(self.summary.scores) != seats:
            raise ValueError("players, opening players and scores differ in number")
        if self.summary.turn >= seats or any(entry.seat >= seats for entry in self.entries):
            raise ValueError("a seat nobody sits on")
        return self

    @property
    def migrated(self) -> bool:
        """True if the file has an older format."""
        return self._migrated

    @classmethod
    def from_raw(cls, raw: dict[str, Any]) -> SaveDocument:
        """Return the document in any format up to ours; ValidationError or KeyError if wrong."""
        document = cls.model_validate(migrate(raw))
        document._migrated = raw["format"] < FORMAT
        return document


def to_document(match: Match, cover: Cover, clean: bool = False) -> SaveDocument:
    """Return a match as it is written; ``clean`` when the player leaves it."""
    return SaveDocument(
        app_version=__version__,
        slug=match.spec.slug,
        rules_version=match.spec.version,
        data_hash=match.rules.data_hash,
        game=cover.game,
        name=writable(cover.name),
        kept=cover.kept,
        clean=clean,
        created=cover.created,
        saved=now(),
        seconds=round(cover.seconds, 1),
        opening=[player_model(player) for player in match.opening],
        players=[player_model(player) for player in match.players],
        options=dict(match.setup.options),
        seed=match.seed,
        assists=AssistsModel(hints=match.assists.hints, free_undos=match.assists.free_undos),
        summary=_summary(match),
        entries=[_entry_model(match, entry) for entry in match.log],
    )


def info_of(document: SaveDocument) -> SaveInfo:
    """Return what a list shows of a save."""
    summary = document.summary
    return SaveInfo(
        slug=document.slug,
        game=document.game,
        name=document.name,
        kept=document.kept,
        players=tuple(player_of(model) for model in document.players),
        round=summary.round,
        turn=summary.turn,
        scores=tuple(summary.scores),
        status=from_model(summary.status) if summary.status else None,
        created=document.created,
        saved=document.saved,
        seconds=document.seconds,
        seed=document.seed,
        moves=len(document.entries),
        assists=assists_of(document),
        app_version=document.app_version,
        clean=document.clean,
    )


def assists_of(document: SaveDocument) -> Assists:
    """Return the help used so far."""
    return Assists(document.assists.hints, document.assists.free_undos)


def player_of(model: PlayerModel) -> Player:
    """Return a seat of the header as the match knows it."""
    return Player(model.name, model.who, model.colour, model.face)


def player_model(player: Player) -> PlayerModel:
    """Return a player as written into a header."""
    return PlayerModel(
        name=writable(player.name), who=player.who, colour=player.colour, face=player.face
    )


def writable(name: str) -> str:
    """Return a name any file can hold: not endless, no halves of characters."""
    return name[:LONGEST_NAME].encode(errors="replace").decode()


def _summary(match: Match) -> Summary:
    decision = match.decision(None)
    return Summary(
        round=match.round,
        turn=match.to_act,
        scores=list(match.rules.scores(match.state)),
        status=to_model(decision.prompt) if decision is not None else None,
    )


def _entry_model(match: Match, entry: Entry) -> PlayedModel | HandedModel:
    match entry:
        case Handed(seat, who):
            return HandedModel(seat=seat, who=who)
        case Played(seat, action, digest, revealed, sub):
            data = match.rules.encode(action)
            return PlayedModel(seat=seat, action=data, digest=digest, revealed=revealed, sub=sub)
