"""A contact sheet: every built sprite with its name, for the eye."""

import json
from pathlib import Path

import pygame

WIDTH, CELL, PAPER, TEXT = 2000, 190, (150, 160, 140), (20, 22, 28)


def _thumb(path: Path, entry: dict[str, float]) -> pygame.Surface:
    picture = pygame.image.load(path)
    shrink = min(1.0, (CELL - 20) / entry["w"], (CELL - 40) / entry["h"])
    size = (max(1, round(entry["w"] * shrink)), max(1, round(entry["h"] * shrink)))
    return pygame.transform.smoothscale(picture, size)


def contact_sheet(assets: Path, tables: list[str], out: Path) -> None:
    """Draw all sprites of the tables at their size on the table, large ones shrunk."""
    pygame.font.init()
    file = assets / "common" / "fonts" / "SourceSans-Semibold.ttf"
    font, narrow = pygame.font.Font(file, 17), pygame.font.Font(file, 11)
    cells = []
    for table in tables:
        folder = assets / table / "sprites"
        index = json.loads((folder / "index.json").read_text())
        cells += [(name, _thumb(folder / e["file"], e)) for name, e in index.items()]
    columns = WIDTH // CELL
    sheet = pygame.Surface((WIDTH, CELL * -(-len(cells) // columns)))
    sheet.fill(PAPER)
    for k, (name, thumb) in enumerate(cells):
        x, y = k % columns * CELL, k // columns * CELL
        sheet.blit(thumb, thumb.get_rect(center=(x + CELL // 2, y + CELL // 2 - 10)))
        label = (font if font.size(name)[0] < CELL - 6 else narrow).render(name, True, TEXT)
        sheet.blit(label, label.get_rect(midbottom=(x + CELL // 2, y + CELL - 4)))
    pygame.image.save(sheet, out)
