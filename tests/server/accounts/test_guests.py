"""Guests: who they are by a signed cookie, and that nobody can be somebody else by making one up."""

import re
from hashlib import sha256

import pytest
from itsdangerous import TimestampSigner
from sqlalchemy import insert, select

from klotz.server.store.schema import appearances, people, tables
from tests.server.accounts.small_server import DAY, SmallServer, a_table

pytestmark = pytest.mark.anyio


async def test_nobody_in_particular_may_ask_who_they_are(server: SmallServer) -> None:
    async with server.browser() as browser:
        answer = await browser.get("/api/me")
    assert answer.status_code == 200
    assert answer.json() == {"person": None, "scopes": [], "by": None}


async def test_guest_gets_a_name_and_stays_the_same_person(server: SmallServer) -> None:
    async with server.browser() as browser:
        first = (await browser.post("/api/guest", json={})).json()["person"]
        assert re.fullmatch(r"Guest \d{4}", first["name"])
        assert first["kind"] == "guest"
        assert (await browser.get("/api/me")).json()["person"] == first
        renamed = (await browser.post("/api/guest", json={"name": "  Ada  B. "})).json()["person"]
        assert renamed == {"id": first["id"], "kind": "guest", "name": "Ada B."}
        assert (await browser.get("/api/me")).json()["person"] == renamed
        again = (await browser.post("/api/guest", json={})).json()["person"]
        assert again == renamed
    async with server.engine.connect() as connection:
        assert len((await connection.execute(select(people))).all()) == 1


async def test_cookie_of_a_guest_is_out_of_reach_of_scripts(server: SmallServer) -> None:
    async with server.browser() as browser:
        cookie = (await browser.post("/api/guest", json={})).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Max-Age=31536000" in cookie
    assert "Secure" not in cookie


async def test_forged_cookies_are_nobody(server: SmallServer) -> None:
    async with server.browser() as victim:
        person = (await victim.post("/api/guest", json={})).json()["person"]["id"]
        real = victim.cookies["klotz_guest"]
    other_secret = TimestampSigner("another secret", salt="klotz guest", digest_method=sha256).sign(person)
    other_salt = TimestampSigner(server.services.settings.secret, digest_method=sha256).sign(person)
    forged = [
        person,
        other_secret.decode(),
        other_salt.decode(),
        real[:-9] + ("A" if real[-9] != "A" else "B") + real[-8:],
        real.replace(person, person[::-1]),
        real + "." + real,
        "x" * 5000,
        "\xff",
    ]
    for cookie in forged:
        async with server.browser() as browser:
            headers = {b"cookie": f"klotz_guest={cookie}".encode("latin-1")}
            answer = await browser.get("/api/me", headers=headers)
            assert answer.json()["person"] is None, cookie
            moved = await browser.post("/api/moves", headers=headers)
            assert (moved.status_code, moved.json()["error"]["code"]) == (401, "unauthenticated")


async def test_cookie_of_a_guest_ends_after_a_year(server: SmallServer) -> None:
    class LongAgo(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() - 366 * 24 * 3600

    guest = await server.accounts.new_guest("Ada")
    old = LongAgo(server.services.settings.secret, salt="klotz guest", digest_method=sha256).sign(guest.id)
    async with server.browser(cookie=f"klotz_guest={old.decode()}") as browser:
        assert (await browser.get("/api/me")).json()["person"] is None


async def test_cookie_of_a_guest_who_registered_opens_nothing(server: SmallServer) -> None:
    async with server.browser() as browser:
        guest = (await browser.post("/api/guest", json={"name": "Ada"})).json()["person"]
        stolen = browser.cookies["klotz_guest"]
        made = await browser.post("/api/accounts", json={"name": "Ada", "password": "correct horse"})
        assert made.status_code == 201
        assert made.json()["person"] == {"id": guest["id"], "kind": "account", "name": "Ada"}
        assert "klotz_guest" not in browser.cookies
    async with server.browser(cookie=f"klotz_guest={stolen}") as thief:
        assert (await thief.get("/api/me")).json()["person"] is None


async def test_bad_names_change_nothing(server: SmallServer) -> None:
    async with server.browser() as browser:
        before = (await browser.post("/api/guest", json={"name": "Ada"})).json()
        for name in ("", "\u202eadA", "x" * 41, 7, None, "\u0000"):
            answer = await browser.patch("/api/me", json={"name": name})
            assert answer.status_code == 422, name
            assert answer.json()["error"]["code"] == "invalid"
        assert (await browser.get("/api/me")).json() == before


async def test_guests_who_never_sat_are_tidied_away_after_a_year(server: SmallServer) -> None:
    old = await server.accounts.new_guest("Old")
    seated = await server.accounts.new_guest("Seated")
    async with server.engine.begin() as connection:
        await connection.execute(insert(tables).values(a_table("t")))
        await connection.execute(insert(appearances).values(table_id="t", person=seated.id))
    server.clock.now += 366 * DAY
    young = await server.accounts.new_guest("Young")
    await server.accounts.tidy()
    assert set(await server.accounts.find([old.id, seated.id, young.id])) == {seated.id, young.id}
