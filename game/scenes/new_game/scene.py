"""The New game screen: a game, who plays it, its options, and the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import pygame
from pygame import Rect
from pygame.event import Event

from engines.core.types import Text, text
from game.scene import AppContext
from game.scenes import routes
from game.scenes.house import HouseScreen
from game.scenes.new_game.cards import GameCard, minutes_words, seats_words
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.options import Options
from game.scenes.new_game.panels import Panels
from game.scenes.new_game.seat import SeatRow
from game.scenes.playable import playable
from game.scenes.saved import players_words
from game.scenes.scrolling import AreaGui
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.keys import stroke
from game.ui.skin import WHITE
from game.ui.text import BOLD
from game.ui.widget import Widget

LAST: Final = "last"
"""The name under which the settings remember which game was chosen last."""
SUMMARY: Final = BOLD.but(size=27, colour=WHITE, align="right", lines=2, lead=1.1)
W = TypeVar("W", bound=Widget)


class NewGameScene(HouseScreen):
    """Fills in a ``Draft``; Enter starts, Esc goes back."""

    title = text("New game")
    gui: AreaGui

    def __init__(self, ctx: AppContext, slug: str = "") -> None:
        super().__init__(ctx)
        self.gui = AreaGui()
        self.games = playable()
        self.kept: dict[str, Any] = dict(ctx.settings.last_table)
        self.finished = {
            result.slug
            for result in ctx.results.all()
            if any(player.human for player in result.players)
        }
        self.drafts: dict[str, Draft] = {}
        self.tags: dict[str, Widget] = {}
        self.choose_game(slug if slug in self.games else self._last_slug(), build=False)

    def _last_slug(self) -> str:
        last = self.kept.get(LAST)
        slug = last.get("slug") if isinstance(last, Mapping) else ""
        return slug if isinstance(slug, str) and slug in self.games else next(iter(self.games))

    # ------------------------------------------------------------ what is chosen
    @property
    def people(self) -> int:
        """How many seats people play."""
        return sum(place.human for place in self.draft.places)

    def choose_game(self, slug: str, build: bool = True) -> None:
        """Show a game's seats and options, as they were left."""
        if slug not in self.drafts:
            kept = self.kept.get(slug)
            me = self.ctx.settings.player_name
            spec = self.games[slug].spec
            known = kept if isinstance(kept, Mapping) else None
            self.drafts[slug] = Draft.of(spec, me, known, slug not in self.finished)
        self.slug = slug
        self.draft = self.drafts[slug]
        if build:
            self._anew()

    def change(self, act: Callable[..., object], *args: object) -> None:
        """Change the draft and show everything anew, the focus where it was."""
        act(*args)
        self._anew()

    def renamed(self, seat: int, words: str) -> None:
        """Take a name as it is typed."""
        self.draft.rename(seat, words)

    def seeded(self, words: str) -> None:
        """Take the seed as it is typed; say at once what is wrong with it."""
        self.draft.seed = words
        row = self.options.rows[-1]
        row.help = self.options.seed_help()
        row.problem = self.draft.seed_problem() is not None

    def set(self, field: str, value: object) -> None:
        """Change a setting that holds at every table."""
        setattr(self.ctx.settings, field, value)
        if (trouble := self.ctx.profile.save()) is not None:
            self.ctx.stage.toast(trouble, "warn")

    def start(self) -> None:
        """Deal and sit down; with something wrong, go there instead."""
        if self.draft.problem() is not None:
            self.ctx.sound.play("wrong")
            self.gui.set_focus(self.tags[self._wrong_tag()], show=True)
            return
        match = self.draft.deal()
        self._remember()
        routes.to_table(self.ctx, match, self.ctx.store.begin(match))

    def read_rules(self) -> None:
        """Open the rules of the chosen game."""
        routes.to_rules(self.ctx, self.slug)

    def _wrong_tag(self) -> str:
        for seat in range(len(self.draft.places)):
            if self.draft.name_problem(seat) is not None:
                return f"seat{seat}.name"
        return "seed"

    def _remember(self) -> None:
        slug = self.slug
        kept = {**self.kept, slug: self.draft.kept(), LAST: {"slug": slug}}
        self.ctx.settings.last_table = kept
        self.ctx.profile.save()

    # ------------------------------------------------------------ widgets
    def build(self) -> None:
        """Make all widgets for the draft as it is."""
        self.gui.clear()
        self.tags.clear()
        self.panels = Panels(self)
        self.panels.build()
        self.cards = [self._card(slug) for slug in self.games]
        self.seats = [SeatRow(self, seat) for seat in range(len(self.draft.places))]
        for row in self.seats:
            row.build()
        self.plus = self.panels.plus_button()
        self.options = Options(self)
        self.options.build()
        self.options.add_notice()
        self.back = self.back_button(self.leave_for_title)
        label = BOLD.but(size=34)
        self.go = self.gui.add(
            Button(text("Start"), self.start, kind="primary", icon="play", key="Enter", style=label)
        )
        self.gui.default = self.go

    def tagged(self, tag: str, widget: W) -> W:
        """Add a widget whose focus is kept when everything is made anew."""
        self.tags[tag] = widget
        return self.gui.add(widget)

    def leave_for_title(self) -> None:
        """Go back."""
        self.ctx.stage.pop()

    def _card(self, slug: str) -> GameCard:
        game = self.games[slug]
        card = GameCard(game, slug == self.slug, lambda: self.choose_game(slug))
        return self.tagged(f"game.{slug}", card)

    def _anew(self) -> None:
        focus = next((tag for tag, w in self.tags.items() if w is self.gui.focus), "")
        offsets = [area.scroller.offset for area in self.gui.areas]
        self.build()
        self.layout()
        for area, offset in zip(self.gui.areas, offsets, strict=False):
            area.moved(area.scroller.to(offset))
        if focus:
            known = self.tags.get(focus)
            self.gui.set_focus(known if known and known.usable else self.tags.get("plus"))

    # ------------------------------------------------------------ places
    def layout(self) -> None:
        """Place the panels in one, two or three columns, and the footer."""
        super().layout()
        canvas = self.probe()
        self.place_back(self.back)
        m = self.metrics
        wide = self.wide(self.go, 380)
        high = m.ui_px(68)
        self.go.rect = Rect(self.foot.right - wide, self.foot.bottom - high, wide, high)
        left = self.back.rect.right + m.ui_px(24)
        self.line = Rect(left, self.foot.y, self.go.rect.x - m.ui_px(36) - left, self.foot.h)
        self.panels.place(canvas)

    # ------------------------------------------------------------ the rest
    def handle(self, event: Event) -> bool:
        """Give the event to the widgets; F1 opens the rules."""
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and stroke(event).key == pygame.K_F1:
            self.read_rules()
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        """Draw the ground and the summary."""
        super().paint(canvas)
        canvas.text(self.draft.problem() or self.summary(), self.line, SUMMARY)

    def summary(self) -> Text:
        """Return what would be started, in one line."""
        game = self.games[self.slug]
        players = players_words(len(self.draft.places))
        if self.draft.spec.max_players == 1:
            players = seats_words(game)
        return text(
            "{game}, {players}, about {minutes}",
            game=game.spec.title,
            players=players,
            minutes=minutes_words(game),
        )
