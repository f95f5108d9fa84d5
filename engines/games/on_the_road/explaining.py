"""What every thing on the table is, and why it cannot be chosen now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.types import Decision, Explanation, Seat, Text, Thing, Who, ntext, text
from engines.games.on_the_road.reasons import no_use
from engines.games.on_the_road.tables import Tables
from engines.games.on_the_road.view import View, city_number, colour_index, tile_kind
from engines.games.on_the_road.words import COLOUR_USE, TILE_NAMES, TILE_USE, TOKEN_NAMES

Body = tuple[Text, tuple[Text, ...]]
"""A title and its paragraphs."""


def explanation(t: Tables, view: View, thing: Thing, decision: Decision | None) -> Explanation:
    """Explain a thing; ``decision`` is the viewing seat's own, if it is to decide.

    ValueError for a thing that is not on the table.
    """
    kind, _, name = thing.partition(":")
    if kind not in _ABOUT or (kind in _NUMBERED and not name.isdecimal()):
        raise ValueError(f"On the Road has nothing called {thing!r}")
    title, body = _ABOUT[kind](t, view, name)
    options = decision.options if decision else ()
    usable = any(thing in option.things for option in options)
    return Explanation(title, body, None if usable else no_use(view, kind, name))


def _seat(view: View, name: str) -> Seat:
    if int(name) >= view.players:
        raise ValueError(f"there is no seat {name}")
    return int(name)


def _about_seat(t: Tables, view: View, name: str) -> Body:
    seat = _seat(view, name)
    return text("{who}", who=Who(seat)), (
        ntext(
            "{fans} fan on the mainstage.",
            "{fans} fans on the mainstage.",
            count="fans",
            fans=view.scores[seat],
        ),
        text(
            "In the bag {bag}, in the porta-potty {potty}, at home {home}.",
            bag=view.bag[seat],
            potty=view.potty[seat],
            home=view.home[seat],
        ),
        ntext(
            "{notes} music note: so many fans this band draws.",
            "{notes} music notes: so many fans this band draws.",
            count="notes",
            notes=view.notes[seat],
        ),
        ntext(
            "{cards} movement card in hand.",
            "{cards} movement cards in hand.",
            count="cards",
            cards=view.hand_sizes[seat],
        ),
    )


def _about_tile(t: Tables, view: View, name: str) -> Body:
    kind = tile_kind(view, int(name))
    parked = [seat for seat, tile in enumerate(view.vans) if tile == int(name)]
    body = [TILE_USE[kind]]
    if kind == "city":
        number = city_number(view, int(name))
        cities = view.road.count("city")
        body.insert(0, text("City {number} of {cities}.", number=number, cities=cities))
    body += (text("{who} is parked here.", who=Who(seat)) for seat in parked)
    return TILE_NAMES[kind], tuple(body)


def _about_card(t: Tables, view: View, name: str) -> Body:
    value = int(name)
    if value not in t.slot_of:
        raise ValueError(f"there is no card {name}")
    copies = t.data.copies[t.slot_of[value]]
    gone = view.discards[t.slot_of[value]]
    return text("Movement card {value}", value=value), (
        ntext(
            "Drive {value} tile towards the mainstage.",
            "Drive {value} tiles towards the mainstage.",
            count="value",
            value=value,
        ),
        text("From a van stop you may also double it, or drive back."),
        text("The game has {copies} of them; {gone} lie discarded.", copies=copies, gone=gone),
    )


def _about_token(t: Tables, view: View, name: str) -> Body:
    at = colour_index(name)
    lines = [COLOUR_USE[name], text("Left in the supply: {tokens}.", tokens=view.supply[at])]
    if view.seat is not None:
        lines.append(text("You have {tokens}.", tokens=view.tokens[view.seat][at]))
    return TOKEN_NAMES[name], tuple(lines)


def _by_band(counts: tuple[int, ...]) -> tuple[Text, ...]:
    return tuple(
        text("{who}: {fans}", who=Who(seat), fans=fans) for seat, fans in enumerate(counts)
    )


def _about_bag(t: Tables, view: View, name: str) -> Body:
    return text("Bag"), (
        text("Concerts send fans in here; in cities and on the mainstage they are drawn."),
        *_by_band(view.bag),
    )


def _about_potty(t: Tables, view: View, name: str) -> Body:
    return text("Porta-potty"), (
        text("Fans that another band drew queue here and do not count."),
        *_by_band(view.potty),
    )


def _about_stage(t: Tables, view: View, name: str) -> Body:
    return text("Mainstage"), (
        text(
            "{fans} of {full} spaces are taken. Once it is full, the band with the most fans "
            "wins at the end of a turn; on a tie play goes on.",
            fans=len(view.stage),
            full=view.full,
        ),
        *_by_band(view.scores),
    )


def _about_home(t: Tables, view: View, name: str) -> Body:
    return text("At home"), (
        text("Fans that no concert has called yet."),
        *_by_band(view.home),
    )


def _about_ticket(t: Tables, view: View, name: str) -> Body:
    use = text("Whoever arrives at the mainstage takes the top ticket: its notes draw more fans.")
    if not view.ticket_stack:
        return text("Tickets"), (use, text("All tickets are taken."))
    return text("Tickets"), (
        use,
        ntext(
            "The next one has {notes} music note.",
            "The next one has {notes} music notes.",
            count="notes",
            notes=view.ticket_stack[0],
        ),
    )


def _about_deck(t: Tables, view: View, name: str) -> Body:
    return text("Draw pile"), (
        text("Face-down movement cards: {cards}.", cards=view.deck_left),
        text("When it is empty, the played cards are shuffled into a new one."),
    )


def _about_discard(t: Tables, view: View, name: str) -> Body:
    lines = tuple(
        text("{count} with value {value}", count=count, value=value)
        for value, count in zip(t.data.values, view.discards, strict=True)
        if count
    )
    played = text("Movement cards played so far: {cards}.", cards=sum(view.discards))
    return text("Played cards"), (played, *lines)


def _about_van(t: Tables, view: View, name: str) -> Body:
    seat = _seat(view, name)
    kind = view.kind_under(seat)
    return text("{who}'s van", who=Who(seat)), (TILE_NAMES[kind], TILE_USE[kind])


def _about_pass(t: Tables, view: View, name: str) -> Body:
    return text("Pass"), (text("Keep your tokens and let things take their course."),)


_ABOUT: Final[dict[str, Callable[[Tables, View, str], Body]]] = {
    "seat": _about_seat,
    "tile": _about_tile,
    "card": _about_card,
    "token": _about_token,
    "bag": _about_bag,
    "potty": _about_potty,
    "stage": _about_stage,
    "home": _about_home,
    "ticket": _about_ticket,
    "deck": _about_deck,
    "discard": _about_discard,
    "van": _about_van,
    "pass": _about_pass,
}
_NUMBERED: Final = ("seat", "tile", "card", "van")
