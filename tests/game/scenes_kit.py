"""What the tests of the scenes share: saves, finished games, and words that are 40 % longer."""

from __future__ import annotations

import re
from collections.abc import Callable

from engines.core.match import Match, Player
from engines.core.rng import Dice
from engines.core.types import Setup, Text
from game.scene import Scene
from game.scenes.load import LoadScene
from game.scenes.new_game import NewGameScene
from game.scenes.playable import playable
from game.scenes.result import ResultScene
from game.scenes.rules import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.tables.seats import COLOURS
from game.words import Words
from saves.cover import Cover
from tests.game.driver import Driver

NAMES = ("Mara", "Bea", "Yuri", "Wanda")
FACES = ("rosa", "bea", "yuri", "wanda")
PLACE = re.compile(r"(\{\w+\})")


def first_slug() -> str:
    """The first game of the title."""
    return next(iter(playable()))


def a_match(moves: int = 40, seed: int = 7, who: str = "human", slug: str = "") -> Match:
    """A game of the most players, played at random for so many moves or to its end."""
    spec = playable()[slug or first_slug()].spec
    count = spec.max_players
    whos = ["human", *[who] * (count - 1)]
    players = [Player(NAMES[n], whos[n], COLOURS[n], FACES[n]) for n in range(count)]
    options = tuple((option.id, option.default) for option in spec.options)
    match = Match.deal(spec, Setup(count, options), seed, players)
    dice = Dice(seed)
    for _ in range(moves):
        if match.over:
            break
        legal = match.rules.legal(match.state)
        match.play(legal[dice.below(len(legal))])
    return match


def ended(slug: str = "") -> Match:
    """A finished game."""
    match = a_match(20_000, slug=slug)
    assert match.over
    return match


def keep(driver: Driver, match: Match, name: str = "") -> Cover:
    """Save a match; with a name as a copy."""
    cover = driver.ctx.store.begin(match)
    cover.seconds = 2280.0
    driver.ctx.store.leave(match, cover)
    if name:
        driver.ctx.store.save_as(match, cover, name)
    return cover


def at_table(driver: Driver) -> TableScene:
    """The table that is played at, under whatever lies over it."""
    scenes = driver.app.stack.scenes
    return next(scene for scene in scenes if isinstance(scene, TableScene))


def fill(driver: Driver) -> None:
    """Lay saves of every kind into the folder."""
    for slug in playable():
        cover = keep(driver, a_match(slug=slug), "Saturday night")
        keep(driver, ended(slug))
        folder = driver.ctx.store.folder
        whole = (folder / f"{cover.id}.save").read_text("utf-8")
        (folder / "broken.save").write_text(whole[: len(whole) // 2], "utf-8")
        (folder / "newer.save").write_text(whole.replace('"format":1', '"format":99', 1), "utf-8")
        (folder / "empty.save").write_text("", "utf-8")


def screens(driver: Driver) -> dict[str, Callable[[], Scene]]:
    """Every scene of the house, ready to be opened."""
    ctx = driver.ctx
    match = ended()
    match.assists.hints, match.assists.free_undos = 2, 1
    cover = ctx.store.begin(match)
    made: dict[str, Callable[[], Scene]] = {
        "title": lambda: TitleScene(ctx),
        "new_game": lambda: NewGameScene(ctx),
        "new_game_full": lambda: _full(NewGameScene(ctx)),
        "load": lambda: LoadScene(ctx),
        "rules": lambda: RulesScene(ctx),
        "rules_specials": lambda: RulesScene(ctx, first_slug(), "specials", True),
        "result": lambda: ResultScene(ctx, match, cover),
    }
    for page in range(6):
        made[f"settings_{page}"] = _settings(driver, page)
    return made


def _settings(driver: Driver, page: int) -> Callable[[], Scene]:
    return lambda: SettingsScene(driver.ctx, page)


def _full(scene: NewGameScene) -> NewGameScene:
    while scene.draft.may_add:
        scene.draft.add()
    for seat in range(1, len(scene.draft.places), 2):
        scene.draft.seat_person(seat)
    return scene


class LongWords(Words):
    """English that is 40 % longer, as a translation may be."""

    def _message(self, said: Text) -> str:
        return longer(super()._message(said))


def longer(message: str) -> str:
    """Return a message with words added up to 1.4 times its letters, its places kept."""
    plain = PLACE.sub("", message)
    letters = len(plain)
    if letters < 2:
        return message
    wanted = max(round(letters * 0.4), 1)
    extra = ""
    source = [word for word in plain.split() if word.isalpha()] or ["xx"]
    while len(extra) < wanted:
        extra += " " + source[len(extra) % len(source)]
    return message + extra[: wanted + 1].rstrip()
