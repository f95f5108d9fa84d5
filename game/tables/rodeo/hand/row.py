"""Cards in a row: how far they overlap, which of them is meant."""

from __future__ import annotations

from pygame import Rect

from game.tables.rodeo.cards.paper import size_of


def row_boxes(rect: Rect, card: str, count: int, gap: int) -> list[Rect]:
    """Return the boxes of so many cards in a row, overlapping where they find no room."""
    wide, high = size_of(card)
    tall = rect.h
    width = min(round(tall * wide / high), rect.w)
    tall = min(tall, round(width * high / wide))
    top = rect.y + (rect.h - tall) // 2
    step = width + gap
    if count > 1:
        step = min(step, (rect.w - width) // (count - 1))
    return [Rect(rect.x + step * n, top, width, tall) for n in range(count)]


def shown_part(boxes: list[Rect], number: int) -> Rect:
    """Return what is seen of a card in a row: all of the last, the left of the others."""
    box = boxes[number]
    if number + 1 < len(boxes):
        box = Rect(box.x, box.y, min(box.w, boxes[number + 1].x - box.x), box.h)
    return box


def seen_box(boxes: list[Rect], number: int, rim: int) -> Rect:
    """Return where a card of a row may draw: with a rim, but not far under the next one."""
    box = boxes[number].inflate(2 * rim, 2 * rim)
    if number + 1 < len(boxes) and boxes[number + 1].x < boxes[number].right:
        box.w = boxes[number + 1].x + rim // 2 - box.x
    return box


def raised(box: Rect, bounds: Rect, share: float = 0.07) -> Rect:
    """Return a card's box grown by a share, kept inside bounds."""
    grown = box.inflate(round(box.w * share), round(box.h * share))
    grown.clamp_ip(bounds)
    return grown


def raised_in_tray(box: Rect, bounds: Rect, share: float = 0.03) -> Rect:
    """Return a card's box grown by a share downwards, so that the line of words above it stays."""
    grown = box.inflate(round(box.w * share), round(box.h * share))
    grown.top = box.top + bounds.h // 80
    grown.clamp_ip(bounds)
    return grown
