"""Every sprite of every table, by the folder it goes into."""

from collections.abc import Callable

from assets.source.house.sprites import common_sprites
from assets.source.road.layout import board_data
from assets.source.road.sprites import road_sprites
from assets.source.sprite import Sprite

TABLES: dict[str, Callable[[], list[Sprite]]] = {
    "common": common_sprites,
    "on_the_road": road_sprites,
}
DATA: dict[str, dict[str, Callable[[], dict[str, object]]]] = {
    "on_the_road": {"board.json": board_data},
}


def sprites(table: str) -> list[Sprite]:
    """The sprites of one folder, in the order of the contact sheet."""
    return TABLES[table]()
