"""What is said of a thing is about the grounds of the player who looks."""

from __future__ import annotations

from engines.core.rng import Dice
from engines.core.types import Setup
from engines.games.rodeo import about
from engines.games.rodeo import state as st
from engines.games.rodeo.about import space
from engines.games.rodeo.rules import load
from engines.games.rodeo.tables import SPACES
from tests.rodeo.desk import tables

RULES = load()


def test_spaces_are_the_lookers_own_whoever_acts() -> None:
    told = 0
    for seed in range(6):
        state, dice = RULES.new(Setup(3), seed), Dice(seed)
        while state.phase != st.OVER:
            if state.phase in (st.PLACE, st.EVENING) and state.day:
                for seat in range(3):
                    for at, name in enumerate(SPACES):
                        body = RULES.explain(RULES.view(state, seat), f"space:{name}").body
                        own = space(state, seat, at)
                        assert body[: len(own)] == own
                        assert len(body) == len(own) or seat == state.actor, "wishes of others"
                        told += 1
                break
            legal = RULES.legal(state)
            RULES.apply(state, legal[dice.below(len(legal))])
    assert told == 6 * 3 * len(SPACES)


def test_a_fan_card_says_when_it_does_what_and_what_it_alone_does() -> None:
    """With a sign, and the step of its genre apart from its own ability."""
    t = tables()
    for at, card in enumerate(t.data.fans):
        _, lines = about.fan(t, at)
        _, n = t.data.per_card[card.genre]
        steps = [dict(line.args) for line in lines if line.id.startswith("When the group")]
        assert [step["n"] for step in steps] == [f"+{n}" if n > 0 else f"−{-n}"]
        alone = [line for line in lines if line.id.startswith("And this card alone")]
        assert len(alone) == len(card.ability)
