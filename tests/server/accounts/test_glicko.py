"""Glicko-2 against the example that its author works out, and what must hold for any ratings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klotz.server.accounts.glicko import NEW, Rating, Result, after_absence, update
from klotz.server.accounts.ratings import pairwise


def test_example_of_the_paper() -> None:
    results = [
        Result(Rating(1400, 30), 1),
        Result(Rating(1550, 100), 0),
        Result(Rating(1700, 300), 0),
    ]
    after = update(Rating(1500, 200, 0.06), results)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_makes_less_sure() -> None:
    after = update(Rating(1500, 200, 0.06), [])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx((200**2 + (0.06 * 173.7178) ** 2) ** 0.5)
    assert after_absence(after, 1e9).deviation == NEW.deviation


def test_a_surprise_makes_less_steady() -> None:
    """The branch of the paper's step 5 where the improvement is more than was thought possible."""
    surprised = update(Rating(1500, 50, 0.06), [Result(Rating(2400, 50), 1)] * 8)
    assert surprised.volatility > 0.06
    assert surprised.rating > 1500


ratings = st.builds(
    Rating,
    st.floats(100, 3500),
    st.floats(30, 350),
    st.floats(0.03, 0.1),
)


@given(ratings, st.lists(st.builds(Result, ratings, st.sampled_from((0, 0.5, 1))), min_size=1, max_size=8))
def test_results_never_make_nonsense(player: Rating, results: list[Result]) -> None:
    after = update(player, results)
    assert 0 < after.deviation <= 350
    assert 0 < after.volatility < 1
    if all(result.score == 1 for result in results):
        assert after.rating >= player.rating
    if all(result.score == 0 for result in results):
        assert after.rating <= player.rating


@given(ratings, ratings)
def test_winning_is_worth_more_than_drawing_than_losing(player: Rating, other: Rating) -> None:
    lost, drawn, won = (update(player, [Result(other, score)]).rating for score in (0, 0.5, 1))
    assert lost <= drawn <= won
    assert lost < won


def test_four_seats_count_as_three_comparisons_in_all() -> None:
    everybody = dict.fromkeys("abcd", NEW)
    ranks = {"a": 1, "b": 2, "c": 2, "d": 4}
    results = {person: pairwise(person, ranks, everybody) for person in ranks}
    assert [result.score for result in results["a"]] == [1, 1, 1]
    assert [result.score for result in results["b"]] == [0, 0.5, 1]
    assert [result.score for result in results["d"]] == [0, 0, 0]
    pairs = sum(result.weight for own in results.values() for result in own) / 2
    assert pairs == pytest.approx(3)


def test_two_seats_are_a_game_of_two() -> None:
    (result,) = pairwise("a", {"a": 2, "b": 1}, {"a": NEW, "b": NEW})
    assert (result.score, result.weight) == (0, 1)
