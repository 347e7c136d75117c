"""How to find the puzzles of a family of games."""

from collections.abc import Callable
from dataclasses import dataclass

from klotz.games.contract import State
from klotz.puzzles.puzzle import Step


@dataclass(frozen=True, slots=True)
class Finder:
    """What a family of games knows about its puzzles."""

    levels: tuple[int, ...]
    """Who plays the games: a good game with mistakes in it offers more than a perfect one."""
    seats: Callable[[str], int | None]
    """The number of seats, by the kind of puzzle; None if the game has only one."""
    steps: Callable[[State, int, str], tuple[Step, ...] | None]
    """What a seat has to find in a state, by the kind of puzzle, if this makes a good one.

    The state may be changed and must be put back.
    """
