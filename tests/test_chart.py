"""The arithmetic that charts share."""

import pytest

from klotz.picture.chart import Scale, curve, round_step, shortened


def test_a_scale_leads_from_numbers_to_places_and_may_run_backwards() -> None:
    up = Scale(-10, 10, 300, 100)
    assert [up(number) for number in (-10, 0, 5, 10)] == [300, 200, 150, 100]


@pytest.mark.parametrize(
    ("low", "high", "about", "ticks"),
    [
        (0, 100, 5, [0, 20, 40, 60, 80, 100]),
        (0, 7, 4, [0, 2, 4, 6]),
        (-130, 240, 7, [-100, 0, 100, 200]),
        (0, 0.9, 4, [0, 0.5]),
        (3, 3.5, 5, pytest.approx([3.0, 3.1, 3.2, 3.3, 3.4, 3.5])),
    ],
)
def test_ticks_are_round_and_within_the_scale(
    low: float, high: float, about: int, ticks: list[float]
) -> None:
    assert Scale(low, high, 0, 1).ticks(about) == ticks


@pytest.mark.parametrize(
    ("rough", "step"), [(1, 1), (1.01, 2), (2, 2), (2.1, 5), (5.5, 10), (10, 10), (0.3, 0.5), (730, 1000)]
)
def test_round_steps(rough: float, step: float) -> None:
    assert round_step(rough) == pytest.approx(step)


def test_a_hair_may_be_forgiven() -> None:
    assert round_step(20.1) == 50
    assert round_step(20.1, slack=0.01) == 20


def test_a_curve_has_a_line_between_every_two_points() -> None:
    assert [(line.start, line.end) for line in curve([(0, 0), (1, 2), (3, 1)], "#000000")] == [
        ((0, 0), (1, 2)),
        ((1, 2), (3, 1)),
    ]
    assert not list(curve([(0, 0)], "#000000"))


def test_long_names_are_cut() -> None:
    assert shortened("level:7", 7) == "level:7"
    assert shortened("level:17", 7) == "level:…"
    assert shortened("level:17", 7, "..") == "level.."
