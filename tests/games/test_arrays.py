"""Moves as numbers, positions as arrays; and that `push` leaves everything as it was when it refuses."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz import Game, Move, State
from klotz.games.actions import ListedActions, NoArrays
from klotz.games.contract import CHANCE
from tests.games.toy import ToyGame

GAMES = [
    "blokus",
    "blokus-2",
    "blokus-3",
    "blokus-duo",
    "bloxx",
]


def played(name: str, seed: int, moves: int, seats: int | None = None) -> State:
    """A position that random moves lead to."""
    state, random = klotz.game(name).start(seats), Random(seed)
    for _ in range(moves):
        if not state.due:
            break
        state.push(state.legal_moves.random(random))
    return state


class TestNumbers:
    @pytest.mark.parametrize("name", GAMES)
    def test_they_are_in_the_order_of_the_moves(self, name: str) -> None:
        for seed in range(4):
            state = played(name, seed, 9 * seed)
            for seat in state.due:
                texts = [state.move_of(number, seat).text for number in state.legal_array(seat)]
                assert texts == [move.text for move in state.legal_moves.of(seat)]

    @pytest.mark.parametrize("name", GAMES)
    def test_a_whole_game_by_numbers_is_the_same_game(self, name: str) -> None:
        state, random = klotz.game(name).start(), np.random.default_rng(5)
        while state.due:
            seat = state.due[0]
            state.push_action(int(random.choice(state.legal_array(seat))), seat)
        assert state.game.replay(state.game.record(state)) == state
        assert state.result.winners

    def test_what_they_count_does_not_depend_on_the_position(self) -> None:
        assert [klotz.game(name).action_count for name in GAMES] == [30433, 30433, 30433, 13729, 4436]
        assert klotz.game("bloxx").chance_count == 36
        assert klotz.game("blokus").chance_count == 0

    def test_sections_cover_all_of_them(self) -> None:
        for name in GAMES:
            actions = klotz.game(name).actions
            numbers = [number for section in actions.sections for number in section.numbers]
            assert numbers == list(range(actions.count))

    def test_a_section_is_a_piece_or_a_die(self) -> None:
        state = klotz.game("blokus-duo").start()
        piece = next(section for section in state.game.actions.sections if section.name == "X")
        crosses = [number for number in state.legal_array().tolist() if number in piece.numbers]
        assert {state.piece_of(state.move_of(number)) for number in crosses} == {"X"}

    def test_every_number_of_bloxx_is_a_text_of_its_own(self) -> None:
        actions = klotz.game("bloxx").actions
        texts = [actions.describe(number) for number in range(actions.count)]
        assert len(set(texts)) == actions.count
        assert [actions.number(text) for text in texts] == list(range(actions.count))

    @pytest.mark.parametrize("number", [-1, 13729, 10**12])
    def test_a_number_that_is_none(self, number: int) -> None:
        state = klotz.game("blokus-duo").start()
        with pytest.raises(klotz.InvalidMove, match=r"are 0 to 13728 in blokus-duo"):
            state.push_action(number)
        assert not state.history

    def test_a_number_that_is_not_legal_is_refused_with_the_rule(self) -> None:
        state = klotz.game("blokus-duo").start()
        with pytest.raises(klotz.IllegalMove) as refused:
            state.push_action(0)
        assert refused.value.rule == "BK-12"

    def test_whose_number_it_is(self) -> None:
        state = klotz.game("bloxx").start(seats=3)
        with pytest.raises(ValueError, match="seat 0 is not due; -1 is"):
            state.legal_array(0)
        state.push_action(0)
        state.push_action(int(state.legal_array()[0]))
        assert state.due == (1, 2)
        with pytest.raises(ValueError, match="several seats are due, 1, 2: say which"):
            state.mask()
        assert state.mask(2).sum() == len(state.legal_moves.of(2))
        over = played("blokus-duo", 1, 100)
        with pytest.raises(ValueError, match="the game is over"):
            over.legal_array()

    def test_chance_has_its_own(self) -> None:
        state = klotz.game("bloxx").start()
        assert state.legal_array().tolist() == list(range(36))
        assert state.probabilities().sum() == pytest.approx(1)
        assert state.mask().shape == (36,)
        assert state.push_action(7).text == "roll A2 B2"
        assert len(state.probabilities()) == 0

    def test_a_small_game_lists_its_moves(self) -> None:
        actions = ListedActions(["rock", "paper"], ["heads", "tails"])
        assert (actions.count, actions.chance_count) == (2, 2)
        assert (actions.number("paper"), actions.chance_number("tails")) == (1, 1)
        assert (actions.describe(0), actions.describe_chance(1)) == ("rock", "tails")
        with pytest.raises(klotz.InvalidMove, match="no move is written 'scissors'"):
            actions.number("scissors")

    @pytest.mark.usefixtures("toy")
    def test_a_game_without_numbers_says_so(self) -> None:
        game: Game = ToyGame()
        with pytest.raises(NoArrays, match="have no numbers"):
            _ = game.action_count
        with pytest.raises(NoArrays, match="have no arrays"):
            game.start(2).features()


class TestLegalMoves:
    @pytest.mark.parametrize("name", GAMES)
    def test_they_are_a_sequence(self, name: str) -> None:
        state = played(name, 3, 8)
        moves = list(state.legal_moves)
        assert [state.legal_moves[place] for place in range(len(moves))] == moves
        assert state.legal_moves[-1] == moves[-1]
        assert state.legal_moves[2:7:2] == moves[2:7:2]
        assert state.legal_moves[::-1] == moves[::-1]
        assert state.legal_moves.index(moves[-1]) == len(moves) - 1
        assert state.legal_moves.count(moves[0]) == 1
        for place in (len(moves), -len(moves) - 1):
            with pytest.raises(IndexError):
                state.legal_moves[place]
        assert Random(2).choice(state.legal_moves) in moves

    def test_random_ones_come_from_either_kind_of_generator(self) -> None:
        state = klotz.game("blokus-duo").start()
        assert state.legal_moves.random(Random(1)) == state.legal_moves.random(Random(1))
        for generator in (Random(1), np.random.default_rng(1), None):
            assert state.legal_moves.random(generator) in state.legal_moves

    def test_all_are_equally_likely(self) -> None:
        state, random = klotz.game("blokus").start(), Random(4)
        counts = dict.fromkeys(state.legal_moves, 0)
        for _ in range(100 * len(counts)):
            counts[state.legal_moves.random(random)] += 1
        chi_squared = sum((count - 100) ** 2 / 100 for count in counts.values())
        assert chi_squared < 350, "of 231 degrees of freedom: less than one in a million"

    def test_chance_is_as_likely_as_it_is(self) -> None:
        from klotz.games.contract import Chance

        class Loaded(type(klotz.game("bloxx").start())):  # type: ignore[misc]
            @property
            def chances(self) -> tuple[Chance, ...]:
                rolls = [Chance(Move(CHANCE, "a"), 0.9), Chance(Move(CHANCE, "b"), 0.1)]
                return tuple(rolls)

            def chance_at(self, drawn: float) -> Move:
                return State.chance_at(self, drawn)

        start = klotz.game("bloxx").start()
        state = Loaded(start.game, start.sheet, start.dice, start._drawings, 2, None)
        random = Random(1)
        drawn = [state.legal_moves.random(random).text for _ in range(1000)]
        assert 850 < drawn.count("a") < 950
        assert state.chance_at(1.0).text == "b"

    def test_there_is_none_when_the_game_is_over(self) -> None:
        state = played("blokus-duo", 2, 100)
        assert not state.legal_moves
        with pytest.raises(IndexError):
            state.legal_moves.random()

    @pytest.mark.parametrize(
        ("text", "is_legal"),
        [("e8,d9,e9,f9,e10", True), ("E10, f10", True), ("a1", False), ("garbage", False), ("", False)],
    )
    def test_a_text_is_answered(self, text: str, is_legal: bool) -> None:
        state = klotz.game("blokus-duo").start()
        assert (text in state.legal_moves) == is_legal
        assert text not in state.legal_moves.of(1)

    def test_a_text_of_any_seat_that_is_due(self) -> None:
        state = klotz.game("bloxx").start()
        state.play("roll A1 B1")
        state.push(state.legal_moves[0])
        assert state.due == (1,)
        text = state.legal_moves[0].text
        assert text in state.legal_moves
        assert f"@2 {text}" in state.legal_moves
        assert f"@1 {text}" not in state.legal_moves


class TestPush:
    anything = st.one_of(
        st.text(max_size=20),
        st.integers(),
        st.none(),
        st.builds(Move, st.integers(-2, 5), st.text(max_size=20)),
        st.builds(
            Move, st.integers(-1, 1), st.sampled_from(["pass", "a1", "A a1,b1,c1,d1", "roll A1 B1", "roll"])
        ),
        st.builds(Move, st.none(), st.integers()),
        st.tuples(st.integers(0, 1), st.just("a1")),
    )

    @settings(max_examples=60)
    @given(name=st.sampled_from(GAMES), seed=st.integers(0, 3), moves=st.integers(0, 12), given_move=anything)
    def test_it_plays_or_leaves_everything_as_it_was(
        self, name: str, seed: int, moves: int, given_move: object
    ) -> None:
        state = played(name, seed, moves)
        before = state.position, state.due, state.history, state.moves_made, state.view(0), str(state)
        is_legal = isinstance(given_move, Move) and given_move in list(state.legal_moves)
        try:
            state.push(given_move)  # type: ignore[arg-type]
        except (ValueError, TypeError):
            assert not is_legal
        else:
            assert is_legal
            assert state.pop() == given_move
        after = state.position, state.due, state.history, state.moves_made, state.view(0), str(state)
        assert after == before

    def test_a_text_is_refused_with_the_way_out(self) -> None:
        with pytest.raises(TypeError, match="`play` takes the text of a move"):
            klotz.game("blokus-duo").start().push("e10")  # type: ignore[arg-type]

    def test_what_is_legal_but_written_otherwise(self) -> None:
        state = klotz.game("blokus").start()
        with pytest.raises(klotz.InvalidMove, match="this move is written 'a20,b20', not 'b20,a20'"):
            state.push(Move(0, "b20,a20"))

    def test_why_it_is_not_legal(self) -> None:
        state = klotz.game("blokus").start()
        with pytest.raises(klotz.IllegalMove, match="BK-2"):
            state.push(Move(0, "b2"))
        with pytest.raises(klotz.IllegalMove, match="BK-1"):
            state.push(Move(1, "a20"))
        assert not state.history

    def test_play_parses_and_pushes(self) -> None:
        state = klotz.game("blokus").start()
        assert state.play("B20, A20") == Move(0, "a20,b20")
        assert state.history == (Move(0, "a20,b20"),)
        with pytest.raises(klotz.IllegalMove):
            state.play("a20", seat=0)
        assert state.moves_made == 1


def test_the_result_is_there_when_the_game_is_over() -> None:
    state = klotz.game("blokus-duo").start()
    with pytest.raises(klotz.GameNotOver, match="has no result yet"):
        _ = state.result
    over = played("blokus-duo", 7, 100)
    assert over.result == over.outcome()


class TestFeatures:
    @pytest.mark.parametrize("name", ["blokus", "blokus-2", "blokus-3", "blokus-duo"])
    def test_blokus_from_the_side_of_the_one_to_move(self, name: str) -> None:
        for moves in (0, 7, 20, 100):
            state = played(name, 11, moves)
            assert isinstance(state, klotz.games.blokus.BlokusState)
            colours, side = state.variant.colours, state.variant.size
            seat = state.due[0] if state.due else 0
            features = state.features(seat)
            first = colours.index(state.colour) if state.colour else state.variant.holders.index((0,))
            for place in range(len(colours)):
                colour = colours[(first + place) % len(colours)]
                lies, corners, free = features["planes"][3 * place : 3 * place + 3]
                cells = {cell for piece in state.placed if piece.colour is colour for cell in piece.cells}
                assert {(x, y) for y, x in zip(*np.nonzero(lies), strict=True)} == cells
                assert {(x, y) for y, x in zip(*np.nonzero(corners), strict=True)} == set(
                    state.corners(colour)
                )
                assert not (free & lies).any()
                assert features["pieces"][place].sum() == len(state.pieces_left(colour))
            assert features["planes"].shape == (3 * len(colours), side, side)

    def test_a_seat_that_is_not_due_sees_its_own_first(self) -> None:
        state = played("blokus-duo", 1, 3)
        assert state.due == (1,)
        mine, theirs = state.features(0), state.features(1)
        assert (mine["planes"][:3] == theirs["planes"][3:]).all()
        with pytest.raises(ValueError, match="there is no seat 2"):
            state.features(2)
