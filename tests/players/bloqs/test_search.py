from collections import Counter
from collections.abc import Iterable
from random import Random
from threading import Event
from typing import Any

import pytest

import klotz
from klotz.games.bloqs.state import BloqsState
from klotz.games.contract import Move
from klotz.players.bloqs.completion import completion
from klotz.players.bloqs.greedy import GreedyPlayer
from klotz.players.bloqs.search import SearchPlayer
from klotz.players.player import LEVELS, Limit, Player
from tests.players.bloqs.positions import VARIANTS, decisions

# A cube of seven pieces, in an order in which they can be built; the last one is a V3.
CUBE = {
    "O4#17": "a1.1,b1.1,a2.1,b2.1",
    "O4#18": "c1.1,c2.1,c1.2,c2.2",
    "O4#19": "a3.1,b3.1,a3.2,b3.2",
    "O4#20": "a1.2,b1.2,a2.2,b2.2",
    "L4#21": "c3.1,c3.2,b3.3,c3.3",
    "L4#22": "a1.3,b1.3,c1.3,c2.3",
}
LAST = "build V3#13 a2.3,b2.3,a3.3"


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("player", [SearchPlayer(1), GreedyPlayer(1)], ids=["search", "greedy"])
def test_only_legal_moves_are_chosen(name: str, seats: int, player: Player) -> None:
    asked = 0
    for seed in (1, 2):
        for state in decisions(name, seats, seed):
            move = player.choose(state, Limit(level=1 + asked % 8))
            assert state.is_legal(move)
            asked += 1
    assert asked > 60


def test_pieces_that_jut_out_are_no_trouble() -> None:
    for number, state in enumerate(decisions("bloqs-turn2", 2, seed=3, overhang=True)):
        if number % 12 == 0:
            assert SearchPlayer(2).choose(state, Limit(level=4)) in state.legal_moves


@pytest.mark.parametrize("name", VARIANTS)
def test_an_analysis_names_every_move_once_best_first(name: str) -> None:
    for number, state in enumerate(decisions(name, 2, seed=4)):
        if number % 10 == 0:
            analysis = SearchPlayer(3).analyse(state)
            assert sorted(choice.move for choice in analysis.choices) == sorted(state.legal_moves)
            values = [choice.value for choice in analysis.choices]
            assert values == sorted(values, reverse=True)
            assert all(0.0 <= value <= 1.0 for value in values)


def test_low_levels_overlook_places_but_no_piece() -> None:
    def pieces(moves: Iterable[Move]) -> Counter[str]:
        return Counter(move.text.split()[1] for move in moves if move.text.startswith("build "))

    for state in decisions("bloqs", 2, seed=8):
        legal = pieces(state.legal_moves)
        if max(legal.values(), default=0) >= 20:
            break
    seen = {}
    for level in LEVELS:
        choices = SearchPlayer(0).analyse(state, Limit(level=level)).choices
        seen[level] = pieces(choice.move for choice in choices)
        assert seen[level].keys() == legal.keys()
    counts = [sum(seen[level].values()) for level in LEVELS]
    assert counts == sorted(counts)
    assert counts[0] < sum(legal.values()) / 4
    assert counts[-1] == sum(legal.values())


@pytest.mark.parametrize("limit", [Limit(level=3), Limit(level=9), Limit(simulations=2000)], ids=str)
def test_the_same_seed_answers_alike(limit: Limit) -> None:
    for number, state in enumerate(decisions("bloqs-maestro", 3, seed=5)):
        if number % 9 == 0:
            first, second = (SearchPlayer(7).analyse(state, limit).choices for _ in range(2))
            assert first == second


def test_more_simulations_judge_more_towers() -> None:
    state = _before_last_piece()
    few, many = (SearchPlayer(0).analyse(state, Limit(simulations=number)) for number in (100, 5000))
    assert few.simulations < many.simulations


def test_a_stopped_player_answers_with_what_it_has() -> None:
    stop = Event()
    stop.set()
    for number, state in enumerate(decisions("bloqs-maestro", 2, seed=6)):
        if number % 9 == 0:
            analysis = SearchPlayer(0).analyse(state, Limit(seconds=60, stop=stop))
            assert analysis.best.move in state.legal_moves
            assert not any(choice.visits for choice in analysis.choices)


@pytest.mark.parametrize("player", [SearchPlayer, GreedyPlayer])
def test_what_others_hold_makes_no_difference(player: type[Player]) -> None:
    compared = differed = 0
    for seats in (2, 4):
        for number, state in enumerate(decisions("bloqs-maestro", seats, seed=7)):
            if number % 7 == 0:
                seat = state.due[0]
                other = state.resample(seat, Random(number))
                differed += _hands(other) != _hands(state)
                assert player(5).choose(state, Limit(level=9)) == player(5).choose(other, Limit(level=9))
                compared += 1
    assert compared > 30
    assert differed > compared / 2


def test_covered_cards_are_neither_in_hands_nor_in_the_history() -> None:
    state = next(decisions("bloqs-maestro", 3, seed=8))
    covered = state.covered(1)
    assert covered.hand(1) == state.hand(1)
    assert covered.hand(0) == covered.hand(2) == ("?", "?", "?")
    assert {move.text for move in covered.history if move.text.startswith("deal 1")} == {"deal 1 ?"}
    assert list(covered.legal_moves) == list(state.legal_moves) or state.due != (1,)


def test_a_guess_at_others_cards_depends_on_nothing_a_seat_cannot_see() -> None:
    for number, state in enumerate(decisions("bloqs-maestro", 3, seed=9)):
        if number % 15 == 0:
            other = state.resample(0, Random(number))
            guesses = [_hands(each.resample(0, Random("again"))) for each in (state, other)]
            assert guesses[0] == guesses[1]


def _hands(state: BloqsState) -> list[list[str]]:
    return [sorted(state.hand(seat)) for seat in range(state.seats)]


# ---------------------------------------------------------------------- wins that are there for the taking


def _before_last_piece() -> BloqsState:
    """Seat 0 has come to a disc V3, and a V3 completes its cube."""
    state = _set_up("bloqs", {"towers": [CUBE, {}], "discs": ["V3", *[None] * 19]})
    state.push(state.parse("roll 1"))
    return state


def _set_up(name: str, setup: dict[str, Any]) -> BloqsState:
    state = klotz.game(name).start(setup=setup)
    assert isinstance(state, BloqsState)
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_a_piece_that_completes_the_cube_is_built(level: int) -> None:
    state = _before_last_piece()
    analysis = SearchPlayer(0).analyse(state, Limit(level=level))
    assert analysis.best.move.text == LAST


def test_greedy_completes_a_cube_too() -> None:
    assert GreedyPlayer(0).choose(_before_last_piece()).text == LAST


def test_a_theft_breaks_the_cube_that_is_about_to_be() -> None:
    setup = {
        "towers": [{"1#1": "a1.1"}, CUBE],
        "discs": ["steal", *["V3"] * 2, *[None] * 17],
        "pawns": ["start", 2],
    }
    state = _set_up("bloqs", setup)
    state.push(state.parse("roll 1"))
    state.push(SearchPlayer(0).choose(state))
    left = completion(state.towers[1], state.stock)
    assert left is None or left.pieces > 1


def test_the_direction_that_wins_is_taken() -> None:
    discs = ["1", "V3", "I3", *[None] * 16, "O4"]
    state = _set_up("bloqs-turn2", {"towers": [CUBE, {}], "discs": discs, "pawns": [1, 3]})
    state.push(state.parse("roll 1"))
    assert SearchPlayer(0).choose(state).text == "cw"


def test_the_card_that_wins_is_played() -> None:
    setup = {
        "towers": [CUBE, {}],
        "discs": ["1", "V3", "steal", "2", *[None] * 16],
        "pawns": [1, 4],
        "hands": [["die-1", "die-5"], []],
    }
    assert SearchPlayer(0).choose(_set_up("bloqs-maestro", setup)).text == "card die-1"


def test_the_card_that_saves_is_played() -> None:
    setup = {
        "towers": [{"1#1": "a1.1"}, CUBE],
        "discs": ["1", "steal", "V3", *[None] * 17],
        "pawns": [1, 3],
        "hands": [["die-1"], ["defence"]],
    }
    state = _set_up("bloqs-maestro", setup)
    for text in ("card die-1", "cw", "steal 2 L4#22"):
        state.push(state.parse(text))
    assert SearchPlayer(0).choose(state).text == "defend"
