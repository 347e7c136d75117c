"""Refusals: everything the server says no with has one shape."""

from collections.abc import Mapping
from typing import Any


class Refusal(Exception):
    """Something that was asked for and is not done. Nothing has changed.

    `code` is for programs and never changes its meaning; `reason` is for people. `rule` is the rule of a game that
    forbids a move. `details` is whatever else helps: the number that is current, the field that is wrong.
    """

    def __init__(
        self,
        code: str,
        reason: str,
        *,
        status: int = 409,
        rule: str | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status
        self.rule = rule
        self.details = dict(details or {})

    def json(self) -> dict[str, Any]:
        return {"code": self.code, "reason": self.reason, "rule": self.rule, "details": self.details}


def not_found(what: str) -> Refusal:
    return Refusal("not_found", f"There is no such {what}.", status=404)


def forbidden(reason: str, code: str = "forbidden") -> Refusal:
    return Refusal(code, reason, status=403)


def store_gone() -> Refusal:
    return Refusal("store_gone", "Nothing can be kept at the moment: try again soon.", status=503)


def invalid(reason: str, **details: Any) -> Refusal:
    return Refusal("invalid", reason, status=422, details=details)
