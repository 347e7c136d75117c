"""Puzzles: positions from games of the computer players in which one move is clearly best.

    >>> from datetime import date
    >>> from klotz import puzzles
    >>> puzzle = puzzles.of_day("blokus-duo", date(2026, 12, 1))
    >>> state = puzzle.state()
    >>> puzzles.judge(puzzle, puzzle.steps[0].best[0]).right
    True

`puzzle` says what a puzzle is, `shelf` keeps those that were made, `making` makes them, `answers` judges a try.
"""

from klotz.puzzles.answers import Verdict, judge
from klotz.puzzles.puzzle import BEST_MOVE, FINISH, Judged, Puzzle, Step
from klotz.puzzles.shelf import games, has_puzzles, of_day

__all__ = [
    "BEST_MOVE",
    "FINISH",
    "Judged",
    "Puzzle",
    "Step",
    "Verdict",
    "games",
    "has_puzzles",
    "judge",
    "of_day",
]
