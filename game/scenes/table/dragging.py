"""Picking things up and laying them down: options by dragging, own acts changed by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.errors import CannotUndo
from engines.core.types import Text, Thing

if TYPE_CHECKING:
    from game.scenes.table.desk import Desk
    from game.scenes.table.orders import Orders


def pick_up(desk: Desk) -> None:
    """Take up what is pressed, if it can be carried anywhere."""
    pointer = desk.pointer
    spot = pointer.spot(pointer.pressed)
    if spot is None or not spot.movable or desk.window is not None or not desk.may_choose:
        return
    if desk.chooser.fits(spot.thing):
        desk.chooser.chosen = (spot.thing,)
    elif spot.thing not in desk.changes:
        return
    pointer.dragged = spot.thing
    desk.stale = True


def lay_down(orders: Orders, dragged: Thing, onto: Thing) -> Text | None:
    """Choose what a drag means, or change an own act; return why it means nothing."""
    desk = orders.desk
    desk.stale = True
    if onto == dragged:
        desk.chooser.cancel()
        return None
    options = desk.chooser.both(dragged, onto)
    if len(options) == 1:
        orders.choose(options[0])
        return None
    if options:
        desk.chooser.chosen = (dragged, onto)
        return None
    desk.chooser.cancel()
    if onto in desk.changes.get(dragged, {}):
        return change(desk, dragged, onto)
    return desk.why_not(onto) if onto else None


def change(desk: Desk, thing: Thing, onto: Thing = "") -> Text | None:
    """Change an own act as the board says (see ``TableBoard.changes``); return why not."""
    meant = desk.changes[thing][onto]
    try:
        desk.session.go_back_to(meant.start)
    except CannotUndo as error:
        return error.reason
    for act in meant.acts[:-1]:
        desk.session.play(act)
    desk.offer_again()
    for act in meant.acts[-1:]:
        desk.play(act)
    return None
