"""Playing the games of a contest, one by one or in several processes."""

import pickle
import signal
from collections.abc import Collection, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.synchronize import Event as SharedEvent
from threading import Event, Thread
from typing import Final, NamedTuple, Self

from klotz import players
from klotz.arena.contest import Contest, Entrant
from klotz.arena.playing import Dice, GameResult, play_game
from klotz.arena.statistics import pairwise
from klotz.games.contract import CHANCE, Game, Json, State
from klotz.players import Analysis, Limit, Player, PlayerSource


class Place(NamedTuple):
    """Which game of a contest: the number of its match, and its number within."""

    match: int
    number: int


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a contest."""

    place: Place
    sides: tuple[int, ...]
    result: GameResult

    @property
    def points(self) -> float:
        """The result of the match's first player, from 0 to 1."""
        return pairwise(self.result.ranks, self.sides)

    def json(self) -> Json:
        """Everything as JSON."""
        return {
            "match": self.place.match,
            "game": self.place.number,
            "sides": list(self.sides),
            **self.result.json(),
        }

    @classmethod
    def of_json(cls, document: Json) -> Self:
        return cls(
            Place(document["match"], document["game"]),
            tuple(document["sides"]),
            GameResult.of_json(document),
        )


class _Absent(Player):
    """Takes the place of a player that could not be created, and fails with its error."""

    def __init__(self, error: BaseException) -> None:
        super().__init__()
        self._error = error

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        raise self._error


def places(contest: Contest) -> Iterator[Place]:
    """All games of a contest in playing order: all matches advance together, pair by pair."""
    for pair in range(contest.games // 2):
        for match in range(len(contest.matches)):
            yield Place(match, 2 * pair)
            yield Place(match, 2 * pair + 1)


def play(contest: Contest, place: Place, stop: Event | None = None) -> Played:
    """Play one game of a contest."""
    fixture = contest.fixture(place.number)
    start = contest.start(place.number)
    for number in contest.matches[place.match]:
        _warm_up(contest.players[number].player, contest.game, start.seats)
    with ExitStack() as open_players:
        sides = [
            open_players.enter_context(_make(contest.players[number], contest.game, seed))
            for number, seed in zip(contest.matches[place.match], fixture.player_seeds, strict=True)
        ]
        seated = [sides[side] for side in fixture.sides]
        result = play_game(start, seated, fixture.seed, stop, contest.clock)
    return Played(place, fixture.sides, result)


def _make(entrant: Entrant, game: Game, seed: int) -> Player:
    made: Player
    try:
        made = players.player(entrant.player, game, seed)
    except (Exception, SystemExit) as error:  # a player of somebody's own may do anything
        made = _Absent(error)
    made.name = entrant.name
    return made


@cache
def _warm_up(spec: str | PlayerSource, game: Game, seats: int) -> None:
    """Have such a player move once in every process, so that loading and compiling do not count as thinking."""
    if isinstance(spec, str) and spec.startswith("gtp:"):
        return  # another program, which may think for long whatever the limit
    with (
        suppress(Exception, SystemExit),
        players.player(spec, game) as idle,
    ):  # a failure shows again in its game
        state, dice = game.start(seats), Dice(0)
        while state.due[0] == CHANCE:
            state.push(dice.roll(state))
        idle.choose(state, Limit(simulations=1), seat=state.due[0])


def run(contest: Contest, done: Collection[Place] = (), jobs: int = 1) -> Generator[Played, None, None]:
    """Play the rest of a contest, and yield each game as it ends. Closing the iterator stops it."""
    left = (place for place in places(contest) if place not in done)
    if jobs == 1:
        for place in left:
            yield play(contest, place)
    else:
        yield from _run_in_processes(contest, left, jobs)


# ---------------------------------------------------------------------- several processes

_stop: Final = Event()  # a worker's own


def _begin_work(stop: SharedEvent) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process

    def pass_on() -> None:
        stop.wait()
        _stop.set()

    Thread(target=pass_on, daemon=True).start()


def _work(contest: Contest, place: Place) -> Played:
    return play(contest, place, _stop)


def _check_can_travel(contest: Contest) -> None:
    """A ValueError if a player cannot be sent to another process: what has no name there cannot be found."""
    for entrant in contest.players:
        try:
            pickle.dumps(entrant.source)
        except Exception as error:
            raise ValueError(
                f"{entrant.name} can play in this process only, one game at a time: to play several, put it in a "
                "module, where other processes find it"
            ) from error


def _run_in_processes(contest: Contest, left: Iterator[Place], jobs: int) -> Iterator[Played]:
    _check_can_travel(contest)
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _begin_work, (stop,)) as pool:
        try:
            waiting: set[Future[Played]] = set()
            while True:
                # Queue no more than a game or two for each worker: what never starts need not be cancelled.
                while len(waiting) < 2 * jobs and (place := next(left, None)):
                    waiting.add(pool.submit(_work, contest, place))
                if not waiting:
                    return
                ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from sorted((future.result() for future in ended), key=lambda played: played.place)
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
