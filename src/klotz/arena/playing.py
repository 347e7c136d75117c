"""One game between players: the moves, the time they took, the result."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from threading import Event
from time import perf_counter
from typing import Self

from klotz.games.contract import CHANCE, Game, Json, Move, Outcome, Record, State
from klotz.players import Limit, Player


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A player raised an error or chose no legal move, and has lost."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game went. After a forfeit, `scores` are those of the board as it was left."""

    moves: tuple[str, ...]
    """As a record writes them, chance included."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 is best, ties share a rank, and a forfeit comes last."""
    seconds: tuple[float, ...]
    """Each seat's total thinking time."""
    decisions: tuple[int, ...]
    """How many moves each seat chose."""
    reason: str = ""
    """The code for why the game ended; empty after a forfeit."""
    forfeit: Forfeit | None = None

    def record(self, game: Game, names: Sequence[str] = ()) -> Record:
        return Record(
            game=game.name,
            seats=len(self.scores),
            moves=self.moves,
            options=dict(game.options),
            result=None if self.forfeit else Outcome(self.scores, self.ranks, self.reason),
            names=tuple(names),
            comments={len(self.moves): self.forfeit.reason} if self.forfeit else {},
        )

    def json(self) -> Json:
        document: Json = {
            "moves": list(self.moves),
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "seconds": [round(seconds, 4) for seconds in self.seconds],
            "decisions": list(self.decisions),
        }
        if self.forfeit:
            document["forfeit"] = {"seat": self.forfeit.seat, "reason": self.forfeit.reason}
        else:
            document["reason"] = self.reason
        return document

    @classmethod
    def of_json(cls, document: Json) -> Self:
        forfeit = document.get("forfeit")
        return cls(
            tuple(document["moves"]),
            tuple(document["scores"]),
            tuple(document["ranks"]),
            tuple(document["seconds"]),
            tuple(document["decisions"]),
            document.get("reason", ""),
            Forfeit(forfeit["seat"], forfeit["reason"]) if forfeit else None,
        )


class Interrupted(Exception):
    """A game was stopped before its end."""


class _PlayerFailed(Exception):
    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(forfeit.reason)
        self.forfeit = forfeit


class Dice:
    """Chance: the n-th roll depends only on the seed and n.

    So two games with the same seed have the same dice, whatever the players do with them.
    """

    def __init__(self, seed: object) -> None:
        self._seed = seed
        self._rolls = 0

    def roll(self, state: State) -> Move:
        self._rolls += 1
        return state.draw(Random(f"{self._seed} roll {self._rolls}"))


def play_game(
    start: State,
    players: Sequence[Player],
    seed: object = 0,
    stop: Event | None = None,
) -> GameResult:
    """Play from a state until the game is over. `players` has one for each seat; one player may have several seats.

    `seed` is that of chance: players have their own. `stop` ends the game from another thread, with Interrupted.
    """
    if len(players) != start.seats:
        raise ValueError(f"the game has {start.seats} seats, and {len(players)} players were given")
    state, dice = start.copy(), Dice(seed)
    seconds, decisions = [0.0] * state.seats, [0] * state.seats
    forfeit = None
    while not state.is_over and forfeit is None:
        seat = state.due[0]
        if seat == CHANCE:
            state.push(dice.roll(state))
            continue
        began = perf_counter()
        try:
            move = _ask(players[seat], state, seat, stop)
        except _PlayerFailed as failure:
            forfeit = failure.forfeit
        else:
            state.push(move)
        seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        if stop and stop.is_set():
            raise Interrupted
    outcome = state.outcome()
    return GameResult(
        state.record_texts(),
        tuple(score.total for score in state.score_sheet()) if outcome is None else outcome.scores,
        _ranks_after(forfeit, players) if outcome is None else outcome.ranks,
        tuple(seconds),
        tuple(decisions),
        "" if outcome is None else outcome.reason,
        forfeit,
    )


def _ask(player: Player, state: State, seat: int, stop: Event | None) -> Move:
    try:
        return state.parse(player.choose(state, Limit(stop=stop), seat=seat).text, seat)
    except Exception as error:  # whatever a player does, the contest continues
        kind = "" if isinstance(error, (RuntimeError, ValueError)) else f"{type(error).__name__}: "
        raise _PlayerFailed(Forfeit(seat, f"{player.name}: {kind}{error}")) from error


def _ranks_after(forfeit: Forfeit | None, players: Sequence[Player]) -> tuple[int, ...]:
    """The player that failed comes last with all its seats; the others tie."""
    assert forfeit is not None
    lost = [player is players[forfeit.seat] for player in players]
    return tuple(1 + lost.count(False) if own else 1 for own in lost)
