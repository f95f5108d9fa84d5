"""The parts of the game, read once from a folder of data files into immutable tables.

Every problem is a DataError that names the file, the record and what is wrong with it.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from engines.games.rodeo.components.boards import boards
from engines.games.rodeo.components.cards import bands, events, fans
from engines.games.rodeo.components.grounds import campsites, festivals, stands, upgrades
from engines.games.rodeo.components.model import Components
from engines.games.rodeo.components.reader import meaning, opened

OWN_FOLDER: Final = Path(__file__).parent.parent / "data"
FILES: Final = (
    "bands", "fans", "stands", "upgrades", "events", "festivals", "campsites", "tables",
)  # fmt: skip


def read(folder: Path | None = None) -> Components:
    """Read a folder of data files, the game's own if None; DataError says what is wrong."""
    top = {name: opened((folder or OWN_FOLDER) / f"{name}.toml") for name in FILES}
    whole = repr([meaning(top[name].table) for name in FILES])
    found_bands, stars, bonus, legends = bands(top["bands"])
    found_fans, per_card = fans(top["fans"])
    found_stands, stacks = stands(top["stands"])
    found_events, hand = events(top["events"])
    found_festivals = festivals(top["festivals"], found_stands)
    cards, cells = campsites(top["campsites"], found_festivals)
    return Components(
        found_bands,
        bonus,
        legends,
        stars,
        found_fans,
        per_card,
        found_stands,
        stacks,
        upgrades(top["upgrades"]),
        found_events,
        hand,
        found_festivals,
        cards,
        cells,
        boards(top["tables"]),
        blake2b(whole.encode(), digest_size=8).hexdigest(),
    )
