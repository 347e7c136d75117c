"""Who meets whom in a tournament, and how it stands."""

from collections import Counter
from random import Random

import pytest

from klotz.server.tournaments.rounds import Board, round_robin, rounds_of, swiss
from klotz.server.tournaments.standings import Game, standings


def _won_by_the_lowest(board: Board) -> Game:
    return Game(board, tuple(1 + sorted(board).index(each) for each in board))


@pytest.mark.parametrize("count", [2, 3, 6, 7])
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    entrants = list(range(1, count + 1))
    games: list[Game] = []
    alone: Counter[int] = Counter()
    for round_ in range(1, rounds_of(count) + 1):
        boards = round_robin(entrants, set(entrants), round_, games)
        assert sorted(each for board in boards for each in board) == entrants
        alone.update(board[0] for board in boards if len(board) == 1)
        games += [_won_by_the_lowest(board) for board in boards]
    met = Counter(frozenset(game.seats) for game in games if len(game.seats) == 2)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}
    assert alone == (Counter(entrants) if count % 2 else Counter())
    began = Counter(game.seats[0] for game in games if len(game.seats) == 2)
    assert max(began.values()) - min(began[each] for each in entrants) <= 2


def test_whoever_has_left_is_missed_by_one() -> None:
    boards = round_robin([1, 2, 3, 4], {1, 2, 3}, 1, [])
    assert sorted(len(board) for board in boards) == [1, 2]
    assert sorted(each for board in boards for each in board) == [1, 2, 3]


@pytest.mark.parametrize("count", [5, 8, 33])
def test_in_a_swiss_tournament_nobody_meets_twice_or_sits_alone_twice(count: int) -> None:
    random, entrants, games = Random(count), list(range(1, count + 1)), list[Game]()
    for _ in range(4):
        place = {each.entrant: each.place for each in standings(entrants, games, "swiss")}
        boards = swiss(sorted(entrants, key=lambda each: place[each]), 2, games)
        assert sorted(each for board in boards for each in board) == entrants
        for board in boards:
            games.append(
                Game(board, random.choice([(1, 2), (2, 1), (1, 1)])) if len(board) == 2 else Game(board, (1,))
            )
    met = Counter(frozenset(game.seats) for game in games)
    assert set(met.values()) == {1}


def test_equals_meet() -> None:
    games = [Game((1, 2), (1, 2)), Game((3, 4), (2, 1))]
    place = {each.entrant: each.place for each in standings([1, 2, 3, 4], games, "swiss")}
    boards = swiss(sorted(place, key=lambda each: place[each]), 2, games)
    assert {frozenset(board) for board in boards} == {frozenset((1, 4)), frozenset((2, 3))}


def test_who_must_meet_again_does() -> None:
    """Two are left, and they have met: there is a round nevertheless."""
    assert swiss([1, 2], 2, [Game((1, 2), (1, 2))]) == [(2, 1)]


def test_larger_tables_are_as_full_as_each_other_and_mixed() -> None:
    assert sorted(map(len, swiss([1, 2, 3, 4, 5], 4, []))) == [2, 3]
    first = swiss(list(range(8)), 4, [])
    assert [set(board) for board in first] == [{0, 1, 2, 3}, {4, 5, 6, 7}]
    games = [_won_by_the_lowest(board) for board in first]
    assert all(len(set(board) & {0, 1, 2, 3}) == 2 for board in swiss(list(range(8)), 4, games))


def test_points_of_a_game_of_four_and_of_a_bye() -> None:
    assert Game((1, 2, None, 4), (1, 2, 2, 4)).points == (3.0, 1.5, 1.5, 0.0)
    assert Game((1,), (1,)).points == (1.0,)
    assert sum(Game((1, 2), (1, 1)).points) == 1.0


def test_level_on_points_the_stronger_opponents_decide_then_wins_and_else_they_share() -> None:
    games = [Game((1, 2), (1, 2)), Game((3, 4), (1, 2)), Game((1, 3), (1, 2)), Game((2, 4), (1, 2))]
    table = standings([1, 2, 3, 4], games, "swiss")
    assert [(each.entrant, each.place, each.points) for each in table] == [
        (1, 1, 2.0),
        (2, 2, 1.0),
        (3, 2, 1.0),
        (4, 4, 0.0),
    ]
    # Both have lost to the first and beaten the last: the same points of opponents, the same wins.
    assert [(each.tie_break, each.wins) for each in table] == [(2.0, 2), (2.0, 1), (2.0, 1), (2.0, 0)]
    assert [each.tie_break for each in standings([1, 2, 3, 4], games, "round_robin")] == [2.0, 0.0, 0.0, 0.0]
    draws = [Game((1, 2), (1, 1)), Game((3, None), (1, 2)), Game((1, 3), (1, 1)), Game((2, None), (1, 2))]
    assert [each.entrant for each in standings([1, 2, 3], draws, "swiss")] == [2, 3, 1]
