"""What the network sees of a position."""

from collections import Counter
from random import Random

import numpy as np
import pytest

import klotz
from klotz.games.blokus import kernel
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.tables import placements_on
from klotz.games.blokus.variants import VARIANTS
from klotz.players.blokus import kernel_network
from klotz.players.blokus.kernel_network import CLASSES, DEAD, FORBIDDEN, OUT_OF_REACH, SCALARS
from klotz.players.blokus.weights import new_network

CLASS_OF_COUNT = [(0, 0), (1, 1), (2, 1), (3, 2), (6, 2), (7, 3), (62, 5), (63, 6), (500, 6)]


def moves_of(state: BlokusState, colour: int) -> list[int]:
    """Every legal placement of a colour, as if it were its turn: by trying all that there are."""
    boards = state.board.copy()
    boards["turn"] = colour
    count = placements_on(state.variant.size).count
    return [move for move in range(count) if kernel.is_legal_placement(state.tables, boards, move)]


def class_of_count(count: int) -> int:
    """None, up to 2, 6, 14, 30, 62, or more."""
    return sum(count > most for most in (0, 2, 6, 14, 30, 62))


@pytest.mark.parametrize("name", ["blokus-duo", "blokus"])
@pytest.mark.parametrize("plies", [0, 7, 20, 60])
def test_squares_and_pieces_are_known_by_the_legal_moves_of_every_colour(name: str, plies: int) -> None:
    state = klotz.game(name).start()
    assert isinstance(state, BlokusState)
    random = Random(plies)
    for _ in range(plies):
        if state.due:
            state.push(random.choice(list(state.legal_moves)))
    while not state.due:
        state.pop()
    variant = VARIANTS[name]
    activations = np.zeros(1, kernel_network.ACTIVATIONS)
    network = new_network(variant, layers=1)
    kernel_network.evaluate(state.tables, state.board.copy(), network, activations)
    found = activations[0]
    width, colours = variant.size + 2, len(variant.colours)
    codes = found["codes"][:colours, : width * width].reshape(colours, width, width)
    assert (codes[:, [0, -1]] == DEAD).all()
    assert (codes[:, :, [0, -1]] == DEAD).all()
    codes = codes[:, 1:-1, 1:-1].reshape(colours, -1)
    placements = placements_on(variant.size).tables[0]["placements"]
    for relative in range(colours):
        colour = (int(state.board[0]["turn"]) + relative) % colours
        moves = moves_of(state, colour)
        covering = Counter(
            square for move in moves for square in placements[move, : placements[move, kernel.SIZE]].tolist()
        )
        forbidden = state.board[0]["forbidden"][: variant.size**2] & (1 << colour)
        for square, (of_steps, of_moves) in enumerate(
            zip(*codes[relative // 2 * 2 :][:2].tolist(), strict=True)
        ):
            assert (of_steps == DEAD) == (of_moves == DEAD)
            if of_steps == DEAD:
                assert forbidden[square]
                continue
            steps, cls = ((code // CLASSES, code % CLASSES)[relative % 2] for code in (of_steps, of_moves))
            assert cls == class_of_count(covering[square]), (square, covering[square])
            assert (steps == FORBIDDEN) == bool(forbidden[square])
            if covering[square]:
                assert steps < OUT_OF_REACH
        of_piece = Counter(int(placements[move, kernel.PIECE]) for move in moves)
        scalars = found["scalars"][relative * SCALARS :][:SCALARS]
        fits = scalars[kernel_network._FITS_AT :][: kernel.PIECES]
        assert fits.tolist() == [float(of_piece[piece] > 0) for piece in range(kernel.PIECES)]
        orders = scalars[kernel_network._MOVES_AT :][: kernel.PIECES]
        assert orders == pytest.approx(
            [0.15 * of_piece[piece].bit_length() for piece in range(kernel.PIECES)]
        )
        assert scalars[kernel_network._ALL_MOVES_AT] == pytest.approx(0.1 * len(moves).bit_length())


@pytest.mark.parametrize(("count", "cls"), CLASS_OF_COUNT)
def test_a_count_has_the_class_of_its_order_of_magnitude(count: int, cls: int) -> None:
    assert kernel_network._class_of_count(count) == cls
