"""How the events of Old Town Road look: bullets fly, safes burst, cards turn, ride and slide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.types import Event
from engines.games.old_town_road import events as ev
from engines.games.old_town_road.state import EVENT, OUTSIDE, TRAIN
from game.tables.motion import Flight, Point, Step
from game.tables.old_town_road.heist import burst_box
from game.tables.old_town_road.layout import CARD_W, SLUG, Layout
from game.tables.old_town_road.model import GAP, Model
from game.tables.old_town_road.street import card_at, drawn_box
from game.tables.old_town_road.trail import arranged


class Motions:
    """Turns events into steps over a model, for one layout. ``scale`` is the canvas's."""

    def __init__(self, model: Model, layout: Layout, scale: float) -> None:
        self.model = model
        self.layout = layout
        self.unit = layout.unit / scale
        self.scale = scale

    def steps(self, event: Event) -> Sequence[Step]:
        """Return how an event looks; nothing for one without a picture."""
        make = _MAKERS.get(type(event))
        return make(self, event) if make else ()

    # ------------------------------------------------------------ events
    def shot(self, e: ev.Shot) -> list[Step]:
        """A flash, a bullet along the line, a hole; then the card goes to the trail."""
        shooter, target = self._index(e.shooter), self._index(e.target)
        a, b = self._at(shooter), self._at(target)
        flat = a[0] < b[0]
        bullet = Flight(f"{SLUG}/shot_bullet", (a, b), 1.3 * self.unit, wait=0.12, flip=not flat)
        steps = [
            Step(
                0.42,
                (
                    Flight(f"{SLUG}/muzzle", (a,), 1.1 * self.unit, until=0.4),
                    bullet,
                    Flight(f"{SLUG}/smoke", (a, (a[0], a[1] - 40 * self.layout.unit)),
                           self.unit, wait=0.4),
                ),
                sound="shot",
            ),
            Step(0.2, (Flight(f"{SLUG}/bullet_hole", (b,), 1.2 * self.unit),)),
        ]  # fmt: skip
        return [*steps, self._to_trail(target, 2 * target + e.turned)]

    def robbed(self, e: ev.Robbed) -> list[Step]:
        """A blast over the establishment, the safe open or shut; then it goes to the trail."""
        house = self._index(e.card)
        burst = burst_box(self.layout, self.model, house)
        safe = f"{SLUG}/safe_open" if e.exact else f"{SLUG}/safe"
        at = self._at(house)
        blast = (
            Flight(f"{SLUG}/sum_burst", (burst.center,), 0.5 * self.unit, grow=1.1 * self.unit),
            Flight(safe, (burst.center,), 0.7 * self.unit, grow=1.5 * self.unit),
            Flight(f"{SLUG}/dust", (at, (at[0] - 90 * self.layout.unit, at[1])), 1.4 * self.unit,
                   wait=0.3),
            Flight(f"{SLUG}/dust", (at, (at[0] + 90 * self.layout.unit, at[1])), 1.4 * self.unit,
                   wait=0.3, flip=True),
        )  # fmt: skip
        boom = Step(0.6, blast, sound="blast")
        return [boom, self._to_trail(house, 2 * house + e.exact)]

    def got_away(self, e: ev.GotAway) -> list[Step]:
        """Dust, and the card goes face down."""
        card = self._index(e.card)
        return [self._to_trail(card, ~self.model.face(card), "hooves")]

    def turned(self, e: ev.Turned) -> list[Step]:
        """The card turns upside down and shows its other symbols."""
        model, card = self.model, self._index(e.card)
        if card not in model.road:
            return []
        place = model.road.index(card)
        spin = Flight(
            model.sprite(model.face(card)), (self._at(card),), self.unit, spin=180.0,
            rise=30 * self.layout.unit,
        )  # fmt: skip

        def lift() -> None:
            model.road[place] = GAP

        def land() -> None:
            model.road[place] = card
            model.turned |= 1 << card

        return [Step(0.42, (spin,), lift, land, "nail")]

    def hand_made(self, e: ev.HandMade) -> list[Step]:
        """The hand is looked at for a moment."""
        return [Step(0.05, hold=0.35, sound="star")]

    # ------------------------------------------------------------ travelling
    def drawn(self, e: ev.Drawn) -> list[Step]:
        """The top card comes from the deck; the road closes up to make room for it."""
        model, layout, card = self.model, self.layout, self._index(e.card)
        after = [c for c in model.road if c != GAP]
        width = len(after) + 1

        def lift() -> None:
            model.deck -= 1
            model.road = []

        def land() -> None:
            model.road = after
            model.drawn = card
            model.phase = TRAIN

        end = layout.slot(0, width).move(0, -layout.lift).center
        new = Flight(
            model.sprite(2 * card), (layout.deck.center, end), 0.62 * self.unit, grow=self.unit,
            rise=24 * layout.unit,
        )  # fmt: skip
        moves = [(c, self._at(c), layout.slot(n + 1, width).center) for n, c in enumerate(after)]
        return [Step(0.45, (*self._slides(moves), new), lift, land, "card")]

    def joined(self, e: ev.Joined) -> list[Step]:
        """The card takes its place; the others close up."""
        model, card = self.model, self._index(e.card)
        before = [(c, card_at(self.layout, model, c).center) for c in model.road if c != GAP]
        start = drawn_box(self.layout, model).center
        rest = [c for c in model.road if c != GAP]
        after = [card, *rest] if e.side == "left" else [*rest, card]

        def lift() -> None:
            model.drawn = -1
            model.road = []

        def land() -> None:
            model.road = after
            model.phase = EVENT

        ends = {c: self.layout.slot(n, len(after)).center for n, c in enumerate(after)}
        moves = [(c, at, ends[c]) for c, at in (*before, (card, start))]
        return [Step(0.3, self._slides(moves), lift, land, "card")]

    def _slides(self, moves: Sequence[tuple[int, Point, Point]]) -> tuple[Flight, ...]:
        model = self.model
        return tuple(
            Flight(model.sprite(model.face(c)), (start, end), self.unit) for c, start, end in moves
        )

    def rode_on(self, e: ev.RodeOn) -> list[Step]:
        """The train goes back into the middle of the deck."""
        model, card = self.model, self._index(e.card)

        def lift() -> None:
            model.drawn = -1

        def land() -> None:
            model.deck += 1

        start = drawn_box(self.layout, model).center
        flight = Flight(
            model.sprite(2 * card), (start, self.layout.deck.center), self.unit,
            grow=0.62 * self.unit, shake=5,
        )  # fmt: skip
        return [Step(0.6, (flight,), lift, land, "train")]

    def town_revealed(self, e: ev.TownRevealed) -> list[Step]:
        """The last card of the deck is Old Town."""
        model, deck = self.model, self.layout.deck
        scale = deck.w / CARD_W / self.scale

        def land() -> None:
            model.road = [c for c in model.road if c != GAP]
            model.phase = OUTSIDE

        flight = Flight(f"{SLUG}/card_old_town", (deck.center,), scale, grow=scale * 1.5)
        return [Step(0.7, (flight,), end=land, sound="hooves")]

    def arrived(self, e: ev.Arrived) -> list[Step]:
        """What is left of the road goes face down."""
        model = self.model
        cards = [self._index(name) for name in e.left]
        steps = []
        for card in cards:
            steps.append(self._to_trail(card, ~model.face(card), "card", 0.22))
        return steps

    # ------------------------------------------------------------ places
    def _index(self, name: str) -> int:
        return self.model.cards.index[name]

    def _at(self, card: int) -> Point:
        if card not in self.model.road:
            return self.layout.street.center
        return card_at(self.layout, self.model, card).center

    def _to_trail(self, card: int, face: int, sound: str = "card", seconds: float = 0.5) -> Step:
        """A card leaves the road for the next place of the trail."""
        model, layout = self.model, self.layout
        start = self._at(card)
        following = arranged(layout, model).following

        def lift() -> None:
            if card in model.road:
                model.road[model.road.index(card)] = GAP

        def land() -> None:
            model.pile = [*model.pile, face]

        down = face < 0
        name = f"{SLUG}/card_down" if down else model.sprite(face)
        end = following.w / CARD_W / self.scale
        flight = Flight(
            name, (start, following.center), self.unit, grow=end * (0.5 if down else 1.0),
            rise=30 * layout.unit,
        )  # fmt: skip
        return Step(seconds, (flight,), lift, land, sound)


_MAKERS: dict[type[Any], Callable[[Motions, Any], list[Step]]] = {
    ev.Shot: Motions.shot,
    ev.Robbed: Motions.robbed,
    ev.GotAway: Motions.got_away,
    ev.Turned: Motions.turned,
    ev.HandMade: Motions.hand_made,
    ev.Drawn: Motions.drawn,
    ev.Joined: Motions.joined,
    ev.RodeOn: Motions.rode_on,
    ev.TownRevealed: Motions.town_revealed,
    ev.Arrived: Motions.arrived,
}
