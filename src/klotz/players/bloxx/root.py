"""The root of a search: a position as the kernels read it, and what is known of each candidate move."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloxx import kernel
from klotz.games.bloxx.game import BloxxGame
from klotz.games.bloxx.notation import PASS
from klotz.games.bloxx.state import BloxxState
from klotz.games.contract import Move
from klotz.jit import Structs
from klotz.players.bloxx import kernel_search
from klotz.players.bloxx.weights import Learned, weights_for
from klotz.players.bloxx.win_probability import expected_result, solo_result

EXPECTIMAX_WEIGHT: Final = 100
"""How many rollouts the result of expectimax counts as."""


@dataclass(slots=True)
class Candidate:
    """What is known of one drawing so far. Scores are final ones."""

    drawing: int
    score: float
    """What the seat itself can expect."""
    opponent_scores: list[float] = field(default_factory=list)
    """What the others can expect, seat by seat; the seat's own place is not used."""
    visits: int = 0
    """Rollouts."""
    results: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros(1 + kernel.MOST_SEATS))
    """Sums over all rollouts: the seat's wins, then every seat's points."""


class Root:
    """A position and the seat that has to draw, by the weights that ship or by others."""

    def __init__(self, state: BloxxState, seat: int, learned: Learned | None = None) -> None:
        assert isinstance(state.game, BloxxGame)
        self.state, self.seat = state, seat
        self._drawings: Final = state.game.drawings
        self._tables: Final = state.tables
        squares = state.sheet.columns * state.sheet.rows
        self.is_late: Final = squares - sum(state.heights(seat)) <= kernel_search.FEW
        self._search: Structs = np.zeros(1, kernel_search.SEARCH)
        self._search[0]["board"] = state.board[0]
        self._search[0]["seat"] = seat
        weights = weights_for(state, learned)
        self._search[0]["weights"][: len(weights)] = weights
        kernel_search.expect_taken(self._tables, self._search)
        self.candidates = self._all_candidates()

    def _all_candidates(self) -> list[Candidate]:
        """All legal drawings, valued by the value function."""
        room = np.empty(kernel.MOST_DRAWINGS, kernel.DRAWING)
        drawings = room[: kernel.legal_drawings(self._tables, self.state.board, self.seat, room)]
        values = np.zeros(len(drawings))
        kernel_search.value_drawings(self._tables, self._search, drawings, values)
        candidates = [
            Candidate(drawing, value)
            for drawing, value in zip(drawings.tolist(), values.tolist(), strict=True)
        ]
        if not candidates:
            candidates = [Candidate(kernel.PASS, float(self.state.score_sheet()[self.seat].total))]
            if not self._passing_ends_game():
                candidates[0].score, _ = self.expectimax(candidates[0], depth=1, breadth=1)
        # At first the others are taken to expect the same whatever is drawn.
        scores = self.value_opponents(max(candidates, key=lambda candidate: candidate.score))
        for candidate in candidates:
            candidate.opponent_scores = scores
        return candidates

    def _passing_ends_game(self) -> bool:
        """Whether a pass ends the game: alone, and it is one too many."""
        idle, misses = int(self.state.board[0]["idle"]), int(self._tables[0]["misses"])
        return self.state.seats == 1 and idle + 1 >= misses

    def move(self, candidate: Candidate) -> Move:
        text = PASS if candidate.drawing == kernel.PASS else self._drawings.text(candidate.drawing)
        return Move(self.seat, text)

    # ------------------------------------------------------------------ searching

    def expectimax(self, candidate: Candidate, depth: int, breadth: int) -> tuple[float, bool]:
        """The final score to expect after a drawing, over the next `depth` rolls, and whether it is exact."""
        self._search[0]["breadth"] = breadth
        return kernel_search.expectimax(self._tables, self._search, candidate.drawing, depth)

    def value_opponents(self, candidate: Candidate) -> list[float]:
        """What the others can expect after a drawing."""
        expected = np.zeros(kernel.MOST_SEATS)
        kernel_search.value_opponents(self._tables, self._search, candidate.drawing, expected)
        scores: list[float] = expected[: self.state.seats].tolist()
        return scores

    def roll_out(self, candidate: Candidate, seed: int, count: int) -> None:
        kernel_search.rollouts(self._tables, self._search, candidate.drawing, seed, count, candidate.results)
        candidate.visits += count

    # ------------------------------------------------------------------ results

    def scores(self, candidate: Candidate) -> tuple[float, ...]:
        """The final scores that all can expect, by expectimax and by rollouts."""
        rolled_out = candidate.results[1 : 1 + self.state.seats].tolist()
        share = EXPECTIMAX_WEIGHT / (EXPECTIMAX_WEIGHT + candidate.visits)
        return tuple(
            share * score + (1 - share) * points / max(1, candidate.visits)
            for score, points in zip(self._searched_scores(candidate), rolled_out, strict=True)
        )

    def value(self, candidate: Candidate) -> float:
        """The result, from 0 to 1, that the seat can expect."""
        if self.state.seats == 1:
            return solo_result(self.scores(candidate)[0])
        searched = expected_result(self._searched_scores(candidate), self.seat, self.state)
        wins = candidate.results[0]
        return float(EXPECTIMAX_WEIGHT * searched + wins) / (EXPECTIMAX_WEIGHT + candidate.visits)

    def _searched_scores(self, candidate: Candidate) -> list[float]:
        """Every seat's, without the rollouts."""
        return [
            candidate.score if seat == self.seat else score
            for seat, score in enumerate(candidate.opponent_scores)
        ]
