"""Logs as lines of JSON: one event a line, for machines to search and people to read.

Nothing that opens a door is ever in them.
"""

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import orjson

# What every record has; whatever else it has was given by `extra`.
_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

# Databases would tell what is written into them, and Uvicorn the whole address of every socket.
_TALKATIVE: Final = ("aiosqlite", "alembic", "asyncio", "asyncpg", "sqlalchemy", "uvicorn.error")


class JsonLines(logging.Formatter):
    """The message, and whatever was given with `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


def set_up_logs(level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Everything that is logged, also by libraries. Uvicorn's access log stays off: it tells whole addresses."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for talkative in _TALKATIVE:
        logging.getLogger(talkative).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_no_refused_socket)


def _is_no_refused_socket(record: logging.LogRecord) -> bool:
    # Uvicorn takes it for an error of the app if a socket is refused with an answer that has a body.
    return record.msg != "ASGI callable returned without completing handshake."
