"""The strong Bloxx! player: a learned value function, expectimax over the rolls to come, and rollouts.

It works in four stages; a level may leave out the later ones. The value function values every drawing by the sheet
it leaves. The best few are searched by expectimax: every roll to come, and the best drawing then. Next comes what
they leave to the others, who lose a circle by the die it takes and race for the same rows. Finally rollouts, with the
same dice for all candidates, decide between them by sequential halving.
"""

from itertools import count
from random import Random
from typing import Final

from klotz.games.bloxx.state import BloxxState
from klotz.games.contract import State
from klotz.players.bloxx.greedy import Effect, effects
from klotz.players.bloxx.kernel_search import MOST_BREADTH
from klotz.players.bloxx.levels import LEVEL_SETTINGS, STRONGEST, SearchSettings
from klotz.players.bloxx.root import Candidate, Root
from klotz.players.bloxx.weights import Learned, read_weights
from klotz.players.levels import Level
from klotz.players.player import Analysis, Choice, Deadline, Limit, Player, existing_file

BATCH: Final = 10
"""Rollouts of one candidate before moving to the next."""

HOPELESS: Final = 0.1
"""A candidate whose value is this far behind the best gets no more rollouts."""

STAGE: Final = 1000
"""Rollouts of a stage where only the deadline ends them."""

UNLIMITED: Final = 10**9

_LIMITED: Final = Level(STRONGEST)
"""What is searched within a limit that is no level."""


class SearchPlayer(Player):
    name = "search"
    moves_per_game = 18

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._learned: Learned | None = None

    def configure(self, setting: str, text: str) -> None:
        """`weights=FILE`."""
        if setting == "weights":
            self._learned = read_weights(existing_file(text))
        else:
            super().configure(setting, text)

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        assert isinstance(state, BloxxState)
        level = _LIMITED if limit.level is None else LEVEL_SETTINGS[limit.level - 1]
        limit = level.limit(limit)
        settings, deadline = level.settings, Deadline(limit)
        simulations = 0 if level.simulations == 0 else limit.simulations or UNLIMITED
        root = Root(state, seat, self._learned)
        ranked = self._ranked(root, settings)
        kept = ranked if root.is_late and settings.depth else ranked[: settings.candidates]
        if len(ranked) > 1:
            random = self.random(state, f"seat {seat}")
            kept = _searched(root, kept, settings, simulations, deadline, random)
        return _analysis(root, kept, ranked, deadline)

    def _ranked(self, root: Root, settings: SearchSettings) -> list[Candidate]:
        """All candidates, best first by the value function as the level sees it."""
        candidates = root.candidates
        values = [candidate.score for candidate in candidates]
        if settings.value_weight < 1:
            # The string is part of the seed: changing it changes the moves.
            random = self.random(root.state, f"slip {root.seat}")
            for index, effect in enumerate(effects(root.state, root.seat)):
                at_once = _at_once(effect, settings) + random.gauss(0, settings.taste)
                values[index] = settings.value_weight * values[index] + (1 - settings.value_weight) * at_once
        order = sorted(range(len(candidates)), key=lambda index: -values[index])
        top = order[0]
        expected = candidates[top].score
        for index in order:
            candidates[index].score = expected + values[index] - values[top]
        return [candidates[index] for index in order]


def _at_once(effect: Effect, settings: SearchSettings) -> float:
    """What a drawing is worth to somebody who looks at nothing else."""
    return (
        settings.number_weight * effect.number
        + settings.row_weight * effect.rows
        - settings.gap_penalty * effect.gaps
        - settings.height_penalty * effect.height
    )


def _searched(
    root: Root,
    kept: list[Candidate],
    settings: SearchSettings,
    simulations: int,
    deadline: Deadline,
    random: Random,
) -> list[Candidate]:
    """The candidates after all stages of the search, best first."""
    breadth = MOST_BREADTH if root.is_late else settings.breadth
    is_solved = False
    for depth in range(1, settings.depth + 1):
        expected: list[tuple[float, bool]] = []
        while len(expected) < len(kept) and not deadline.has_passed:
            expected.append(root.expectimax(kept[len(expected)], depth, breadth))
        if len(expected) < len(kept):
            break  # candidates searched to different depths would not compare
        for candidate, (score, _) in zip(kept, expected, strict=True):
            candidate.score = score
        kept.sort(key=lambda candidate: -candidate.score)
        if all(is_exact for _, is_exact in expected):
            is_solved = root.state.seats == 1
            break
    if settings.models_opponents and root.state.seats > 1:
        for candidate in kept:
            candidate.opponent_scores = root.value_opponents(candidate)
        kept.sort(key=root.value, reverse=True)
    if not is_solved:
        _roll_out(root, kept, simulations, deadline, random)
    return sorted(kept, key=root.value, reverse=True)


def _roll_out(
    root: Root, kept: list[Candidate], simulations: int, deadline: Deadline, random: Random
) -> None:
    """Sequential halving: every stage has as many rollouts, shared by half as many candidates."""
    racing = _hopeful(root, kept)
    stages = max(1, (len(racing) - 1).bit_length())
    made = 0
    for stage in count():
        if len(racing) < 2:
            return
        until = simulations * (stage + 1) // stages if simulations < UNLIMITED else made + STAGE
        while made < until:
            seed = 1 + random.getrandbits(62)  # never 0, which xorshift cannot leave
            for candidate in racing:
                batch = min(BATCH, until - made)
                if batch == 0 or deadline.has_passed:
                    break
                root.roll_out(candidate, seed, batch)
                made += batch
            if deadline.has_passed:
                return
        if made >= simulations:
            return
        racing = _hopeful(root, racing)[: max(2, (len(racing) + 1) // 2)]


def _hopeful(root: Root, racing: list[Candidate]) -> list[Candidate]:
    """Those that may still turn out best, best first."""
    values = {id(candidate): root.value(candidate) for candidate in racing}
    best = max(values.values())
    left = [candidate for candidate in racing if values[id(candidate)] > best - HOPELESS]
    return sorted(left, key=lambda candidate: -values[id(candidate)])


def _analysis(root: Root, kept: list[Candidate], ranked: list[Candidate], deadline: Deadline) -> Analysis:
    searched = {id(candidate) for candidate in kept}
    choices = [_choice(root, candidate) for candidate in kept]
    bound = choices[-1].value  # a candidate that was not searched is not taken to be better than one that was
    for candidate in ranked:
        if id(candidate) not in searched:
            choice = _choice(root, candidate)
            choices.append(choice._replace(value=min(choice.value, bound)))
    return Analysis(
        root.seat,
        tuple(choices),
        simulations=sum(candidate.visits for candidate in kept),
        seconds=deadline.elapsed,
        scores=root.scores(kept[0]),
    )


def _choice(root: Root, candidate: Candidate) -> Choice:
    scores = root.scores(candidate)
    return Choice(root.move(candidate), root.value(candidate), candidate.visits, scores[root.seat])
