"""The players' panels: points, fans, money, cards, the three tracks, who is happy."""

from __future__ import annotations

from typing import Final

from engines.core.types import Seat, Text, Who, ntext, text
from engines.games.rodeo.components.model import CHAOS, GENRES, HYGIENE, MOOD
from engines.games.rodeo.play.common import happy_count, sad_count
from engines.games.rodeo.prospects import ticket_holders
from engines.games.rodeo.words.phrases import GENRE_NAMES
from game.tables.rodeo.model import Model
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
    )


def _cell(seat: Seat, name: str, sign: str, value: object, meaning: Text, row: int) -> Cell:
    said = str(value).replace("-", "−")
    return Cell(f"rodeo/{sign}", said, meaning, row, not value, f"count:{seat}:{name}")


def _fans(model: Model, seat: Seat) -> list[Cell]:
    """The upper line: fans by genre, arrived or with a ticket, and the money."""
    counts = ticket_holders(model.view, seat)
    found = [
        _cell(
            seat,
            name,
            f"genre_{name}",
            counts[genre],
            text("{genre}: {who} has {fans} fans.", genre=GENRE_NAMES[name], who=Who(seat),
                 fans=counts[genre]),
            0,
        )
        for genre, name in enumerate(GENRES)
    ]  # fmt: skip
    cash = model.state.cash[seat]
    money = text("{who} has {cash}K.", who=Who(seat), cash=cash)
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
