"""What a player answers when it is asked for a move, and what is made of it."""

from operator import index
from typing import SupportsIndex

from klotz.errors import KlotzError
from klotz.games.contract import Move, MoveError, State

Answer = Move | str | SupportsIndex
"""A move, its text or its number (`State.legal_array`)."""


class BadAnswer(KlotzError, ValueError):
    """A player answered with something that is not a legal move; the message says what and why not."""


def move_of(state: State, seat: int, answer: object) -> Move:
    """The legal move that a player means by its answer. BadAnswer if there is none."""
    try:
        match answer:
            case Move():
                if answer.seat != seat:
                    raise BadAnswer(
                        f"it chose {answer.text!r} for seat {answer.seat}, and seat {seat} is asked"
                    )
                return answer if state.is_legal(answer) else state.parse(answer.text, seat)
            case str():
                return state.parse(answer, seat)
            case SupportsIndex() if not isinstance(answer, bool):
                move = state.move_of(index(answer), seat)
                return move if state.is_legal(move) else state.parse(move.text, seat)
    except MoveError as error:
        raise BadAnswer(f"it chose {str(answer)[:80]!r}, which is not legal: {error}") from None
    shown = "nothing" if answer is None else f"{str(answer)[:80]!r}, a {type(answer).__name__}"
    raise BadAnswer(f"it answered with {shown}: a move, its text or its number is expected")
