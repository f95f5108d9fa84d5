"""The report of a night in place of the booths: garbage, hygiene, the dissatisfied."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from pygame import Rect

from engines.core.types import Seat, Text, Who, text
from engines.games.rodeo.components.model import CHAOS, DAYS
from engines.games.rodeo.play.common import happy_count
from engines.games.rodeo.tonight import DONE, NEXT, NOW, stage_of, tonight
from engines.games.rodeo.words.phrases import DAY_NAMES
from game.tables.paint import label
from game.tables.rodeo.cards.panel import CHALK, DEEP, MUTED, PANEL, draw_panel
from game.tables.rodeo.cards.paper import ACID, GOOD, INK, plain, rows, split
from game.tables.rodeo.cards.sheet import PAPER, Row, draw_row
from game.tables.rodeo.cards.signs import Sign, draw_sign
from game.tables.rodeo.errand_button import at_right
from game.tables.rodeo.festival.nightly import Stage, stages
from game.tables.rodeo.festival.told import report_of, short_of, told_of
from game.tables.rodeo.inside import inside
from game.tables.rodeo.nights import OVER
from game.tables.rodeo.phase import Scene
from game.tables.spec import Part
from game.ui.canvas import Canvas
from game.ui.text import BOLD, HEAD, SMALL

WAITING: Final = "#4a4462"
HEAD_SHARE: Final = 0.155
"""The share of the tray that its first line takes."""
LINES: Final = 5
"""The lines of the fullest step, its head among them."""
SAID: Final = {DONE: text("done"), NOW: text("now"), NEXT: text("next")}
_NIGHTS: Final = {
    "friday": text("Friday night"),
    "saturday": text("Saturday night"),
    "sunday": text("Sunday night"),
}


def report_parts(scene: Scene, panel: Rect) -> Iterator[Part]:
    """Return the report's panel, its three steps, and what the next day starts with."""
    day = scene.state.day
    head = _NIGHTS[DAYS[day]]
    yield inside("report", panel, day, partial(_panel, panel=panel, head=head))
    boxes = _boxes(panel)
    for number, (stage, box) in enumerate(zip(report_of(scene, scene.seat), boxes, strict=False)):
        draw = partial(_stage, box=box, number=number + 1, stage=stage)
        yield inside(f"stage{number}", box, stage, draw)
    signs = tuple(_starts_with(scene)) if _foreseen(scene) else ()
    draw = partial(_next_day, box=boxes[3], day=day, signs=signs)
    yield inside("next_day", boxes[3], (day, signs), draw)


def _panel(canvas: Canvas, panel: Rect, head: Text) -> None:
    draw_panel(canvas, panel, head)


def _boxes(panel: Rect) -> list[Rect]:
    """Return the boxes of the three steps and of the next day."""
    pad = max(panel.w // 40, 4)
    room = Rect(panel.x + pad, panel.y, panel.w - 2 * pad, panel.h)
    shares = (0.075, 0.315, 0.615, 0.855, 0.988)
    edges = [panel.y + round(panel.h * share) for share in shares]
    return [
        Rect(room.x, top, room.w, bottom - top - (pad if n < 3 else 0))
        for n, (top, bottom) in enumerate(pairwise(edges))
    ]


def _stage(canvas: Canvas, box: Rect, number: int, stage: Stage) -> None:
    now = stage.stage == NOW
    light = stage.stage != NEXT
    canvas.box(box, PAPER if light else WAITING, ACID if now else "", 5 if now else 3, 12)
    ink = INK if light else CHALK
    pad = max(box.w // 40, 4)
    inner = box.inflate(-2 * pad, -pad)
    lines = rows(inner, len(stage.rows) + 1)
    head = lines[0]
    disc = min(head.h, round(canvas.metrics.text_floor * 1.6)) / 2
    canvas.disc((head.x + disc, head.centery), disc, ACID if now else "#e6dcbc", "", 3)
    spot = Rect(head.x, head.y, round(2 * disc), head.h)
    label(canvas, str(number), spot, BOLD.but(align="centre", colour=INK))
    wide = min(canvas.measure(SAID[stage.stage], SMALL) + pad, head.w // 2)
    words = Rect(spot.right + pad, head.y, head.right - wide - spot.right - pad, head.h)
    label(canvas, stage.head, words, BOLD.but(size=25, colour=ink))
    right = Rect(words.right, head.y, head.right - words.right, head.h)
    colour = GOOD if now else ink
    label(canvas, SAID[stage.stage], right, SMALL.but(align="right", colour=colour))
    for line, row in zip(lines[1:], stage.rows, strict=True):
        draw_row(canvas, line, row, ink, colours=light)


def _foreseen(scene: Scene) -> bool:
    """Return whether what the next day starts with is to be seen already."""
    if scene.moment.decision is not None or not scene.model.nights:
        return True
    told = told_of(scene, scene.seat)
    return told is not None and told.step == OVER


def _stage_of(scene: Scene, seat: Seat) -> int:
    """Return where a seat's night is: also the last one is over once all of it was told."""
    told = told_of(scene, seat)
    return DONE if told is not None and told.step == OVER else stage_of(scene.state, seat)


def _starts_with(scene: Scene) -> list[Sign]:
    night, seat = tonight(scene.t, scene.state, scene.seat), scene.seat
    happy = happy_count(scene.state, seat) - night.upset + night.cheered
    return [
        Sign("symbol_chaos", plain(scene.state.tracks[seat * 3 + CHAOS])),
        Sign("symbol_hygiene", plain(night.hygiene[1])),
        Sign("symbol_mood", plain(night.mood[1])),
        Sign("symbol_happy", str(happy)),
        Sign("symbol_unhappy", str(night.sad - night.cheered)),
    ]


def _next_day(canvas: Canvas, box: Rect, day: int, signs: tuple[Sign, ...]) -> None:
    canvas.box(box, "#1d1b26", "", 3, 12)
    said = text("After the festival")
    if day + 1 < len(DAYS):
        said = text("{day} starts with", day=DAY_NAMES[DAYS[day + 1]])
    upper, lower = rows(box.inflate(-box.w // 20, -box.h // 8), 2)
    label(canvas, said, upper, SMALL.but(colour=MUTED))
    for sign, cell in zip(signs, split(lower, max(len(signs), 1)), strict=False):
        draw_sign(canvas, sign, cell, BOLD.but(size=26, colour=CHALK), "left")


# ------------------------------------------------------------------ the tray
def night_parts(scene: Scene) -> Iterator[Part]:
    """Return the tray: the night on all grounds, a column a player in order of play."""
    tray = scene.place.tray
    yield inside("tray", tray, 0, partial(_ground, scene=scene, said=text("Night on all grounds")))
    order = scene.state.queue
    for seat, box in zip(order, _columns(scene, tray, len(order)), strict=True):
        lines, stage = tuple(short_of(scene, seat)), _stage_of(scene, seat)
        draw = partial(_grounds, box=box, seat=seat, lines=lines, stage=stage)
        yield inside(f"night{seat}", box, (lines, stage), draw)


def _ground(canvas: Canvas, scene: Scene, said: Text) -> None:
    tray, px = scene.place.tray, canvas.metrics.px
    canvas.box(tray, DEEP, "", 3, 14)
    row = Rect(tray.x + px(16), tray.y + px(3), tray.w // 2, round(tray.h * HEAD_SHARE))
    label(canvas, said, row, HEAD.but(size=24, colour=ACID))


def errand_box(scene: Scene) -> Rect:
    """Return where the button stands that does the rest of an evening or night."""
    tray = scene.place.tray
    top, pad = tray.y + scene.px(4), scene.px(12)
    row = Rect(tray.x, top, tray.w - pad, round(tray.h * (HEAD_SHARE + 0.01)) - scene.px(4))
    return at_right(scene, row)


def _columns(scene: Scene, tray: Rect, count: int) -> list[Rect]:
    pad = scene.px(12)
    top = tray.y + round(tray.h * 0.165)
    room = Rect(tray.x + pad, top, tray.w - 2 * pad, tray.bottom - pad - top)
    return split(room, count, pad)


def _grounds(canvas: Canvas, box: Rect, seat: Seat, lines: tuple[Row, ...], stage: int) -> None:
    now = stage == NOW
    canvas.box(box, "#433d63" if now else PANEL, ACID if now else "", 4 if now else 3, 12)
    inner = box.inflate(-max(box.w // 16, 6), -max(box.h // 14, 4))
    first, *rest = rows(inner, len(lines) + 1)
    wide = min(canvas.measure(SAID[stage], SMALL) + 4, first.w // 2)
    name = Rect(first.x, first.y, first.w - wide, first.h)
    label(canvas, text("{who}", who=Who(seat)), name, BOLD.but(size=24, colour=CHALK))
    right = Rect(name.right, first.y, first.right - name.right, first.h)
    style = SMALL.but(align="right", colour=ACID if now else MUTED)
    label(canvas, SAID[stage], right, style)
    for line, row in zip(rest, lines, strict=True):
        draw_row(canvas, line, row, CHALK, colours=False)


def forecast_parts(scene: Scene) -> Iterator[Part]:
    """Return the tray of an evening: what tonight would bring if it began now."""
    tray = scene.place.tray
    said = text("Tonight, if you stop now") if scene.own else text("Tonight, as things stand")
    yield inside("tray", tray, said, partial(_ground, scene=scene, said=said))
    found = stages(scene, scene.seat)
    for number, (stage, box) in enumerate(zip(found, _columns(scene, tray, 3), strict=True)):
        yield inside(f"tonight{number}", box, stage, partial(_tonight, box=box, stage=stage))


def _tonight(canvas: Canvas, box: Rect, stage: Stage) -> None:
    canvas.box(box, PANEL, "", 3, 12)
    inner = box.inflate(-max(box.w // 16, 6), -max(box.h // 14, 4))
    first = Rect(inner.x, inner.y, inner.w, inner.h // LINES)
    label(canvas, stage.head, first, BOLD.but(size=24, colour=CHALK))
    below = Rect(inner.x, first.bottom, inner.w, inner.bottom - first.bottom)
    rest = rows(below, len(stage.rows))
    for line, row in zip(rest, stage.rows, strict=True):
        draw_row(canvas, line, row, "#ffb3cd" if row.good < 0 else CHALK, colours=False)
