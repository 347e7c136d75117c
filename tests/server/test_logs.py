"""Logs are lines of JSON, also when something odd is logged."""

import json
import logging
from collections.abc import Iterator
from io import StringIO

import pytest

from klotz.server.logs import _TALKATIVE, set_up_logs


@pytest.fixture
def written() -> Iterator[StringIO]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = StringIO()
    set_up_logs(logging.DEBUG, stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    for name in _TALKATIVE:
        logger = logging.getLogger(name)
        logger.setLevel(logging.NOTSET)
        logger.filters.clear()


def test_a_line_has_what_was_given_with_it(written: StringIO) -> None:
    logging.getLogger("klotz.test").warning("full: %d", 7, extra={"table_id": "t", "odd": {1, 2}})
    line = json.loads(written.getvalue())
    assert (line["level"], line["from"], line["message"]) == ("warning", "klotz.test", "full: 7")
    assert (line["table_id"], line["odd"]) == ("t", "{1, 2}")


def test_a_trace_stays_on_one_line(written: StringIO) -> None:
    try:
        raise ZeroDivisionError
    except ZeroDivisionError:
        logging.getLogger("klotz.test").exception("oh")
    (line,) = written.getvalue().splitlines()
    assert "ZeroDivisionError" in json.loads(line)["trace"]


def test_libraries_do_not_tell_what_is_secret(written: StringIO) -> None:
    logging.getLogger("aiosqlite").debug("INSERT the seed")
    logging.getLogger("uvicorn.error").info("WebSocket /api/live?key=the-invitation")
    assert written.getvalue() == ""
    logging.getLogger("uvicorn.error").error("no more sockets")
    assert "no more sockets" in written.getvalue()
