"""How a game begins by dice that nobody can bend: commitments, then nonces, then the start.

Everybody who has a seat may commit to a nonce while the table fills up. When all seats are taken, the commitments are
closed, and only then are nonces revealed. When all who committed have revealed, or after a few seconds without those
who have not, the game starts. A nonce that comes later counts from its seat's first move on. docs/fair-chance.md says
what that is good for.
"""

from typing import TYPE_CHECKING, Final

from klotz import fairness
from klotz.server.refusals import Code, Refusal
from klotz.server.tables.seating import first_place, settle
from klotz.server.tables.table import PLAYING, WAITING

if TYPE_CHECKING:
    from klotz.server.tables.decisions import Decision

_REVEAL_MILLISECONDS: Final = 10_000
"""How long a table waits for nonces. A page takes a fraction of a second."""


def commit(decision: "Decision", seats: list[int], commitment: str) -> None:
    """Somebody promises a nonce by its hash."""
    decision.must_be(WAITING)
    decision.must_sit(seats)
    table, seat = decision.table, seats[0]
    if table.revealing is not None or table.seats[seat].commitment is not None:
        raise Refusal(Code.COMMITTED)
    if table.agreement.fairness < fairness.COMMITTED:
        raise Refusal(Code.NO_COMMITMENTS)
    decision.emit("committed", seat, commitment=commitment)
    begin(decision)


def reveal(decision: "Decision", seats: list[int], nonce: str) -> None:
    """Somebody tells the nonce that they promised: before the game starts, or at least before they move."""
    decision.must_sit(seats)
    table = decision.table
    # Whoever plays several seats has committed once, and by lot the seats may have changed places since.
    seat = next((each for each in seats if table.seats[each].commitment is not None), seats[0])
    promised = table.seats[seat]
    if table.status == WAITING and table.revealing is None:
        raise Refusal(Code.NONCE_EARLY)
    if promised.commitment is None:
        raise Refusal(Code.NOT_COMMITTED)
    if fairness.commitment(nonce) != promised.commitment:
        raise Refusal(Code.NONCE_WRONG)
    if promised.nonce:
        return  # told twice is told once
    if table.status not in (WAITING, PLAYING) or promised.has_moved:
        raise Refusal(Code.NONCE_LATE)
    decision.emit("revealed", seat, nonce=nonce)
    begin(decision)


def begin(decision: "Decision", *, is_patient: bool = True) -> None:
    """Start the game as soon as nobody is missing, and nobody who has promised a nonce is waited for."""
    table = decision.table
    if table.status != WAITING or not table.is_full:
        return
    if table.awaits_commitment and is_patient:
        return
    if table.revealing is None and any(seat.commitment is not None for seat in table.seats):
        decision.emit("revealing", until=decision.at + _REVEAL_MILLISECONDS)
        return
    if is_patient and any(seat.commitment is not None and not seat.nonce for seat in table.seats):
        return
    _start(decision)


def stop_waiting(decision: "Decision") -> None:
    """The time is up in which those who are missing should have committed or revealed."""
    deadline = decision.table.start_deadline
    if deadline is not None and decision.at >= deadline:
        begin(decision, is_patient=False)


def _start(decision: "Decision") -> None:
    table = decision.table
    nonces = [seat.nonce for seat in table.seats]
    draw = fairness.Draw(decision.seed, tuple(nonces))
    first = first_place(table.first, table.agreement.lost, draw, len(table.seats))
    # Lists, as the store gives them back: what is in memory is what it tells.
    lots = list(draw.order(len(table.seats))) if table.agreement.lots else None
    settled = settle(table.game, table.seats, lots, None if first is None else first.place)
    decision.emit(
        "started",
        order=settled.order,
        nonces=nonces,
        options=settled.options,
        lots=lots,
        first_lot=None if first is None or first.lot is None else list(first.lot),
    )
    decision.go_on()
