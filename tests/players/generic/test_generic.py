"""Players that know nothing of a game but the contract."""

from collections.abc import Iterator
from random import Random

import pytest

from klotz.games.contract import CHANCE, Game, Move, Outcome, State
from klotz.players import LEVELS, Player, player
from klotz.players.results import lead, results, squashed
from tests.games.toy import ToyGame

pytestmark = pytest.mark.usefixtures("toy")


def dealt(*cards: int) -> State:
    state = ToyGame().start(len(cards))
    for seat, card in enumerate(cards, start=1):
        state.push(Move(CHANCE, f"deal {seat} {card}"))
    return state


def played(game: Game, players: list[Player], random: Random) -> Outcome:
    state = game.start(len(players))
    while state.due:
        if state.due == (CHANCE,):
            state.push(random.choice(list(state.legal_moves)))
        else:
            state.push(players[state.due[0]].choose(state, seat=state.due[0]))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.fixture
def searching() -> Iterator[Player]:
    with player("search:simulations=400", ToyGame(), seed=1) as made:
        yield made


class TestSearch:
    @pytest.mark.parametrize(("card", "best"), [(1, "change"), (2, "change"), (5, "keep"), (6, "keep")])
    @pytest.mark.parametrize("other", [1, 6])
    def test_it_knows_its_own_card_and_no_other(
        self, searching: Player, card: int, best: str, other: int
    ) -> None:
        assert searching.choose(dealt(card, other), seat=0).text == best

    def test_what_is_hidden_does_not_change_its_mind(self, searching: Player) -> None:
        first, second = (searching.analyse(dealt(3, other), seat=0).choices for other in (1, 6))
        assert first == second

    def test_values_are_chances_and_points(self, searching: Player) -> None:
        analysis = searching.analyse(dealt(6, 3), seat=0)
        assert [choice.move.text for choice in analysis.choices] == ["keep", "change"]
        assert analysis.simulations == 400
        assert sum(choice.visits for choice in analysis.choices) == 400
        assert 0.8 < analysis.value <= 1
        assert analysis.best.score == pytest.approx(9.5, abs=0.5), "a six and a die"

    def test_it_beats_chance(self) -> None:
        game = ToyGame()
        seated = [player("level:6", game, 1), player("random", game, 2)]
        random = Random(3)
        outcomes = [played(game, seated, random) for _ in range(200)]
        won = sum(results(outcome, lowest_wins=False)[0] for outcome in outcomes)
        assert won > 105

    def test_the_same_question_has_the_same_answer(self) -> None:
        for level in LEVELS[:-1]:  # the last has a limit in seconds
            moves = {player(f"level:{level}", ToyGame(), 7).choose(dealt(4, 4), seat=1) for _ in range(3)}
            assert len(moves) == 1


class TestResults:
    def test_the_share_of_others_that_were_beaten(self) -> None:
        assert results(Outcome((5, 3), (1, 2), "x"), lowest_wins=False) == (1.0, 0.0)
        assert results(Outcome((5, 5), (1, 1), "x"), lowest_wins=False) == (0.5, 0.5)
        assert results(Outcome((9, 5, 5, 1), (1, 2, 2, 4), "x"), lowest_wins=False) == (1.0, 0.5, 0.5, 0.0)

    def test_alone_points_count(self) -> None:
        (few,), (many,) = (results(Outcome((points,), (1,), "x"), lowest_wins=False) for points in (3, 30))
        assert 0.5 < few < many < 1
        (few,), (many,) = (results(Outcome((points,), (1,), "x"), lowest_wins=True) for points in (3, 30))
        assert 0 < many < few < 0.5

    def test_squashing_keeps_the_order(self) -> None:
        points = [-1000, -10, -1, 0, 1, 10, 1000]
        assert sorted(points, key=squashed) == points
        assert squashed(0) == 0.5

    def test_a_lead_is_over_the_best_of_the_others(self) -> None:
        state = dealt(6, 2, 4)
        for seat in range(3):
            state.push(Move(seat, "keep"))
        state.push(Move(CHANCE, "roll 1"))
        assert [lead(state, seat) for seat in range(3)] == [2, -4, -2]
