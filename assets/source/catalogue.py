"""Every sprite and sound of every table, and the data beside them, by the folder they go into."""

from collections.abc import Callable

from assets.source.house.sprites import common_sprites
from assets.source.posters.sprites import road_posters, rodeo_posters, town_posters
from assets.source.road.layout import board_data
from assets.source.road.sprites import road_sprites
from assets.source.sounds import SOUNDS as COMMON_SOUNDS
from assets.source.sounds import Samples
from assets.source.sprite import Sprite
from assets.source.town.layout import table_data
from assets.source.town.sounds import SOUNDS as TOWN_SOUNDS
from assets.source.town.sprites import town_sprites

TABLES: dict[str, tuple[Callable[[], list[Sprite]], ...]] = {
    "common": (common_sprites,),
    "on_the_road": (road_sprites, road_posters),
    "rodeo": (rodeo_posters,),
    "old_town_road": (town_sprites, town_posters),
}
DATA: dict[str, dict[str, Callable[[], dict[str, object]]]] = {
    "on_the_road": {"board.json": board_data},
    "old_town_road": {"table.json": table_data},
}
SOUNDS: dict[str, dict[str, Callable[[], Samples]]] = {
    "common": COMMON_SOUNDS,
    "old_town_road": TOWN_SOUNDS,
}


def sprites(table: str) -> list[Sprite]:
    """The sprites of one folder, in the order of the contact sheet."""
    return [sprite for part in TABLES[table] for sprite in part()]
