"""What things are worth to the quick policy: one number each, found by self-play.

Worths add up and have no unit; only their differences matter. They were tuned by an evolution
strategy that let slightly changed copies of the policy play against itself, so their size says
what wins games, not what the rulebook promises. ``late`` factors count with the share of the
mainstage that is filled, ``crowd`` factors with each seat beyond two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Taste:
    """The worths of one policy."""

    # The drive itself, a tile of it.
    step: float
    step_crowd: float
    step_late: float
    step_behind: float
    """More for every road length the van is behind the others' mean."""
    back: float
    """Driving back from a van tile, whatever the way."""
    waste: float
    """A card value beyond the mainstage."""
    high_card: float
    """Giving away a card, a point of its value."""

    # Where it ends.
    fan: float
    """A fan more in the bag by a concert."""
    fan_crowd: float
    fan_late: float
    fan_share: float
    """... for the share of the bag that is one's own already."""
    first_token: float
    """A token of a new colour, to be spent on special actions."""
    more_token: float
    pink: float
    """A pink token: a note in every draw to come."""
    pink_crowd: float
    pink_late: float
    own_drawn: float
    """An own fan to be expected from a draw."""
    own_drawn_city_late: float
    other_drawn: float
    """Another band's fan to be expected from a draw: it goes into the queue."""
    van: float
    mainstage: float
    mainstage_crowd: float
    mainstage_late: float
    mainstage_behind: float
    mainstage_draw: float
    """An own fan to be expected from the draw on arrival."""

    # What the rest of the hand could do from there.
    next_city: float
    next_van: float
    next_fan: float

    # Special actions: what they bring, and the price of a token.
    rescue: float
    rescue_fan: float
    redraw: float
    redraw_fan: float
    call_back: float
    call_back_fan: float
    stage_pass: float
    spent_pink: float
    spent_pink_late: float
    spent_on_the_road: float
    """A landscape token while there still are concerts to play, times those of its colour."""
    spent_on_stage: float

    noise: float
    """The chance in it, so that roll-outs see more than one way to play."""


TASTE: Final = Taste(
    step=0.110,
    step_crowd=0.000,
    step_late=0.000,
    step_behind=0.000,
    back=-0.589,
    waste=-0.107,
    high_card=-0.012,
    fan=0.612,
    fan_crowd=0.000,
    fan_late=-0.132,
    fan_share=0.000,
    first_token=0.079,
    more_token=0.218,
    pink=0.930,
    pink_crowd=0.000,
    pink_late=-0.245,
    own_drawn=1.985,
    own_drawn_city_late=0.000,
    other_drawn=0.387,
    van=0.029,
    mainstage=1.671,
    mainstage_crowd=0.000,
    mainstage_late=0.121,
    mainstage_behind=0.000,
    mainstage_draw=1.612,
    next_city=0.343,
    next_van=0.099,
    next_fan=0.100,
    rescue=-0.400,
    rescue_fan=0.358,
    redraw=-0.176,
    redraw_fan=1.610,
    call_back=-0.391,
    call_back_fan=0.343,
    stage_pass=1.239,
    spent_pink=1.558,
    spent_pink_late=-1.060,
    spent_on_the_road=0.819,
    spent_on_stage=0.004,
    noise=0.249,
)
"""The tuned policy."""
