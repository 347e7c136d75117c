"""Another program as a player, driven through the Go Text Protocol."""

from klotz.games.contract import State
from klotz.players.player import Analysis, Limit, Player


class GtpPlayer(Player):
    def __init__(self, command: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.command = command

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        raise NotImplementedError
