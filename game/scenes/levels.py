"""What the bots' levels are called, and what to expect of them."""

from __future__ import annotations

from typing import Final

from engines.core.match import HUMAN
from engines.core.types import Text, text

NAMES: Final = {
    "random": text("random", context="level"),
    "easy": text("easy", context="level"),
    "normal": text("normal", context="level"),
    "hard": text("hard", context="level"),
    "expert": text("expert", context="level"),
}
HELP: Final = {
    "random": text("Does anything that is allowed."),
    "easy": text("Makes mistakes. For a first evening."),
    "normal": text("Sees good moves, plans a little."),
    "hard": text("Plans ahead and watches you."),
    "expert": text("Thinks hardest and longest."),
}
PERSON: Final = text("person")


def level_name(level: str) -> Text:
    """Return a level's name; one the house does not know is shown as it is written."""
    return NAMES.get(level, Text("{level}", (("level", level),)))


def level_help(level: str) -> Text:
    """Return one sentence about a level."""
    return HELP.get(level, text("A level of this game's own."))


def who_words(who: str) -> Text:
    """Return who plays a seat: a person, or a bot and its level."""
    return PERSON if who == HUMAN else text("bot, {level}", level=level_name(who))
