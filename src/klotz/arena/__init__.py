"""Matches between players: paired seats, even openings, ratings, reports.

>>> import klotz
>>> from klotz.arena import Contest, MatchResult, entrants, run
>>> contest = Contest(klotz.game("blokus-duo"), entrants(["greedy", "random"]), games=10)
>>> games = {played.place: played for played in run(contest)}
>>> result = MatchResult.of(contest, 0, games)
>>> result.wins_draws_losses
(10, 0, 0)
>>> print(f"{result.estimate.low:.2f} to {result.estimate.high:.2f}")
0.57 to 1.00
"""

from klotz.arena.contest import Contest, Entrant, entrants
from klotz.arena.keeping import OtherContest, ResultsFile, settings_of
from klotz.arena.openings import Openings
from klotz.arena.openings.book import Book, Opening, balanced
from klotz.arena.openings.sources import OpeningSource, RandomOpenings
from klotz.arena.playing import Forfeit, GameResult, play_game
from klotz.arena.ratings import Rating, ratings
from klotz.arena.running import Place, Played, play, run
from klotz.arena.standings import MatchResult, Side, Standings
from klotz.arena.statistics import (
    Estimate,
    PairCounts,
    Sprt,
    elo,
    estimate,
    expected_score,
    pair_labels,
)

__all__ = [
    "Book",
    "Contest",
    "Entrant",
    "Estimate",
    "Forfeit",
    "GameResult",
    "MatchResult",
    "Opening",
    "OpeningSource",
    "Openings",
    "OtherContest",
    "PairCounts",
    "Place",
    "Played",
    "RandomOpenings",
    "Rating",
    "ResultsFile",
    "Side",
    "Sprt",
    "Standings",
    "balanced",
    "elo",
    "entrants",
    "estimate",
    "expected_score",
    "pair_labels",
    "play",
    "play_game",
    "ratings",
    "run",
    "settings_of",
]
