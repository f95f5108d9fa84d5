"""Every ruling by number, and the rulebook's own cases by name."""

from __future__ import annotations

import pytest

from engines.core.types import Setup
from engines.games.old_town_road.account import account
from engines.games.old_town_road.actions import ENTER, PLACE_LEFT, PLACE_RIGHT, RIDE_ON
from engines.games.old_town_road.hands import Hand
from engines.games.old_town_road.scoring import score
from engines.games.old_town_road.state import CROSSROADS, EVENT, OUTSIDE, OVER, TRAIN, fresh
from engines.games.old_town_road.view import UNSEEN
from tests.old_town_road import table
from tests.old_town_road.table import (
    away,
    card,
    kinds,
    on_road,
    pile,
    play,
    position,
    rob,
    rules,
    shoot,
)


def points(words: str) -> int:
    return score(rules().tables, pile(words))


def hands(words: str) -> list[Hand]:
    return [made.hand for made in account(rules().tables, pile(words)).counting]


# ---------------------------------------------------------------- rulings
def test_ruling_01_the_opening_six_trigger_nothing_and_the_first_is_rightmost() -> None:
    for seed in range(200):
        state = rules().new(Setup(1), seed)
        assert state.phase == EVENT
        assert len(state.road) == 6
        assert len(state.deck) == 22
    one = rules().new(Setup(1), 7)
    again = rules().new(Setup(1), 7)
    whole = [*one.deck, *one.road]
    assert sorted(whole) == list(range(28))
    assert again.road == one.road
    drawn_first = [0, 1, 2, 3, 4, 5, 6, 7]
    assert fresh(drawn_first, 6).road == [2, 3, 4, 5, 6, 7]  # 7 lay on top


def test_ruling_02_range_counts_steps_over_every_card_in_both_directions() -> None:
    # 5 of clubs reaches 1 step, 4 of hearts 2, ace of spades 3; all three shoot hearts or lawmen
    state = position("5c 2d 7h 1s 3d 3s", "6s")
    assert ("5c", "2d") in table.shots(state)
    assert ("5c", "3s") not in table.shots(state)
    far = position("1s 7h 7s 2h 3d 2s", "6s")  # 3 steps, cards between do not block
    assert ("1s", "2h") in table.shots(far)
    assert ("1s", "2h") in table.shots(position("2h 7s 7h 1s 3d 2s", "6s"))  # to the left too
    assert ("1s", "2h") not in table.shots(position("1s 7h 7s 7d 2h 2s", "6s"))  # 4 steps


def test_ruling_03_one_match_is_enough_and_only_characters_shoot_or_are_shot() -> None:
    # 4 of spades: lawmen or diamonds
    assert ("4s", "2d") in table.shots(position("4s 2d", "6s"))  # lawman and diamond
    assert ("4s", "3d") in table.shots(position("4s 3d", "6s"))  # diamond only
    assert ("4s", "1h") in table.shots(position("4s 1h", "6s"))  # lawman only
    assert ("4s", "3h") not in table.shots(position("4s 3h", "6s"))
    assert ("5s", "1s") in table.shots(position("5s 1s", "6s"))  # outlaw shoots outlaw
    assert table.shots(position("4s 7d", "6s")) == set()  # an establishment of a listed suit


def test_ruling_04_a_turned_shooter_shoots_again_without_turning() -> None:
    state = position("3s* 2h 4h 5s 1h 6d", "7c 7d")
    events = play(state, shoot("3s", "2h"))
    assert kinds(events) == ["shot", "drawn", "joined"]
    assert state.turned == 1 << card("3s")
    first = position("4s 1h 2h", "7c")
    assert "turned" in kinds(play(first, shoot("4s", "1h")))
    assert first.turned >> card("4s") & 1
    # turning changes the symbols only: the turned card is shot by the same ones
    assert table.shots(position("4s* 2d", "6s")) == table.shots(position("4s 2d", "6s"))
    assert table.rules().cards[card("4s")].number == 4


def test_ruling_05_robbery_takes_the_nearest_outlaws_and_turns_them() -> None:
    state = position("3h 7h 7s 4c 4s 2s", "6s")
    assert table.robberies(state) == set()  # nearest on the right is a lawman
    state = position("3h 7h 7s 4s 1h 2s", "6s")
    assert table.robberies(state) == {"7h", "7s"}  # establishments between are skipped
    events = play(state, rob("7h"))
    assert kinds(events)[:3] == ["robbed", "turned", "turned"]
    assert state.pile == pile("7h*")  # 3 + 4 is exactly 7
    assert state.turned >> card("3h") & state.turned >> card("4s") & 1
    more = position("5h* 7h 4s 1h 2s 1s", "6s")
    assert kinds(play(more, rob("7h")))[:2] == ["robbed", "turned"]  # 5h was WANTED already
    assert more.pile == pile("7h")  # 9 is more than 7: no moneybags
    assert table.robberies(position("2s 7h 4s 1h 3d 3s", "6s")) == set()  # 6 is too few
    assert table.robberies(position("7h 4s 1h 3d 3s 5s", "6s")) == set()  # nobody on the left


def test_ruling_05_aces_count_as_ones_in_a_robbery() -> None:
    assert table.robberies(position("1s 7h 6c", "6s")) == {"7h"}
    assert table.robberies(position("1s 7h 5c", "6s")) == set()


def test_ruling_06_one_event_a_turn_and_getaway_is_always_possible() -> None:
    for seed in range(50):
        state = rules().new(Setup(1), seed)
        assert len(table.getaways(state)) == 6
        assert ENTER not in rules().legal(state)
    state = position("7h 7s 7d 7c 1h 4c", "2s 3h")
    assert table.shots(state) == set()
    play(state, away("7s"))
    assert (len(state.road), len(state.deck)) == (6, 1)  # one event, one card drawn


def test_ruling_07_face_down_cards_score_nothing_and_are_skipped() -> None:
    assert points("-3s* -4s* -5s*") == 0
    assert points("4s -7c 4h 4d") == 4
    assert points("4s -7c -1s 4h -6s 4d") == 4


def test_ruling_08_a_train_goes_under_half_of_the_deck_and_its_place_is_known() -> None:
    for undrawn in range(1, 9):
        others = ["3h", "4s", "5c", "6d", "1s", "2h", "3d", "4d"][:undrawn]
        state = position("7h 7s 7d 7c 1h 4c", " ".join([*others, "2s"]))
        play(state, away("7s"))
        assert state.phase == TRAIN
        play(state, RIDE_ON)
        above = (undrawn + 1) // 2
        # one of those above has been drawn since
        assert len(state.deck) - 1 - state.deck.index(card("2s")) == above - 1
        view = rules().view(state, 0)
        assert view.deck.index(card("2s")) == state.deck.index(card("2s"))
        assert [c for c in view.deck if c != UNSEEN] == [card("2s")]


def test_ruling_08_a_train_rides_once_a_draw_step_and_not_as_the_last_card() -> None:
    last = position("7h 7s 7d 7c 1h 4c", "2s")
    play(last, away("7s"))
    assert last.phase == EVENT  # placed without a choice
    assert on_road(last)[0] == "2s"
    # two trains and nothing else: each rides once, then the first must be placed
    state = position("7h 7s 7d 7c 1h 4c", "1c 2s")
    play(state, away("7s"))
    assert (state.phase, state.drawn) == (TRAIN, card("2s"))
    play(state, RIDE_ON)
    assert (state.phase, state.drawn) == (TRAIN, card("1c"))
    play(state, RIDE_ON)
    assert state.phase == EVENT
    assert on_road(state)[0] == "2s"
    # in a later draw step it may ride again, if a card is left to ride to
    later = position("7h 7s 7d 7c 1h 4c", "3h 4s 2s")
    play(later, away("7s"))
    play(later, RIDE_ON)
    play(later, away("7d"))
    assert (later.phase, later.drawn) == (TRAIN, card("2s"))


def test_ruling_08_drawing_a_train_whose_place_was_known_is_no_luck() -> None:
    state = position("7h 7s 7d 7c 1h 4c", "3h 4s 2s")
    play(state, away("7s"))
    play(state, RIDE_ON)
    drawn = [event for event in play(state, away("7d")) if event.kind == "drawn"]
    assert [event.reveals.value for event in drawn] == ["nothing"]


def test_ruling_09_crossroads_side_is_chosen_after_the_card_is_seen() -> None:
    for side, place in ((PLACE_LEFT, 0), (PLACE_RIGHT, 5)):
        state = position("7h 7s 7d 7c 1h 4c", "5s 3s")
        play(state, away("7s"))
        assert (state.phase, state.drawn) == (CROSSROADS, card("3s"))
        play(state, side)
        assert state.road.index(card("3s")) == place


def test_ruling_10_outside_town_events_go_on_until_he_stops_or_the_road_is_empty() -> None:
    state = position("3s 2h 4h 5s 1h 6d")
    play(state, away("6d"))
    assert state.phase == OUTSIDE
    assert len(state.road) == 5
    play(state, shoot("3s", "2h"))
    assert len(state.road) == 4  # nothing is drawn
    stopped = rules().copy(state)
    play(stopped, ENTER)
    assert stopped.phase == OVER
    assert stopped.pile[2:] == [~f for f in (2 * c + (state.turned >> c & 1) for c in state.road)]
    while state.road:
        play(state, away(table.short(state.road[0])))
    assert state.phase == OVER


def test_ruling_11_the_pile_lies_open_in_order_and_orientation_at_any_time() -> None:
    state = position("3s* 2h 4h* 5s 1h 6d", "7c 7d", laid="4s -2c 1s*")
    play(state, away("4h"))
    play(state, shoot("3s", "2h"))
    assert list(rules().view(state, None).pile) == pile("4s -2c 1s* -4h* 2h")
    assert rules().view(state, 0).pile == rules().view(state, None).pile


def test_ruling_12_the_best_set_counts_the_five_kinds_too() -> None:
    assert hands("2s 2h 5d") == [Hand.PAIR]
    assert points("2s 2h* 5d 5h") == 2 + 1  # of two pairs that overlap the one with the chip
    assert points("4d 4s 2h") == 2  # the pair's third card carries the chip
    assert points("3d 4d 5d") == 10  # a chip doubles its hand only
    assert points("4c 6s 2c -7c") == 0  # no hand, no points for chips
    assert points("7s* 4s* 1h* -3s*") == 4 + 1 + 2


def test_ruling_12_a_lower_hand_can_be_right_for_all_five_kinds() -> None:
    words = "4s 4h 4d 3s 4c 5s 2c 6c 1c 5h 6h 7h 1h 1s 2h 3h"
    explained = account(rules().tables, pile(words))
    assert not explained.missing
    assert explained.five_kinds == 10
    kinds_made = {made.hand for made in explained.counting}
    assert kinds_made == {*list(Hand)[1:]}
    passed_over = [made for made in explained.hands if not made.counts]
    rival = {made.at: made for made in explained.counting}
    assert any(made.points > rival[at].points for made in passed_over for at in made.overlaps)


def test_ruling_12_a_hand_counts_as_its_highest_kind_only() -> None:
    assert hands("4s 5s 6s") == [Hand.STRAIGHT_FLUSH]
    explained = account(rules().tables, pile("4s 5s 6s"))
    assert Hand.STRAIGHT in explained.missing
    assert Hand.FLUSH in explained.missing


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        ("4s 4h 6d", 1),
        ("2c 5c 7c*", 2 + 4),
        ("3s 5h* 4d", 3 + 1),
        ("4s 4h 4d", 4),
        ("5d 4d 6d", 5),
        ("6d 7d* 5d", 5 + 4),
        ("1s* 2s 3s", 5 + 1),
    ],
)
def test_ruling_13_points_of_the_five_kinds(words: str, worth: int) -> None:
    assert points(words) == worth


# ---------------------------------------------------------------- the rulebook's own cases
def test_three_4s_apart_make_no_three_of_a_kind() -> None:
    assert Hand.THREE not in hands("4s 4h 6d 4d")
    assert hands("4s 4h 4d 6d") == [Hand.THREE]


def test_a_2_of_clubs_is_usable_for_the_straight_or_the_flush_only() -> None:
    words = "5c 6c 2c 3h 4s"
    assert len(account(rules().tables, pile(words)).hands) == 2
    assert hands(words) == [Hand.STRAIGHT]
    assert points(words) == 3


def test_7_ace_2_is_no_straight() -> None:
    assert hands("7s 1h 2d") == []
    assert hands("1h 2d 3s") == [Hand.STRAIGHT]


def test_a_flush_needs_three_of_one_suit_and_a_pair_any_third_card() -> None:
    assert hands("1c 3c 6c") == [Hand.FLUSH]
    assert hands("1c 3c 6d") == []
    assert hands("6c 3c 6d") == [Hand.PAIR]


def test_a_second_chip_in_a_hand_has_no_effect() -> None:
    assert points("1s 2h 3d") == 6  # three chips


def test_of_two_establishments_side_by_side_the_player_chooses() -> None:
    state = position("3h 7h 7s 4s 1h 2s", "6s 6c")
    assert table.robberies(state) == {"7h", "7s"}
    play(state, rob("7s"))
    assert table.robberies(state) == {"7h"}  # and may rob the other afterwards


def test_a_lawman_is_paid_for_his_first_shot_with_a_moneybag() -> None:
    state = position("3s 2h 4h 5s 1h 6d", "7c 7d")
    events = play(state, shoot("3s", "2h"))
    assert kinds(events) == ["shot", "turned", "drawn", "joined"]
    play(state, away("3s"))
    assert points("2h 3s*") == 2
