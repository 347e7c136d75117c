"""Who begins, and how a turn ends."""

from dataclasses import dataclass, replace

from klotz.games.bloqs.position import DISCS_TURNED, STOCK_EMPTY, Position
from klotz.games.bloqs.steps.step import Step
from klotz.games.bloqs.steps.travel import ROLLS, Roll, Travel
from klotz.games.contract import Chance


@dataclass(frozen=True, slots=True)
class OpeningRoll(Step):
    """Everybody rolls and the highest begins; ties roll again (BQ-2)."""

    rolling: tuple[int, ...]
    rolled: tuple[int, ...] = ()

    def chances(self, position: Position) -> tuple[Chance, ...]:
        return ROLLS

    def play(self, position: Position, words: list[str]) -> Position:
        rolled = (*self.rolled, int(words[1]))
        if len(rolled) < len(self.rolling):
            return position.then(OpeningRoll(self.rolling, rolled))
        best = tuple(seat for seat, pips in zip(self.rolling, rolled, strict=True) if pips == max(rolled))
        if len(best) > 1:
            return position.then(OpeningRoll(best))
        return begin_turn(replace(position, turn=best[0]))


def turn_steps(with_cards: bool) -> tuple[Step, ...]:
    """What a turn begins with, and how it ends."""
    return (Travel() if with_cards else Roll(), EndTurn())


def begin_turn(position: Position) -> Position:
    return position.then(*turn_steps(position.has_cards))


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """The game ends after the turn that empties the stock or turns up the last disc (BQ-15); else the next begins."""

    def run(self, position: Position) -> Position | None:
        if not position.stock:
            return position.over(STOCK_EMPTY)
        if all(position.discs):
            return position.over(DISCS_TURNED)
        return begin_turn(replace(position, turn=(position.turn + 1) % position.rules.seats))
