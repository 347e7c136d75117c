"""One question to the search player: the position as the kernels want it, and what is known of each drawing."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloxx import kernel
from klotz.games.bloxx.game import BloxxGame
from klotz.games.bloxx.notation import PASS
from klotz.games.bloxx.state import BloxxState
from klotz.games.contract import Move
from klotz.players.bloxx import kernel_search
from klotz.players.bloxx.chances import value_alone, value_of
from klotz.players.bloxx.weights import weights_for

TRUST: Final = 100
"""How many games played in the mind count as much as looking ahead does."""


@dataclass(slots=True)
class Thought:
    """What is known of one drawing so far. Scores are final ones."""

    drawing: int
    own: float
    """What the seat itself can expect."""
    scores: list[float] = field(default_factory=list)
    """What the others can; the seat's own place is not used."""
    visits: int = 0
    results: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros(1 + kernel.MOST_SEATS))
    """Of the games played on: how many the seat won, and every seat's points, each added up."""


class Question:
    """A position and the seat that has to draw."""

    def __init__(self, state: BloxxState, seat: int) -> None:
        assert isinstance(state.game, BloxxGame)
        self.state, self.seat = state, seat
        self.names: Final = state.game.drawings
        self.tables, self.board = state.tables, state.board
        self.weights = weights_for(state)
        self.is_late: Final = kernel.SQUARES - sum(state.heights(seat)) <= kernel_search.FEW
        self._ahead = np.zeros(1, kernel_search.AHEAD)
        self._scratch = np.zeros(kernel_search.MOST_DEPTH + 1, kernel.BOARD)
        self._work = kernel.new_work()
        self._taken = np.zeros((kernel.MOST_SEATS, kernel.FACES, kernel.FACES), np.int8)
        kernel_search.expect_taken(self.tables, self.weights, self.board, self._ahead, self._taken)
        self.thoughts = self._first_sight()

    def _first_sight(self) -> list[Thought]:
        drawings = np.empty(kernel.MOST_DRAWINGS, np.uint16)
        count = kernel.legal_drawings(self.tables, self.board, self.seat, drawings)
        worth = np.zeros(kernel.MOST_DRAWINGS)
        kernel_search.survey(
            self.tables, self.weights, self.board, self._ahead, self.seat, drawings, count, worth
        )
        thoughts = [
            Thought(drawing, own)
            for drawing, own in zip(drawings[:count].tolist(), worth[:count].tolist(), strict=True)
        ]
        if not thoughts:
            thoughts = [Thought(kernel.PASS, float(self.state.score_sheet()[self.seat].total))]
            if self.state.seats > 1:  # alone, passing ends the game
                thoughts[0].own, _ = self.look_ahead(thoughts[0], rolls=1, breadth=1)
        # Until they are looked at, the others are taken to expect the same whatever is drawn.
        scores = self.look_around(max(thoughts, key=lambda thought: thought.own))
        for thought in thoughts:
            thought.scores = scores
        return thoughts

    def move(self, thought: Thought) -> Move:
        text = PASS if thought.drawing == kernel.PASS else self.names.text(thought.drawing)
        return Move(self.seat, text)

    # ------------------------------------------------------------------ ways to think on

    def look_ahead(self, thought: Thought, rolls: int, breadth: int) -> tuple[float, bool]:
        """The final score to expect after this drawing from the next rolls, and whether it is certain."""
        return kernel_search.deepen(
            self.tables, self.weights, self.board, self._ahead, self._taken,
            self.seat, thought.drawing, rolls, breadth, self._scratch,
        )  # fmt: skip

    def look_around(self, thought: Thought) -> list[float]:
        """What the others can expect after this drawing."""
        expected = np.zeros(kernel.MOST_SEATS)
        kernel_search.others(
            self.tables, self.weights, self.board, self._ahead,
            self.seat, thought.drawing, self._scratch, expected,
        )  # fmt: skip
        scores: list[float] = expected[: self.state.seats].tolist()
        return scores

    def play_on(self, thought: Thought, seed: int, games: int) -> None:
        kernel_search.playouts(
            self.tables, self.weights, self.board, self._ahead, self._work,
            self.seat, thought.drawing, seed, games, self._scratch, thought.results,
        )  # fmt: skip
        thought.visits += games

    # ------------------------------------------------------------------ what comes of it

    def scores(self, thought: Thought) -> tuple[float, ...]:
        """The final scores that all can expect, by looking ahead and by playing on."""
        played = thought.results[1 : 1 + self.state.seats].tolist()
        share = TRUST / (TRUST + thought.visits)
        return tuple(
            share * score + (1 - share) * points / max(1, thought.visits)
            for score, points in zip(self._looked(thought), played, strict=True)
        )

    def value(self, thought: Thought) -> float:
        """The result, from 0 to 1, that the seat can expect."""
        if self.state.seats == 1:
            return value_alone(self.scores(thought)[0])
        seen = value_of(self._looked(thought), self.seat, self.state)
        return float(TRUST * seen + thought.results[0]) / (TRUST + thought.visits)

    def _looked(self, thought: Thought) -> list[float]:
        return [thought.own if seat == self.seat else score for seat, score in enumerate(thought.scores)]
