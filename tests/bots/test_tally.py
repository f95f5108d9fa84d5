"""Paired samples and the statistics on them."""

from __future__ import annotations

from math import inf, isclose, sqrt
from statistics import stdev

from engines.bots.report import percentile, wilson
from engines.bots.tally import Tally


def filled(*rows: list[float]) -> Tally:
    tally = Tally(len(rows))
    for index, row in enumerate(rows):
        for value in row:
            tally.add(index, value)
    return tally


def test_the_lead_is_that_of_the_common_samples() -> None:
    one, other = [0.9, 0.5, 0.7, 0.1], [0.4, 0.6, 0.3]
    tally = filled(one, other)
    lead, error = tally.lead(0, 1)
    gaps = [a - b for a, b in zip(one, other, strict=False)]
    assert isclose(lead, sum(gaps) / 3)
    assert isclose(error, stdev(gaps) / sqrt(3))
    assert tally.lead(1, 0)[0] == -lead


def test_one_sample_proves_nothing() -> None:
    assert filled([1.0], [0.0]).lead(0, 1) == (1.0, inf)


def test_luck_of_the_deal_does_not_hide_a_lead() -> None:
    """Samples that swing together differ by a constant: settled, though each spreads widely."""
    deals = [0.1 * (k % 9) for k in range(20)]
    tally = filled(deals, [value - 0.01 for value in deals])
    assert tally.settled([0, 1], 3.0, 16)
    assert not tally.settled([0, 1], 3.0, 21)


def test_equals_are_never_settled() -> None:
    assert not filled([0.5] * 30, [0.5] * 30).settled([0, 1], 3.0, 16)


def test_ranking_uses_what_all_have() -> None:
    assert filled([0.0, 1.0, 1.0], [0.2, 0.9]).ranking([0, 1]) == [1, 0]


def test_wilson_against_published_values() -> None:
    """Newcombe 1998, table I: 81 of 263 and 0 of 20."""
    assert [round(x, 4) for x in wilson(81, 263)] == [0.2553, 0.3662]
    assert [round(x, 4) for x in wilson(0, 20)] == [0.0, 0.1611]


def test_percentiles() -> None:
    values = [float(k) for k in range(100, 0, -1)]
    assert percentile(values, 0.5) == 51.0
    assert percentile(values, 0.99) == 100.0
    assert percentile([], 0.5) == 0.0
