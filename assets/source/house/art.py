"""What all games share, as it is built."""

from assets.source.art import Art
from assets.source.house.sprites import common_sprites
from assets.source.sounds import SOUNDS

ART = Art("common", (common_sprites,), sounds=SOUNDS)
