"""The same table once more, inside the test: what lies where, and what a click or key would do.

The twin is opened from the game's own file, at the window's size, and gets every click and key
that the window gets; the bots' acts come from the file. So a hand knows where to click, as a
person does who sees the table, and what the file holds must be what the twin has come to.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from engines.core.match import HUMAN, Match, Played
from engines.core.types import Thing
from game.scenes.table import TableScene
from game.tables.spec import BOARD, HAND
from game.ui.dialog import Dialog
from saves.cover import Cover
from saves.listing import load
from saves.opening import open_match
from tests.e2e.desktop import HEIGHT, WIDTH, App, until
from tests.e2e.tables import kept, saves_in, seats
from tests.game.driver import Driver, Where
from tests.game.tables import Table

ARROWS = {
    "Left": (pygame.K_LEFT, -1, 0),
    "Right": (pygame.K_RIGHT, 1, 0),
    "Up": (pygame.K_UP, 0, -1),
    "Down": (pygame.K_DOWN, 0, 1),
}
OTHERS = {"Tab": pygame.K_TAB, "Return": pygame.K_RETURN}
Start = Callable[..., App]
Drive = Callable[..., Driver]
PAUSE = 0.36
"""Seconds after a move in which a press is taken for the end of a double click."""
BOTS = 60.0
ONE = {BOARD, HAND}
"""Arrows go to and fro between these; Tab goes to the other areas."""


class Twin:
    """A hand at the real window, guided by a table of its own."""

    def __init__(self, app: App, home: Path, driver: Driver, seed: int = 1) -> None:
        self.app, self.home, self.driver = app, home, driver
        self.dice = random.Random(seed)
        self.clicks = self.keys = self.drags = 0
        self.walked: list[str] = []
        if isinstance(driver.app.stack.top, TableScene):
            driver.app.stack.top.below = True  # an earlier twin stands still under this one
        # What the bots do is told by the window alone, from the first moment.
        self.table = Table(driver, self.kept(), late=True)

    # ------------------------------------------------------------ the game
    def kept(self) -> Match:
        """Return the game as its file holds it now."""
        (path,) = saves_in(self.home)
        cover = Cover(id=path.stem, game="", created=kept(self.home).created)
        return open_match(kept(self.home), cover, path.name).match

    @property
    def moves(self) -> int:
        """How long the log is."""
        return len(self.table.match.log)

    def catch_up(self) -> None:
        """Wait until the window has kept what the twin did, and the bots have answered."""
        match = self.table.match
        log = list(match.log)

        def answered() -> Match | None:
            now = self.kept()
            due = now.over or now.players[now.to_act].who == HUMAN
            return now if due and len(now.log) >= len(log) else None

        now = until("the next decision in the window", answered, BOTS)
        assert now is not None
        assert now.log[: len(log)] == log, "the window and its twin went different ways"
        time.sleep(PAUSE)
        for entry in now.log[len(log) :]:
            if isinstance(entry, Played):
                self.table.desk.play(entry.action)
                self.driver.step(2)

    def play(self, hand: str, moves: int = 10_000) -> None:
        """Play so many decisions, or to the end, with the mouse or the keys alone."""
        time.sleep(1.0)  # a window just opened may not have the keys yet
        self._read(hand)  # a welcome
        self.catch_up()  # a bot may begin
        for _ in range(moves):
            before = self.moves
            self.table.settle(1.0)
            for _ in range(60):
                self.mouse() if hand == "mouse" else self.keyboard()
                if self.moves > before:
                    break
            assert self.moves > before, f"no way on with the {hand}"
            self._read(hand)  # the bots wait until what was told is read
            self.catch_up()
            if self.table.match.over:
                self._read(hand)
                return

    def _read(self, hand: str) -> None:
        """Read what a game tells before its first act, or after its last until the result."""
        self.table.settle(1.0)
        while self.table.on_top and self.table.desk.interlude:
            time.sleep(PAUSE)
            self.mouse() if hand == "mouse" else self.keyboard()
            self.table.settle(1.0)

    # ------------------------------------------------------------ mouse
    def mouse(self) -> None:
        """Click anything that leads on, or drag a card where it may go."""
        if self._answered_dialog():
            return
        if self.dice.random() < 0.25 and self._dragged():
            return
        spots = [s for s in self.table.choosable() if s.box.w]
        assert spots, "there is always something to click"
        self.click(self.table.box(self.dice.choice(spots).thing))

    def click(self, where: Where) -> None:
        """Click in the window and in its twin."""
        x, y = _centre(where)
        self.app.click((x + 0.5) / WIDTH, (y + 0.5) / HEIGHT)
        self.driver.click((x, y))
        self.clicks += 1
        time.sleep(0.03)

    def drag(self, start: Where, end: Where) -> None:
        """Drag in the window and in its twin."""
        a, b = _centre(start), _centre(end)
        self.app.drag((a[0] / WIDTH, a[1] / HEIGHT), (b[0] / WIDTH, b[1] / HEIGHT))
        self.driver.drag(a, b)
        self.drags += 1

    def _dragged(self) -> bool:
        """Drag something onto something else, if two things settle an option together."""
        desk = self.table.desk
        if desk.window is not None or desk.chooser.chosen or not desk.may_choose:
            return False
        movable = {s.thing for s in desk.pointer.spots if s.movable}
        pairs = [
            (a, b)
            for option in desk.decision.options
            for a, b in self._pairs(option)
            if a in movable and len(desk.chooser.both(a, b)) == 1
        ]
        if not pairs:
            return False
        a, b = self.dice.choice(pairs)
        self.drag(self.table.box(a), self.table.box(b))
        return True

    def _pairs(self, option: object) -> list[tuple[Thing, Thing]]:
        desk = self.table.desk
        ways = list(desk.board.ways(option)) or [desk.board.things(option)]
        spots = {s.thing for s in desk.pointer.spots}
        return [
            (way[0], way[1])
            for way in ways
            if len(way) == 2 and {*way} <= spots and way[0] != way[1]
        ]

    # ------------------------------------------------------------ keyboard
    def keyboard(self) -> None:
        """Go to something that leads on with the keys, as straight as they allow; choose it."""
        if self._answered_dialog():
            return
        pointer = self.table.desk.pointer
        spots = [s for s in self.table.choosable() if s.box.w]
        goal = self.dice.choice(spots).thing
        seen: set[Thing] = set()
        for _ in range(60):
            if pointer.focus == goal and pointer.keyed:
                self.key("Return")
                return
            before = pointer.focus
            spot, here = pointer.spot(goal), pointer.spot(pointer.focus)
            assert spot is not None
            astray = before in seen  # arrows would lead in a ring
            seen.add(before)
            apart = here is None or (here.area != spot.area and not {here.area, spot.area} <= ONE)
            if apart or astray:
                self.key("Tab")
                continue
            assert here is not None
            for name in self._towards(spot.box.center, here.box.center):
                self.key(name)
                if pointer.focus != before:
                    break
            else:
                self.key("Tab")
        raise AssertionError(f"the keys do not lead to {goal}: {self.walked[-14:]}")

    @staticmethod
    def _towards(goal: tuple[int, int], here: tuple[int, int]) -> list[str]:
        dx, dy = goal[0] - here[0], goal[1] - here[1]
        found = sorted(
            (-(x * dx + y * dy), name) for name, (_, x, y) in ARROWS.items() if x * dx + y * dy > 0
        )
        return [name for _, name in found]

    def key(self, name: str) -> None:
        """Press a key in the window and in its twin."""
        code = ARROWS[name][0] if name in ARROWS else OTHERS[name]
        self.app.key(name)
        self.driver.key(code)
        self.keys += 1
        self.walked.append(f"{name} {self.table.desk.pointer.focus}")

    # ------------------------------------------------------------ inside
    def _answered_dialog(self) -> bool:
        """True if something lay over the table and has been answered with Enter."""
        if not isinstance(self.driver.top, Dialog):
            return False
        self.key("Return")
        return True


def _centre(where: Where) -> tuple[int, int]:
    if isinstance(where, tuple):
        return where
    box = where if isinstance(where, pygame.Rect) else where.rect
    return box.centerx, box.centery


def killed_at_each_kind(
    start: Start, home: Path, drive: Drive, slug: str, moves: int, wanted: Iterable[str] = ()
) -> None:
    """Play on, and at the first decision of each kind kill the window, and open the game again.

    The person is in the middle of the decision, of a choice even. Nothing played may be lost,
    and the game goes on. Ends after so many moves, or once the wanted kinds have come up.
    """
    app = start(*seats(slug, "human"), "--seed", "5")
    app.shown()
    (path,) = until("the game's file", lambda: saves_in(home))
    driver = drive()
    twin, met = Twin(app, home, driver), set[str]()
    twin.catch_up()  # a bot may begin
    for _ in range(moves):
        kind = twin.table.desk.decision.kind
        if kind not in met:
            met.add(kind)
            twin.mouse()  # half a choice, or a whole one
            time.sleep(PAUSE)
            before = load(path).entries
            app.kill()
            app = start("--load", str(path))
            app.shown()
            assert load(path).entries == before
            twin = Twin(app, home, driver, seed=len(met))
        if wanted and set(wanted) <= met:
            break
        twin.play("mouse", 1)
    assert set(wanted) <= met, met
    twin.play("mouse", 1)
    app.close_window()
    assert app.ended() == 0
    assert "Traceback" not in app.errors
