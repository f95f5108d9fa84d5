"""Opening a save: at the table, at its result, or a sentence on why it cannot be opened."""

from __future__ import annotations

from engines.core.types import text
from game.scene import AppContext
from game.scenes import routes
from game.ui.dialog import Answer, Ask, Dialog
from saves.cover import Opened
from saves.errors import SaveError


def open_save(ctx: AppContext, id_: str, upto: int | None = None) -> None:
    """Open a save and go to it; a fault is told, with what can still be had of the game."""
    try:
        opened = ctx.store.open(id_, upto)
    except SaveError as error:
        ctx.stage.push(Dialog(ctx, _fault(ctx, id_, error)))
        return
    go_to(ctx, opened)


def go_to(ctx: AppContext, opened: Opened) -> None:
    """Sit down at an opened game, or show how it ended."""
    if opened.match.over:
        routes.to_result(ctx, opened.match, opened.cover)
    else:
        routes.to_table(ctx, opened.match, opened.cover, opened.warning)


def _fault(ctx: AppContext, id_: str, error: SaveError) -> Ask:
    answers = [Answer(text("Close"), safe=True)]
    body = [error.reason]
    if error.usable:
        body.append(text("It plays well up to move {number}.", number=error.usable))
        answers.insert(
            0,
            Answer(
                text("Open up to there"),
                lambda: open_save(ctx, id_, error.usable),
                kind="primary",
                icon="play",
            ),
        )
    return Ask(text("This save cannot be opened"), body, answers, "warn", "danger")
