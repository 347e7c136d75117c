"""Tokens: bots do what their scopes say, until the token is gone."""

from typing import Any

import pytest

from klotz.server.accounts import Credentials
from klotz.server.accounts.identity import Identities
from klotz.server.refusals import Refusal
from tests.server.accounts.small_server import SmallServer
from tests.server.accounts.test_accounts import code, register

pytestmark = pytest.mark.anyio

BAD_TOKENS: list[dict[str, Any]] = [
    {"scopes": []},
    {"scopes": ["admin"]},
    {"name": ""},
    {"name": "\u202e"},
    {"name": "x" * 61},
]


async def new_token(server: SmallServer, *scopes: str) -> tuple[str, str]:
    async with server.browser() as browser:
        await register(browser)
        made = await browser.post("/api/tokens", json={"name": " my  bot ", "scopes": scopes})
        assert made.status_code == 201
        (listed,) = (await browser.get("/api/tokens")).json()
        assert listed["name"] == "my bot"
        assert listed["scopes"] == sorted(scopes)
    return made.json()["id"], made.json()["token"]


async def test_a_bot_plays_with_the_scope_and_not_without(server: SmallServer) -> None:
    _, token = await new_token(server, "read", "tables")
    async with server.bot(token) as bot:
        me = (await bot.get("/api/me")).json()
        assert (me["scopes"], me["by"]) == (["read", "tables"], "token")
        refused = await bot.post("/api/moves")
        assert code(refused) == (403, "scope_missing")
        assert refused.json()["error"]["details"]["needed"] == "play"


async def test_a_deleted_token_ends_at_once_here_and_soon_elsewhere(server: SmallServer) -> None:
    token_id, token = await new_token(server, "play")
    settings, clock = server.services.settings, server.clock
    elsewhere = Identities(server.engine, settings.secret, clock)
    shown = Credentials(authorization=f"Bearer {token}")
    async with server.bot(token) as bot, server.browser() as browser:
        assert (await bot.post("/api/moves")).status_code == 200
        assert (await elsewhere.identify(shown)).person is not None
        await browser.post("/api/sessions", json={"name": "Ada", "password": "correct horse"})
        assert (await browser.delete(f"/api/tokens/{token_id}")).status_code == 204
        assert code(await bot.post("/api/moves")) == (401, "token_invalid")
        assert (await bot.get("/api/me")).headers["www-authenticate"] == "Bearer"
    clock.now += 30_000
    with pytest.raises(Refusal):
        await elsewhere.identify(shown)


@pytest.mark.parametrize(
    "header",
    [
        "Bearer",
        "Bearer ",
        "Bearer klotz_",
        "Bearer klotz_" + "x" * 43,
        "Basic YTpi",
        "klotz_x",
        "Bearer klotz_" + "x" * 999,
    ],
)
async def test_a_token_that_is_none_is_refused_and_cookies_do_not_help(
    server: SmallServer, header: str
) -> None:
    async with server.browser() as browser:
        await browser.post("/api/guest", json={})
        assert (await browser.post("/api/moves")).status_code == 200
        answer = await browser.post("/api/moves", headers={"authorization": header})
        assert code(answer) == (401, "token_invalid")
        assert "x" * 43 not in answer.text


async def test_tokens_are_few_and_have_names_and_scopes(server: SmallServer) -> None:
    async with server.browser() as browser:
        await browser.post("/api/guest", json={})
        for bad in BAD_TOKENS:
            answer = await browser.post("/api/tokens", json={"name": "bot", "scopes": ["read"]} | bad)
            assert code(answer) == (422, "invalid")
        for number in range(20):
            answer = await browser.post("/api/tokens", json={"name": f"bot {number}", "scopes": ["read"]})
            assert answer.status_code == 201
        answer = await browser.post("/api/tokens", json={"name": "one more", "scopes": ["read"]})
        assert code(answer) == (409, "too_many_tokens")
