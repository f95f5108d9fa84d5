"""Why an action is not legal now: the one specific reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.core.types import Text, Who, ntext, text
from engines.games.on_the_road.actions import (
    DOUBLE,
    GO,
    CallBack,
    Drive,
    Pass,
    Perform,
    Redraw,
    Rescue,
    ReturnFan,
    RoadAction,
    StagePass,
)
from engines.games.on_the_road.components import COLOURS
from engines.games.on_the_road.tables import Options, Tables
from engines.games.on_the_road.view import View
from engines.games.on_the_road.words import LACKING

FIRST: Final = {
    "drive": text("First play one of your movement cards."),
    "return_fan": text("First decide about your fan in the porta-potty."),
    "perform": text("You are on the mainstage: you no longer move, you draw fans."),
    "rescue": text("First decide whether to spend three tokens before you draw."),
    "redraw": text("First decide whether to keep the fans you drew."),
    "react": text("First decide about your drawn fans."),
}
"""What stands before anything else, by what the game waits for."""

_OUT_OF_PLACE: Final[dict[type[RoadAction], Text]] = {
    Perform: text("You draw fans this way only in your turns on the mainstage."),
    ReturnFan: text("A fan returns this way only if the token you should take is gone."),
    Rescue: text("Three tokens fetch your fans only right before your own draw."),
    Redraw: text("Two tokens let you draw again only right after your own draw."),
    CallBack: text("You call fans back only after another band drew them."),
    StagePass: text("A stage pass is for your fans that another band has just drawn."),
}
_MUST: Final = {
    "drive": text("You cannot pass: play a movement card."),
    "return_fan": text("Say whether your fan returns to the bag or stays."),
    "perform": text("You cannot pass: draw fans from the bag."),
}
_CHANCE: Final[dict[str, tuple[type[RoadAction], ...]]] = {
    "rescue": (Rescue,),
    "redraw": (Redraw,),
    "react": (CallBack, StagePass),
}


def refusal(t: Tables, view: View, action: RoadAction, legal: Options) -> Text | None:
    """Return why an action is not legal for the viewing seat; None if it is."""
    if action in legal:
        return None
    general = not_to_act(view)
    if general is not None:
        return general
    match action:
        case Drive(value, how):
            return _no_drive(view, value, how)
        case Pass():
            return _MUST[view.waits]
        case Rescue(tokens) | Redraw(tokens) | CallBack(tokens) | StagePass(tokens):
            if isinstance(action, _CHANCE.get(view.waits, ())):
                return _lacking(view, tokens)
    return _OUT_OF_PLACE[type(action)]


def not_to_act(view: View) -> Text | None:
    """Return why the viewing seat can do nothing at all now; None if it is to decide."""
    if view.waits == "over":
        return text("The game is over.")
    if view.seat is None:
        return text("You are watching: {who} is to decide.", who=Who(view.actor))
    if view.seat == view.actor:
        return None
    if view.waits == "react":
        return text("{who} decides first what to do about the drawn fans.", who=Who(view.actor))
    return text("It is {who}'s turn.", who=Who(view.actor))


def _no_drive(view: View, value: int, how: str) -> Text:
    if view.waits != "drive":
        return FIRST[view.waits]
    if value not in view.hand:
        return text("You have no {value} in your hand.", value=value)
    if how == DOUBLE and view.kind_under(view.actor) == "van":
        return text("Doubled, the {value} takes you no further than as it is.", value=value)
    assert how != GO
    return text("You double a card or drive back only from a van stop.")


def _lacking(view: View, tokens: Iterable[str]) -> Text:
    held = view.tokens[view.actor]
    missing = next(colour for colour in tokens if not held[COLOURS.index(colour)])
    return LACKING[missing]


def no_use(view: View, kind: str, name: str) -> Text:
    """Return why a thing (kind and id), not among the options, cannot be chosen now."""
    general = not_to_act(view)
    if general is not None:
        return general
    if kind == "token" and view.waits in _CHANCE:
        return text("You hold too few different tokens for this one to be of use.")
    if kind == "card" and view.waits == "drive":
        return text("You have no {value} in your hand.", value=int(name))
    if kind in ("tile", "van") and view.waits == "drive":
        return text("None of your cards takes you to this tile.")
    if kind == "potty" and view.waits in ("redraw", "react"):
        return _queue_closed(view)
    return FIRST[view.waits]


def _queue_closed(view: View) -> Text:
    fans = view.potty[view.actor]
    if not fans:
        return text("None of your fans is in the porta-potty.")
    return ntext(
        "Your fan in the porta-potty can be fetched only before your own draw.",
        "Your {fans} fans in the porta-potty can be fetched only before your own draw.",
        count="fans",
        fans=fans,
    )
