"""Conditional moves, as their owner sees them."""

from klotz.server.web.models.base import Out


class PlanMoveOut(Out):
    seat: int
    text: str


class PlanOut(Out):
    """What you are going to play, if the others play what you expect."""

    id: str
    seat: int
    moves: list[PlanMoveOut]
    """From now on, with moves that nobody chooses, such as a forced pass; the last is yours."""


class PlansOut(Out):
    plans: list[PlanOut]
