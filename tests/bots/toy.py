"""A small card game that only the bots' tests know: it shows that the searches need no title.

Every seat holds four of sixteen cards; the others hold what is left or it lies in the deck. In
each of four rounds everybody plays a card in turn, the highest takes the trick, later tricks
count more. The last trick is forced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engines.core.bot import Brain, Plan
from engines.core.rng import Dice
from engines.core.rules import GameSpec, Rules, Sink
from engines.core.types import (
    NOBODY,
    Decision,
    Event,
    Explanation,
    Outcome,
    Seat,
    Setup,
    Standing,
    Text,
    Thing,
    text,
)

CARDS = 16


@dataclass(frozen=True, slots=True)
class Play:
    kind: ClassVar[str] = "play"
    card: int


PLAYS = tuple(Play(card) for card in range(CARDS))


@dataclass(slots=True)
class State:
    hands: list[list[int]]
    table: list[int]
    points: list[int]
    trick: int = 0


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    table: tuple[int, ...]
    points: tuple[int, ...]
    trick: int


class ToyRules(Rules[State, Play, View]):
    data_hash = "0" * 16

    def new(self, setup: Setup, seed: int) -> State:
        deck = list(range(CARDS))
        Dice(seed).shuffle(deck)
        hands = [sorted(deck[4 * s : 4 * s + 4]) for s in range(setup.players)]
        return State(hands, [], [0] * setup.players)

    def to_act(self, state: State) -> Seat:
        return NOBODY if state.trick == 4 else len(state.table)

    def legal(self, state: State) -> Sequence[Play]:
        if state.trick == 4:
            return ()
        return [PLAYS[card] for card in state.hands[len(state.table)]]

    def apply(self, state: State, action: Play, emit: Sink | None = None) -> None:
        state.hands[len(state.table)].remove(action.card)
        state.table.append(action.card)
        if len(state.table) == len(state.points):
            state.points[state.table.index(max(state.table))] += 1 + state.trick
            state.table.clear()
            state.trick += 1

    def copy(self, state: State) -> State:
        hands = [hand.copy() for hand in state.hands]
        return State(hands, state.table.copy(), state.points.copy(), state.trick)

    def scores(self, state: State) -> Sequence[int]:
        return state.points

    def view(self, state: State, seat: Seat | None) -> View:
        own = () if seat is None else tuple(state.hands[seat])
        sizes = tuple(len(hand) for hand in state.hands)
        return View(seat, own, sizes, tuple(state.table), tuple(state.points), state.trick)

    def sampler(self, view: View) -> Callable[[int], State]:
        known = {*view.hand, *view.table}

        def deal(seed: int) -> State:
            unseen = [card for card in range(CARDS) if card not in known]
            Dice(seed).shuffle(unseen)
            hands = []
            for seat, size in enumerate(view.sizes):
                own = seat == view.seat
                hands.append(list(view.hand) if own else sorted(unseen[:size]))
                unseen = unseen if own else unseen[size:]
            return State(hands, list(view.table), list(view.points), view.trick)

        return deal

    def outcome(self, state: State) -> Outcome:
        top = max(state.points)
        standings = [
            Standing(seat, 1 if points == top else 2, points)
            for seat, points in enumerate(state.points)
        ]
        return Outcome(tuple(sorted(standings, key=lambda s: s.place)), text("All is played."))

    # The polite path is not asked by bots.
    def decision(self, state: State, seat: Seat | None) -> Decision | None:
        return None

    def why_not(self, view: View, action: Play) -> Text | None:
        return None

    def explain(self, view: View, thing: Thing) -> Explanation:
        return Explanation(text("A card"))

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return event

    def digest(self, state: State) -> str:
        return str(state)

    def round_of(self, state: State) -> int:
        return state.trick + 1

    def census(self, state: State) -> tuple[int, ...]:
        return (CARDS,)

    def vocabulary(self) -> Sequence[Play]:
        return PLAYS

    def encode(self, action: Play) -> dict[str, Any]:
        return {"kind": action.kind, "card": action.card}

    def decode(self, data: dict[str, Any]) -> Play:
        return PLAYS[int(data["card"])]


class ToyBrain(Brain):
    """Plays the lowest card that wins the trick, else the lowest."""

    plans: ClassVar[dict[str, Plan]] = {
        "easy": Plan("greedy", iterations=4, seconds=60.0, blunder=0.5),
        "normal": Plan("greedy", iterations=12, seconds=60.0),
        "hard": Plan("flat", iterations=120, seconds=60.0),
        "deep": Plan("ismcts", iterations=150, seconds=60.0),
    }

    def plan(self, level: str) -> Plan:
        return self.plans[level]

    def value(self, state: State) -> Sequence[float]:
        total = sum(state.points)
        if state.trick == 4:
            top = max(state.points)
            return [1.0 if points == top else 0.0 for points in state.points]
        return [(points + 1) / (total + len(state.points)) for points in state.points]

    def policy(self, state: State, legal: Sequence[Play], dice: Dice) -> Play:
        least = max(state.table, default=-1)
        cards = sorted(play.card for play in legal)
        return PLAYS[next((card for card in cards if card > least), cards[0])]

    def reason(self, view: Any, action: Any) -> Text | None:
        return text("The {card} is enough.", card=action.card)

    def figures(self, state: State) -> dict[str, float]:
        return {"points": float(state.points[0])}


TOY = GameSpec(
    slug="toy",
    title="Toy",
    blurb=text("Toy"),
    tagline=text("Toy"),
    min_players=1,
    max_players=4,
    minutes=1,
    version=1,
    load=lambda path: ToyRules(),
    brain=lambda rules: ToyBrain(),
    phases=(),
    levels=("easy", "normal", "hard", "deep"),
)
