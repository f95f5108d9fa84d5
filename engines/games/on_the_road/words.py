"""Names and short phrases of the game's things, as Texts.

A table maps a tile kind or colour to a whole phrase or sentence, never to a bare word put
into a sentence, so that languages with cases can translate it. Tables hold templates; ``say``
fills in their arguments.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from engines.core.types import Arg, Seat, Text, Who, ntext, text

GAME_TITLE: Final = "On the Road"


def say(template: Text, **args: Arg) -> Text:
    """Return a template with its named arguments filled in."""
    return replace(template, args=tuple(sorted(args.items())))


def both(first: Text, second: Text) -> Text:
    """Return two sentences as one Text."""
    return text("{first} {second}", first=first, second=second)


TILE_NAMES: Final = {
    "barn": text("Barn"),
    "mountain": text("Mountain"),
    "lake": text("Lake"),
    "forest": text("Forest"),
    "field": text("Field"),
    "van": text("Van stop"),
    "city": text("City"),
    "mainstage": text("Mainstage"),
}

TOKEN_NAMES: Final = {
    "mountain": text("Mountain token"),
    "lake": text("Lake token"),
    "forest": text("Forest token"),
    "field": text("Field token"),
    "pink": text("Pink token"),
}

TILE_USE: Final = {
    "barn": text("Where every tour begins. Any number of vans fit in; it gives no token."),
    "mountain": text("Take a mountain token, then play a concert: one fan into the bag for each."),
    "lake": text("Take a lake token, then play a concert: one fan into the bag for each."),
    "forest": text("Take a forest token, then play a concert: one fan into the bag for each."),
    "field": text("Take a field token, then play a concert: one fan into the bag for each."),
    "van": text("Take a pink token. A turn that starts here may double its card or drive back."),
    "city": text("Take a pink token, then draw one fan from the bag for each music note."),
    "mainstage": text(
        "The end of the road: pink token, ticket, and fans drawn now and in every later turn."
    ),
}

COLOUR_USE: Final = {
    "mountain": text("Each one brings a fan at your concerts on a mountain."),
    "lake": text("Each one brings a fan at your concerts on a lake."),
    "forest": text("Each one brings a fan at your concerts in a forest."),
    "field": text("Each one brings a fan at your concerts on a field."),
    "pink": text("Each one has a music note: it draws one more fan from the bag."),
}

A_TOKEN: Final = {
    "mountain": text("a mountain token", context="object"),
    "lake": text("a lake token", context="object"),
    "forest": text("a forest token", context="object"),
    "field": text("a field token", context="object"),
    "pink": text("a pink token", context="object"),
}
"""What is given back, as the object of the sentence."""


def tokens_listed(colours: Iterable[str]) -> tuple[Text, ...]:
    """Return colours as a list the language joins."""
    return tuple(A_TOKEN[colour] for colour in colours)


def bands_listed(seats: Iterable[Seat]) -> tuple[Text, ...]:
    """Return seats as a list the language joins."""
    return tuple(text("{who}", who=Who(seat)) for seat in seats)


def fans_listed(fans: Iterable[Seat]) -> tuple[Text, ...]:
    """Return drawn fans band by band, as a list the language joins."""
    drawn = list(fans)
    return tuple(
        text("{count} for {who}", count=drawn.count(seat), who=Who(seat))
        for seat in sorted(set(drawn))
    )


PHASES: Final = (
    text("Move"),
    text("Concert"),
    text("Draw a card"),
    text("Draw fans"),
    text("Reactions"),
)
MOVE_PHASE, CONCERT_PHASE, CARD_PHASE, FANS_PHASE, REACTION_PHASE = range(5)

# ------------------------------------------------------------------ the drive, in the log
DROVE_ON: Final = {
    "mountain": text("{who} plays a {value} and drives to the mountain."),
    "lake": text("{who} plays a {value} and drives to the lake."),
    "forest": text("{who} plays a {value} and drives to the forest."),
    "field": text("{who} plays a {value} and drives to the field."),
    "van": text("{who} plays a {value} and drives to the van stop."),
    "city": text("{who} plays a {value} and drives to the city."),
    "mainstage": text("{who} plays a {value} and arrives at the mainstage."),
}
DROVE_DOUBLE: Final = {
    "mountain": text("{who} doubles a {value} and drives to the mountain."),
    "lake": text("{who} doubles a {value} and drives to the lake."),
    "forest": text("{who} doubles a {value} and drives to the forest."),
    "field": text("{who} doubles a {value} and drives to the field."),
    "van": text("{who} doubles a {value} and drives to the van stop."),
    "city": text("{who} doubles a {value} and drives to the city."),
    "mainstage": text("{who} doubles a {value} and arrives at the mainstage."),
}
DROVE_BACK: Final = {
    "barn": text("{who} plays a {value} and drives back to the barn."),
    "mountain": text("{who} plays a {value} and drives back to the mountain."),
    "lake": text("{who} plays a {value} and drives back to the lake."),
    "forest": text("{who} plays a {value} and drives back to the forest."),
    "field": text("{who} plays a {value} and drives back to the field."),
    "van": text("{who} plays a {value} and drives back to the van stop."),
    "city": text("{who} plays a {value} and drives back to the city."),
}
DROVE: Final = {"go": DROVE_ON, "double": DROVE_DOUBLE, "back": DROVE_BACK}

# ------------------------------------------------------------------ the drive, beforehand
WILL_DRIVE: Final = {
    "barn": text("You drive back to the barn: no token, no concert."),
    "mountain": text("You drive to the mountain."),
    "lake": text("You drive to the lake."),
    "forest": text("You drive to the forest."),
    "field": text("You drive to the field."),
    "van": text("You drive to the van stop: next turn you may double a card or drive back."),
    "city": text("You drive to the city and draw fans there."),
    "mainstage": text("You arrive at the mainstage: your tour ends and you draw fans."),
}
WILL_ROLL: Final = {
    "barn": text("You roll back into the barn: no token, no concert."),
    "mountain": text("You roll on to the mountain."),
    "lake": text("You roll on to the lake."),
    "forest": text("You roll on to the forest."),
    "field": text("You roll on to the field."),
    "van": text("You roll on to the van stop: next turn you may double a card or drive back."),
    "city": text("You roll on to the city and draw fans there."),
    "mainstage": text("You roll on to the mainstage: your tour ends and you draw fans."),
}
OCCUPIED: Final = {
    "mountain": text("The mountain is occupied by {who}."),
    "lake": text("The lake is occupied by {who}."),
    "forest": text("The forest is occupied by {who}."),
    "field": text("The field is occupied by {who}."),
    "van": text("The van stop is occupied by {who}."),
    "city": text("The city is occupied by {who}."),
}

# ------------------------------------------------------------------ tokens and concerts
TOOK: Final = {
    "mountain": text("{who} takes a mountain token: now {count}."),
    "lake": text("{who} takes a lake token: now {count}."),
    "forest": text("{who} takes a forest token: now {count}."),
    "field": text("{who} takes a field token: now {count}."),
    "pink": ntext(
        "{who} takes a pink token: {notes} music note.",
        "{who} takes a pink token: {notes} music notes.",
        count="notes",
    ),
}
WILL_TAKE: Final = {
    "mountain": text("You take a mountain token and then have {count}."),
    "lake": text("You take a lake token and then have {count}."),
    "forest": text("You take a forest token and then have {count}."),
    "field": text("You take a field token and then have {count}."),
    "pink": ntext(
        "You take a pink token and then have {notes} music note.",
        "You take a pink token and then have {notes} music notes.",
        count="notes",
    ),
}
NONE_LEFT: Final = {
    "mountain": text("No mountain token is left."),
    "lake": text("No lake token is left."),
    "forest": text("No forest token is left."),
    "field": text("No field token is left."),
    "pink": text("No pink token is left."),
}
NO_CONCERT: Final = {
    "mountain": text("{who} has no mountain token, so nobody comes to the concert."),
    "lake": text("{who} has no lake token, so nobody comes to the concert."),
    "forest": text("{who} has no forest token, so nobody comes to the concert."),
    "field": text("{who} has no field token, so nobody comes to the concert."),
}
WILL_BE_NO_CONCERT: Final = {
    "mountain": text("You have no mountain token, so nobody comes to the concert."),
    "lake": text("You have no lake token, so nobody comes to the concert."),
    "forest": text("You have no forest token, so nobody comes to the concert."),
    "field": text("You have no field token, so nobody comes to the concert."),
}
LACKING: Final = {
    "mountain": text("You have no mountain token to spend."),
    "lake": text("You have no lake token to spend."),
    "forest": text("You have no forest token to spend."),
    "field": text("You have no field token to spend."),
    "pink": text("You have no pink token to spend."),
}
