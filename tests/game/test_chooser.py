"""Clicks in any order, and clicks along ways."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.core.types import Decision, Option, text
from game.scenes.table.chooser import Chooser

WAYS = {
    "shoot": (("a", "b"), ("gun", "a", "b")),
    "back": (("b", "a"),),
    "rob": (("house", "house"),),
    "leave": (("a", "pile"), ("house", "pile")),
}


@dataclass(frozen=True, slots=True)
class Named:
    kind: ClassVar[str] = "named"
    name: str


def chooser(*names: str, ways: bool = True) -> Chooser:
    made = Chooser(lambda o: o.things, (lambda o: WAYS[o.action.name]) if ways else lambda o: ())  # type: ignore[attr-defined]
    things = {"shoot": ("a", "b"), "back": ("a", "c"), "rob": ("house",), "leave": ("a", "pile")}
    options = tuple(Option(Named(n), text("x"), things[n]) for n in names)
    made.offer(Decision(0, "any", text("x"), "x", options))
    return made


def test_the_order_tells_who_shoots() -> None:
    made = chooser("shoot", "back")
    assert made.lit == {"a", "gun", "b"}
    assert made.click("a") is None
    assert made.lit == {"b"}
    settled = made.settles("b")
    assert settled is not None
    assert settled.action == Named("shoot")
    assert made.click("b") == settled


def test_one_click_of_a_way_settles_nothing() -> None:
    made = chooser("shoot")
    assert made.click("a") is None
    assert made.chosen == ("a",)


def test_a_way_may_ask_for_the_same_thing_twice() -> None:
    made = chooser("rob", "leave")
    assert made.click("house") is None
    assert made.lit == {"house", "pile"}
    settled = made.click("house")
    assert settled is not None
    assert settled.action == Named("rob")


def test_a_second_click_lets_go_where_no_way_wants_it() -> None:
    made = chooser("shoot")
    made.click("a")
    assert made.click("a") is None
    assert made.chosen == ()


def test_what_leads_nowhere_from_here_begins_anew() -> None:
    made = chooser("shoot", "rob")
    made.click("a")
    made.click("house")
    assert made.chosen == ("house",)
    made.click("nowhere")
    assert made.chosen == ("house",)


def test_a_drag_is_a_way_of_two() -> None:
    made = chooser("shoot", "back", "leave")
    assert [o.action for o in made.both("a", "b")] == [Named("shoot")]
    assert [o.action for o in made.both("b", "a")] == [Named("back")]
    assert [o.action for o in made.both("a", "pile")] == [Named("leave")]


def test_without_ways_any_order_will_do() -> None:
    made = chooser("shoot", "back", ways=False)
    assert made.click("a") is None
    assert made.lit == {"b", "c"}
    settled = made.click("b")
    assert settled is not None
    assert settled.action == Named("shoot")
    assert [o.action for o in made.both("b", "a")] == [Named("shoot")]
