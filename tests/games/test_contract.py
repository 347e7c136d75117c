"""The contract itself, and that `check_game` catches games that break it."""

import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest

import klotz
from klotz.games.contract import CHANCE, Chance, Game, Json, Move, Outcome, Record, Score, State
from klotz.testing import check_game
from tests.games.toy import ToyGame, ToyState

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_chance_hidden_hands_and_several_due(seats: int) -> None:
    for seed in range(20):
        check_game(ToyGame(), seats, seed=seed)


def test_who_moves_must_be_said_when_several_are_due() -> None:
    state = _dealt()
    assert state.due == (0, 1)
    with pytest.raises(klotz.InvalidMove, match=r"several seats are due.*'@1 keep'"):
        state.parse("keep")
    assert state.parse("@2 keep") == Move(1, "keep")
    assert state.parse("keep", seat=1) == Move(1, "keep")
    with pytest.raises(klotz.InvalidMove, match="names seat 2, but seat 1"):
        state.parse("@2 keep", seat=0)
    state.push(state.parse("@2 keep"))
    state.push(state.parse("change"))
    assert state.record_texts()[2:] == ("@2 keep", "change")
    assert ToyGame().replay(ToyGame().record(state)) == state


def _dealt() -> State:
    state = ToyGame().start(2)
    for text in ("deal 1 3", "deal 2 5"):
        state.push(state.parse(text))
    return state


class _Twice(ToyState):
    def iterate_legal(self, seat: int | None = None) -> Iterator[Move]:
        yield from super().iterate_legal(seat)
        yield from super().iterate_legal(seat)


class _Leaks(ToyState):
    def _view(self, seat: int | None) -> Json:
        return {**super()._view(seat), "all": self.hands}


class _LeaksByHistory(ToyState):
    def shown(self, move: Move, seat: int | None) -> str:
        return move.text


class _SharedCopy(ToyState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class _ForgetsToUndo(ToyState):
    def _undo(self, move: Move) -> None:
        if move.text != "change":
            super()._undo(move)


class _UnfairDice(ToyState):
    @property
    def chances(self) -> tuple[Chance, ...]:
        return tuple(Chance(move, probability * 1.01) for move, probability in super().chances)


class _NeverEnds(ToyState):
    def _apply(self, move: Move) -> None:
        super()._apply(move)
        self.rolled = None


class _WrongTotal(ToyState):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome.by_score([score + 1 for score in outcome.scores], outcome.reason)


class _PartsDoNotAddUp(ToyState):
    def score_sheet(self) -> tuple[Score, ...]:
        return tuple(score._replace(parts=(("card", -1),)) for score in super().score_sheet())


class _TakesAnything(ToyState):
    def _parse(self, text: str, seat: int) -> Move:
        return Move(seat, text)


class _NotJson(ToyState):
    def _view(self, seat: int | None) -> Json:
        return {"choices": self.choices, "set": {1}}


class _MiscountsMoves(ToyState):
    def count_legal(self, seat: int | None = None) -> int:
        return super().count_legal(seat) + 1


class _ChangesWhenRefusing(ToyState):
    def _parse(self, text: str, seat: int) -> Move:
        try:
            return super()._parse(text, seat)
        except klotz.MoveError:
            self.choices[99] = "keep"
            raise


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (_Twice, "listed twice"),
        (_Leaks, "may not see"),
        (_LeaksByHistory, "may not see"),
        (_SharedCopy, "changed the original"),
        (_ForgetsToUndo, "does not restore"),
        (_UnfairDice, "sum to 1.01"),
        (_NeverEnds, "has not ended|does not restore"),
        (_WrongTotal, "differ"),
        (_PartsDoNotAddUp, "does not add up"),
        (_TakesAnything, "was parsed as|may still play"),
        (_NotJson, "not JSON|not JSON serializable"),
        (_MiscountsMoves, "count"),
        (_ChangesWhenRefusing, "changed the state"),
    ],
)
def test_check_game_catches(broken: type[ToyState], complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class BrokenGame(ToyGame):
        def _start(self, seats: int, setup: Json | None) -> State:
            return broken(self, seats, setup)

    monkeypatch.setattr("klotz.games.game_of_record", lambda name, options, version: BrokenGame())

    def run() -> None:
        for seed in range(10):
            check_game(BrokenGame(), 2, seed=seed, longest=100)

    with pytest.raises((AssertionError, TypeError), match=complaint):
        run()


# ---------------------------------------------------------------------- the pieces of the contract


def test_moves_are_their_texts() -> None:
    move = Move(0, "e8,d9,e9,f9,e10")
    assert str(move) == "e8,d9,e9,f9,e10"
    assert eval(repr(move)) == move
    assert hash(move) == hash(Move(0, "e8,d9,e9,f9,e10"))


@pytest.mark.parametrize(
    ("scores", "lowest", "ranks"),
    [((3, 1, 2), False, (1, 3, 2)), ((3, 1, 2), True, (3, 1, 2)), ((5, 5, 1), False, (1, 1, 3))],
)
def test_ranks(scores: tuple[int, ...], lowest: bool, ranks: tuple[int, ...]) -> None:
    outcome = Outcome.by_score(scores, "over", lowest_wins=lowest)
    assert outcome.ranks == ranks
    assert outcome.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def test_errors_are_value_errors_and_survive_pickling() -> None:
    assert issubclass(klotz.InvalidMove, ValueError)
    assert issubclass(klotz.IllegalMove, ValueError)
    error = klotz.IllegalMove("BK-3", "blokus-no-corner", {"colour": "blue"}, position="here")
    again = pickle.loads(pickle.dumps(error))
    assert (again.rule, again.key, again.details, again.reason, again.position, str(again)) == (
        error.rule,
        error.key,
        error.details,
        error.reason,
        "here",
        str(error),
    )


@pytest.mark.parametrize("text", ["hop", "@9 keep", "", "x" * 2000, "roll 3"])
def test_a_refusal_carries_the_position_as_text(text: str) -> None:
    state = _dealt()
    with pytest.raises(klotz.MoveError) as caught:
        state.parse(text)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(caught.value, protocol))
        assert type(again) is type(caught.value)
        assert (again.position, str(again)) == (str(state), str(caught.value))


def test_a_refusal_shows_where_the_game_stood_even_when_it_has_gone_on() -> None:
    state = _dealt()
    stood = str(state)
    with pytest.raises(klotz.InvalidMove) as caught:
        state.parse("@1 hop")
    state.push(state.parse("@1 keep"))
    assert str(state) != stood
    assert caught.value.position == stood


def test_the_position_of_a_refusal_is_drawn_only_when_asked_for() -> None:
    drawn = []

    class Watched(ToyState):
        def __str__(self) -> str:
            drawn.append(self)
            return super().__str__()

    state = Watched(ToyGame(), 2)
    with pytest.raises(klotz.InvalidMove) as caught:
        state.parse("hop")
    assert not drawn
    assert caught.value.position == caught.value.position == str(ToyGame().start(2))
    assert len(drawn) == 1


class _Loaded(ToyState):
    """A die that shows a six half the time and never a one."""

    @property
    def chances(self) -> tuple[Chance, ...]:
        shares = (0.0, 0.1, 0.1, 0.1, 0.2, 0.5)
        return tuple(
            Chance(move, share) for (move, _), share in zip(super().chances, shares, strict=False) if share
        )


def test_chance_is_drawn_by_its_probabilities_and_again_by_the_same_seed() -> None:
    state = _Loaded(ToyGame(), 2)
    dice = Random(1)
    drawn = Counter(state.draw(dice).text[-1] for _ in range(4000))
    assert sorted(drawn) == ["2", "3", "4", "5", "6"]
    assert 1900 < drawn["6"] < 2100
    assert 700 < drawn["5"] < 900
    assert [state.draw(Random(seed)) for seed in range(20)] == [
        state.draw(Random(seed)) for seed in range(20)
    ]


def test_nothing_is_drawn_when_chance_is_not_due() -> None:
    with pytest.raises(ValueError, match="chance is not due"):
        _dealt().draw(Random(1))


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(klotz.UnknownGame, match=r"no game 'blocus' \(did you mean 'blokus'\?\).*blokus-duo"):
        klotz.game("blocus")
    with pytest.raises(ValueError, match="the games are blokus, blokus-2"):
        klotz.game("chess")


def test_an_unknown_option_is_refused_with_the_list() -> None:
    with pytest.raises(klotz.InvalidOption, match="no option 'colour'; its options are starts, scoring"):
        klotz.games.game("blokus", colour="blue")
    with pytest.raises(
        klotz.InvalidOption, match="scoring cannot be 'silly'; it is one of 'basic', 'advanced'"
    ):
        klotz.games.game("blokus", scoring="silly")
    with pytest.raises(klotz.InvalidOption):
        klotz.games.game("blokus", scoring=["basic"])


def test_games_are_equal_by_name_and_options_and_repr_makes_them_again() -> None:
    game = klotz.game("blokus", starts="own")
    assert game == klotz.game("blokus", starts="own")
    assert hash(game) == hash(klotz.game("blokus", starts="own"))
    assert game != klotz.game("blokus")
    assert game != klotz.game("blokus-2", starts="own")
    assert eval(repr(game)) == game
    assert pickle.loads(pickle.dumps(game)) == game


def test_options_cannot_be_changed_behind_a_games_back() -> None:
    options: Any = klotz.game("blokus").options
    with pytest.raises(TypeError):
        options["starts"] = "own"


def test_legal_moves_is_a_view() -> None:
    state = klotz.game("blokus-duo").start()
    legal = state.legal_moves
    assert len(legal) == legal.count() == 828
    assert repr(legal).startswith("<LegalMoves 828: e10; ")
    state.push(state.parse("e10"))
    assert legal.count() == 414
    assert object() not in legal
    assert Move(0, "j5") not in legal
    assert Move(1, "j5") in legal
    assert Move(1, "J5") not in legal  # only the one text that stands for a move
    assert Move(1, "j5") not in legal.of(0)
    assert legal.of(0).count() == 0
    assert list(legal.of(1)) == list(legal)


def test_a_view_is_of_a_seat_that_exists() -> None:
    state = klotz.game("blokus-duo").start()
    for seat in (2, -1):
        with pytest.raises(ValueError, match=rf"no seat {seat}"):
            state.view(seat)
    assert state.view(None)["seat"] is None


def test_states_are_compared_by_position() -> None:
    game = klotz.game("blokus-duo")
    one, other = game.start(), game.start()
    for state, texts in (
        (one, ("e10", "j5", "d11,d12", "k4,k3")),
        (other, ("e10", "j5", "d11,d12", "k4,k3")),
    ):
        for text in texts:
            state.push(state.parse(text))
    assert one == other
    other.pop()
    assert one != other
    assert one != game
    with pytest.raises(TypeError):
        hash(one)


def test_pop_at_the_start() -> None:
    with pytest.raises(IndexError, match="no move to take back"):
        klotz.game("blokus").start().pop()


# ---------------------------------------------------------------------- replaying


def _record(*moves: str, **fields: Any) -> Record:
    return Record(**{"game": "blokus-duo", "seats": 2, "moves": moves, **fields})


@pytest.mark.parametrize(
    ("record", "complaint"),
    [
        (_record("e10", "e10"), r"move 2, 'e10': BK-6"),
        (_record("nonsense"), r"move 1, 'nonsense': 'nonsense' is not a square"),
        (_record("pass"), "BK-7"),
        (_record("e10", "pass"), "BK-7"),
        (_record(game="blokus", seats=4), r"the record is of klotz.game\('blokus'"),
        (_record(options={"starts": "own"}), "the record is of"),
        (_record(options={"stars": "own"}), "no option 'stars'"),
        (_record(game="ludo"), "no game 'ludo'"),
        (_record(seats=3), "played with 2 seats"),
        (_record(setup={"placed": []}), "a setup looks like"),
        (_record("e10", result=Outcome.by_score([1, 2], "x")), r"says scores \[1, 2\].*not over"),
    ],
)
def test_records_that_do_not_replay(record: Record, complaint: str) -> None:
    with pytest.raises(klotz.RecordError, match=complaint):
        klotz.game("blokus-duo").replay(record)


def test_a_record_may_leave_passes_out() -> None:
    game = klotz.game("blokus-duo")
    state = _played_out(game, lambda moves: moves[-1])
    record = game.record(state)
    assert "pass" in record.moves
    without = _record(*(text for text in record.moves if text != "pass"), result=record.result)
    assert game.replay(without) == state


def test_a_record_cannot_make_us_read_a_file(tmp_path: Path) -> None:
    """Records come from anywhere; only whoever calls `klotz.game` may name files."""
    sheet = tmp_path / "mine.toml"
    sheet.write_text("secret")
    record = Record(game="bloxx", seats=2, options={"sheet": str(sheet)})
    with pytest.raises(klotz.RecordError, match=r"sheet cannot be .* in a record") as caught:
        klotz.game("bloxx").replay(record)
    assert "secret" not in str(caught.value)
    record = Record(game="bloxx", seats=2, options={"box": str(sheet)})
    with pytest.raises(klotz.RecordError, match="no option 'box'"):
        klotz.game("bloxx").replay(record)


def test_part_of_a_record() -> None:
    game = klotz.game("blokus-duo")
    record = game.record(_played_out(game, lambda moves: moves[0]))
    assert game.replay(record, moves=0) == game.start()
    assert game.replay(record, moves=3).history == tuple(
        Move(number % 2, text) for number, text in enumerate(record.moves[:3])
    )


def _played_out(game: Game, choose: Callable[[list[Move]], Move]) -> State:
    state = game.start()
    while state.due:
        state.push(choose(list(state.legal_moves)))
    return state


def test_a_record_belongs_to_its_game() -> None:
    with pytest.raises(ValueError, match="that state belongs to"):
        klotz.game("blokus").record(klotz.game("blokus-duo").start())


def test_resampling_draws_what_is_hidden_and_nothing_else() -> None:
    state = _dealt()

    def hand(known_to: int, seed: int) -> tuple[int, ...]:
        view: Any = state.resample(known_to, Random(seed)).view(1)
        return tuple(view["hands"][1])

    assert len({hand(0, seed) for seed in range(50)}) > 3
    assert {hand(1, seed) for seed in range(9)} == {(5,)}
    assert state.due != (CHANCE,)
