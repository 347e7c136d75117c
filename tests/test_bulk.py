"""Many games at once: they are the games that states play, whatever they are counted in."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

import klotz
from klotz import Game, Record, State, bulk
from klotz.games.blokus import BlokusState, kernel_bulk
from klotz.games.blokus.bulk import owners_of, scoring_of
from klotz.jit import copied

BLOKUS = [
    klotz.game("blokus"),
    klotz.game("blokus", scoring="advanced"),
    klotz.game("blokus-2", scoring="advanced"),
    klotz.game("blokus-2", scoring="advanced", bonus="player"),
    klotz.game("blokus-3", shared="red"),
    klotz.game("blokus-duo"),
    klotz.game("blokus-duo", scoring="basic"),
]


def finished(game: Game, seed: int, moves: int | None = None) -> State:
    state, random = game.start(), Random(seed)
    while state.due and (moves is None or state.moves_made < moves):
        state.push_known(state.legal_moves.random(random))
    return state


class TestPlayouts:
    @pytest.mark.parametrize("game", BLOKUS, ids=repr)
    def test_blokus_is_scored_as_the_rules_score_it(self, game: Game) -> None:
        for seed in range(6):
            state = finished(game, seed)
            assert isinstance(state, BlokusState)
            scores = np.zeros(state.seats, np.int64)
            kernel_bulk.scores(state.board, owners_of(state), scoring_of(state), scores)
            assert tuple(scores.tolist()) == state.result.scores

    def test_one_bonus_for_two_colours(self) -> None:
        """All pieces of both colours placed, the single square last: such a game hardly ever comes by chance."""
        state = klotz.game("blokus-2", scoring="advanced", bonus="player").start()
        board = copied(state.board)
        board[0]["left"][[0, 2]] = 0
        board[0]["squares"][[0, 2]] = 89
        board[0]["last_at"][[0, 2]] = 40, 42
        board[0]["last_size"][[0, 2]] = 5, 1
        scores = np.zeros(2, np.int64)
        kernel_bulk.scores(board, owners_of(state), scoring_of(state), scores)
        assert scores.tolist() == [20, -178]
        board[0]["last_at"][[0, 2]] = 42, 40
        kernel_bulk.scores(board, owners_of(state), scoring_of(state), scores)
        assert scores.tolist() == [15, -178]

    @pytest.mark.parametrize("name", ["blokus-duo", "bloxx"])
    def test_the_same_seed_plays_the_same_games_on_any_number_of_threads(self, name: str) -> None:
        state = klotz.game(name).start()
        once, again = bulk.playouts(state, 100, 7, threads=1), bulk.playouts(state, 100, 7, threads=3)
        assert (once.scores == again.scores).all()
        assert (once.lengths == again.lengths).all()
        assert (bulk.playouts(state, 40, 7).scores == once.scores[:40]).all(), (
            "more games change no earlier one"
        )
        assert (bulk.playouts(state, 100, 8).scores != once.scores).any()
        assert not state.history

    @pytest.mark.parametrize(
        ("name", "moves"), [("blokus-duo", 0), ("blokus-duo", 12), ("bloxx", 0), ("bloxx", 7)]
    )
    def test_they_end_as_games_of_states_do(self, name: str, moves: int) -> None:
        """Also from the middle of a turn: the means of both agree within five standard errors."""
        state = finished(klotz.game(name), 3, moves)
        many = bulk.playouts(state, 2000, 1)
        slow = [finished_from(state, seed) for seed in range(300)]
        for fast, few in (
            (many.lengths, [end.moves_made - state.moves_made for end in slow]),
            (many.scores[:, 0], [end.result.scores[0] for end in slow]),
            (many.scores[:, 1], [end.result.scores[1] for end in slow]),
        ):
            error = np.sqrt(fast.var() / len(fast) + np.var(few) / len(few))
            assert abs(fast.mean() - np.mean(few)) < 5 * error + 1e-9

    def test_every_seat_of_bloxx_that_is_due_draws(self) -> None:
        state = klotz.game("bloxx").start(seats=4)
        state.play("roll A1 B1")
        state.push(state.legal_moves[0])
        assert state.due == (1, 2, 3)
        assert (bulk.playouts(state, 50).lengths >= 3).all()
        assert state.board[0]["due"] == 0b1110

    def test_ranks_and_wins(self) -> None:
        played = bulk.playouts(klotz.game("blokus").start(), 300, 1)
        for scores, ranks in zip(played.scores.tolist(), played.ranks.tolist(), strict=True):
            expected = klotz.Outcome.by_score(scores, "", lowest_wins=True).ranks
            assert tuple(ranks) == expected
        assert played.win_rates.sum() == pytest.approx(1)

    @pytest.mark.parametrize("name", ["bloqs", "bloqs-maestro"])
    def test_a_game_without_kernels_for_it(self, name: str) -> None:
        state = klotz.game(name).start(3)
        played = bulk.playouts(state, 2, 5)
        assert played.scores.shape == (2, 3)
        assert (played.lengths > 10).all()
        assert (played.ranks.min(axis=1) == 1).all()
        assert not state.history

    def test_a_game_that_is_over(self) -> None:
        state = finished(klotz.game("blokus-duo"), 1)
        played = bulk.playouts(state, 3)
        assert played.scores.tolist() == [list(state.result.scores)] * 3
        assert played.lengths.tolist() == [0, 0, 0]

    def test_none_at_all(self) -> None:
        assert bulk.playouts(klotz.game("bloxx").start(), 0).scores.shape == (0, 2)
        with pytest.raises(ValueError, match="at least 0, not -1"):
            bulk.playouts(klotz.game("bloxx").start(), -1)

    def test_bloxx_is_scored_as_the_rules_score_it(self) -> None:
        state = finished(klotz.game("bloxx"), 2)
        assert bulk.playouts(state, 1).scores[0].tolist() == list(state.result.scores)


def finished_from(state: State, seed: int) -> State:
    twin, random = state.copy(), Random(seed)
    while twin.due:
        twin.push_known(twin.legal_moves.random(random))
    return twin


def records_of(game: Game, count: int) -> list[Record]:
    return [game.record(finished(game, seed)) for seed in range(count)]


class TestReplay:
    @pytest.mark.parametrize("game", [*BLOKUS, klotz.game("bloxx")], ids=repr)
    def test_rows_are_moves(self, game: Game) -> None:
        records = records_of(game, 3)
        found = bulk.replay(records, features=game.name != "bloxx")
        for number, record in enumerate(records):
            state = game.start(record.seats)
            rows = np.flatnonzero(found.record == number)
            for row in rows:
                seat, action = int(found.seat[row]), int(found.action[row])
                for name, array in found.features.items():
                    assert (array[row] == state.features(seat)[name]).all()
                state.push_action(action, seat)
            assert state == game.replay(record)
            assert found.scores[number].tolist() == list(state.result.scores)
            assert found.ranks[number].tolist() == list(state.result.ranks)
        assert len(found) == len(found.record)

    def test_passes_may_be_left_out_and_none_may_be_invented(self) -> None:
        game = klotz.game("blokus-duo")
        record = next(each for each in records_of(game, 20) if "pass" in each.moves)
        without = replace(record, moves=tuple(text for text in record.moves if text != "pass"))
        assert (bulk.replay([record]).action == bulk.replay([without]).action).all()
        invented = replace(record, moves=(record.moves[0], "pass", *record.moves[1:]))
        with pytest.raises(klotz.RecordError, match=r"record 1: move 2, 'pass': BK-7"):
            bulk.replay([record, invented])

    def test_a_record_that_is_written_otherwise(self) -> None:
        game = klotz.game("blokus-duo")
        found = bulk.replay([Record("blokus-duo", 2, ("E10, F10",))])
        assert found.action.tolist() == [game.actions.number("e10,f10")]
        assert found.ranks.tolist() == [[0, 0]], "the game is not over"

    def test_a_record_that_cannot_be_replayed(self) -> None:
        for bad, sentence in (
            (Record("blokus-duo", 2, ("e10", "e10")), r"record 1: move 2, 'e10': BK-6"),
            (Record("blokus-duo", 2, ("zz",)), r"record 1: move 1, 'zz': 'zz' is not a square"),
            (Record("blokus", 4), r"record 1: klotz.game\('blokus'.* with 4 seats, and the first is"),
            (Record("blocus", 4), "record 1: there is no game 'blocus'"),
        ):
            with pytest.raises(klotz.RecordError, match=sentence):
                bulk.replay([Record("blokus-duo", 2, ("e10",)), bad])

    def test_a_wrong_result_is_refused(self) -> None:
        record = records_of(klotz.game("blokus-duo"), 1)[0]
        assert record.result is not None
        wrong = replace(record, result=replace(record.result, scores=(1, 2)))
        with pytest.raises(klotz.RecordError, match=r"the record says scores \[1, 2\]"):
            bulk.replay([wrong])

    def test_a_set_up_position(self) -> None:
        setup = {"placed": {"blue": ["e8,d9,e9,f9,e10"], "red": ["j5"]}, "turn": "red"}
        state = klotz.game("blokus-duo").start(setup=setup)
        state.push(state.legal_moves[0])
        found = bulk.replay([state.game.record(state)], features=True)
        assert found.seat.tolist() == [1]
        assert found.features["planes"][0, 0].sum() == 1, "red has the single square on the board"

    def test_none_at_all(self) -> None:
        assert len(bulk.replay([])) == 0
