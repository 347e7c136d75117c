"""Many games at once play what states play, and say so in the same numbers."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import klotz
from klotz.envs.rewards import REWARDS
from klotz.envs.state_batch import StateBatch
from klotz.envs.vector import VectorGames
from klotz.games.contract import CHANCE
from tests.envs.kinds import EVERY_KIND

GAMES = 5
KERNEL_POSITIONS = 1300
"""Of each kind with kernels, of which there are eight: more than ten thousand in all."""


class Shadow:
    """States that play the same games as a `VectorGames`."""

    def __init__(self, games: VectorGames) -> None:
        self.games = games
        self.states = [games.game.start(games.seats) for _ in range(games.count)]
        self.finished = 0

    def follow_chance(self, number: int) -> None:
        batch = self.games._batch
        made = batch.chances[number] if isinstance(batch, StateBatch) else [int(batch.chance[number])]
        for action in made:
            if action >= 0:
                self.states[number].push_action(action, CHANCE)

    def check(self) -> None:
        games = self.games
        for number, state in enumerate(self.states):
            seat = int(games.seat[number])
            assert seat == state.due[0]
            assert (games.mask[number] == state.mask(seat)).all()
            assert sorted(games.legal(number)) == sorted(state.legal_array(seat))
            for name, array in state.features(seat).items():
                assert (games.observation[name][number] == array).all(), name
                assert (games._batch.observe(number, seat)[name] == array).all(), name
            other = (seat + 1) % games.seats
            for name, array in state.features(other).items():
                assert (games._batch.observe(number, other)[name] == array).all(), name

    def step(self, actions: npt.NDArray[Any]) -> None:
        games = self.games
        movers = games.seat.copy()
        chosen = actions.copy()
        games.step(actions)
        assert (games.mover == movers).all()
        for number, state in enumerate(self.states):
            seat = int(movers[number])
            state.push_action(int(chosen[number]), seat)
            if not games.is_over[number]:
                assert games.scores[number].tolist() == [score.total for score in state.score_sheet()]
                self.follow_chance(number)
                continue
            self.finished += 1
            assert tuple(games.scores[number]) == state.result.scores
            assert tuple(games.ranks[number]) == state.result.ranks
            for name, array in state.features(seat).items():
                assert (games.final_observation[name][number] == array).all(), name
            self.states[number] = games.game.start(games.seats)
            self.follow_chance(number)


@EVERY_KIND
def test_masks_and_observations_are_those_of_states(name: str, seats: int) -> None:
    games = VectorGames(name, GAMES, seats=seats, seed=seats)
    shadow = Shadow(games)
    for number in range(GAMES):
        shadow.follow_chance(number)
    has_kernels = not isinstance(games._batch, StateBatch)
    steps = KERNEL_POSITIONS // GAMES if has_kernels else 30
    for _ in range(steps):
        shadow.check()
        shadow.step(games.random_actions())
    assert shadow.finished == games.games_finished
    assert not has_kernels or shadow.finished > 3 * GAMES


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("blokus", {"scoring": "advanced", "starts": "own"}),
        ("blokus-2", {"scoring": "advanced", "bonus": "player"}),
        ("blokus-3", {"shared": "blue", "shared_first": "third", "first": "red"}),
        ("bloxx", {"contact": "lie", "solo_end": "second"}),
    ],
)
def test_options_are_those_of_the_game(name: str, options: dict[str, str]) -> None:
    games = VectorGames(klotz.game(name, **options), 2, seed=3)
    shadow = Shadow(games)
    for number in range(2):
        shadow.follow_chance(number)
    while shadow.finished < 3:
        shadow.check()
        shadow.step(games.random_actions())


@pytest.mark.parametrize(("name", "seats"), [("blokus-duo", 2), ("bloxx", 3), ("bloqs", 2)])
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(name: str, seats: int) -> None:
    count, steps = (64, 40) if name != "bloqs" else (2, 10)
    seen = []
    for threads in (1, 2):
        games = VectorGames(name, count, seats=seats, seed=11, threads=threads)
        sums = []
        for _ in range(steps):
            actions = games.random_actions()
            sums.append(actions.copy())
            games.step(actions)
        seen.append((np.array(sums), games.scores.copy(), games.mask.copy()))
        games.close()
    for one, other in zip(*seen, strict=True):
        assert (one == other).all()
    again = VectorGames(name, count, seats=seats, seed=12)
    assert not (again.random_actions() == seen[0][0][0]).all()


def test_arrays_stay_the_same_objects() -> None:
    games = VectorGames("bloxx", 40, seed=1)
    before = [games.mask, games.rewards, games.seat, *games.observation.values()]
    games.step(games.random_actions())
    games.reset(3)
    after = [games.mask, games.rewards, games.seat, *games.observation.values()]
    assert all(one is other for one, other in zip(before, after, strict=True))


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    games = VectorGames("blokus-duo", 3, seed=1)
    before = games.mask.copy()
    actions = games.random_actions().copy()
    for wrong in (0, -1, 13729):
        actions[1] = wrong
        with pytest.raises(ValueError, match=rf"action {wrong} is not legal in game 1: see mask\[1\]"):
            games.step(actions)
        assert (games.mask == before).all()
    with pytest.raises(ValueError, match="there are 3 games, so as many actions"):
        games.step(actions[:2])
    with pytest.raises(ValueError, match="at least one game, not 0"):
        VectorGames("blokus-duo", 0)
    with pytest.raises(ValueError, match="rewards are result, score, gain, not 'win'"):
        VectorGames("blokus-duo", 1, reward="win")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "seats"), [("blokus", 4), ("blokus-duo", 2), ("bloxx", 1), ("bloxx", 4), ("bloqs", 2)]
)
def test_rewards(name: str, seats: int) -> None:
    """`gain` adds up to the score, `result` to nothing; `score` is the final score, with its sign."""
    runs = [VectorGames(name, 2, seats=seats, seed=5, reward=reward) for reward in REWARDS]
    sign = -1 if runs[0].game.lowest_wins else 1
    start = sign * np.array([score.total for score in runs[0].game.start(seats).score_sheet()])
    gained = np.zeros((2, seats))
    finished = 0
    while finished < 4:
        actions = runs[0].random_actions().copy()
        for games in runs:
            games.step(actions)
        result, score, gain = (games.rewards for games in runs)
        gained += gain
        for number in np.flatnonzero(runs[0].is_over):
            finished += 1
            final = sign * runs[0].scores[number]
            assert (score[number] == final).all()
            assert (gained[number] + start == final).all()
            if seats == 1:
                assert result[number, 0] == final[0]
            else:
                assert result[number].sum() == pytest.approx(0, abs=1e-6)
                best = runs[0].ranks[number] == 1
                assert result[number][best].min() >= result[number][~best].max(initial=-1)
            gained[number] = 0
        assert not result[~runs[0].is_over].any()
        assert not score[~runs[0].is_over].any()


@pytest.mark.usefixtures("toy")
def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(klotz.NoArrays, match="have no numbers"):
        VectorGames("toy", 2)


@pytest.mark.parametrize(("name", "seats"), [("blokus-duo", 2), ("blokus-3", 3), ("bloxx", 2), ("bloqs", 2)])
def test_a_fork_goes_its_own_way(name: str, seats: int) -> None:
    games = VectorGames(name, 3, seats=seats, seed=4)
    for _ in range(9):
        games.step(games.random_actions())
    before = {key: array.copy() for key, array in games.observation.items()}
    mask = games.mask.copy()
    twin = games.fork([2, 0, 2, 2])
    assert (twin.mask == mask[[2, 0, 2, 2]]).all()
    for _ in range(5):
        actions = twin.random_actions().copy()
        actions[2] = actions[0] if (twin.mask[0] == twin.mask[2]).all() else actions[2]
        twin.step(actions)
    assert (games.mask == mask).all()
    assert all((games.observation[key] == before[key]).all() for key in before)
    games.step(games.random_actions())
    assert twin.count == 4
