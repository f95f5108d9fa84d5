"""Where things lie on a card and on the grounds, as shares; read by the table at run time."""

from assets.source.town.deal import cards
from assets.source.town.pictures import PH, PW, X, Y
from assets.source.town.street import STREET_H, STREET_W
from assets.source.town.strip import (
    BONUS_AT,
    MIDDLE,
    NUMBER_AT,
    NUMBER_SIZE,
    PLATE,
    SAFE_PLATE,
    STRIP,
    SUIT_AT,
    H,
    W,
    target_places,
)

CARD_W = 202
CARD_H = CARD_W * H / W
SMALL_W = 132
SMALL_H = SMALL_W * H / W


def _at(x: float, y: float) -> list[float]:
    return [round(x / W, 5), round(y / H, 5)]


def _box(x: float, y: float, w: float, h: float) -> list[float]:
    return [*_at(x, y), *_at(w, h)]


def _targets(n: int) -> dict[str, object]:
    size, spots = target_places(n)
    return {"size": round(size / W, 5), "at": [_at(x, y) for x, y in spots]}


def _lit() -> dict[str, object]:
    """Where the lit attributes are laid over a card's own, and how wide they are."""
    counts = sorted({len(card.targets) for card in cards() if card.targets})
    return {
        "suit": {"at": _at(MIDDLE, SUIT_AT), "size": round(64 / W, 5)},
        "affiliation": _box(*PLATE),
        "targets": {str(n): _targets(n) for n in counts},
    }


def table_data() -> dict[str, object]:
    """Card areas as shares of the card, ground marks as shares of the street."""
    return {
        "card": {
            "ratio": [W, H],
            "strip": round(STRIP / W, 5),
            "number": _box(MIDDLE - 30, NUMBER_AT - NUMBER_SIZE * 0.72, 60, NUMBER_SIZE * 0.75),
            "safe": _box(*SAFE_PLATE),
            "bonus": _at(MIDDLE, BONUS_AT),
            "picture": _box(X, Y, PW, PH),
            "lit": _lit(),
        },
        "road": {"card": CARD_W, "pitch": 216, "top": 256, "raise": 22},
        "trail": {"card": [SMALL_W, 118, 106], "up_to": [16, 20, 28], "down": 0.5},
        "street": {"size": [STREET_W, STREET_H], "horizon": round(232 / STREET_H, 5)},
    }
