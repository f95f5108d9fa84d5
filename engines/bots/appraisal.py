"""How good is this deal? What the house's honest player makes of it, and what a prophet would.

Everything is a stepwise search with progress, for the worker to run and drop.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from engines.bots.foresight import Foresight
from engines.bots.solo import Solo
from engines.core.bot import Plan
from engines.core.rng import seeded
from engines.core.rules import AnyRules
from engines.core.solo import SoloBrain
from engines.core.types import NOBODY, Setup

MEDALS: Final = ("bronze", "silver", "gold", "star")
HONEST: Final = Plan("solo", iterations=48, seconds=10.0, knobs=(("orders", 0),))
"""How the house's honest player thinks: as one who plays well, without long thought."""
GAMES: Final = 16
"""How often it plays a deal."""
_STREAM: Final = 77


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a deal gives: the honest player's points, and those found with perfect foresight.

    ``prophecy`` saw the order of the cards, so it is no par.
    """

    honest: tuple[int, ...]
    prophecy: int

    @property
    def mean(self) -> float:
        """The honest player's mean on this very deal."""
        return sum(self.honest) / len(self.honest)

    @property
    def spread(self) -> float:
        """Its standard deviation, at least one point."""
        squares = sum((points - self.mean) ** 2 for points in self.honest)
        return max(1.0, sqrt(squares / max(1, len(self.honest) - 1)))

    @property
    def medals(self) -> dict[str, int]:
        """The points each medal takes: one spread below the mean, the mean, one and two above."""
        return {
            medal: min(round(self.mean + step * self.spread), self.prophecy)
            for step, medal in enumerate(MEDALS, start=-1)
        }

    def medal(self, points: int) -> str:
        """Return the best medal that points earn on this deal, or an empty string."""
        earned = [medal for medal, least in self.medals.items() if points >= least]
        return earned[-1] if earned else ""


class Appraising:
    """A stepwise appraisal of a deal; one iteration is one iteration of a search."""

    def __init__(
        self,
        rules: AnyRules,
        brain: SoloBrain,
        setup: Setup,
        seed: int,
        games: int = GAMES,
        plan: Plan = HONEST,
    ) -> None:
        self.rules = rules
        self.brain = brain
        self.setup = setup
        self.seed = seed
        self.games = games
        self.plan = plan
        self.progress = 0.0
        self._honest: list[int] = []
        self._prophet = Foresight(rules, brain, rules.new(setup, seed))
        self._work = self._steps()

    def step(self, iterations: int) -> bool:
        """Work for some iterations; False once the appraisal is complete."""
        for _ in range(iterations):
            if next(self._work, None) is None:
                self.progress = 1.0
                return False
        return True

    def result(self) -> Appraisal:
        """Return the appraisal; ValueError before it is complete."""
        if self.progress < 1.0:
            raise ValueError("the deal is still being appraised")
        best = max(self._prophet.points, *self._honest)
        return Appraisal(tuple(self._honest), round(best))

    # ------------------------------------------------------------ inside
    def _steps(self) -> Iterator[bool]:
        share = 1 / (self.games + 1)
        for number in range(self.games):
            yield from self._play(number, share)
        while self._prophet.step(1):
            self.progress = min(0.999, 1 - share + share * self._prophet.progress)
            yield True

    def _play(self, number: int, share: float) -> Iterator[bool]:
        """Play one honest game: every decision from its view alone."""
        rules = self.rules
        state = rules.new(self.setup, self.seed)
        whole = self._prophet.whole
        taken = 0
        while (seat := rules.to_act(state)) != NOBODY:
            of_bot = seeded(self.seed, _STREAM, number, taken)
            search = Solo(rules, self.brain, rules.view(state, seat), self.plan, of_bot)
            while search.step(1):
                yield True
            rules.apply(state, search.best())
            taken += 1
            self.progress = share * (number + min(1.0, taken / whole))
            yield True
        self._honest.append(int(rules.scores(state)[0]))
