"""Which order a control gives, and which a key."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.table.errands import do_errand
from game.scenes.table.orders import Orders

CONTROLS: dict[str, Callable[[Orders], None]] = {
    "undo": Orders.undo,
    "redo": Orders.redo,
    "hint": Orders.hint,
    "menu": Orders.menu,
    "log": Orders.whole_log,
    "skip": Orders.finish,
    "hurry": Orders.hurry,
    "step": Orders.step,
    "close_hint": Orders.close_hint,
    "autoplay": Orders.autoplay,
    "errand": do_errand,
    "pace": Orders.pace,
    "rules": Orders.rules,
}
"""Orders by the name of the control that gives them, ``ui:`` left out."""

COMMANDS: dict[str, Callable[[Orders], None]] = {
    "undo": Orders.undo,
    "redo": Orders.redo,
    "hint": Orders.hint,
    "log": Orders.whole_log,
    "last_round": Orders.last_round,
    "autoplay": Orders.autoplay,
    "errand": do_errand,
    "save": Orders.save_as,
    "rules": Orders.rules,
    "menu": Orders.escape,
}
"""Orders by the id of the key command that gives them."""
