"""Puzzles: legal, the same everywhere, and with the solution that a second opinion finds too."""

from datetime import date, timedelta
from importlib import resources
from itertools import pairwise

import pytest

from klotz import words
from klotz.games.contract import Move
from klotz.players import Limit, player
from klotz.puzzles import BEST_MOVE, FINISH, Puzzle, Verdict, games, judge, of_day
from klotz.puzzles.making import kind_of, make
from klotz.puzzles.shelf import FIRST_DAY


def count(game: str) -> int:
    file = resources.files("klotz.puzzles").joinpath("data", f"{game}.jsonl")
    return len(file.read_text(encoding="utf-8").splitlines())


def shelf(game: str) -> list[Puzzle]:
    return [of_day(game, FIRST_DAY + timedelta(days=number)) for number in range(count(game))]


def first(game: str, kind: str) -> Puzzle:
    return next(puzzle for puzzle in shelf(game) if puzzle.kind == kind)


@pytest.mark.parametrize("game", games())
def test_every_puzzle_is_legal(game: str) -> None:
    for puzzle in shelf(game):
        assert puzzle.game == game
        for number, step in enumerate(puzzle.steps):
            state = puzzle.state(number)
            assert puzzle.seat in state.due
            legal = {move.text for move in state.legal_moves.of(puzzle.seat)}
            judged = {each.move for each in step.judged}
            assert judged <= legal
            assert set(step.best) <= judged
            assert step.judged[0].move in step.best
            assert len(step.best) < len(legal)
            for one, next_one in pairwise(puzzle.steps):
                assert len(one.best) == 1  # the line goes on from it
                assert next_one.best
        puzzle.state(len(puzzle.steps))


@pytest.mark.parametrize("game", games())
def test_best_moves_and_finishes_take_turns(game: str) -> None:
    for number, puzzle in enumerate(shelf(game)):
        assert puzzle.kind == kind_of(FIRST_DAY + timedelta(days=number))


def test_they_come_round_again() -> None:
    number = count("bloxx")
    assert of_day("bloxx", FIRST_DAY) == of_day("bloxx", FIRST_DAY + timedelta(days=number))
    assert of_day("bloxx", FIRST_DAY - timedelta(days=1)) == of_day(
        "bloxx", FIRST_DAY + timedelta(days=number - 1)
    )
    with pytest.raises(LookupError):
        of_day("chess", date(2026, 12, 1))


def test_the_same_day_makes_the_same_puzzle() -> None:
    day = FIRST_DAY + timedelta(days=2)  # one that is found quickly
    assert make("bloxx", day) == make("bloxx", day) == of_day("bloxx", day)


@pytest.mark.parametrize(("game", "simulations"), [("blokus-duo", 6000), ("bloxx", 3000), ("bloqs", 40_000)])
def test_a_longer_search_agrees(game: str, simulations: int) -> None:
    puzzle = first(game, BEST_MOVE)
    state = puzzle.state()
    with player("search", state.game, seed=99) as other:
        analysis = other.analyse(state, Limit(simulations=simulations), seat=puzzle.seat)
    assert analysis.best.move.text in puzzle.steps[0].best


def test_the_cube_is_complete_with_the_solution_and_with_nothing_else() -> None:
    puzzle = first("bloqs", FINISH)
    last = puzzle.state(len(puzzle.steps) - 1)
    winning = []
    for move in list(last.legal_moves):
        last.push(move)
        outcome = last.outcome()
        if outcome is not None and outcome.winners == (puzzle.seat,):
            winning.append(move.text)
        last.pop()
    assert sorted(winning) == sorted(puzzle.steps[-1].best)


def test_a_finish_of_duo_by_trying_everything() -> None:
    puzzle = first("blokus-duo", FINISH)
    state = puzzle.state(len(puzzle.steps) - 1)

    def result(seat: int) -> tuple[int, int]:
        """Win or lose first, then points, when both play their best for that."""
        outcome = state.outcome()
        if outcome is not None:
            margin = outcome.scores[seat] - outcome.scores[1 - seat]
            return (margin > 0) - (margin < 0), margin
        mover = state.due[0]
        found = []
        for move in list(state.legal_moves):
            state.push(move)
            found.append(result(mover))
            state.pop()
        best = max(found)
        return best if mover == seat else (-best[0], -best[1])

    results = {}
    for move in list(state.legal_moves):
        state.push(move)
        results[move.text] = result(puzzle.seat)
        state.pop()
    assert max(results, key=lambda text: results[text]) in puzzle.steps[-1].best


def test_judging() -> None:
    puzzle = first("bloxx", BEST_MOVE)
    (step,) = puzzle.steps
    assert judge(puzzle, step.best[0]) == Verdict(right=True, solved=True)
    wrong = judge(puzzle, step.judged[-1].move)
    assert not wrong.right
    assert wrong.points is not None
    assert wrong.points > 1
    legal = {move.text for move in puzzle.state().legal_moves}
    unknown = next(iter(legal - {each.move for each in step.judged}))
    assert not judge(puzzle, unknown).judged


def test_alone_points_count() -> None:
    puzzle = first("bloxx", FINISH)
    wrong = judge(puzzle, puzzle.steps[0].judged[1].move)
    assert wrong.chance == 0
    assert "point" in wrong.sentence()


def test_a_line_is_found_move_by_move() -> None:
    puzzle = first("blokus-duo", FINISH)
    assert len(puzzle.steps) >= 2
    verdict = judge(puzzle, puzzle.steps[0].best[0])
    assert verdict.right
    assert not verdict.solved
    state = puzzle.state()
    for text in (puzzle.steps[0].best[0], *verdict.replies):
        state.push(Move(state.due[0], text))
    assert state == puzzle.state(1)


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize(
    "verdict",
    [
        Verdict(right=True),
        Verdict(right=True, solved=True),
        Verdict(right=False, chance=0.2),
        Verdict(right=False, chance=0.2, judged=False),
        Verdict(right=False, points=1.0),
        Verdict(right=False, points=2.5, judged=False),
        Verdict(right=False, chance=1.0, certain=True),
        Verdict(right=False),
    ],
)
def test_every_verdict_has_words(language: str, verdict: Verdict) -> None:
    assert verdict.sentence(language)
    assert words.say("puzzle-games", {"games": 2}, language)
