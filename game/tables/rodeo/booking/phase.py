"""The phase of booking: bands, fan cards, events, fans."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.core.types import Text, Thing, text
from engines.games.rodeo.actions import Book
from engines.games.rodeo.components.model import WILD
from game.tables.rodeo.booking.display import display_parts, display_spots, draw_meant
from game.tables.rodeo.booking.forecast import (
    garage_rows,
    plan_of,
    pointed_band,
    rest_plan,
    rows_of,
    why_not,
)
from game.tables.rodeo.booking.news import draw_asked, news_parts, news_spots
from game.tables.rodeo.booking.own import draw_own, own_parts, own_spots
from game.tables.rodeo.booking.place import Display, Places, display_of, head_of, places, shows_news
from game.tables.rodeo.booking.pool import NOBODY, draw_pool, pool_part, pool_spots
from game.tables.rodeo.booking.tray import (
    draw_meant_cards,
    draw_to_come,
    events_held,
    tray_parts,
    tray_spots,
)
from game.tables.rodeo.cards.sheet import Row
from game.tables.rodeo.hand.drag import draw_carried
from game.tables.rodeo.newcomers.words import wanted
from game.tables.rodeo.phase import Phase, Scene
from game.tables.spec import Note, Part, Spot
from game.ui.canvas import Canvas

OVER_EVENTS: Final = {
    "book": text("Events: one after booking"),
    "event": text("Events: click one, or its swap tab"),
}
BEGINNERS: Final = {
    "book": text("Events: for the afternoons"),
    "event": text("Events: click a tab to swap one"),
}
"""Beginners play no event while booking; they may swap one."""


class BookingPhase(Phase):
    """Middle: display, fans without a ticket, own festival. Tray: the own cards."""

    kinds = ("book", "wild", "event", "return_card", "keep", "refill", "extra", "rewild", "drop")

    def _places(self, scene: Scene) -> tuple[Places, Display]:
        found = places(scene.place.middle, scene.place.tray, scene.view, events_held(scene))
        return found, display_of(found.display, scene.view, found.gap)

    def parts(self, scene: Scene) -> Iterable[Part]:
        """Return the picture at rest."""
        where, display = self._places(scene)
        plan = rest_plan(scene)
        yield from display_parts(scene, display)
        if shows_news(scene.view):
            yield from news_parts(scene, where.new)
        yield pool_part(scene.t, scene.view, where.pool, plan.told.brings if plan else NOBODY)
        yield from own_parts(scene, where.own, plan)
        over = BEGINNERS if scene.view.beginner else OVER_EVENTS
        said = over.get(scene.view.waits, text("Events"))
        yield from tray_parts(scene, where, said)

    def spots(self, scene: Scene) -> Iterable[Spot]:
        """Return what can be pointed at."""
        where, display = self._places(scene)
        head = head_of(scene.place)
        yield from display_spots(scene, display)
        if shows_news(scene.view):
            yield from news_spots(scene, where.new, head)
        yield from pool_spots(head, where.pool)
        yield from own_spots(scene, where.own, head)
        yield from tray_spots(scene, where)

    def above(self, canvas: Canvas, scene: Scene) -> None:
        """Draw what would come as ghosts, the poster or card that is meant in front."""
        where, display = self._places(scene)
        plan, rest = plan_of(scene), rest_plan(scene)
        if plan is not None and plan != rest:
            draw_pool(canvas, where.pool, scene.t, scene.view, plan.told.brings)
            draw_own(canvas, where.own, scene, plan)
            if plan.band >= 0:
                symbols = scene.t.data.bands[plan.band].symbols
                genres = [genre if genre != WILD else -1 for genre, _ in symbols]
                draw_to_come(canvas, scene, where, genres)
        if shows_news(scene.view):
            draw_asked(canvas, scene, where.new, head_of(scene.place))
        draw_meant(canvas, scene, display, scene.place.middle)
        draw_meant_cards(canvas, scene, where)

    def rows(self, thing: Thing, scene: Scene) -> tuple[Text, list[Row]] | None:
        """Return what a band, the garage or a genre would bring."""
        kind = thing.partition(":")[0]
        if kind == "garage" and scene.lit(thing):
            return text("If you take a garage band"), garage_rows(scene)
        if kind == "band" and scene.view.waits == "book" and pointed_band(scene) >= 0:
            plan = plan_of(scene)
            if plan is not None:
                band = scene.t.data.bands[plan.band]
                head = text("With {band}", band=band.name)
                why = why_not(scene, Book(band.id))
                rows = [*why, *rows_of(scene, plan)]
                return head, rows[:5] if why else rows
        if kind == "genre" and scene.view.waits == "wild" and scene.lit(thing):
            plan = plan_of(scene)
            if plan is not None:
                return text("With this genre"), rows_of(scene, plan)
        return None

    def resting(self, scene: Scene) -> Note | None:
        """Say which fans the own festival card pays for, while a band is chosen."""
        decision = scene.moment.decision
        if scene.view.waits != "book" or decision is None or not decision.options:
            return None
        festival = scene.t.data.festivals[scene.view.festival[scene.seat]]
        lines = (
            wanted(festival),
            text("A band brings fans and fan cards of its symbols."),
            text("Point at a poster to see what it would bring; a click books it."),
        )
        return Note(text("Book a band"), lines)

    def piece(self, canvas: Canvas, scene: Scene, thing: Thing, at: tuple[int, int]) -> bool:
        """Draw a poster being dragged."""
        return draw_carried(canvas, scene, thing, at)
