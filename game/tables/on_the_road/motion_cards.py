"""How vans drive, and how cards, tokens and tickets change places."""

from __future__ import annotations

from engines.core.types import Seat
from engines.games.on_the_road import draw_events as drawn
from engines.games.on_the_road import events as ev
from game.tables.motion import Flight, Point, Step
from game.tables.on_the_road.ground import SLUG
from game.tables.on_the_road.layout import Layout
from game.tables.on_the_road.model import COLOURS, FLYING, Model
from game.tables.on_the_road.motion_places import AWAY, Places


class CardMotions(Places):
    """The motions of a drive and of what is taken or spent."""

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
        start, place = self.panel(seat), -1
        if own and value in model.hand:
            place = self._place_of(value)
            start = layout.card(place, len(model.hand))[0]

        def lift() -> None:
            if place >= 0:
                model.hand.pop(place)
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

    def _place_of(self, value: int) -> int:
        """Which of equal cards is played: the one pointed at last, else the first."""
        hand, layout = self.model.hand, self.layout
        places = [place for place, card in enumerate(hand) if card == value]
        meant = (p for p in places if layout.card_box(p, len(hand)) == self.twin)
        return next(meant, places[0])

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


def _barn(layout: Layout, model: Model, seat: Seat) -> Point:
    there = model.barn()
    return layout.van(0, there.index(seat) if seat in there else 0, max(len(there), 1))
