"""Where the screens lead. They name each other here only, and are imported when gone to:
otherwise each of them would have to be imported before each other.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.types import Text, text
from game.ui.dialog import Dialog, failure

if TYPE_CHECKING:
    from engines.bots.review import Review
    from engines.core.match import Match
    from game.scene import AppContext, Scene
    from saves.cover import Cover


def title(ctx: AppContext) -> Scene:
    """Return the title screen."""
    from game.scenes.title import TitleScene

    return TitleScene(ctx)


def to_title(ctx: AppContext) -> None:
    """Go back to the title; everything else is left."""
    ctx.stage.reset(title(ctx))


def to_new_game(ctx: AppContext, slug: str = "") -> None:
    """Choose a game and who plays, with one game chosen already."""
    from game.scenes.new_game import NewGameScene

    ctx.stage.push(NewGameScene(ctx, slug))


def to_load(ctx: AppContext) -> None:
    """Show the saved games."""
    from game.scenes.load import LoadScene

    ctx.stage.push(LoadScene(ctx))


def to_settings(ctx: AppContext) -> None:
    """Show the settings, over whatever is there."""
    from game.scenes.settings import SettingsScene

    ctx.stage.push(SettingsScene(ctx))


def to_rules(ctx: AppContext, slug: str = "", chapter: str = "", table: bool = False) -> None:
    """Open the rules of a game at a chapter or paragraph id; ``table``: from a game."""
    from game.scenes.rules import RulesScene

    ctx.stage.push(RulesScene(ctx, slug, chapter, table))


def to_table(ctx: AppContext, match: Match, cover: Cover, warning: Text | None = None) -> None:
    """Sit down at a match; everything else is left. ``warning`` is what its save lacked."""
    from game.scenes.table import TableScene

    ctx.stage.reset(TableScene(ctx, match, cover))
    if warning is not None:
        ctx.stage.push(Dialog(ctx, failure(text("Not the whole save is here"), warning)))


def to_result(ctx: AppContext, match: Match, cover: Cover) -> None:
    """Show how a finished match ended, in place of the table."""
    ctx.stage.reset(result(ctx, match, cover))


def result(ctx: AppContext, match: Match, cover: Cover) -> Scene:
    """Return the result of a finished match: a game for one may have an ending of its own."""
    from game.scenes.result import ResultScene, SoloResultScene
    from game.tables import table

    ending = table(match.spec.slug).ending
    if ending is not None:
        return SoloResultScene(ctx, match, cover, ending(match))
    return ResultScene(ctx, match, cover)


def to_look_back(ctx: AppContext, match: Match, review: Review, number: int) -> None:
    """Show a judged decision of a finished game on its table, over the result."""
    from game.scenes.result import LookBackScene

    ctx.stage.push(LookBackScene(ctx, match, review, number))


def continue_save(ctx: AppContext, id_: str) -> None:
    """Open a save and sit down at it, or at its result; a fault is told in a dialog."""
    from game.scenes.opening import open_save

    open_save(ctx, id_)
