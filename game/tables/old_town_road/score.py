"""The live score: what the trail is worth, term by term, and which kinds of hand are missing."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from engines.core.types import Text, ntext, text
from engines.games.old_town_road.account import Account
from engines.games.old_town_road.hands import FIVE_KINDS, KINDS, MONEYBAG, WANTED, Hand
from engines.games.old_town_road.words import RANKS
from game.tables.old_town_road.forecast import gain_of, reckoning
from game.tables.old_town_road.layout import SLUG, Layout
from game.tables.old_town_road.model import Model
from game.tables.old_town_road.trail import hand_sprite
from game.tables.paint import label
from game.tables.spec import Moment
from game.ui.canvas import Canvas
from game.ui.text import BOLD, DISPLAY, TEXT, Style

HEAD, TERM, RULE, KIND = 86, 42, 48, 38
"""Design shares of the panel's height: its head, a term, the line between, a kind."""
WHOLE = HEAD + 10 + 5 * TERM + RULE + 5 * KIND + 12

KIND_NAMES: dict[Hand, Text] = {
    Hand.PAIR: text("Pair", context="hand"),
    Hand.FLUSH: text("Flush", context="hand"),
    Hand.STRAIGHT: text("Straight", context="hand"),
    Hand.THREE: text("Three of a kind", context="hand"),
    Hand.STRAIGHT_FLUSH: text("Straight flush", context="hand"),
}


@dataclass(frozen=True, slots=True)
class Term:
    """A line of the score: its sign, name, how many, and the points."""

    thing: str
    sprite: str
    name: Text
    count: str
    points: int


def terms(account: Account) -> list[Term]:
    """Return the five lines whose points add up to the score."""
    counting = account.counting
    doubled = [made for made in counting if made.chip >= 0]
    plain = sum(int(made.hand) for made in counting)
    extra = sum(made.points for made in counting) - plain
    kinds = f"{len(KINDS) - len(account.missing)}/{len(KINDS)}"
    bags, signs = account.moneybags, account.wanted
    return [
        Term("hands", "hands", text("Poker hands"), str(len(counting)), plain),
        Term("chips", "chip", text("Chips double"), str(len(doubled)), extra),
        Term("moneybags", "moneybag", text("Moneybags"), str(bags), bags * MONEYBAG),
        Term("wanted", "wanted", text("WANTED signs"), str(signs), signs * WANTED),
        Term("kinds", "star", text("All five kinds"), kinds, account.five_kinds),
    ]


def rows(panel: Rect) -> tuple[Rect, list[Rect], Rect, list[Rect]]:
    """Return the boxes of the head, the terms, the line between, and the kinds."""
    unit = panel.h / WHOLE
    y = panel.y + HEAD * unit

    def row(high: float) -> Rect:
        nonlocal y
        box = Rect(panel.x, round(y), panel.w, round(y + high * unit) - round(y))
        y += high * unit
        return box

    head = Rect(panel.x, panel.y, panel.w, round(HEAD * unit))
    y += 6 * unit
    upper = [row(TERM) for _ in range(5)]
    between = row(RULE)
    return head, upper, between, [row(KIND) for _ in KINDS]


def draw_score(canvas: Canvas, layout: Layout, model: Model) -> None:
    """Draw the panel at rest."""
    account = reckoning(model)
    panel = layout.panel
    canvas.panel(panel)
    head, upper, between, lower = rows(panel)
    draw_head(canvas, head, account.total, next_rank(account.total))
    for number, (term, box) in enumerate(zip(terms(account), upper, strict=True)):
        draw_term(canvas, box, term, number % 2 == 0)
    _between(canvas, between, account)
    for kind, box in zip(KINDS, lower, strict=True):
        _kind(canvas, box, kind, kind not in account.missing)


def draw_head(canvas: Canvas, head: Rect, total: int, line: Text, bright: bool = False) -> None:
    """Draw the panel's head: the points now, and a line under the title."""
    skin, px = canvas.skin, canvas.metrics.px
    with canvas.clip(head):
        canvas.box(Rect(head.x, head.y, head.w, head.h + px(20)), skin.tip_fill, "", 3, 14)
    number = Style(size=60, family=DISPLAY, align="right", colour=skin.mark)
    wide = min(canvas.measure(str(max(total, 10)), number) + px(4), head.w * 3 // 10)
    figure = Rect(head.right - px(16) - wide, head.y, wide, head.h)
    label(canvas, str(total), figure, number)
    left = head.x + px(18)
    room = figure.x - px(6) - left
    title = Rect(left, head.y + head.h // 12, room, head.h // 2)
    label(canvas, text("Worth so far"), title, Style(size=27, family=DISPLAY, colour="#f5ead0"))
    style = BOLD if bright else TEXT
    colour = skin.mark if bright else "#d9c7a8"
    second = Rect(left, head.y + head.h * 55 // 100, room, head.h * 38 // 100)
    label(canvas, line, second, style.but(size=23, colour=colour))


def next_rank(total: int) -> Text:
    """Return the next rank and the points it takes."""
    for least, name in reversed(RANKS):
        if total < least:
            short = text("Legend", context="rank") if least == RANKS[0][0] else name
            return text("{least}+: {rank}", rank=short, least=least)
    return text("Legend", context="rank")


def draw_term(canvas: Canvas, box: Rect, term: Term, shaded: bool, size: float = 25) -> None:
    """Draw a line of the score."""
    skin, px = canvas.skin, canvas.metrics.px
    if shaded:
        canvas.box(box.inflate(-2 * px(10), 0), skin.shade, None, 0, 8)
    side = round(box.h * 0.84)
    icon = Rect(box.x + px(18), box.centery - side // 2, side, side)
    canvas.sprite_in(f"{SLUG}/{term.sprite}", icon)
    points = Rect(box.right - px(86), box.y, px(68), box.h)
    colour = skin.head if term.points else skin.muted
    label(canvas, f"+{term.points}", points, BOLD.but(size=size + 3, align="right", colour=colour))
    count = Rect(points.x - px(64), box.y, px(60), box.h)
    label(canvas, term.count, count, TEXT.but(size=size, align="right", weight=400))
    left = icon.right + px(10)
    label(canvas, term.name, Rect(left, box.y, count.x - left, box.h), TEXT.but(size=size))


def _between(canvas: Canvas, box: Rect, account: Account) -> None:
    skin, px = canvas.skin, canvas.metrics.px
    canvas.dashes((box.x + px(18), box.y + px(4)), box.w - 2 * px(18))
    left = Rect(box.x + px(18), box.y + px(6), box.w // 2 - px(18), box.h - px(6))
    label(canvas, text("Kinds of hand"), left, BOLD.but(size=24))
    right = Rect(left.right, left.y, box.right - px(18) - left.right, left.h)
    missing = len(account.missing)
    said = ntext(
        "{n} to go for +{points}",
        "{n} to go for +{points}",
        count="n",
        n=missing,
        points=FIVE_KINDS,
    )
    if not missing:
        said = text("all five: +{points}", points=FIVE_KINDS)
    label(canvas, said, right, BOLD.but(size=22, align="right", colour=skin.head))


def _kind(canvas: Canvas, box: Rect, kind: Hand, made: bool) -> None:
    skin, px = canvas.skin, canvas.metrics.px
    picture = Rect(box.x + px(16), box.y + 2, round(box.h * 2.3), box.h - 4)
    canvas.sprite_in(f"{SLUG}/{hand_sprite(kind, not made)}", picture)
    radius = min(px(15), box.h * 2 // 5)
    at = box.right - px(16) - radius, box.centery
    if made:
        canvas.disc(at, radius, skin.on, "", 3)
        tick = Rect(0, 0, radius * 3 // 2, radius * 3 // 2)
        tick.center = at
        canvas.icon("check", tick, skin.on_ink)
    else:
        ring = Rect(0, 0, 2 * radius, 2 * radius)
        ring.center = at
        canvas.box(ring, None, skin.muted, 2.5, radius / canvas.metrics.scale, dash=True)
    worth = Rect(at[0] - radius, box.y, 0, box.h)
    if not made:
        said = ntext("{n} pt", "{n} pts", count="n", n=int(kind))
        style = TEXT.but(size=22, align="right", colour=skin.head)
        worth.w = canvas.measure(said, style) + 2
        worth.right = at[0] - radius - px(8)
        label(canvas, said, worth, style)
    left = picture.right + px(10)
    right = worth.x - px(6)
    style = BOLD.but(size=24) if made else TEXT.but(size=24, weight=400)
    label(canvas, KIND_NAMES[kind], Rect(left, box.y, right - left, box.h), style)


def draw_prospect(canvas: Canvas, layout: Layout, model: Model, moment: Moment) -> None:
    """In the head: what it would be worth with what is pointed at."""
    if moment.shown is None or moment.busy:
        return
    gain = gain_of(model, moment.shown[0].action)
    if gain is None:
        return
    total = reckoning(model).total
    after = total + gain.points
    line = text("with this: {after} (+{points})", after=after, points=gain.points)
    draw_head(canvas, rows(layout.panel)[0], total, line, bright=True)
