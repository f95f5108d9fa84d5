"""Why something that lies on the table cannot be chosen on a festival day, from the rules."""

from __future__ import annotations

from engines.core.types import Text, Thing, text
from engines.games.rodeo.actions import Dump, Place, Put
from engines.games.rodeo.components.model import GENRES
from engines.games.rodeo.play.common import free_spaces
from engines.games.rodeo.play.evening import standing
from engines.games.rodeo.tables import SPACE_AT
from game.tables.rodeo.festival.marks import ASKING
from game.tables.rodeo.phase import Scene
from game.tables.spec import Note


def refused(scene: Scene, thing: Thing) -> Note | None:
    """Return why a place of the evening or a free space will not do; None if not asked."""
    if scene.moment.decision is None or scene.lit(thing) or thing in scene.moment.chosen:
        return None
    kind, _, name = thing.partition(":")
    if kind == "space" and name in SPACE_AT:
        return _space(scene, name)
    if scene.view.waits == "evening" and thing in scene.t.place_at:
        return _place(scene, thing)
    return None


def _space(scene: Scene, space: str) -> Note | None:
    kind = scene.view.waits
    if kind not in ASKING or not free_spaces(scene.state, scene.seat) >> SPACE_AT[space] & 1:
        return None
    action = Place(space) if kind == "place" else Dump(space)
    reason = scene.model.rules.why_not(scene.view, action)
    head = text("Space {space}", space=space.upper())
    return Note(head, (), reason) if reason is not None else None


def _place(scene: Scene, place: Thing) -> Note | None:
    """Every reason once, for the genre that is chosen or for all that still stand."""
    genres = standing(scene.state, scene.seat)
    chosen = [thing[6:] for thing in scene.moment.chosen if thing.startswith("genre:")]
    reasons: list[Text] = []
    for number, genre in enumerate(GENRES):
        if genres >> number & 1 and (not chosen or genre in chosen):
            reason = scene.model.rules.why_not(scene.view, Put(genre, place))
            if reason is not None and reason not in reasons:
                reasons.append(reason)
    if not reasons:
        return None
    head = scene.t.place_labels[scene.t.place_at[place]]
    return Note(head, tuple(reasons[1:3]), reasons[0])
