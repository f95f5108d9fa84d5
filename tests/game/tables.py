"""Tables for the tests: matches, a thinker without a process, and what a person would do."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect

from engines.catalogue import games
from engines.core.bot import Thought
from engines.core.match import Match, Played, Player
from engines.core.rng import Dice, seeded
from engines.core.types import Action, Decision, Setup, Thing
from game.scenes.table import TableScene
from game.tables.seats import COLOURS
from game.tables.spec import WINDOW, Note, Spot
from tests.game.driver import Driver

NAMES = ("Ada", "Bea", "Yuri", "Wanda")
ROAD = "on_the_road"


@dataclass(slots=True)
class Said:
    """An answer of the thinker."""

    token: int
    thought: Thought
    final: bool = True


class QuickThinker:
    """Answers in the next frame with a legal action, drawn from the match's seed and log."""

    def __init__(self) -> None:
        self.asked = 0
        self.waiting: Said | None = None
        self.late = False

    def ask(self, match: Match, level: str) -> int:
        """Think of any legal action."""
        self.asked += 1
        legal = match.rules.legal(match.state)
        choice = Dice(seeded(match.seed, len(match.log))).below(len(legal))
        self.waiting = Said(self.asked, Thought(legal[choice], (), 1.0))
        return self.asked

    def hint(self, match: Match) -> int:
        """Advise any legal action."""
        return self.ask(match, "hard")

    def poll(self) -> Said | None:
        """Return the answer once, unless told to be late."""
        if self.late:
            return None
        said, self.waiting = self.waiting, None
        return said

    def study(self, match: Match, kind: str) -> int:
        """Look into a finished game for ever."""
        self.asked += 1
        return self.asked

    def studied(self) -> None:
        """Find nothing."""

    def hurry(self) -> None:
        """Answer now."""
        self.late = False

    def cancel(self) -> None:
        """Forget it."""
        self.waiting = None

    def warm(self) -> None:
        """Be ready."""

    def close(self) -> None:
        """Be gone."""


def dealt(players: int = 4, seed: int = 7, humans: int = 1, slug: str = ROAD) -> Match:
    """Return a new match, people first, then easy bots."""
    seats = [
        Player(NAMES[n], "human" if n < humans else "easy", COLOURS[n], "rosa")
        for n in range(players)
    ]
    return Match.deal(games()[slug], Setup(players), seed, seats)


def played(match: Match, until: Callable[[Match, Decision], bool]) -> Match:
    """Play at random until a decision fits; fails if none ever does."""
    dice = random.Random(match.seed)
    while not match.over:
        decision = match.decision(match.to_act)
        assert decision is not None
        if until(match, decision):
            return match
        match.play(dice.choice(match.rules.legal(match.state)))
    raise AssertionError("no decision of this kind came up")


def at(kind: str, players: int = 3, seed: int = 0, seat: int = 0) -> Match:
    """Return a match in which a seat faces a kind of decision."""
    for tried in range(seed, seed + 200):
        match = dealt(players, tried)
        try:
            return played(
                match, lambda m, d: d.kind == kind and m.to_act == seat and d.options != ()
            )
        except AssertionError:
            continue
    raise AssertionError(f"no {kind} in 200 games")


class Table:
    """A table scene under a driver, and hands to play it with."""

    def __init__(
        self, driver: Driver, match: Match, animation: str = "none", late: bool = False
    ) -> None:
        self.driver = driver
        self.thinker = QuickThinker()
        self.thinker.late = late
        services: Any = driver.ctx.services
        services.thinker = self.thinker
        settings: Any = driver.ctx.settings
        settings.animation = animation
        settings.bot_pace = "at_once"
        self.match = match
        self.scene = TableScene(driver.ctx, match, driver.ctx.store.begin(match))
        driver.open(self.scene)
        driver.step(2)

    @property
    def desk(self) -> Any:
        """The table's state."""
        return self.scene.desk

    def box(self, thing: Thing) -> Rect:
        """Return where a thing can be pointed at: a point of it that nothing else covers."""
        pointer = self.desk.pointer
        spot = pointer.spot(thing)
        assert spot is not None, thing
        for dx in (0, -0.3, 0.3, -0.42, 0.42):
            for dy in (0, -0.3, 0.3, -0.42, 0.42):
                at_ = (
                    round(spot.box.centerx + dx * spot.box.w),
                    round(spot.box.centery + dy * spot.box.h),
                )
                if pointer.under(at_) == thing:
                    return Rect(at_, (1, 1))
        return Rect(spot.box)

    def note(self) -> Note | None:
        """Return what the explain box says."""
        picture = self.scene.picture
        return picture.wording.note(picture.panels, picture.controls)

    @property
    def on_top(self) -> bool:
        """True if nothing lies over the table."""
        return self.driver.top is self.scene

    def last_actions(self, since: int) -> list[Action]:
        """Return the actions played since a length of the log."""
        return [e.action for e in self.match.log[since:] if isinstance(e, Played)]

    def point(self, thing: Thing) -> None:
        """Move the mouse onto a thing."""
        self.driver.move(self.box(thing))
        self.driver.step()

    def click(self, thing: Thing) -> None:
        """Click a thing."""
        self.driver.click(self.box(thing))

    def choosable(self) -> list[Spot]:
        """Return the spots that lead on now."""
        lit = self.desk.lit
        found = [
            s for s in self.desk.pointer.spots if s.thing in lit or s.thing.startswith("ui:option")
        ]
        if self.desk.window is not None:
            return [s for s in found if s.area == WINDOW]
        return found

    def settle(self, seconds: float = 30.0) -> None:
        """Let time pass until the person may choose or the game is over."""
        while seconds > 0 and not self.desk.may_choose and self.on_top:
            self.driver.step(1, 0.1)
            seconds -= 0.1

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key."""
        self.driver.key(key, mod)

    def choose(self, action: Action) -> None:
        """Play an action as the person at the table would, by clicking its things in turn."""
        option = self.desk.option_of(action)
        assert option is not None
        for thing in option.things:
            if thing in self.desk.lit:
                self.click(thing)
            if self.desk.option_of(action) is None or not self.desk.may_choose:
                return


def my_drive(players: int = 3, seed: int = 4) -> Match:
    """A match in which the person drives, not from the barn."""
    return played(
        dealt(players, seed), lambda m, d: m.to_act == 0 and d.kind == "drive" and len(m.log) > 8
    )


def cards(table: Table) -> list[str]:
    """The lit cards of the hand."""
    return sorted(t for t in table.desk.lit if t.startswith("card:"))


CTRL = pygame.KMOD_CTRL
