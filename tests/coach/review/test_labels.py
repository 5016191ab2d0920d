"""A label only where it is certain."""

from __future__ import annotations

import pytest

from calico.coach.review.labels import Label, is_decided, judge


@pytest.mark.parametrize(
    ("gap", "error", "label"),
    [
        (-1.0, 0.1, Label.GOOD),
        (0.0, 0.0, Label.GOOD),
        (0.49, 0.0, Label.GOOD),
        (0.5, 0.05, Label.INACCURACY),
        (0.5, 0.1, Label.GOOD),  # 0.5 - 2.33 x 0.1 is below the bias of play-outs
        (1.0, 0.3, Label.INACCURACY),
        (1.0, 0.31, Label.GOOD),
        (1.5, 0.3, Label.MISTAKE),
        (2.99, 0.3, Label.MISTAKE),
        (3.0, 0.3, Label.BLUNDER),
        (9.0, 4.0, Label.GOOD),
    ],
)
def test_a_label_needs_points_and_certainty(gap: float, error: float, label: Label) -> None:
    assert judge(gap, error) is label


def test_more_deals_are_played_while_a_threshold_is_within_the_interval() -> None:
    assert is_decided(0.0, 0.2)
    assert not is_decided(0.0, 0.25)
    assert is_decided(1.0, 0.2)
    assert not is_decided(1.4, 0.1)
    assert is_decided(8.0, 2.0)
