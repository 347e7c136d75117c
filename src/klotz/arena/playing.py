"""One game between players: the moves, the time they took, the result."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from threading import Event
from time import perf_counter
from typing import Self

from klotz.errors import KlotzError
from klotz.games.contract import CHANCE, Game, Json, Move, Outcome, Record, State
from klotz.players import Limit, Player, TimeControl
from klotz.players.answers import move_of
from klotz.players.player import failure_of


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A player raised an error, chose no legal move or ran out of time, and has lost."""

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
    """Each seat's total thinking time, by the clock on the wall."""
    decisions: tuple[int, ...]
    """How many moves each seat chose."""
    cpu_seconds: tuple[float | None, ...]
    """The same in CPU time, of all threads and processes; None where it is not known."""
    reason: str = ""
    """The code for why the game ended; empty after a forfeit."""
    forfeit: Forfeit | None = None

    def record(self, game: Game, names: Sequence[str] = ()) -> Record:
        """The game as a record; after a forfeit, its reason is a comment at the end."""
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
        """Everything as JSON."""
        document: Json = {
            "moves": list(self.moves),
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "seconds": [round(seconds, 4) for seconds in self.seconds],
            "cpu_seconds": [None if used is None else round(used, 4) for used in self.cpu_seconds],
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
            tuple(document.get("cpu_seconds", [None] * len(document["scores"]))),  # new in 0.2
            document.get("reason", ""),
            Forfeit(forfeit["seat"], forfeit["reason"]) if forfeit else None,
        )


class Interrupted(KlotzError):
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
    clock: TimeControl | None = None,
) -> GameResult:
    """Play from a state until the game is over. `players` has one for each seat; one player may have several seats.

    `seed` is that of chance: players have their own. `stop` ends the game from another thread, with Interrupted.
    `clock` is for players without a clock of their own; a player has one clock for all its seats.
    """
    if len(players) != start.seats:
        raise ValueError(f"the game has {start.seats} seats, and {len(players)} players were given")
    state, dice = start.copy(), Dice(seed)
    seconds, decisions = [0.0] * state.seats, [0] * state.seats
    cpu_seconds: list[float | None] = [0.0] * state.seats
    clocks = {player: player.default_limit.clock or (clock.clock() if clock else None) for player in players}
    forfeit = None
    while not state.is_over and forfeit is None:
        seat = state.due[0]
        if seat == CHANCE:
            state.push(dice.roll(state))
            continue
        player = players[seat]
        used_before, began = player.cpu_seconds(), perf_counter()
        try:
            move = _ask(player, state, seat, player.limit_under(clocks[player], stop))
        except _PlayerFailed as failure:
            forfeit = failure.forfeit
        taken = perf_counter() - began
        if (ticking := clocks[player]) is not None:
            clocks[player] = ticking = ticking.after(taken)
            if ticking.has_run_out and forfeit is None:
                forfeit = Forfeit(seat, f"{player.name}: out of time ({ticking.control})")
        if forfeit is None:
            state.push(move)
        seconds[seat] += taken
        cpu_seconds[seat] = _added(cpu_seconds[seat], used_before, player.cpu_seconds())
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
        tuple(cpu_seconds),
        "" if outcome is None else outcome.reason,
        forfeit,
    )


def _ask(player: Player, state: State, seat: int, limit: Limit) -> Move:
    try:
        return move_of(state, seat, player.choose(state, limit, seat=seat))
    except (Exception, SystemExit) as error:  # whatever a player does, the contest continues
        raise _PlayerFailed(Forfeit(seat, failure_of(player, error))) from error


def _added(total: float | None, before: float | None, after: float | None) -> float | None:
    """A total with what was used in between; unknown as soon as any of it is, as when a program has died."""
    return None if total is None or before is None or after is None else total + after - before


def _ranks_after(forfeit: Forfeit | None, players: Sequence[Player]) -> tuple[int, ...]:
    """The player that failed comes last with all its seats; the others tie."""
    assert forfeit is not None
    lost = [player is players[forfeit.seat] for player in players]
    return tuple(1 + lost.count(False) if own else 1 for own in lost)
