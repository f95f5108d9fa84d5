"""What the game decides for a player, because there is only one way, is said."""

from __future__ import annotations

import random

from engines.core.match import Match
from engines.core.types import Event
from engines.games.rodeo.happenings.days import GroupCame, MarkerPlaced
from engines.games.rodeo.happenings.forced import OnlyWay
from game.tables.rodeo.festival.forced import forced
from tests.game.driver import Driver
from tests.game.tables import Table
from tests.rodeo.test_table_motions import dealt, told


def acts(seed: int) -> list[tuple[object, list[Event]]]:
    """A random game: each action with its events."""
    match, dice, found = dealt(3, seed=seed), random.Random(seed), []
    while not match.over:
        action = dice.choice(match.rules.legal(match.state))
        found.append((action, list(match.play(action))))
    return found


def test_who_comes_and_where_unasked_is_told_as_such() -> None:
    seen = {"arrive": 0, "place": 0}
    for action, events in acts(3):
        kind = getattr(action, "kind", "")
        came = [e for e in events if isinstance(e, GroupCame)]
        unasked = len(came) - (kind in ("arrive", "cardless"))
        ways = [e for e in events if isinstance(e, OnlyWay)]
        assert sum(e.asked == "arrive" for e in ways) == unasked
        seen["arrive"] += unasked
        placed = [e for e in events if isinstance(e, MarkerPlaced)]
        if len(placed) - (kind == "place") > 0:
            assert any(e.asked == "place" for e in ways)
            seen["place"] += 1
    assert min(seen.values()) > 3


def test_only_the_player_it_is_about_hears_of_it() -> None:
    match = dealt(2, seed=1)
    event = OnlyWay(1, "arrive")
    assert told(match, [event], 0) == []
    assert told(match, [event], 1) == [event]
    assert told(match, [event], None) == [event]


def test_the_note_names_what_came_of_it() -> None:
    came = next(e for _, events in acts(3) for e in events if isinstance(e, GroupCame))
    note = forced([OnlyWay(0, "arrive"), came], 0)
    assert note is not None
    assert dict(note.args)["what"] == came.forecast
    assert forced([OnlyWay(1, "arrive"), came], 0) is None
    assert forced([came], 0) is None


def before_a_forced_way(seed: int) -> tuple[Match, object]:
    """A game in which an act of seat 0 leads to a decision of its own with one way only."""
    match, dice = dealt(2, seed=seed), random.Random(seed)
    while not match.over:
        action = dice.choice(match.rules.legal(match.state))
        own = match.to_act == 0
        twin = match.state.copy()
        events: list[Event] = []
        match.rules.apply(twin, action, events.append)
        first = any(isinstance(e, OnlyWay) and e.seat == 0 for e in events)
        if own and first and match.rules.to_act(twin) == 0:
            return match, action
        match.play(action)
    raise AssertionError("nothing is ever forced")


def test_the_table_says_it_once(driver: Driver) -> None:
    match, action = before_a_forced_way(4)
    table = Table(driver, match)
    notes: list[str] = []
    table.desk.ctx.stage.toast = lambda said, icon="check": notes.append(said.id)
    table.desk.session.look(0)
    table.desk.play(action)
    driver.step(3)
    assert notes == ["Only one way, done for you: {what}"]
    assert any(line.words.id.startswith("Only one way") for line in table.desk.lines[-12:])
    table.desk.offer_again()
    driver.step(2)
    assert len(notes) == 1
