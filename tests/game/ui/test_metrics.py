"""Units: fractions and design pixels as real pixels."""

from __future__ import annotations

from pygame import Rect

from game.ui.metrics import Metrics


def test_the_design_size_is_one_to_one() -> None:
    m = Metrics(1920, 1080)
    assert m.scale == 1 and m.px(17) == 17
    assert m.box(24, 82, 500, 886) == Rect(24, 82, 500, 886)


def test_the_tighter_direction_sets_the_scale() -> None:
    assert Metrics(1024, 768).scale == 1024 / 1920
    assert Metrics(3840, 1080).scale == 1.0


def test_fractions_leave_no_gap_between_neighbours() -> None:
    for width in range(1024, 1100):
        m = Metrics(width, 600)
        left, right = m.frac(0, 0, 0.333, 1), m.frac(0.333, 0, 0.667, 1)
        assert left.right == right.left and right.right == width


def test_something_is_never_nothing() -> None:
    m = Metrics(1024, 600)
    assert m.px(0.4) == 1 and m.px(0) == 0 and m.px(-6) == -3


def test_the_ui_scale_changes_controls_and_text_only() -> None:
    m = Metrics(1920, 1080).with_ui(1.5)
    assert (m.px(40), m.ui_px(40), m.text(24)) == (40, 60, 36)
    assert Metrics(1920, 1080).with_ui(9).ui == 2.0
    assert Metrics(1920, 1080).with_ui(0.1).ui == 0.75
