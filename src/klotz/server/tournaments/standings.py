"""How a tournament stands. Pure: entrants are numbers, and games are lists of them with their ranks."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from klotz.server.tournaments.terms import Format


class Game(NamedTuple):
    """A game that is over. None is a computer; a seat without others is a bye."""

    seats: tuple[int | None, ...]
    ranks: tuple[int, ...]
    """1 is best, and ties share a rank."""

    @property
    def points(self) -> tuple[float, ...]:
        """One for each seat that came behind, half a point for each that is level. So a game of two is worth a point
        in all, and a bye, where there is nobody, one too.
        """
        if len(self.ranks) == 1:
            return (1.0,)
        return tuple(
            sum((own < other) + 0.5 * (own == other) for other in self.ranks) - 0.5 for own in self.ranks
        )


class Standing(NamedTuple):
    entrant: int
    place: int
    points: float
    tie_break: float
    """In a Swiss tournament the points of all opponents; in a round robin the points of those who were beaten, and
    half those of who was level."""
    wins: int
    games: int


def standings(entrants: Iterable[int], games: Sequence[Game], format_: Format) -> list[Standing]:
    """The best first: by points, then the tie-break, then wins. Who is level in all of it shares a place."""
    points = dict.fromkeys(entrants, 0.0)
    wins, played = dict.fromkeys(points, 0), dict.fromkeys(points, 0)
    for game in games:
        for entrant, got, rank in zip(game.seats, game.points, game.ranks, strict=True):
            if entrant is not None:
                points[entrant] += got
                wins[entrant] += rank == 1 and game.ranks.count(1) == 1
                played[entrant] += 1
    tie_break = dict.fromkeys(points, 0.0)
    for game in games:
        for entrant, rank in zip(game.seats, game.ranks, strict=True):
            if entrant is not None:
                tie_break[entrant] += sum(
                    points[other] * (1.0 if format_ == "swiss" else _share(rank, behind))
                    for other, behind in zip(game.seats, game.ranks, strict=True)
                    if other is not None and other != entrant
                )
    merits = {each: (points[each], tie_break[each], wins[each]) for each in points}
    return [
        Standing(
            each, 1 + sum(other > merits[each] for other in merits.values()), *merits[each], played[each]
        )
        for each in sorted(points, key=lambda each: (*(-merit for merit in merits[each]), each))
    ]


def _share(own: int, other: int) -> float:
    return (own < other) + 0.5 * (own == other)
