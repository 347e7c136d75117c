"""What the rules say is different for two or three players, played."""

from collections import Counter
from random import Random

import pytest

import klotz
from klotz.games.bloqs import BloqsState
from klotz.games.bloxx import BloxxState
from klotz.games.contract import CHANCE, State
from tests.teaching.claims import proves


def played_out(state: State, seed: int) -> State:
    random = Random(seed)
    while state.due:
        chance = state.due == (CHANCE,)
        state.push(state.draw(random) if chance else random.choice(list(state.legal_moves)))
    return state


@proves("rulebook-blokus-duo-players")
def test_duo_is_for_two() -> None:
    assert klotz.game("blokus-duo").seat_counts == (2,)


@proves("rulebook-bloxx-players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bloxx_ends_when_two_could_draw_nothing(seats: int) -> None:
    """Of two that is both, of more any two; nobody else has to be done."""
    state = played_out(klotz.game("bloxx").start(seats), seed=seats)
    rounds: list[Counter[str]] = []
    for move in state.history:
        if move.seat == CHANCE:
            rounds.append(Counter())
        else:
            rounds[-1]["passed" if move.text == "pass" else "drew"] += 1
    *before, last = rounds
    assert all(each["passed"] < 2 for each in before)
    assert last["passed"] >= 2


@proves("rulebook-bloxx-players")
def test_alone_in_bloxx_a_circle_stays_and_a_row_brings_four() -> None:
    state = klotz.game("bloxx").start(1)
    assert isinstance(state, BloxxState)
    rows: set[int] = set()
    for seed in range(12):
        after = played_out(state.copy(), seed)
        assert isinstance(after, BloxxState)
        assert all(shape.circle is not None for shape in after.drawn(0))
        rows |= set(after.rows_scored(0).values())
    assert rows == {4}


@proves("rulebook-bloqs-players")
@pytest.mark.parametrize("name", ["bloqs", "bloqs-turn2", "bloqs-maestro"])
def test_bloqs_has_the_same_ring_and_pieces_for_all_numbers_of_players(name: str) -> None:
    game = klotz.game(name)
    starts = [game.start(seats) for seats in (2, 3, 4)]
    assert sorted(game.seat_counts) == [2, 3, 4]
    for state in starts:
        assert isinstance(state, BloqsState)
        assert len(state.discs) == 20
        assert sum(state.stock.values()) == 32
        assert len(state.pawns) == state.seats


@proves("rulebook-bloqs-players")
@pytest.mark.parametrize(("seats", "swaps"), [(2, 1), (3, 2), (4, 3)])
def test_in_bloqs_one_swaps_with_each_of_the_others_and_of_two_that_is_once(seats: int, swaps: int) -> None:
    towers = [{f"1#{seat + 1}": "a1.1"} for seat in range(seats)]
    discs = ["L4", *[None] * 2, "build", *[None] * 16]
    state = klotz.game("bloqs").start(
        seats, setup={"towers": towers, "discs": discs, "pawns": [1, *[4] * (seats - 1)]}
    )
    state.push(state.parse("roll 3"))
    swapped = 0
    while (move := next(iter(state.legal_moves))).text.startswith("swap"):
        state.push(move)
        for _ in range(2):
            state.push(next(iter(state.legal_moves)))
        swapped += 1
    assert swapped == swaps
    assert isinstance(state, BloqsState)
    assert state.waiting_for == {"step": "supply", "kind": None}
