from itertools import pairwise
from threading import Event

import pytest

import klotz
from klotz.arena import Forfeit, GameResult, play_game, playing
from klotz.arena.playing import Dice, Interrupted
from klotz.games.contract import State
from klotz.players import Limit, Player, TimeControl, UnknownPlayer, player
from klotz.players.answers import Answer
from tests.arena.stubs import Broken, Cheat, First, Large


def test_a_game_to_its_end() -> None:
    game = klotz.game("blokus-duo")
    result = play_game(game.start(), [Large(), First()])
    assert result.forfeit is None
    assert result.ranks == (1, 2)
    assert sum(result.decisions) == game.replay(result.record(game)).moves_made
    assert min(result.seconds) > 0
    assert all(used is not None and used > 0 for used in result.cpu_seconds)
    assert result.record(game, ["A", "B"]).names == ("A", "B")
    assert GameResult.of_json(result.json()).json() == result.json()


class Elsewhere(First):
    """Thinks where its CPU time is known at first only."""

    def __init__(self, known: int) -> None:
        super().__init__()
        self.known = known

    def cpu_seconds(self) -> float | None:
        self.known -= 1
        return 100.0 - self.known if self.known >= 0 else None


def test_cpu_time_that_is_not_known_all_the_time_is_not_told() -> None:
    result = play_game(klotz.game("blokus-duo").start(), [Elsewhere(1000), Elsewhere(3)])
    assert result.cpu_seconds == (result.decisions[0], None)
    assert GameResult.of_json(result.json()) == GameResult.of_json(GameResult.of_json(result.json()).json())
    assert result.json()["cpu_seconds"] == [result.decisions[0], None]


def test_it_goes_on_from_where_it_is_given() -> None:
    game = klotz.game("blokus-duo")
    start = game.start()
    start.push(start.parse("e8,d9,e9,f9,e10"))
    result = play_game(start, [First(), Large()])
    assert result.moves[0] == "e8,d9,e9,f9,e10"
    assert start.moves_made == 1, "the state that was given stays as it was"


@pytest.mark.parametrize(
    ("bad", "reason"),
    [(Cheat(), "cheat: it chose 'a1', which is not legal: BK-12: "), (Broken(), "broken: KeyError: 'a bug'")],
    ids=["an illegal move", "an exception"],
)
def test_who_fails_has_lost(bad: Player, reason: str) -> None:
    game = klotz.game("blokus-duo")
    result = play_game(game.start(), [First(), bad])
    assert result.ranks == (1, 2)
    assert result.forfeit is not None
    assert result.forfeit.seat == 1
    assert result.forfeit.reason.startswith(reason)
    record = result.record(game)
    assert record.result is None
    assert record.comments == {1: result.forfeit.reason}
    assert GameResult.of_json(result.json()).forfeit == result.forfeit


def test_who_fails_comes_last_with_all_its_seats() -> None:
    bad, good = Broken(), First()
    result = play_game(klotz.game("blokus").start(), [good, bad, good, bad])
    assert result.ranks == (1, 3, 1, 3)


def test_the_same_seed_rolls_the_same_dice_whoever_plays() -> None:
    game = klotz.game("bloxx")

    def rolls(seed: object, *specs: str) -> list[str]:
        players = [player(spec, game, number) for number, spec in enumerate(specs)]
        return [move for move in play_game(game.start(2), players, seed).moves if move.startswith("roll")]

    one, other = rolls("x", "random", "random"), rolls("y", "random", "random")
    stubs = play_game(game.start(2), [First(), First()], "x").moves
    same = [move for move in stubs if move.startswith("roll")]
    common = min(len(one), len(same))
    assert common > 3
    assert one[:common] == same[:common]
    assert one[:4] != other[:4]


def test_dice_follow_their_probabilities() -> None:
    state = klotz.game("bloxx").start(2)
    seen = {Dice(seed).roll(state).text for seed in range(300)}
    assert seen == {chance.move.text for chance in state.chances}


def test_as_many_players_as_seats() -> None:
    with pytest.raises(ValueError, match="the game has 2 seats, and 1 players were given"):
        play_game(klotz.game("blokus-duo").start(), [First()])


def test_it_can_be_ended() -> None:
    stop = Event()
    stop.set()
    with pytest.raises(Interrupted):
        play_game(klotz.game("blokus-duo").start(), [First(), First()], stop=stop)


# ---------------------------------------------------------------------- clocks


class Timed(First):
    """Notes the clocks it is shown."""

    def __init__(self, default_limit: Limit | None = None) -> None:
        super().__init__()
        self.default_limit = default_limit or type(self).default_limit
        self.shown: list[Limit] = []

    def _choose(self, state: State, seat: int, limit: Limit) -> Answer:
        self.shown.append(limit)
        return super()._choose(state, seat, limit)


def test_every_player_has_a_clock_for_all_its_seats() -> None:
    two_seats, own = Timed(), Timed(Limit(clock=TimeControl(7).clock()))
    players = [two_seats, own, two_seats, Timed()]
    result = play_game(klotz.game("blokus").start(), players, clock=TimeControl(1000))
    assert result.forfeit is None
    times = [limit.clock.left for limit in two_seats.shown if limit.clock]
    assert len(times) == result.decisions[0] + result.decisions[2]
    assert times[0] == 1000
    assert all(before > after for before, after in pairwise(times))
    assert own.shown[0].clock == TimeControl(7).clock(), "its own, not that of the match"


def test_without_a_clock_nothing_changes() -> None:
    timed = Timed()
    play_game(klotz.game("blokus-duo").start(), [timed, First()])
    assert all(limit == Timed.default_limit for limit in timed.shown)


def test_who_runs_out_of_time_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(playing, "perf_counter", lambda: now[0])

    class Slow(First):
        name = "slow"

        def _choose(self, state: State, seat: int, limit: Limit) -> Answer:
            now[0] += 4
            return super()._choose(state, seat, limit)

    slow = Slow()
    slow.default_limit = Limit(clock=TimeControl(10).clock())
    result = play_game(klotz.game("blokus-duo").start(), [First(), slow])
    assert result.forfeit == Forfeit(1, "slow: out of time (10)")
    assert result.ranks == (1, 2)
    assert (result.seconds, result.decisions) == ((0, 12), (3, 3))
    assert len(result.moves) == 5, "a move that comes too late does not count"


def test_a_clock_in_a_spec() -> None:
    game = klotz.game("blokus-duo")
    assert player("random:clock=60+2", game).default_limit == Limit(clock=TimeControl(60, 2).clock())
    with pytest.raises(UnknownPlayer, match="'soon' is no clock"):
        player("random:clock=soon", game)
    level = player("level:2", game)
    assert level.limit_under(TimeControl(60).clock()).level == 2
    assert player("random", game).limit_under(TimeControl(60).clock()).seconds is None
