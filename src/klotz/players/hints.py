"""Hints in words: what a player thinks of its best moves, and facts about them that a person can use.

A family of games knows which facts there are: its `hints` look at a state once and then say what there is to say for
each move. Which of these facts are worth telling is decided here, by
comparison: what holds for a move and for few others comes first. A game without them gets the numbers alone.

Facts rest on what the seat may see. As players are, `Reasons` are given a state in which everything hidden has been
drawn anew, and whatever they say must come out the same however that was drawn.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple, Protocol, Self

from klotz import registry, words
from klotz.games.contract import Json, Move, State
from klotz.players.player import LEVELS, Analysis, Choice, Limit

HINTS: Final = Limit(level=LEVELS[-1], seconds=1.0)
"""Who gives hints: the strongest level, but people do not like to wait for advice."""

MOST_FACTS: Final = 3
"""What a person still listens to."""

MOST_COMPARED: Final = 60
"""Other moves that a move is compared with, spread evenly over all of them."""


class Named(str):
    """A detail that has a name of its own in every language: the key of that sentence."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that speaks for a move, as the rest of a sentence: "It opens three corners"."""

    name: str
    """Its sentence is `hint-` and this."""
    amount: float = 1.0
    """How much of it there is: moves with less, or with nothing of it, are worse in this respect."""
    weight: float = 1.0
    """How much it matters beside facts of other names."""
    details: Mapping[str, words.Detail] = field(default_factory=dict)

    @property
    def topic(self) -> tuple[str, words.Detail]:
        """Facts are compared where they are about the same: of one name, and of one colour or player."""
        return self.name, self.details.get("colour", self.details.get("player", ""))

    def phrase(self, language: str = words.DEFAULT) -> str:
        details = {
            key: words.say(value, language=language) if isinstance(value, Named) else value
            for key, value in self.details.items()
        }
        return words.say(f"hint-{self.name}", details, language)

    def json(self) -> Json:
        named = [key for key, value in self.details.items() if isinstance(value, Named)]
        return {
            "fact": self.name,
            "amount": self.amount,
            "weight": self.weight,
            "details": dict(self.details),
            "named": named,
            "words": self.phrase(),
        }

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Self:
        """What `json` wrote."""
        details = {
            key: Named(value) if key in data["named"] else value for key, value in data["details"].items()
        }
        return cls(data["fact"], data["amount"], data["weight"], details)


class Reasons(Protocol):
    """What a family knows about the moves of one seat in one state, which it may change and must put back."""

    def __init__(self, state: State, seat: int) -> None: ...

    def facts(self, move: Move) -> Iterable[Fact]: ...


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, what a player expects of it, and the facts that tell it from others, the most telling first."""

    choice: Choice
    facts: tuple[Fact, ...]

    @property
    def move(self) -> Move:
        return self.choice.move

    def sentence(self, language: str = words.DEFAULT) -> str:
        """All of it for a person: the move, the numbers, the facts."""
        details: dict[str, words.Detail] = {
            "move": self.move.text,
            "chances": round(100 * self.choice.value),
        }
        if self.choice.score is None:
            said = words.say("hint-move", details, language)
        else:
            said = words.say("hint-move-score", {**details, "score": round(self.choice.score, 1)}, language)
        if not self.facts:
            return said
        return f"{said} {words.say('hint-because', {'facts': listed(self.facts, language)}, language)}"


class _Numbers(NamedTuple):
    """The reasons of a game that has none."""

    state: State
    seat: int

    def facts(self, move: Move) -> Iterable[Fact]:
        return ()


def listed(facts: Sequence[Fact], language: str = words.DEFAULT) -> str:
    """Facts one after the other, as the rest of a sentence; nothing where there are none."""
    *rest, last = [fact.phrase(language) for fact in facts] or [""]
    return words.say("hint-and", {"first": ", ".join(rest), "last": last}, language) if rest else last


def explain(state: State, analysis: Analysis, count: int = 3) -> tuple[Hint, ...]:
    """The best moves of an analysis, each with the facts that speak for it."""
    best = analysis.choices[:count]
    facts = telling_facts(state, analysis.seat, [choice.move for choice in best])
    return tuple(Hint(choice, said) for choice, said in zip(best, facts, strict=True))


def telling_facts(state: State, seat: int, moves: Sequence[Move]) -> list[tuple[Fact, ...]]:
    """For each of some moves the facts that tell it from the seat's other moves, the most telling first."""
    reasons = _reasons(state.resample(seat, Random(0)), seat)
    known = {move: _strengths(reasons.facts(move)) for move in _spread(list(state.legal_moves.of(seat)))}
    return [
        _telling(tuple(reasons.facts(move)), [facts for other, facts in known.items() if other != move])
        for move in moves
    ]


def _telling(facts: Sequence[Fact], others: Sequence[Mapping[object, float]]) -> tuple[Fact, ...]:
    """What few others have comes first. What all of them have is told only if there is nothing else to say, and
    then only if there is something of it: "only four" needs others that have more.
    """

    def worth(fact: Fact) -> float:
        as_good = sum(other.get(fact.topic, float("-inf")) >= fact.amount for other in others)
        return fact.weight * (1 - as_good / max(1, len(others)))

    ordered = sorted(facts, key=lambda fact: (-worth(fact), -fact.weight))
    rest = [fact for fact in ordered if fact.amount >= 0][:1]
    return tuple([fact for fact in ordered if worth(fact) > 0][:MOST_FACTS] or rest)


def _strengths(facts: Iterable[Fact]) -> dict[object, float]:
    return {fact.topic: fact.amount for fact in facts}


def _spread(moves: Sequence[Move]) -> Sequence[Move]:
    """Some of many moves, evenly over their order, so that the same are compared each time."""
    if len(moves) <= MOST_COMPARED:
        return moves
    return [moves[index * len(moves) // MOST_COMPARED] for index in range(MOST_COMPARED)]


def _reasons(state: State, seat: int) -> Reasons:
    kind: type[Reasons] = registry.part(state.game.name, "hints", type) or _Numbers
    return kind(state, seat)
