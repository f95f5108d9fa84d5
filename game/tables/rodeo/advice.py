"""A line of help for each decision of a season, for the what-if panel at rest."""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, text
from game.tables.spec import Note


def _help(head: Text, *lines: Text) -> Note:
    return Note(head, lines)


HELP: Final[dict[str, Note]] = {
    "wild": _help(
        text("A wildcard"),
        text("You choose which fans come. Point at a genre to see what your festival gains."),
    ),
    "event": _help(
        text("An event"),
        text("One card a booking: a click plays it, two on its yellow tab swap it for another."),
        text("The other side counts in the afternoon, so keep what helps you there."),
    ),
    "return_card": _help(
        text("Exchange a fan card"),
        text("Give back the group that fits your campsite worst."),
    ),
    "keep": _help(text("Keep one"), text("The other one goes back.")),
    "refill": _help(
        text("More fans"), text("They look for a ticket, also for your rivals' festivals.")
    ),
    "extra": _help(text("More fans"), text("Click a symbol on your poster.")),
    "rewild": _help(
        text("Another genre"), text("Click a symbol on your poster, then the genre it becomes.")
    ),
    "drop": _help(
        text("Off the display"), text("Take away the band a rival would like to book next.")
    ),
    "expand": _help(
        text("Build"),
        text("Fans spend money at stands and work at upgrades, every season from now on."),
        text("One stand and one upgrade at most; a click builds, or drag the card to the plot."),
    ),
    "line_up": _help(
        text("Who plays when"),
        text("Chaos and bad hygiene stay until the last night: let loud fans come late."),
        text("The forecast below counts for you. Keep this order takes them as they hang."),
    ),
    "turn": _help(
        text("Turn the grounds"),
        text("Each click is a quarter turn. Put tents and car parks where your cards want them."),
        text("A card with four equal spaces needs no turning; you may leave all of them."),
    ),
    "toilets": _help(
        text("Toilets"),
        text("Each starts hygiene 1 higher and takes one fan an evening, but costs a space."),
    ),
}

HELP_BEGINNERS: Final = HELP | {
    "event": _help(
        text("Swap an event?"),
        text("Your events are for the afternoons of the festival."),
        text("Two clicks on a yellow tab swap one, free of charge: the one that helps you least."),
    ),
    "turn": _help(
        text("Turn the grounds"),
        text("Each click is a quarter turn. Put tents and car parks where your cards want them."),
        text("Beginners turn each card in the season in which it joins, and not again."),
    ),
    "toilets": _help(
        text("Toilets"),
        text("Beginners put up two. Each takes a space and costs 1K of the income."),
        text("Hygiene starts at 2, and two fans an evening can go there to raise it."),
    ),
}
"""Beginners play no event while booking (ruling 35)."""
