"""Verifiable chance: dice, discs, cards and lots that nobody can rig and everybody can recompute.

Before anybody sits down, a table draws a secret seed and shows its hash, the commitment. Every seat may add a
nonce of its own choice. When play starts, the seed and all nonces are mixed into a key; the n-th chance move of
the game is drawn from that key and n. When the game is over, the seed is revealed: anybody with the record can
check that the seed matches the commitment and redraw every chance move. The table could not choose the seed
after seeing the nonces, and no seat could choose its nonce after seeing the seed.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from klotz.games import game_of_record
from klotz.games.contract import CHANCE, Chance, Move, Record

SEED_BYTES: Final = 32
LONGEST_NONCE: Final = 64

_COMMITMENT: Final = "fair-commitment"
_SEED: Final = "fair-seed"
_NONCE: Final = "fair-nonce-"


class Unfair(ValueError):
    """A record whose chance moves do not follow from its seed; the message says where."""


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """The hash of a seed that is shown before the game: it reveals nothing, and no other seed has it."""
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws the chance moves of one game."""

    seed: str
    nonces: tuple[str, ...]

    def _key(self) -> bytes:
        mixed = hashlib.sha256()
        for nonce in self.nonces:
            # Hashed one by one, so that no two lists of nonces concatenate to the same text.
            mixed.update(hashlib.sha256(nonce.encode()).digest())
        return hmac.digest(self.seed.encode(), mixed.digest(), "sha256")

    def fraction(self, purpose: str) -> float:
        """A number in [0, 1) with 53 bits, always the same for one purpose."""
        bits = hmac.digest(self._key(), purpose.encode(), "sha256")[:8]
        return (int.from_bytes(bits, "big") >> 11) / (1 << 53)

    def chance(self, number: int, chances: Sequence[Chance]) -> Move:
        """The n-th chance move of the game, counted from 0."""
        rest = self.fraction(f"chance {number}")
        for chance in chances:
            rest -= chance.probability
            if rest < 0:
                return chance.move
        return chances[-1].move  # rounding: the probabilities may add up to slightly less than one

    def order(self, count: int) -> tuple[int, ...]:
        """Lots for seats: who sits where."""
        left = list(range(count))
        return tuple(left.pop(int(self.fraction(f"lot {number}") * len(left))) for number in range(count))


def tags(draw: Draw) -> dict[str, str]:
    """The tags that make a record verifiable."""
    nonces = {f"{_NONCE}{number}": nonce for number, nonce in enumerate(draw.nonces, start=1)}
    return {_COMMITMENT: commitment(draw.seed), _SEED: draw.seed, **nonces}


def draw_of(record: Record) -> Draw:
    """The seed and nonces in a record. Raises Unfair if there are none, or the seed does not match its commitment."""
    seed, promised = record.tags.get(_SEED), record.tags.get(_COMMITMENT)
    if seed is None or promised is None:
        raise Unfair("the record carries no seed: it was not played at a table, or the game is not over")
    if commitment(seed) != promised:
        raise Unfair(f"the seed does not have the hash that was promised, {promised}")
    nonces: list[str] = []
    while (nonce := record.tags.get(f"{_NONCE}{len(nonces) + 1}")) is not None:
        nonces.append(nonce)
    return Draw(seed, tuple(nonces))


@dataclass(frozen=True, slots=True)
class Drawn:
    """A chance move in a finished game."""

    number: int
    """The number of the move, from 1."""
    move: Move
    chances: tuple[Chance, ...]
    """All possible outcomes."""


def drawn(record: Record) -> Iterator[Drawn]:
    """Every chance move of a game, in order. RecordError if the record does not replay."""
    game = game_of_record(record.game, record.options)
    final = game.replay(record)
    state = game.start(record.seats, record.setup)
    for number, move in enumerate(final.history, start=1):
        if len(state.history) >= number:
            continue  # an automatic move
        if move.seat == CHANCE:
            yield Drawn(number, move, tuple(state.chances))
        state.push(move)


def verify(record: Record) -> int:
    """Redraw every chance move of a record; returns how many. Raises Unfair, or RecordError if it does not replay."""
    draw = draw_of(record)
    found = 0
    for came in drawn(record):
        promised = draw.chance(found, came.chances)
        if promised != came.move:
            raise Unfair(f"move {came.number} is {came.move.text!r}, but the seed gives {promised.text!r}")
        found += 1
    return found
