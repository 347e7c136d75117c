"""Blokus for `klotz.bulk`."""

from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.games import game_of_record
from klotz.games.blokus import kernel, kernel_bulk
from klotz.games.blokus.features import lies
from klotz.games.blokus.notation import PASS
from klotz.games.blokus.scoring import BASIC
from klotz.games.blokus.state import NOBODY_CAN_PLACE, BlokusState
from klotz.games.bulk import FamilyBulk, MovesOfRecord
from klotz.games.contract import Game, Outcome, Record, State
from klotz.jit import Structs, copied


def owners_of(state: BlokusState) -> npt.NDArray[np.int64]:
    """The seat for which each colour counts."""
    owned = [own[0] if len(own) == 1 else kernel_bulk.SHARED for own in state.variant.holders]
    return np.array(owned, np.int64)


def scoring_of(state: BlokusState) -> int:
    if state.game.options["scoring"] == BASIC:
        return kernel_bulk.SQUARES_LEFT
    return kernel_bulk.BONUS_ONCE if state.has_one_bonus else kernel_bulk.BONUS_EACH


def _playouts(
    state: State,
    seeds: npt.NDArray[np.uint64],
    scores: npt.NDArray[np.int32],
    lengths: npt.NDArray[np.int32],
) -> None:
    assert isinstance(state, BlokusState)
    kernel_bulk.playouts(
        state.tables, copied(state.board), owners_of(state), scoring_of(state), seeds, scores, lengths
    )


def _replay(record: Record, with_features: bool) -> MovesOfRecord:
    game = game_of_record(record.game, record.options, record.version)
    state = game.start(record.seats, record.setup)
    assert isinstance(state, BlokusState)
    placements = _placements(game, record)
    count, side, colours = len(placements), state.variant.size, len(state.variant.colours)
    colour_of, turns, passes = (np.zeros(count, np.int64) for _ in range(3))
    shown = count if with_features else 0
    planes = np.zeros((shown, kernel_bulk.PLANES * colours, side, side), np.uint8)
    pieces = np.zeros((shown, colours, kernel.PIECES), np.uint8)
    board = copied(state.board)
    legal = kernel_bulk.replay(
        state.tables, board, lies(state), placements, colour_of, turns, passes, planes, pieces
    )
    is_over = bool(count) and passes[-1] == kernel.NOBODY
    outcome = _outcome(state, board) if is_over else None
    if (
        legal < count
        or not _passes_agree(record.moves, len(state.history), passes.tolist())
        or (record.result is not None and record.result != outcome)
    ):
        outcome = game.replay(record).outcome()  # which says what is wrong
    seats = [
        state.variant.holder(colour, turn)
        for colour, turn in zip(colour_of.tolist(), turns.tolist(), strict=True)
    ]
    features = {"planes": planes, "pieces": pieces} if with_features else {}
    return MovesOfRecord(np.array(seats, np.int32), placements, features, outcome)


def _placements(game: Game, record: Record) -> npt.NDArray[np.int32]:
    number = game.actions.number
    try:
        found = [number(text) for text in record.moves if text != PASS]
    except ValueError:  # not written as we write it: a state reads it, or says what is wrong
        found = [number(move.text) for move in game.replay(record).history if move.text != PASS]
    return np.array(found, np.int32)


def _passes_agree(texts: tuple[str, ...], before: int, after: list[int]) -> bool:
    """Whether every pass of a record was forced; it may leave out any."""
    left, number = before, 0
    for text in texts:
        if text == PASS:
            left -= 1
            if left < 0:
                return False
        else:
            left, number = max(0, after[number]), number + 1
    return True


def _outcome(state: BlokusState, board: Structs) -> Outcome:
    scores = np.zeros(state.seats, np.int64)
    kernel_bulk.scores(board, owners_of(state), scoring_of(state), scores)
    return Outcome.by_score(scores.tolist(), NOBODY_CAN_PLACE, lowest_wins=state.game.lowest_wins)


BULK: Final = FamilyBulk(_playouts, _replay)
