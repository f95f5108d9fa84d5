"""Posters as sprites."""

from assets.source.kit import BAND
from assets.source.posters import old_town, on_the_road, rodeo
from assets.source.posters.paper import POSTER_H, POSTER_W
from assets.source.sprite import Sprite

PAD = (3, 3, 12, 14)


def _poster(svg: str) -> Sprite:
    return Sprite("poster", svg, POSTER_W, POSTER_H, PAD)


def road_posters() -> list[Sprite]:
    """The title poster, the winner's poster and its stars."""
    win = (on_the_road.WIN_W, on_the_road.WIN_H)
    stars = [
        Sprite(f"star_{c}", on_the_road.big_star(c), 480, 460, (8, 8, 8, 8), (240, 250))
        for c in BAND
    ]
    return [
        _poster(on_the_road.poster()),
        Sprite("winner_poster", on_the_road.winner_poster(), *win, PAD),
        *stars,
    ]


def rodeo_posters() -> list[Sprite]:
    """The title poster and the winner's."""
    win = (rodeo.WIN_W, rodeo.WIN_H)
    return [
        _poster(rodeo.poster()),
        Sprite("winner_poster", rodeo.winner_poster(), *win, PAD),
    ]


def town_posters() -> list[Sprite]:
    """Old Town Road's title poster."""
    return [_poster(old_town.poster())]
