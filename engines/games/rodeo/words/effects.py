"""What effects do, in words, by their operation in the data."""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, text

EFFECTS: Final[dict[str, Text]] = {
    "cash": text("Take {n}K."),
    "mood": text("Mood {n}."),
    "hygiene": text("Hygiene {n}."),
    "chaos": text("Chaos {n}."),
    "satisfy": text("Dissatisfied fans who become satisfied: {n}."),
    "redraw_fan": text("Give back a fan card, draw two of its genre, keep one."),
    "refill": text("Fans of one genre, from the reserve, who look for a ticket: {n}."),
    "extra_fan": text("More fans for one symbol of the band just booked: {n}."),
    "rebate": text("Get back {n}K of the fee just paid, at most all of it."),
    "rewild": text("Change one symbol of the band just booked to another genre."),
    "build_rebate": text("Your next stand or upgrade this season costs {n}K less."),
    "extra_wixi": text("One toilet more this season, free of charge."),
    "discard_display": text("Discard a band from the display and replace it."),
    "draw_event": text("Event cards drawn: {n}."),
    "remove_garbage": text("Pieces of garbage removed: {n}."),
    "wake": text("Sleeping fans who get up again: {n}."),
    "rival_garbage": text("Pieces of garbage on a rival's campsite: {n}."),
    "rival_chaos": text("Chaos of a rival: {n}."),
    "rival_hygiene": text("Hygiene of a rival: {n}."),
    "rival_dissatisfy": text("Fans of a rival who become dissatisfied: {n}."),
}
STEPS: Final = frozenset(("mood", "hygiene", "chaos", "rival_chaos", "rival_hygiene"))
"""Effects that move a track: their number has a sign."""
ARRIVED: Final = {
    "chaos": text("When the group has arrived: chaos {n}, as with each card of {genre}."),
    "hygiene": text("When the group has arrived: hygiene {n}, as with each card of {genre}."),
    "mood": text("When the group has arrived: mood {n}, as with each card of {genre}."),
}
PER_CARD: Final = {
    "chaos": text("Each card played: chaos {n}."),
    "hygiene": text("Each card played: hygiene {n}."),
    "mood": text("Each card played: mood {n}."),
}
