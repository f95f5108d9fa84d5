"""Meters, events with a target, cards for several symbols and used spaces say what they mean."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core.match import Match
from engines.core.types import Decision, Text, Thing, Who
from engines.games.rodeo.actions import Arrive
from engines.games.rodeo.components.model import CHAOS, HYGIENE, MOOD
from engines.games.rodeo.play.cards import event_options
from engines.games.rodeo.play.common import garbage_count
from game.tables.spec import Mark
from tests.game.driver import Driver
from tests.game.tables import Table, dealt, played
from tests.rodeo.desk import tables
from tests.rodeo.plain_days import quick, random_at
from tests.rodeo.reading import check, spoken


def words(table: Table) -> list[str]:
    """What the side card says."""
    note = table.note()
    assert note is not None
    say = table.driver.ctx.words
    return [say(note.head), *map(say, note.lines)]


def bad(driver: Driver) -> Table:
    """An evening with much chaos and little hygiene."""
    table = Table(driver, quick("evening", 1))
    table.match.state.tracks[CHAOS : MOOD + 1] = [6, -4, 5]
    table.desk.offer_again()
    driver.step()
    return table


def point(table: Table, thing: Thing) -> None:
    spot = table.desk.pointer.spot(thing)
    assert spot is not None
    table.driver.move(spot.box.center)
    table.driver.step(3)


def test_chaos_says_which_bins_bring_how_much_garbage(driver: Driver) -> None:
    table = bad(driver)
    point(table, "count:0:chaos")
    assert words(table) == [
        "Chaos 6: garbage each night",
        "From 3: 1 garbage a night: yes",
        "From 6: 2 garbage a night: yes",
        "From 8: 3 garbage a night: no",
        "Tonight: +2",
    ]


def test_hygiene_says_what_it_costs_and_which_of_it_tonight(driver: Driver) -> None:
    table = bad(driver)
    point(table, "count:0:hygiene")
    said = words(table)
    assert said[0].startswith("Hygiene −4")
    assert "At −3: 1 unhappy: yes" in said
    assert "At −5: 1 fan leaves: no" in said
    assert said[-1] == "Points if it stays: −1"


def test_mood_says_where_points_come(driver: Driver) -> None:
    table = bad(driver)
    point(table, "count:0:mood")
    said = words(table)
    assert "Points if it stays: +1" in said
    assert "From 7 on: +2" in said


def test_a_rivals_meter_names_the_rival_and_what_was_done_to_it(driver: Driver) -> None:
    table = bad(driver)
    done = Text("Mood changed")
    table.desk._marks = (Mark("count:0:mood", 2, done),)
    point(table, "count:1:mood")
    rival = table.match.players[1].name
    assert words(table)[0].startswith(rival)
    point(table, "count:0:mood")
    assert words(table)[1] == done.id, "the badge beside a meter says what the rival did"


@pytest.mark.parametrize("lang", ["en", "de", "long"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_meters_can_be_read(drive: Callable[..., Driver], size: tuple[int, int], lang: str) -> None:
    table = bad(spoken(drive, size, lang, narrow=True))
    for track in ("chaos", "hygiene", "mood"):
        point(table, f"count:0:{track}")
        check(table, track)


# ------------------------------------------------------------------ events
def afternoon(driver: Driver, op: str) -> Table:
    """An afternoon with one event card, whose festival side has this effect."""
    match = quick("afternoon", 1)
    state, t = match.state, tables()
    at = next(n for n, e in enumerate(t.data.events) if e.festival.effects[0].op == op)
    state.events[0] = 1 << at
    state.options = event_options(t, state)
    table = Table(driver, match)
    table.desk.offer_again()
    driver.step()
    point(table, f"event:{t.data.events[at].id}")
    return table


@pytest.mark.parametrize(
    ("op", "figure"),
    [
        ("rival_garbage", lambda s, seat: f"garbage {garbage_count(s, seat)}"),
        ("rival_chaos", lambda s, seat: f"chaos {s.tracks[seat * 3 + CHAOS]}"),
        ("rival_hygiene", lambda s, seat: f"hygiene {s.tracks[seat * 3 + HYGIENE]}"),
    ],
)
def test_an_event_says_whom_it_can_hit(
    driver: Driver, op: str, figure: Callable[[object, int], str]
) -> None:
    table = afternoon(driver, op)
    said = "\n".join(words(table))
    assert "You choose whom it hits" in said
    for seat in range(1, len(table.match.players)):
        name = table.driver.ctx.words(Text("{who}", (("who", Who(seat)),)))
        assert f"{name} ({figure(table.match.state, seat)})" in said


def test_steps_of_tracks_have_their_sign(driver: Driver) -> None:
    assert "Hygiene of a rival: −1." in words(afternoon(driver, "rival_hygiene"))
    assert "Chaos of a rival: +1." in words(afternoon(driver, "rival_chaos"))


# ------------------------------------------------------------------ groups
def several(match: Match, decision: Decision) -> dict[str, set[int]]:
    """The cards that fit several of today's symbols."""
    fits: dict[str, set[int]] = {}
    for option in decision.options:
        if isinstance(option.action, Arrive):
            fits.setdefault(option.action.fan, set()).add(option.action.symbol)
    return {fan: at for fan, at in fits.items() if len(at) > 1}


def test_a_card_for_several_symbols_lights_them(driver: Driver) -> None:
    match = played(
        dealt(3, 2, slug="rodeo"),
        lambda m, d: d.kind == "arrive" and m.to_act == 0 and bool(several(m, d)),
    )
    table = Table(driver, match)
    fan, at = next(iter(several(match, table.desk.decision).items()))
    table.click(f"fan:{fan}")
    assert {f"symbol:{n}" for n in at} == table.desk.lit
    said = words(table)
    assert "Click the symbol on the stage that this card is for." in said
    assert sum("satisfied at best" in line for line in said) == len(at)
    table.click(f"symbol:{min(at)}")
    assert table.last_actions(0)[-1] == Arrive(fan, min(at))


def test_a_complete_group_says_to_finish_it(driver: Driver) -> None:
    table = Table(driver, random_at("finish"))
    driver.move((2, 300))
    driver.step()
    assert any("finish the group" in line for line in words(table))


# ------------------------------------------------------------------ used spaces
def test_it_is_said_that_used_spaces_stay_taken(driver: Driver) -> None:
    table = Table(driver, quick("evening", 1))
    driver.move((2, 300))
    driver.step()
    assert any("until Monday" in line for line in words(table))
    put = next(o.action for o in table.desk.decision.options if o.action.place != "band")
    table.click(f"genre:{put.genre}")
    point(table, put.place)
    assert words(table)[-1] == "Its space stays taken until Monday"
    for thing in ("toilet", f"stand:{tables().data.stands[0].id}"):
        explained = table.desk.explained(thing)
        assert any("stays taken" in line.id for line in explained.body)
    assert any("next evening" in line.id for line in table.desk.explained("band").body)
