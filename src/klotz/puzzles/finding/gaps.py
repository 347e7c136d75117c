"""What makes one move clearly best: a gap between it and all the others."""

from collections.abc import Sequence

from klotz.puzzles.puzzle import Judged, Step

MOST_KEPT = 12
"""How many moves are kept with their values; for the others the answer is "at least"."""


def rounded(move: str, value: float, points: float | None) -> Judged:
    return Judged(move, round(value, 3), None if points is None else round(points, 2))


def step_with_gap(
    judged: Sequence[Judged], *, value: float = 0.0, points: float = 0.0, alike: float = 0.0, most: int = 1
) -> Step | None:
    """The step, if the best moves lead by at least this much value or this many points.

    `judged` is sorted, best first. The best are those within `alike` of the very best, and at most `most`.
    """
    best = judged[0]
    bests = [each for each in judged if _behind(best, each) <= alike and _points(best, each) <= alike]
    rest = [each for each in judged if each not in bests]
    if len(bests) > most or not rest:
        return None
    least_value = min(_behind(best, each) for each in rest)
    least_points = min(_points(best, each) for each in rest)
    if not ((value and least_value >= value) or (points and least_points >= points)):
        return None
    return Step(tuple(each.move for each in bests), tuple(judged[: max(MOST_KEPT, len(bests) + 1)]))


def _behind(best: Judged, other: Judged) -> float:
    return best.value - other.value


def _points(best: Judged, other: Judged) -> float:
    if best.points is None or other.points is None:
        return 0.0
    return best.points - other.points
