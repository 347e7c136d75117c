"""Accounts: register, log in, recover, leave for good; and what happens to who tries without the password."""

from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import insert, select

from klotz.server.accounts import Accounts
from klotz.server.store.schema import people, ratings, seats, sessions, tables, tokens
from tests.server.accounts.small_server import DAY, QUICK_HASHER, SmallServer, a_table

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


async def register(browser: httpx.AsyncClient, name: str = "Ada", password: str = PASSWORD) -> Any:
    answer = await browser.post("/api/accounts", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def log_in(browser: httpx.AsyncClient, name: str = "Ada", password: str = PASSWORD) -> httpx.Response:
    return await browser.post("/api/sessions", json={"name": name, "password": password})


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


async def whoami(browser: httpx.AsyncClient) -> Any:
    return (await browser.get("/api/me")).json()["person"]


async def test_register_and_log_in_elsewhere(server: SmallServer) -> None:
    async with server.browser() as home, server.browser() as elsewhere:
        made = await register(home)
        assert await whoami(home) == made["person"]
        entered = await log_in(elsewhere, " ADA ")
        assert entered.status_code == 201
        assert entered.json()["person"] == made["person"]
        assert await whoami(elsewhere) == made["person"]


async def test_nothing_secret_is_stored_or_answered_twice(server: SmallServer) -> None:
    async with server.browser() as browser:
        made = await register(browser)
        secret = browser.cookies["klotz_session"]
        token = (await browser.post("/api/tokens", json={"name": "bot", "scopes": ["read"]})).json()["token"]
        later = ""
        for path in ("/api/me", "/api/sessions", "/api/tokens", f"/api/people/{made['person']['id']}"):
            answer = await browser.get(path)
            later += answer.text + str(answer.headers)
    async with server.engine.connect() as connection:
        stored = ""
        for table in (people, sessions, tokens):
            stored += str((await connection.execute(select(table))).all())
    for hidden in (PASSWORD, made["recovery_code"], made["recovery_code"].replace("-", ""), secret, token):
        assert hidden not in stored
        assert hidden not in later
    assert "argon2id" in stored
    assert "argon2id" not in later


@pytest.mark.parametrize("name", ["ADA", "ada", "\uff21da", "A\u200bda", " Ada "])
async def test_no_two_accounts_with_the_same_name(server: SmallServer, name: str) -> None:
    async with server.browser() as one, server.browser() as other:
        await register(one)
        refused = await other.post("/api/accounts", json={"name": name, "password": PASSWORD})
        assert code(refused) in ((409, "name_taken"), (422, "invalid"))
        assert await whoami(other) is None
        guest = (await other.post("/api/guest", json={"name": "Ada"})).json()["person"]
        refused = await other.post("/api/accounts", json={"name": "Ada", "password": PASSWORD})
        assert code(refused) == (409, "name_taken")
        assert await whoami(other) == guest


async def test_rename_moves_the_login(server: SmallServer) -> None:
    async with server.browser() as browser, server.browser() as other:
        made = await register(browser)
        await register(other, "Grace")
        assert code(await other.patch("/api/me", json={"name": "aDa"})) == (409, "name_taken")
        renamed = await browser.patch("/api/me", json={"name": "Countess"})
        assert renamed.json()["person"] == {**made["person"], "name": "Countess"}
        assert await whoami(browser) == renamed.json()["person"]
        assert (await other.patch("/api/me", json={"name": "Ada"})).status_code == 200
    async with server.browser() as browser:
        assert (await log_in(browser, "countess")).json()["person"]["id"] == made["person"]["id"]


async def test_who_is_logged_in_does_not_register_again(server: SmallServer) -> None:
    async with server.browser() as browser:
        await register(browser)
        again = await browser.post("/api/accounts", json={"name": "Eve", "password": PASSWORD})
        assert code(again) == (409, "already_registered")
        assert code(await browser.post("/api/guest", json={})) == (409, "already_registered")


async def test_wrong_password_and_unknown_name_are_told_apart_by_nothing(
    server: SmallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []
    verify = PasswordHasher.verify

    def counted(self: PasswordHasher, hashed: str, password: str) -> Any:
        checked.append(password)
        return verify(self, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    async with server.browser() as browser:
        await register(browser)
    answers = []
    for name in ("Ada", "Nobody", "\u0000", "\ufdfa" * 9):
        async with server.browser() as browser:
            checked.clear()
            answers.append(await log_in(browser, name, "wrong password"))
            assert checked == ["wrong password"], name
            assert "klotz_session" not in browser.cookies
    assert {(answer.status_code, answer.text) for answer in answers} == {(401, answers[0].text)}
    assert code(answers[0]) == (401, "login_wrong")


async def test_a_password_hashed_in_an_older_way_is_hashed_anew(server: SmallServer) -> None:
    async with server.browser() as browser:
        await register(browser)
    stronger = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    later = Accounts(server.engine, "secret", hasher=stronger, clock=server.clock)
    try:
        await later.log_in("Ada", PASSWORD, "")
        async with server.engine.connect() as connection:
            hashed = (await connection.execute(select(people.c.password_hash))).scalar_one()
        assert not stronger.check_needs_rehash(hashed)
        assert QUICK_HASHER.check_needs_rehash(hashed)
        assert (await later.log_in("Ada", PASSWORD, "")).person.name == "Ada"
    finally:
        later.close()


async def test_sessions_are_listed_and_ended(server: SmallServer) -> None:
    async with server.browser(**{"user-agent": "Home\x07 1.0"}) as home, server.browser() as away:
        await register(home)
        session = (await log_in(away)).json()["session"]
        listed = {one["id"]: one for one in (await home.get("/api/sessions")).json()}
        assert len(listed) == 2
        assert not listed[session]["current"]
        (current,) = (one for one in listed.values() if one["current"])
        assert current["agent"] == "Home 1.0"
        assert await whoami(away) is not None
        assert (await home.delete(f"/api/sessions/{session}")).status_code == 204
        assert await whoami(away) is None  # at once, although it was remembered
        assert code(await home.delete(f"/api/sessions/{session}")) == (404, "not_found")
        await log_in(away)
        assert (await home.delete("/api/sessions")).json() == {"ended": 1}
        assert await whoami(away) is None
        assert await whoami(home) is not None
        assert (await home.delete("/api/sessions/current")).status_code == 204
        assert "klotz_session" not in home.cookies
        assert await whoami(home) is None


async def test_nobody_ends_sessions_or_tokens_of_others(server: SmallServer) -> None:
    async with server.browser() as ada, server.browser() as eve:
        await register(ada)
        await register(eve, "Eve")
        session = (await ada.get("/api/sessions")).json()[0]["id"]
        token = (await ada.post("/api/tokens", json={"name": "bot", "scopes": ["read"]})).json()["id"]
        assert code(await eve.delete(f"/api/sessions/{session}")) == (404, "not_found")
        assert code(await eve.delete(f"/api/tokens/{token}")) == (404, "not_found")
        assert (await eve.delete("/api/sessions")).json() == {"ended": 0}
        assert len((await ada.get("/api/sessions")).json()) == 1
        assert len((await ada.get("/api/tokens")).json()) == 1
        # The id of a session is no secret: it opens nothing.
        async with server.browser(cookie=f"klotz_session={session}") as thief:
            assert await whoami(thief) is None


async def test_sessions_slide_for_thirty_days(server: SmallServer) -> None:
    async with server.browser() as browser:
        await register(browser)
        for _ in range(3):
            server.clock.now += 29 * DAY
            assert await whoami(browser) is not None
        server.clock.now += 31 * DAY
        assert await whoami(browser) is None
    await server.accounts.tidy()
    async with server.engine.connect() as connection:
        assert (await connection.execute(select(sessions))).all() == []


async def test_use_of_a_session_is_written_once_an_hour(server: SmallServer) -> None:
    async def used_at() -> Any:
        async with server.engine.connect() as connection:
            return (await connection.execute(select(sessions.c.used_at))).scalar_one()

    async with server.browser() as browser:
        await register(browser)
        began = await used_at()
        server.clock.now += 50 * 60 * 1000
        await whoami(browser)
        assert await used_at() == began
        server.clock.now += 20 * 60 * 1000
        await whoami(browser)
        assert await used_at() == server.clock.now


async def test_a_new_login_replaces_the_session_of_the_browser(server: SmallServer) -> None:
    async with server.browser() as browser:
        await register(browser)
        old = browser.cookies["klotz_session"]
        await log_in(browser)
        assert len((await browser.get("/api/sessions")).json()) == 1
    async with server.browser(cookie=f"klotz_session={old}") as thief:
        assert await whoami(thief) is None


async def test_change_of_password_ends_other_sessions(server: SmallServer) -> None:
    async with server.browser() as home, server.browser() as away:
        await register(home)
        await log_in(away)
        wrong = await home.put("/api/me/password", json={"old": "not mine", "new": "battery staple"})
        assert code(wrong) == (401, "password_wrong")
        short = await home.put("/api/me/password", json={"old": PASSWORD, "new": "1234567"})
        assert code(short) == (422, "invalid")
        assert await whoami(away) is not None
        done = await home.put("/api/me/password", json={"old": PASSWORD, "new": "battery staple"})
        assert done.status_code == 204
        assert await whoami(home) is not None
        assert await whoami(away) is None
        assert code(await log_in(away)) == (401, "login_wrong")
        assert (await log_in(away, password="battery staple")).status_code == 201


async def test_a_guest_has_no_password_to_change(server: SmallServer) -> None:
    async with server.browser() as browser:
        await browser.post("/api/guest", json={})
        answer = await browser.put("/api/me/password", json={"old": "", "new": PASSWORD})
        assert code(answer) == (409, "no_account")


async def test_recovery_code_sets_a_new_password_once(server: SmallServer) -> None:
    async with server.browser() as home, server.browser() as away:
        recovery = (await register(home))["recovery_code"]
        asked = {"name": "ada", "recovery_code": recovery.lower(), "password": "battery staple"}
        for wrong in ({"recovery_code": "7" * 25}, {"name": "Nobody"}, {"recovery_code": ""}):
            refused = await away.post("/api/accounts/recover", json=asked | wrong)
            assert code(refused) == (401, "recovery_wrong")
        assert await whoami(home) is not None
        answer = await away.post("/api/accounts/recover", json=asked)
        assert answer.status_code == 200
        assert answer.json()["recovery_code"] != recovery
        assert await whoami(away) == answer.json()["person"]
        assert await whoami(home) is None
        again = await home.post("/api/accounts/recover", json=asked)
        assert code(again) == (401, "recovery_wrong")
        assert code(await log_in(home)) == (401, "login_wrong")
        assert (await log_in(home, password="battery staple")).status_code == 201


async def test_who_leaves_for_good_is_forgotten_and_seats_stay(server: SmallServer) -> None:
    async with server.browser() as browser:
        made = await register(browser)
        me = made["person"]["id"]
        token = (await browser.post("/api/tokens", json={"name": "bot", "scopes": ["play"]})).json()["token"]
        async with server.engine.begin() as connection:
            await connection.execute(insert(tables).values(a_table("t")))
            await connection.execute(insert(seats).values(table_id="t", seat=0, person=me))
            rated = {"rating": 1600.0, "deviation": 60.0, "volatility": 0.06, "games": 9, "changed_at": 0}
            await connection.execute(insert(ratings).values(person=me, game="blokus-duo", **rated))
        async with server.bot(token) as bot:
            assert (await bot.post("/api/moves")).status_code == 200
            session = browser.cookies["klotz_session"]
            assert (await browser.delete("/api/me")).status_code == 204
            assert dict(browser.cookies) == {}
            assert code(await bot.post("/api/moves")) == (401, "token_invalid")
        async with server.browser(cookie=f"klotz_session={session}") as old:
            assert await whoami(old) is None
        assert code(await log_in(browser)) == (401, "login_wrong")
        recovery = {"name": "Ada", "recovery_code": made["recovery_code"], "password": PASSWORD}
        assert code(await browser.post("/api/accounts/recover", json=recovery)) == (401, "recovery_wrong")
        assert code(await browser.get(f"/api/people/{me}")) == (404, "not_found")
    assert (await server.accounts.find([me]))[me].name == "Deleted player"
    async with server.engine.connect() as connection:
        row = (await connection.execute(select(people))).one()
        assert (row.login, row.password_hash, row.recovery_hash) == (None, None, None)
        for table in (sessions, tokens, ratings):
            assert (await connection.execute(select(table))).all() == []
        assert (await connection.execute(select(seats.c.person))).scalar_one() == me
    async with server.browser() as browser:
        assert (await register(browser))["person"]["id"] != me  # the name is free again


async def test_a_guest_leaves_for_good(server: SmallServer) -> None:
    async with server.browser() as browser:
        await browser.post("/api/guest", json={"name": "Ada"})
        cookie = browser.cookies["klotz_guest"]
        assert (await browser.delete("/api/me")).status_code == 204
    async with server.browser(cookie=f"klotz_guest={cookie}") as browser:
        assert await whoami(browser) is None


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("PUT", "/api/me/password"),
        ("GET", "/api/sessions"),
        ("DELETE", "/api/sessions"),
        ("DELETE", "/api/sessions/current"),
        ("GET", "/api/tokens"),
        ("POST", "/api/tokens"),
        ("DELETE", "/api/tokens/abc"),
    ],
)
async def test_nobody_in_particular_and_bots_cannot_touch_accounts(
    server: SmallServer, method: str, path: str
) -> None:
    body: dict[str, Any] = {"name": "Eve", "old": PASSWORD, "new": PASSWORD, "scopes": ["read"]}
    async with server.browser() as nobody:
        answer = await nobody.request(method, path, json=body)
        assert code(answer) == (401, "unauthenticated")
    async with server.browser() as browser:
        await register(browser)
        scopes = {"name": "bot", "scopes": ["read", "play", "tables"]}
        token = (await browser.post("/api/tokens", json=scopes)).json()["token"]
    async with server.bot(token) as bot:
        assert code(await bot.request(method, path, json=body)) == (403, "not_by_token")
        assert (await bot.get("/api/me")).json()["person"]["name"] == "Ada"
