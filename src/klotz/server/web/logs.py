"""Logs as lines of JSON: who asked what, and how it went. Nothing that opens a door is ever in them.

What a request asked is told by its route, such as `/api/tables/{table_id}/moves`, and not by its address: addresses
carry invitations.
"""

import logging
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import orjson

_log: Final = logging.getLogger("klotz.requests")

# What every record has; whatever else it has was given by `extra`.
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

# Parts of a route that may be known to everybody.
_SHOWN_PARTS: Final = ("table_id", "game", "person_id")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


def set_up_logs(level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Everything that is logged, also by libraries, as lines of JSON.

    Uvicorn is to run with `log_config=None, access_log=False`: its own access log would write addresses in full.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # The databases would tell what is written into them, and Uvicorn the whole address of every socket.
    for talkative in ("aiosqlite", "asyncpg", "sqlalchemy", "uvicorn.error"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_no_refused_socket)


def _is_no_refused_socket(record: logging.LogRecord) -> bool:
    # Uvicorn takes it for an error of the app if a socket is refused with an answer that has a body.
    return record.msg != "ASGI callable returned without completing handshake."


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
