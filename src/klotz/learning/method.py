"""What a family of games tells about its learning: read this first.

Learning goes in rounds: the present weights play games against themselves, new ones are trained on these, and a match
decides which are better. A `Stage` is one way to do that. Everything else, from resuming to several machines, is the
same for all games.

Weights are the bytes of an .npz file, the same that players read (`search:weights=FILE`), and known by their digest.
"""

import hashlib
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from klotz import registry
from klotz.errors import KlotzError
from klotz.games.contract import Json
from klotz.learning.files import Arrays


class NotLearned(KlotzError, ValueError):
    """A game, or a stage of it, that cannot be learned; the message says which can."""


class Shard(NamedTuple):
    """A few games of self-play, and how much there is to learn from."""

    arrays: Arrays
    positions: int
    simulations: int


@dataclass(frozen=True, slots=True)
class SelfplayTask:
    """What the shards of a round have in common. It is sent to other processes, and to other machines."""

    game: str
    weights: bytes
    settings: Any
    """The stage's own."""
    seed: int
    games: int
    """Of all shards."""
    shard_games: int

    def count(self, number: int) -> int:
        """How many games shard n has."""
        return min(self.shard_games, self.games - number * self.shard_games)


@dataclass(frozen=True, slots=True)
class LearnedFrom:
    """A shard as training gets it."""

    path: Path
    arrays: Arrays
    settings: Any
    """Those of the self-play."""


@dataclass(frozen=True, slots=True)
class TrainingTask:
    """What to train on."""

    game: str
    weights: bytes
    """Those that played."""
    learner: bytes | None
    """What the training of the round before left for this one."""
    shards: Sequence[LearnedFrom]
    """In order, those of the last round last."""
    settings: Any
    seed: int
    checkpoint: Path
    """Where unfinished training may be kept, and is found again."""


class Report(NamedTuple):
    """How far training is, and how well it does."""

    done: float
    """From 0 to 1."""
    step: int
    losses: dict[str, float]
    """The first is the one that a plot shows."""


class Trained(NamedTuple):
    weights: bytes
    learner: bytes | None = None
    """More than players need: where the next round's training goes on."""


@dataclass(frozen=True, slots=True)
class GateSettings:
    """The match of new weights against old ones."""

    games: int = 400
    """At most; an even number. With 0 new weights are taken without a match."""
    player: str = "search:simulations=400"
    """Who plays, with either weights."""
    elo0: float = 0.0
    elo1: float = 30.0
    """New weights are taken once the sequential test accepts `elo1` rather than `elo0`."""
    seats: int | None = None


@dataclass(frozen=True, slots=True)
class Stage:
    """One way of learning: how to play, how to train, and how much of it."""

    name: str
    about: str
    selfplay: Any
    """A dataclass of settings with their defaults; no name is among those of `training` too."""
    training: Any
    play: Callable[[SelfplayTask, int], Shard]
    """The games of shard n: a pure function, which a process of its own can import."""
    train: Callable[[TrainingTask], Generator[Report, None, Trained]]
    games: int
    """Of a round, by default."""
    shard_games: int
    window: int = 1
    """How many rounds training goes back."""
    gate: GateSettings = GateSettings()
    needs: tuple[str, str] | None = None
    """A module that training imports, and the extra of Klotz that installs it."""

    def check_needs(self) -> None:
        """ValueError if training is not possible here: better before hours of self-play than after."""
        if self.needs is not None and find_spec(self.needs[0]) is None:
            module, extra = self.needs
            raise ValueError(f"training needs {module}, which is not installed: pip install 'klotz[{extra}]'")


@dataclass(frozen=True, slots=True)
class FamilyLearning:
    """How the weights of a family of games are learned: the part `learning` of its descriptor."""

    stages: tuple[Stage, ...]
    """In the order in which they lead from nothing to what ships."""
    first: Callable[[str], bytes]
    """Weights to begin a game with from nothing."""
    shipped: Callable[[str], Path]
    """The file of a game's weights in the package."""
    check: Callable[[str, bytes], object]
    """ValueError if these are no weights for a game."""

    def stage(self, name: str) -> Stage:
        for stage in self.stages:
            if stage.name == name:
                return stage
        known = "; ".join(f"{stage.name}, {stage.about}" for stage in self.stages)
        raise NotLearned(f"there is no stage {name[:40]!r}. There are: {known}")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(stage.name for stage in self.stages)


def learning_of(game: str) -> FamilyLearning:
    """How a game is learned. UnknownGame if there is none of that name, NotLearned if it has nothing to learn."""
    found = registry.family_of(game).load("learning", FamilyLearning)
    if found is None:
        known = [name for family in registry.families() if family.learning for name in family.names]
        raise NotLearned(f"{game} has no weights to learn; those that have: {', '.join(known)}")
    return found


def digest(weights: bytes) -> str:
    """A short name for weights: equal ones have the same."""
    return hashlib.sha256(weights).hexdigest()[:12]


def settings_of(default: Any, document: Json) -> Any:
    """A stage's settings from what `asdict` made of them. ValueError if there are others."""
    try:
        return type(default)(**document)
    except TypeError as error:
        raise ValueError(str(error)) from None
