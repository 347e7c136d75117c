"""The Blokus search as its callers see it."""

from dataclasses import replace
from random import Random
from threading import Event, Timer
from typing import cast

import numpy as np
import pytest

import klotz
from klotz.games.blokus import kernel
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.tables import placements_on
from klotz.games.blokus.variants import VARIANTS
from klotz.players import UnknownPlayer, player
from klotz.players.blokus import kernel_policy, kernel_tree, kernel_value
from klotz.players.blokus.context import context_of
from klotz.players.blokus.kernel_context import final_points
from klotz.players.blokus.search import BlokusSearch
from klotz.players.blokus.settings import SearchSettings
from klotz.players.blokus.tree import Tree
from klotz.players.blokus.weights import weights_for
from klotz.players.player import LEVELS, Limit

NAMES = list(VARIANTS)


def after(name: str, plies: int, seed: int = 0) -> BlokusState:
    state = klotz.game(name).start()
    random = Random(seed)
    for _ in range(plies):
        state.push(random.choice(list(state.legal_moves)))
    assert isinstance(state, BlokusState)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_only_legal_moves_in_thousands_of_positions(name: str) -> None:
    random = Random(name)
    chooser = BlokusSearch(1)
    positions = 0
    while positions < 2500:
        state = klotz.games.game(name, starts=random.choice(["any", "own"])).start()
        while state.due:
            # Levels below 4 choose from the list of legal moves: that they do so a few hundred times is enough.
            levels = [Limit(level=random.randint(1, 3)), Limit(level=4), Limit(simulations=20)]
            move = chooser.choose(state, random.choices(levels, (1, 17, 2))[0])
            assert move in state.legal_moves
            positions += 1
            state.push(move if random.random() < 0.3 else random.choice(list(state.legal_moves)))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_simulations_give_the_same_answer(name: str) -> None:
    state = after(name, 9)
    first, second, other = (
        BlokusSearch(seed).analyse(state, Limit(simulations=150)).choices for seed in (5, 5, 6)
    )
    assert first == second
    assert first != other


def test_forgetting_makes_an_answer_independent_of_the_ones_before() -> None:
    state = after("blokus-duo", 6)
    alone = BlokusSearch(3).analyse(state, Limit(simulations=100))
    busy = BlokusSearch(3)
    busy.choose(after("blokus-duo", 5), Limit(simulations=100))
    busy.forget()
    assert busy.analyse(state, Limit(simulations=100)).choices == alone.choices


def test_the_subtree_of_the_next_position_is_reused() -> None:
    state = after("blokus-duo", 6)
    remembering = BlokusSearch(3)
    remembering.analyse(state, Limit(simulations=600))
    state.push(remembering.choose(state, Limit(simulations=600)))
    visits = [
        sum(choice.visits for choice in chooser.analyse(state, Limit(simulations=100)).choices)
        for chooser in (remembering, BlokusSearch(3))
    ]
    assert visits[0] > visits[1]


@pytest.mark.parametrize("name", NAMES)
def test_an_analysis_is_complete_and_in_order(name: str) -> None:
    state = after(name, 10)
    analysis = BlokusSearch(1).analyse(state, Limit(simulations=200))
    assert analysis.seat == state.due[0]
    assert [choice.visits for choice in analysis.choices] == sorted(
        (choice.visits for choice in analysis.choices), reverse=True
    )
    assert all(0 <= choice.value <= 1 for choice in analysis.choices)
    assert all(choice.move in state.legal_moves for choice in analysis.choices)
    assert analysis.scores is not None
    assert len(analysis.scores) == state.seats
    if state.game.lowest_wins:
        assert min(analysis.scores) > 0  # squares left
    assert analysis.best.score is not None


def test_two_threads_think_together() -> None:
    state = after("blokus-duo", 4)
    analysis = BlokusSearch(1, threads=2).analyse(state, Limit(simulations=300))
    assert analysis.simulations >= 300
    assert sum(choice.visits for choice in analysis.choices) == analysis.simulations
    assert analysis.best.move in state.legal_moves


def test_thinking_can_be_stopped_from_outside() -> None:
    stop = Event()
    Timer(0.05, stop.set).start()
    move = BlokusSearch(1).choose(after("blokus", 6), Limit(seconds=600, stop=stop))
    assert stop.is_set()
    assert move.text


def test_a_stop_that_came_before_the_question_still_gets_an_answer() -> None:
    stop = Event()
    stop.set()
    state = after("blokus-duo", 3)
    analysis = BlokusSearch(1).analyse(state, Limit(simulations=10**6, stop=stop))
    assert analysis.best.move in state.legal_moves
    assert analysis.simulations < 10**6


def test_a_choice_that_cannot_change_any_more_is_made_early() -> None:
    state = after("blokus-duo", 26)
    while state.count_legal() < 2:
        state.pop()
    analysis = BlokusSearch(1).analyse(state, Limit(simulations=100_000))
    assert analysis.simulations < 100_000


def test_with_smart_pruning_a_choice_that_is_not_likely_to_change_is_made_earlier() -> None:
    states, limit = [after("blokus-duo", 16, seed) for seed in range(4)], Limit(simulations=6000)

    def simulations(factor: int) -> int:
        searching = player(f"search:smart_pruning_factor={factor}", states[0].game, 1)
        return sum(searching.analyse(state, limit).simulations for state in states)

    assert simulations(1) > simulations(2) > simulations(6)


@pytest.mark.parametrize("factor", ["0", "-1", "0.5", "nan"])
def test_pruning_what_may_still_be_best_is_refused(factor: str) -> None:
    with pytest.raises(UnknownPlayer, match="smart_pruning_factor is 1 or more"):
        player(f"search:simulations=10,smart_pruning_factor={factor}", klotz.game("blokus-duo"))


def test_more_thought_wins_more() -> None:
    """Twenty games of forty simulations a move against a level that samples from the policy."""
    won = 0.0
    for number in range(20):
        state = after("blokus-duo", 2, seed=number // 2)
        seats = [player("search:simulations=40", state.game, number), player("level:1", state.game, number)]
        if number % 2:
            seats.reverse()
        while state.due:
            state.push(seats[state.due[0]].choose(state))
        outcome = state.outcome()
        assert outcome
        mine = number % 2
        won += 0.5 if len(outcome.winners) == 2 else float(outcome.winners == (mine,))
    assert won > 14


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(level: int) -> None:
    state = after("blokus-3", 40)
    assert player(f"level:{level}", state.game).choose(state) in state.legal_moves


def test_greedy_plays_a_big_piece_that_opens_corners() -> None:
    state = klotz.game("blokus-duo").start()
    analysis = player("greedy", state.game).analyse(state)
    assert analysis.best.move.text.count(",") == 4
    assert len(analysis.choices) == state.count_legal()
    state.push(analysis.best.move)
    forbidden = state.board[0]["forbidden"][: 14 * 14]
    assert int(((forbidden & 17) == 16).sum()) >= 7  # the X opens eight, others at most that


def test_a_spec_may_name_any_setting() -> None:
    """Each changes what the search finds, and so is not just read; the others have tests of their own."""
    state = after("blokus-duo", 18, seed=3)  # near the last phase, in which there are rollouts
    usual = player("search:simulations=120", state.game, 1).analyse(state).choices
    for setting in (
        "c_puct=3",
        "fpu_reduction=0.5",
        "rollout_sample=1",
        "margin_weight=1",
        "margin_scale=1",
        "value_weight=0.3",
        "late_value_weight=0",
        "policy_temperature=2",
        "policy_noise=1",
        "max_children=5",
        "max_root_children=9",
        "use_policy=0",
    ):
        changed = player(f"search:simulations=120,{setting}", state.game, 1)
        assert changed.analyse(state).choices != usual, setting


def test_a_setting_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownPlayer, match="later_bias"):
        player("search:simulations=10,later_bias=0", klotz.game("blokus-duo"))


@pytest.mark.parametrize("scoring", ["advanced", "basic"])
@pytest.mark.parametrize("name", NAMES)
def test_the_kernel_s_points_are_the_game_s(name: str, scoring: str) -> None:
    for seed in range(3):
        state = klotz.games.game(name, scoring=scoring).start()
        random = Random(seed)
        while state.due:
            state.push(random.choice(list(state.legal_moves)))
        assert isinstance(state, BlokusState)
        points = np.zeros(kernel.COLOURS, np.float32)
        final_points(context_of(state.variant, scoring)[0], state.board[0], points)
        sign = -1 if state.game.lowest_wins else 1
        assert [sign * score.total for score in state.score_sheet()] == list(points[: state.seats])


@pytest.mark.parametrize("name", NAMES)
def test_a_tree_that_is_full_forgets_its_leaves_and_goes_on(name: str) -> None:
    """Every simulation makes a node, so that these need twice as many as there is room for."""
    weights = weights_for(name)
    tree = Tree(weights, weights.settings, 1, most_nodes=2_000)
    tree.set_root(after(name, 2 * len(VARIANTS[name].colours)))
    tree.run(4_000)
    assert sum(candidate.visits for candidate in tree.candidates()) == 4_000


@pytest.mark.parametrize("threads", [1, 3])
def test_what_a_full_tree_keeps_hangs_together(threads: int) -> None:
    """No child has more visits than its parent, or is anything but one of its first candidates, in falling order.

    With several threads nothing is lost either: every simulation is a visit of one of the root's children.
    """
    tree = Tree(weights_for("blokus-duo"), SearchSettings(), 1, threads=threads, most_nodes=4_000)
    tree.set_root(after("blokus-duo", 4))
    for _ in range(40):
        tree.run(200)
    assert sum(candidate.visits for candidate in tree.candidates()) == 8_000
    _, _, arena, all_nodes, all_candidates = tree.memory
    half = int(arena[0]["half"])
    nodes, candidates = all_nodes[half], all_candidates[half]
    waiting, seen = [kernel_tree.ROOT], 0
    while waiting:
        node = nodes[waiting.pop()]
        seen += 1
        first, count = int(node["candidates"]), int(node["candidate_count"])
        listed = candidates[first : first + count]
        assert (np.diff(listed["prior"].astype(int)) <= 0).all()
        children = range(int(node["children"]), int(node["children"]) + int(node["child_count"]))
        assert [nodes[child]["placement"] for child in children] == list(listed["placement"][: len(children)])
        assert sum(float(nodes[child]["visits"]) for child in children) <= node["visits"]
        assert 0 <= node["value"] <= 1
        waiting += children
    assert seen > 200
    tree.close()


# ---------------------------------------------------------------------- the policy


@pytest.mark.parametrize("name", NAMES)
def test_the_policy_s_gradient_is_the_slope_of_its_loss(name: str) -> None:
    """The learning script rests on it: the loss with one weight a little higher and a little lower."""
    variant = VARIANTS[name]
    tables = placements_on(variant.size).tables
    examples = np.zeros(6, kernel_policy.EXAMPLE)
    for row, example in enumerate(examples):
        state = after(name, 5 + 3 * row, seed=row)
        example["board"] = state.board[0]
        example["recent"] = -1
        example["recent"][: len(variant.colours)] = state.last_placements
        moves = [state.placement_of(move) for move in state.legal_moves]
        example["targets"][:3] = [moves[0], moves[len(moves) // 2], moves[-1]]
        example["shares"][:3] = [0.5, 0.3, 0.2]
    weights = weights_for(name)

    def learned(model: str, moved: int | None = None, step: float = 0.0) -> np.void:
        """The learner after one batch, with one weight of one model moved."""
        learner = np.zeros(1, kernel_policy.LEARNER)
        learner["policy"], learner["rollout"] = weights.policy, weights.rollout
        if moved is not None:
            learner[model].reshape(-1)[moved] += step
        kernel_policy.add_gradient(tables, context_of(variant), examples, learner)
        return cast("np.void", learner[0])

    for model in ("policy", "rollout"):
        gradient = learned(model)[f"{model}_gradient"].ravel()
        for index in np.argsort(-np.abs(gradient))[:8]:
            above, below = (learned(model, index, step)[f"{model}_loss"] for step in (0.02, -0.02))
            assert (above - below) / 0.04 == pytest.approx(gradient[index], rel=0.03, abs=0.02)


# ---------------------------------------------------------------------- the value function


@pytest.mark.parametrize("name", NAMES)
def test_the_value_function_knows_who_is_ahead_more_often_than_not(name: str) -> None:
    """In random games, half way: the seat that it puts first against the one that it puts last."""
    variant = VARIANTS[name]
    right = looked_at = 0
    for seed in range(40):
        state = after(name, 9 * len(variant.colours), seed)
        if not state.due:
            continue
        features = np.zeros((1, kernel.COLOURS, kernel_value.FEATURES), np.float32)
        phases = np.zeros(1, np.int64)
        kernel_value.extract_all(state.tables, context_of(variant), state.board, features, phases)
        weights = weights_for(name).value[phases[0]]
        worth = features[0, : state.seats] @ weights
        random = Random(seed)
        while state.due:
            state.push(random.choice(list(state.legal_moves)))
        outcome = state.outcome()
        assert outcome
        best, worst = int(worth.argmax()), int(worth.argmin())
        if outcome.ranks[best] != outcome.ranks[worst]:
            looked_at += 1
            right += outcome.ranks[best] < outcome.ranks[worst]
    assert looked_at >= 20
    assert right > 0.6 * looked_at


@pytest.mark.parametrize("value_weight", [0.0, 0.5, 1.0])
def test_points_of_rollouts_are_corrected_and_those_of_a_network_are_not(value_weight: float) -> None:
    """With a correction that adds a hundred points, what it adds tells how much of the points it was applied to."""
    state = after("blokus-duo", 6)
    found = []
    for intercept in (0.0, 100.0):
        weights = replace(weights_for("blokus-duo"), score=np.array([[1.0, intercept]] * 4, np.float32))
        settings = replace(weights.settings, value_weight=value_weight, late_value_weight=value_weight)
        tree = Tree(weights, settings, 1)
        tree.set_root(state, seed=1)
        tree.run(50)
        found.append(tree.points)
    added = np.subtract(found[1], found[0])
    assert added == pytest.approx(100.0 * (1 - value_weight), abs=0.01)
