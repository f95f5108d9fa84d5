"""Every sprite of every table, and the data beside them, by the folder they go into."""

from collections.abc import Callable

from assets.source.house.sprites import common_sprites
from assets.source.posters.sprites import road_posters, rodeo_posters, town_posters
from assets.source.road.layout import board_data
from assets.source.road.sprites import road_sprites
from assets.source.sprite import Sprite

TABLES: dict[str, tuple[Callable[[], list[Sprite]], ...]] = {
    "common": (common_sprites,),
    "on_the_road": (road_sprites, road_posters),
    "rodeo": (rodeo_posters,),
    "old_town_road": (town_posters,),
}
DATA: dict[str, dict[str, Callable[[], dict[str, object]]]] = {
    "on_the_road": {"board.json": board_data},
}


def sprites(table: str) -> list[Sprite]:
    """The sprites of one folder, in the order of the contact sheet."""
    return [sprite for part in TABLES[table] for sprite in part()]
