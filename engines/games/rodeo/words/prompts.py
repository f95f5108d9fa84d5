"""What is asked, by what the game waits for: to the deciding seat, and to everybody else."""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, text

STAGE_PROMPTS: Final = {
    "friday": text("Which band plays on Friday? Click it, or keep the order."),
    "saturday": text("Which band plays on Saturday? Click it, or keep the order."),
    "sunday": text("Which band plays on Sunday?"),
}
TOILET: Final = text("Where does toilet {n} of {all} stand? Dirt spaces are not allowed.")
MORE_TOILETS: Final = text("Put up one more toilet, or open the gates? Not on dirt.")
BEGINNER_EVENT: Final = text("Swap an event card, or pass: beginners play none while booking.")

PROMPTS: Final[dict[str, Text]] = {
    "book": text("Book a band: choose a poster you can pay, or a free garage band."),
    "wild": text("Which fans shall the wildcard bring? You draw a fan card of that genre."),
    "event": text("Play an event card with its booking side, swap one, or pass."),
    "return_card": text("Which fan card do you give back to draw two of its genre?"),
    "keep": text("Which of the two fan cards do you keep?"),
    "refill": text("Which genre gets more fans looking for a ticket?"),
    "extra": text("Which symbol of your new band brings more fans?"),
    "rewild": text("Which symbol of your new band changes its genre, and to which?"),
    "drop": text("Which band leaves the display?"),
    "expand": text("Buy at most one stand and one upgrade, or finish."),
    "line_up": STAGE_PROMPTS["friday"],
    "turn": text("Turn campsite cards as you like, then finish."),
    "toilets": text("Where does the next toilet stand? Dirt spaces are not allowed."),
    "arrive": text("Which group arrives next?"),
    "place": text("Where does the next fan camp?"),
    "finish": text("The group is complete: finish it, or take a marker up again."),
    "afternoon": text("Play an event card with its festival side, swap one, or pass."),
    "clear": text("Which garbage is cleared away?"),
    "wake": text("Fans of which genre get up again?"),
    "rival": text("Which rival does it strike?"),
    "dump": text("Where at your rival's does the garbage go?"),
    "evening": text("Send a fan to a place, or end the evening: who stays goes to sleep."),
    "garbage": text("Where does the garbage go? Piling it up costs hygiene."),
    "leave": text("A fan goes home: of which genre?"),
}

PUBLIC: Final[dict[str, Text]] = {
    "book": text("{who} books a band."),
    "wild": text("{who} chooses the genre of a wildcard."),
    "event": text("{who} may play an event card."),
    "return_card": text("{who} gives back a fan card."),
    "keep": text("{who} keeps one of two fan cards."),
    "refill": text("{who} chooses a genre that gets more fans."),
    "extra": text("{who} chooses a symbol that brings more fans."),
    "rewild": text("{who} changes the genre of a symbol."),
    "drop": text("{who} takes a band off the display."),
    "expand": text("{who} may buy a stand and an upgrade."),
    "line_up": text("{who} plans the line-up."),
    "turn": text("{who} may turn campsite cards."),
    "toilets": text("{who} puts up toilets."),
    "arrive": text("{who} lets a group arrive."),
    "place": text("{who} places the arriving fans."),
    "finish": text("{who} settles the arriving group."),
    "afternoon": text("{who} may play an event card."),
    "clear": text("{who} clears garbage away."),
    "wake": text("{who} wakes a fan."),
    "rival": text("{who} chooses a rival."),
    "dump": text("{who} dumps garbage at a rival's."),
    "evening": text("{who} sends fans around."),
    "garbage": text("{who} places garbage."),
    "leave": text("{who} loses a fan."),
}

RULES: Final[dict[str, str]] = {
    "book": "booking",
    "wild": "fan_cards",
    "event": "events",
    "return_card": "events",
    "keep": "events",
    "refill": "events",
    "extra": "events",
    "rewild": "events",
    "drop": "events",
    "expand": "expansion",
    "line_up": "line_up",
    "turn": "line_up",
    "toilets": "line_up",
    "arrive": "arrival",
    "place": "arrival",
    "finish": "arrival",
    "afternoon": "events",
    "clear": "night",
    "wake": "events",
    "rival": "events",
    "dump": "events",
    "evening": "evening",
    "garbage": "night",
    "leave": "night",
}
"""The chapter of the rules each decision comes from."""

STAGE_LABELS: Final = {
    "friday": text("{band} plays on Friday"),
    "saturday": text("{band} plays on Saturday"),
    "sunday": text("{band} plays on Sunday"),
}
WILD_LABELS: Final = {
    "punk": text("Punk rock fans"),
    "metal": text("Metal fans"),
    "reggae": text("Reggae fans"),
    "indie": text("Indie fans"),
}
PUT_BAND: Final = {
    "punk": text("Punk fan to the band"),
    "metal": text("Metal fan to the band"),
    "reggae": text("Reggae fan to the band"),
    "indie": text("Indie fan to the band"),
}
PUT_TOILET: Final = {
    "punk": text("Punk fan to a toilet"),
    "metal": text("Metal fan to a toilet"),
    "reggae": text("Reggae fan to a toilet"),
    "indie": text("Indie fan to a toilet"),
}
PUT_PLACE: Final = {
    "punk": text("Punk fan: {place}"),
    "metal": text("Metal fan: {place}"),
    "reggae": text("Reggae fan: {place}"),
    "indie": text("Indie fan: {place}"),
}
DONE_LABELS: Final = {
    "expand": text("Finish"),
    "turn": text("Leave the cards as they lie"),
    "toilets": text("Open the gates"),
    "finish": text("Finish the group"),
    "evening": text("End the evening"),
}
