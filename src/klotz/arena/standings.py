"""The results of a contest, match by match and player by player."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import count, takewhile
from typing import Self

from klotz.arena.contest import Contest
from klotz.arena.ratings import Rating, ratings
from klotz.arena.running import Place, Played
from klotz.arena.statistics import Estimate, PairCounts, estimate
from klotz.games.contract import Json


@dataclass(frozen=True, slots=True)
class Side:
    """One player's part in some games."""

    name: str
    mean_rank: float | None
    mean_score: float | None
    seconds_per_move: float | None
    cpu_seconds_per_move: float | None
    """Of all its threads and processes; None where the machine does not tell."""
    forfeits: tuple[str, ...]
    """The reasons of its forfeits."""

    @classmethod
    def of(cls, name: str, games: Iterable[tuple[Played, int]]) -> Self:
        """`games` are those it was part of, each with the side it was."""
        ranks: list[int] = []
        scores: list[int] = []
        seconds: list[tuple[float, int]] = []
        cpu_seconds: list[tuple[float, int]] = []
        forfeits = []
        for played, side in games:
            result = played.result
            for seat, owner in enumerate(played.sides):
                if owner != side:
                    continue
                ranks.append(result.ranks[seat])
                seconds.append((result.seconds[seat], result.decisions[seat]))
                if (used := result.cpu_seconds[seat]) is not None:
                    cpu_seconds.append((used, result.decisions[seat]))
                if result.forfeit is None:
                    scores.append(result.scores[seat])
                elif result.forfeit.seat == seat:
                    forfeits.append(result.forfeit.reason)
        return cls(name, _mean(ranks), _mean(scores), _pace(seconds), _pace(cpu_seconds), tuple(forfeits))

    def json(self) -> Json:
        """Everything as JSON."""
        return {
            "name": self.name,
            "mean_rank": _rounded(self.mean_rank),
            "mean_score": _rounded(self.mean_score),
            "seconds_per_move": _rounded(self.seconds_per_move),
            "cpu_seconds_per_move": _rounded(self.cpu_seconds_per_move),
            "forfeits": list(self.forfeits),
        }


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of one match, from the first player's point of view."""

    sides: tuple[Side, Side]
    games: tuple[Played, ...]
    """In the order of their numbers."""
    pairs: tuple[float, ...]
    """The first player's score in each pair, up to the first that is not complete.

    In parallel the quick games end first, and counting those alone would be biased.
    """

    @classmethod
    def of(cls, contest: Contest, match: int, games: Mapping[Place, Played]) -> Self:
        own = tuple(games[place] for place in sorted(games) if place.match == match)
        names = [contest.players[number].name for number in contest.matches[match]]
        points = {played.place.number: played.points for played in own}
        complete = takewhile(lambda number: {number, number + 1} <= points.keys(), count(0, 2))
        pairs = tuple((points[number] + points[number + 1]) / 2 for number in complete)
        first, second = (Side.of(name, [(played, side) for played in own]) for side, name in enumerate(names))
        return cls((first, second), own, pairs)

    @property
    def estimate(self) -> Estimate:
        """The first player's score, with a confidence interval."""
        return estimate(self.pairs)

    @property
    def pair_counts(self) -> PairCounts:
        """How the pairs of games ended."""
        return PairCounts.of(self.pairs)

    @property
    def wins_draws_losses(self) -> tuple[int, int, int]:
        """Games that the first player won, drew and lost."""
        points = [played.points for played in self.games]
        return (
            sum(point > 0.5 for point in points),
            sum(point == 0.5 for point in points),
            sum(point < 0.5 for point in points),
        )

    def json(self) -> Json:
        """Everything as JSON."""
        found = self.estimate
        wins, draws, losses = self.wins_draws_losses
        elo, low, high = (round(number, 1) if abs(number) < float("inf") else None for number in found.elo)
        return {
            "games": len(self.games),
            "wins": wins,
            "draws": draws,
            "losses": losses,
            "pairs": {**self.pair_counts._asdict(), "decided": _rounded(self.pair_counts.decided)},
            "score": _rounded(found.score),
            "interval": [_rounded(found.low), _rounded(found.high)],
            "elo": elo,
            "elo_interval": [low, high],
            "players": [side.json() for side in self.sides],
        }


@dataclass(frozen=True, slots=True)
class Standings:
    """The results of all games of a contest."""

    matches: tuple[MatchResult, ...]
    players: tuple[Side, ...]
    """Each player's part in all its games."""
    ratings: tuple[Rating, ...]

    @classmethod
    def of(cls, contest: Contest, games: Mapping[Place, Played]) -> Self:
        matches = tuple(MatchResult.of(contest, match, games) for match in range(len(contest.matches)))
        return cls(
            matches,
            tuple(
                Side.of(
                    player.name,
                    (
                        (played, side)
                        for opponents, match in zip(contest.matches, matches, strict=True)
                        for side, opponent in enumerate(opponents)
                        if opponent == number
                        for played in match.games
                    ),
                )
                for number, player in enumerate(contest.players)
            ),
            ratings(len(contest.players), contest.matches, [match.pairs for match in matches]),
        )

    def score(self, contest: Contest, player: int, opponent: int) -> float | None:
        """A player's score against another; None before they have finished a pair of games."""
        for (first, second), match in zip(contest.matches, self.matches, strict=True):
            if match.pairs and {first, second} == {player, opponent}:
                return match.estimate.score if player == first else 1 - match.estimate.score
        return None

    def json(self) -> Json:
        """Everything as JSON."""
        return {
            "players": [
                {**side.json(), "elo": round(rating.elo, 1), "elo_reach": round(rating.reach, 1)}
                for side, rating in zip(self.players, self.ratings, strict=True)
            ],
            "matches": [match.json() for match in self.matches],
        }


def _mean(numbers: list[int]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def _pace(spent: list[tuple[float, int]]) -> float | None:
    """Seconds a move, from the seconds and moves of each seat in each game."""
    decisions = sum(count for _, count in spent)
    return sum(seconds for seconds, _ in spent) / decisions if decisions else None


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)
