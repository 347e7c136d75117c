"""What happens to a player who lands on a disc."""

from dataclasses import dataclass

from klotz.games.bloqs.pieces import BUILD_DISC, STEAL_DISC
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.rulings import PIECE
from klotz.games.bloqs.steps.building import Steal, Supply
from klotz.games.bloqs.steps.step import Step
from klotz.games.bloqs.steps.swapping import Swaps


@dataclass(frozen=True, slots=True)
class Land(Step):
    """Alone: the piece (BQ-4) or the action (BQ-5). With others: swaps, and then only an action (BQ-6, BQ-7).

    `apart` is a pawn that does not count: the one that a teleport changed places with (BQ-M3), which is still
    there if both were on the same disc.
    """

    apart: int | None = None

    def run(self, position: Position) -> Position | None:
        spot = position.pawns[position.turn]
        if spot.on_start:  # reached by teleport: a start circle does nothing
            return position
        disc = position.discs[spot.disc]
        others = tuple(seat for seat in position.others_at(spot) if seat != self.apart)
        if disc == STEAL_DISC:
            action: Step | None = Steal()
        elif disc == BUILD_DISC:
            action = Supply(None)
        else:
            action = None
        if not others:
            return position.then(action or Supply(disc))
        if action:
            return position.then(Swaps(others), action)
        alone = position.rules.rulings.no_swap == PIECE
        return position.then(Swaps(others, Supply(disc) if alone else None))
