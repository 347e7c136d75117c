"""The folder in which a game is learned.

    learning/blokus-duo/
        best.npz, best.json      the best weights so far and their card: a copy of some round's
        loss.svg, strength.svg   plots over all rounds
        log.jsonl                what was done when
        round-001/
            round.json           what this round is
            start.npz            the weights that play
            shards/0000.npz ...  their games
            selfplay.jsonl       how long each shard took
            training.jsonl       losses
            weights.npz, .json   what was learned, and its card
            learner.npz          where the next round's training goes on, if the stage has such a thing
            gate.jsonl           the games of the match of `weights` against `start`
            verdict.json         its result: with this the round is over

There is no other state: what is left to do follows from which files there are, and each is whole or not there.
"""

from collections.abc import Iterator
from math import ceil
from pathlib import Path
from time import strftime
from typing import Any, Final, Literal

from klotz.games.contract import Json
from klotz.learning.files import Damaged, append_line, read_json, write_json, write_whole
from klotz.learning.method import FamilyLearning, Stage, digest, learning_of
from klotz.learning.plan import NOTHING, SHIPPED, Plan, Wishes, differences

Step = Literal["selfplay", "train", "gate", "done"]


class Round:
    """One round: its plan, and where its files are."""

    def __init__(self, path: Path, number: int, plan: Plan, stage: Stage) -> None:
        self.path: Final = path
        self.number: Final = number
        self.plan = plan
        self.stage: Final = stage

    @property
    def start(self) -> Path:
        return self.path / "start.npz"

    @property
    def weights(self) -> Path:
        return self.path / "weights.npz"

    @property
    def learner(self) -> Path:
        return self.path / "learner.npz"

    @property
    def verdict_file(self) -> Path:
        return self.path / "verdict.json"

    def log(self, step: str) -> Path:
        return self.path / f"{step}.jsonl"

    def shard(self, number: int) -> Path:
        return self.path / "shards" / f"{number:04d}.npz"

    @property
    def shards(self) -> list[Path]:
        return [self.shard(number) for number in range(ceil(self.plan.games / self.stage.shard_games))]

    @property
    def verdict(self) -> Json | None:
        return read_json(self.verdict_file) if self.verdict_file.exists() else None

    @property
    def step(self) -> Step:
        """What is to be done next."""
        if self.verdict_file.exists():
            return "done"
        if self.weights.exists():
            return "gate"
        return "train" if all(path.exists() for path in self.shards) else "selfplay"

    def change(self, plan: Plan) -> None:
        if plan != self.plan:
            self.plan = plan
            write_json(self.path / "round.json", plan.json())


class Folder:
    """All rounds of a game."""

    def __init__(self, path: Path, game: str) -> None:
        self.path: Final = path
        self.game: Final = game
        self.learning: Final[FamilyLearning] = learning_of(game)
        self.rounds: Final = list(self._read())

    def _read(self) -> Iterator[Round]:
        for number, path in enumerate(sorted(self.path.glob("round-*/round.json")), start=1):
            try:
                plan = Plan.of_json(read_json(path), self.learning)
            except Damaged as error:
                raise Damaged(f"{path}: {error}") from None
            if path.parent.name != _name(number):
                raise Damaged(f"{self.path} lacks {_name(number)}: rounds build on one another")
            if plan.game != self.game:
                raise ValueError(f"{self.path} is where {plan.game} is learned: choose another --folder")
            yield Round(path.parent, number, plan, self.learning.stage(plan.stage))

    @property
    def best(self) -> tuple[Path, str]:
        """The file of the best weights so far, and where they come from."""
        for current in reversed(self.rounds):
            if (verdict := current.verdict) and verdict["accepted"]:
                return current.weights, f"round {current.number}"
        return self.rounds[0].start, self.rounds[0].plan.origin

    def current(self, wishes: Wishes) -> Round:
        """The round to work on: the one that is not over, or a new one."""
        if self.rounds and self.rounds[-1].step != "done":
            current = self.rounds[-1]
            self._resume(current, wishes)
            return current
        return self._begin(wishes)

    def _resume(self, current: Round, wishes: Wishes) -> None:
        where = f"round {current.number} in {self.path}"
        if wishes.stage not in (None, current.plan.stage):
            raise ValueError(
                f"{where} is of the stage {current.plan.stage}: finish it first, or remove {current.path}"
            )
        self._check_start(wishes)
        wished = current.plan.wished(wishes)
        if changes := differences(current.plan, wished):
            raise ValueError(
                f"{where} was begun with other settings: {'; '.join(changes)}. "
                f"Finish it as it is, or remove {current.path}"
            )
        current.change(wished)

    def _check_start(self, wishes: Wishes) -> None:
        if wishes.start not in (None, self.rounds[0].plan.origin):
            raise ValueError(
                f"{self.path} began with {self.rounds[0].plan.origin}, not with {wishes.start}: "
                "choose another --folder"
            )

    def _begin(self, wishes: Wishes) -> Round:
        before = self.rounds[-1] if self.rounds else None
        stage = self.learning.stage(
            wishes.stage or (before.plan.stage if before else self.learning.names[-1])
        )
        if before is None:
            origin = wishes.start or SHIPPED
            weights = self._first(origin)
        else:
            self._check_start(wishes)
            path, origin = self.best
            weights = path.read_bytes()
        plan = Plan.new(stage, self.game, digest(weights), origin, before.plan if before else None)
        plan = plan.wished(wishes)
        number = len(self.rounds) + 1
        current = Round(self.path / _name(number), number, plan, stage)
        (current.path / "shards").mkdir(parents=True, exist_ok=True)
        write_whole(current.start, weights)
        write_json(current.path / "round.json", plan.json())
        self.rounds.append(current)
        self.note(current, "begun", stage=stage.name, weights=plan.weights, origin=origin)
        return current

    def _first(self, origin: str) -> bytes:
        if origin == NOTHING:
            return self.learning.first(self.game)
        weights = (self.learning.shipped(self.game) if origin == SHIPPED else Path(origin)).read_bytes()
        try:
            self.learning.check(self.game, weights)
        except ValueError as error:
            raise ValueError(f"{origin} has no weights for {self.game}: {error}") from None
        return weights

    def note(self, current: Round, event: str, **details: Any) -> None:
        append_line(
            self.path / "log.jsonl",
            {"time": strftime("%Y-%m-%dT%H:%M:%S%z"), "round": current.number, "event": event, **details},
        )


def _name(number: int) -> str:
    return f"round-{number:03d}"
