"""Who plays: a seat may be handed to a bot or taken over at any moment."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engines.core.match import HUMAN
from engines.core.types import Seat, Text, Who, text
from game.scene import AppContext
from game.scenes.levels import who_words
from game.ui.dialog import Answer, Ask, Dialog

if TYPE_CHECKING:
    from game.scenes.table.orders import Orders


def seats_dialog(ctx: AppContext, orders: Orders) -> Dialog:
    """Return the dialog that asks which seat is to change hands."""
    answers = [Answer(text("Back"), safe=True)]
    for seat, player in enumerate(orders.match.players):
        said = text("{who}: {player}", who=Who(seat), player=who_words(player.who))
        icon = "person" if player.human else "bot"
        answers.append(Answer(said, partial(orders.seat, seat), icon=icon))
    body = text("Choose a seat to hand it to a bot, or to take it over.")
    ask = Ask(text("Who plays"), (body,), tuple(answers), "person", column=True)
    return Dialog(ctx, ask, orders.table.skin)


def seat_dialog(ctx: AppContext, orders: Orders, seat: Seat) -> Dialog:
    """Return the dialog that asks who is to play a seat from now on."""
    now = orders.match.players[seat].who
    answers = [Answer(text("As it is"), safe=True)]
    for who in (HUMAN, *orders.match.spec.levels):
        if who != now:
            icon = "person" if who == HUMAN else "bot"
            answers.append(Answer(_to(who), partial(orders.hand_to, seat, who), icon=icon))
    title = text("Who plays for {who}?", who=Who(seat))
    return Dialog(ctx, Ask(title, (), tuple(answers), "person", column=True), orders.table.skin)


def _to(who: str) -> Text:
    if who == HUMAN:
        return text("A person at this screen")
    return text("A {player}", player=who_words(who))
