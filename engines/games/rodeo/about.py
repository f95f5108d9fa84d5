"""What the cards and spaces of the game say, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from engines.core.types import Text, ntext, text
from engines.games.rodeo import state as st
from engines.games.rodeo.components.model import (
    GENRES,
    KINDS,
    TIERS,
    TRACKS,
    TYPES,
    WILD,
    Effect,
    Fan,
    Festival,
)
from engines.games.rodeo.play.arrival import judged
from engines.games.rodeo.state import State
from engines.games.rodeo.tables import Tables
from engines.games.rodeo.words.effects import ARRIVED, EFFECTS, PER_CARD, STEPS
from engines.games.rodeo.words.phrases import (
    GENRE_NAMES,
    TIER_NAMES,
    TYPE_NAMES,
    fans_of,
    say,
)

Body = tuple[Text, tuple[Text, ...]]


def told(effects: Iterable[Effect]) -> tuple[Text, ...]:
    """Return what effects do, a sentence each."""
    return tuple(_told(effect) for effect in effects)


def _told(effect: Effect) -> Text:
    words = EFFECTS[effect.op]
    if "{n}" not in words.id:
        return words
    return say(words, n=_step(effect.n) if effect.op in STEPS else effect.n)


def _step(n: int) -> str:
    """Return how far a track moves, with its sign and a true minus."""
    return f"+{n}" if n > 0 else f"−{-n}"


def band(t: Tables, at: int) -> Body:
    """Describe a band card."""
    card = t.data.bands[at]
    brings = tuple(
        text("{fans} fans of any genre", fans=fans)
        if genre == WILD
        else fans_of(GENRES[genre], fans)
        for genre, fans in card.symbols
    )
    return text("{name}", name=card.name), (
        TIER_NAMES[TIERS[card.tier]],
        text(
            "Fee {fee}K, {stars} spaces in front of the stage.",
            fee=card.fee,
            stars=t.data.stars[card.tier],
        ),
        text("Brings {fans}.", fans=brings),
        text("“{quote}”", quote=card.quote),
    )


_LOCATIONS: Final = (
    text("Wants a tent space."),
    text("Wants a car park space."),
)
AVERSIONS: Final = {
    "fastfood": text("Buys no fast food."),
    "drinks": text("Buys no drinks."),
    "other": text("Buys food and drinks only."),
}


def requirements(fan: Fan) -> tuple[Text, ...]:
    """Return what a group wants, a sentence each."""
    return tuple(words for words, _ in _wishes(fan))


def _wishes(fan: Fan) -> list[tuple[Text, Fan]]:
    """Return each wish in words, with a group that has no other."""
    plain = replace(fan, location=-1, wants=(), avoids=())
    found = []
    if fan.location >= 0:
        found.append((_LOCATIONS[fan.location], replace(plain, location=fan.location)))
    if fan.wants:
        genres = tuple(GENRE_NAMES[GENRES[g]] for g in fan.wants)
        words = text("Wants a neighbour: {genres}.", genres=genres)
        found.append((words, replace(plain, wants=fan.wants)))
    for g in fan.avoids:
        words = text("Wants no neighbour: {genre}.", genre=GENRE_NAMES[GENRES[g]])
        found.append((words, replace(plain, avoids=(g,))))
    return found


def wishes_at(t: Tables, state: State, at: int) -> tuple[tuple[Text, bool], ...]:
    """Return the arriving group's wishes, and whether a marker on a space would fulfil each.

    The group counts as far as it lies, the space included; none if no card is being played.
    """
    if state.phase not in (st.PLACE, st.FINISH) or state.group_card < 0:
        return ()
    seat, bit = state.actor, 1 << at
    card = t.data.fans[state.group_card]
    marks = state.marks[seat * 4 : seat * 4 + 4]
    marks[card.genre] |= state.group | bit
    return tuple(
        (words, bool(judged(state, seat, alone, bit, marks))) for words, alone in _wishes(card)
    )


def fan(t: Tables, at: int) -> Body:
    """Describe a fan card."""
    card = t.data.fans[at]
    return t.fan_names[at], (
        GENRE_NAMES[GENRES[card.genre]],
        text("Purchasing power {power}K.", power=card.power),
        *requirements(card),
        *(AVERSIONS[TYPES[kind]] for kind in card.aversion),
        _once_there(t, card.genre),
        *(text("And this card alone: {effect}", effect=effect) for effect in told(card.ability)),
    )


def _once_there(t: Tables, genre: int) -> Text:
    """Return what a card of a genre does when its group has arrived (ruling 28)."""
    track, n = t.data.per_card[genre]
    return say(ARRIVED[TRACKS[track]], n=_step(n), genre=GENRE_NAMES[GENRES[genre]])


def card_effect(t: Tables, genre: int) -> Text:
    """Return what every fan card of a genre does to the tracks."""
    track, n = t.data.per_card[genre]
    return say(PER_CARD[TRACKS[track]], n=_step(n))


def event(t: Tables, at: int) -> Body:
    """Describe an event card."""
    card = t.data.events[at]
    return t.event_names[at], (
        text("While booking: {name}.", name=t.booking_names[at]),
        *told(card.booking.effects),
        text("In the afternoon: {name}.", name=t.festival_names[at]),
        *told(card.festival.effects),
    )


ONE_FAN: Final = text("A space used stays taken until the season is over.")


def stand(t: Tables, at: int) -> Body:
    """Describe a stand."""
    card = t.data.stands[at]
    return t.stand_names[at], (
        TYPE_NAMES[TYPES[card.type]],
        ntext(
            "{spaces} space, {income}K for each fan.",
            "{spaces} spaces, {income}K for each fan.",
            count="spaces",
            spaces=card.spaces,
            income=card.income,
        ),
        *told(card.bonus),
        ONE_FAN,
    )


def upgrade(t: Tables, at: int) -> Body:
    """Describe an upgrade."""
    card = t.data.upgrades[at]
    return t.upgrade_names[at], (
        ntext(
            "{spaces} space; for each fan:",
            "{spaces} spaces; for each fan:",
            count="spaces",
            spaces=card.spaces,
        ),
        *told(card.per_fan),
        ONE_FAN,
    )


_GOALS: Final = {
    "single": text("Counts the fans of: {genres}."),
    "plus": text("Counts the fans, added up, of: {genres}."),
    "kombo": text("Counts sets of one fan each: {genres}."),
}


def goal(festival: Festival) -> tuple[Text, ...]:
    """Return what a festival card pays, row by row."""
    genres = tuple(GENRE_NAMES[GENRES[g]] for g in festival.genres)
    return (
        say(_GOALS[KINDS[festival.kind]], genres=genres),
        *(
            ntext(
                "From {low} on: {points} point.",
                "From {low} on: {points} points.",
                count="points",
                low=low,
                points=points,
            )
            for low, points in festival.table
        ),
    )


def space(state: State, seat: int, at: int) -> tuple[Text, ...]:
    """Return what a space of a seat's campsite is, and what lies on it."""
    bit = 1 << at
    if not state.cells[seat] & bit:
        return (text("There is no space here."),)
    found = [text("Tent space.") if state.tent[seat] & bit else text("Car park space.")]
    if state.dirt[seat] & bit:
        found.append(text("Dirt: nobody camps here while another space is free."))
    if state.toilets[seat] & bit:
        found.append(text("A toilet stands here."))
    if state.garbage[seat] & bit:
        found.append(
            text("Garbage lies here: {count}.", count=1 + (state.piles[seat] >> 5 * at & 31))
        )
    for genre, name in enumerate(GENRES):
        if state.marks[seat * 4 + genre] & bit:
            happy = bool(state.happy[seat] & bit)
            found.append(text("Camping here: {fan}.", fan=fans_of(name, 1)))
            found.append(text("Satisfied.") if happy else text("Dissatisfied."))
    return tuple(found)
