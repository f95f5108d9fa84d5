"""The festival days: arrival, afternoon, evening, night."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect

from engines.core.types import Option, Text, Thing
from engines.games.rodeo.components.model import GENRES
from engines.games.rodeo.tables import SPACE_AT
from game.tables.rodeo.cards.paper import art
from game.tables.rodeo.cards.sheet import Row
from game.tables.rodeo.changes import MARKER, without_moved
from game.tables.rodeo.errand_button import draw_errand_meant, errand_parts, errand_spots
from game.tables.rodeo.festival.booths import booth_parts, booth_spots, draw_meant_booth
from game.tables.rodeo.festival.campsite import camp_parts
from game.tables.rodeo.festival.cards import draw_meant_cards, hand_parts, hand_spots
from game.tables.rodeo.festival.faders import fader_parts, fader_spots
from game.tables.rodeo.festival.ghosts import draw_ghosts, draw_movable
from game.tables.rodeo.festival.hours import AFTERNOON, EVENING, MORNING, NIGHT
from game.tables.rodeo.festival.lying import OPEN, genre_on, group_genre
from game.tables.rodeo.festival.marks import mark_parts
from game.tables.rodeo.festival.meters import meter_of
from game.tables.rodeo.festival.notes import note_of, resting_of, sheet_of
from game.tables.rodeo.festival.place import day_of
from game.tables.rodeo.festival.pools import pool_parts, pool_spots
from game.tables.rodeo.festival.report import errand_box, forecast_parts, night_parts, report_parts
from game.tables.rodeo.festival.said import line_part
from game.tables.rodeo.festival.spaces import space_spots
from game.tables.rodeo.festival.stage import scene_hour, stage_parts, stage_spots
from game.tables.rodeo.festival.things import camp_sprite
from game.tables.rodeo.hand.drag import draw_carried
from game.tables.rodeo.phase import Phase, Scene
from game.tables.spec import Note, Part, Spot
from game.ui.canvas import Canvas


class FestivalPhase(Phase):
    """Middle: faders, stage, campsite, booths. Tray: what the time of day needs."""

    kinds = (
        "arrive", "place", "finish", "afternoon", "clear", "wake", "rival", "dump", "evening",
        "garbage", "leave",
    )  # fmt: skip

    def parts(self, scene: Scene) -> Iterable[Part]:
        """Return the picture at rest."""
        scene = without_moved(scene)
        day, hour = day_of(scene.place), scene_hour(scene)
        yield from fader_parts(scene, day.faders)
        yield from stage_parts(scene, day.stage)
        yield from camp_parts(scene.t, scene.state, scene.seat, day.camp)
        yield line_part(scene, day.camp)
        yield from mark_parts(scene, day.camp)
        if hour == NIGHT:
            yield from report_parts(scene, day.report)
            yield from night_parts(scene)
            yield from errand_parts(scene, errand_box(scene))
            return
        yield from booth_parts(scene, day.booths)
        yield from pool_parts(scene, day.pools)
        if hour != EVENING:
            yield from hand_parts(scene)
            return
        yield from forecast_parts(scene)
        yield from errand_parts(scene, errand_box(scene))

    def spots(self, scene: Scene) -> Iterable[Spot]:
        """Return what can be pointed at."""
        day, hour = day_of(scene.place), scene_hour(scene)
        yield from fader_spots(scene, day.faders)
        yield from stage_spots(scene, day.stage)
        yield from space_spots(scene, day.camp)
        if hour in (EVENING, NIGHT):
            yield from errand_spots(scene, errand_box(scene))
        if hour == NIGHT:
            return
        yield from booth_spots(scene, day.booths)
        yield from pool_spots(day.pools)
        if hour != EVENING:
            yield from hand_spots(scene)

    def above(self, canvas: Canvas, scene: Scene) -> None:
        """Draw what is pointed at in front, with ghosts of what it would bring."""
        draw_movable(canvas, scene, day_of(scene.place))
        scene = without_moved(scene)
        day, hour = day_of(scene.place), scene_hour(scene)
        draw_ghosts(canvas, scene, day)
        if scene.view.waits == "evening":
            draw_meant_booth(canvas, scene, day.booths)
        if hour in (MORNING, AFTERNOON):
            draw_meant_cards(canvas, scene)
        else:
            draw_errand_meant(canvas, scene, errand_box(scene))

    def things(self, option: Option) -> tuple[Thing, ...]:
        """Return what leads to an option: the next tent may be dragged from the tray as well."""
        if option.action.kind == "place":
            return (*option.things, MARKER)
        return option.things

    def piece(self, canvas: Canvas, scene: Scene, thing: Thing, at: tuple[int, int]) -> bool:
        """Draw a fan or the next tent being dragged."""
        box = Rect(0, 0, scene.px(88), scene.px(88))
        box.center = at
        kind, _, name = thing.partition(":")
        of_group = name in SPACE_AT and scene.state.group >> SPACE_AT[name] & 1
        if thing == MARKER or (of_group and group_genre(scene.state) >= 0):
            art(canvas, camp_sprite(group_genre(scene.state), False, OPEN), box)
            return True
        if kind == "space" and name in SPACE_AT:
            genre = genre_on(scene.state, scene.seat, SPACE_AT[name])
            if genre >= 0:
                art(canvas, f"figure_{GENRES[genre]}_lit", box)
                return True
        return draw_carried(canvas, scene, thing, at)

    def note(self, thing: Thing, scene: Scene) -> Note | None:
        """Return the words about what only the table knows."""
        return note_of(scene, thing)

    def rows(self, thing: Thing, scene: Scene) -> tuple[Text, Sequence[Row]] | None:
        """Return figures about a meter or the option that is pointed at."""
        return meter_of(scene, thing) or sheet_of(without_moved(scene))

    def resting(self, scene: Scene) -> Note | None:
        """Return what the group under way wants."""
        return resting_of(scene)
