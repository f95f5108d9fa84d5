"""Keep the languages: ``python -m assets.languages [--check] [--language LANG]``.

Without options the messages are collected from the sources, every catalogue is brought up to
date and compiled, and what is still to be translated is listed. ``--check`` only looks, and
ends with 1 if anything is missing, doubtful or not compiled. A language begun with
``--language`` needs its own name and plural rule in the first entry of its common catalogue.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from assets.catalogues import HEADER, Catalogue, Entry, read_mo, read_po, write_mo, write_po
from assets.messages import COMMON, ROOT, Key, Messages, gather

HEADER_WORDS = (
    "Language: {language}\n"
    "X-Language-Name: {language}\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\n"
    "MIME-Version: 1.0\n"
    "Content-Type: text/plain; charset=utf-8\n"
    "Content-Transfer-Encoding: 8bit\n"
)


def languages(root: Path = ROOT) -> list[str]:
    """Return the languages that have a common catalogue."""
    return sorted(file.stem for file in (root / "assets" / COMMON / "languages").glob("*.po"))


def source_file(root: Path, folder: str, language: str) -> Path:
    """Return where a catalogue's source is."""
    return root / "assets" / folder / "languages" / f"{language}.po"


# ---------------------------------------------------------------- checking
def problems(root: Path = ROOT) -> list[str]:
    """Return everything that is wrong with the languages, one sentence each."""
    found = gather(root)
    out: list[str] = []
    for language in languages(root):
        for folder, messages in found.items():
            if messages:
                file = source_file(root, folder, language)
                name = file.relative_to(root).as_posix()
                out += [f"{name}: {problem}" for problem in _problems_of(file, messages)]
    return out


def _problems_of(file: Path, messages: Messages) -> Iterator[str]:
    compiled = file.with_suffix(".mo")
    if not file.exists() or not compiled.exists():
        yield "the catalogue is missing: run python -m assets.languages"
        return
    entries = read_po(file)
    for key in messages:
        if key not in entries or not all(entries[key].forms):
            yield f"{key[1]!r} is not translated"
        elif entries[key].fuzzy:
            yield f"the translation of {key[1]!r} is doubtful (fuzzy)"
        else:
            yield from _placeholder_problems(key, entries[key])
    yield from _compiled_problems(entries, read_mo(compiled), messages)


def _compiled_problems(
    entries: Catalogue, compiled: Catalogue, messages: Messages
) -> Iterator[str]:
    ready = {key: entry.forms for key, entry in entries.items() if entry.done}
    if ready != {key: entry.forms for key, entry in compiled.items()}:
        yield "the compiled catalogue is out of date: run python -m assets.languages"
    for key in entries:
        if key not in messages and key != HEADER:
            yield f"{key[1]!r} is no message any more: run python -m assets.languages"


def _placeholder_problems(key: Key, entry: Entry) -> Iterator[str]:
    """Each form keeps the names in braces; the singular may leave its number out."""
    wanted = _names(key[1]) | _names(entry.plural)
    for number, words in enumerate(entry.forms):
        given = _names(words)
        may_lack = bool(entry.plural) and number == 0
        if given - wanted or (wanted - given and not may_lack):
            yield f"the places in braces of {key[1]!r} are not those of {words!r}"


def _names(words: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(words) if name is not None}


# ---------------------------------------------------------------- keeping
def update(root: Path = ROOT, extra: str = "") -> list[str]:
    """Bring all catalogues up to date and compile them; return what is left to translate."""
    left: list[str] = []
    wanted = sorted({*languages(root), *([extra] if extra else [])})
    for folder, messages in gather(root).items():
        for language in wanted if messages else ():
            file = source_file(root, folder, language)
            old = read_po(file) if file.exists() else {}
            fresh = merged(old, messages, language)
            write_po(file, fresh)
            write_mo(file.with_suffix(".mo"), fresh)
            name = file.relative_to(root).as_posix()
            left += [f"{name}: {key[1]}" for key, entry in fresh.items() if not entry.done]
    return left


def merged(old: Catalogue, messages: Messages, language: str) -> Catalogue:
    """Return a catalogue of exactly these messages, with what is translated already."""
    header = old.get(HEADER) or Entry("", (HEADER_WORDS.format(language=language),))
    fresh = {HEADER: header}
    count = _plural_forms(header.forms[0])
    for key, message in messages.items():
        places = tuple(sorted(message.places))
        known = old.get(key)
        if known is not None and known.plural == message.plural:
            fresh[key] = Entry(message.plural, known.forms, known.fuzzy, places)
        else:
            empty = ("",) * (count if message.plural else 1)
            fresh[key] = Entry(message.plural, empty, False, places)
    return fresh


def _plural_forms(header: str) -> int:
    found = re.search(r"nplurals=([0-9]+)", header)
    return int(found[1]) if found else 2


def main() -> int:
    """Check or update; return the exit code."""
    parser = argparse.ArgumentParser(description="Keep Roadshow's languages.")
    parser.add_argument("--check", action="store_true", help="change nothing, list what is wrong")
    parser.add_argument("--language", default="", help="begin a language, such as fr")
    given = parser.parse_args()
    found = problems() if given.check else update(extra=given.language)
    for line in found:
        sys.stdout.write(f"{line}\n")
    return 1 if given.check and found else 0


if __name__ == "__main__":
    sys.exit(main())
