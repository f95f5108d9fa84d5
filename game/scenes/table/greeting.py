"""The board's words for somebody new to a game: shown once, before the first act."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.table.desk import Desk


def greet(desk: Desk) -> None:
    """Show the board's welcome as an interlude, if the person at the screen never saw it."""
    settings, slug = desk.ctx.settings, desk.match.spec.slug
    people = desk.session.humans
    begun = desk.session.story.acts or desk.interlude
    if begun or not people or not settings.table_help or slug in settings.welcomed:
        return
    window = desk.board.welcome(people[0])
    if window is None:
        return
    settings.welcomed = [*settings.welcomed, slug]
    desk.window, desk.interlude = window, True
    buttons = [spot.thing for spot in window.spots() if window.pick(spot.thing)]
    if buttons:  # Enter begins the game
        desk.pointer.focus, desk.pointer.keyed = buttons[0], True


def put_away(desk: Desk) -> bool:
    """Put a brief interlude away; true if there was one."""
    if not desk.interlude or desk.window is None or not desk.window.brief:
        return False
    desk.go_on()
    return True
