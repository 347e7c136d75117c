"""A player that looks one move ahead, by rules that a person could state.

- Full layers and many cubes are good; cells that are covered and can no longer be filled, and cubes above the
  third layer, are bad. A perfect cube is best of all.
- Build where your own tower becomes best.
- Steal and swap what helps you most and hurts the other most: take the piece whose loss costs them most, give
  the one you need least.
- Go where you can build anything; otherwise where you can steal; otherwise to the biggest piece; prefer a
  face-down disc to an occupied one.
- Keep cards for good reasons: play a die for a disc that lets you build anything, a piece card when the piece of the
  disc makes your tower worse. Do not teleport. Defend whenever you can.
"""

from typing import Final

from klotz.games.bloqs.notation import parse_cells
from klotz.games.bloqs.pieces import BUILD_DISC, STEAL_DISC
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.rulings import ANYWHERE
from klotz.games.bloqs.scoring import counted
from klotz.games.bloqs.state import BloqsState
from klotz.games.bloqs.steps.travel import Direction
from klotz.games.bloqs.tower import Tower
from klotz.games.contract import State
from klotz.players.player import Analysis, Choice, Limit, Player, ranked

_LAYER: Final = 5.0
_CUBE: Final = 1.0
_COVERED: Final = -3.0
_TOO_HIGH: Final = -1.0
_PERFECT: Final = 100.0

_BUILD_ANYTHING: Final = 6.0
_STEAL: Final = 5.0
_FACE_DOWN: Final = 3.0
_COMPANY: Final = 0.0


def worth(tower: Tower, layers: str = ANYWHERE) -> float:
    """How good a tower is, as a person sees it; `layers` is how they are counted at the end."""
    if tower.is_perfect(3) or tower.is_perfect(6):
        return _PERFECT
    covered = sum((x, y, below) not in tower.cells for x, y, z in _tops(tower) for below in range(z))
    too_high = sum(z >= 3 for _, _, z in tower.cells)
    return (
        _LAYER * counted(tower, layers).layers
        + _CUBE * len(tower.cells)
        + _COVERED * covered
        + _TOO_HIGH * too_high
    )


def _tops(tower: Tower) -> set[tuple[int, int, int]]:
    heights: dict[tuple[int, int], int] = {}
    for x, y, z in tower.cells:
        heights[x, y] = max(z, heights.get((x, y), 0))
    return {(x, y, z) for (x, y), z in heights.items()}


class GreedyPlayer(Player):
    name = "greedy"

    def _seen(self, state: State, seat: int) -> State:
        assert isinstance(state, BloqsState)
        return state.covered(seat)

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        moves = list(state.iterate_legal(seat))
        self.random(state).shuffle(moves)  # break ties at random
        position: Position = state.position
        liked = {move: _liking(position, seat, move.text.split()) for move in moves}
        # Win probabilities are unknown here, so the best is 1 and the worst 0.
        least, most = min(liked.values()), max(liked.values())
        spread = most - least or 1.0
        return Analysis(seat, ranked([Choice(move, (liked[move] - least) / spread) for move in moves]))


def _liking(position: Position, seat: int, words: list[str]) -> float:
    """The rating of a move; comparable only with the other moves of the same decision."""
    pieces = position.rules.pieces

    def good(tower: Tower) -> float:
        return worth(tower, position.rules.rulings.layers)

    def size(number: int) -> int:
        return pieces.size_of(pieces.kind_of(number))

    match words:
        case ["build", piece, cells]:
            return good(position.towers[seat].built(pieces.parse(piece), parse_cells(cells)))
        case ["steal", target, piece]:
            theirs = position.towers[int(target) - 1]
            number = pieces.parse(piece)
            return size(number) + good(theirs) - good(theirs.taken(number))
        case ["swap", other, "give", give, "take", take]:
            mine, theirs = position.towers[seat], position.towers[int(other) - 1]
            given, taken = pieces.parse(give), pieces.parse(take)
            gain = size(taken) - size(given)
            return 2 * gain + good(theirs) - good(theirs.taken(taken)) + good(mine.taken(given)) - good(mine)
        case ["cw" | "ccw" as direction]:
            step = position.step
            assert isinstance(step, Direction)
            return _disc(position, step.pips if direction == "cw" else -step.pips)
        case ["card", card] if card.startswith("die"):
            return max(_disc(position, int(card[-1])), _disc(position, -int(card[-1])))
        case ["card", _]:
            # Any piece at all, rather than one that makes the tower worse.
            return good(position.towers[seat]) + 2.0
        case ["roll"]:
            return _STEAL
        case ["defend"]:
            return 1.0
    return 0.0  # allow, pass, teleport


def _disc(position: Position, further: int) -> float:
    """The rating of the disc this far away."""
    spot = position.pawns[position.turn]
    place = (spot.disc + further - (spot.on_start and further > 0)) % len(position.discs)
    disc = position.discs[place]
    if disc is None:
        return _FACE_DOWN
    if disc == BUILD_DISC:
        return _BUILD_ANYTHING
    if disc == STEAL_DISC:
        return _STEAL
    if any(pawn.disc == place and not pawn.on_start for pawn in position.pawns) or not position.next_in_stock(
        disc
    ):
        return _COMPANY
    return float(position.rules.pieces.size_of(disc))
