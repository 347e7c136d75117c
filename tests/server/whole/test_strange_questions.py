"""Schemathesis asks the whole API strange questions: nothing breaks, and what is answered is what was promised."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from klotz.server.settings import ServerSettings
from klotz.server.web.app import create_app
from tests.server.harness.nodes import Node
from tests.server.whole.conftest import environment_of

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
ENDLESS: Final = "/stream$"
OF_THE_GUEST: Final = ["/api/me$", "/api/accounts", "/api/sessions", "/api/guest"]
"""What would make the guest somebody else in the middle of the test: these are asked by nobody only."""

REFUSALS: Final = [400, 401, 403, 404, 405, 409, 413, 415, 422]
config = schemathesis.Config.from_dict(
    {
        "checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}},
        "request-timeout": 180,  # a computer player may have to be started first, on a busy machine
    }
)
schema = schemathesis.openapi.from_dict(
    create_app(ServerSettings(database_url="sqlite+aiosqlite://")).openapi(), config=config
)
as_nobody = schema.exclude(path_regex=ENDLESS)
as_guest = as_nobody.exclude(path_regex="|".join(OF_THE_GUEST))
moderately = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("strange-questions")
    started = Node(folder, environment_of(f"sqlite:///{folder / 'klotz.db'}"))
    try:
        yield started.ready()
    finally:
        started.kill()


@dataclass
class Asking:
    """A guest who has tables of each kind, so that strange questions are asked about real ones."""

    cookies: dict[str, str]
    tables: list[str]
    turn: Iterator[int] = field(default_factory=itertools.count)

    def aim(self, case: Any) -> bool:
        """At a table that is there, if the question is about one."""
        if "table_id" not in (case.path_parameters or {}):
            return False
        case.path_parameters["table_id"] = self.tables[next(self.turn) % len(self.tables)]
        return True


@pytest.fixture(scope="module")
def guest(node: Node) -> Asking:
    tables = []
    with httpx.Client(base_url=node.url, verify=False) as http:
        http.post("/api/guest", json={"name": "Ada"}).raise_for_status()
        for game in ("blokus-duo", "bloxx", "bloqs-maestro"):
            for other in ({"kind": "open"}, {"kind": "hot", "name": "Blaise"}):
                wish = {"game": game, "public": True, "seats": [{"kind": "me"}, other]}
                tables.append(http.post("/api/tables", json=wish).json()["table"]["id"])
        return Asking(dict(http.cookies), tables)


@as_nobody.parametrize()
@moderately
def test_asked_by_nobody(case: Any, node: Node) -> None:
    case.call_and_validate(base_url=node.url, checks=CHECKS)


@as_guest.parametrize()
@moderately
def test_asked_by_a_guest(case: Any, node: Node, guest: Asking) -> None:
    # What was wrong about the question may be gone when it is aimed; and scopes are a set, so twice is once.
    aimed = guest.aim(case) or case.path == "/api/tokens"
    checks = [check for check in CHECKS if not (aimed and check is negative_data_rejection)]
    case.call_and_validate(base_url=node.url, checks=checks, cookies=guest.cookies)


SURROGATE: Final = r"\ud800"
DEEP: Final = "[" * 50_000 + "]" * 50_000
STRANGE_BODIES: Final = {
    "/api/tables": [
        '{"game": "SURROGATE", "seats": [{"kind": "me"}, {"kind": "open"}]}',
        '{"game": "blokus-duo", "options": {"SURROGATE": 1}, "seats": [{"kind": "me"}, {"kind": "open"}]}',
        '{"game": "blokus-duo", "options": {"scoring": "SURROGATE"}, "seats": [{"kind": "me"}, {"kind": "open"}]}',
        '{"game": "blokus-duo", "options": {"scoring": NaN}, "seats": [{"kind": "me"}, {"kind": "open"}]}',
        '{"game": "blokus-duo", "options": {"scoring": DEEP}, "seats": [{"kind": "me"}, {"kind": "open"}]}',
        '{"game": "blokus-duo", "seats": [{"kind": "me"}, {"kind": "hot", "name": "SURROGATE"}]}',
        '{"game": "bloxx", "options": {"SEATS": 1e999}, "seats": [{"kind": "me"}]}',
        '{"SURROGATE": 1}',
        "DEEP",
        "{",
        "",
    ],
    "/api/board": [
        '{"game": "blokus-duo", "moves": ["SURROGATE"]}',
        '{"game": "blokus-duo", "options": {"SURROGATE": null}}',
        '{"game": "bloxx", "options": {"sheets": {"SURROGATE": DEEP}}}',
        '{"game": "bloqs-maestro", "options": {"deck": {"SURROGATE": [1]}}}',
    ],
    "/api/tables/TABLE/actions": [
        '{"action": "SURROGATE"}',
        '{"action": "say", "text": "SURROGATE"}',
        '{"action": "move", "answers": 1e400, "move": "SURROGATE"}',
        '{"action": "move", "answers": 3, "move": "SURROGATE"}',
        '{"action": "sit", "invite": "SURROGATE", "commitment": "SURROGATE"}',
        '{"action": "reveal", "nonce": "SURROGATE"}',
        '{"action": DEEP}',
    ],
}


@pytest.mark.parametrize(
    ("address", "body"), [(address, body) for address, bodies in STRANGE_BODIES.items() for body in bodies]
)
def test_bodies_that_a_schema_does_not_think_of(address: str, body: str, node: Node, guest: Asking) -> None:
    content = body.replace("SURROGATE", SURROGATE).replace("DEEP", DEEP)
    headers = {"content-type": "application/json"}
    with httpx.Client(base_url=node.url, verify=False, cookies=guest.cookies, timeout=60) as http:
        answer = http.post(address.replace("TABLE", guest.tables[0]), content=content, headers=headers)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["code"]


def test_nothing_went_wrong_inside(node: Node) -> None:
    """Runs last: whatever was asked, no trace is in the log."""
    assert "Traceback" not in node.program.said()
