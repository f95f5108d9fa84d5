"""Takes the pictures of ``game.shots``: every scene once, with saves and games made for it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pygame

from engines.core.match import Match, Player
from engines.core.rng import Dice
from engines.core.rules import GameSpec
from engines.core.types import Setup
from game.app import App
from game.scene import AppContext, Scene
from game.scenes import routes
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.new_game.draft import FACES
from game.scenes.playable import playable
from game.scenes.rules import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.settings.pages import PAGES
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.services import Services
from game.tables.seats import COLOURS
from game.window import Window

if TYPE_CHECKING:
    from game.shots import Order

MOST_MOVES = 6000
Make: TypeAlias = Callable[[AppContext], Scene]
Name: TypeAlias = str


class StillClock:
    """A clock that gives the same small step for ever."""

    def tick(self, rate: int) -> float:
        """Return a sixtieth of a second."""
        return 1 / 60


def develop(order: Order) -> Iterator[Name]:
    """Take every picture that was ordered and yield its file's name."""
    with tempfile.TemporaryDirectory() as home:
        app = _app(order, Path(home))
        try:
            for name, make in _scenes(app.ctx):
                if order.only in name:
                    yield _take(app, make, order.folder / f"{name}.png")
        finally:
            app.close()


def _app(order: Order, home: Path) -> App:
    services = Services.open(home)
    settings = services.profile.settings
    settings.language, settings.ui_scale = order.language, order.ui_scale
    settings.animation = "none"
    window = Window(order.size, desktop=order.size)
    return App(window, services, order.language, StillClock())


def _take(app: App, make: Make, file: Path) -> Name:
    scene = make(app.ctx)
    app.reset(scene)
    for _ in range(3):
        app.step()
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED, {"window": None}))
    app.step()
    pygame.image.save(app.window.surface, file)
    return file.name


def _scenes(ctx: AppContext) -> Iterator[tuple[Name, Make]]:
    """Every scene by name; those before the first save come first."""
    yield "title_first", TitleScene
    yield "load_empty", LoadScene
    for slug, game in playable().items():
        yield f"new_game_{slug}", partial(NewGameScene, slug=slug)
        yield f"new_game_{slug}_full", partial(_full_table, slug=slug)
        yield f"rules_{slug}", partial(RulesScene, slug=slug)
        yield from _tables(game.table.moments(), game.spec)
        yield f"result_{slug}", partial(_result, spec=game.spec)
    for number, page in enumerate(PAGES):
        yield f"settings_{page.icon}", partial(SettingsScene, page=number)
    _fill(ctx)
    yield "title", TitleScene
    yield "load", LoadScene


def _full_table(ctx: AppContext, slug: str) -> Scene:
    scene = NewGameScene(ctx, slug)
    while scene.draft.may_add:
        scene.draft.add()
    return scene


def _tables(moments: Mapping[str, Match], spec: GameSpec) -> Iterator[tuple[Name, Make]]:
    """A table for each key moment the game names; without any, two from a random game."""
    known = dict(moments) or {
        name: played(spec, moves) for name, moves in (("start", 0), ("middle", 60))
    }
    for name, match in known.items():
        yield f"table_{spec.slug}_{name}", partial(_table, match=match)


def _table(ctx: AppContext, match: Match) -> Scene:
    return TableScene(ctx, match, ctx.store.begin(match))


def _result(ctx: AppContext, spec: GameSpec) -> Scene:
    match = played(spec, MOST_MOVES)
    cover = ctx.store.begin(match)
    cover.seconds = 2460.0
    match.assists.hints = 2
    return routes.result(ctx, match, cover)


def played(spec: GameSpec, moves: int, seed: int = 48213907) -> Match:
    """Return a game of people, played at random for so many moves or to its end."""
    count = spec.max_players
    names = [face.capitalize() for face in FACES[:count]]
    players = [Player(n, "human", COLOURS[s], FACES[s]) for s, n in enumerate(names)]
    options = tuple((option.id, option.default) for option in spec.options)
    match = Match.deal(spec, Setup(count, options), seed, players)
    dice = Dice(seed)
    for _ in range(moves):
        if match.over:
            break
        legal = match.rules.legal(match.state)
        match.play(legal[dice.below(len(legal))])
    return match


def _fill(ctx: AppContext) -> None:
    """Lay saves into the empty folder: running, named, finished, damaged, of a newer app."""
    store = ctx.store
    for game in playable().values():
        match = played(game.spec, 60)
        cover = store.begin(match)
        cover.seconds = 2280.0
        store.leave(match, cover)
        store.save_as(match, cover, "Saturday night")
        ended = played(game.spec, MOST_MOVES, 7)
        store.leave(ended, store.begin(ended))
        whole = (store.folder / f"{cover.id}.save").read_text("utf-8")
        (store.folder / "damaged.save").write_text(whole[: len(whole) // 2], "utf-8")
        newer = whole.replace('"format":1', '"format":99', 1)
        (store.folder / "from-the-future.save").write_text(newer, "utf-8")
