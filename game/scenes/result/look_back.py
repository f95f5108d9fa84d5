"""One decision of a finished game on its table again: what was chosen, and what was better."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from engines.bots.review import Judgement, Review
from engines.core.match import Match, Played
from engines.core.types import Option, Text, text
from game.scene import AppContext
from game.scenes.table.explain import draw_note
from game.scenes.table.prompt import Prompt, draw_prompt
from game.scenes.table.status import Status, draw_status
from game.tables import table
from game.tables.paint import label
from game.tables.spec import Frame, Moment, Note
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.screen import Screen
from game.ui.text import BOLD, HEAD, TEXT

BUTTON: Final = BOLD.but(size=25)


class LookBackScene(Screen):
    """Goes through the judged decisions of a review, beginning at one."""

    def __init__(self, ctx: AppContext, match: Match, review: Review, number: int) -> None:
        super().__init__(ctx)
        self.match = match
        self.review = review
        self.look = table(match.spec.slug)
        self.skin = self.look.skin
        self.at = next(n for n, j in enumerate(review.judgements) if j.number == number)
        self.board = self.look.build(match)
        self.frame: Frame | None = None
        self.moment = Moment()
        self.round = 1

    @property
    def judgement(self) -> Judgement:
        """What is shown."""
        return self.review.judgements[self.at]

    def build(self) -> None:
        """Make the buttons."""
        add = self.gui.add
        self.earlier = add(Button(text("Earlier"), lambda: self._go(-1), icon="left", style=BUTTON))
        self.later = add(Button(text("Later"), lambda: self._go(1), icon="right", style=BUTTON))
        self.back = add(
            Button(text("Back"), self.ctx.stage.pop, kind="primary", icon="back", key="Esc",
                   style=BUTTON)
        )  # fmt: skip
        self.gui.escape = self.back
        self._show()

    def _go(self, step: int) -> None:
        self.at = min(max(self.at + step, 0), len(self.review.judgements) - 1)
        self._show()

    def _show(self) -> None:
        """Play up to the decision on a match of its own."""
        match = self.match
        past = Match.deal(match.spec, match.setup, match.seed, match.opening, match.rules)
        actions = [entry.action for entry in match.log if isinstance(entry, Played)]
        for action in actions[: self.judgement.number]:
            past.play(action)
        seat = past.to_act
        self.board.take(past.view(seat))
        self.round = past.round
        decision = past.decision(seat)
        options = decision.options if decision else ()
        chosen = next(o for o in options if o.action == self.judgement.action)
        best = next(o for o in options if o.action == self.judgement.best)
        way = next(iter(self.board.ways(chosen)), chosen.things)
        self.moment = Moment(
            looker=seat,
            turn=seat,
            decision=decision,
            lit=frozenset(self._lit(options, way)),
            chosen=way[:-1],
            pointed=way[-1] if way else "",
            shown=(chosen, past.preview(chosen.action, seat)),
            advice=best if best != chosen else None,
            advised=frozenset(best.things) if best != chosen else frozenset(),
        )
        self.earlier.enabled = self.at > 0
        self.later.enabled = self.at < len(self.review.judgements) - 1

    def _lit(self, options: tuple[Option, ...], way: tuple[str, ...]) -> set[str]:
        """Return what would have led on after the first clicks."""
        first = way[:-1]
        return {
            path[len(first)]
            for option in options
            for path in self.board.ways(option)
            if len(path) > len(first) and path[: len(first)] == first
        } or set(way)

    # ------------------------------------------------------------ places
    def layout(self) -> None:
        """Place the board, and the buttons where the table has its own."""
        canvas = self.canvas(Surface((1, 1)))
        self.frame = self.board.layout(canvas)
        half = self.frame.actions
        gap = canvas.metrics.px(10)
        wide, high = (half.w - gap) // 2, (half.h - gap) // 2
        self.earlier.rect = Rect(half.x, half.y, wide, high)
        self.later.rect = Rect(half.x + wide + gap, half.y, half.w - wide - gap, high)
        self.back.rect = Rect(half.x, half.y + high + gap, half.w, high)

    # ------------------------------------------------------------ drawing
    def paint(self, canvas: Canvas) -> None:
        """Draw the table as it was, the choice and the better one."""
        assert self.frame is not None
        frame, board, judged = self.frame, self.board, self.judgement
        board.ground(canvas)
        board.pieces(canvas, self.moment)
        rounds = Text(self.look.round.id, (("round", self.round),))
        facts = board.facts()
        title = text("Looking back")
        status = Status(self.match.spec, rounds, None, title, "", tuple(facts))
        draw_status(canvas, frame.status, status)
        head = text("{round}:", round=rounds)
        draw_prompt(canvas, frame.prompt, Prompt(head, judged.line))
        self._figures(canvas, frame.log)
        board.above(canvas, self.moment)
        note = Note(text("You chose"), (judged.label, self._better()))
        if not board.draw_note(canvas, note, self.moment):
            draw_note(canvas, frame.explain, note, frame.middle.top)

    def _better(self) -> Text:
        judged = self.judgement
        if judged.best == judged.action:
            return text("Nothing was better.")
        return text("Better: {best}.", best=judged.best_label)

    def _figures(self, canvas: Canvas, box: Rect) -> None:
        """The figures of the decision, where the log is otherwise."""
        px, skin, judged = canvas.metrics.px, canvas.skin, self.judgement
        canvas.panel(box)
        head = Rect(box.x + px(18), box.y + px(4), box.w - 2 * px(18), max(px(44), box.h // 6))
        n, of = self.at + 1, len(self.review.judgements)
        label(canvas, text("Decision {n} of {of}", n=n, of=of), head, HEAD.but(size=26))
        lines = [
            (text("Expected with the best"), f"{judged.expected:.1f}"),
            (text("With your choice"), f"{judged.chosen:.1f}"),
            (text("Luck until the next"), f"{judged.luck:+.1f}".replace("-", "−")),
        ]
        high = (box.bottom - px(10) - head.bottom) // len(lines)
        for number, (said, figure) in enumerate(lines):
            row = Rect(head.x, head.bottom + number * high, head.w, high)
            style = BOLD.but(size=26, align="right", colour=skin.head)
            wide = canvas.measure(figure, style) + 2
            label(canvas, figure, Rect(row.right - wide, row.y, wide, high), style)
            room = Rect(row.x, row.y, row.w - wide - px(8), high)
            canvas.text(said, room, TEXT.but(size=24, lines=2, lead=1.1))
