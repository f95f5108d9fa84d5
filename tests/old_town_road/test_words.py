"""Reasons, explanations, previews and titles: specific for everything on the table."""

from __future__ import annotations

import pytest

from engines.core.match import Match, Player
from engines.core.types import Explanation, Option, Setup
from engines.games.old_town_road import GAME
from engines.games.old_town_road.actions import ENTER, PLACE_LEFT, PLACE_RIGHT, RIDE_ON, TownAction
from engines.games.old_town_road.state import CROSSROADS, OUTSIDE, OVER, TRAIN, State
from engines.games.old_town_road.words import rank
from tests.old_town_road.table import away, name, pile, plain, play, position, rob, rules, shoot


def why(state: State, action: TownAction) -> str:
    return plain(rules().why_not(rules().view(state, 0), action))


def explained(state: State, thing: str, seat: int | None = 0) -> Explanation:
    return rules().explain(rules().view(state, seat), thing)


def told(state: State, thing: str) -> str:
    found = explained(state, thing)
    return " | ".join(map(plain, (found.title, *found.body)))


ROAD = "5c 2d 7h 1s 3d 3s"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (shoot("5c", "3d"), "The 3 of diamonds is 4 steps away; the 5 of clubs reaches 1 step."),
        (
            shoot("1s", "3s"),
            "The ace of spades shoots hearts only, and the 3 of spades is none of these.",
        ),
        (shoot("4s", "3s"), "The 4 of spades is not on the road."),
        (shoot("5c", "4d"), "The 4 of diamonds is not on the road."),
        (rob("7s"), "The Saloon (7 of spades) is not on the road."),
        (rob("7h"), "The 2 of diamonds is the closest character and no outlaw."),
        (away("6s"), "The 6 of spades is not on the road."),
        (PLACE_LEFT, "No drawn card is waiting for a place."),
        (RIDE_ON, "No drawn card is waiting for a place."),
        (ENTER, "Until Old Town is revealed you must take part in an event (ruling 6)."),
    ],
)
def test_a_refusal_names_the_one_reason(action: TownAction, reason: str) -> None:
    assert why(position(ROAD, "6c"), action) == reason


def test_a_robbery_is_refused_for_what_is_wrong_with_it() -> None:
    assert "2 and 4" in why(position("2s 7h 4s", "6s"), rob("7h"))
    assert "left of the Hotel" in why(position("7h 4s 2s", "6s"), rob("7h"))
    assert "right of the Hotel" in why(position("4s 2s 7h", "6s"), rob("7h"))
    assert "no outlaw" in why(position("4s 7h 4c", "6s"), rob("7h"))
    assert why(position("4s 7h 3c", "6s"), rob("7h")) == ""


def test_while_a_drawn_card_waits_everything_else_is_refused_with_it() -> None:
    train = position("7h 7s 7d 7c 1h 4c", "6s 2s")
    play(train, away("7s"))
    assert train.phase == TRAIN
    assert "2 of spades" in why(train, away("7h"))
    assert "joins on the left" in why(train, PLACE_RIGHT)
    crossroads = position("7h 7s 7d 7c 1h 4c", "6s 3s")
    play(crossroads, away("7s"))
    assert crossroads.phase == CROSSROADS
    assert "shows no train" in why(crossroads, RIDE_ON)
    assert why(crossroads, PLACE_RIGHT) == ""
    assert why(position(ROAD, phase=OVER), away("5c")) == "The journey is over."


THINGS = (
    *(f"card:{card.id}" for card in rules().cards.cards),
    *("deck", "pile", "town", "road", "road:left", "road:right", "score", "seat:0"),
    *("kind:pair", "kind:flush", "kind:straight", "kind:three", "kind:straight_flush"),
    *("moneybags", "wanted"),
)


@pytest.mark.parametrize("thing", THINGS)
def test_everything_is_explained_in_every_phase(thing: str) -> None:
    match = Match.deal(GAME, Setup(1), 11, [Player("Ada")], rules())
    phases = set()
    while True:
        state = match.state
        phases.add(state.phase)
        found = explained(state, thing)
        assert found.title.id != "The table"
        assert found.body
        clickable = {t for option in _options(match) for t in option.things}
        assert (found.refusal is None) == (thing in clickable or _also(thing, clickable)), thing
        assert explained(state, thing, None).refusal is not None
        if match.over:
            break
        match.play(match.rules.legal(state)[-1 if len(state.pile) % 2 else 0])
    assert {OUTSIDE, OVER} <= phases


def _options(match: Match) -> tuple[Option, ...]:
    decision = match.decision(0)
    return decision.options if decision else ()


def _also(thing: str, clickable: set[str]) -> bool:
    """A click on the road as a whole, or on its other end, is no mistake while a card waits."""
    return thing.startswith("road") and any(t.startswith("road") for t in clickable)


def test_a_card_says_what_it_can_do_here_and_now() -> None:
    state = position("5c 2d 7h 1s 3d 3s", "6c")
    words = told(state, f"card:{name('3s')}")
    assert "Lawman" in words
    assert "Shoots hearts, diamonds up to 2 steps away." in words
    assert "Can shoot now: 3 of diamonds." in words
    assert "Crossroads" in words
    assert "no outlaw" in told(state, f"card:{name('7h')}")
    assert "Can be robbed now." in told(position("4s 7h 3c", "6s"), f"card:{name('7h')}")


def test_the_deck_tells_where_a_train_lies() -> None:
    state = position("7h 7s 7d 7c 1h 4c", "3h 4s 5c 6d 2s")
    play(state, away("7s"))
    play(state, RIDE_ON)
    assert "The 2 of spades lies under 1 card." in told(state, "deck")


def test_the_score_is_told_hand_by_hand_with_what_is_passed_over_and_missing() -> None:
    state = position("1h", laid="5c 6c 2c 3h 4s")
    words = told(state, "score")
    assert "straight: 2 of clubs, 3 of hearts, 4 of spades" in words
    assert "Does not count: flush: 5 of clubs, 6 of clubs, 2 of clubs." in words
    assert "Missing for all five kinds: pair, flush, three of a kind, straight flush" in words
    assert "Not made yet." in told(state, "kind:flush")
    assert "doubled by the poker chip of the 3 of diamonds" in told(
        position("1h", laid="3d 4d 5d"), "kind:straight_flush"
    )


def test_the_terms_of_the_outcome_add_up() -> None:
    for seed in range(100):
        state = rules().new(Setup(1), seed)
        while state.phase != OVER:
            rules().apply(state, rules().legal(state)[0])
            (standing,) = rules().outcome(state).standings
            assert sum(item.amount for item in standing.items) == standing.total
            assert standing.total == rules().scores(state)[0]


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "Greenhorn"),
        (19, "Greenhorn"),
        (20, "Drifter"),
        (34, "Drifter"),
        (35, "Gunslinger"),
        (49, "Gunslinger"),
        (50, "Marshal"),
        (64, "Marshal"),
        (65, "Legend of Old Town"),
        (99, "Legend of Old Town"),
    ],
)
def test_titles(points: int, title: str) -> None:
    assert rank(points).id == title


def test_the_end_says_the_rank() -> None:
    state = position("1h", laid="3d 4d 5d 3s* 4c*", phase=OUTSIDE)
    play(state, ENTER)
    outcome = rules().outcome(state)
    assert plain(outcome.ending) == "You have reached Old Town: Greenhorn."
    assert outcome.standings[0].total == 10 + 4
    assert outcome.winners == (0,)


def test_a_preview_says_what_a_shot_does_but_not_what_is_drawn() -> None:
    match = Match.deal(GAME, Setup(1), 3, [Player("Ada")], rules())
    match.state = position("3s 2h 4h 5s 1h 6d", "7c 7d", laid="1s 3h")
    seen = match.preview(shoot("3s", "2h"), 0)
    words = [plain(line) for line in seen.lines]
    assert words == [
        "The 3 of spades shoots the 2 of hearts.",
        "The 3 of spades gets a moneybag as a reward.",
        "The last three cards make a straight, doubled by a poker chip: 6 points.",
    ]
    assert seen.final


def test_a_drawn_card_cannot_be_taken_back_but_an_event_outside_town_can() -> None:
    match = Match.deal(GAME, Setup(1), 3, [Player("Ada")], rules())
    match.play(match.rules.legal(match.state)[-1])
    assert match.why_no_undo(0) is not None
    while match.state.phase != OUTSIDE:
        match.play(match.rules.legal(match.state)[-1])
    before = match.digest
    match.play(match.rules.legal(match.state)[0])
    match.undo(0)
    assert match.digest == before
    assert not match.assists.any()  # still a clean result
    match.free_undo(0)
    assert match.assists.any()  # past a draw: marked


def test_pile_things_say_how_a_card_lies() -> None:
    state = position("1h 3h", "6c", laid="4s -2c")
    assert "face up" in plain(explained(state, f"card:{name('4s')}").refusal)
    assert "face down" in plain(explained(state, f"card:{name('2c')}").refusal)
    assert "not been drawn" in plain(explained(state, f"card:{name('6c')}").refusal)
    assert pile("4s -2c") == state.pile
