"""Where everything of On the Road lies, for one window size."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from pygame import Rect

from game.tables.motion import Point
from game.tables.spec import Frame
from game.ui.metrics import Metrics
from game.words import ASSETS

BOARD_W, BOARD_H = 1444, 615
WIDEST = 1.9
"""A window wider than this many heights shows wood at both sides."""
COLOURS = 5


@cache
def places() -> dict[str, Any]:
    """Return the positions on the board, as shares of it (``board.json``)."""
    file = ASSETS / "on_the_road" / "sprites" / "board.json"
    data: dict[str, Any] = json.loads(file.read_text())
    return data


@dataclass(frozen=True, slots=True)
class Layout:
    """The frame and the game's own boxes. ``unit`` is real pixels to a board pixel."""

    frame: Frame
    board: Rect
    unit: float
    supply: Rect
    bag: Rect
    hand: Rect
    deck: Rect
    discard: Rect
    strip: float

    # ------------------------------------------------------------ on the board
    def spot(self, share: list[float]) -> Point:
        """Return a share of the board in real pixels."""
        return (
            self.board.x + share[0] * self.board.w,
            self.board.y + share[1] * self.board.h,
        )

    def area(self, name: str) -> Rect:
        """Return one of the board's areas: stage, parking, queue or home."""
        data = places()[name]
        x, y, w, h = data["area"] if isinstance(data, dict) else data
        left, top = self.spot([x, y])
        return Rect(round(left), round(top), round(w * self.board.w), round(h * self.board.h))

    def tile(self, number: int) -> Point:
        """Return the middle of a tile."""
        space = places()["spaces"][number]
        return self.spot([space["x"], space["y"]])

    def tile_turn(self, number: int) -> float:
        """Return a tile's turn in degrees, counter-clockwise."""
        return -float(places()["spaces"][number]["angle"])

    def tile_scale(self, number: int) -> float:
        """Return a tile's scale in board pixels."""
        return float(places()["spaces"][number]["size"]) * BOARD_W / 100

    def tile_box(self, number: int) -> Rect:
        """Return the box of a tile; of the mainstage its car park."""
        if number >= len(places()["spaces"]) - 1:
            return self.area("stage")
        side = round(100 * self.tile_scale(number) * self.unit)
        box = Rect(0, 0, side, side)
        box.center = round(self.tile(number)[0]), round(self.tile(number)[1])
        return box

    def leftward(self, number: int) -> bool:
        """Return whether the road goes to the left there."""
        return bool(places()["spaces"][number]["left"])

    def van(self, number: int, place: int = 0, of: int = 1) -> Point:
        """Return where a van stands on a tile: the ``place``-th of several in the barn."""
        if number >= len(places()["spaces"]) - 1:
            return self.spot(places()["parking"]["slots"][place])
        x, y = self.tile(number)
        dy = places()["van"]["offset"][1] * self.board.h
        if of > 1:
            shift = (place - (of - 1) / 2) * 20 * self.unit
            return x + shift, y + dy - abs(place % 2) * 12 * self.unit
        return x, y + dy

    def stage_slot(self, number: int, full: int, fans: int) -> Point:
        """Return where a fan stands on the mainstage; ``fans`` are all that stand there."""
        stage = self.area("stage")
        slots = places()["stage_slots"].get(str(full)) or places()["stage_slots"]["16"]
        if number < len(slots):
            x, y = slots[number]
        else:
            extra = places()["stage_extra"]
            row = extra[str(min(max(fans - len(slots), 1), len(extra)))]
            x, y = row[min(number - len(slots), len(row) - 1)]
        return stage.x + x * stage.w, stage.y + y * stage.h

    def queue_slot(self, number: int, fans: int) -> Point:
        """Return where a fan queues when so many do."""
        rows = places()["queue"]["by_count"]
        slots = rows[str(min(max(fans, 14), max(map(int, rows))))]
        if fans > len(slots):  # more than the places hold: they close up evenly
            place = number * (len(slots) - 1) / (fans - 1)
            (x0, y0), (x1, _) = slots[int(place)], slots[min(int(place) + 1, len(slots) - 1)]
            step = (x1 - x0) * (place % 1) if x1 > x0 else 0.0
            return self.spot([x0 + step, y0])
        return self.spot(slots[number])

    def home_slot(self, place: int, of: int) -> Rect:
        """Return a band's box in the area of the fans at home, below its title."""
        area = self.area("home")
        top = round(area.h * 0.40)
        wide = (area.w - round(12 * self.unit)) // max(of, 1)
        return Rect(area.x + round(6 * self.unit) + wide * place, area.y + top, wide, area.h - top)

    # ------------------------------------------------------------ around it
    def token(self, colour: int) -> Rect:
        """Return the box of a colour's tokens in the supply, with its number."""
        u, box = self.strip, self.supply
        top, wide = round(50 * u), (box.w - round(16 * u)) // COLOURS
        height = round(box.h * 0.55) - top
        return Rect(box.x + round(8 * u) + colour * wide, box.y + top, wide, height)

    def tickets(self) -> Rect:
        """Return the box of the ticket stack with its title."""
        top = self.supply.y + round(self.supply.h * 0.56)
        return Rect(self.supply.x, top, self.supply.w, self.supply.bottom - top)

    def bag_mouth(self) -> Point:
        """Return where fans go into the bag."""
        return self.bag.centerx, self.bag.y + self.bag.h * 0.24

    def bag_middle(self) -> Point:
        """Return the middle of the bag."""
        return self.bag.centerx, self.bag.y + self.bag.h * 0.41

    def bag_count(self, place: int) -> Rect:
        """Return the box of a band's number under the bag."""
        u, box = self.strip, self.bag
        wide, high = (box.w - round(16 * u)) // 2, round(box.h * 0.155)
        top = box.bottom - round(8 * u) - 2 * high
        return Rect(
            box.x + round(8 * u) + wide * (place % 2), top + high * (place // 2), wide, high
        )

    def card_size(self) -> float:
        """Return the scale of a card in the hand, in strip units."""
        return min(1.12, self.hand.h / (250 * self.strip))

    def card(self, place: int, of: int) -> tuple[Point, float]:
        """Return a card's middle and its turn, in a hand of so many."""
        u = self.strip
        middle = (of - 1) / 2
        off = place - middle
        step = min(148 * u * self.card_size() / 1.12, (self.hand.w - 150 * u) / max(of - 1, 1))
        x = self.hand.centerx + off * step
        return (x, self.hand.centery + (18 + 8 * abs(off)) * u), -off * 5

    def card_box(self, place: int, of: int) -> Rect:
        """Return the box of a card in the hand."""
        (x, y), _ = self.card(place, of)
        scale = self.card_size() * self.strip
        box = Rect(0, 0, round(146 * scale), round(206 * scale))
        box.center = round(x), round(y)
        return box


def lay_out(metrics: Metrics, players: int) -> Layout:
    """Place everything for a window size and a size of text."""
    px = metrics.px
    whole = metrics.window
    wide = min(whole.w, round(whole.h * WIDEST))
    body = Rect((whole.w - wide) // 2, 0, wide, whole.h)
    grow = max(min(metrics.ui, 1.6) ** 0.7, metrics.text_floor / max(px(22), 1) * 0.98, 0.9)
    status = Rect(0, 0, whole.w, round(px(58) * grow))
    margin, gap = px(16), px(10)
    column = round(px(426) * min(max(grow, 1.0), 1.18))
    right = Rect(body.right - margin - column, 0, column, 0)
    two_lines = round(metrics.text_floor * 2.2)
    prompt = Rect(body.x + margin, status.bottom + gap, 0, max(round(px(48) * grow), two_lines))
    prompt.w = right.x - px(28) - prompt.x
    top = prompt.bottom + gap
    strip_least = px(296)
    width = right.x - px(18) - prompt.x
    high = min(round(width * BOARD_H / BOARD_W), body.h - top - strip_least - margin - px(14))
    board = Rect(prompt.x, top, round(high * BOARD_W / BOARD_H), high)
    board.w = min(board.w, width)
    board.x += (width - board.w) // 2
    strip = Rect(prompt.x, board.bottom + px(14), width, 0)
    strip.h = body.h - margin - strip.y
    frame = _frame(metrics, status, prompt, board, strip, right, players, grow)
    return _with_strip(frame, board, strip, metrics)


def _frame(
    metrics: Metrics,
    status: Rect,
    prompt: Rect,
    board: Rect,
    strip: Rect,
    right: Rect,
    players: int,
    grow: float,
) -> Frame:
    px = metrics.px
    top, bottom = prompt.y, strip.bottom
    gap = px(10)
    button = round(px(44) * grow)
    actions = Rect(right.x, bottom - 2 * button - gap - px(5), right.w, 2 * button + gap)
    room = actions.y - gap - top
    most = round(px(158) * max(grow, 1.0))
    each = min((room - round(px(190) * grow)) // players - gap, most)
    panels = tuple(
        Rect(right.x, top + number * (each + gap), right.w, each) for number in range(players)
    )
    under = panels[-1].bottom + gap
    log = Rect(right.x, under, right.w, actions.y - gap - under)
    explain = Rect(strip.x + round(strip.w * 0.7065), strip.y + px(18), 0, strip.h - px(28))
    explain.w = round(strip.w * 0.2)
    middle = Rect(strip.x, board.y, strip.w, strip.bottom - board.y)
    return Frame(status, prompt, board, middle, panels, log, actions, explain)


def _with_strip(frame: Frame, board: Rect, strip: Rect, metrics: Metrics) -> Layout:
    px = metrics.px
    gap = px(14)
    unit = strip.w / BOARD_W
    supply = Rect(strip.x, strip.y, round(366 * unit), strip.h)
    bag = Rect(supply.right + gap, strip.y, round(160 * unit), strip.h)
    hand = Rect(bag.right + px(4), strip.y, frame.explain.x - px(8) - bag.right, strip.h)
    piles = Rect(frame.explain.right + gap, strip.y, 0, strip.h)
    piles.w = strip.right - piles.x
    half = piles.h * 57 // 100
    deck = Rect(piles.x, piles.y, piles.w, half)
    discard = Rect(piles.x, piles.y + half, piles.w, piles.h - half)
    own = min(unit, strip.h / 311)
    return Layout(frame, board, board.w / BOARD_W, supply, bag, hand, deck, discard, own)
