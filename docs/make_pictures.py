"""Makes the pictures of the docs, the same ones every time: run it after a change in how things are drawn."""

import random
from pathlib import Path

import klotz
from klotz.games.contract import Game, Move, State
from klotz.records import drawing

PICTURES = Path(__file__).parent / "pictures"


def played(game: Game, moves: int, seed: int) -> State:
    """A game of big pieces first, which looks like people's games."""
    state = game.start()
    choose = random.Random(seed)
    while state.due and state.moves_made < moves:
        legal = list(state.legal_moves)
        most = max(map(size, legal))
        state.push(choose.choice([move for move in legal if size(move) == most]))
    return state


def size(move: Move) -> int:
    return move.text.count(",") + 1


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    classic = played(klotz.game("blokus"), moves=32, seed=3)
    duo = played(klotz.game("blokus-duo"), moves=14, seed=8)
    pictures = {
        "classic.svg": drawing.svg(classic),
        "duo.svg": drawing.svg(duo, palette="colour-blind", move_numbers=True, pieces_left=False),
    }
    for name, content in pictures.items():
        (PICTURES / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
