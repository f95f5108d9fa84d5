"""The key moments that pictures are taken of."""

from game.tables.on_the_road.moments import WANTED, moments


def test_every_moment_is_found_and_is_what_its_name_says() -> None:
    found = moments()
    assert list(found) == list(WANTED)
    for name, match in found.items():
        decision = match.decision(match.to_act)
        assert decision is not None
        assert WANTED[name](match, decision)
        assert match.players[match.to_act].human
        assert sum(player.human for player in match.players) == 1


def test_moments_are_the_same_every_time() -> None:
    digests = [{name: match.digest for name, match in moments().items()} for _ in range(2)]
    assert digests[0] == digests[1]
