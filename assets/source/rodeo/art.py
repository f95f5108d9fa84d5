"""Rock'n Rodeo's art, as it is built."""

from assets.source.art import Art
from assets.source.posters.sprites import rodeo_posters
from assets.source.rodeo import sprites
from assets.source.rodeo.layout import table_data
from assets.source.rodeo.sounds import SOUNDS

ART = Art(
    "rodeo",
    (
        sprites.bands,
        sprites.fans,
        sprites.events,
        sprites.market,
        sprites.booths,
        sprites.festivals,
        sprites.campsite,
        sprites.rings,
        sprites.people,
        sprites.stages,
        sprites.signs,
        sprites.mixing,
        rodeo_posters,
    ),
    {"layout.json": table_data},
    SOUNDS,
)
