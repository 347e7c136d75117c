"""Matches between players: paired seats, varied openings, ratings, reports.

>>> import klotz
>>> from klotz.arena import Contest, MatchResult, entrants, run
>>> contest = Contest(klotz.game("blokus-duo"), entrants(["random", "other=random"]), games=10)
>>> games = {played.place: played for played in run(contest)}
>>> result = MatchResult.of(contest, 0, games)
>>> result.wins_draws_losses
(6, 0, 4)
>>> print(f"{result.estimate.low:.2f} to {result.estimate.high:.2f}")
0.27 to 0.86
"""

from klotz.arena.contest import Contest, Entrant, entrants
from klotz.arena.keeping import OtherContest, ResultsFile
from klotz.arena.openings import Openings
from klotz.arena.playing import Forfeit, GameResult, play_game
from klotz.arena.ratings import Rating, ratings
from klotz.arena.running import Place, Played, play, run
from klotz.arena.standings import MatchResult, Side, Standings
from klotz.arena.statistics import Estimate, Sprt, elo, estimate, expected_score

__all__ = [
    "Contest",
    "Entrant",
    "Estimate",
    "Forfeit",
    "GameResult",
    "MatchResult",
    "Openings",
    "OtherContest",
    "Place",
    "Played",
    "Rating",
    "ResultsFile",
    "Side",
    "Sprt",
    "Standings",
    "elo",
    "entrants",
    "estimate",
    "expected_score",
    "play",
    "play_game",
    "ratings",
    "run",
]
