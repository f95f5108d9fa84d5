"""The search for games for one: flat Monte Carlo in points, exact once little is hidden.

Every candidate is finished by the brain's quick player on the same full states; the worse half
is dropped again and again, so that most of the work goes into the best few (see ``flat``).
Where few full states fit the view, all of them are taken instead of samples; where one is left,
each candidate is solved as well, if that is done in time.

Knobs besides those of ``flat``: ``orders`` (full states up to which all are taken, default 24)
and ``bound`` (positions a solution may look at, in all, default 5,000).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.bots.flat import Flat
from engines.core.bot import Judged, Plan, Thought
from engines.core.rules import AnyRules
from engines.core.solo import SoloBrain
from engines.core.types import Action, Text, ntext, text


class Solo(Flat):
    """Sequential halving in points; ``exact`` says that the values are no estimates."""

    brain: SoloBrain

    def __init__(self, rules: AnyRules, brain: SoloBrain, view: Any, plan: Plan, seed: int) -> None:
        self._orders = brain.orders(view, int(plan.knob("orders", 24)))
        self._solve = brain.solver(int(plan.knob("bound", 5_000)))
        self._solved: list[float] = []
        self.exact = False
        super().__init__(rules, brain, view, plan, seed)

    def sample(self, number: int) -> Any:
        """Return the full state with this number, one of all that fit where they are few."""
        if self._orders is None:
            return super().sample(number)
        return self.rules.copy(self._orders[number % len(self._orders)])

    def worth(self, index: int, number: int) -> float:
        """Return the points a candidate ends with on the full state of this number."""
        return self.brain.finish(self._after(index, number))

    def iterate(self) -> None:
        """Finish or solve one candidate once more."""
        everyone = range(len(self.actions))
        if self._orders is None or len(self._orders) > 1 or not self.tally.count(everyone[-1]):
            super().iterate()
            return
        self.ranked = self.ranked or self.tally.ranking(everyone)
        self._solve_next()

    def thought(self) -> Thought:
        """Return every legal action with its points, best first, and the reason in words."""
        found = super().thought()
        return Thought(
            found.best, self._with_twins(found), found.progress, self._reason(found), found.equal
        )

    # ------------------------------------------------------------ inside
    def _after(self, index: int, number: int) -> Any:
        """Return the full state of this number after a candidate."""
        state = self.sample(number)
        self.rules.apply(state, self.actions[index])
        return state

    def _solve_next(self) -> None:
        """Solve one more candidate; once all are, the solutions take the estimates' place."""
        points = self._solve(self._after(len(self._solved), 0))
        if points is None:
            self.finished = True
            return
        self._solved.append(points)
        if len(self._solved) == len(self.actions):
            self.tally.samples = [[solved] for solved in self._solved]
            self.ranked = self.tally.ranking(range(len(self.actions)))
            self.exact = self.finished = True

    def _schedule(self) -> Iterator[int]:
        """Take every candidate on every full state if they are few, else halve."""
        if self._orders is None or self.plan.iterations == 0:
            yield from super()._schedule()
            return
        everyone = range(len(self.actions))
        for _ in self._orders:
            yield from everyone
            self.ranked = self.tally.ranking(everyone)

    def _with_twins(self, found: Thought) -> tuple[Judged, ...]:
        """Add the legal actions that lead to the same states as a judged one."""
        judged = {j.action: j for j in found.judged}
        missing = [a for a in self.rules.legal(self.sample(0)) if a not in judged]
        if not missing:
            return found.judged
        where = {self._leads_to(action): j for action, j in judged.items()}
        for action in missing:
            if (twin := where.get(self._leads_to(action))) is not None:
                judged[action] = Judged(action, twin.value, twin.visits)
        return tuple(sorted(judged.values(), key=lambda j: (j.action != found.best, -j.value)))

    def _leads_to(self, action: Action) -> str:
        state = self.sample(0)
        self.rules.apply(state, action)
        return self.rules.digest(state)

    def _reason(self, found: Thought) -> Text | None:
        """Say what the best action is good for and how much it gains over the next."""
        own = self.brain.reason(self.view, found.best)
        others = [j for j in found.judged if j.action != found.best]
        if not others or not self.ranked:
            return own
        points = round(found.judged[0].value)
        gained = round(found.judged[0].value - others[0].value)
        if found.equal:  # whoever shows the hint names them
            figures = text("About {points} points on average.", points=points)
        elif gained < 1:
            figures = text("About {points} points; others come out about equal.", points=points)
        else:
            figures = _lead(points, gained, self.exact)
        return text("{reason} {figures}", reason=own, figures=figures) if own else figures


def _lead(points: int, gained: int, exact: bool) -> Text:
    """Return expected points and the lead over the next choice in words."""
    if exact:
        return ntext(
            "Exactly {points} points with best play, {gained} more than any other choice.",
            "Exactly {points} points with best play, {gained} more than any other choice.",
            count="gained",
            points=points,
            gained=gained,
        )
    return ntext(
        "About {points} points on average, {gained} more than the next choice.",
        "About {points} points on average, {gained} more than the next choice.",
        count="gained",
        points=points,
        gained=gained,
    )
