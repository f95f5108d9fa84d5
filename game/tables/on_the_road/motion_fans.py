"""How fans hop: from home, bag and tray to bag, stage and queue."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.core.types import Seat
from engines.games.on_the_road import draw_events as drawn
from engines.games.on_the_road import events as ev
from game.tables.motion import Flight, Point, Step
from game.tables.on_the_road.ground import SLUG
from game.tables.on_the_road.motion_places import Places
from game.tables.on_the_road.tray import tray_place, tray_tile


class FanMotions(Places):
    """The motions of fans."""

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
