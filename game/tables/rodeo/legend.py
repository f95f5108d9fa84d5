"""What the table itself shows is explained here: room, empty places, goal, order.

Such things are named ``about:``; a click on one is no refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.types import Text, Thing, ntext, text
from engines.games.rodeo.components.model import BANDS_A_SEASON
from engines.games.rodeo.play.line_up import most_toilets
from engines.games.rodeo.prospects import Room, bookers, goal, room_for, ticket_holders
from game.tables.rodeo.cards.festival import KOMBO
from game.tables.rodeo.newcomers.words import ladder, wanted
from game.tables.rodeo.phase import Scene
from game.tables.spec import Note

SLOT: Final[Thing] = "about:slot"
GOAL: Final[Thing] = "about:goal"
TICKETS: Final[Thing] = "about:tickets"
SPACES: Final[Thing] = "about:room"
NEED: Final[Thing] = "about:need"
ORDER: Final[Thing] = "about:order"
SEASON: Final[Thing] = "about:bought"
TAKINGS: Final[Thing] = "about:takings"


def legend(scene: Scene, thing: Thing) -> Note | None:
    """Return what is said of a thing that only the table knows; None for any other."""
    found = _NOTES.get(thing)
    return found(scene) if found is not None else None


def room_now(scene: Scene) -> Room:
    """Return what the festival shown has room for, with the fans who have a ticket."""
    fans = sum(ticket_holders(scene.view, scene.seat))
    return room_for(scene.t, scene.state, scene.seat, fans)


def _slot(scene: Scene) -> Note:
    return Note(
        text("Room for a band"),
        (
            text("Three rounds, three bands: one for each day of the festival."),
            text("Which of them plays on which day you decide in the line-up."),
        ),
    )


def _goal(scene: Scene) -> Note:
    festival = scene.t.data.festivals[scene.view.festival[scene.seat]]
    count, points = goal(scene.t, scene.view, scene.seat, ticket_holders(scene.view, scene.seat))
    now = ntext("{n} fan with a ticket", "{n} fans with a ticket", count="n", n=count)
    if festival.kind == KOMBO:
        now = ntext("{n} set", "{n} sets", count="n", n=count)
    so_far = text("So far: {count}, {points} points.", count=now, points=points)
    first = (wanted(festival),) if scene.own else ()
    return Note(text("{festival}", festival=festival.name), (*first, ladder(festival), so_far))


def _tickets(scene: Scene) -> Note:
    return Note(
        text("Fans with a ticket"),
        (
            text("They come on the day of the band that brought them, and look for a space."),
            text("At the end of a season each pays 1K."),
        ),
    )


def _spaces(scene: Scene) -> Note:
    state, seat, room = scene.state, scene.seat, room_now(scene)
    tents = (state.tent[seat] & state.cells[seat]).bit_count()
    kinds = text(
        "{tents} tent spaces, {dirt} of them on dirt, and {cars} spaces in the car park.",
        tents=tents,
        dirt=room.dirt,
        cars=room.spaces - tents,
    )
    return Note(
        text("Campsite: {n} spaces", n=room.spaces),
        (
            kinds,
            text(
                "Each fan and each toilet takes one. Some fan cards want a tent, some a car park."
            ),
            text("Dirt is used only when nothing else is free."),
        ),
    )


def _need(scene: Scene) -> Note:
    room = room_now(scene)
    lines = [text("There are {n} spaces, {dirt} of them on dirt.", n=room.spaces, dirt=room.dirt)]
    if room.missing:
        lines.append(
            ntext(
                "{n} space is missing: so many fans stay outside, dissatisfied.",
                "{n} spaces are missing: so many fans stay outside, dissatisfied.",
                count="n",
                n=room.missing,
            )
        )
    elif room.on_dirt:
        lines.append(text("That is enough, if {n} camp on dirt.", n=room.on_dirt))
    else:
        lines.append(text("That is enough."))
    lines.append(toilets_of_line_up(scene, room))
    return Note(needed(room), tuple(lines))


def toilets_of_line_up(scene: Scene, room: Room) -> Text:
    """Return how many toilets are put up."""
    most = most_toilets(scene.t, scene.state, scene.seat)
    if most == room.toilets:
        return text("You put up {n} toilets in the line-up; each takes a space.", n=most)
    return text(
        "In the line-up you put up {least} to {most} toilets; each takes a space.",
        least=room.toilets,
        most=most,
    )


def needed(room: Room) -> Text:
    """Return who needs a space, in a few words."""
    return ntext(
        "{fans} fans + {toilets} toilet",
        "{fans} fans + {toilets} toilets",
        count="toilets",
        fans=room.fans,
        toilets=room.toilets,
    )


def _order(scene: Scene) -> Note:
    view = scene.view
    lines = [
        text(
            "Round {n} of {all}: {players}.",
            n=number + 1,
            all=BANDS_A_SEASON,
            players=", ".join(scene.model.names[seat] for seat in seats),
        )
        for number, seats in enumerate(bookers(scene.t, view))
        if number >= view.round
    ]
    lines.append(text("Who books early has more to choose from."))
    return Note(text("Who books when"), tuple(lines))


def _bought(scene: Scene) -> Note:
    return Note(
        text("This season"),
        (text("One stand and one upgrade at most, each at the price shown here."),),
    )


def _takings(scene: Scene) -> Note:
    return Note(
        text("Stands in a season"),
        (
            text("By kind of stand: how many fans find a place there, and what they pay."),
            text("A place stays taken until the season ends."),
        ),
    )


_NOTES: Final[dict[Thing, Callable[[Scene], Note]]] = {
    SLOT: _slot,
    GOAL: _goal,
    TICKETS: _tickets,
    SPACES: _spaces,
    NEED: _need,
    ORDER: _order,
    SEASON: _bought,
    TAKINGS: _takings,
}
