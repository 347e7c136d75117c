import pytest

from klotz.arena.schedule import fixture, seatings


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_sides_have_every_seat_equally_often(seats: int) -> None:
    fixtures = [fixture(number, seats, 0) for number in range(2 * len(seatings(seats)))]
    for seat in range(seats):
        assert sum(one.sides[seat] for one in fixtures) == len(fixtures) / 2
    assert len({one.sides for one in fixtures}) == len(fixtures), "every way to sit comes once"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_games_of_a_pair_differ_in_nothing_but_the_sides(seats: int) -> None:
    for number in range(0, 12, 2):
        first, second = fixture(number, seats, 7), fixture(number + 1, seats, 7)
        assert second.sides == tuple(1 - side for side in first.sides)
        assert (first.pair, first.seed) == (second.pair, second.seed)
    assert fixture(0, seats, 7).seed != fixture(2, seats, 7).seed
    assert fixture(0, seats, 7).seed != fixture(0, seats, 8).seed


def test_four_seats_begin_with_sitting_by_turns() -> None:
    assert seatings(4)[0] == (0, 1, 0, 1)


def test_a_match_against_nobody() -> None:
    with pytest.raises(ValueError, match="at least two seats"):
        seatings(1)


def test_players_have_seeds_of_their_own() -> None:
    seeds = [seed for number in range(20) for seed in fixture(number, 2, 0).player_seeds]
    assert len(set(seeds)) == len(seeds)
