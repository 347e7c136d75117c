"""Verifiable chance: dice, discs, cards and lots that nobody can rig and everybody can recompute.

A table draws a secret seed and shows its hash, the commitment. Then every seat may commit to a nonce of its own
choice in the same way. When all seats are taken and the commitments are closed, nonces are revealed. The seed and all
nonces are mixed into a key; the n-th chance move of the game is drawn from that key and n. When the game is over, the
seed is revealed too: anybody with the record can check that seed and nonces match what was committed to, and redraw
every chance move. Nobody could choose their part after seeing another's.

That is scheme 2. In scheme 1, nonces were told at once, without a commitment. docs/fair-chance.md says exactly who
would have to collude for what.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from klotz.errors import KlotzError
from klotz.games import game_of_record
from klotz.games.contract import CHANCE, Chance, Move, Record, State

SEED_BYTES: Final = 32
LONGEST_NONCE: Final = 64

UNCOMMITTED: Final = 1
COMMITTED: Final = 2
"""The schemes: in the second, nonces are committed to before any is revealed."""

_SCHEME: Final = "fair-scheme"
_COMMITMENT: Final = "fair-commitment"
_SEED: Final = "fair-seed"
_NONCE: Final = "fair-nonce-"
_SINCE: Final = "fair-since-"
_LOTS: Final = "fair-lots"
_FIRST: Final = "fair-first"


class Unfair(KlotzError, ValueError):
    """A record whose chance moves do not follow from its seed; the message says where."""


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment(secret: str) -> str:
    """The hash of a seed or a nonce, which is shown first: it reveals nothing, and no other text has it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_number(seed: str, purpose: str) -> int:
    """A number that only those can compute who know the seed: for what must not be foretold, such as the choices of a
    computer between moves it likes equally.
    """
    return int.from_bytes(hmac.digest(seed.encode(), f"secret {purpose}".encode(), "sha256")[:8], "big")


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws the chance moves of one game."""

    seed: str
    nonces: tuple[str, ...]
    since: tuple[int | None, ...] = ()
    """For each nonce, the first chance move that it counts for; None if it never does. By default, they all count."""

    def _key(self, number: int) -> bytes:
        """The key for the n-th chance move."""
        mixed = hashlib.sha256()
        for index, nonce in enumerate(self.nonces):
            since = self.since[index] if self.since else 0
            counts = since is not None and since <= number
            # Hashed one by one, so that no two lists of nonces concatenate to the same text.
            mixed.update(hashlib.sha256((nonce if counts else "").encode()).digest())
        return hmac.digest(self.seed.encode(), mixed.digest(), "sha256")

    def fraction(self, purpose: str, number: int = 0) -> float:
        """A number in [0, 1) with 53 bits, always the same for one purpose, by the nonces that count by then."""
        bits = hmac.digest(self._key(number), purpose.encode(), "sha256")[:8]
        return (int.from_bytes(bits, "big") >> 11) / (1 << 53)

    def chance(self, number: int, chances: Sequence[Chance]) -> Move:
        """The n-th chance move of the game, counted from 0."""
        rest = self.fraction(f"chance {number}", number)
        for chance in chances:
            rest -= chance.probability
            if rest < 0:
                return chance.move
        return chances[-1].move  # rounding: the probabilities may add up to slightly less than one

    def first(self, count: int) -> int:
        """The lot for who begins, of so many."""
        return int(self.fraction("first") * count)

    def order(self, count: int) -> tuple[int, ...]:
        """Lots for seats: who sits where."""
        left = list(range(count))
        return tuple(left.pop(int(self.fraction(f"lot {number}") * len(left))) for number in range(count))


def tags(
    draw: Draw,
    scheme: int,
    commitments: Sequence[str | None],
    lots: Sequence[int] | None = None,
    first_lot: tuple[int, int] | None = None,
) -> dict[str, str]:
    """The tags that make a record verifiable."""
    found = {_COMMITMENT: commitment(draw.seed), _SEED: draw.seed}
    found |= {f"{_NONCE}{number}": nonce for number, nonce in enumerate(draw.nonces, start=1)}
    if scheme < COMMITTED:
        return found
    found[_SCHEME] = str(scheme)
    for number, promised in enumerate(commitments, start=1):
        if promised is not None:
            found[f"{_COMMITMENT}-{number}"] = promised
    for number, since in enumerate(draw.since, start=1):
        if since:
            found[f"{_SINCE}{number}"] = str(since)
    if lots is not None:
        found[_LOTS] = " ".join(str(lot + 1) for lot in lots)
    if first_lot is not None:
        found[_FIRST] = f"{first_lot[0] + 1} of {first_lot[1]}"
    return found


def draw_of(record: Record) -> Draw:
    """The seed and nonces in a record. Raises Unfair if there are none, or any is not what was committed to."""
    seed, promised = record.tags.get(_SEED), record.tags.get(_COMMITMENT)
    if seed is None or promised is None:
        raise Unfair("the record carries no seed: it was not played at a table, or the game is not over")
    if commitment(seed) != promised:
        raise Unfair(f"the seed does not have the hash that was promised, {promised}")
    nonces: list[str] = []
    while (nonce := record.tags.get(f"{_NONCE}{len(nonces) + 1}")) is not None:
        nonces.append(nonce)
    if scheme_of(record) < COMMITTED:
        return Draw(seed, tuple(nonces))
    since: list[int | None] = []
    for number, nonce in enumerate(nonces, start=1):
        _check_promise(number, nonce, record.tags.get(f"{_COMMITMENT}-{number}"))
        since.append(_number(record.tags.get(f"{_SINCE}{number}", "0")) if nonce else None)
    return Draw(seed, tuple(nonces), tuple(since))


def scheme_of(record: Record) -> int:
    """The scheme that a record's chance moves were drawn by; the first records do not say it."""
    scheme = _number(record.tags.get(_SCHEME, "1"))
    if scheme not in (UNCOMMITTED, COMMITTED):
        raise Unfair(f"chance was drawn by scheme {scheme}, which this version of Klotz does not know")
    return scheme


def _check_promise(number: int, nonce: str, promised: str | None) -> None:
    if nonce and promised is None:
        raise Unfair(f"nonce {number} was not committed to before the others were revealed")
    if nonce and commitment(nonce) != promised:
        raise Unfair(f"nonce {number} does not have the hash that was promised, {promised}")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Unfair(f"{text[:40]!r} should be a number")
    return int(text)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A chance move in a finished game."""

    number: int
    """The number of the move, from 1."""
    move: Move
    chances: tuple[Chance, ...]
    """All possible outcomes."""


def _played(record: Record) -> Iterator[tuple[int, Move, State]]:
    """Every move that did not come by itself, with its number and the position before it."""
    game = game_of_record(record.game, record.options, record.version)
    final = game.replay(record)
    state = game.start(record.seats, record.setup)
    for number, move in enumerate(final.history, start=1):
        if len(state.history) >= number:
            continue  # an automatic move
        yield number, move, state
        state.push(move)


def drawn(record: Record) -> Iterator[Drawn]:
    """Every chance move of a game, in order. RecordError if the record does not replay."""
    for number, move, state in _played(record):
        if move.seat == CHANCE:
            yield Drawn(number, move, tuple(state.chances))


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found to be as promised."""

    scheme: int
    chances: int
    """How many chance moves were redrawn."""
    nonces: int
    """How many nonces counted, besides the seed."""
    withheld: int
    """How many nonces were committed to and never revealed."""
    late: int
    """How many nonces counted only from their seat's first move on."""


def verify(record: Record) -> Verified:
    """Redraw every chance move of a record. Raises Unfair, or RecordError if it does not replay."""
    draw, scheme = draw_of(record), scheme_of(record)
    _verify_lots(record, draw)
    if any(draw.since):
        _verify_late(record, draw)
    found = 0
    for came in drawn(record):
        promised = draw.chance(found, came.chances)
        if promised != came.move:
            raise Unfair(f"move {came.number} is {came.move.text!r}, but the seed gives {promised.text!r}")
        found += 1
    committed = sum(f"{_COMMITMENT}-{number}" in record.tags for number in range(1, len(draw.nonces) + 1))
    given = sum(nonce != "" for nonce in draw.nonces)
    return Verified(
        scheme=scheme,
        chances=found,
        nonces=given,
        withheld=committed - given if scheme == COMMITTED else 0,
        late=sum(bool(since) for since in draw.since),
    )


def _verify_late(record: Record, draw: Draw) -> None:
    """A nonce that came late counts from its seat's first move on, not from where it suits somebody.

    Which seat a place became by lot or colour is not in the record, so any seat's first move will do.
    """
    firsts: dict[int, int] = {}
    chances = 0
    for _, move, _ in _played(record):
        if move.seat == CHANCE:
            chances += 1
        else:
            firsts.setdefault(move.seat, max(1, chances))
    for number, since in enumerate(draw.since, start=1):
        if since and since not in firsts.values():
            raise Unfair(
                f"nonce {number} counts from chance move {since + 1} on, where nobody made a first move"
            )


def _verify_lots(record: Record, draw: Draw) -> None:
    if (lots := record.tags.get(_LOTS)) is not None:
        given = " ".join(str(lot + 1) for lot in draw.order(len(draw.nonces)))
        if lots != given:
            raise Unfair(f"the lots for seats are {lots[:40]!r}, but the seed gives {given!r}")
    if (first := record.tags.get(_FIRST)) is not None:
        of = _number(first.rpartition(" ")[2])
        given = f"{draw.first(of) + 1} of {of}"
        if first != given:
            raise Unfair(f"the lot for who begins is {first[:40]!r}, but the seed gives {given!r}")
