"""Guests: who they are by a signed cookie, and that nobody can be somebody else by making one up."""

import re

import pytest
from sqlalchemy import select

from klotz.server.store.schema import people
from tests.server.accounts.small_server import SmallServer

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
