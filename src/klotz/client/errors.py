"""What can go wrong between a client and a server."""

from typing import Any

from klotz.errors import KlotzError


class ClientError(KlotzError):
    """Something went wrong with a server."""


class Unreachable(ClientError, ConnectionError):
    """The server does not answer."""


class Refused(ClientError):
    """The server said no, and nothing has changed. `code` is for programs, the message for people."""

    def __init__(self, error: dict[str, Any], status: int | None = None) -> None:
        super().__init__(error["reason"])
        self.code: str = error["code"]
        """Never changes its meaning: docs/server.md says where they are listed."""
        self.rule: str | None = error.get("rule")
        """The rule of the game that forbids a move."""
        self.details: dict[str, Any] = error.get("details") or {}
        self.status = status
        """The HTTP status; None over a WebSocket."""

    @property
    def wait_seconds(self) -> float | None:
        """How long to wait before asking again; None if asking again would not help."""
        if "retry_after" in self.details:
            return float(self.details["retry_after"])
        return 1.0 if self.code in ("busy", "store_gone", "no_answer") else None
