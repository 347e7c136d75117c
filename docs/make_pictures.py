"""Makes the pictures of the docs, the same ones every time: run it after a change in how things are drawn."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import klotz
from klotz.games.bloxx import BloxxState
from klotz.games.contract import CHANCE, Game, Move, State
from klotz.records import drawing
from klotz.records.drawing import bloxx

PICTURES = Path(__file__).parent / "pictures"


def played(game: Game, moves: int, seed: int, worth: Callable[[Any, Move], float]) -> Any:
    """A game of the moves that are worth most, which looks like people's games."""
    state = game.start()
    choose = random.Random(seed)
    while state.due and state.moves_made < moves:
        worths = {move: worth(state, move) for move in state.legal_moves}
        state.push(choose.choice([move for move in worths if worths[move] == max(worths.values())]))
    return state


def size(_: State, move: Move) -> float:
    """Big pieces first."""
    return move.text.count(",") + 1


def tidiness(state: BloxxState, move: Move) -> float:
    """Numbers in circles, few gaps, and nothing that towers above the rest."""
    if move.seat == CHANCE:
        return 0
    state.push(move)
    parts = dict(state.score_sheet()[move.seat].parts)
    towers = sum(height**2 for height in state.heights(move.seat))
    state.pop()
    return parts["numbers"] + 3 * parts["gaps"] - towers / 10


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    classic = played(klotz.game("blokus"), moves=32, seed=3, worth=size)
    duo = played(klotz.game("blokus-duo"), moves=14, seed=8, worth=size)
    roll_and_write = played(klotz.game("bloxx"), moves=29, seed=4, worth=tidiness)
    pictures = {
        "classic.svg": drawing.svg(classic),
        "duo.svg": drawing.svg(duo, palette="colour-blind", move_numbers=True, pieces_left=False),
        "bloxx.svg": drawing.svg(roll_and_write),
        "sheet.svg": bloxx.sheet_picture(roll_and_write.sheet).svg(),
        "dice.svg": bloxx.dice_picture(roll_and_write.dice).svg(),
    }
    for name, content in pictures.items():
        (PICTURES / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
