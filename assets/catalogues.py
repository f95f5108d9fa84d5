"""Language catalogues: gettext's .po sources and compiled .mo files, read and written.

Standard library only, so that checking and compiling need nothing installed. What is written
depends on the entries alone: no dates, no tool versions.
"""

from __future__ import annotations

import ast
import struct
import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from assets.messages import Key

Forms: TypeAlias = tuple[str, ...]
"""The translation; one for each plural form."""

HEADER: Key = ("", "")
WIDTH = 92
MAGIC = 0x950412DE


@dataclass(frozen=True, slots=True)
class Entry:
    """A message of a catalogue; ``fuzzy`` marks a translation somebody must look at."""

    plural: str
    forms: Forms
    fuzzy: bool = False
    places: tuple[str, ...] = ()

    @property
    def done(self) -> bool:
        """True if every form is translated beyond doubt."""
        return bool(self.forms) and all(self.forms) and not self.fuzzy


Catalogue: TypeAlias = dict[Key, Entry]
"""Entries by message; the header stands under ``HEADER``."""


def read_mo(file: Path) -> Catalogue:
    """Return the entries of a compiled catalogue."""
    data = file.read_bytes()
    count, ids, words = struct.unpack("<8xIII", data[:20])
    found: Catalogue = {}
    for number in range(count):
        context, _, message = _at(data, ids + 8 * number).rpartition("\x04")
        one, _, many = message.partition("\0")
        found[(context, one)] = Entry(many, tuple(_at(data, words + 8 * number).split("\0")))
    return found


def write_mo(file: Path, catalogue: Catalogue) -> None:
    """Compile a catalogue; what is not translated is left out and stays English."""
    pairs = sorted(
        (_source(key, entry).encode(), "\0".join(entry.forms).encode())
        for key, entry in catalogue.items()
        if entry.done
    )
    tables = 28 + 16 * len(pairs)
    head = struct.pack("<7I", MAGIC, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, tables)
    ids = b"".join(one + b"\0" for one, _ in pairs)
    words = b"".join(two + b"\0" for _, two in pairs)
    offsets = _offsets([one for one, _ in pairs], tables)
    offsets += _offsets([two for _, two in pairs], tables + len(ids))
    file.write_bytes(head + offsets + ids + words)


def read_po(file: Path) -> Catalogue:
    """Return the entries of a catalogue's source, obsolete ones left out."""
    found: Catalogue = {}
    for block in file.read_text("utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#~")]
        fuzzy = any(line.startswith("#,") and "fuzzy" in line for line in lines)
        places = tuple(line[3:] for line in lines if line.startswith("#: "))
        fields = _fields([line for line in lines if not line.startswith("#")])
        if "msgid" not in fields:
            continue
        forms = tuple(w for name, w in sorted(fields.items()) if name.startswith("msgstr"))
        key = (fields.get("msgctxt", ""), fields["msgid"])
        found[key] = Entry(fields.get("msgid_plural", ""), forms, fuzzy, places)
    return found


def write_po(file: Path, catalogue: Catalogue) -> None:
    """Write a catalogue's source, sorted by message."""
    order = sorted(catalogue.items(), key=lambda pair: (pair[0][1].lower(), pair[0]))
    blocks = [_block(key, entry) for key, entry in order]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n\n".join(blocks) + "\n", "utf-8")


def _source(key: Key, entry: Entry) -> str:
    context, one = key
    message = f"{one}\0{entry.plural}" if entry.plural else one
    return f"{context}\x04{message}" if context else message


def _offsets(texts: list[bytes], start: int) -> bytes:
    out = b""
    for words in texts:
        out += struct.pack("<II", len(words), start)
        start += len(words) + 1
    return out


def _at(data: bytes, place: int) -> str:
    length, start = struct.unpack_from("<II", data, place)
    return data[start : start + length].decode("utf-8")


def _fields(lines: list[str]) -> dict[str, str]:
    """The keywords of one entry with their joined strings."""
    fields: dict[str, str] = {}
    name = ""
    for line in lines:
        word, quoted = "", line
        if not line.startswith('"'):
            word, _, quoted = line.partition(" ")
        name = word or name
        fields[name] = fields.get(name, "") + ast.literal_eval(quoted)
    return fields


def _block(key: Key, entry: Entry) -> str:
    context, one = key
    lines = [f"#: {place}" for place in entry.places]
    if entry.fuzzy:
        lines.append("#, fuzzy")
    if context:
        lines.append(_field("msgctxt", context))
    lines.append(_field("msgid", one))
    if entry.plural:
        lines.append(_field("msgid_plural", entry.plural))
        lines += [_field(f"msgstr[{n}]", words) for n, words in enumerate(entry.forms)]
    else:
        lines.append(_field("msgstr", entry.forms[0]))
    return "\n".join(lines)


def _field(name: str, words: str) -> str:
    """A keyword with its string, in several lines where it is long."""
    if len(name) + len(words) < WIDTH and "\n" not in words[:-1]:
        return f"{name} {_quoted(words)}"
    parts: list[str] = []
    for line in words.splitlines(keepends=True):
        parts += _folded(line)
    return "\n".join([f'{name} ""', *map(_quoted, parts)])


def _folded(line: str) -> list[str]:
    pieces = textwrap.wrap(
        line, WIDTH, drop_whitespace=False, break_long_words=False, replace_whitespace=False
    )
    return pieces if "".join(pieces) == line else [line]


def _quoted(words: str) -> str:
    escaped = words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
