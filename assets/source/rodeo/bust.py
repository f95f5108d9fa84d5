"""What the portraits of the fan groups share: backing, shoulders, face, eyes; box of 140 x 120."""
# fmt: off

from assets.source.kit import INK, WHITE, circle, path, rect
from assets.source.rodeo.palette import GENRE

FACE_D = "M46 44 Q44 92 70 94 Q96 92 94 44 Q92 24 70 24 Q48 24 46 44Z"
BODY_D = "M18 124 Q22 88 58 86 H82 Q118 88 122 124Z"
LONG_D = "M18 170 V124 Q22 88 58 86 H82 Q118 88 122 124 V170Z"
SMILE = path("M60 74 Q70 82 80 74", "none", INK, 4)
PAPERS = {"punk": "#ffc2bd", "metal": "#c9cbd6", "reggae": "#c9eec4", "indie": "#cfe4fb"}


def _pattern(genre: str) -> str:
    """Crosses, bolts, a sun or dots: the genre in greyscale too."""
    if genre == "punk":
        return "".join(path(f"M{x} {y} l10 10 m0 -10 l-10 10", "none", WHITE, 4) for x in range(6, 140, 34) for y in (8, 50))
    if genre == "metal":
        return "".join(path(f"M{x} 0 l-12 26 h10 l-10 30", "none", WHITE, 4) for x in range(20, 160, 40))
    if genre == "reggae":
        return circle(70, 62, 54, "#ffe9a6", sw=0)
    return "".join(circle(x, y, 5, WHITE, sw=0) for x in range(14, 140, 28) for y in (12, 40, 68))


def back(genre: str) -> str:
    """The genre's paper and pattern behind a portrait."""
    return rect(0, 0, 140, 120, 0, PAPERS[genre], sw=0) + _pattern(genre)


def body(genre: str) -> str:
    """Shoulders in the genre's ink."""
    return path(BODY_D, GENRE[genre])


def face(skin: str) -> str:
    """An empty face."""
    return path(FACE_D, skin)


def dots(y: float = 56) -> str:
    """Two plain eyes."""
    return circle(60, y, 4, INK, sw=0) + circle(80, y, 4, INK, sw=0)


def lashes(y: float = 56) -> str:
    """Lashes at the outer corners."""
    return path(f"M52 {y - 3} l-5 -4 M88 {y - 3} l5 -4", "none", INK, 3.5)


def horned_hand(skin: str) -> str:
    """A hand with two fingers up."""
    return path("M-16 0 V-30 a5 5 0 0 1 10 0 V-8 H8 V-30 a5 5 0 0 1 10 0 V8 Q18 26 1 28 Q-16 26 -16 8Z", skin, INK, 6)
