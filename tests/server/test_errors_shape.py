"""Every no has one shape, and OpenAPI says so."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi.exceptions import ResponseValidationError
from sqlalchemy.exc import OperationalError, StatementError

from klotz.server.web.errors import unexpected
from tests.server.accounts.small_server import SmallServer, open_socket, small_server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SmallServer]:
    async with small_server(tmp_path) as made:
        yield made


def check_shape(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    (error,) = answer.json().values()
    assert set(error) == {"code", "reason", "rule", "details"}
    assert error["code"] == code
    assert error["reason"]


async def test_routing(server: SmallServer) -> None:
    async with server.browser() as browser:
        check_shape(await browser.get("/api/nowhere"), 404, "not_found")
        wrong = await browser.put("/api/guest")
        check_shape(wrong, 405, "method_not_allowed")
        assert wrong.headers["allow"] == "POST"
        assert (await browser.post("/api/me")).headers["allow"] == "DELETE, GET, PATCH"
        deeper = await browser.post("/api/sessions/current")
        check_shape(deeper, 405, "method_not_allowed")
        assert deeper.headers["allow"] == "DELETE"


async def test_a_database_that_is_away_is_said_wherever_it_is_noticed(
    server: SmallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: object) -> None:
        raise OperationalError("SELECT secret", {}, OSError("gone"))

    monkeypatch.setattr(type(server.accounts), "new_guest", gone)
    async with server.browser() as browser:
        answer = await browser.post("/api/guest", json={})
    check_shape(answer, 503, "store_gone")
    assert "secret" not in answer.text


async def test_validation_names_the_field_and_not_what_was_in_it(server: SmallServer) -> None:
    async with server.browser() as browser:
        answer = await browser.post("/api/accounts", json={"name": "Ada", "password": ["my secret"]})
        check_shape(answer, 422, "invalid")
        (field,) = answer.json()["error"]["details"]["fields"]
        assert field["field"] == "body.password"
        assert "my secret" not in answer.text
        headers = {"content-type": "application/json"}
        for body in (b"{", b"[]", b'{"name": "\\ud800"}', b'"\xed\xa0\x80"', b""):
            answer = await browser.post("/api/guest", content=body, headers=headers)
            check_shape(answer, 422, "invalid")
        for body in (b"\xff", b"[" * 10_000):
            answer = await browser.post("/api/guest", content=body, headers=headers)
            check_shape(answer, 400, "bad_request")


async def test_a_mistake_of_ours_tells_nothing_but_a_number(server: SmallServer) -> None:
    async with server.browser() as browser:
        answer = await browser.get("/api/broken")
    check_shape(answer, 500, "internal")
    request = answer.json()["error"]["details"]["request"]
    assert re.fullmatch("[0-9a-f]{16}", request)
    assert answer.headers["x-request-id"] == request
    assert "inside" not in answer.text
    assert "Zero" not in answer.text


@pytest.mark.parametrize(
    "error",
    [
        StatementError("no", "INSERT ...", {"seed": "the secret"}, OSError("disk full")),
        ResponseValidationError([{"loc": ("name",), "msg": "bad", "input": "the secret"}]),
    ],
)
async def test_a_mistake_is_logged_without_what_it_was_about(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    assert "the secret" in str(error)
    refusal = unexpected(error, "17")
    (record,) = caplog.records
    assert "the secret" not in str(vars(record)) + str(refusal.json())
    assert type(error).__name__ in str(vars(record))


async def test_a_socket_is_refused_in_the_same_shape(server: SmallServer) -> None:
    start, body = await open_socket(server.app, authorization="Bearer klotz_wrong")
    assert start["status"] == 401
    check_shape(httpx.Response(401, headers=start["headers"], content=body["body"]), 401, "token_invalid")


async def test_a_mistake_in_a_socket_closes_it(server: SmallServer) -> None:
    (closed,) = await open_socket(server.app, "/api/broken-live")
    assert closed == {"type": "websocket.close", "code": 1011}


async def test_openapi_shows_the_shape_everywhere(server: SmallServer) -> None:
    described = server.app.openapi()
    operations = [
        (path, method, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    assert len(operations) >= 16
    for path, method, operation in operations:
        schema = operation["responses"]["default"]["content"]["application/json"]["schema"]
        assert schema == {"$ref": "#/components/schemas/ErrorBody"}, (method, path)
        assert "422" not in operation["responses"]
    assert "HTTPValidationError" not in described["components"]["schemas"]
