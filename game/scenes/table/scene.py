"""The table scene: a match in the window, from sitting down to the result."""

from __future__ import annotations

import copy

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from engines.core.match import Match
from game.scene import AppContext, Scene
from game.scenes import routes
from game.scenes.table.desk import AFTER_END, Desk
from game.scenes.table.greeting import greet
from game.scenes.table.hands import Hands
from game.scenes.table.orders import Orders
from game.scenes.table.picture import Picture
from game.tables import table
from game.ui.canvas import Canvas
from saves.cover import Cover

MOST_UI = 1.5
"""Larger text has no room on the table."""
SHOT_SIZE = (480, 270)
PICTURE_EVERY = 45.0
"""Seconds between pictures kept beside the save."""


class TableScene(Scene):
    """A match at the table; ``cover`` is its file's.

    ``below`` is true while another scene lies above: the game stands still then.
    """

    def __init__(self, ctx: AppContext, match: Match, cover: Cover) -> None:
        super().__init__(ctx)
        self.match = match
        self.cover = cover
        self.below = False
        spec = table(match.spec.slug)
        self.skin = spec.skin
        self.desk = Desk(ctx, match, cover, spec.build(match))
        self.picture = Picture(self.desk, spec)
        self.orders = Orders(self)
        self.hands = Hands(self)
        self._since_picture = 0.0

    # ------------------------------------------------------------ life
    def enter(self) -> None:
        """Give the players their names, keep the game, let the bots wake up."""
        self.ctx.words.call(player.name for player in self.match.players)
        self.desk.session.keep()
        self.desk.resume()
        greet(self.desk)
        self.ctx.thinker.warm()
        self.ctx.kit.sprites.ahead.watch(self.desk.board.soon())

    def leave(self) -> None:
        """Forget what bots think, keep the game."""
        self.desk.bots.drop()
        self._keep_picture()
        self.desk.session.leave()

    def layout(self) -> None:
        """Place everything; what moves is finished."""
        if self.desk.busy:
            self.desk.finish()
        self.desk.pointer.release()
        self.picture.layout(self.probe())
        self.renew()

    def covered(self) -> None:
        """Something lies above: nothing stays pressed."""
        self.desk.pointer.release()

    def uncovered(self) -> None:
        """The table is on top again."""
        self.below = False
        self.desk.stale = True
        self.renew()

    # ------------------------------------------------------------ time
    def update(self, dt: float) -> bool:
        """Let the game go on, unless something lies above the table."""
        self.cover.seconds += dt
        self.hands.wait(dt)
        self.ctx.kit.sprites.ahead.work()
        if self.below:
            return False
        changed = self.desk.advance(dt)
        if self.desk.stale:
            self.renew()
            changed = True
        self._look_after(dt)
        return changed or self.picture.behind

    def _look_after(self, dt: float) -> None:
        """Trouble with the disk, the end, the hand-over, the picture beside the save."""
        desk = self.desk
        trouble = desk.session.trouble()
        if trouble is not None:
            self.orders.not_saved(trouble)
        elif desk.busy or desk.interlude:
            return
        elif self.match.over:
            self._end()
        elif desk.session.needs_curtain:
            self.orders.hand_over()
        self._since_picture += dt
        if self._since_picture > PICTURE_EVERY and desk.may_choose:
            self._keep_picture()

    def _end(self) -> None:
        pause = AFTER_END if self.ctx.settings.animation != "none" else 0.0
        if self.desk.ended >= pause:
            self.below = True
            routes.to_result(self.ctx, self.match, self.cover)

    def _keep_picture(self) -> None:
        self._since_picture = 0.0
        if self.picture.frame is not None and not self.desk.busy:
            self.desk.session.keep_picture(self.orders.shot(SHOT_SIZE))

    # ------------------------------------------------------------ drawing
    def canvas(self, surface: Surface) -> Canvas:
        """Return a canvas in the table's skin, its text no larger than there is room for."""
        kit = copy.copy(self.ctx.kit)
        kit.metrics = self.ctx.metrics.with_ui(min(self.ctx.metrics.ui, MOST_UI))
        return Canvas(surface, kit, self.skin)

    def probe(self) -> Canvas:
        """Return a canvas to measure with, as large as the window."""
        metrics = self.ctx.metrics
        shown = pygame.display.get_surface()
        return self.canvas(shown or Surface((metrics.width, metrics.height)))

    def renew(self) -> None:
        """Take over what is true now into the picture."""
        if self.picture.frame is not None:
            self.picture.renew(self.probe())

    def draw(self, surface: Surface) -> None:
        """Draw the table; what changes may take a few frames to appear."""
        self.picture.spread = not self.below
        self.picture.draw(self.canvas(surface))

    def toast_box(self) -> Rect | None:
        """Return the status bar: short notes cover nothing there that is needed to choose."""
        return self.picture.frame.status if self.picture.frame is not None else None

    # ------------------------------------------------------------ events
    def handle(self, event: Event) -> bool:
        """Take the mouse and the keys."""
        return self.hands.take(event)
