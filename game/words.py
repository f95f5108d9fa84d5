"""Words for people: a ``Text`` becomes a string in the player's language, through gettext.

English is the source: without a catalogue a message speaks for itself. Catalogues are found,
never listed: ``assets/<common or game>/languages/<language>.mo``.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeAlias

from engines.core.types import Arg, Text, Who, text

SOURCE = "en"
SOURCE_NAME = "English"
NAME_HEADER = "x-language-name"
"""The header of a catalogue that gives its language's own name."""

MOST_KEPT = 5000
"""So many sentences are kept ready; frames say the same ones again and again."""

MINUS = "\N{MINUS SIGN}"
ASSETS = Path(__file__).resolve().parent.parent / "assets"

Said: TypeAlias = "Text | str"
"""A text to be translated, or a string that never is (a name, a number)."""

PLAYER = text("Player {number}")
LIST_OF_TWO = text("{first} and {last}", context="list")
LIST_COMMA = text("{first}, {last}", context="list")


class Words:
    """One language. ``names`` are the players of the match on the table, by seat."""

    def __init__(
        self, language: str = SOURCE, assets: Path = ASSETS, names: Sequence[str] = ()
    ) -> None:
        self.assets = assets
        self.names = tuple(names)
        self.language = SOURCE
        self._said: dict[Text, str] = {}
        self._catalogue: gettext.NullTranslations = gettext.NullTranslations()
        self.speak(language)

    def speak(self, language: str) -> None:
        """Change to a language; one without catalogues is English."""
        files = sorted(self.assets.glob(f"*/languages/{language}.mo"))
        self._catalogue = _chained(files)
        self._said.clear()
        self.language = language if files else SOURCE

    def languages(self) -> dict[str, str]:
        """Return the languages there are, each with its own name."""
        found = {SOURCE: SOURCE_NAME}
        for file in sorted(self.assets.glob("common/languages/*.mo")):
            with file.open("rb") as stream:
                info = gettext.GNUTranslations(stream).info()
            found[file.stem] = info.get(NAME_HEADER, file.stem)
        return found

    def call(self, names: Iterable[str]) -> None:
        """Use these names for the seats from now on."""
        self.names = tuple(names)
        self._said.clear()

    def __call__(self, said: Said) -> str:
        """Return the words in the language; a plain string stays as it is."""
        if isinstance(said, str):
            return said
        found = self._said.get(said)
        if found is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            found = self._said[said] = self._put(said)
        return found

    def _put(self, said: Text) -> str:
        values = {name: self._argument(value) for name, value in said.args}
        try:
            return self._message(said).format(**values)
        except (KeyError, IndexError, ValueError):  # a wrong translation must not stop a game
            return said.id.format(**values)

    def name(self, seat: int) -> str:
        """Return what a player is called."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self(Text(PLAYER.id, (("number", seat + 1),)))

    def join(self, parts: Sequence[Said]) -> str:
        """Return a list in words: "a, b and c"."""
        said = [self(part) for part in parts]
        if not said:
            return ""
        whole = said[0]
        for place, part in enumerate(said[1:], 2):
            pattern = LIST_OF_TWO if place == len(said) else LIST_COMMA
            whole = self._message(pattern).format(first=whole, last=part)
        return whole

    def _argument(self, value: Arg) -> str | int:
        if isinstance(value, tuple):
            return self.join(value)
        if isinstance(value, Who):
            return self.name(value.seat)
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, int) and value < 0:
            return f"{MINUS}{-value}"
        return value

    def _message(self, said: Text) -> str:
        if not said.id:
            return ""
        if said.plural:
            return self._plural(said)
        if said.context:
            return self._catalogue.pgettext(said.context, said.id)
        return self._catalogue.gettext(said.id)

    def _plural(self, said: Text) -> str:
        count = dict(said.args).get(said.count, 0)
        number = count if isinstance(count, int) else 0
        if said.context:
            return self._catalogue.npgettext(said.context, said.id, said.plural, number)
        return self._catalogue.ngettext(said.id, said.plural, number)


def _chained(files: Sequence[Path]) -> gettext.NullTranslations:
    """All catalogues as one; what one lacks is looked for in the next."""
    first: gettext.NullTranslations = gettext.NullTranslations()
    for number, file in enumerate(files):
        with file.open("rb") as stream:
            catalogue = gettext.GNUTranslations(stream)
        if number == 0:
            first = catalogue
        else:
            first.add_fallback(catalogue)
    return first
