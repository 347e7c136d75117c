"""Many games at once, as arrays: random games with their scores, and records as numbers.

    >>> import klotz
    >>> state = klotz.game("blokus-duo").start()
    >>> played = klotz.bulk.playouts(state, 1000, seed=1)
    >>> played.scores.shape, played.lengths.shape
    ((1000, 2), (1000,))

Where a game has kernels for it (Blokus, Bloxx!), this is many times as fast as states are, and runs on all cores.
docs/research.md goes from one game to a million positions a second.
"""

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz import jit, registry
from klotz.games import game_of_record
from klotz.games.bulk import FamilyBulk, MovesOfRecord, stacked
from klotz.games.contract import Game, Record, RecordError, State

__all__ = ["Playouts", "Replayed", "playouts", "replay"]

_PER_THREAD: Final = 32
"""Fewer games are not worth a thread of their own."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """The ends of many games from one position."""

    scores: npt.NDArray[np.int32]
    """Of each seat in each game, as the rules count them."""
    lengths: npt.NDArray[np.int32]
    """The moves that were made in each game, chance included."""
    ranks: npt.NDArray[np.int32]
    """Of each seat in each game: 1 is best, and ties share a rank."""

    @property
    def win_rates(self) -> npt.NDArray[np.float64]:
        """For each seat the share of the games that it won; a game that several won is shared among them."""
        won = self.ranks == 1
        rates: npt.NDArray[np.float64] = (won / won.sum(axis=1, keepdims=True)).mean(axis=0)
        return rates


def playouts(state: State, games: int, seed: int = 0, *, threads: int | None = None) -> Playouts:
    """Play random games from a state to their ends: every legal move is equally likely, and chance is as it is.

    The same seed gives the same games, on however many threads; by default there is one for each core. The state
    stays as it is. What a seat may not see is played as it is: hide it with `state.resample` first.
    """
    if games < 0:
        raise ValueError(f"a number of games is at least 0, not {games}")
    jit.warn_if_slow()
    scores, lengths = np.zeros((games, state.seats), np.int32), np.zeros(games, np.int32)
    given = seeds(seed, games)
    family = registry.part(state.game.name, "bulk", FamilyBulk)
    if family is not None and family.playouts is not None:
        _on_threads(family.playouts, state, given, scores, lengths, threads)
        ranks = _ranks(scores, lowest_wins=state.game.lowest_wins)
    else:
        ranks = np.ones((games, state.seats), np.int32)
        for number in range(games):
            end = _played_out(state.copy(), Random(int(given[number])))
            scores[number], ranks[number] = end.result.scores, end.result.ranks
            lengths[number] = end.moves_made - state.moves_made
    return Playouts(scores, lengths, ranks)


@dataclass(frozen=True, slots=True)
class Replayed:
    """The moves of some records, one after the other: a row for each, chance included, forced passes left out."""

    record: npt.NDArray[np.int32]
    """The number of the record it is from."""
    seat: npt.NDArray[np.int32]
    """Who made it; -1 is chance."""
    action: npt.NDArray[np.int32]
    """Its number, among those of moves or among those of chance."""
    features: dict[str, npt.NDArray[Any]]
    """The position before it, as the mover saw it; empty unless asked for."""
    scores: npt.NDArray[np.int32]
    """A row for each record: the final scores, 0 where the record ends before the game does."""
    ranks: npt.NDArray[np.int32]
    """A row for each record: the final ranks, 0 where the record ends before the game does."""

    def __len__(self) -> int:
        return len(self.action)


def replay(records: Iterable[Record], *, features: bool = False) -> Replayed:
    """The moves of some records as arrays, with or without the positions they were made in.

    The records are of one game with the same options and seats, so that numbers mean the same everywhere. RecordError
    names the record that cannot be replayed, or that does not belong to the others.
    """
    found: list[MovesOfRecord] = []
    game, seats = None, 0
    for number, record in enumerate(records):
        try:
            of = game_of_record(record.game, record.options, record.version)
            if game is None:
                game, seats = of, record.seats
            if (of, record.seats) != (game, seats):
                raise RecordError(f"{of!r} with {record.seats} seats, and the first is {game!r} with {seats}")
            found.append(_moves(of, record, features))
        except ValueError as error:
            raise RecordError(f"record {number}: {error}") from error
    numbers = np.repeat(np.arange(len(found), dtype=np.int32), [len(moves.actions) for moves in found])
    ends = [moves.outcome for moves in found]
    return Replayed(
        record=numbers,
        seat=_joined([moves.seats for moves in found]),
        action=_joined([moves.actions for moves in found]),
        features=_joined_features(found),
        scores=np.array([end.scores if end else (0,) * seats for end in ends], np.int32).reshape(
            len(ends), seats
        ),
        ranks=np.array([end.ranks if end else (0,) * seats for end in ends], np.int32).reshape(
            len(ends), seats
        ),
    )


def _moves(game: Game, record: Record, with_features: bool) -> MovesOfRecord:
    family = registry.part(game.name, "bulk", FamilyBulk)
    if family is not None and family.replay is not None:
        return family.replay(record, with_features)
    whole = game.replay(record)
    made = [whole.pop() for _ in range(whole.moves_made)][::-1]
    actions, seen = np.empty(len(made), np.int32), []
    for number, move in enumerate(made):
        if with_features:
            seen.append(whole.features(max(0, move.seat)))
        actions[number] = whole.action_of(move)
        whole.push_known(move)
    seats = np.array([move.seat for move in made], np.int32)
    return MovesOfRecord(seats, actions, stacked(seen), whole.outcome())


def _played_out(state: State, random: Random) -> State:
    while state.due:
        state.push_known(state.legal_moves.random(random))
    return state


def _on_threads(
    play: Any,
    state: State,
    seeds: npt.NDArray[np.uint64],
    scores: npt.NDArray[np.int32],
    lengths: npt.NDArray[np.int32],
    threads: int | None,
) -> None:
    games = len(seeds)
    count = max(1, min(threads or _cores(), games // _PER_THREAD))
    cuts = [games * number // count for number in range(count + 1)]
    parts = [slice(start, end) for start, end in pairwise(cuts)]

    def part(these: slice) -> None:
        play(state, seeds[these], scores[these], lengths[these])

    if count == 1:
        part(parts[0])
        return
    with ThreadPoolExecutor(count) as pool:
        for _ in pool.map(part, parts):
            pass


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def seeds(seed: int, games: int) -> npt.NDArray[np.uint64]:
    """A seed for each game, far apart from each other and never 0: SplitMix64."""
    with np.errstate(over="ignore"):
        mixed = np.uint64(seed % 2**64) + np.arange(1, games + 1, dtype=np.uint64) * np.uint64(
            0x9E3779B97F4A7C15
        )
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        mixed ^= mixed >> np.uint64(31)
    found: npt.NDArray[np.uint64] = np.maximum(mixed, np.uint64(1))
    return found


def _ranks(scores: npt.NDArray[np.int32], *, lowest_wins: bool) -> npt.NDArray[np.int32]:
    points = -scores if lowest_wins else scores
    better = points[:, None, :] > points[:, :, None]
    ranks: npt.NDArray[np.int32] = (1 + better.sum(axis=2)).astype(np.int32)
    return ranks


def _joined(parts: Sequence[npt.NDArray[np.int32]]) -> npt.NDArray[np.int32]:
    return np.concatenate(parts) if parts else np.zeros(0, np.int32)


def _joined_features(found: Sequence[MovesOfRecord]) -> dict[str, npt.NDArray[Any]]:
    filled = [moves.features for moves in found if len(moves.actions)]
    names = filled[0].keys() if filled else ()
    return {name: np.concatenate([features[name] for features in filled]) for name in names}
