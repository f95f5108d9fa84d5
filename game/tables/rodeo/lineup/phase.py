"""The phase of the line-up: bands to days, campsite cards, toilets."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from engines.core.types import Option, Text, Thing, Who, ntext, text
from engines.games.rodeo.components.model import DAYS
from engines.games.rodeo.words.phrases import DAY_NAMES
from game.tables.paint import label
from game.tables.rodeo.booking.place import head_of
from game.tables.rodeo.cards.panel import CHALK
from game.tables.rodeo.cards.paper import ACID, art, square
from game.tables.rodeo.cards.sheet import Row, change
from game.tables.rodeo.changes import RACK, changes_in, without_moved
from game.tables.rodeo.errand_button import draw_errand_meant
from game.tables.rodeo.festival.campsite import Camp, camp_parts, card_places, draw_head
from game.tables.rodeo.festival.spaces import space_spots
from game.tables.rodeo.hand.drag import draw_carried
from game.tables.rodeo.lineup.days import day_parts, day_spots, draw_days_meant
from game.tables.rodeo.lineup.legend import LATER, POWER, legend_note, legend_rows
from game.tables.rodeo.lineup.place import places
from game.tables.rodeo.lineup.plan import Plan, meant, plan_of
from game.tables.rodeo.lineup.side import booth_spots, side_parts
from game.tables.rodeo.lineup.tray import draw_forecast, errand_box, tray_parts, tray_spots
from game.tables.rodeo.phase import Phase, Scene
from game.tables.spec import Note, Part, Spot
from game.ui.canvas import Canvas
from game.ui.metrics import SMALLEST_TEXT
from game.ui.text import BOLD

OVER_CAMP: Final = {
    "line_up": text("Click the band for the lit day; drag one to swap days."),
    "turn": text("Click a card to turn it a quarter: its spaces move."),
    "toilets": text("Click a space for a toilet, never on dirt."),
}


class LineUpPhase(Phase):
    """Middle: fan cards, days, campsite, booths. Tray: toilets, forecast, what is to do."""

    kinds = ("line_up", "turn", "toilets")

    def parts(self, scene: Scene) -> Iterable[Part]:
        """Return the picture at rest."""
        scene = without_moved(scene)
        where = places(scene)
        yield from side_parts(scene, where)
        yield from day_parts(scene, where)
        yield from camp_parts(scene.t, scene.state, scene.seat, where.camp)
        said = _over_camp(scene)
        draw = partial(draw_head, camp=where.camp, said=said)
        yield Part("camp_head", where.camp.head, said, draw)
        yield from _turn_parts(scene, where.camp)
        yield from tray_parts(scene, where)

    def spots(self, scene: Scene) -> Iterable[Spot]:
        """Return what can be pointed at."""
        where = places(scene)
        yield from booth_spots(scene, where, head_of(scene.place))
        yield from day_spots(scene, where)
        yield from space_spots(scene, where.camp)
        if scene.view.waits == "turn":
            for number, box in _cards(scene, where.camp):
                yield Spot(f"camp:{number}", box, text("Campsite card {card}", card=number))
        yield from tray_spots(scene, where)
        yield Spot(POWER, where.power, text("Buying power"))
        for place, season in card_places(scene.t, scene.state, scene.seat):
            if season > scene.view.season:
                yield Spot(LATER, where.camp.cards[place], text("Not yet there"))

    def above(self, canvas: Canvas, scene: Scene) -> None:
        """Draw rings round what can be chosen, and the forecast with what is pointed at."""
        scene = without_moved(scene)
        where = places(scene)
        plan = meant(scene)
        if plan is not None:
            canvas.box(where.forecast, "#24222f", None, 0, 4)
            draw_forecast(canvas, where.forecast, scene, plan, plan_of(scene))
        draw_days_meant(canvas, scene, where)
        draw_errand_meant(canvas, scene, errand_box(scene, where))
        _rings(canvas, scene, where.camp)

    def things(self, option: Option) -> tuple[Thing, ...]:
        """Return what leads to an option: a toilet may be dragged from its rack as well."""
        if option.action.kind == "toilet":
            return (*option.things, RACK)
        return option.things

    def note(self, thing: Thing, scene: Scene) -> Note | None:
        """Return what can be done with a toilet that stands, and what the tables mean."""
        told = legend_note(scene, thing)
        if told is not None:
            return told
        if not thing.startswith("space:") or thing not in changes_in(scene):
            return None
        line = text("Click it to put it back, or drag it to another space.")
        return Note(text("Toilet on {space}", space=thing[6:].upper()), (line,))

    def rows(self, thing: Thing, scene: Scene) -> tuple[Text, Sequence[Row]] | None:
        """Return what changes with the option that is pointed at, or what signs mean."""
        told = legend_rows(scene, thing)
        if told is not None:
            return told
        scene = without_moved(scene)
        shown, plan = scene.moment.shown, meant(scene)
        if plan is None or shown is None or thing not in self.things(shown[0]):
            return None
        return shown[0].label, _changes(scene, plan_of(scene), plan)

    def piece(self, canvas: Canvas, scene: Scene, thing: Thing, at: tuple[int, int]) -> bool:
        """Draw a poster or a toilet being dragged."""
        if thing == RACK or thing.startswith("space:"):
            box = Rect(0, 0, canvas.metrics.px(62), canvas.metrics.px(92))
            box.center = at
            art(canvas, "toilet", box)
            return True
        return draw_carried(canvas, scene, thing, at)


def _over_camp(scene: Scene) -> Text:
    """What there is to do on the campsite, or who is waited for."""
    if scene.view.actor == scene.seat:
        return OVER_CAMP[scene.view.waits]
    return text("{who} plans the line-up.", who=Who(scene.view.actor))


def _cards(scene: Scene, camp: Camp) -> Iterator[tuple[int, Rect]]:
    """Each campsite card that is there: its number from 1, and its box."""
    for number, (place, season) in enumerate(card_places(scene.t, scene.state, scene.seat)):
        if season <= scene.view.season:
            yield number + 1, camp.cards[place]


def _turn_parts(scene: Scene, camp: Camp) -> Iterator[Part]:
    """The number of each card, as the log calls it, and an arrow on those that can be turned."""
    asked = scene.view.waits == "turn" and scene.view.actor == scene.seat
    for number, box in _cards(scene, camp) if asked else ():
        side = max(box.w // 6, math.ceil(scene.place.body.h * SMALLEST_TEXT * 1.3))
        badge = Rect(box.x, box.y, side, side)
        yield Part(f"number{number}", badge, 0, partial(_number, box=badge, number=number))
        if scene.lit(f"camp:{number}"):
            side = box.w // 4
            corner = Rect(box.centerx - side // 2, box.centery - side // 2, side, side)
            yield Part(f"turn{number}", corner, 0, partial(_arrow, box=corner))


def _number(canvas: Canvas, box: Rect, number: int) -> None:
    canvas.box(box, "#24222f", "", 2, 7)
    label(canvas, str(number), box, BOLD.but(size=24, align="centre", colour=CHALK))


def _arrow(canvas: Canvas, box: Rect) -> None:
    canvas.disc(box.center, box.w / 2 - 1, "#4b3b78", "", 4)
    art(canvas, "symbol_turn", square(box, 0.74))


def _rings(canvas: Canvas, scene: Scene, camp: Camp) -> None:
    moment = scene.moment
    named = (moment.pointed, *moment.chosen, *moment.advised)
    for number, box in _cards(scene, camp):
        thing = f"camp:{number}"
        if thing in named and (scene.lit(thing) or thing in moment.advised):
            canvas.box(box, None, ACID, 7, 12)
        elif thing in moment.equal:
            canvas.box(box, None, ACID, 4, 12, dash=True)
    if scene.view.waits != "toilets":
        return
    for spot in space_spots(scene, camp):
        hot = spot.thing in named
        if scene.lit(spot.thing) or spot.thing in moment.advised:
            art(canvas, "space_chosen" if hot else "space_legal", spot.box)
            if hot:
                art(canvas, "toilet", spot.box.inflate(-spot.box.w // 5, -spot.box.h // 8), 190)


def _changes(scene: Scene, before: Plan, after: Plan) -> list[Row]:
    """The figures of the forecast that change, then those of the whole weekend."""
    found = []
    for old, new, day in zip(before.days, after.days, DAYS, strict=False):
        name = DAY_NAMES[day]
        if old.chaos != new.chaos:
            said = text("{day}: chaos", day=name)
            good = -1 if new.chaos > old.chaos else 1
            found.append(Row("symbol_chaos", said, change(old.chaos, new.chaos), good))
        if old.hygiene != new.hygiene:
            said = text("{day}: hygiene", day=name)
            good = 1 if new.hygiene > old.hygiene else -1
            found.append(Row("symbol_hygiene", said, change(old.hygiene, new.hygiene), good))
    happy = change(before.happy, after.happy)
    good = (after.happy > before.happy) - (after.happy < before.happy)
    words = text("Happy tents of {all}, well placed", all=after.tents)
    found.append(Row("symbol_happy", words, happy, good))
    placed = scene.state.toilets[scene.seat].bit_count()
    if scene.view.waits == "toilets":
        cost = ntext(
            "{n} toilet, off the income", "{n} toilets, off the income", count="n", n=placed + 1
        )
        found.append(Row("symbol_toilet", cost, f"−{placed + 1}K", -1))
    return found[:7]
