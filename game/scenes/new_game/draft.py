"""A game about to be dealt: who plays, by which options, from which seed; no drawing here."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engines.core.match import HUMAN, Match, Player
from engines.core.rules import GameSpec
from engines.core.types import OptionSpec, Setup, Text, text
from game.arguments import LARGEST_SEED
from game.tables.seats import COLOURS

FACES: Final = (
    "rosa",
    "bea",
    "yuri",
    "wanda",
    "gus",
    "kiki",
    "olle",
    "nia",
    "mara",
    "sam",
    "ines",
    "theo",
)
LONGEST_NAME: Final = 20


@dataclass(frozen=True, slots=True)
class Place:
    """One seat as chosen so far; ``level`` is what a bot here would play, also while a person
    sits here."""

    name: str
    who: str
    colour: str
    face: str
    level: str

    @property
    def human(self) -> bool:
        """True for a person."""
        return self.who == HUMAN


@dataclass(slots=True)
class Draft:
    """What the New game screen fills in. ``seed`` is the text of its field."""

    spec: GameSpec
    me: str
    places: list[Place] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    seed: str = ""

    # ------------------------------------------------------------ making one
    @classmethod
    def of(
        cls,
        spec: GameSpec,
        me: str,
        kept: Mapping[str, Any] | None = None,
        newcomer: bool = False,
    ) -> Draft:
        """Return a draft from what was chosen last time, as far as it still fits the game.

        ``me`` is the player's own name, or empty. Anything odd in ``kept`` is passed over.
        A ``newcomer`` is offered what the game's options name for a first game.
        """
        draft = cls(spec, me, seed=new_seed())
        draft.options = {
            option.id: (option.newcomer if newcomer else "") or option.default
            for option in spec.options
        }
        draft._recall(kept or {})
        wanted = max(spec.min_players, min(2, spec.max_players))
        while len(draft.places) < (spec.min_players if draft.places else wanted):
            draft.add()
        return draft

    def kept(self) -> dict[str, Any]:
        """Return the choices as plain data, for the next time."""
        places = [
            {"name": p.name, "who": p.who, "colour": p.colour, "face": p.face, "level": p.level}
            for p in self.places
        ]
        return {"seats": places, "options": dict(self.options)}

    def _recall(self, kept: Mapping[str, Any]) -> None:
        options = kept.get("options")
        for spec in self.spec.options:
            value = options.get(spec.id) if isinstance(options, Mapping) else None
            if value in spec.values:
                self.options[spec.id] = str(value)
        seats = kept.get("seats")
        for seat in seats if isinstance(seats, Sequence) else ():
            if isinstance(seat, Mapping) and len(self.places) < self.spec.max_players:
                self._recall_seat(seat)

    def _recall_seat(self, seat: Mapping[str, Any]) -> None:
        fresh = self._fresh()
        level = _among(seat.get("level"), self.spec.levels, fresh.level)
        who = _among(seat.get("who"), (HUMAN, *self.spec.levels), fresh.who)
        name = seat.get("name")
        self.places.append(
            Place(
                cleaned(name) if isinstance(name, str) and cleaned(name) else fresh.name,
                who,
                _among(seat.get("colour"), self.free_colours, fresh.colour),
                _among(seat.get("face"), FACES, fresh.face),
                level,
            )
        )

    # ------------------------------------------------------------ seats
    @property
    def free_colours(self) -> tuple[str, ...]:
        """The colours nobody has."""
        return tuple(c for c in COLOURS if c not in {p.colour for p in self.places})

    @property
    def may_add(self) -> bool:
        """True while there is room."""
        return len(self.places) < self.spec.max_players

    @property
    def may_remove(self) -> bool:
        """True while there are more than the fewest."""
        return len(self.places) > self.spec.min_players

    def add(self) -> None:
        """Seat one more: a person first, bots after; nothing happens at a full table."""
        if self.may_add:
            self.places.append(self._fresh())

    def remove(self, seat: int) -> None:
        """Take a seat away; nothing happens at the fewest players."""
        if self.may_remove:
            del self.places[seat]

    def rename(self, seat: int, name: str) -> None:
        """Set a name as typed."""
        self._change(seat, name=name)

    def seat_person(self, seat: int) -> None:
        """Let a person play; a bot's own name gives way to the player's."""
        name = self.places[seat].name
        if self.me and name.casefold() in FACES and self.me not in self._names():
            name = self.me
        self._change(seat, who=HUMAN, name=name)

    def seat_bot(self, seat: int, level: str | None = None) -> None:
        """Let a bot play, at the level given or the seat's last."""
        place = self.places[seat]
        name = place.name
        if place.human and self.me and name == self.me:
            name = self._named(place.face)
        chosen = level or place.level
        self._change(seat, who=chosen, level=chosen, name=name)

    def paint(self, seat: int, colour: str) -> None:
        """Give a seat a colour; whoever has it gets the seat's in exchange."""
        old = self.places[seat].colour
        for other, place in enumerate(self.places):
            if place.colour == colour and other != seat:
                self._change(other, colour=old)
        self._change(seat, colour=colour)

    def turn_face(self, seat: int, step: int = 1) -> None:
        """Give a seat the next face nobody has; a bot named after its face is renamed."""
        place = self.places[seat]
        taken = {p.face for p in self.places} - {place.face}
        at = FACES.index(place.face)
        while (face := FACES[(at := (at + step) % len(FACES))]) in taken:
            pass
        name = place.name
        if name.casefold() == place.face:
            name = self._named(face)
        self._change(seat, face=face, name=name)

    def _change(self, seat: int, **fields: str) -> None:
        self.places[seat] = replace(self.places[seat], **fields)

    def _fresh(self) -> Place:
        faces = {p.face for p in self.places}
        face = next(f for f in FACES if f not in faces)
        level = "normal" if "normal" in self.spec.levels else self.spec.levels[0]
        first = not any(p.human for p in self.places)
        name = self.me if first and self.me else self._named(face)
        return Place(name, HUMAN if first else level, self.free_colours[0], face, level)

    def _named(self, face: str) -> str:
        names = self._names()
        free = [f.capitalize() for f in (face, *FACES) if f.capitalize() not in names]
        return free[0] if free else face.capitalize()

    def _names(self) -> set[str]:
        return {cleaned(p.name) for p in self.places}

    # ------------------------------------------------------------ options
    def matters(self, option: OptionSpec) -> bool:
        """True if an option's condition is met."""
        if option.needs is None:
            return True
        other, value = option.needs
        return self.options.get(other) == value

    def value_of(self, option: OptionSpec) -> str:
        """Return what an option stands at; what is played anyway while it does not matter."""
        if self.matters(option):
            return self.options[option.id]
        return option.otherwise or option.default

    # ------------------------------------------------------------ the end of it
    def seed_problem(self) -> Text | None:
        """Return what is wrong with the seed; None if it is a number."""
        if seed_of(self.seed) is None:
            return text("The seed must be a whole number of at most 12 digits.")
        return None

    def name_problem(self, seat: int) -> Text | None:
        """Return what is wrong with a seat's name; None if nothing is."""
        name = cleaned(self.places[seat].name)
        if not name:
            return text("Every player needs a name.")
        if name in {cleaned(p.name) for p in self.places[:seat]}:
            return text("Two players are called {name}.", name=name)
        return None

    def problem(self) -> Text | None:
        """Return the first thing that keeps the game from starting."""
        for seat in range(len(self.places)):
            if (wrong := self.name_problem(seat)) is not None:
                return wrong
        return self.seed_problem()

    def deal(self) -> Match:
        """Deal the game; ValueError while there is a problem."""
        seed = seed_of(self.seed)
        if seed is None or self.problem() is not None:
            raise ValueError("the draft is not complete")
        players = [Player(cleaned(p.name), p.who, p.colour, p.face) for p in self.places]
        options = tuple((o.id, self.value_of(o)) for o in self.spec.options)
        return Match.deal(self.spec, Setup(len(players), options), seed, players)


def cleaned(name: str) -> str:
    """Return a name without spaces at its ends or doubled, cut to the longest allowed."""
    return " ".join(name.split())[:LONGEST_NAME]


def new_seed() -> str:
    """Return a fresh seed of eight digits, grouped for reading."""
    return shown_seed(random.SystemRandom().randrange(10_000_000, 100_000_000))


def shown_seed(seed: int) -> str:
    """Return a seed in groups of three digits."""
    return f"{seed:,}".replace(",", " ")


def seed_of(typed: str) -> int | None:
    """Return the number typed, spaces passed over; None if it is none or too large."""
    digits = "".join(typed.split())
    if not (digits.isascii() and digits.isdigit()) or int(digits[:20]) > LARGEST_SEED:
        return None
    return int(digits)


def _among(value: object, known: Sequence[str], otherwise: str) -> str:
    return value if isinstance(value, str) and value in known else otherwise
