"""Who asked what, and how it went, one line a request.

What a request asked is told by its route, such as `/api/tables/{table_id}/moves`, and not by its address: addresses
carry invitations.
"""

import logging
from collections.abc import Mapping
from typing import Any, Final

_log: Final = logging.getLogger("klotz.requests")

# Parts of a route that may be known to everybody.
_SHOWN_PARTS: Final = ("table_id", "game", "person_id")


def log_request(scope: Mapping[str, Any], status: int, milliseconds: float) -> None:
    if not _log.isEnabledFor(logging.INFO):
        return
    state, client = scope.get("state", {}), scope.get("client")
    parts = scope.get("path_params", {})
    told = {
        "request": state.get("request_id"),
        "method": scope.get("method", "WEBSOCKET"),
        "route": getattr(scope.get("route"), "path", None),
        "status": status,
        "milliseconds": round(milliseconds, 1),
        "person": state.get("person"),
        "address": client[0] if client else None,
    }
    told |= {part: str(parts[part])[:32] for part in _SHOWN_PARTS if part in parts}
    _log.info("request", extra=told)
