"""Build the sprites and sounds from their sources: ``python -m assets.build [--sheet FILE.png]``.

Every sprite is rendered to a PNG master under ``assets/<table>/sprites/``, and the sizes of
all of a table go into ``index.json`` beside them. The same sources give the same bytes.
"""

import argparse
import json
import os
import sys
from pathlib import Path

import resvg_py

from assets.source.catalogue import TABLES, sprites
from assets.source.sounds import wav
from assets.source.sprite import Sprite

HERE = Path(__file__).resolve().parent
FONTS = sorted(str(p) for p in (HERE / "common" / "fonts").glob("*.ttf"))


def render(sprite: Sprite) -> bytes:
    """The sprite's PNG master."""
    svg = sprite.document()
    fonts = FONTS if "<text" in svg else None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts))


def write(path: Path, data: bytes) -> None:
    """Write the file, unless it already says the same."""
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)


def build_table(table: str) -> int:
    """Render one table's sprites and their index; drop files no sprite stands for."""
    folder = HERE / table / "sprites"
    folder.mkdir(parents=True, exist_ok=True)
    index = {}
    for sprite in sprites(table):
        write(folder / f"{sprite.name}.png", render(sprite))
        index[sprite.name] = sprite.entry()
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(e)}" for name, e in index.items())
    write(folder / "index.json", f"{{\n{lines}\n}}\n".encode())
    for name, data in TABLES[table].data.items():
        write(folder / name, (json.dumps(data(), indent=1) + "\n").encode())
    for old in folder.glob("*.png"):
        if old.stem not in index:
            old.unlink()
    return len(index)


def build_sounds(table: str) -> int:
    """Synthesise one table's sounds."""
    made = TABLES[table].sounds
    folder = HERE / table / "sounds"
    if made:
        folder.mkdir(parents=True, exist_ok=True)
    for name, make in made.items():
        write(folder / f"{name}.wav", wav(make()))
    return len(made)


def main() -> None:
    """Build everything, or only draw the contact sheet."""
    parser = argparse.ArgumentParser(description="Build Roadshow's sprites and sounds.")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet of all sprites instead")
    parser.add_argument("--table", choices=sorted(TABLES), help="only this table")
    options = parser.parse_args()
    tables = [options.table] if options.table else list(TABLES)
    if options.sheet:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        from assets.source.sheet import contact_sheet  # noqa: PLC0415 - pygame only for the sheet

        contact_sheet(HERE, tables, options.sheet)
        return
    for table in tables:
        drawn, heard = build_table(table), build_sounds(table)
        sys.stdout.write(f"{table}: {drawn} sprites, {heard} sounds\n")


if __name__ == "__main__":
    main()
