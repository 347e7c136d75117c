"""Moves by players of the operator's own, and what becomes of those that cannot go on."""

import logging
from concurrent.futures.process import BrokenProcessPool
from enum import StrEnum
from time import perf_counter
from typing import Final, NamedTuple

from klotz.games import game_of_record
from klotz.players import player
from klotz.players.answers import BadAnswer
from klotz.players.player import Limit, described
from klotz.processes import StopFlag
from klotz.server.live.thinking.pool import Pool, Thought
from klotz.server.live.thinking.questions import ThinkingRequest
from klotz.server.own_players import START_SECONDS, OwnPlayer

_log = logging.getLogger(__name__)


class Failure(StrEnum):
    """Why a player is replaced: the detail `why` of the event."""

    FAILED = "failed"
    """It raised, died, or could not be made."""
    ILLEGAL = "illegal"
    """What it answered with is no legal move."""
    SLOW = "slow"
    GONE = "gone"
    """The server no longer offers it."""


class CannotGoOn(Exception):
    """A player of one's own did not make a move."""

    def __init__(self, why: Failure) -> None:
        super().__init__(why.value)
        self.why = why


class _Answer(NamedTuple):
    """What comes out of the process: no object of a kind that only the player's own code knows."""

    text: str
    failure: Failure | None = None
    problem: str = ""
    seconds: float = 0.0


async def own_move(pool: Pool, own: OwnPlayer | None, asked: ThinkingRequest, flag: int) -> Thought[str]:
    """The move of a player of one's own. CannotGoOn if it makes none; the log has the details."""
    if own is None:
        raise CannotGoOn(Failure.GONE)
    try:
        async with pool.apart.process() as process:
            answer = await process.run(START_SECONDS, _loaded, own.player, asked)
            if answer.failure is None:
                answer = await process.run(own.seconds, _chosen, own.player, asked, flag)
    except TimeoutError:
        answer = _Answer("", Failure.SLOW, f"no move after {own.seconds:g} seconds")
    except BrokenProcessPool:
        answer = _Answer("", Failure.FAILED, "its process died")
    if answer.failure is not None:
        _log.warning("%s cannot go on: %s", own.name, answer.problem)
        raise CannotGoOn(answer.failure)
    return Thought(answer.text, answer.seconds)


_made: Final[set[tuple[str, str]]] = set()
"""In a process: the players that have been made here before, so that everything they need is loaded."""


def _loaded(spec: str, asked: ThinkingRequest) -> _Answer:
    """Loading a module may take longer than any move."""
    if (spec, asked.game) in _made:
        return _Answer("")
    try:
        player(spec, game_of_record(asked.game, asked.options), asked.seed).close()
    except (Exception, SystemExit) as error:
        return _Answer("", Failure.FAILED, described(error))
    _made.add((spec, asked.game))
    return _Answer("")


def _chosen(spec: str, asked: ThinkingRequest, flag: int) -> _Answer:
    began = perf_counter()
    try:
        with player(spec, game_of_record(asked.game, asked.options), asked.seed) as chooser:
            move = chooser.choose(asked.state(), Limit(stop=StopFlag(flag)), seat=asked.seat)
    except BadAnswer as error:
        return _Answer("", Failure.ILLEGAL, described(error))
    except (Exception, SystemExit) as error:
        return _Answer("", Failure.FAILED, described(error))
    return _Answer(str(move.text), seconds=perf_counter() - began)
