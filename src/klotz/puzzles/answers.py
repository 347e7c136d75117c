"""Whether a move solves a puzzle, and what it costs if it does not."""

from dataclasses import dataclass
from typing import Final

from klotz import words
from klotz.puzzles.puzzle import FINISH, Puzzle, Step

_A_LITTLE: Final = 0.01
"""Chances and points below this are not worth a number."""
_A_LOT: Final = 0.05


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a try. `replies` follow a right one; the puzzle is `solved` when no step is left."""

    right: bool
    solved: bool = False
    replies: tuple[str, ...] = ()
    chance: float = 0.0
    """How much less often the game is won with it, from 0 to 1."""
    points: float | None = None
    """How many points it gives away."""
    judged: bool = True
    """False: the search did not even consider it, so it costs at least this."""
    certain: bool = False
    """The position is solved: the values are exact."""

    def sentence(self, language: str = words.DEFAULT) -> str:
        if self.right:
            return words.say("puzzle-solved" if self.solved else "puzzle-right", language=language)
        # A worse result weighs more than points; points say more than a chance that hardly changes.
        if self.certain and self.chance >= _A_LITTLE:
            return words.say("puzzle-lost-result", language=language)
        if not self.certain and self.chance >= _A_LITTLE and (self.points is None or self.chance >= _A_LOT):
            key, amount = "puzzle-lost-chance", float(round(100 * self.chance))
        elif self.points is not None and self.points >= _A_LITTLE:
            key, amount = "puzzle-lost-points", round(self.points, 1)
        else:
            return words.say("puzzle-wrong", language=language)
        # A whole number reads without its decimal.
        number = int(amount) if amount == int(amount) else amount
        return words.say(key if self.judged else f"{key}-least", {"amount": number}, language)


def judge(puzzle: Puzzle, move: str, step: int = 0) -> Verdict:
    """Judge a legal move, as the game writes it, at a step of a puzzle."""
    asked = puzzle.steps[step]
    if move in asked.best:
        last = step == len(puzzle.steps) - 1
        return Verdict(right=True, solved=last, replies=asked.replies)
    return _wrong(asked, move, certain=puzzle.kind == FINISH, alone=puzzle.seats == 1)


def _wrong(step: Step, move: str, *, certain: bool, alone: bool) -> Verdict:
    best = step.judged[0]
    found = next((each for each in step.judged if each.move == move), None)
    known = found or step.judged[-1]
    lost = None
    if best.points is not None and known.points is not None:
        lost = max(0.0, best.points - known.points)
    return Verdict(
        right=False,
        chance=0.0 if alone else max(0.0, best.value - known.value),  # solo: only points count
        points=lost,
        judged=found is not None,
        certain=certain,
    )
