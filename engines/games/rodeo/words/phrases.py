"""Short phrases: genres, tracks, days, causes, lists.

A table maps a word of the data to a whole phrase or sentence, never to a bare word put into a
sentence, so that languages with cases can translate it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from engines.core.types import Arg, Seat, Text, Who, ntext, text
from engines.games.rodeo.components.model import GENRES

GAME_TITLE: Final = "Rock'n Rodeo"

PHASES: Final = (
    text("Booking"),
    text("Expansion"),
    text("Line-up"),
    text("Morning"),
    text("Afternoon"),
    text("Evening"),
    text("Night"),
    text("Scoring"),
)


def say(template: Text, **args: Arg) -> Text:
    """Return a template with its named arguments filled in."""
    return replace(template, args=tuple(sorted(args.items())))


def named_list(names: Iterable[str]) -> tuple[Text, ...]:
    """Return names that are never translated as a list the language joins."""
    return tuple(text("{name}", name=name) for name in names)


def seats_listed(seats: Iterable[Seat]) -> tuple[Text, ...]:
    """Return seats as a list the language joins."""
    return tuple(text("{who}", who=Who(seat)) for seat in seats)


GENRE_NAMES: Final = {
    "punk": text("Punk rock"),
    "metal": text("Metal"),
    "reggae": text("Reggae"),
    "indie": text("Indie"),
}
FANS_OF: Final = {
    "punk": ntext("{fans} punk fan", "{fans} punk fans", count="fans"),
    "metal": ntext("{fans} metal fan", "{fans} metal fans", count="fans"),
    "reggae": ntext("{fans} reggae fan", "{fans} reggae fans", count="fans"),
    "indie": ntext("{fans} indie fan", "{fans} indie fans", count="fans"),
}
"""Fans of a genre, counted, as subject or object."""
CARDS_OF: Final = {
    "punk": text("punk fans", context="cause"),
    "metal": text("metal fans", context="cause"),
    "reggae": text("reggae fans", context="cause"),
    "indie": text("indie fans", context="cause"),
}
"""What moves chaos or hygiene when a fan card is played; also a group without a card."""


def fans_of(genre: str, count: int) -> Text:
    """Return a number of fans of a genre."""
    return say(FANS_OF[genre], fans=count)


def fans_listed(counts: Sequence[int]) -> tuple[Text, ...]:
    """Return fans by genre as a list the language joins."""
    return tuple(fans_of(g, n) for g, n in zip(GENRES, counts, strict=True) if n)


DAY_NAMES: Final = {
    "friday": text("Friday"),
    "saturday": text("Saturday"),
    "sunday": text("Sunday"),
}
SIDE_NAMES: Final = {
    "tent": text("Tent site"),
    "car_park": text("Car park"),
    "mixed": text("Tents and cars"),
}
TYPE_NAMES: Final = {
    "fastfood": text("Fast food"),
    "drinks": text("Drinks"),
    "other": text("Other"),
}
TIER_NAMES: Final = {
    "garage": text("Garage band"),
    "local_hero": text("Local hero"),
    "superstar": text("Superstar"),
    "legend": text("Rock legend"),
}
TRACK_NAMES: Final = {
    "chaos": text("Chaos"),
    "hygiene": text("Hygiene"),
    "mood": text("Mood"),
}

# ------------------------------------------------------------------ causes
TOILET_CAUSE: Final = text("toilet", context="cause")
BAND_CAUSE: Final = text("band", context="cause")
UNIFORM_CAUSE: Final = text("one crowd", context="cause")
GARBAGE_CAUSE: Final = text("piled garbage", context="cause")
HYGIENE_CAUSE: Final = text("bad hygiene", context="cause")
UNHAPPY_CAUSE: Final = text("dissatisfied fans", context="cause")
FEE_CAUSE: Final = text("fee", context="cause")

RISES: Final = {
    "chaos": text("Chaos of {who}: {before} → {after} ({cause})."),
    "hygiene": text("Hygiene of {who}: {before} → {after} ({cause})."),
    "mood": text("Mood of {who}: {before} → {after} ({cause})."),
}
WILL_RISE: Final = {
    "chaos": text("Chaos {before} → {after} ({cause})."),
    "hygiene": text("Hygiene {before} → {after} ({cause})."),
    "mood": text("Mood {before} → {after} ({cause})."),
}

# ------------------------------------------------------------------ scoring
SOURCE_NAMES: Final = {
    "mood": text("Mood"),
    "satisfied": text("Satisfied fans"),
    "dissatisfied": text("Dissatisfied fans"),
    "garbage": text("Garbage"),
    "hygiene": text("Hygiene"),
    "best_mood": text("Best mood"),
    "most_fans": text("Most fans"),
    "festival": text("Festival card"),
    "money": text("Money"),
}
SCORED: Final = {
    "mood": ntext(
        "{who} scores {points} point for mood {value}.",
        "{who} scores {points} points for mood {value}.",
        count="points",
    ),
    "satisfied": ntext(
        "{who} scores {points} point for {value} satisfied markers.",
        "{who} scores {points} points for {value} satisfied markers.",
        count="points",
    ),
    "dissatisfied": ntext(
        "{who} scores {points} point for {value} dissatisfied markers.",
        "{who} scores {points} points for {value} dissatisfied markers.",
        count="points",
    ),
    "garbage": ntext(
        "{who} scores {points} point for {value} pieces of garbage.",
        "{who} scores {points} points for {value} pieces of garbage.",
        count="points",
    ),
    "hygiene": ntext(
        "{who} scores {points} point for hygiene {value}.",
        "{who} scores {points} points for hygiene {value}.",
        count="points",
    ),
    "best_mood": ntext(
        "{who} wins the prize for the best mood ({value}): {points} point.",
        "{who} wins the prize for the best mood ({value}): {points} points.",
        count="points",
    ),
    "most_fans": ntext(
        "{who} wins the prize for the most fans ({value}): {points} point.",
        "{who} wins the prize for the most fans ({value}): {points} points.",
        count="points",
    ),
    "festival": ntext(
        "{who} scores {points} point for {value} on the festival card.",
        "{who} scores {points} points for {value} on the festival card.",
        count="points",
    ),
    "money": ntext(
        "{who} scores {points} point for {value}K of cash.",
        "{who} scores {points} points for {value}K of cash.",
        count="points",
    ),
}
NO_AWARDS: Final = {
    "best_mood": text("The prize for the best mood goes to nobody: it is a tie."),
    "most_fans": text("The prize for the most fans goes to nobody: it is a tie."),
}

# ------------------------------------------------------------------ line-up and night
SET_ON: Final = {
    "friday": text("{who} lets {band} play on Friday."),
    "saturday": text("{who} lets {band} play on Saturday."),
    "sunday": text("{who} lets {band} play on Sunday."),
}
WILL_SET_ON: Final = {
    "friday": text("{band} plays on Friday."),
    "saturday": text("{band} plays on Saturday."),
    "sunday": text("{band} plays on Sunday."),
}
STRUCK: Final = {
    "mood": text("Hygiene {hygiene} at {who}'s costs mood."),
    "dissatisfy": text("Hygiene {hygiene} at {who}'s makes a fan dissatisfied."),
    "fan_leaves": text("Hygiene {hygiene} at {who}'s drives a fan away."),
}

BY_SEASON: Final = {
    "mood": text("Season {season}: mood"),
    "satisfied": text("Season {season}: satisfied fans"),
    "dissatisfied": text("Season {season}: dissatisfied fans"),
    "garbage": text("Season {season}: garbage"),
    "hygiene": text("Season {season}: hygiene"),
    "best_mood": text("Season {season}: prize for the best mood"),
    "most_fans": text("Season {season}: prize for the most fans"),
    "festival": text("Season {season}: festival card"),
    "money": text("Season {season}: money"),
}
