"""A festival to look at, in place of the phase: all that lies open of one player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.core.types import Text, Who, text
from game.tables.rodeo.festival.booths import booth_parts, booth_spots
from game.tables.rodeo.festival.campsite import camp_parts
from game.tables.rodeo.festival.faders import fader_parts
from game.tables.rodeo.festival.place import day_of
from game.tables.rodeo.festival.stage import stage_parts, stage_spots
from game.tables.rodeo.phase import Phase, Scene
from game.tables.rodeo.rivals.goal import goal_part
from game.tables.rodeo.rivals.tray import hand_parts, tray_spots
from game.tables.spec import Moment, Note, Part, Spot

_EXPLAINED: Final = ("band", "stand", "upgrade")
_HOW_BACK: Final = text("Esc or a click on the panel leads back.")


def quiet(scene: Scene) -> Scene:
    """Return a scene in which nothing can be chosen: a festival to look at."""
    return Scene(scene.place, scene.model, Moment(looker=scene.moment.looker, busy=True))


class RivalPhase(Phase):
    """Middle and tray as on a festival day, without anything to choose."""

    def parts(self, scene: Scene) -> Iterable[Part]:
        """Return the picture at rest."""
        day, still = day_of(scene.place), quiet(scene)
        yield from fader_parts(still, day.faders)
        yield from stage_parts(still, day.stage)
        yield from camp_parts(still.t, still.state, still.seat, day.camp)
        yield from booth_parts(still, day.booths)
        yield goal_part(still, day.pools)
        yield from hand_parts(still, scene.place.tray)

    def spots(self, scene: Scene) -> Iterable[Spot]:
        """Return what explains itself, and the way back."""
        day = day_of(scene.place)
        there = [*stage_spots(quiet(scene), day.stage), *booth_spots(scene, day.booths)]
        for spot in there:
            kind = spot.thing.partition(":")[0]
            # What could be chosen on the own grounds cannot be on these.
            if kind in _EXPLAINED and not scene.lit(spot.thing):
                yield spot
        yield from tray_spots(scene.place.tray)

    def prompt(self, scene: Scene) -> tuple[Text, Text]:
        """Say whose festival this is, and how to get back."""
        if scene.own:
            return text("Your festival."), _HOW_BACK
        return text("{who}'s festival.", who=Who(scene.seat)), _HOW_BACK

    def resting(self, scene: Scene) -> Note:
        """Say what is shown."""
        if scene.own:
            line = text("Your grounds as the others see them, with your cards below.")
            return Note(text("Your festival"), (line, _HOW_BACK))
        return Note(
            text("{who}'s festival", who=Who(scene.seat)),
            (text("Everything here is open to all. The cards are face down."), _HOW_BACK),
        )


RIVALS: Final = RivalPhase()
