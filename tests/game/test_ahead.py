"""Pictures made before they are needed."""

from __future__ import annotations

from game.ui.ahead import Ahead, Form

SMALL: Form = ((10, 12), "", False)
LARGE: Form = ((100, 120), "", False)


class Workshop:
    """Notes what it was asked to read and to make."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.made: list[tuple[str, Form]] = []
        self.ahead = Ahead(self.read.append, self._make)

    def _make(self, name: str, form: Form) -> bool:
        if (name, form) in self.made:
            return False
        self.made.append((name, form))
        return True

    def work(self) -> int:
        """Work until nothing is wanted; return how often there was something."""
        count = 0
        while self.ahead.work():
            count += 1
        return count


def test_what_is_watched_is_read_one_at_a_time() -> None:
    shop = Workshop()
    shop.ahead.watch(["g/band_a", "g/band_b"])
    assert shop.ahead.work()
    assert shop.read == ["g/band_a"]
    assert shop.work() == 1
    assert shop.read == ["g/band_a", "g/band_b"]
    assert shop.made == []


def test_kin_are_made_in_the_form_one_was_drawn_in() -> None:
    shop = Workshop()
    shop.ahead.watch(["g/band_a", "g/band_b", "g/fan_x", "h/band_c"])
    shop.work()
    shop.ahead.seen("g/band_a", SMALL)
    shop.ahead.seen("g/band_b", SMALL)
    shop.ahead.seen("g/fan_x", LARGE)
    assert shop.work() == 3
    assert shop.made == [("g/band_a", SMALL), ("g/band_b", SMALL), ("g/fan_x", LARGE)]


def test_others_are_left_alone() -> None:
    shop = Workshop()
    shop.ahead.watch(["g/band_a"])
    shop.ahead.seen("g/stand_a", SMALL)
    shop.ahead.watch(["g/fan_x"])
    shop.ahead.seen("g/band_a", SMALL)
    assert shop.work() == 1
    assert (shop.read, shop.made) == (["g/fan_x"], [])
