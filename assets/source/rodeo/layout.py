"""Where things go on the cards: one list for the drawings, the data beside them and the README."""

Box = tuple[float, float, float, float]

SIZES: dict[str, tuple[float, float]] = {
    "poster": (204, 318),
    "fan": (164, 212),
    "event": (135, 210),
    "market": (224, 304),
    "market_narrow": (164, 304),
    "booth": (214, 128),
    "booth_low": (214, 100),
    "festival": (336, 404),
}
BOXES: dict[str, dict[str, Box]] = {
    "poster": {
        "picture": (12, 12, 180, 144),
        "name": (10, 158, 184, 60),
        "symbols": (8, 220, 188, 52),
        "fee": (118, 278, 78, 34),
        "fee_garage": (62, 278, 134, 34),
    },
    "fan": {
        "picture": (8, 8, 148, 104),
        "genre": (1, 1, 42, 42),
        "money": (104, 84, 54, 34),
        "name": (8, 113, 148, 46),
        "plates": (8, 162, 104, 44),
        "effects": (112, 162, 46, 44),
    },
    "event": {
        "picture": (14, 14, 107, 84),
        "name": (9, 101, 117, 66),
        "effects": (9, 170, 117, 30),
    },
    "market": {
        "picture": (9, 9, 206, 154),
        "type": (173, 11, 40, 40),
        "name": (8, 166, 208, 44),
        "spaces": (9, 212, 206, 46),
        "left": (12, 264, 110, 32),
        "price": (144, 262, 72, 34),
    },
    "market_narrow": {
        "picture": (9, 9, 146, 122),
        "name": (8, 134, 148, 44),
        "spaces": (9, 180, 146, 78),
        "left": (10, 264, 70, 32),
        "price": (84, 262, 72, 34),
    },
    "booth": {"name": (8, 2, 160, 30), "sign": (171, -1, 44, 44), "spaces": (10, 54, 194, 66)},
    "booth_low": {"name": (8, 2, 160, 30), "sign": (171, -1, 44, 44), "spaces": (10, 50, 194, 44)},
    "festival": {
        "emblem": (16, 14, 92, 92),
        "name": (116, 12, 210, 96),
        "grounds": (24, 154, 180, 114),
        "start": (216, 148, 108, 100),
        "goal": (16, 280, 304, 34),
        "steps": (16, 318, 304, 74),
    },
}


def share(card: str, box: Box) -> list[float]:
    """A box as shares of its card."""
    w, h = SIZES[card]
    x, y, wide, high = box
    return [round(n, 5) for n in (x / w, y / h, wide / w, high / h)]


def table_data() -> dict[str, object]:
    """Every card's ratio and its boxes (x, y, w, h) as shares of the card."""
    return {
        card: {
            "size": list(SIZES[card]),
            "boxes": {name: share(card, box) for name, box in boxes.items()},
        }
        for card, boxes in BOXES.items()
    }
