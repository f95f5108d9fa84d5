"""Why an action is good, in one sentence, for hints."""

from __future__ import annotations

from typing import Any, Final

from engines.core.types import Text, ntext, text
from engines.games.rodeo import actions as ac
from engines.games.rodeo.components.model import HYGIENE
from engines.games.rodeo.prospects import booking, goal
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.view import View

_BY_KIND: Final[dict[str, Text]] = {
    "garage": text("It costs nothing and saves your money for a better band."),
    "wild": text("These fans bring you the most."),
    "play_event": text("This effect is useful right now."),
    "swap_event": text("This card is of little use; a new one may be better."),
    "pass": text("Your cards will be worth more later."),
    "return_card": text("This card fits your festival least."),
    "keep": text("This card is easier to please and has money to spend."),
    "refill": text("These fans bring you the most."),
    "extra": text("These fans bring you the most."),
    "rewild": text("The new genre brings you more."),
    "drop": text("This band would help a rival."),
    "clear": text("This space is needed most."),
    "wake": text("These fans still have money to spend."),
    "target": text("This rival is the most dangerous."),
    "buy_stand": text("It pays every season from now on."),
    "buy_upgrade": text("Its effect is worth its price every season."),
    "stage": text("Bands whose fans make trouble should play late."),
    "turn": text("The spaces will suit your fan cards better."),
    "toilet": text("Here it is least in the way."),
    "arrive": text("Now most of this group will be satisfied."),
    "cardless": text("They come without a card and are satisfied anywhere."),
    "place": text("Here the group fits best."),
    "lift": text("It could lie better."),
    "leave": text("This genre counts least for you."),
}
_DONE: Final[dict[str, Text]] = {
    "expand": text("Nothing for sale is worth its price."),
    "turn": text("The spaces suit your fan cards as they are."),
    "toilets": text("One more toilet would cost more than it brings."),
    "finish": text("The group lies as well as it can."),
    "evening": text("Nothing is left to gain tonight."),
}


def advice(t: Tables, view: View, action: Any) -> Text | None:
    """Return the reason for an action."""
    match action:
        case ac.Done():
            return _DONE.get(view.waits)
        case ac.Dump():
            if view.rival >= 0:
                return text("Here it hurts most.")
            return text("Here it blocks the least.")
        case ac.Book(band):
            return _band(t, view, t.band_at[band])
        case ac.Put(_, place):
            return _put(view, place)
    return _BY_KIND.get(action.kind)


def _band(t: Tables, view: View, at: int) -> Text:
    seat = view.actor
    told = booking(t, view, seat, at)
    count, points = goal(t, view, seat, told.before)
    if told.points > points:
        return ntext(
            "With its fans your festival card pays {n} point more.",
            "With its fans your festival card pays {n} points more.",
            count="n",
            n=told.points - points,
        )
    if told.goal > count:
        return text("Its fans bring you nearer to the next step of your festival card.")
    if told.wild:
        return text("It leaves you the choice of fans.")
    return text("It brings many fans for its fee.")


def _put(view: View, place: str) -> Text:
    if place == ac.TOILET:
        if view.tracks[view.actor * 3 + HYGIENE] < 0:
            return text("Hygiene below zero costs you every night.")
        return text("Your hygiene will need it.")
    if place == ac.BAND:
        return text("It lifts the mood, and the band plays only tonight.")
    if place.startswith("stand:"):
        return text("They have money left that only stands can earn.")
    return text("The upgrade is worth a fan.")
