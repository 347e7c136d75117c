"""Makes the pictures of the docs, the same ones every time: run it after a change in how things are drawn."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import klotz
from docs.teaching import tower
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.notation import parse_cells
from klotz.games.bloxx import BloxxState
from klotz.games.contract import CHANCE, Game, Move, State
from klotz.picture import Picture
from klotz.records import drawing
from klotz.records.drawing import bloqs, bloxx
from klotz.records.drawing.bloqs import Arrow

PICTURES = Path(__file__).parent / "pictures"


def played(
    game: Game, moves: int, seed: int, worth: Callable[[Any, Move], float], seats: int | None = None
) -> Any:
    """A game of the moves that are worth most, which looks like people's games."""
    state = game.start(seats)
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


def lowness(_: BloqsState, move: Move) -> float:
    """Pieces that lie as low as they can."""
    word, *rest = move.text.split()
    return -sum(layer for _, _, layer in parse_cells(rest[1])) if word == "build" else 0


def towers() -> dict[str, Picture]:
    """What the page on Bloqs explains: a piece that is locked in, one that holds another, a counterweight."""
    out, down = (1, 0, 0), (0, 0, -1)
    locked, bridge, weighed = (tower(name) for name in ("locked", "bridge", "weighed"))
    return {
        "bloqs-locked.svg": bloqs.tower_picture(locked, highlight=[25]),
        "bloqs-bridge.svg": bloqs.tower_picture(bridge, highlight=[6], arrows=[Arrow((2, 0, 0), out)]),
        "bloqs-bridge-falls.svg": bloqs.tower_picture(bridge.taken(6), arrows=[Arrow((2, 0, 2), down)]),
        "bloqs-weight.svg": bloqs.tower_picture(weighed, highlight=[6]),
        "bloqs-weight-falls.svg": bloqs.tower_picture(weighed.taken(6), arrows=[Arrow((2, 0, 1), down, 1.4)]),
    }


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    classic = played(klotz.game("blokus"), moves=32, seed=3, worth=size)
    duo = played(klotz.game("blokus-duo"), moves=14, seed=8, worth=size)
    roll_and_write = played(klotz.game("bloxx"), moves=29, seed=4, worth=tidiness)
    cubes = played(klotz.game("bloqs-maestro"), moves=118, seed=4, worth=lowness, seats=3)
    pictures = {
        "classic.svg": drawing.svg(classic),
        "duo.svg": drawing.svg(duo, palette="colour-blind", move_numbers=True, pieces_left=False),
        "bloxx.svg": drawing.svg(roll_and_write),
        "sheet.svg": bloxx.sheet_picture(roll_and_write.sheet).svg(),
        "dice.svg": bloxx.dice_picture(roll_and_write.dice).svg(),
        "bloqs.svg": drawing.svg(cubes),
        "bloqs-layers.svg": drawing.svg(cubes, layers=True),
        **{name: drawn.svg() for name, drawn in towers().items()},
    }
    for name, content in pictures.items():
        (PICTURES / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
