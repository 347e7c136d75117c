"""A conformance test for games: `check_game` plays random games and checks everything along the way.

    >>> import klotz
    >>> from klotz.testing import check_game
    >>> check_game(klotz.game("blokus-duo"), seed=1)
    <blokus-duo, 2 seats, ... moves, due ()>

A game that passes works with everything built on the contract. Failures are AssertionErrors that give the seed,
the move number and what went wrong.
"""

import json
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from klotz import registry, words
from klotz.games.actions import NoArrays
from klotz.games.contract import CHANCE, Game, IllegalMove, InvalidMove, Move, MoveError, Outcome, State

_NONSENSE = ("", " ", "\0", "@", "@0 x", "@99 x", "no such move", "9" * 50, "é,ü", "a1,", "x" * 10_000_000)

_REPLAYED_MOVES = 10
"""How many moves a check that replays the game may cost: up to here it is made at every position, later at some."""


def check_game(
    game: Game, seats: int | None = None, *, seed: int = 0, moves_checked: int = 25, longest: int = 10_000
) -> State:
    """Play one random game and check the contract after every move; returns the finished state.

    At most `moves_checked` of a position's moves are parsed back and tried; a game longer than `longest` moves
    counts as one that never ends.
    """
    check = _Check(game, seats, seed, moves_checked)
    try:
        return check.play(longest)
    except AssertionError as error:
        where = f"{game!r}, {check.state.seats} seats, seed {seed}, move {len(check.state.history)}"
        raise AssertionError(f"{where}: {error}") from error


@contextmanager
def registered(family: registry.Family) -> Iterator[None]:
    """Register a family temporarily: a `with` block around the tests of a game that is not installed."""
    registry.register(family)
    try:
        yield
    finally:
        registry.withdraw(family)


class _Check:
    def __init__(self, game: Game, seats: int | None, seed: int, moves_checked: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.moves_checked = moves_checked
        self.state = game.start(seats)

    def play(self, longest: int) -> State:
        state = self.state
        assert state == self.game.start(state.seats), "two fresh games differ"
        assert state.seats in self.game.seat_counts, "the state has a number of seats the game does not know"
        for rule in self.game.rules:
            assert words.has(f"rule-{rule}"), f"no sentence rule-{rule} says what that rule is"
        moves = 0
        while state.due:
            assert state.outcome() is None, "there is an outcome although seats are due"
            self.check_position()
            move = self.choose()
            before = len(state.history)
            state.push(move)
            assert state.history[before] == move, "the history does not tell the move that was pushed"
            moves += 1
            assert moves < longest, f"the game has not ended after {longest} moves"
        self.check_position()
        self.check_end()
        return state

    def choose(self) -> Move:
        if self.state.due == (CHANCE,):
            return self.state.draw(self.random)
        return self.random.choice(list(self.state.legal_moves))

    # ------------------------------------------------------------------ each position

    def check_position(self) -> None:
        self.check_due()
        sample = self.check_legal_moves()
        self.check_chances()
        self.check_numbers()
        self.check_pushing_nonsense()
        self.check_undo_and_copy(sample)
        self.check_views()
        self.check_refusals()
        if self.state.is_over or self.may_replay():
            self.check_record()

    def may_replay(self) -> bool:
        """Whether to replay the game now, which takes as long as the game so far."""
        return self.random.random() * len(self.state.history) < _REPLAYED_MOVES

    def check_due(self) -> None:
        due = self.state.due
        assert len(set(due)) == len(due), f"a seat is due twice: {due}"
        assert due == (CHANCE,) or all(0 <= seat < self.state.seats for seat in due), f"unknown seat in {due}"
        assert self.state.is_over == (not due), "is_over and due disagree"

    def check_legal_moves(self) -> list[Move]:
        state = self.state
        moves = list(state.legal_moves)
        assert len(set(moves)) == len(moves), "a legal move is listed twice"
        assert state.legal_moves.count() == len(state.legal_moves) == len(moves), "count() is wrong"
        assert bool(state.legal_moves) == bool(moves) == bool(state.due), "seats are due and have no move"
        assert {move.seat for move in moves} == set(state.due), "who is due and who has moves differ"
        for seat in state.due:
            own = list(state.legal_moves.of(seat))
            assert own == [move for move in moves if move.seat == seat], f"moves of seat {seat} differ"
            assert state.legal_moves.of(seat).count() == len(own), f"count of seat {seat} is wrong"
        sample = self.random.sample(moves, min(len(moves), self.moves_checked))
        for move in sample:
            assert move in state.legal_moves, f"{move!r} is listed and not contained"
            assert state.parse(move.text, move.seat) == move, f"{move!r} does not parse back"
            assert str(move) == move.text
        assert Move(state.seats, "no such move") not in state.legal_moves
        return sample

    def check_chances(self) -> None:
        chances = self.state.chances
        if self.state.due != (CHANCE,):
            assert not chances, "there are chances although chance is not due"
            return
        assert {move for move, _ in chances} == set(self.state.legal_moves), "chances and legal moves differ"
        assert all(probability > 0 for _, probability in chances), "a chance is never taken"
        total = sum(probability for _, probability in chances)
        assert abs(total - 1) < 1e-9, f"the probabilities sum to {total}"

    def check_numbers(self) -> None:
        """In a game that numbers its moves: every number is one legal move, and leads back to it."""
        state = self.state
        try:
            counts = {CHANCE: self.game.chance_count}
            counts |= dict.fromkeys(range(state.seats), self.game.action_count)
        except NoArrays:
            return
        for seat in state.due:
            moves = state.legal_moves.of(seat)
            numbers = state.legal_array(seat).tolist()
            assert len(numbers) == len(moves), (
                f"seat {seat} has {len(moves)} moves and {len(numbers)} numbers"
            )
            assert len(set(numbers)) == len(numbers), f"two moves of seat {seat} have the same number"
            assert all(0 <= number < counts[seat] for number in numbers), (
                f"a number of seat {seat} is too large"
            )
            for place in self.random.sample(range(len(numbers)), min(len(numbers), self.moves_checked)):
                move, number = moves[place], numbers[place]
                assert state.move_of(number, seat) == move, f"number {number} is not {move!r}"
                assert state.action_of(move) == number, f"{move!r} does not have number {number}"
            mask = state.mask(seat)
            assert len(mask) == counts[seat], "the mask has another length than there are numbers"
            assert set(mask.nonzero()[0].tolist()) == set(numbers), "the mask and the numbers differ"

    def check_pushing_nonsense(self) -> None:
        """What is no move is refused, and changes nothing."""
        state = self.state
        before = state.position, state.due, state.history
        own = [Move(seat, text) for seat in (*state.due, state.seats) for text in ("no such move", "", "9")]
        others = [move._replace(seat=state.seats) for move in state.legal_moves[:1]]
        for move in [*own, *others]:
            if move in state.legal_moves:
                continue
            try:
                state.push(move)
            except (ValueError, TypeError):
                now = state.position, state.due, state.history
                assert now == before, f"{move!r} was refused and changed the state"
            else:
                raise AssertionError(f"{move!r} is not legal and was pushed")

    def snapshot(self, state: State) -> tuple[Any, ...]:
        views = [state.view(seat) for seat in (None, *range(state.seats))]
        return state.position, state.due, state.history, list(state.legal_moves), state.record_texts(), views

    def check_undo_and_copy(self, sample: list[Move]) -> None:
        state = self.state
        before = self.snapshot(state)
        twin = state.copy()
        assert twin == state, "a copy is not equal"
        for number, move in enumerate(sample[:5]):
            twin.push(move)
            # One look at all that the original shows; what comes cheap, every time.
            now = self.snapshot(state) if number == 0 else (state.position, state.due, state.history)
            assert now == before[: len(now)], f"{move!r} on a copy changed the original"
            assert twin.pop() == move, "pop does not return the move that was pushed"
            assert self.snapshot(twin) == before, f"pop after {move!r} does not restore"
        if not state.history:
            try:
                twin.pop()
            except IndexError:
                pass
            else:
                raise AssertionError("pop at the start raises no IndexError")

    def check_views(self) -> None:
        """A view is JSON, and does not change when what its seat may not see is resampled."""
        for seat in (None, *range(self.state.seats)):
            view = self.state.view(seat)
            assert json.loads(json.dumps(view, allow_nan=False)) == view, f"seat {seat}'s view is not JSON"
            if not self.may_replay():
                continue
            other = self.state.resample(seat, self.random)
            assert other.view(seat) == view, f"seat {seat}'s view tells what it may not see"
            assert self.state.has_secrets or other == self.state, (
                "something is hidden, and has_secrets denies it"
            )
            if seat in self.state.due:
                mine = list(self.state.legal_moves.of(seat or 0))
                assert list(other.legal_moves.of(seat or 0)) == mine, (
                    f"seat {seat}'s moves tell what is hidden"
                )

    def check_refusals(self) -> None:
        state = self.state
        before = state.position, state.due, state.history
        shown = str(state)
        for text in _NONSENSE:
            try:
                move = state.parse(text)
            except (InvalidMove, IllegalMove) as error:
                now = state.position, state.due, state.history
                assert now == before, f"{text[:20]!r} was refused and changed the state"
                assert str(error), f"{text[:20]!r} is refused without a word"
                assert error.position == shown, f"{text[:20]!r} is refused without the position"
            else:
                raise AssertionError(f"{text[:20]!r} was parsed as {move!r}")
        for seat in set(range(state.seats)) - set(state.due):
            for move in list(state.legal_moves)[:1]:
                try:
                    state.parse(move.text, seat)
                except MoveError:
                    continue
                raise AssertionError(f"seat {seat} is not due and may still play {move.text!r}")
        assert (state.position, state.due, state.history) == before, "a refused move changed the state"

    def check_record(self) -> None:
        state = self.state
        record = self.game.record(state)
        again = self.game.replay(record)
        assert again == state, "the record replays to another position"
        assert again.history == state.history, "the record replays to another history"
        assert pickle.loads(pickle.dumps(state)) == state, "a pickled state is not equal"

    # ------------------------------------------------------------------ the end

    def check_end(self) -> None:
        outcome = self.state.outcome()
        assert isinstance(outcome, Outcome), "the game is over and has no outcome"
        totals = tuple(score.total for score in self.state.score_sheet())
        assert outcome.scores == totals, f"outcome {outcome.scores} and score sheet {totals} differ"
        for score in self.state.score_sheet():
            assert score.total == sum(points for _, points in score.parts), f"{score} does not add up"
        assert outcome.winners, "nobody won"
        assert words.has(f"outcome-{outcome.reason}"), (
            f"no sentence outcome-{outcome.reason} says why it ended"
        )
        assert len(outcome.ranks) == self.state.seats
        for rank in outcome.ranks:
            assert rank == 1 + sum(other < rank for other in outcome.ranks), (
                f"ranks {outcome.ranks} have a hole"
            )
        assert self.game.record(self.state).result == outcome, "the record does not tell the outcome"
