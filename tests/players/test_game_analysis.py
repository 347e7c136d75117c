import json
from itertools import pairwise
from random import Random
from threading import Event

import pytest

import klotz
from klotz.games.contract import CHANCE, Record, State
from klotz.picture import Text
from klotz.players import Analysis, Choice, Limit, Player
from klotz.players.analysis_graph import graph
from klotz.players.game_analysis import Judged, Verdict, analyse_game, verdict_of
from klotz.players.uniform import RandomPlayer
from tests.players.fakes import BruteForce, Narrow


def random_record(name: str, seats: int | None = None, seed: int = 1, moves: int = 10_000) -> Record:
    state = klotz.game(name).start(seats)
    random = Random(seed)
    while state.due and state.moves_made < moves:
        if state.chances:
            state.push(state.draw(random))
        else:
            state.push(random.choice(list(state.legal_moves)))
    return state.game.record(state)


class Scripted(Player):
    """The value of a move is how far back it stands among the seat's moves: the last is the best."""

    name = "scripted"

    def __init__(self, stop_after: int | None = None) -> None:
        super().__init__()
        self.asked = 0
        self._stop_after = stop_after

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        self.asked += 1
        if self.asked == self._stop_after:
            assert isinstance(limit.stop, Event)
            limit.stop.set()
        moves = list(state.legal_moves.of(seat))[::-1]
        choices = tuple(Choice(move, 1 - place / len(moves), 1, -place) for place, move in enumerate(moves))
        return Analysis(
            seat, choices, 1, scores=tuple(10.0 * each + self.asked for each in range(state.seats))
        )


class TestVerdicts:
    @pytest.mark.parametrize(
        ("loss", "verdict"),
        [
            (0, Verdict.BEST),
            (0.049, Verdict.GOOD),
            (0.05, Verdict.INACCURACY),
            (0.1, Verdict.MISTAKE),
            (0.2, Verdict.BLUNDER),
            (1, Verdict.BLUNDER),
        ],
    )
    def test_by_loss(self, loss: float, verdict: Verdict) -> None:
        assert verdict_of(loss) is verdict

    def test_thresholds_are_data(self) -> None:
        record = random_record("blokus-duo", moves=2)
        harsh = analyse_game(record, Scripted(), thresholds=((0.0, Verdict.BLUNDER),))
        assert {each.verdict for each in harsh.judged} == {Verdict.BLUNDER}


class TestBlunders:
    @pytest.mark.parametrize(
        ("move", "verdict", "loss"),
        [("h9,i9,g10,h10", Verdict.BEST, 0.0), ("a7,a8,a9", Verdict.BLUNDER, 1.0)],
    )
    def test_an_ending_with_one_winning_move(self, move: str, verdict: Verdict, loss: float) -> None:
        """Everything was tried: of three moves one wins."""
        (judged,) = analyse_game(ending(move), BruteForce(), numbers=[24]).judged
        assert (judged.verdict, judged.loss) == (verdict, loss)
        assert (judged.move, judged.best) == (move, "h9,i9,g10,h10")
        assert (judged.best_value, judged.value) == (1.0, 1.0 - loss)
        assert (judged.best_score, judged.score) == (-38, -42 if loss else -38)
        assert judged.scores == (-41, -38)
        assert judged.facts

    def test_a_move_nobody_looked_at_is_measured_by_what_follows(self) -> None:
        """At the end by how the game came out, else by what the other of two thinks."""
        last = analyse_game(ending("a7,a8,a9"), Narrow()).judged[-1]
        assert (last.seat, last.best_value, last.value) == (0, 0.5, 1.0)  # the first player has won
        assert last.loss == 0
        first, second, third = analyse_game(random_record("blokus-duo", moves=3), Narrow()).judged
        assert (first.move, second.move) != (first.best, second.best)
        assert first.value == second.value == 0.5
        assert third.value == 0.5  # nothing follows: no better than the worst that was looked at


def ending(*moves: str) -> Record:
    """A random game up to its 24th move, then these, and then whatever comes first, to the end."""
    state = klotz.records.check(random_record("blokus-duo", seed=38, moves=23))
    for text in moves:
        state.push(state.parse(text))
    while state.due:
        state.push(next(iter(state.legal_moves)))
    return state.game.record(state)


class TestWalk:
    def test_every_move_is_there_once(self) -> None:
        for name, seats in (("blokus-duo", 2), ("bloxx", 3), ("bloqs-maestro", 2)):
            record = random_record(name, seats, moves=60)
            analysis = analyse_game(record, RandomPlayer(1))
            state = klotz.records.check(record)
            assert [each.number for each in analysis.judged] == list(range(1, state.moves_made + 1))
            made = [state.pop() for _ in range(state.moves_made)][::-1]
            assert [each.move for each in analysis.judged] == [move.text for move in made]
            for each, move in zip(analysis.judged, made, strict=True):
                assert each.seat == move.seat
                assert (each.verdict is Verdict.LUCK) == (move.seat == CHANCE)

    def test_forced_moves_are_not_asked_about(self) -> None:
        record = random_record("bloxx", 2, seed=4)
        player = Scripted()
        analysis = analyse_game(record, player)
        forced = [each for each in analysis.judged if each.verdict is Verdict.FORCED]
        assert any(each.move == "pass" for each in forced)
        assert player.asked == sum(each.best is not None for each in analysis.judged)

    def test_luck_is_the_change_of_what_is_expected(self) -> None:
        record = random_record("bloxx", 2, moves=8)
        judged = analyse_game(record, Scripted()).judged
        rolls = [each for each in judged if each.verdict is Verdict.LUCK]
        assert rolls[0].luck is None  # nothing was expected before the first roll
        later = rolls[1]
        before, after = judged[later.number - 2], judged[later.number]
        assert before.scores is not None
        assert after.scores is not None
        assert before.score is not None
        assert later.luck is not None
        other = 1 - before.seat
        assert later.luck[other] == pytest.approx(after.scores[other] - before.scores[other])
        assert later.luck[before.seat] == pytest.approx(after.scores[before.seat] - before.score)

    def test_a_part_of_the_game(self) -> None:
        record = random_record("blokus-duo", moves=12)
        whole = analyse_game(record, RandomPlayer(1))
        part = analyse_game(record, RandomPlayer(1), numbers=range(5, 8))
        assert part.judged == whole.judged[4:7]
        assert part.moves == 12

    def test_the_same_each_time(self) -> None:
        record = random_record("bloqs-maestro", 3, moves=60)
        first = analyse_game(record, RandomPlayer(1), Limit(simulations=5))
        assert analyse_game(record, RandomPlayer(1), Limit(simulations=5)) == first

    def test_stopping_and_going_on(self) -> None:
        record = random_record("bloxx", 2, moves=30)
        whole = analyse_game(record, Scripted())
        stopped = analyse_game(record, Scripted(stop_after=6), Limit(level=1, stop=Event()))
        assert 0 < len(stopped.judged) < len(whole.judged)
        known = {each.number: each for each in stopped.judged}
        told: list[tuple[int, int, int]] = []
        rest = Scripted()
        again = analyse_game(
            record,
            rest,
            known=known,
            progress=lambda each, done, of: told.append((each.number, done, of)),
        )
        assert [each.number for each in again.judged] == [each.number for each in whole.judged]
        assert told[0] == (len(known) + 1, len(known) + 1, len(whole.judged))
        assert told[-1][1:] == (len(whole.judged), len(whole.judged))

    def test_json_there_and_back(self) -> None:
        analysis = analyse_game(random_record("blokus", moves=20), Scripted())
        data = json.loads(json.dumps(analysis.json()))
        assert tuple(Judged.of_json(each) for each in data["judged"]) == analysis.judged
        assert sum(seat["decisions"] for seat in data["seats_judged"]) == 20
        assert data["seats_judged"][0]["mean_loss"] == pytest.approx(analysis.mean_loss(0), abs=1e-4)


class TestGraph:
    def test_a_line_for_each_seat_up_to_the_final_score(self) -> None:
        record = random_record("blokus-duo")
        analysis = analyse_game(record, Scripted())
        assert analysis.final is not None
        svg = graph(analysis, ["Ann", "Ben"], ["blue", "red"], title="Duo").svg()
        for name, score in zip(("Ann", "Ben"), analysis.final, strict=True):
            assert f">{name}: {score}<" in svg
        assert "Expected final score: higher is better" in svg
        assert ">blunder<" in svg
        assert svg.count("<path") >= 2

    def test_without_expectations_it_draws_the_score_so_far(self) -> None:
        analysis = analyse_game(random_record("blokus"), RandomPlayer(1))
        svg = graph(analysis, ["a", "b", "c", "d"], dark=True).svg()
        assert "Score so far: fewest points wins, best at the top" in svg
        assert ">blunder<" not in svg

    @pytest.mark.parametrize("moves", [0, 1, 2])
    def test_hardly_a_game(self, moves: int) -> None:
        analysis = analyse_game(random_record("blokus-duo", moves=moves), Scripted())
        assert "<svg" in graph(analysis, ["a", "b"]).svg()

    def test_names_that_end_together_do_not_cover_each_other(self) -> None:
        record = random_record("bloxx", 4, moves=1)
        picture = graph(analyse_game(record, RandomPlayer(1)), ["first", "second", "third", "fourth"])
        heights = sorted(
            element.y
            for element in picture.elements
            if isinstance(element, Text) and element.text[:2] in ("fi", "se", "th", "fo")
        )
        assert len(heights) == 4
        assert all(lower - upper >= 15 for upper, lower in pairwise(heights))
