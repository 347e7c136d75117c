"""Games of Bloxx! played by the value function alone, as machine code. What is kept is rolls and drawings."""

from typing import Final

from klotz.games.bloxx.kernel import MOST_SEATS, play, throw
from klotz.jit import Struct, Structs, int64, kernel, struct
from klotz.players.bloxx.kernel_policy import best_drawing

MOST_TURNS: Final = 96

PLAYED: Final = struct(
    [
        ("seats", "u1"),
        ("turns", "u1"),
        ("rolls", "u1", (MOST_TURNS, 2)),  # both dice; faces count from 1
        ("drawings", "i4", (MOST_TURNS, MOST_SEATS)),  # by seat
    ]
)


@kernel
def play_games(
    tables: Structs,
    weights: Struct,
    starts: Structs,
    boards: Structs,
    works: Structs,
    views: Structs,
    played: Structs,
) -> None:
    """Games from `starts[0]`, in which every seat draws what is best by the weights, into `played`."""
    board = boards[0]
    for number in range(len(played)):
        game = played[number]
        boards[0] = starts[0]
        seats = int64(board.seats)
        game.seats = seats
        turn = int64(0)
        while not board.over and turn < MOST_TURNS:
            throw(board, works[0])
            for die in range(2):
                game.rolls[turn, die] = board.roll[die]
            active = int64(board.active)
            for place in range(seats):
                seat = (active + place) % seats
                drawing = best_drawing(tables[0], weights, board, seat, views[0])
                game.drawings[turn, seat] = drawing
                play(tables[0], board, seat, drawing)
            turn += 1
        game.turns = turn
