"""What laying a card would do for the score: points, the hand it completes, the symbols."""

from __future__ import annotations

from dataclasses import dataclass

from engines.games.old_town_road.account import Account, account
from engines.games.old_town_road.actions import Getaway, Robbery, Shootout
from engines.games.old_town_road.hands import POINTS, Hand
from engines.games.old_town_road.scoring import score
from game.tables.old_town_road.model import Model


@dataclass(frozen=True, slots=True)
class Gain:
    """What comes of an event: ``face`` is how the card lies, negative face down.

    ``points`` are gained at once, ``hand`` is what the last three cards make then.
    """

    face: int
    points: int
    hand: Hand
    doubled: bool


def gain_of(model: Model, action: object) -> Gain | None:
    """Return what an event brings; None for an action that lays no card."""
    if isinstance(action, Shootout):
        return laid(model, model.face(action.at))
    if isinstance(action, Robbery):
        robbers = model.rules.robbers([c for c in model.road if c >= 0], action.at) or (0, 0)
        exact = sum(model.card(r).number for r in robbers) == model.card(action.at).number
        return laid(model, 2 * action.at + exact)
    if isinstance(action, Getaway):
        return Gain(~model.face(action.at), 0, Hand.NONE, False)
    return None


def laid(model: Model, face: int) -> Gain:
    """Return what a card brings that comes face up under Old Town."""
    pile = [*model.pile, face]
    up = [f for f in pile if f >= 0]
    code = model.tables.hand[up[-3]][up[-2]][up[-1]] if len(up) > 2 else 0
    points = score(model.tables, pile) - score(model.tables, model.pile)
    return Gain(face, points, Hand(code >> 1), bool(code & 1 and POINTS[code]))


def reckoning(model: Model) -> Account:
    """Return the score of the pile as it is shown."""
    return account(model.tables, model.pile)
