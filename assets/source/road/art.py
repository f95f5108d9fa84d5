"""On the Road's art, as it is built."""

from assets.source.art import Art
from assets.source.posters.sprites import road_posters
from assets.source.road.layout import board_data
from assets.source.road.sprites import road_sprites

ART = Art("on_the_road", (road_sprites, road_posters), {"board.json": board_data})
