"""The strong player: learned worth of sheets, all rolls ahead, and games played on in the mind.

It thinks in four steps, and a level may leave out the later ones. At first sight every drawing is judged by the
sheet it leaves. The best few are looked into: every roll to come, and the best that can be drawn then. Then it asks
what they leave to the others, who lose a circle by the die it takes and race for the same rows. At last it plays the
game on from each, again and again with the same dice for all, and drops those that fall behind.
"""

from dataclasses import replace
from itertools import count
from random import Random
from typing import Final

from klotz.games.bloxx.state import BloxxState
from klotz.games.contract import State
from klotz.players.bloxx.greedy import effects
from klotz.players.bloxx.kernel_search import MOST_BREADTH
from klotz.players.bloxx.levels import LEVELS, STRONGEST, Level
from klotz.players.bloxx.thinking import Question, Thought
from klotz.players.player import Analysis, Choice, Clock, Limit, Player

ROUND: Final = 10
"""Games played on from a drawing before the next one's turn."""

HOPELESS: Final = 0.1
"""A drawing whose value is this far behind the best is not played on from."""

STAGE: Final = 1000
"""Games of a stage when nothing but the clock ends them."""

UNLIMITED: Final = 10**9


class SearchPlayer(Player):
    name = "search"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        assert isinstance(state, BloxxState)
        clock = Clock(limit)
        level = _level(limit)
        question = Question(state, seat)
        judged = self._judged(question, level)
        kept = judged if question.is_late and level.rolls else judged[: level.candidates]
        if len(judged) > 1:
            kept = _searched(question, kept, level, clock, self.random(state, f"seat {seat}"))
        return _analysis(question, kept, judged, clock)

    def _judged(self, question: Question, level: Level) -> list[Thought]:
        """All drawings, what seems best at first sight first; a level that sees little sees it its own way."""
        thoughts = question.thoughts
        appeals = [thought.own for thought in thoughts]
        if level.foresight < 1 or level.slip > 0:
            random = self.random(question.state, f"slip {question.seat}")
            for index, effect in enumerate(effects(question.state, question.seat)):
                simple = effect.number + effect.rows - level.gaps * effect.gaps - effect.height / 100
                appeals[index] = level.foresight * appeals[index] + (1 - level.foresight) * simple
                appeals[index] += random.gauss(0, level.slip)
        order = sorted(range(len(thoughts)), key=lambda index: -appeals[index])
        top = order[0]
        expected = thoughts[top].own
        for index in order:
            thoughts[index].own = expected + appeals[index] - appeals[top]
        return [thoughts[index] for index in order]


def _level(limit: Limit) -> Level:
    level = STRONGEST if limit.level is None else LEVELS[limit.level]
    if limit.simulations is not None:
        return replace(level, simulations=limit.simulations)
    return replace(level, simulations=UNLIMITED) if limit.seconds is not None else level


def _searched(
    question: Question, kept: list[Thought], level: Level, clock: Clock, random: Random
) -> list[Thought]:
    """The drawings that were looked into, best first."""
    breadth = MOST_BREADTH if question.is_late else level.breadth
    settled = False
    for rolls in range(1, level.rolls + 1):
        expected: list[tuple[float, bool]] = []
        while len(expected) < len(kept) and not clock.is_over:
            expected.append(question.look_ahead(kept[len(expected)], rolls, breadth))
        if len(expected) < len(kept):
            break  # some drawings seen further than others would not compare
        for thought, (own, _) in zip(kept, expected, strict=True):
            thought.own = own
        kept.sort(key=lambda thought: -thought.own)
        if all(certain for _, certain in expected):
            settled = question.state.seats == 1
            break
    if level.others and question.state.seats > 1:
        for thought in kept:
            thought.scores = question.look_around(thought)
        kept.sort(key=question.value, reverse=True)
    if not settled:
        _play_on(question, kept, level.simulations, clock, random)
    return sorted(kept, key=question.value, reverse=True)


def _play_on(question: Question, kept: list[Thought], simulations: int, clock: Clock, random: Random) -> None:
    """Share the games out in stages of twice as many from half as many drawings."""
    racing = _hopeful(question, kept)
    stages = max(1, (len(racing) - 1).bit_length())
    played = 0
    for stage in count():
        if len(racing) < 2:
            return
        until = simulations * (stage + 1) // stages if simulations < UNLIMITED else played + STAGE
        while played < until:
            seed = 1 + random.getrandbits(62)  # never 0, after which there is no other number
            for thought in racing:
                games = min(ROUND, until - played)
                if games == 0 or clock.is_over:
                    break
                question.play_on(thought, seed, games)
                played += games
            if clock.is_over:
                return
        if played >= simulations:
            return
        racing = _hopeful(question, racing)[: max(2, (len(racing) + 1) // 2)]


def _hopeful(question: Question, racing: list[Thought]) -> list[Thought]:
    """Those that may still turn out best, best first."""
    values = {id(thought): question.value(thought) for thought in racing}
    best = max(values.values())
    left = [thought for thought in racing if values[id(thought)] > best - HOPELESS]
    return sorted(left, key=lambda thought: -values[id(thought)])


def _analysis(question: Question, kept: list[Thought], judged: list[Thought], clock: Clock) -> Analysis:
    looked_into = {id(thought) for thought in kept}
    choices = [_choice(question, thought) for thought in kept]
    floor = choices[-1].value  # what was not worth looking into is not worth more than what was
    for thought in judged:
        if id(thought) not in looked_into:
            choice = _choice(question, thought)
            choices.append(choice._replace(value=min(choice.value, floor)))
    return Analysis(
        question.seat,
        tuple(choices),
        simulations=sum(thought.visits for thought in kept),
        seconds=clock.elapsed,
        scores=question.scores(kept[0]),
    )


def _choice(question: Question, thought: Thought) -> Choice:
    scores = question.scores(thought)
    return Choice(question.move(thought), question.value(thought), thought.visits, scores[question.seat])
