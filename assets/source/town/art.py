"""Old Town Road's art, as it is built."""

from assets.source.art import Art
from assets.source.posters.sprites import town_posters
from assets.source.town.layout import table_data
from assets.source.town.sounds import SOUNDS
from assets.source.town.sprites import town_sprites

ART = Art("old_town_road", (town_sprites, town_posters), {"table.json": table_data}, SOUNDS)
