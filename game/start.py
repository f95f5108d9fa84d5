"""From a checked request to the running app: services, window, first scene."""

from __future__ import annotations

import logging
from dataclasses import replace

from engines.catalogue import game
from engines.core.match import HUMAN, Match
from game.app import App
from game.arguments import Request, complain
from game.scene import AppContext
from game.scenes import routes
from game.scenes.new_game.draft import Draft
from game.scenes.opening import go_to
from game.services import Services
from game.window import NoDisplay, Window, prepare
from game.words import Words
from saves.cover import Opened
from saves.errors import SaveError
from saves.profile import Profile


def start(request: Request) -> int:
    """Run the app until it is closed; return the exit code.

    Without a display, or with a save that cannot be opened, one sentence on stderr and 2.
    """
    logging.basicConfig(level=logging.WARNING, format="roadshow: %(message)s")
    services = Services.open()
    try:
        opened = _opened(request, services)
        window = _window(request, services.profile)
    except (SaveError, NoDisplay) as error:
        complain(_sentence(error, request, services.profile))
        services.close()
        return 2
    app = App(window, services, request.language)
    _first(app.ctx, request, opened)
    for warning in services.profile.warnings:
        app.toast(warning, "warn")
    app.run()
    return 0


def deal(request: Request, me: str) -> Match:
    """Deal the game that was asked for, with its options' defaults."""
    draft = Draft.of(game(request.game), me)
    while len(draft.places) < len(request.seats):
        draft.add()
    while len(draft.places) > len(request.seats):
        draft.remove(len(draft.places) - 1)
    for seat, who in enumerate(request.seats):
        place = draft.places[seat]
        if who != HUMAN and place.human:
            draft.seat_bot(seat)
        draft.places[seat] = replace(draft.places[seat], who=who)
    if request.seed is not None:
        draft.seed = str(request.seed)
    return draft.deal()


def _first(ctx: AppContext, request: Request, opened: Opened | None) -> None:
    if opened is not None:
        go_to(ctx, opened)
    elif request.game:
        match = deal(request, ctx.settings.player_name)
        routes.to_table(ctx, match, ctx.store.begin(match))
    else:
        ctx.stage.push(routes.title(ctx))


def _opened(request: Request, services: Services) -> Opened | None:
    return services.store.open_file(request.load) if request.load else None


def _window(request: Request, profile: Profile) -> Window:
    settings = profile.settings
    prepare(accelerated=not settings.compatible_drawing)
    size = request.window
    if size is None and profile.path.exists():
        size = settings.window_width, settings.window_height
    return Window(size, settings.full_screen and request.window is None)


def _sentence(error: SaveError | NoDisplay, request: Request, profile: Profile) -> str:
    if isinstance(error, SaveError):
        words = Words(request.language or profile.settings.language)
        return f"--load: {words(error.reason)}"
    return f"no window can be opened ({error}): start it where there is a display"
