"""Why an action is not legal: the one specific reason, from the same tables as legality."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.types import Text, ntext, text
from engines.games.old_town_road.actions import (
    RIGHT,
    Enter,
    Getaway,
    Place,
    RideOn,
    Robbery,
    Shootout,
    TownAction,
)
from engines.games.old_town_road.components import Card, Cards
from engines.games.old_town_road.play import Play
from engines.games.old_town_road.state import CROSSROADS, EVENT, OUTSIDE, OVER
from engines.games.old_town_road.view import View
from engines.games.old_town_road.words import attribute_name, card_name


def why_not(play: Play, view: View, action: TownAction) -> Text | None:
    """Return the reason, or None if the action is legal."""
    if view.phase == OVER:
        return text("The journey is over.")
    if isinstance(action, Place | RideOn):
        return _why_not_settle(play, view, action)
    if view.phase > OUTSIDE:
        return waiting(play.cards, view)
    match action:
        case Shootout():
            return why_no_shot(play.cards, view, action.shooter, action.target)
        case Robbery():
            return why_no_robbery(play, view, action.card)
        case Getaway():
            return why_not_on_road(play.cards, view, action.card)
        case Enter():
            return why_no_entry(view)


def waiting(cards: Cards, view: View) -> Text:
    """Return what comes first while a drawn card waits."""
    return text(
        "First choose where the {card} goes: it has just been drawn.",
        card=card_name(cards[view.drawn]),
    )


def why_no_entry(view: View) -> Text | None:
    """Return why the town cannot be entered."""
    if view.phase != EVENT:
        return None
    return text("Until Old Town is revealed you must take part in an event (ruling 6).")


def _why_not_settle(play: Play, view: View, action: Place | RideOn) -> Text | None:
    if view.phase <= OUTSIDE:
        return text("No drawn card is waiting for a place.")
    name = card_name(play.cards[view.drawn])
    if isinstance(action, RideOn) and view.phase == CROSSROADS:
        return text("The {card} shows no train, so it cannot be sent on.", card=name)
    if isinstance(action, Place) and action.side == RIGHT and view.phase != CROSSROADS:
        return text("The {card} shows no crossroads, so it joins on the left.", card=name)
    return None


def why_not_on_road(cards: Cards, view: View, card_id: str) -> Text | None:
    """Return why a card is not there to be chosen."""
    index = cards.index.get(card_id, -1)
    if index < 0:
        return text("There is no such card.")
    if index in view.road:
        return None
    return text("The {card} is not on the road.", card=card_name(cards[index]))


def why_no_shot(cards: Cards, view: View, shooter_id: str, target_id: str) -> Text | None:
    """Return why one card cannot shoot another (rulings 2 and 3)."""
    for card_id in (shooter_id, target_id):
        if (missing := why_not_on_road(cards, view, card_id)) is not None:
            return missing
    shooter, target = cards[cards.index[shooter_id]], cards[cards.index[target_id]]
    if not shooter.character:
        return text("The {card} is an establishment and shoots nobody.", card=card_name(shooter))
    if not target.character:
        return text(
            "The {card} is an establishment; only characters can be shot.", card=card_name(target)
        )
    if shooter is target:
        return text("The {card} does not shoot itself.", card=card_name(shooter))
    return _why_no_match(view, shooter, target) or _why_too_far(view, shooter, target)


def _why_no_match(view: View, shooter: Card, target: Card) -> Text | None:
    if set(shooter.targets) & target.attributes(view.is_turned(target.index)):
        return None
    return text(
        "The {shooter} shoots {list} only, and the {target} is none of these.",
        shooter=card_name(shooter),
        target=card_name(target),
        list=tuple(attribute_name(attribute) for attribute in shooter.targets),
    )


def _why_too_far(view: View, shooter: Card, target: Card) -> Text | None:
    steps = abs(view.road.index(shooter.index) - view.road.index(target.index))
    if steps <= shooter.range:
        return None
    return ntext(
        "The {target} is {steps} steps away; the {shooter} reaches {range} step.",
        "The {target} is {steps} steps away; the {shooter} reaches {range} steps.",
        count="range",
        target=card_name(target),
        shooter=card_name(shooter),
        steps=steps,
        range=shooter.range,
    )


def why_no_robbery(play: Play, view: View, card_id: str) -> Text | None:
    """Return why an establishment cannot be robbed (ruling 5)."""
    cards = play.cards
    if (missing := why_not_on_road(cards, view, card_id)) is not None:
        return missing
    card = cards[cards.index[card_id]]
    if card.character:
        return text("The {card} is a character; only establishments can be robbed.",
                    card=card_name(card))  # fmt: skip
    if not card.safe:
        return text("The {card} has no safe.", card=card_name(card))
    at = view.road.index(card.index)
    left = _closest(cards, view.road[:at][::-1])
    right = _closest(cards, view.road[at + 1 :])
    if left is None:
        return text("Nobody stands on the left of the {card}.", card=card_name(card))
    if right is None:
        return text("Nobody stands on the right of the {card}.", card=card_name(card))
    for robber in (left, right):
        if robber.affiliation != "outlaw":
            return text(
                "The {robber} is the closest character and no outlaw.", robber=card_name(robber)
            )
    return _why_not_enough(card, left, right)


def _closest(cards: Cards, road: Sequence[int]) -> Card | None:
    return next((cards[card] for card in road if cards[card].character), None)


def _why_not_enough(card: Card, left: Card, right: Card) -> Text | None:
    if left.number + right.number >= card.number:
        return None
    return text(
        "The outlaws beside the {card} have {a} and {b}: too few for its {number}.",
        card=card_name(card),
        a=left.number,
        b=right.number,
        number=card.number,
    )
