"""Conditional moves: "if they play X, I play Y", for games without chance.

A plan is a line from the position in which it was made: what the others are expected to play, and what its owner
answers. As long as the game follows it, its moves are played at once; when the game goes another way, it is gone.
Plans are no events: nobody but their owner ever learns of them.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from klotz.games.contract import IllegalMove, InvalidMove, Move
from klotz.server.refusals import Code, Flaw, Refusal, illegal, invalid
from klotz.server.tables.table import PLAYING, Table

LONGEST_PLAN: Final = 24
"""Moves of all seats in one plan."""
MOST_PLANS: Final = 20
"""Of one person at one table."""


class Plan(NamedTuple):
    id: str
    person: str
    seat: int
    number: int
    """The last event that it knew of: moves that are taken back after that take it with them."""
    at: int
    """How long the history was when it was made."""
    moves: tuple[Move, ...]
    """From there on, with moves that nobody chooses, such as a forced pass."""

    def rest(self, table: Table) -> tuple[Move, ...]:
        """What is still to come; empty if the game has gone another way, or is over."""
        if table.state is None or table.status != PLAYING or self.number < table.undone_at:
            return ()
        since = table.state.history[self.at :]
        return self.moves[len(since) :] if since == self.moves[: len(since)] else ()


def answer(table: Table, plans: Sequence[Plan]) -> Move | None:
    """What is to be played now because somebody has planned it."""
    for plan in plans:
        seat = table.seats[plan.seat]
        if plan.seat not in table.due or seat.level is not None or seat.is_out:
            continue
        rest = plan.rest(table)
        if rest and rest[0].seat == plan.seat and _is_legal(table, rest[0]):
            return rest[0]
    return None


def still_open(table: Table, plans: Sequence[Plan]) -> tuple[Plan, ...]:
    return tuple(plan for plan in plans if plan.rest(table))


def with_plan(table: Table, plans: Sequence[Plan], plan: Plan) -> tuple[Plan, ...]:
    """The plans with another one, which takes the place of what its owner had planned instead."""
    kept = [each for each in plans if not _is_replaced(table, each, plan)]
    if sum(each.person == plan.person for each in kept) >= MOST_PLANS:
        raise Refusal(Code.TOO_MANY_PLANS, most=MOST_PLANS)
    return (*kept, plan)


def checked_plan(
    table: Table, person: str, answers: int, texts: Sequence[str], seat: int | None, plan_id: str
) -> Plan:
    """A plan, if it can be played from here. Raises Refusal."""
    held = table.seats_of(person)
    if not held:
        raise Refusal(Code.NOT_SEATED)
    if table.game.has_chance:
        raise Refusal(Code.NO_PLANS)
    if table.state is None or table.status != PLAYING:
        raise Refusal(Code.FINISHED if table.outcome is not None else Code.NOT_STARTED)
    if not table.changed <= answers <= table.number:
        raise Refusal(Code.STALE, number=table.number, changed=table.changed)
    own = held[0] if seat is None else seat
    if own not in held:
        raise Refusal(Code.NOT_YOUR_SEAT)
    if any(each in table.due for each in held):
        raise Refusal(Code.YOUR_TURN)
    state = table.state.copy()
    at, last = len(state.history), 0
    for text in texts:
        if not state.due:
            raise invalid(Flaw.PLAN, field="moves")
        mover = state.due[0]
        try:
            state.push(state.parse(text, mover))
        except IllegalMove as error:
            raise illegal(error) from None
        except InvalidMove as error:
            raise Refusal(Code.INVALID_MOVE, problem=str(error)) from None
        if mover == own:
            last = _index_of_last(state.history, own) + 1
    if last <= at or mover != own:
        raise invalid(Flaw.PLAN, field="moves")
    return Plan(plan_id, person, own, table.number, at, state.history[at:last])


def _is_legal(table: Table, move: Move) -> bool:
    assert table.state is not None
    try:
        return table.state.parse(move.text, move.seat) == move
    except (IllegalMove, InvalidMove):
        return False


def _is_replaced(table: Table, old: Plan, new: Plan) -> bool:
    """Whether both are for the same case, and one answer has to give way."""
    if old.person != new.person or old.seat != new.seat:
        return False
    before, after = old.rest(table), new.rest(table)
    for ours, theirs in zip(before, after, strict=False):
        if ours != theirs:
            return ours.seat == new.seat
    return True  # the one goes on where the other ends


def _index_of_last(history: Sequence[Move], seat: int) -> int:
    return max(number for number, move in enumerate(history) if move.seat == seat)
