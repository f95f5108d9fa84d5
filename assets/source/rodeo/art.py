"""Rock'n Rodeo's art, as it is built."""

from assets.source.art import Art
from assets.source.posters.sprites import rodeo_posters

ART = Art("rodeo", (rodeo_posters,))
