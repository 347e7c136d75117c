from random import Random

import pytest

from klotz.arena import Estimate, PairCounts, Sprt, elo, estimate, expected_score, ratings
from klotz.arena.statistics import pairwise


def test_elo_and_score_are_each_others_inverse() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.848, abs=0.001)
    assert expected_score(400) == pytest.approx(10 / 11)
    assert expected_score(elo(0.3)) == pytest.approx(0.3)
    assert elo(1) == -elo(0) == float("inf")


@pytest.mark.parametrize(
    ("ranks", "sides", "points"),
    [
        ((1, 2), (0, 1), 1),
        ((1, 2), (1, 0), 0),
        ((1, 1), (0, 1), 0.5),
        ((1, 2, 3, 4), (0, 1, 0, 1), 0.75),
        ((1, 2, 3, 4), (0, 1, 1, 0), 0.5),
        ((1, 3, 1), (1, 0, 0), 0.25),
    ],
)
def test_a_game_counts_by_ranks_between_the_sides(
    ranks: tuple[int, ...], sides: tuple[int, ...], points: float
) -> None:
    assert pairwise(ranks, sides) == points
    assert pairwise(ranks, [1 - side for side in sides]) == 1 - points


def test_interval_of_whole_pairs_is_wilsons() -> None:
    even = estimate([1.0, 0.0] * 50)
    assert (even.score, even.low, even.high) == pytest.approx((0.5, 0.40383, 0.59617), abs=1e-5)
    won = estimate([1.0] * 10)
    assert (won.score, won.low, won.high) == pytest.approx((1, 0.72247, 1), abs=1e-5)
    assert won.elo[0] == won.elo[2] == float("inf")


def test_pairs_that_are_shared_tell_more() -> None:
    shared, whole = estimate([0.5] * 20), estimate([1.0, 0.0] * 10)
    assert shared.score == whole.score
    assert 0 < shared.high - shared.low < (whole.high - whole.low) / 2


def test_how_pairs_ended() -> None:
    counts = PairCounts.of([1, 1, 0.75, 0.5, 0.5, 0.5, 0.25, 0])
    assert counts == PairCounts(won=2, ahead=1, level=3, behind=1, lost=1)
    assert counts.decided == 5 / 8
    assert PairCounts.of([]).decided is None
    more_seats = PairCounts.of([0.875, 0.5625, (1 / 3 + 2 / 3) / 2, 0.125])
    assert more_seats == PairCounts(won=0, ahead=2, level=1, behind=1, lost=0)
    assert PairCounts.of([(1 / 6 + 1 / 6 + 1 / 6) / 1, (0.1 + 0.2 + 0.7) / 2]).level == 2, "up to rounding"


def test_no_games_say_nothing() -> None:
    assert estimate([]) == Estimate(0.5, 0.0, 1.0)


def random_pairs(random: Random, win: float, count: int) -> list[float]:
    """Pairs whose games are correlated: often each side wins the same seat."""
    pairs = []
    for _ in range(count):
        first = random.random() < win
        second = (not first) if random.random() < 0.4 else random.random() < win
        pairs.append((first + second) / 2)
    return pairs


def test_intervals_hold_what_they_promise() -> None:
    random = Random(1)
    hits = 0
    for _ in range(600):
        found = estimate(random_pairs(random, 0.5, 40))
        hits += found.low <= 0.5 <= found.high
    assert 0.925 <= hits / 600 <= 0.98


def test_log_likelihood_ratio_by_hand() -> None:
    test = Sprt(0, 100)
    pairs = [1.0, 0.5, 0.5, 1.0]
    variance = (3 * (1 - 2 / 3) ** 2 + 2 * (0.5 - 2 / 3) ** 2 + (0 - 2 / 3) ** 2) / 6
    score1 = 1 / (1 + 10 ** (-100 / 400))
    expected = 4 * (score1 - 0.5) * (2 * 0.75 - 0.5 - score1) / (2 * variance)
    assert test.log_likelihood_ratio(pairs) == pytest.approx(expected)
    assert test.log_likelihood_ratio([]) == 0
    assert test.bound == pytest.approx(2.9444, abs=1e-4)


def test_sequential_test_rarely_errs() -> None:
    random = Random(2)
    test = Sprt(0, 120)
    errors = {0.0: 0, 120.0: 0}
    for truth in errors:
        for _ in range(150):
            pairs: list[float] = []
            while (verdict := test.verdict(pairs)) is None:
                pairs += random_pairs(random, expected_score(truth * 5 / 3), 1)
            errors[truth] += verdict != truth
    assert all(count <= 0.1 * 150 for count in errors.values()), errors


def test_sequential_test_needs_two_hypotheses() -> None:
    with pytest.raises(ValueError, match="a lower and a higher difference, not 5 and 5"):
        Sprt(5, 5)


# ---------------------------------------------------------------------- ratings


def test_two_players_are_as_far_apart_as_their_score_says() -> None:
    first, second = ratings(2, [(0, 1)], [[1.0, 0.5] * 50])
    assert first.elo - second.elo == pytest.approx(elo(0.75), abs=1)
    assert first.elo == pytest.approx(-second.elo)
    assert first.reach == pytest.approx(second.reach)
    interval = estimate([1.0, 0.5] * 50)
    assert 4 * first.reach == pytest.approx(interval.elo[2] - interval.elo[1], rel=0.05)


def test_strengths_are_found_again() -> None:
    strengths = [-220.0, -20.0, 60.0, 180.0]
    matches = [(0, 1), (1, 2), (2, 3), (0, 2)]
    pairs = [[expected_score(strengths[a] - strengths[b])] * 500 for a, b in matches]
    found = [rating.elo for rating in ratings(4, matches, pairs)]
    assert [elo - found[0] for elo in found] == pytest.approx([0, 200, 280, 400], abs=2)


def test_four_times_the_games_halve_the_interval() -> None:
    few, many = (ratings(3, [(0, 1), (1, 2)], [[1.0, 0.0, 0.5] * count] * 2) for count in (50, 200))
    assert many[0].reach == pytest.approx(few[0].reach / 2, rel=0.02)
    assert many[1].reach < many[0].reach, "who played twice as much is known better"


def test_who_never_won_has_a_finite_rating_and_blurs_nobody() -> None:
    matches = [(0, 1), (0, 2), (1, 2)]
    pairs = [[0.5, 1.0, 0.0] * 20, [1.0] * 60, [1.0] * 60]
    first, second, last = ratings(3, matches, pairs)
    assert -3000 < last.elo < first.elo - 500
    assert last.reach > 300
    assert max(first.reach, second.reach) < 100


def test_who_has_not_played_is_unknown() -> None:
    first, second, unknown = ratings(3, [(0, 1), (1, 2)], [[0.5, 1.0] * 20, []])
    assert unknown.reach > 10 * first.reach
    assert first.elo > second.elo
