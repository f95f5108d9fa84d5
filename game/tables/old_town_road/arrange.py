"""Where the cards of the trail lie: triples that count close together, tighter as it grows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from engines.games.old_town_road.account import Made
from game.tables.old_town_road.layout import CARD_H, CARD_W, places

RATIO = CARD_H / CARD_W
TIGHTEST = 0.38
"""Of each card at least so much stays to be seen: its left section."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of the trail: its face (negative: face down) and its box."""

    face: int
    box: Rect


@dataclass(frozen=True, slots=True)
class Span:
    """A hand that counts, over the cards from ``left`` to ``right``."""

    made: Made
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The trail in a row: its cards, the hands over them, and the place of the next card."""

    cards: tuple[Laid, ...]
    spans: tuple[Span, ...]
    following: Rect

    @property
    def up(self) -> list[Laid]:
        """The cards that lie face up."""
        return [laid for laid in self.cards if laid.face >= 0]


def arrange(
    pile: Sequence[int], hands: Sequence[Made], row: Rect, unit: float, ghost: bool = True
) -> Arrangement:
    """Lay a trail into a row, at its right end the place of the next card."""
    sizes = places()["trail"]
    size = next(w for w, most in zip(sizes["card"], sizes["up_to"], strict=True)
                if len(pile) <= most or most == sizes["up_to"][-1])  # fmt: skip
    wide = round(size * unit)
    small = round(wide * sizes["down"])
    room = row.w - (wide + round(18 * unit) if ghost else 0)
    low, high = 0.0, 1.0
    for _ in range(20):
        middle = (low + high) / 2
        fits = _Row(pile, hands, wide, small, middle).end <= room
        low, high = (middle, high) if fits else (low, middle)
    laid = _Row(pile, hands, wide, small, low)
    tall = round(wide * RATIO)
    top = row.bottom - tall
    cards = tuple(
        Laid(face, Rect(row.x + round(x), top, wide, tall) if face >= 0
             else Rect(row.x + round(x), row.bottom - round(small * RATIO), small,
                       round(small * RATIO)))
        for face, x in zip(pile, laid.xs, strict=True)
    )  # fmt: skip
    spans = tuple(Span(m, row.x + round(a), row.x + round(b)) for m, a, b in laid.spans)
    following = Rect(row.x + round(laid.end) + round(14 * unit) * bool(pile), top, wide, tall)
    return Arrangement(cards, spans, following)


class _Row:
    """The left edges of all cards for one degree of looseness, 0 (tight) to 1."""

    def __init__(
        self, pile: Sequence[int], hands: Sequence[Made], wide: int, small: int, loose: float
    ) -> None:
        ups = [place for place, face in enumerate(pile) if face >= 0]
        self.starts = {ups[m.at]: m for m in hands if m.counts}
        self.ends = {ups[m.at + 2]: m for m in hands if m.counts}
        self.wide, self.small = wide, small
        self.close = TIGHTEST + (0.8 - TIGHTEST) * min(1.0, 2 * loose)
        self.pitch = wide * (TIGHTEST + (0.72 - TIGHTEST) * loose)
        self.xs: list[float] = []
        self.spans: list[tuple[Made, float, float]] = []
        self.end = 0.0
        self._lay(pile)

    def _lay(self, pile: Sequence[int]) -> None:
        x = start = 0.0
        for place, face in enumerate(pile):
            self.xs.append(x)
            following = pile[place + 1] if place + 1 < len(pile) else None
            if face < 0:
                beside = following is not None and following < 0
                x += self.small * 0.62 if beside else self.small + self.wide * 0.05
                continue
            if place in self.starts:
                start = x
            x += self._step(place, following, start, x)
        self.end = x

    def _step(self, place: int, following: int | None, start: float, x: float) -> float:
        step = self.pitch if following is not None else self.wide * 1.04
        if following is not None and following < 0:
            step = max(step, self.wide * self.close + self.wide * 0.05)
        if place in self.ends:
            step = max(step, self.wide * self.close)
            self.spans.append((self.ends[place], start, x + min(step, self.wide)))
            step += self.wide * 0.09
        return step
