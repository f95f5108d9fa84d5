"""The players' panels: points, fans, money, cards, the three tracks, who is happy."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.types import Seat, Text, Who, ntext, text
from engines.games.rodeo.components.model import CHAOS, GENRES, HYGIENE, MOOD
from engines.games.rodeo.play.common import happy_count, sad_count
from engines.games.rodeo.prospects import ticket_holders
from engines.games.rodeo.words.phrases import GENRE_NAMES
from game.tables.rodeo.model import Model
from game.tables.rodeo.rivals.news import BEFORE
from game.tables.seats import FILLS
from game.tables.spec import Cell, Seated

TRACK_SIGNS: Final = ((CHAOS, "chaos"), (HYGIENE, "hygiene"), (MOOD, "mood"))
TRACK_WORDS: Final = {
    CHAOS: text("Chaos: {n}. It brings garbage at night."),
    HYGIENE: text("Hygiene: {n}. Below zero it costs something every night."),
    MOOD: text("Mood: {n}. At the end of the season it pays points."),
}


def seated(model: Model, seat: Seat) -> Seated:
    """Return what a panel shows."""
    view, state = model.view, model.state
    festival = model.t.data.festivals[view.festival[seat]]
    return Seated(
        mascot=f"rodeo/festival_{festival.id}",
        colour=FILLS[model.colours[seat]],
        counter="rodeo/symbol_points",
        score=str(state.vp[seat]),
        score_meaning=ntext(
            "{who} has {points} point.",
            "{who} has {points} points.",
            count="points",
            who=Who(seat),
            points=state.vp[seat],
        ),
        sign=f"badge_{model.colours[seat]}",
        cells=(*_fans(model, seat), *_festival(model, seat)),
        place=state.order[seat],
        place_meaning=text(
            "Number {n} in the order of play, not a rank: high numbers book first, low ones go "
            "first at the festival.",
            n=state.order[seat],
        ),
        sight=_band(model, seat),
    )


def _band(model: Model, seat: Seat) -> str:
    """The picture of the day's band, before the festival of the one booked last."""
    bands = model.state.bands[seat * 3 : seat * 3 + 3]
    if model.kind in BEFORE:
        bands = [at for at in bands if at >= 0][-1:]
        return f"rodeo/band_{model.t.data.bands[bands[0]].id}" if bands else ""
    day = model.state.day
    at = bands[day] if 0 <= day < len(bands) else -1
    return f"rodeo/band_{model.t.data.bands[at].id}" if at >= 0 else ""


def _cell(seat: Seat, name: str, sign: str, value: object, meaning: Text, row: int) -> Cell:
    said = str(value).replace("-", "−")
    return Cell(f"rodeo/{sign}", said, meaning, row, not value, f"count:{seat}:{name}")


def _fans(model: Model, seat: Seat) -> list[Cell]:
    """The upper line: fans by genre, arrived or with a ticket, and the money.

    Those the festival card counts are marked.
    """
    counts = ticket_holders(model.view, seat)
    wanted = model.t.data.festivals[model.view.festival[seat]].genres
    found = []
    for genre, name in enumerate(GENRES):
        fans, said = counts[genre], GENRE_NAMES[name]
        meaning = text("{genre}: {who} has {fans} fans.", genre=said, who=Who(seat), fans=fans)
        if genre in wanted:
            meaning = text(
                "{genre}: {who} has {fans} fans. The festival card counts them.",
                genre=said,
                who=Who(seat),
                fans=fans,
            )
        cell = _cell(seat, name, f"genre_{name}", fans, meaning, 0)
        found.append(replace(cell, marked=genre in wanted))
    cash = model.state.cash[seat]
    money = text(
        "{who} has {cash}K: for bands, and for stands and upgrades if those are built. Garage "
        "bands are free, and after the festival each fan brings 1K.",
        who=Who(seat),
        cash=cash,
    )
    return [*found, _cell(seat, "cash", "symbol_money", f"{cash}K", money, 0)]


def _festival(model: Model, seat: Seat) -> list[Cell]:
    """The lower line: chaos, hygiene, mood, who is happy and who is not, cards."""
    state, view = model.state, model.view
    found = []
    for track, sign in TRACK_SIGNS:
        value = state.tracks[seat * 3 + track]
        words = TRACK_WORDS[track]
        meaning = Text(words.id, (("n", value),))
        found.append(_cell(seat, sign, f"symbol_{sign}", value, meaning, 1))
    happy, sad = happy_count(state, seat), sad_count(state, seat)
    found.append(
        _cell(seat, "happy", "symbol_happy", happy, text("Satisfied fans: {n}.", n=happy), 1)
    )
    found.append(
        _cell(seat, "sad", "symbol_unhappy", sad, text("Dissatisfied fans: {n}.", n=sad), 1)
    )
    fans = sum(view.hand_counts[seat * 4 : seat * 4 + 4])
    events = view.event_counts[seat]
    cards = text(
        "{who} holds {fans} fan cards and {events} event cards.",
        who=Who(seat),
        fans=fans,
        events=events,
    )
    found.append(_cell(seat, "cards", "symbol_fan_card", f"{fans}/{events}", cards, 1))
    return found
