"""The result of a game for one: the points, how good the deal was, and the moves that cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from engines.bots.review import Judgement
from engines.core.match import Handed, Match
from engines.core.types import Text, ntext, text
from game.scene import AppContext
from game.scenes import routes
from game.scenes.house import HouseScreen, draw_bar
from game.scenes.load.detail import assists_words
from game.scenes.new_game.draft import new_seed, seed_of, shown_seed
from game.scenes.result.insight import Insight
from game.scenes.result.panels import UPPER, CostRow, draw_deal, draw_looking_back
from game.tables import table
from game.tables.ending import Ending
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.text import BOLD
from saves.cover import Cover
from saves.errors import StoreError
from saves.results import Result

BUTTON: Final = BOLD.but(size=28)
MOST_ROWS: Final = 3
"""So many of the costly moves are listed."""


class SoloResultScene(HouseScreen):
    """How a finished game for one ended; its result is kept once, however often it is shown."""

    most_ui = 1.15

    def __init__(self, ctx: AppContext, match: Match, cover: Cover, ending: Ending) -> None:
        super().__init__(ctx)
        self.match = match
        self.cover = cover
        self.ending = ending
        self.skin = table(match.spec.slug).skin
        self.total = match.outcome.standings[0].total
        self.insight = Insight(ctx.thinker, match)
        self.boxes: dict[str, Rect] = {}
        self.rows: list[CostRow] = []
        self.compared = text("")

    # ------------------------------------------------------------ life
    def enter(self) -> None:
        """Keep the result, begin to look into it."""
        self.ctx.words.call(player.name for player in self.match.players)
        self.compared = self._compared()
        try:
            self.ctx.results.add(Result.of(self.match, self.cover))
        except StoreError as error:
            self.ctx.stage.toast(error.reason, "warn")
        self.ctx.sound.play("win")
        self.insight.begin()
        super().enter()

    def leave(self) -> None:
        """Stop looking into it."""
        self.insight.stop()
        super().leave()

    def update(self, dt: float) -> bool:
        """Listen for what was found."""
        known = self.insight.review
        news = self.insight.poll()
        if self.insight.review is not known:
            self._list_costs()
            self.layout()
        return super().update(dt) or news

    # ------------------------------------------------------------ widgets
    def build(self) -> None:
        """Make the buttons."""
        self.gui.clear()
        self.rows = []
        add, seed = self.gui.add, shown_seed(self.match.seed)
        self.buttons = [
            add(self._button(text("New deal"), self._anew, "dice", "primary", "Enter")),
            add(self._button(text("Deal {seed} again", seed=seed), self._same, "redo")),
            add(self._button(text("Title"), lambda: routes.to_title(self.ctx), "menu", key="Esc")),
        ]
        self.gui.default, self.gui.escape = self.buttons[0], self.buttons[-1]
        if self.insight.review is not None:
            self._list_costs()

    def _button(
        self, said: Text, act: Callable[[], None], icon: str, kind: str = "plain", key: str = ""
    ) -> Button:
        return Button(said, act, kind=kind, icon=icon, key=key, style=BUTTON)

    def _list_costs(self) -> None:
        review = self.insight.review
        if review is None or self.rows:
            return
        turns = self._turns()
        for judgement in review.worst(MOST_ROWS):
            look = self._look_at(judgement)
            row = CostRow(judgement, turns[judgement.number], look)
            self.rows.append(self.gui.add(row))

    def _look_at(self, judgement: Judgement) -> Callable[[], None]:
        def look() -> None:
            review = self.insight.review
            if review is not None:
                routes.to_look_back(self.ctx, self.match, review, judgement.number)

        return look

    def _turns(self) -> list[int]:
        """Return the round in which each action was played."""
        found, before = [], [1]

        def each(number: int, entry: object, events: object, state: object) -> None:
            if not isinstance(entry, Handed):
                found.append(before[0])
            before[0] = self.match.rules.round_of(state)

        self.match.retold(None, each)
        return found

    def _anew(self) -> None:
        self._deal(seed_of(new_seed()) or 0)

    def _same(self) -> None:
        self._deal(self.match.seed)

    def _deal(self, seed: int) -> None:
        match = self.match
        again = Match.deal(match.spec, match.setup, seed, match.opening, match.rules)
        routes.to_table(self.ctx, again, self.ctx.store.begin(again))

    # ------------------------------------------------------------ places
    def layout(self) -> None:
        """Place poster, account and ranks above the course, deal and review beside them."""
        super().layout()
        m = self.metrics
        gap = m.px(22)
        foot = m.ui_px(62) + 2 * m.px(14)
        area = Rect(gap, self.bar.bottom + gap, m.width - 2 * gap, 0)
        area.h = m.height - foot - gap - area.y
        aside = max(m.width * 27 // 100, m.ui_px(430))
        aside = min(aside, m.width * 31 // 100)
        left = area.w - aside - gap
        upper = area.h * 46 // 100
        x = area.x
        for name, share in (("poster", 33), ("account", 37), ("ranks", 30)):
            wide = (left - 2 * gap) * share // 100
            self.boxes[name] = Rect(x, area.y, wide, upper)
            x += wide + gap
        self.boxes["course"] = Rect(area.x, area.y + upper + gap, left, area.h - upper - gap)
        right = Rect(area.right - aside, area.y, aside, area.h)
        deal = area.h * 38 // 100
        self.boxes["deal"] = Rect(right.x, right.y, right.w, deal)
        self.boxes["back"] = Rect(right.x, right.y + deal + gap, right.w, area.h - deal - gap)
        self.boxes["foot"] = Rect(0, m.height - foot, m.width, foot)
        self._place_rows()
        self._place_buttons(self.boxes["foot"])

    def _place_rows(self) -> None:
        back, m = self.boxes["back"], self.metrics
        top = back.y + back.h * UPPER // 100
        room = back.bottom - m.px(14) - top
        high = room // MOST_ROWS
        for number, row in enumerate(self.rows):
            row.rect = Rect(back.x + m.px(14), top + number * high, back.w - 2 * m.px(14), 0)
            row.rect.h = high - m.px(8)

    def _place_buttons(self, foot: Rect) -> None:
        m, x = self.metrics, self.metrics.px(30)
        for button in self.buttons:
            wide = self.wide(button, 190)
            button.rect = Rect(x, foot.y + m.px(14), wide, m.ui_px(62) - m.px(6))
            x += wide + m.px(24)

    # ------------------------------------------------------------ drawing
    def paint(self, canvas: Canvas) -> None:
        """Draw the game's pictures and the house's panels."""
        self.ending.ground(canvas)
        title = self.match.spec.title.upper()
        draw_bar(canvas, self.bar, self.ending.words, self._facts(), title)
        boxes, deal = self.boxes, self.insight.deal
        self.ending.poster(canvas, boxes["poster"], deal.medal(self.total) if deal else "")
        self.ending.account(canvas, boxes["account"], self.compared)
        self.ending.ranks(canvas, boxes["ranks"])
        self.ending.course(canvas, boxes["course"])
        draw_deal(canvas, boxes["deal"], self.insight, self.ending, self.total)
        draw_looking_back(canvas, boxes["back"], self.insight)
        canvas.fill(boxes["foot"], canvas.skin.bar)

    def _facts(self) -> Text:
        return text(
            "Deal {seed}, {rounds}, {marks}",
            seed=shown_seed(self.match.seed),
            rounds=ntext("{n} turn", "{n} turns", count="n", n=self.match.round),
            marks=self.marks(),
        )

    def marks(self) -> Text:
        """Return the help that was used, or that there was none."""
        if any(isinstance(entry, Handed) for entry in self.match.log) or not any(
            player.human for player in self.match.opening
        ):
            return text("played in part by a bot")
        assists = self.match.assists
        return assists_words(assists.hints, assists.free_undos) or text(
            "clean: no hints, no undo past a draw"
        )

    def _compared(self) -> Text:
        """Compare with the games before: of people, without a bot's help."""
        slug = self.match.spec.slug
        before = [
            result.scores[0]
            for result in self.ctx.results.all()
            if result.slug == slug and result.players[0].human and result.game != self.cover.game
        ]
        if not before:
            return text("Your first journey.")
        return ntext(
            "Your best {best}, mean of {n} journey {mean}",
            "Your best {best}, mean of {n} journeys {mean}",
            count="n",
            best=max(before),
            n=len(before),
            mean=round(sum(before) / len(before)),
        )
