"""What a round of learning is: fixed when it begins, so that it can be resumed, and repeated elsewhere."""

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final, Self

from klotz.games.contract import Json
from klotz.learning.files import Damaged
from klotz.learning.method import FamilyLearning, GateSettings, Stage, settings_of

FORMAT: Final = 1
SHIPPED: Final = "shipped"
NOTHING: Final = "nothing"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a command asks for. What it leaves open stays as it was in the last round, or is the stage's default."""

    stage: str | None = None
    start: str | None = None
    """The weights of the first round: `shipped`, `nothing`, or a file."""
    games: int | None = None
    seed: int | None = None
    settings: Mapping[str, str] = field(default_factory=dict)
    """Of the stage's self-play and training, as text."""
    gate: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Plan:
    game: str
    stage: str
    weights: str
    """The digest of those that play."""
    origin: str
    """Where they come from: `shipped`, `nothing`, a file, or a round."""
    seed: int
    games: int
    selfplay: Any
    training: Any
    gate: GateSettings

    @classmethod
    def new(cls, stage: Stage, game: str, weights: str, origin: str, before: Self | None) -> Self:
        """A round as the one before was, or as the stage has it."""
        if before is not None and before.stage == stage.name:
            return replace(before, weights=weights, origin=origin)
        seed = before.seed if before else 0
        return cls(
            game, stage.name, weights, origin, seed, stage.games, stage.selfplay, stage.training, stage.gate
        )

    def wished(self, wishes: Wishes) -> Self:
        """The plan with what a command asks for. ValueError if it asks for what there is not."""
        changed = replace(
            self,
            games=self.games if wishes.games is None else wishes.games,
            seed=self.seed if wishes.seed is None else wishes.seed,
            gate=replace(self.gate, **wishes.gate),
        )
        for name, text in wishes.settings.items():
            for part in ("selfplay", "training"):
                settings = getattr(changed, part)
                if name in {each.name for each in fields(settings)}:
                    changed = replace(
                        changed, **{part: replace(settings, **{name: _value(settings, name, text)})}
                    )
                    break
            else:
                known = [each.name for part in (self.selfplay, self.training) for each in fields(part)]
                raise ValueError(f"there is no setting {name[:40]!r}; there are {', '.join(known)}")
        if changed.games < 1:
            raise ValueError(f"a round has at least one game, not {changed.games}")
        if changed.gate.games < 0 or changed.gate.games % 2:
            raise ValueError(
                f"matches are played in pairs of games: choose an even number, not {changed.gate.games}"
            )
        return changed

    def seed_of(self, number: int, purpose: str) -> int:
        """The seed of a round's self-play or training."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} {number} {purpose}".encode()).digest()[:6], "big")

    def json(self) -> Json:
        return {"klotz-learning": FORMAT, **asdict(self)}

    @classmethod
    def of_json(cls, document: Json, learning: FamilyLearning) -> Self:
        try:
            content = dict(document)
            if content.pop("klotz-learning") != FORMAT:
                raise ValueError("it was written by another version of Klotz")
            stage = learning.stage(content["stage"])
            for part in ("selfplay", "training", "gate"):
                content[part] = settings_of(getattr(stage, part), content[part])
            return cls(**content)
        except (KeyError, TypeError, ValueError) as error:
            raise Damaged(f"no plan of a round: {error}") from None


def _value(settings: Any, name: str, text: str) -> Any:
    kind = type(getattr(settings, name))
    try:
        return kind(text)
    except ValueError:
        raise ValueError(
            f"{name} is {'a whole number' if kind is int else 'a number'}, not {text[:40]!r}"
        ) from None


def differences(one: Plan, other: Plan) -> list[str]:
    """What of the self-play differs between two plans, in words."""
    settings = [each.name for each in fields(one.selfplay)]
    values = [
        *((name, getattr(one, name), getattr(other, name)) for name in ("seed", "games")),
        *((name, getattr(one.selfplay, name), getattr(other.selfplay, name)) for name in settings),
    ]
    return [f"{name} is {value} there and {asked} here" for name, value, asked in values if value != asked]
