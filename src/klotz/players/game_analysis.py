"""A whole game, judged move by move: what was expected, what would have been best, what a move cost.

Every decision is put to a player as it stood before the move. What the best move promises beyond the one that was
played is its *loss*, in parts of a win, and the loss decides what the move is called. A move that the player hardly
looked at is measured by what it thinks of the position after it.

A dice roll or a card is nobody's merit. Its *luck* is how much it changed what everybody could expect: the scores
expected at the next decision against those expected at the last one, less what the move made there gave away. With
a limit by simulations, or by a level below the highest, the same game is judged alike each time, in whatever parts it
is done.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from statistics import fmean
from typing import Any, Final, Self

from klotz import notebook
from klotz.games.contract import CHANCE, Json, Move, Outcome, Record, State
from klotz.players.hints import Fact, telling_facts
from klotz.players.player import Analysis, Choice, Limit, Player
from klotz.records import check

_ROUNDED: Final = 4
_ENOUGH: Final = 0.05
"""A move that had this share of all simulations has been looked at."""


class Verdict(StrEnum):
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    FORCED = "forced"
    LUCK = "luck"

    @property
    def is_wrong(self) -> bool:
        return self in (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)


Thresholds = tuple[tuple[float, Verdict], ...]

THRESHOLDS: Final[Thresholds] = (
    (0.20, Verdict.BLUNDER),
    (0.10, Verdict.MISTAKE),
    (0.05, Verdict.INACCURACY),
)
"""From which loss on a move is called what, the worst first. With less it is good, with none it is the best."""


def verdict_of(loss: float, thresholds: Thresholds = THRESHOLDS) -> Verdict:
    for least, verdict in thresholds:
        if loss >= least:
            return verdict
    return Verdict.GOOD if loss > 0 else Verdict.BEST


@dataclass(frozen=True, slots=True)
class Judged:
    """One move of the game. What does not apply to it is None: nothing is expected of a forced move or a roll."""

    number: int
    """Which move it is, from 1; chance's moves count, forced passes that nobody made do not."""
    seat: int
    move: str
    verdict: Verdict
    standing: tuple[int, ...]
    """The scores before the move, as the board stood."""
    value: float | None = None
    """The result that the mover could expect after it, from 0 to 1."""
    score: float | None = None
    """The final score that the mover could expect after it."""
    best: str | None = None
    best_value: float | None = None
    best_score: float | None = None
    scores: tuple[float, ...] | None = None
    """The final scores that all could expect before it."""
    luck: tuple[float, ...] | None = None
    """How much a chance move changed the final scores that all could expect."""
    facts: tuple[Fact, ...] = ()
    """What speaks for the best move."""

    @property
    def loss(self) -> float:
        if self.value is None or self.best_value is None:
            return 0.0
        return max(0.0, self.best_value - self.value)

    def json(self) -> Json:
        return {
            "number": self.number,
            "seat": self.seat,
            "move": self.move,
            "verdict": self.verdict.value,
            "standing": list(self.standing),
            "value": self.value,
            "score": self.score,
            "best": self.best,
            "best_value": self.best_value,
            "best_score": self.best_score,
            "loss": round(self.loss, _ROUNDED),
            "scores": None if self.scores is None else list(self.scores),
            "luck": None if self.luck is None else list(self.luck),
            "facts": [fact.json() for fact in self.facts],
        }

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Self:
        """What `json` wrote. KeyError, TypeError or ValueError if it did not."""
        kept = {key: value for key, value in data.items() if key != "loss"}
        for key in ("scores", "luck"):
            kept[key] = None if kept[key] is None else tuple(kept[key])
        kept["standing"] = tuple(kept["standing"])
        kept["verdict"] = Verdict(kept["verdict"])
        kept["facts"] = tuple(Fact.of_json(fact) for fact in kept["facts"])
        return cls(**kept)


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """The moves that were judged, in order, and what the game came to."""

    game: str
    seats: int
    moves: int
    """How many there are, judged or not."""
    judged: tuple[Judged, ...]
    lowest_wins: bool = False
    final: tuple[int, ...] | None = None
    """The scores of a finished game."""
    player: str = ""
    limit: Limit = field(default_factory=Limit)
    """How long the player thought about each move."""

    def _repr_svg_(self) -> str:
        return notebook.svg(self, "klotz.players.analysis_graph:plain_graph")

    def of_seat(self, seat: int) -> tuple[Judged, ...]:
        """A seat's own decisions."""
        return tuple(each for each in self.judged if each.seat == seat and each.best is not None)

    def counts(self, seat: int) -> Counter[Verdict]:
        return Counter(each.verdict for each in self.of_seat(seat))

    def mean_loss(self, seat: int) -> float:
        return fmean([each.loss for each in self.of_seat(seat)] or [0.0])

    def json(self) -> Json:
        return {
            "game": self.game,
            "seats": self.seats,
            "player": self.player,
            "limit": {name: getattr(self.limit, name) for name in ("level", "seconds", "simulations")},
            "moves": self.moves,
            "final": None if self.final is None else list(self.final),
            "seats_judged": [
                {
                    "seat": seat,
                    "decisions": len(self.of_seat(seat)),
                    "mean_loss": round(self.mean_loss(seat), _ROUNDED),
                    **{verdict.value: count for verdict, count in self.counts(seat).items()},
                }
                for seat in range(self.seats)
            ],
            "judged": [each.json() for each in self.judged],
        }


Progress = Callable[[Judged, int, int], None]
"""Told a move that was just judged, and how many of how many are done."""


def analyse_game(
    record: Record,
    player: Player,
    limit: Limit | None = None,
    progress: Progress | None = None,
    *,
    numbers: Collection[int] | None = None,
    known: Mapping[int, Judged] | None = None,
    thresholds: Thresholds = THRESHOLDS,
) -> GameAnalysis:
    """Judge the moves of a record, or those with certain numbers.

    `known` are moves that an earlier run has judged: they are taken as they are. Where `limit.stop` is set, what has
    been judged so far is the answer.
    """
    walk = _Walk(record, player, (limit or Limit()).or_else(player.default_limit), thresholds)
    wanted = [number for number in range(1, len(walk.moves) + 1) if numbers is None or number in numbers]
    judged: list[Judged] = []
    for number in wanted:
        each = (known or {}).get(number)
        if each is None:
            try:
                each = walk.judge(number)
            except _Stopped:
                break
            if progress is not None:
                progress(each, len(judged) + 1, len(wanted))
        judged.append(each)
    return GameAnalysis(
        game=walk.state.game.name,
        seats=walk.state.seats,
        moves=len(walk.moves),
        judged=tuple(judged),
        lowest_wins=walk.state.game.lowest_wins,
        final=walk.outcome.scores if walk.outcome else None,
        player=player.name,
        limit=walk.limit,
    )


class _Stopped(Exception):
    """Somebody wants no more: an answer that was cut short is no judgement."""


@dataclass(slots=True)
class _Walk:
    """A game that can be gone through in any order, and what the player thinks on the way."""

    record: Record
    player: Player
    limit: Limit
    thresholds: Thresholds
    state: State = field(init=False)
    moves: list[Move] = field(init=False)
    outcome: Outcome | None = field(init=False)
    _thought: dict[int, Analysis] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.state = check(self.record)
        self.outcome = self.state.outcome()
        taken_back = [self.state.pop() for _ in range(self.state.moves_made)]
        self.moves = taken_back[::-1]

    def _before(self, number: int) -> State:
        """The state in which a move was made."""
        while self.state.moves_made >= number:
            self.state.pop()
        while self.state.moves_made < number - 1:
            self.state.push(self.moves[self.state.moves_made])
        return self.state

    def _analysis(self, number: int) -> Analysis:
        if number not in self._thought:
            state, seat = self._before(number), self.moves[number - 1].seat
            self.player.forget()
            thought = self.player.analyse(state, self.limit, seat=seat)
            if self.limit.stop is not None and self.limit.stop.is_set():
                raise _Stopped
            self._thought[number] = thought
        return self._thought[number]

    def _is_chance(self, number: int) -> bool:
        return self.moves[number - 1].seat == CHANCE

    def _is_forced(self, number: int) -> bool:
        moves = self._before(number).legal_moves.of(self.moves[number - 1].seat)
        return moves.count() == 1

    # ------------------------------------------------------------------ one move

    def judge(self, number: int) -> Judged:
        move, state = self.moves[number - 1], self._before(number)
        standing = tuple(score.total for score in state.score_sheet())
        if self._is_chance(number):
            return Judged(number, CHANCE, move.text, Verdict.LUCK, standing, luck=self._luck(number))
        if self._is_forced(number):
            return Judged(number, move.seat, move.text, Verdict.FORCED, standing)
        thought = self._analysis(number)
        best, played = thought.best, self._played(number, thought)
        (facts,) = telling_facts(self._before(number), move.seat, [best.move])
        loss = 0.0 if best.move == move else best.value - played.value
        return Judged(
            number=number,
            seat=move.seat,
            move=move.text,
            verdict=verdict_of(round(loss, _ROUNDED), self.thresholds),
            standing=standing,
            value=round(played.value, _ROUNDED),
            score=_rounded(played.score),
            best=best.move.text,
            best_value=round(best.value, _ROUNDED),
            best_score=_rounded(best.score),
            scores=None if thought.scores is None else tuple(round(score, 2) for score in thought.scores),
            facts=facts,
        )

    def _played(self, number: int, thought: Analysis) -> Choice:
        """What the move that was made was worth.

        A search hardly looks at moves that seem bad, and what it thinks of them then is little more than a guess: the
        whole search that was made one move later knows better.
        """
        move = self.moves[number - 1]
        looked_at = [choice for choice in thought.choices if choice.visits or not thought.simulations]
        own = next((choice for choice in looked_at if choice.move == move), None)
        if own is not None and (own == thought.best or own.visits >= _ENOUGH * thought.simulations):
            return own
        lowest = min((choice.value for choice in looked_at), default=thought.value)
        return self._seen_from_behind(number) or own or Choice(move, lowest)

    def _seen_from_behind(self, number: int) -> Choice | None:
        """A move by what is thought of the position after it; None where that tells nothing about the mover."""
        move = self.moves[number - 1]
        if number == len(self.moves):
            if self.outcome is None:
                return None
            winners = self.outcome.winners
            value = 1 / len(winners) if move.seat in winners else 0.0
            return Choice(move, value, score=self.outcome.scores[move.seat])
        following = self.moves[number]
        if following.seat == CHANCE or (following.seat != move.seat and self.state.seats != 2):
            return None
        thought = self._analysis(number + 1)
        value = thought.value if following.seat == move.seat else 1 - thought.value
        return Choice(move, value, score=None if thought.scores is None else thought.scores[move.seat])

    # ------------------------------------------------------------------ luck

    def _luck(self, number: int) -> tuple[float, ...] | None:
        """Told at the last of several chance moves that no decision comes between, for all of them."""
        before = self._decision_among(range(number - 1, 0, -1))
        after = self._decision_among(range(number + 1, len(self.moves) + 1))
        if before is None or after is None or any(map(self._is_chance, range(number + 1, after))):
            return None
        last, now = self._analysis(before), self._analysis(after)
        if last.scores is None or now.scores is None:
            return None
        expected = list(last.scores)
        played = self._played(before, last)
        if played.score is not None:
            expected[last.seat] = played.score
        return tuple(round(new - old, 2) for new, old in zip(now.scores, expected, strict=True))

    def _decision_among(self, numbers: range) -> int | None:
        """The first of these moves that somebody chose."""
        return next(
            (each for each in numbers if not self._is_chance(each) and not self._is_forced(each)), None
        )


def _rounded(score: float | None) -> float | None:
    return None if score is None else round(score, 2)
