"""Tournaments of an evening: a group by one link, round after round."""

from klotz.server.tournaments.keeping import Entrant, Pairing, Tournament
from klotz.server.tournaments.service import Tournaments
from klotz.server.tournaments.standings import Standing
from klotz.server.tournaments.terms import TournamentTerms

__all__ = ["Entrant", "Pairing", "Standing", "Tournament", "TournamentTerms", "Tournaments"]
