"""The house's panels in the result of a game for one: the deal, and the moves that cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from engines.bots.appraisal import MEDALS, Appraisal
from engines.bots.review import Judgement
from engines.core.types import Text, text
from game.scenes.result.insight import Insight
from game.tables.ending import Ending
from game.tables.paint import label
from game.ui.button import Button
from game.ui.canvas import Canvas
from game.ui.control import body
from game.ui.progress import draw_progress
from game.ui.text import BOLD, DISPLAY, HEAD, PROSE, TEXT, Style

UPPER: Final = 37
"""Per cent of the review's height above the list of moves."""
NAMES: Final = {
    "bronze": text("Bronze"),
    "silver": text("Silver"),
    "gold": text("Gold"),
    "star": text("Star"),
}


class CostRow(Button):
    """One of the moves that cost most; a click shows it on the table."""

    def __init__(self, judgement: Judgement, turn: int, look: Callable[[], None]) -> None:
        super().__init__(judgement.line, look)
        self.judgement = judgement
        self.turn = turn

    def draw(self, canvas: Canvas) -> None:
        """Draw turn and cost at the left, the sentence beside them."""
        px, skin = canvas.metrics.px, canvas.skin
        face = body(canvas, self.rect, skin.plain, self.state, self.ringed)
        left = Rect(face.x + px(12), face.y, canvas.metrics.ui_px(84), face.h)
        upper = Rect(left.x, left.y + 2, left.w, left.h // 2)
        label(canvas, text("Turn {n}", n=self.turn), upper, BOLD.but(size=23))
        lower = Rect(left.x, upper.bottom, left.w, left.h // 2 - 2)
        cost = f"−{max(round(self.judgement.cost), 1)}"
        style = Style(size=30, family=DISPLAY, colour=skin.head)
        label(canvas, cost, lower, style)
        words = Rect(left.right, face.y + 1, face.right - left.right - px(10), face.h - 2)
        better = text("{move}. Better: {best}.", move=self.judgement.label,
                      best=self.judgement.best_label)  # fmt: skip
        canvas.text(better, words, PROSE.but(size=23, lead=1.04, lines=0, valign="middle"))


def draw_deal(canvas: Canvas, rect: Rect, insight: Insight, ending: Ending, total: int) -> None:
    """Draw how good the deal was: the house's player, foresight, the medals."""
    canvas.panel(rect)
    head = _title(canvas, rect, text("This very deal"), "trophy")
    deal = insight.deal
    room = Rect(rect.x, head.bottom, rect.w, rect.bottom - head.bottom)
    if deal is None:
        _waiting(canvas, room, insight, "deal", text("The house's player tries this deal…"))
        return
    medals = Rect(room.x, room.y, room.w, room.h * 58 // 100)
    _medals(canvas, medals, deal, ending, total)
    px = canvas.metrics.px
    lines = [
        (text("The house's honest player"), f"{deal.mean:.0f} ± {deal.spread:.0f}"),
        (text("With perfect foresight"), str(deal.prophecy)),
    ]
    high = (rect.bottom - px(10) - medals.bottom) // 2
    for number, (said, figure) in enumerate(lines):
        row = Rect(rect.x + px(22), medals.bottom + number * high, rect.w - 2 * px(22), high)
        style = BOLD.but(size=27, align="right", colour=canvas.skin.head)
        wide = canvas.measure(figure, style) + 2
        label(canvas, figure, Rect(row.right - wide, row.y, wide, high), style)
        label(
            canvas,
            said,
            Rect(row.x, row.y, row.w - wide - px(10), high),
            TEXT.but(size=24, lines=2, lead=1.05),
        )


def _medals(canvas: Canvas, rect: Rect, deal: Appraisal, ending: Ending, total: int) -> None:
    px, skin = canvas.metrics.px, canvas.skin
    wide = (rect.w - 2 * px(14)) // len(MEDALS)
    line = max(rect.h * 17 // 100, canvas.metrics.text_floor + 4)
    for number, name in enumerate(MEDALS):
        least = deal.medals[name]
        won = total >= least
        box = Rect(rect.x + px(14) + number * wide, rect.y, wide, rect.h)
        picture = Rect(box.x + px(4), box.y, box.w - px(8), box.h - 2 * line)
        canvas.sprite_in(ending.medal(name if won else ""), picture)
        named = Rect(box.x, picture.bottom, box.w, line)
        said = ending.medal_names.get(name, NAMES[name])
        style = BOLD.but(size=23, align="centre", colour=skin.text if won else skin.muted)
        label(canvas, said, named, style)
        below = Rect(box.x, named.bottom, box.w, line)
        label(canvas, f"{least}+", below, style.but(weight=600))


def draw_looking_back(canvas: Canvas, rect: Rect, insight: Insight) -> None:
    """Draw what the moves cost and what luck gave; the rows are widgets above it."""
    skin, px = canvas.skin, canvas.metrics.px
    canvas.panel(rect, skin.mark)
    head = _title(canvas, rect, text("Looking back"), "eye")
    review = insight.review
    room = Rect(rect.x, head.bottom, rect.w, rect.bottom - head.bottom)
    if review is None:
        _waiting(canvas, room, insight, "review", text("Looking at every move again…"))
        return
    figures = [
        (text("Deal"), f"{review.start:.0f}", text("expected at the start")),
        (text("Luck"), f"{review.luck:+.0f}".replace("-", "−"), text("came with the cards")),
        (text("Play"), f"−{abs(review.cost):.0f}", text("given away by moves")),
    ]
    top = rect.y + rect.h * UPPER // 100
    wide = (rect.w - 2 * px(14)) // len(figures)
    for number, (name, figure, said) in enumerate(figures):
        box = Rect(rect.x + px(14) + number * wide, head.bottom, wide, top - px(10) - head.bottom)
        _figure(canvas, box.inflate(-px(6), 0), name, figure, said)
    if not review.worst(1):
        below = Rect(rect.x + px(20), top, rect.w - 2 * px(20), rect.bottom - px(12) - top)
        said = text("No move cost a whole point. That was a flawless journey.")
        canvas.text(said, below, PROSE.but(size=26, align="centre"))


def _figure(canvas: Canvas, box: Rect, name: Text, figure: str, said: Text) -> None:
    first = Rect(box.x, box.y, box.w, box.h * 24 // 100)
    label(canvas, name, first, BOLD.but(size=23, align="centre"))
    middle = Rect(box.x, first.bottom, box.w, box.h * 34 // 100)
    style = Style(size=40, family=DISPLAY, align="centre", colour=canvas.skin.head)
    label(canvas, figure, middle, style)
    last = Rect(box.x, middle.bottom, box.w, box.bottom - middle.bottom)
    canvas.text(said, last, TEXT.but(size=22, align="centre", lines=2, lead=1.05))


def _waiting(canvas: Canvas, room: Rect, insight: Insight, kind: str, said: Text) -> None:
    px = canvas.metrics.px
    words = Rect(room.x + px(22), room.y, room.w - 2 * px(22), room.h // 2)
    if kind in insight.failed:
        said = text("This could not be looked into.")
    canvas.text(said, words, PROSE.but(size=25, lines=3, valign="bottom"))
    bar = Rect(words.x, words.bottom + px(14), words.w, px(26))
    draw_progress(canvas, bar, insight.progress[kind])


def _title(canvas: Canvas, rect: Rect, said: Text, icon: str) -> Rect:
    px, ui = canvas.metrics.px, canvas.metrics.ui_px
    head = Rect(rect.x, rect.y + px(6), rect.w, ui(54))
    side = ui(36)
    picture = Rect(rect.x + px(20), head.centery - side // 2, side, side)
    canvas.icon(icon, picture, canvas.skin.head)
    left = picture.right + px(12)
    label(canvas, said, Rect(left, head.y, rect.right - px(20) - left, head.h), HEAD.but(size=30))
    return head
