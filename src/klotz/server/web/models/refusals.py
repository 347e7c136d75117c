"""How the server says no."""

from typing import Any

from klotz.server.refusals import Code
from klotz.server.web.models.base import Out


class RefusalOut(Out):
    code: Code
    """For programs: never changes its meaning."""
    reason: str
    """For people, in English. In every language: the sentence `refusal-CODE` of the words, with the details."""
    rule: str | None
    """The rule of the game that forbids a move."""
    details: dict[str, Any]


class ErrorBody(Out):
    error: RefusalOut
