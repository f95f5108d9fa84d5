"""How the events of On the Road look: vans drive, tokens fly, fans hop, cards turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.types import Event, Seat
from engines.games.on_the_road import draw_events as drawn
from engines.games.on_the_road import events as ev
from game.tables.motion import Flight, Point, Step
from game.tables.on_the_road.ground import SLUG
from game.tables.on_the_road.layout import Layout
from game.tables.on_the_road.model import COLOURS, FLYING, Model
from game.tables.on_the_road.tray import tray_place, tray_tile

AWAY = 1000
"""How far outside the window things from the box go, in design pixels."""


class Motions:
    """Turns events into steps over a model, for one layout. ``unit`` is as a sprite scale."""

    def __init__(self, model: Model, layout: Layout, scale: float, looker: Seat | None) -> None:
        self.model = model
        self.layout = layout
        self.looker = looker
        self.board = layout.unit / scale
        self.strip = layout.strip / scale

    def steps(self, event: Event) -> Sequence[Step]:
        """Return how an event looks; nothing for one without a picture."""
        make = _MAKERS.get(type(event))
        return make(self, event) if make else ()

    # ------------------------------------------------------------ places
    def panel(self, seat: Seat) -> Point:
        """Return where things go that a player takes: the middle of the panel's cells."""
        box = self.layout.frame.panels[seat]
        return box.centerx, box.y + box.h * 0.75

    def fan(self, seat: Seat) -> str:
        """Return the sprite of a band's fan."""
        return f"{SLUG}/fan_{self.model.bands[seat]}"

    def _tile(self, seat: Seat) -> int | None:
        return self.model.vans[seat]

    def _hops(
        self, seats: Sequence[Seat], starts: Sequence[Point], ends: Sequence[Point], rise: float
    ) -> tuple[Flight, ...]:
        """Fans hopping one after another."""
        count = len(seats)
        lag = 0.0 if count == 1 else min(0.5 / (count - 1), 0.16)
        span = 1.0 - lag * (count - 1)
        return tuple(
            Flight(
                self.fan(seat),
                (start, end),
                scale=0.9 * self.board,
                wait=lag * k,
                until=lag * k + span,
                rise=rise * self.layout.unit,
            )
            for k, (seat, start, end) in enumerate(zip(seats, starts, ends, strict=True))
        )

    # ------------------------------------------------------------ driving
    def drove(self, e: ev.Drove) -> list[Step]:
        """The card is played, then the van drives along the road, over what is parked."""
        model, layout = self.model, self.layout
        start = layout.van(e.start) if e.start else _barn(layout, model, e.seat)

        def lift() -> None:
            model.vans[e.seat] = FLYING

        def land() -> None:
            model.vans[e.seat] = e.to

        end = layout.van(e.to, len(model.backstage()) if e.to == model.last else 0)
        mids = tuple(layout.van(tile) for tile in e.path[:-1])
        van = Flight(
            f"{SLUG}/van_{model.bands[e.seat]}",
            (start, *mids, end),
            scale=0.8 * self.board,
            grow=0.58 * self.board if e.to == model.last else 0.0,
            faces=True,
        )
        seconds = 0.35 + 0.12 * len(e.path)
        return [self._play_card(e.seat, e.value), Step(seconds, (van,), lift, land, "drive")]

    def _play_card(self, seat: Seat, value: int) -> Step:
        model, layout = self.model, self.layout
        own = seat == self.looker
        start = self.panel(seat)
        if own and value in model.hand:
            start = layout.card(model.hand.index(value), len(model.hand))[0]

        def lift() -> None:
            if own and value in model.hand:
                model.hand.remove(value)
            model.hand_sizes[seat] -= 1

        def land() -> None:
            model.played = [*model.played, value][-3:]
            model.discards += 1

        pile = layout.discard
        card = Flight(
            f"{SLUG}/card_{value}",
            (start, (pile.centerx, pile.y + pile.h * 0.42)),
            scale=(1.0 if own else 0.5) * self.strip,
            grow=0.5 * self.strip,
            rise=40 * layout.unit,
        )
        return Step(0.4, (card,), lift, land, "card")

    def drew_card(self, e: ev.DrewCard) -> list[Step]:
        """A card comes from the draw pile: face up for its owner, a back for others."""
        model, layout = self.model, self.layout
        own = e.seat == self.looker and e.value is not None
        end = layout.card(len(model.hand), len(model.hand) + 1)[0] if own else self.panel(e.seat)

        def lift() -> None:
            model.deck -= 1

        def land() -> None:
            model.hand_sizes[e.seat] += 1
            if own and e.value is not None:
                model.hand = sorted([*model.hand, e.value])

        name = f"{SLUG}/card_{e.value}" if own else f"{SLUG}/card_back"
        deck = layout.deck
        card = Flight(
            name,
            ((deck.centerx, deck.y + deck.h * 0.42), end),
            scale=0.66 * self.strip,
            grow=(1.0 if own else 0.4) * self.strip,
        )
        return [Step(0.4, (card,), lift, land, "card")]

    def hand_discarded(self, e: ev.HandDiscarded) -> list[Step]:
        """The tour is over: the hand goes onto the played cards."""
        model, layout = self.model, self.layout
        own = e.seat == self.looker
        pile = layout.discard
        starts = [
            layout.card(k, len(e.cards))[0] if own else self.panel(e.seat)
            for k in range(len(e.cards))
        ]

        def lift() -> None:
            model.hand_sizes[e.seat] = 0
            if own:
                model.hand = []

        def land() -> None:
            model.played = [*model.played, *e.cards][-3:]
            model.discards += len(e.cards)

        flights = tuple(
            Flight(
                f"{SLUG}/card_{value}",
                (start, (pile.centerx, pile.y + pile.h * 0.42)),
                scale=(1.0 if own else 0.5) * self.strip,
                grow=0.5 * self.strip,
                wait=0.1 * k,
            )
            for k, (value, start) in enumerate(zip(e.cards, starts, strict=True))
        )
        return [Step(0.5, flights, lift, land, "card")] if flights else []

    def reshuffled(self, e: ev.Reshuffled) -> list[Step]:
        """The played cards become a new draw pile."""
        model, layout = self.model, self.layout

        def lift() -> None:
            model.played = []
            model.discards = 0

        def land() -> None:
            model.deck = e.count

        start = layout.discard.centerx, layout.discard.centery
        deck = layout.deck.centerx, layout.deck.y + layout.deck.h * 0.42
        backs = tuple(
            Flight(f"{SLUG}/card_back", (start, deck), 0.5 * self.strip, wait=0.12 * k, shake=12)
            for k in range(4)
        )
        return [Step(0.8, backs, lift, land, "card")]

    # ------------------------------------------------------------ tokens and tickets
    def took_token(self, e: ev.TookToken) -> list[Step]:
        """A token flies from the supply to the panel."""
        model = self.model
        index = COLOURS.index(e.colour)
        box = self.layout.token(index)

        def lift() -> None:
            model.supply[index] -= 1

        def land() -> None:
            model.tokens[e.seat][index] += 1

        token = Flight(
            f"{SLUG}/token_{e.colour}",
            ((box.centerx, box.centery), self.panel(e.seat)),
            scale=1.08 * self.strip,
            grow=0.7 * self.strip,
            rise=60 * self.layout.unit,
        )
        return [Step(0.55, (token,), lift, land, "token")]

    def took_ticket(self, e: ev.TookTicket) -> list[Step]:
        """The top ticket flies to the panel."""
        model, stack = self.model, self.layout.tickets()

        def lift() -> None:
            model.ticket_stack = model.ticket_stack[1:]

        def land() -> None:
            model.tickets[e.seat] = e.ticket

        ticket = Flight(
            f"{SLUG}/ticket_{e.ticket}",
            ((stack.centerx, stack.centery), self.panel(e.seat)),
            scale=1.18 * self.strip,
            grow=0.7 * self.strip,
            rise=60 * self.layout.unit,
        )
        return [Step(0.6, (ticket,), lift, land, "token")]

    def spent(self, e: drawn.Spent) -> list[Step]:
        """Tokens leave the panel and the game."""
        model = self.model
        x, y = self.panel(e.seat)
        away = self.layout.frame.panels[e.seat].right + AWAY * self.layout.unit, y

        def lift() -> None:
            for colour in e.tokens:
                model.tokens[e.seat][COLOURS.index(colour)] -= 1

        flights = tuple(
            Flight(f"{SLUG}/token_{colour}", ((x, y), away), self.strip, wait=0.1 * k)
            for k, colour in enumerate(e.tokens)
        )
        return [Step(0.6, flights, lift, sound="token")]

    # ------------------------------------------------------------ fans
    def concert(self, e: ev.Concert) -> list[Step]:
        """Fans hop from home into the bag."""
        box = self.layout.home_slot(e.seat, len(self.model.bands))
        return self._into_bag([e.seat] * e.count, [box.center] * e.count, self._leave_home)

    def fan_returned(self, e: ev.FanReturned) -> list[Step]:
        """A fan leaves the porta-potty for the bag."""
        return self._from_queue(e.seat, 1)

    def rescued(self, e: drawn.Rescued) -> list[Step]:
        """All own fans leave the porta-potty for the bag."""
        return self._from_queue(e.seat, e.count)

    def called_back(self, e: drawn.CalledBack) -> list[Step]:
        """Drawn fans of a band go back into the bag."""
        places = [k for k, seat in enumerate(self.model.tray) if seat == e.seat][: e.count]
        return self._from_tray([e.seat] * e.count, places)

    def put_back(self, e: drawn.PutBack) -> list[Step]:
        """All drawn fans go back into the bag."""
        tray = list(self.model.tray)
        return self._from_tray(tray, list(range(len(tray))))

    def drew_fans(self, e: drawn.DrewFans) -> list[Step]:
        """The bag shakes, and fans pop out one by one onto the tray."""
        model, layout = self.model, self.layout
        mouth = layout.bag_mouth()
        shake = Flight(f"{SLUG}/bag", (layout.bag_middle(),), scale=0.98 * self.strip, shake=9)
        steps = [Step(0.55, (shake,), sound="bag")]

        def clear() -> None:
            model.tray = []
            model.tray_seat = e.seat

        for place, seat in enumerate(e.fans):
            end = tray_place(layout, place, len(e.fans), self._tile(e.seat))
            hop = Flight(
                self.fan(seat),
                (mouth, end),
                scale=0.7 * self.board,
                grow=1.35 * self.board,
                rise=70 * layout.unit,
            )

            def lift(first: bool = place == 0, band: Seat = seat) -> None:
                if first:
                    clear()
                model.bag[band] -= 1

            def land(band: Seat = seat) -> None:
                model.tray = [*model.tray, band]

            steps.append(Step(0.34, (hop,), lift, land, "star"))
        steps.append(Step(0.05, hold=0.5))
        return steps

    def to_stage(self, e: drawn.ToStage) -> list[Step]:
        """Fans hop from the tray onto the stage."""
        model, layout = self.model, self.layout
        places = [k for k, seat in enumerate(model.tray) if seat == e.seat][: e.count]
        total = len(model.stage) + e.count
        starts = [tray_place(layout, k, len(model.tray), tray_tile(model)) for k in places]
        starts += [layout.bag_mouth()] * (e.count - len(starts))
        ends = [layout.stage_slot(e.space + k, model.full, total) for k in range(e.count)]

        def lift() -> None:
            _remove(model.tray, e.seat, e.count)

        def land() -> None:
            model.stage += [e.seat] * e.count

        flights = self._hops([e.seat] * e.count, starts, ends, 60)
        return [Step(0.5 + 0.12 * e.count, flights, lift, land, "crowd")]

    def to_potty(self, e: drawn.ToPotty) -> list[Step]:
        """Fans hop from the tray into the queue."""
        model, layout = self.model, self.layout
        places = [k for k, seat in enumerate(model.tray) if seat == e.seat][: e.count]
        total = len(model.queue) + e.count
        starts = [tray_place(layout, k, len(model.tray), tray_tile(model)) for k in places]
        starts += [layout.bag_mouth()] * (e.count - len(starts))
        ends = [layout.queue_slot(len(model.queue) + k, total) for k in range(e.count)]

        def lift() -> None:
            _remove(model.tray, e.seat, e.count)

        def land() -> None:
            model.queue += [e.seat] * e.count

        flights = self._hops([e.seat] * e.count, starts, ends, 40)
        return [Step(0.5 + 0.1 * e.count, flights, lift, land, "star")]

    # ------------------------------------------------------------ into the bag
    def _leave_home(self, seat: Seat) -> None:
        self.model.home[seat] -= 1

    def _from_queue(self, seat: Seat, count: int) -> list[Step]:
        queue = self.model.queue
        places = [k for k, other in enumerate(queue) if other == seat][:count]
        starts = [self.layout.queue_slot(k, len(queue)) for k in places]
        return self._into_bag([seat] * len(starts), starts, lambda s: _remove(queue, s, 1))

    def _from_tray(self, seats: list[Seat], places: list[int]) -> list[Step]:
        tray = self.model.tray
        starts = [tray_place(self.layout, k, len(tray), tray_tile(self.model)) for k in places]
        seats = seats[: len(starts)]
        return self._into_bag(seats, starts, lambda s: _remove(self.model.tray, s, 1))

    def _into_bag(
        self, seats: Sequence[Seat], starts: Sequence[Point], leave: Callable[[Seat], None]
    ) -> list[Step]:
        if not seats:
            return []
        model = self.model

        def lift() -> None:
            for seat in seats:
                leave(seat)

        def land() -> None:
            for seat in seats:
                model.bag[seat] += 1

        ends = [self.layout.bag_mouth()] * len(seats)
        flights = self._hops(seats, starts, ends, 90)
        return [Step(0.5 + 0.14 * len(seats), flights, lift, land, "star")]


def _remove(order: list[Seat], seat: Seat, count: int) -> None:
    for _ in range(count):
        if seat in order:
            order.remove(seat)


def _barn(layout: Layout, model: Model, seat: Seat) -> Point:
    there = model.barn()
    return layout.van(0, there.index(seat) if seat in there else 0, max(len(there), 1))


_MAKERS: dict[type[Any], Callable[[Motions, Any], list[Step]]] = {
    ev.Drove: Motions.drove,
    ev.DrewCard: Motions.drew_card,
    ev.HandDiscarded: Motions.hand_discarded,
    ev.Reshuffled: Motions.reshuffled,
    ev.TookToken: Motions.took_token,
    ev.TookTicket: Motions.took_ticket,
    ev.Concert: Motions.concert,
    ev.FanReturned: Motions.fan_returned,
    drawn.Spent: Motions.spent,
    drawn.Rescued: Motions.rescued,
    drawn.CalledBack: Motions.called_back,
    drawn.PutBack: Motions.put_back,
    drawn.DrewFans: Motions.drew_fans,
    drawn.ToStage: Motions.to_stage,
    drawn.ToPotty: Motions.to_potty,
}
