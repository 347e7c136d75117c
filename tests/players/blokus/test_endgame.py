"""The solver of last plies against plain brute force through the rules."""

from collections.abc import Callable, Sequence
from random import Random
from threading import Event

import pytest

import klotz
from klotz.games.blokus.state import BlokusState
from klotz.players.blokus import endgame, search
from klotz.players.blokus.endgame import solve
from klotz.players.blokus.search import BlokusSearch
from klotz.players.blokus.weights import Weights, weights_for
from klotz.players.player import Limit

VARIANTS = [
    ("blokus-duo", "advanced"),
    ("blokus-duo", "basic"),
    ("blokus", "basic"),
    ("blokus-2", "advanced"),
    ("blokus-3", "basic"),
]


def ending(name: str, scoring: str, seed: int, moves_left: int) -> BlokusState:
    """A position of a random game, that many moves before its end."""
    state = klotz.games.game(name, scoring=scoring).start()
    random = Random(seed)
    while state.due:
        state.push(random.choice(list(state.legal_moves)))
    for _ in range(moves_left):
        state.pop()
    assert isinstance(state, BlokusState)
    return state


def worths(state: BlokusState) -> list[tuple[int, float]]:
    """Seats beaten less seats beaten by, and the sum of the margins, for every seat of a finished game."""
    scores = [-score.total if state.game.lowest_wins else score.total for score in state.score_sheet()]
    return [
        (
            sum((own > other) - (own < other) for other in scores),
            float(sum(own - other for other in scores)),
        )
        for own in scores
    ]


def brute_force(state: BlokusState) -> list[tuple[int, float]]:
    if not state.due:
        return worths(state)
    (seat,) = state.due
    best: list[tuple[int, float]] = []
    for move in list(state.legal_moves):
        state.push(move)
        found = brute_force(state)
        state.pop()
        if not best or found[seat] > best[seat]:
            best = found
    return best


@pytest.mark.parametrize(("name", "scoring"), VARIANTS)
def test_the_best_result_is_brute_force_s(name: str, scoring: str) -> None:
    looked_at = 0
    for seed in range(8):
        state = ending(name, scoring, seed, moves_left=4)
        if state.perft(4) > 1500:
            continue
        looked_at += 1
        (seat,) = state.due
        solved = solve(state, nodes=100_000)
        assert solved is not None
        value, margin = brute_force(state)[seat]
        others = state.seats - 1
        assert (solved[0].value, solved[0].margin) == ((value + others) / (2 * others), margin)
        assert {found.placement for found in solved} == {
            state.placement_of(move) for move in state.legal_moves
        }
    assert looked_at > 3


def test_every_move_s_result_is_exact_not_only_the_best_one_s() -> None:
    for seed in range(8):
        state = ending("blokus-duo", "advanced", seed, moves_left=4)
        if state.perft(4) > 1500:
            continue
        (seat,) = state.due
        exact = {}
        for move in list(state.legal_moves):
            state.push(move)
            value, margin = brute_force(state)[seat]
            exact[state.placement_of(move)] = ((value + 1) / 2, margin)
            state.pop()
        solved = solve(state, nodes=100_000)
        assert solved is not None
        assert {found.placement: (found.value, found.margin) for found in solved} == exact


@pytest.mark.parametrize(("name", "scoring"), VARIANTS)
def test_the_best_move_alone_has_the_same_result(name: str, scoring: str) -> None:
    looked_at = 0
    for seed in range(12):
        state = ending(name, scoring, seed, moves_left=6)
        every = solve(state, nodes=100_000)
        if every is None:
            continue
        looked_at += 1
        best = solve(state, nodes=100_000, only_best=True)
        assert best is not None
        assert (best[0].value, best[0].margin) == (every[0].value, every[0].margin)
        exact = {found.placement: (found.value, found.margin) for found in every}
        assert exact[best[0].placement] == (best[0].value, best[0].margin)
    assert looked_at > 3


def test_who_wins_is_known_before_by_how_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that was broken off may not know the best margin, but what it says of winning and losing is right."""
    monkeypatch.setattr(endgame, "_SLICE", 1)
    answers = early = 0
    for seed in range(12):
        state = ending("blokus-duo", "advanced", seed, moves_left=6)
        every = solve(state, nodes=20_000)
        if every is None:
            continue
        exact = {found.placement: found for found in every}
        for nodes in range(1, 400, 7):
            best = solve(state, nodes, only_best=True)
            if best is None:
                continue
            answers += 1
            (found,) = best
            assert found.value == exact[found.placement].value == every[0].value
            assert found.margin <= exact[found.placement].margin
            early += found.margin < every[0].margin
    assert early > 0
    assert answers > early


def test_moves_that_are_likely_to_be_good_are_tried_first() -> None:
    """If the first one wins, nothing else has to be looked at to know that."""
    looked_at = 0
    for seed in range(12):
        state = ending("blokus-duo", "advanced", seed, moves_left=6)
        every = solve(state, nodes=20_000)
        if every is None or every[0].value < 1:
            continue
        looked_at += 1
        for found in every[:5]:
            budget = endgame._Budget(20_000, lambda: True)
            solver = endgame._AlphaBeta(state, budget, [found.placement], weights_for("blokus-duo"))
            answer = solver._search(state.board, 0, 1)
            assert answer is not None
            if found.value == 1:
                assert answer[1] == found.placement
    assert looked_at > 2


def test_it_goes_on_after_every_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    endings = (ending("blokus-duo", "advanced", seed, moves_left=6) for seed in range(20))
    state, whole = next((state, whole) for state in endings if (whole := solve(state, nodes=20_000)))
    looks = 0

    def look() -> bool:
        nonlocal looks
        looks += 1
        return True

    monkeypatch.setattr(endgame, "_SLICE", 3)
    assert solve(state, nodes=None, goes_on=look) == whole
    assert looks > 3
    assert solve(state, nodes=None, goes_on=lambda: False) is None


def test_who_is_hurried_does_not_go_on_solving(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody says "move now" while the solver is at work, with minutes left for the move."""
    stop = Event()
    asked = []

    def hurried(
        _: BlokusState,
        __: int | None,
        *,
        only_best: bool,
        goes_on: Callable[[], bool],
        favourites: Sequence[int],
        weights: Weights,
    ) -> None:
        assert only_best
        assert favourites
        assert weights.rollout.any()
        asked.append(goes_on())
        stop.set()
        asked.append(goes_on())

    monkeypatch.setattr(search, "solve", hurried)
    state = ending("blokus-duo", "advanced", 1, moves_left=6)
    assert BlokusSearch(1).choose(state, Limit(seconds=600, stop=stop)) in state.legal_moves
    assert asked == [True, False]


def test_it_gives_up_when_there_is_too_much_to_look_at() -> None:
    assert solve(ending("blokus-duo", "advanced", 1, moves_left=25), nodes=50) is None
    state = ending("blokus-duo", "advanced", 1, moves_left=6)
    assert solve(state, nodes=1) is None
    assert state == ending("blokus-duo", "advanced", 1, moves_left=6)


def test_a_forced_win_is_found() -> None:
    """In positions where some moves win by force and others throw the win away, search takes one that wins."""
    found = 0
    for seed in range(40):
        state = ending("blokus-duo", "advanced", seed, moves_left=5)
        if state.perft(4) > 10_000:
            continue
        solved = solve(state, nodes=15_000)
        if solved is None or solved[0].value < 1 or solved[-1].value == 1:
            continue
        winning = {result.placement for result in solved if result.value == 1}
        found += 1
        chosen = BlokusSearch(seed).choose(state, Limit(simulations=4_000))
        assert state.placement_of(chosen) in winning
    assert found >= 3
