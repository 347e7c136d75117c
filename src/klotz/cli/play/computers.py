"""The computer players at one table, and the one who gives hints."""

from collections.abc import Mapping

from klotz import players, words
from klotz.cli.play.seating import Seating
from klotz.cli.play.talk import Talk
from klotz.cli.play.thinking import think
from klotz.errors import KlotzError
from klotz.games.contract import Game, Move, State
from klotz.players import Player
from klotz.players.hints import HINTS, Hint, explain
from klotz.players.own import is_own
from klotz.players.player import failure_of


class GaveUp(Exception):
    """A computer made no legal move; the message says whose fault it is."""


class Computers:
    def __init__(self, game: Game, seating: Seating, seed: int) -> None:
        """Raises UnknownPlayer, a ValueError, if there is no such player."""
        self._game = game
        self.seating = dict(seating)
        self._players = {seat: players.player(spec, game, seed + seat) for seat, spec in seating.items()}
        self._adviser: Player | None = None

    def __contains__(self, seat: object) -> bool:
        return seat in self._players

    @property
    def names(self) -> Mapping[int, str]:
        """What the players are called, by seat."""
        return {seat: player.name for seat, player in self._players.items()}

    def choose(self, state: State, seat: int, who: str, talk: Talk) -> Move:
        """The move of a computer's seat. It can only be hurried if a person is waiting.

        Raises GaveUp if a player of somebody's own, or another program, finds no legal move.
        """
        player, seen = self._players[seat], state.copy()
        try:
            return think(
                talk,
                words.say("play-thinking", {"who": who}),
                lambda limit: player.choose(seen, limit, seat=seat),
                can_hurry=len(self._players) < state.seats,
            )
        except (Exception, SystemExit) as error:
            if isinstance(error, KlotzError) or is_own(player):
                raise GaveUp(failure_of(player, error)) from error
            raise

    def hints(self, state: State, seat: int, count: int, talk: Talk) -> tuple[Hint, ...]:
        """What a strong player would do, and why. FamilyError if the game's own players cannot be loaded."""
        if self._adviser is None:
            self._adviser = players.player(f"level:{HINTS.level}", self._game)
            self._adviser.default_limit = HINTS
        adviser, seen = self._adviser, state.copy()
        analysis = think(
            talk, words.say("play-thinking-hint"), lambda limit: adviser.analyse(seen, limit, seat=seat)
        )
        return explain(state, analysis, count)

    def close(self) -> None:
        for player in (*self._players.values(), *filter(None, [self._adviser])):
            player.close()
