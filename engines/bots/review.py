"""A played game looked at again: which moves cost points, and what was luck.

Every decision is judged from the view the player had. With V the best expected points at a
decision and Q those of the move chosen, V - Q is what the move cost, and the difference between
the next V and Q is what luck gave or took. Over a game they add up::

    final points = V at the start + all luck - all cost
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engines.bots.solo import Solo
from engines.core.bot import Plan
from engines.core.rng import seeded
from engines.core.rules import AnyRules
from engines.core.solo import SoloBrain
from engines.core.types import NOBODY, Action, Setup, Text, ntext, text

JUDGE: Final = Plan("solo", iterations=240, seconds=10.0)
AHEAD: Final = Plan("solo", iterations=60, seconds=10.0)
"""How the next decision is thought about, in judging the one before."""
ORDERS: Final = 5
"""So many orders of the unseen cards a move is tried on."""
WORTH_TELLING: Final = 1.0
"""Points below which a move is not called a mistake."""
_STREAM: Final = 78


@dataclass(frozen=True, slots=True)
class Judgement:
    """One decision: its number in the log, the move chosen and the best, in words and points.

    ``luck`` is what chance added between this move and the next decision.
    """

    number: int
    action: Action
    best: Action
    label: Text
    best_label: Text
    expected: float
    chosen: float
    luck: float = 0.0

    @property
    def cost(self) -> float:
        """The points the move gave away on average, 0 for the best."""
        return max(0.0, self.expected - self.chosen)

    @property
    def line(self) -> Text:
        """The judgement in words."""
        points = round(self.cost)
        if points < 1:
            return text("{move}: a good choice.", move=self.label)
        return ntext(
            "{move}: cost about {points} point. Better: {best}.",
            "{move}: cost about {points} points. Better: {best}.",
            count="points",
            move=self.label,
            points=points,
            best=self.best_label,
        )


@dataclass(frozen=True, slots=True)
class Review:
    """All decisions judged; ``start`` is what the deal promised before the first."""

    judgements: tuple[Judgement, ...]
    start: float
    points: int

    @property
    def cost(self) -> float:
        """All the points given away."""
        return sum(judgement.cost for judgement in self.judgements)

    @property
    def luck(self) -> float:
        """All that chance added."""
        return sum(judgement.luck for judgement in self.judgements)

    def worst(self, count: int) -> tuple[Judgement, ...]:
        """Return the moves that cost most, worst first, small change left out."""
        costly = [j for j in self.judgements if j.cost >= WORTH_TELLING]
        return tuple(sorted(costly, key=lambda j: (-j.cost, j.number))[:count])


class Reviewing:
    """A stepwise review of a game for one; one iteration is one iteration of a search."""

    def __init__(
        self,
        rules: AnyRules,
        brain: SoloBrain,
        setup: Setup,
        seed: int,
        actions: Sequence[Action],
        plan: Plan = JUDGE,
    ) -> None:
        self.rules = rules
        self.brain = brain
        self.seed = seed
        self.actions = tuple(actions)
        self.plan = plan
        self.progress = 0.0
        self._state = rules.new(setup, seed)
        self._found: list[Judgement] = []
        self._work = self._steps()

    def step(self, iterations: int) -> bool:
        """Work for some iterations; False once the review is complete."""
        for _ in range(iterations):
            if next(self._work, None) is None:
                self.progress = 1.0
                return False
        return True

    def result(self) -> Review:
        """Return the review; ValueError before it is complete."""
        if self.progress < 1.0:
            raise ValueError("the game is still being reviewed")
        points = int(self.rules.scores(self._state)[0])
        found = self._with_luck(points)
        return Review(found, found[0].expected if found else float(points), points)

    # ------------------------------------------------------------ inside
    def _steps(self) -> Iterator[bool]:
        rules = self.rules
        for number, action in enumerate(self.actions):
            if len(rules.choices(self._state)) > 1:
                yield from self._judge(number, action)
            rules.apply(self._state, action)
            self.progress = (number + 1) / (len(self.actions) + 1)
            yield True

    def _judge(self, number: int, action: Action) -> Iterator[bool]:
        rules, state = self.rules, self._state
        seat = rules.to_act(state)
        view = rules.view(state, seat)
        search = Solo(rules, self.brain, view, self.plan, seeded(self.seed, _STREAM, number))
        while search.step(1):
            yield True
        thought = search.thought()
        values = {judged.action: judged.value for judged in thought.judged}
        rivals = [action] if thought.best == action else [thought.best, action]
        yield from self._look_ahead(view, rivals, values, number)
        best = max(rivals, key=lambda rival: values[rival])
        decision = rules.decision(state, seat)
        labels = {o.action: o.label for o in decision.options} if decision else {}
        self._found.append(
            Judgement(
                number, action, best, labels[action], labels[best], values[best], values[action]
            )
        )

    def _look_ahead(
        self, view: Any, rivals: Sequence[Action], values: dict[Action, float], number: int
    ) -> Iterator[bool]:
        """Value actions by the best of the next decision, on the same orders for each.

        Valued by quick playing on alone, a move would be charged with mistakes that the quick
        player makes later and the person did not.
        """
        rules, sample = self.rules, self.rules.sampler(view)
        points: dict[Action, list[float]] = {rival: [] for rival in rivals}
        for order in range(ORDERS):
            for rival in rivals:
                state = sample(seeded(self.seed, _STREAM, number, order))
                rules.apply(state, rival)
                seat = rules.to_act(state)
                if seat == NOBODY:
                    points[rival].append(float(rules.scores(state)[0]))
                    continue
                seed = seeded(self.seed, _STREAM + 1, number, order)
                search = Solo(rules, self.brain, rules.view(state, seat), AHEAD, seed)
                while search.step(1):
                    yield True
                points[rival].append(search.thought().judged[0].value)
        values.update({rival: sum(found) / len(found) for rival, found in points.items()})

    def _with_luck(self, points: int) -> tuple[Judgement, ...]:
        """Return the judgements with what came between each and the next, or the end."""
        if not self._found:
            return ()
        over = self.rules.to_act(self._state) == NOBODY
        last = float(points) if over else self._found[-1].chosen
        ahead = [*(judgement.expected for judgement in self._found[1:]), last]
        return tuple(
            replace(judgement, luck=following - judgement.chosen)
            for judgement, following in zip(self._found, ahead, strict=True)
        )
