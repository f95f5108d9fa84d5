"""Why something cannot be chosen, where a table says it."""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, text

FIRST: Final[dict[str, Text]] = {
    "book": text("First book a band."),
    "wild": text("First choose the genre of the wildcard."),
    "event": text("First decide about your event cards."),
    "return_card": text("First choose the fan card to give back."),
    "keep": text("First choose the fan card to keep."),
    "refill": text("First choose the genre that gets more fans."),
    "extra": text("First choose the symbol that brings more fans."),
    "rewild": text("First choose the symbol and its new genre."),
    "drop": text("First choose the band that leaves the display."),
    "expand": text("First finish your purchases."),
    "line_up": text("First decide which band plays on this day."),
    "turn": text("First finish turning your campsite cards."),
    "toilets": text("First put up your toilets."),
    "arrive": text("First choose the group that arrives."),
    "place": text("First place the arriving fans."),
    "finish": text("First finish the group that arrived."),
    "afternoon": text("First decide about your event cards."),
    "clear": text("First choose the garbage to clear away."),
    "wake": text("First choose whom to wake."),
    "rival": text("First choose the rival."),
    "dump": text("First place the garbage at your rival's."),
    "evening": text("First send your fans around, or end the evening."),
    "garbage": text("First place your garbage."),
    "leave": text("First choose the fan who goes home."),
}
"""What stands before anything else, by what the game waits for."""

OUT_OF_PLACE: Final[dict[str, Text]] = {
    "book": text("Bands are booked at the start of your turn in a booking round."),
    "garage": text("Garage bands are taken at the start of your turn in a booking round."),
    "wild": text("No wildcard is waiting for its genre."),
    "play_event": text("Event cards are played after booking a band, or in the afternoon."),
    "swap_event": text("Event cards are swapped after booking a band, or in the afternoon."),
    "pass": text("You cannot pass here."),
    "return_card": text("Fan cards are given back only by an event."),
    "keep": text("You are not choosing between fan cards now."),
    "refill": text("The available fans grow only by an event."),
    "extra": text("Symbols bring more fans only by an event."),
    "rewild": text("Symbols change their genre only by an event."),
    "drop": text("Bands leave the display only by an event."),
    "clear": text("Garbage is cleared only by an event or an upgrade."),
    "wake": text("Sleeping fans get up only by an event."),
    "target": text("No event of yours strikes a rival now."),
    "dump": text("No garbage is to be placed now."),
    "buy_stand": text("Stands are bought in the expansion."),
    "buy_upgrade": text("Upgrades are bought in the expansion."),
    "stage": text("Bands get their days in the line-up."),
    "turn": text("Campsite cards are turned in the line-up."),
    "toilet": text("Toilets are put up in the line-up, after the campsite cards are turned."),
    "arrive": text("Fan cards are played in the morning, for the band of the day."),
    "cardless": text("Fans arrive in the morning, for the band of the day."),
    "place": text("No arriving fan is to be placed now."),
    "lift": text("A marker can be taken up again only while its group arrives."),
    "put": text("Fans walk around in the evening."),
    "leave": text("No fan goes home now."),
}

NOT_DONE: Final[dict[str, Text]] = {
    "book": text("You cannot skip this: book a band."),
    "wild": text("You cannot skip this: choose a genre."),
    "event": text("Pass if you want no event card."),
    "return_card": text("You cannot skip this: choose a card."),
    "keep": text("You cannot skip this: choose a card."),
    "refill": text("You cannot skip this: choose a genre."),
    "extra": text("You cannot skip this: choose a symbol."),
    "rewild": text("You cannot skip this: choose a symbol."),
    "drop": text("You cannot skip this: choose a band."),
    "line_up": text("Every day needs its band."),
    "toilets": text("Your festival needs more toilets before it opens."),
    "arrive": text("You cannot skip this: a group is still to come."),
    "place": text("You cannot skip this: every fan needs a space."),
    "afternoon": text("Pass if you want no event card."),
    "clear": text("You cannot skip this: choose the garbage."),
    "wake": text("You cannot skip this: choose a genre."),
    "rival": text("You cannot skip this: choose a rival."),
    "dump": text("You cannot skip this: the garbage must go somewhere."),
    "garbage": text("You cannot skip this: the garbage must go somewhere."),
    "leave": text("You cannot skip this: a fan goes home."),
}

NO_CARDS_LEFT: Final = {
    "punk": text("No punk fan card is left."),
    "metal": text("No metal fan card is left."),
    "reggae": text("No reggae fan card is left."),
    "indie": text("No indie fan card is left."),
}
NOBODY_STANDS: Final = {
    "punk": text("No punk fan is standing on your campsite."),
    "metal": text("No metal fan is standing on your campsite."),
    "reggae": text("No reggae fan is standing on your campsite."),
    "indie": text("No indie fan is standing on your campsite."),
}
TOO_DEAR: Final = {
    "punk": text("It costs {price}K, your punk fans have {left}K left."),
    "metal": text("It costs {price}K, your metal fans have {left}K left."),
    "reggae": text("It costs {price}K, your reggae fans have {left}K left."),
    "indie": text("It costs {price}K, your indie fans have {left}K left."),
}
AVERSE: Final = {
    "fastfood": text("Fast food costs {price}K here; those who like it have {left}K left."),
    "drinks": text("Drinks cost {price}K here; those who like them have {left}K left."),
    "other": text("It costs {price}K; those who like it have {left}K left."),
}
PLAIN: Final[dict[str, Text]] = {
    "garage": text("No garage band is left."),
    "return_card": text("You do not have this fan card."),
    "keep": text("This is not one of the cards you drew."),
    "refill": text("No figure of this genre is in reserve."),
    "drop": text("This band is not on display."),
    "target": text("Choose one of your rivals."),
    "wake": text("No fan of this genre lies asleep."),
    "leave": text("No fan of this genre is on your grounds."),
    "done": text("Your festival needs more toilets before it opens."),
}
"""Kinds of action that answer the decision, but not with this target."""
