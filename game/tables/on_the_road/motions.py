"""How the events of On the Road look: vans drive, tokens fly, fans hop, cards turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.types import Event
from engines.games.on_the_road import draw_events as drawn
from engines.games.on_the_road import events as ev
from game.tables.motion import Step
from game.tables.on_the_road.motion_cards import CardMotions
from game.tables.on_the_road.motion_fans import FanMotions


class Motions(CardMotions, FanMotions):
    """Turns events into steps over a model, for one layout."""

    def steps(self, event: Event) -> Sequence[Step]:
        """Return how an event looks; nothing for one without a picture."""
        make = _MAKERS.get(type(event))
        return make(self, event) if make else ()


_MAKERS: dict[type[Any], Callable[[Motions, Any], list[Step]]] = {
    ev.Drove: Motions.drove,
    ev.DrewCard: Motions.drew_card,
    ev.HandDiscarded: Motions.hand_discarded,
    ev.Reshuffled: Motions.reshuffled,
    ev.TookToken: Motions.took_token,
    ev.TookTicket: Motions.took_ticket,
    ev.Concert: Motions.concert,
    ev.FanReturned: Motions.fan_returned,
    drawn.Spent: Motions.spent,
    drawn.Rescued: Motions.rescued,
    drawn.CalledBack: Motions.called_back,
    drawn.PutBack: Motions.put_back,
    drawn.DrewFans: Motions.drew_fans,
    drawn.ToStage: Motions.to_stage,
    drawn.ToPotty: Motions.to_potty,
}
