"""What every search shares: candidates, samples, the clock, the first answer, roll-outs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from engines.core.bot import Brain, Judged, Plan, Thought
from engines.core.rng import Dice, seeded
from engines.core.rules import AnyRules
from engines.core.types import NOBODY, Action, Seat

ROLL_OUT_BOUND = 100_000
"""Decisions after which a roll-out "to the end" stops; no game of the house lasts as long."""

_TASTE = 1
"""Stream of the first answer and of blunders, apart from those of samples and roll-outs."""
_SAMPLE = 2
_ROLL_OUT = 3


class Deliberation(ABC):
    """A decision being thought about from one view; the base of every search.

    Full states come from ``rules.sampler(view)`` only, so nothing hidden can be seen. All
    chance comes from ``seed``: equal view, plan and seed give an equal answer, unless
    ``plan.seconds`` of thinking were not enough for ``plan.iterations``.
    """

    def __init__(self, rules: AnyRules, brain: Brain, view: Any, plan: Plan, seed: int) -> None:
        """ValueError if nobody is to act in the view."""
        self.rules = rules
        self.brain = brain
        self.view = view
        self.plan = plan
        self.seed = seed
        self.done = 0
        self.spent = 0.0
        self._sampler = rules.sampler(view)
        self._deal: Any = None
        self._dealt = -1
        root = self.sample(0)
        self.seat: Seat = rules.to_act(root)
        if self.seat == NOBODY:
            raise ValueError("the game is over: there is nothing to decide")
        self.actions: tuple[Action, ...] = self._candidates(root)
        self.finished = len(self.actions) == 1
        self.first = self._first_answer(root)

    # ------------------------------------------------------------ the Search protocol
    def step(self, iterations: int) -> bool:
        """Think for some iterations; False once finished or out of time."""
        started = perf_counter()
        for _ in range(iterations):
            if self.finished:
                break
            self.iterate()
            self.done += 1
            if self.spent + perf_counter() - started > self.plan.seconds:
                self.finished = True
        self.spent += perf_counter() - started
        return not self.finished

    @abstractmethod
    def best(self) -> Action:
        """Return the best action so far."""

    def thought(self) -> Thought:
        """Return the actions best first, the reason for the best, and its equals."""
        best = self.best()
        progress = 1.0 if self.finished else self.done / max(1, self.plan.iterations)
        return Thought(
            best=best,
            judged=self.judged(),
            progress=min(1.0, progress),
            reason=self.brain.reason(self.view, best),
            equal=self.equals(),
        )

    # ------------------------------------------------------------ what a search adds
    @abstractmethod
    def iterate(self) -> None:
        """Do one unit of work; set ``finished`` once more cannot help."""

    def judged(self) -> tuple[Judged, ...]:
        """Return what is known of each candidate, best first."""
        return (Judged(self.best(), 0.0, 0),)

    def equals(self) -> tuple[Action, ...]:
        """Return the other actions that are about as good as the best."""
        return ()

    # ------------------------------------------------------------ tools
    def sample(self, number: int) -> Any:
        """Return the full state with this number that fits the view; the caller's to use up."""
        if number != self._dealt:
            self._deal = self._sampler(seeded(self.seed, _SAMPLE, number))
            self._dealt = number
        return self.rules.copy(self._deal)

    def dice(self, number: int) -> Dice:
        """Return the roll-out dice that go with the sample of this number."""
        return Dice(self.seed, _ROLL_OUT, number)

    def roll_out(self, state: Any, dice: Dice, depth: int) -> Sequence[float]:
        """Play on by the brain's policy for ``depth`` decisions (0: to the end); return its value.

        The state is used up. A decision with one choice does not count, and the last one is
        followed to the next state the brain calls settled.
        """
        rules, brain = self.rules, self.brain
        left = depth or ROLL_OUT_BOUND
        while rules.to_act(state) != NOBODY and (left > 0 or not brain.settled(state)):
            choices = rules.choices(state)
            if len(choices) == 1:
                rules.apply(state, choices[0])
                continue
            rules.apply(state, brain.policy(state, choices, dice))
            left -= 1
        return brain.value(state)

    # ------------------------------------------------------------ inside
    def _candidates(self, root: Any) -> tuple[Action, ...]:
        """Return the actions worth thinking about; in the worst case the one legal action."""
        choices = self.rules.choices(root)
        return tuple(choices if len(choices) == 1 else self.brain.prune(root, choices))

    def _first_answer(self, root: Any) -> Action:
        """Return the answer before any thinking: the policy's, or a blunder, which is final."""
        if len(self.actions) == 1:
            return self.actions[0]
        dice = Dice(self.seed, _TASTE)
        if dice.real() < self.plan.blunder:
            self.finished = True
            return self.actions[dice.below(len(self.actions))]
        answer: Action = self.brain.policy(root, self.actions, dice)
        return answer
