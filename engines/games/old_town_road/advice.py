"""Why an action is good, in one sentence: the hand it makes or opens, the signs it turns."""

from __future__ import annotations

from engines.core.types import Text, ntext, text
from engines.games.old_town_road.actions import (
    Enter,
    Getaway,
    Place,
    RideOn,
    Robbery,
    Shootout,
    TownAction,
)
from engines.games.old_town_road.hands import POINTS, Hand
from engines.games.old_town_road.play import Play
from engines.games.old_town_road.state import TRAIN
from engines.games.old_town_road.view import View
from engines.games.old_town_road.words import HAND_NAMES, card_name


def advice(play: Play, view: View, action: TownAction) -> Text:
    """Return the sentence for a legal action."""
    match action:
        case Shootout():
            turned = () if view.is_turned(action.by) else (action.by,)
            return _laid(play, view, 2 * action.at + view.is_turned(action.at), turned)
        case Robbery():
            return _robbery(play, view, action)
        case Getaway():
            return _getaway(play, view, action.at)
        case Place():
            return _place(view, action)
        case RideOn():
            return text("Another card suits the road better.")
        case Enter():
            return text("No event outside town adds any more points.")


def _robbery(play: Play, view: View, action: Robbery) -> Text:
    robbers = play.robbers(view.road, action.at) or ()
    exact = sum(play.cards[r].number for r in robbers) == play.cards[action.at].number
    if exact:
        return text("The sum is exact: the moneybags of the {card} are yours.",
                    card=card_name(play.cards[action.at]))  # fmt: skip
    return _laid(play, view, 2 * action.at, tuple(r for r in robbers if not view.is_turned(r)))


def _laid(play: Play, view: View, face: int, turned: tuple[int, ...]) -> Text:
    """Say what a card laid face up makes, or opens, or what the shooter gets."""
    up = view.up
    if len(up) > 1 and (code := play.tables.hand[up[-2]][up[-1]][face]):
        return ntext(
            "It completes a {hand} for {points} point.",
            "It completes a {hand} for {points} points.",
            count="points",
            hand=HAND_NAMES[Hand(code >> 1)],
            points=POINTS[code],
        )
    if up and (kind := _opening(play, view, up[-1], face)) is not None:
        return text("It prepares a {hand} with a card of the road.", hand=HAND_NAMES[kind])
    for card in turned:
        if play.cards[card].affiliation == "lawman":
            return text("The {card} earns a moneybag.", card=card_name(play.cards[card]))
    if turned:
        return text("The {card} becomes WANTED.", card=card_name(play.cards[turned[0]]))
    return text("It keeps better cards on the road.")


def _opening(play: Play, view: View, before: int, face: int) -> Hand | None:
    """Return the best hand that the last card, this one and one of the road could make."""
    row = play.tables.hand[before][face]
    codes = [row[2 * card + view.is_turned(card)] for card in view.road]
    best = max(codes, key=lambda code: POINTS[code])
    return Hand(best >> 1) if best >> 1 >= Hand.FLUSH else None


def _getaway(play: Play, view: View, card: int) -> Text:
    name = card_name(play.cards[card])
    if not play.cards[card].character:
        return text("The {card} is in the way: the others come within range.", card=name)
    return text("The {card} would break up better hands.", card=name)


def _place(view: View, action: Place) -> Text:
    if view.phase == TRAIN:
        return text("The card is good where it is.")
    if action.side == "left":
        return text("On the left it has the better neighbours.")
    return text("On the right it has the better neighbours.")
