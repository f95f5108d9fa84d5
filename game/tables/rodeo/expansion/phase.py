"""The phase of expansion: one stand, one upgrade, or none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from pygame import Rect

from engines.core.types import Option, Text, Thing, text
from engines.games.rodeo import about
from engines.games.rodeo.actions import BuyStand, BuyUpgrade
from engines.games.rodeo.components.model import TYPES
from engines.games.rodeo.play.expansion import STAND_BOUGHT, UPGRADE_BOUGHT
from engines.games.rodeo.prospects import takings
from engines.games.rodeo.words.phrases import TYPE_NAMES
from game.tables.paint import label
from game.tables.rodeo.booking.forecast import why_not
from game.tables.rodeo.cards.panel import CHALK, DEEP, LINE, MUTED, draw_rule
from game.tables.rodeo.cards.paper import ACID, art, rows, square
from game.tables.rodeo.cards.sheet import Row, change
from game.tables.rodeo.cards.signs import sign_of
from game.tables.rodeo.expansion.market import (
    cost,
    draw_meant_offer,
    draw_offer,
    market_parts,
    market_spots,
    name_of,
    offers,
    thing_of,
)
from game.tables.rodeo.expansion.own import PLOT, draw_ghost, own_parts, own_spots, said_of
from game.tables.rodeo.expansion.place import Places, places
from game.tables.rodeo.hand.fans import (
    back_parts,
    cards_of,
    draw_raised_fan,
    fan_boxes,
    fan_parts,
    fan_spots,
)
from game.tables.rodeo.legend import SEASON
from game.tables.rodeo.phase import Phase, Scene
from game.tables.spec import Note, Part, Spot
from game.ui.canvas import Canvas
from game.ui.text import BOLD, HEAD, SMALL


class ExpansionPhase(Phase):
    """Middle: market and own grounds. Tray: fan cards, and who of them buys what is meant."""

    kinds = ("expand",)

    def parts(self, scene: Scene) -> Iterable[Part]:
        """Return the picture at rest."""
        where = places(scene)
        yield from market_parts(scene, where)
        yield from own_parts(scene, where)
        yield from _tray(scene, where)

    def spots(self, scene: Scene) -> Iterable[Spot]:
        """Return what can be pointed at."""
        where = places(scene)
        yield from market_spots(scene, where)
        yield from own_spots(scene, where)
        yield Spot(SEASON, where.bought, text("This season"))
        fans = _fans(scene)
        if fans is not None:
            yield from fan_spots(scene.t, fans, fan_boxes(where.fans, len(fans), where.gap))

    def above(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the ghost on the plot, who buys there, the offer that is meant."""
        where = places(scene)
        meant = _meant(scene, where)
        fans = _fans(scene)
        if meant is not None:
            draw_ghost(canvas, scene, where, *meant)
            if meant[0] == "stand" and fans is not None:
                _who_buys(canvas, scene, where, fans, scene.t.data.stands[meant[1]].type)
        draw_meant_offer(canvas, scene, where)
        if fans is not None:
            boxes = fan_boxes(where.fans, len(fans), where.gap)
            bounds = where.tray.union(where.own)
            draw_raised_fan(canvas, scene.t, fans, boxes, scene.moment, bounds)

    def things(self, option: Option) -> tuple[Thing, ...]:
        """Return what leads to an option: a card may be dragged to the free plot as well."""
        if option.action.kind in ("buy_stand", "buy_upgrade"):
            return (*option.things, PLOT)
        return option.things

    def rows(self, thing: Thing, scene: Scene) -> tuple[Text, Sequence[Row]] | None:
        """Return what a purchase would bring."""
        found = _meant(scene, places(scene))
        if found is None or thing != thing_of(scene, *found):
            return None
        kind, at = found
        head = text("If you build: {name}", name=name_of(scene, kind, at))
        lines = _stand_rows(scene, at) if kind == "stand" else _upgrade_rows(scene, at)
        return head, lines

    def note(self, thing: Thing, scene: Scene) -> Note | None:
        """Return what the free plot is for."""
        if thing != PLOT:
            return None
        said = text("What you build stands here, and stays for the seasons to come.")
        return Note(text("free plot"), (said,))

    def piece(self, canvas: Canvas, scene: Scene, thing: Thing, at: tuple[int, int]) -> bool:
        """Draw a card of the market being dragged."""
        for kind, number, box, left in offers(scene, places(scene)):
            if thing == thing_of(scene, kind, number):
                carried = Rect(0, 0, box.w * 7 // 10, box.h * 7 // 10)
                carried.center = at
                draw_offer(canvas, scene, kind, number, carried, left)
                return True
        return False


# ------------------------------------------------------------------ what is meant
def _meant(scene: Scene, where: Places) -> tuple[str, int] | None:
    """The offer that is pointed at, dragged, chosen or advised."""
    moment = scene.moment
    if not scene.own:
        return None
    named = (moment.dragged, moment.pointed, *moment.chosen, *moment.advised)
    for kind, at, _, _ in offers(scene, where):
        if thing_of(scene, kind, at) in named:
            return kind, at
    return None


def _money_rows(scene: Scene) -> list[Row]:
    cash, price = scene.view.cash[scene.seat], cost(scene)
    return [Row("symbol_money", text("Cash"), change(cash, cash - price, "K"))]


def _stand_rows(scene: Scene, at: int) -> list[Row]:
    stand = scene.t.data.stands[at]
    why = why_not(scene, BuyStand(stand.id))
    before = takings(scene.t, scene.view, scene.seat)[stand.type]
    after = takings(scene.t, scene.view, scene.seat, at)[stand.type]
    sign = f"symbol_{TYPES[stand.type]}"
    spaces = Row(sign, text("Spaces: {type}", type=TYPE_NAMES[TYPES[stand.type]]),
                 change(before.spaces, after.spaces), 1)  # fmt: skip
    pays = Row("symbol_fan", text("A fan pays there"), f"{stand.income}K", 1)
    found = [*why, *_money_rows(scene), spaces, pays]
    for effect in stand.bonus:
        said = sign_of(effect)
        found.append(Row(said.sprite, text("and for each fan"), said.words))
    boards = scene.t.data.boards
    if stand.spaces >= boards.uniform_spaces:
        bonus = f"+{boards.uniform_mood}"
        found.append(Row("symbol_mood", text("Mood if all are of one genre"), bonus, 1))
    fans = _fans(scene) or ()
    never = sum(stand.type in scene.t.data.fans[fan].aversion for fan in fans)
    if never:
        found.append(Row("symbol_cross", text("Fan cards that never buy there"), str(never), -1))
    return found[:5] if why else found


def _upgrade_rows(scene: Scene, at: int) -> list[Row]:
    upgrade = scene.t.data.upgrades[at]
    why = why_not(scene, BuyUpgrade(upgrade.id))
    found = [*why, *_money_rows(scene)]
    found.append(Row("symbol_fan", text("Spaces for fans"), str(upgrade.spaces), 1))
    for effect, said in zip(upgrade.per_fan, about.told(upgrade.per_fan), strict=True):
        found.append(Row(sign_of(effect).sprite, text("Each fan: {effect}", effect=said), "", 1))
    return found


# ------------------------------------------------------------------ the tray
def _fans(scene: Scene) -> tuple[int, ...] | None:
    hand = scene.view.hands[scene.seat]
    return None if hand is None else cards_of(scene.t, hand)


def _tray(scene: Scene, where: Places) -> Iterator[Part]:
    view, seat = scene.view, scene.seat
    bought = view.bought if view.actor == seat else 0
    key = (seat, scene.own, bought, view.actor == seat, cost(scene))
    yield Part("tray", where.tray, key, partial(_ground, scene=scene, where=where, bought=bought))
    fans = _fans(scene)
    if fans is not None:
        boxes = fan_boxes(where.fans, len(fans), where.gap)
        yield from fan_parts(scene.t, fans, boxes, scene.moment)
        return
    counts = view.hand_counts[seat * 4 : seat * 4 + 4]
    yield from back_parts(counts, fan_boxes(where.fans, sum(counts), where.gap))


def _ground(canvas: Canvas, scene: Scene, where: Places, bought: int) -> None:
    px = canvas.metrics.px
    tray = where.tray
    canvas.box(tray, DEEP, "", 3, 14)
    row = Rect(tray.x + px(16), tray.y + px(3), where.fans.w, where.fans.y - tray.y)
    label(canvas, said_of(scene), row, HEAD.but(size=24, colour=ACID))
    draw_rule(canvas, where.bought.x - px(10), tray.y + px(12), tray.bottom - px(12))
    room = where.bought
    lines = rows(room, 3, px(8))
    label(canvas, text("This season"), lines[0], SMALL.but(size=23, colour=MUTED))
    both = ((STAND_BOUGHT, text("Stand")), (UPGRADE_BOUGHT, text("Upgrade")))
    for line, (bit, said) in zip(lines[1:], both, strict=True):
        _slot(canvas, line, said, bool(bought & bit), cost(scene))


def _slot(canvas: Canvas, line: Rect, said: Text, done: bool, price: int) -> None:
    """What may still be built this season, for how much; a tick once it is."""
    side = min(line.h, line.w * 22 // 100)
    canvas.box(line, "#2e2a45", ACID if done else LINE, 4, 10, dash=not done)
    art(
        canvas,
        "symbol_check" if done else "symbol_hammer",
        square(Rect(line.x, line.y, side, line.h), 0.64),
    )
    words = Rect(line.x + side, line.y, line.w - side * 2, line.h)
    label(canvas, said, words, BOLD.but(size=24, colour=CHALK))
    right = Rect(words.right, line.y, line.right - words.right - side // 6, line.h)
    if not done:
        style = BOLD.but(size=24, align="right", colour=MUTED)
        label(canvas, text("{fee}K", fee=price), right, style)


def _who_buys(canvas: Canvas, scene: Scene, where: Places, fans: Sequence[int], kind: int) -> None:
    """A tick on each fan card that buys at a type of stand, a cross and a rim on the others."""
    for fan, box in zip(fans, fan_boxes(where.fans, len(fans), where.gap), strict=True):
        buys = kind not in scene.t.data.fans[fan].aversion
        side = max(box.w // 4, canvas.metrics.text_floor)
        corner = Rect(box.x + box.w // 3, box.y, side, side)
        if not buys:
            canvas.box(box.inflate(6, 6), None, "#ff3d81", 4, 14, dash=True)
        art(canvas, "symbol_check" if buys else "symbol_cross", corner)
