"""What stands before everything else: foreign pages, floods, large bodies, headers, request ids, logs."""

import json
import logging
from collections.abc import AsyncIterator
from io import StringIO
from pathlib import Path

import httpx
import pytest

from klotz.server.logs import JsonLines
from klotz.server.web.limits import LARGEST_BODY
from klotz.server.web.page import install_page
from tests.server.accounts.small_server import HOST, SmallServer, open_socket, small_server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SmallServer]:
    async with small_server(tmp_path, origins=("https://friend.test",)) as made:
        yield made


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


async def guest_cookie(server: SmallServer) -> str:
    guest = await server.accounts.new_guest("Ada")
    return "klotz_guest=" + server.accounts.identities.guest_cookie(guest)


FOREIGN = [
    "https://evil.test",
    "http://klotz.test.evil.test",
    "http://evil.test/klotz.test",
    "http://klotz.test:8000",
    "http://klotz.test@evil.test",
    "null",
    "",
    "klotz.test",
    "file://",
    "http://[",
    "https://friend.test.evil.test",
]
OURS = ["http://klotz.test", "https://klotz.test", "http://KLOTZ.test:80", "https://friend.test"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_acts_in_nobodys_name(server: SmallServer, origin: str) -> None:
    async with server.browser(origin=origin, cookie=await guest_cookie(server)) as browser:
        for method, path in (("POST", "/api/moves"), ("DELETE", "/api/me"), ("PATCH", "/api/me")):
            assert code(await browser.request(method, path)) == (403, "foreign_origin")
        assert (await browser.get("/api/me")).json()["person"]["name"] == "Ada"
    async with server.browser(origin=origin) as browser:
        # Nor does it log anybody in without their knowing.
        answer = await browser.post("/api/sessions", json={"name": "Eve", "password": "x"})
        assert code(answer) == (403, "foreign_origin")
    (denied, *_) = await open_socket(server.app, origin=origin, cookie=await guest_cookie(server))
    assert denied["type"] == "websocket.http.response.start"
    assert denied["status"] == 403


@pytest.mark.parametrize("origin", OURS)
async def test_our_own_pages_do(server: SmallServer, origin: str) -> None:
    cookie = await guest_cookie(server)
    async with server.browser(origin=origin, cookie=cookie) as browser:
        assert (await browser.post("/api/moves")).status_code == 200
    accepted, sent, _ = await open_socket(server.app, origin=origin, cookie=cookie)
    assert accepted["type"] == "websocket.accept"
    assert json.loads(sent["text"])["person"]


@pytest.mark.parametrize(
    ("site", "allowed"),
    [("same-origin", True), ("none", True), ("same-site", False), ("cross-site", False), (None, True)],
)
async def test_cookies_without_an_origin(server: SmallServer, site: str | None, allowed: bool) -> None:
    headers = {"cookie": await guest_cookie(server)} | ({"sec-fetch-site": site} if site else {})
    async with server.browser(**headers) as browser:
        del browser.headers["origin"]
        assert (await browser.post("/api/moves")).status_code == (200 if allowed else 403)
    first, *_ = await open_socket(server.app, **headers)
    assert (first["type"] == "websocket.accept") is allowed


async def test_programs_need_no_origin(server: SmallServer) -> None:
    guest = await server.accounts.new_guest("Ada")
    token = (await server.accounts.keys.new_token(guest, "bot", frozenset(("play",)))).secret
    async with server.bot(token) as bot:
        assert (await bot.post("/api/moves")).status_code == 200
    first, *_ = await open_socket(server.app, authorization=f"Bearer {token}")
    assert first["type"] == "websocket.accept"
    first, *_ = await open_socket(server.app)
    assert first["type"] == "websocket.accept"
    first, *_ = await open_socket(server.app, authorization="Bearer klotz_wrong")
    assert (first["type"], first["status"]) == ("websocket.http.response.start", 401)


async def test_friends_get_cors_and_others_do_not(server: SmallServer) -> None:
    asked = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
    async with server.browser(origin="https://friend.test") as browser:
        answer = await browser.options("/api/moves", headers=asked)
        assert answer.headers["access-control-allow-origin"] == "https://friend.test"
        assert answer.headers["access-control-allow-credentials"] == "true"
    async with server.browser(origin="https://evil.test") as browser:
        answer = await browser.options("/api/moves", headers=asked)
        assert "access-control-allow-origin" not in answer.headers


async def test_headers_of_every_answer(server: SmallServer) -> None:
    async with server.browser() as browser:
        answers = [
            await browser.get("/api/me"),
            await browser.get("/nowhere"),
            await browser.get("/api/broken"),
            await browser.post("/api/echo", content=b"x" * (LARGEST_BODY + 1)),
        ]
    assert [answer.status_code for answer in answers] == [200, 404, 500, 413]
    for answer in answers:
        policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'self'"
        assert policy["connect-src"] == "'self' ws://klotz.test"
        assert policy["frame-ancestors"] == "'none'"
        assert "unsafe" not in str(policy)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert (
            "cross-origin-opener-policy" not in answer.headers
        )  # without TLS browsers ignore it, and complain
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers
    assert answers[0].headers["cache-control"] == "no-store"
    assert len({answer.headers["x-request-id"] for answer in answers}) == len(answers)


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000"])
async def test_this_machine_is_trusted_without_tls(server: SmallServer, host: str) -> None:
    async with server.browser() as browser:
        answer = await browser.get("/api/me", headers={"host": host})
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        answer = await browser.get("/api/me", headers={"host": f"{host.split(':')[0]}.example.org"})
        assert "cross-origin-opener-policy" not in answer.headers


async def test_parts_of_the_page_do_not_carry_what_is_for_documents(
    server: SmallServer, tmp_path: Path
) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    for name in ("index.html", "sw.js", "assets/part.js", "assets/part.css", "assets/picture.svg"):
        (page / name).write_text("", encoding="utf-8")
    install_page(server.app, page)
    async with server.browser() as browser:
        answers = {
            path: (await browser.get(path)).headers
            for path in ("/", "/sw.js", "/assets/part.js", "/assets/part.css", "/assets/picture.svg")
        }
    assert all(headers["x-content-type-options"] == "nosniff" for headers in answers.values())
    bare = {path for path, headers in answers.items() if "content-security-policy" not in headers}
    assert bare == {"/assets/part.js", "/assets/part.css"}


async def test_a_host_cannot_write_into_the_policy(server: SmallServer) -> None:
    async with server.browser(host="x; script-src *") as browser:
        policy = (await browser.get("/api/me")).headers["content-security-policy"]
    assert "script-src" not in policy


async def test_behind_tls(tmp_path: Path) -> None:
    async with small_server(tmp_path, secure_cookies=True) as server, server.browser() as browser:
        answer = await browser.post("/api/guest", json={})
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "wss://klotz.test" in answer.headers["content-security-policy"]


async def test_bodies_have_a_largest_size(server: SmallServer) -> None:
    filling = "x" * (LARGEST_BODY - len('{"a":""}'))
    largest = json.dumps({"a": filling}, separators=(",", ":")).encode()
    too_large = largest.replace(b"}", b" }")

    async def in_pieces(body: bytes) -> AsyncIterator[bytes]:
        for start in range(0, len(body), 1000):
            yield body[start : start + 1000]

    async with server.browser(**{"content-type": "application/json"}) as browser:
        assert (await browser.post("/api/echo", content=largest)).json() == {"a": filling}
        assert (await browser.post("/api/echo", content=in_pieces(largest))).json() == {"a": filling}
        for content in (too_large, in_pieces(too_large), in_pieces(b"x" * 1_000_000)):
            answer = await browser.post("/api/echo", content=content)
            assert code(answer) == (413, "too_large")
            assert answer.headers["connection"] == "close"


async def test_who_floods_is_told_when_to_come_back(tmp_path: Path) -> None:
    async with small_server(tmp_path, rate_limits=True) as server, server.browser() as browser:
        attempt = {"name": "Ada", "password": "a guess"}
        for _ in range(10):
            assert code(await browser.post("/api/sessions", json=attempt)) == (401, "login_wrong")
        refused = await browser.post("/api/sessions", json=attempt)
        assert code(refused) == (429, "too_many_requests")
        wait = int(refused.headers["retry-after"])
        assert wait == refused.json()["error"]["details"]["retry_after"]
        server.clock.now += wait * 1000
        assert code(await browser.post("/api/sessions", json=attempt)) == (401, "login_wrong")
        # Another account is another matter, until the address has had its share.
        answers = [
            (await browser.post("/api/sessions", json={"name": f"Name {n}", "password": "x"})).status_code
            for n in range(40)
        ]
        assert set(answers) == {401, 429}
        assert (await browser.get("/api/me")).status_code == 200


async def test_joining_and_asking_are_limited(tmp_path: Path) -> None:
    async with small_server(tmp_path, rate_limits=True) as server, server.browser() as browser:
        joins = [(await browser.post(f"/api/doors/{n}")).status_code for n in range(150)]
        assert joins == [200] * 120 + [429] * 30
        answers = [(await browser.get("/api/me")).status_code for _ in range(500)]
        assert answers == [200] * 450 + [429] * 50
        first, *_ = await open_socket(server.app)
        assert first["status"] == 429


async def test_many_addresses_do_not_help_one_person(tmp_path: Path) -> None:
    async with small_server(tmp_path, rate_limits=True) as server:
        cookie = await guest_cookie(server)
        asked = []
        for number in range(30):
            async with server.browser(f"192.0.2.{number}", cookie=cookie) as browser:
                asked += [(await browser.get("/api/me")).status_code for _ in range(10)]
        assert asked == [200] * 200 + [429] * 100


async def test_guessing_a_password_keeps_nobody_out_who_has_it(tmp_path: Path) -> None:
    async with small_server(tmp_path, rate_limits=True) as server:
        right = {"name": "Ada", "password": "a very good password"}
        async with server.browser("192.0.2.1") as at_home, server.browser("192.0.2.66") as stranger:
            assert (await at_home.post("/api/accounts", json=right)).status_code == 201

            async def guess(count: int) -> list[int]:
                wrong = {"name": "Ada", "password": "a guess"}
                return [(await stranger.post("/api/sessions", json=wrong)).status_code for _ in range(count)]

            assert await guess(15) == [401] * 10 + [429] * 5
            other = {"name": "Somebody else", "password": "a guess"}
            assert (await stranger.post("/api/sessions", json=other)).status_code == 401
            # Ada comes by another address; and by the same, with a browser that knows her.
            async with server.browser("192.0.2.2") as phone:
                assert (await phone.post("/api/sessions", json=right)).status_code == 201
            async with server.browser("192.0.2.66") as shared:
                assert (await shared.post("/api/sessions", json=right)).status_code == 429
                for name, value in at_home.cookies.items():
                    shared.cookies.set(name, value)
                assert (await shared.post("/api/sessions", json=right)).status_code == 201
                shared.cookies.clear()
                shared.cookies.set("klotz_browser", "made.up.by.somebody")
                assert (await shared.post("/api/sessions", json=right)).status_code == 429


async def test_limits_can_be_switched_off(server: SmallServer) -> None:
    async with server.browser() as browser:
        assert {(await browser.post("/api/doors/x")).status_code for _ in range(150)} == {200}


async def test_logs_say_who_asked_what_and_nothing_secret(
    server: SmallServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.WARNING, "httpx")  # that is the browser
    written = StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    logging.getLogger().addHandler(handler)
    try:
        async with server.browser() as browser:
            made = await browser.post("/api/accounts", json={"name": "Ada", "password": "correct horse"})
            secret = browser.cookies["klotz_session"]
            token = (await browser.post("/api/tokens", json={"name": "b", "scopes": ["play"]})).json()[
                "token"
            ]
            await browser.post("/api/doors/the-invitation?key=the-query")
            await browser.get("/somewhere/the-invitation?key=the-query")
            await browser.post("/api/accounts", json={"name": ["correct horse"], "password": "correct horse"})
            await browser.post("/api/sessions", json={"name": "Ada", "password": "a wrong horse"})
            broken = await browser.get("/api/broken")
        async with server.bot(token) as bot:
            await bot.post("/api/moves")
        await open_socket(server.app, origin=HOST, cookie=f"klotz_session={secret}")
    finally:
        logging.getLogger().removeHandler(handler)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    everything = written.getvalue() + caplog.text + str([vars(record) for record in caplog.records])
    code = made.json()["recovery_code"]
    for hidden in (secret, token, code, "correct horse", "wrong horse", "the-invitation", "the-query"):
        assert hidden not in everything
    requests = [line for line in lines if line["from"] == "klotz.requests"]
    assert [(line["method"], line["route"], line["status"]) for line in requests] == [
        ("POST", "/api/accounts", 201),
        ("POST", "/api/tokens", 201),
        ("POST", "/api/doors/{key}", 200),
        ("GET", None, 404),
        ("POST", "/api/accounts", 422),
        ("POST", "/api/sessions", 401),
        ("GET", "/api/broken", 500),
        ("POST", "/api/moves", 200),
        ("WEBSOCKET", "/api/live", 101),
    ]
    person = made.json()["person"]["id"]
    assert [line["person"] for line in requests[-2:]] == [person, person]
    assert all(line["milliseconds"] >= 0 for line in requests)
    (mistake,) = (line for line in lines if line["from"] == "klotz.errors")
    assert mistake["error"] == "ZeroDivisionError"
    assert mistake["request"] == broken.headers["x-request-id"]
    assert "in broken" in mistake["trace"]
