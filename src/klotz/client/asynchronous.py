"""The client for asyncio."""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Self, TypeVar

import httpx

import klotz
from klotz.client import models, requests
from klotz.client.errors import ClientError, Refused, Unreachable
from klotz.client.following import AsyncLive
from klotz.client.playing import PlayerChoice, play
from klotz.client.requests import Request, SeatWish
from klotz.games.contract import Outcome, Record, State

T = TypeVar("T")

_MOST_WAITS: Final = 5


class AsyncClient:
    """A server, as somebody sees it: with a token, as a guest, or as a spectator without either.

        async with AsyncClient("https://klotz.example", token="klotz_...") as server:
            for table in await server.tables():
                print(table.game, table.id)

    When the server says that it was asked too often, the client waits as long as it was told and asks again.
    """

    def __init__(self, server: str, token: str | None = None, *, timeout: float = 60.0) -> None:
        self._server = server.rstrip("/")
        headers = {"user-agent": f"klotz/{klotz.__version__}"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        self._headers = headers
        self._http = httpx.AsyncClient(base_url=f"{self._server}/api", headers=headers, timeout=timeout)
        self._me: models.Me | None = None

    @classmethod
    async def as_guest(cls, server: str, name: str | None = None) -> Self:
        """A client that is a new guest; without a name, the server makes one up."""
        client = cls(server)
        try:
            client._me = await client._ask(requests.become_guest(name))
        except BaseException:
            await client.close()
            raise
        return client

    async def close(self) -> None:
        """Close the connections to the server."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # ------------------------------------------------------------------ who, and what there is

    async def me(self) -> models.Me:
        """Who you are to the server."""
        self._me = await self._ask(requests.me())
        return self._me

    async def new_token(self, name: str, scopes: Sequence[str] = ("read", "play", "tables")) -> str:
        """A token that acts in your name, for guests and accounts: it is shown only once."""
        return await self._ask(requests.new_token(name, scopes))

    async def games(self) -> list[models.GameInfo]:
        """All games the server has, with their options."""
        return await self._ask(requests.games())

    # ------------------------------------------------------------------ tables

    async def create_table(self, game: str, seats: Sequence[SeatWish], **terms: Any) -> models.NewTable:
        """Create a table; it starts when all seats are taken.

        A seat is "me", "open" for anybody, "link" for whoever has the invitation, or "computer:5". `terms` are
        `options`, `clock`, `public`, `rated`, `chat`, `undo`, `lots` and `first`, as docs/server.md has them.
        """
        return await self._ask(requests.create_table(game, seats, terms))

    async def tables(
        self, status: str = "waiting", game: str | None = None, *, limit: int = 20
    ) -> list[models.Table]:
        """Public tables, newest first: those that are waiting for players, `playing` or `finished`."""
        return await self._ask(requests.tables(status, game, limit, mine=False))

    async def my_tables(self, status: str = "playing", *, limit: int = 50) -> list[models.Table]:
        """The tables at which you sit."""
        return await self._ask(requests.tables(status, None, limit, mine=True))

    async def my_turns(self) -> list[models.Table]:
        """The tables at which it is your turn."""
        return await self._ask(requests.my_turns())

    async def table(self, table_id: str) -> models.NewTable:
        """A table as you may see it."""
        return await self._ask(requests.table(table_id))

    async def events(self, table_id: str, after: int = 0) -> list[models.Event]:
        """What happened at a table after an event."""
        return await self._ask(requests.events(table_id, after))

    async def act(self, table_id: str, action: str, **given: Any) -> list[models.Event]:
        """Do something at a table: any action of docs/server.md."""
        return await self._ask(requests.act(table_id, action, given))

    async def sit(self, table_id: str, *, invite: str | None = None, seat: int | None = None) -> None:
        """Take a seat. `invite` is needed for seats that are given by link."""
        await self.act(table_id, "sit", invite=invite, seat=seat)

    async def move(self, table_id: str, move: str, answers: int) -> None:
        """Play a move; `answers` is the number of the last event you know of."""
        await self.act(table_id, "move", answers=answers, move=move)

    async def plan(self, table_id: str, moves: Sequence[str], answers: int) -> models.Plan:
        """Plan a move, where the game has no chance: the moves of the others from here on, and what you answer.

        It is played at once when they have played that, and forgotten if they do not. Nobody else can see it.
        """
        return await self._ask(requests.plan(table_id, moves, answers))

    async def plans(self, table_id: str) -> list[models.Plan]:
        """What you have planned at a table."""
        return await self._ask(requests.plans(table_id))

    async def drop_plan(self, table_id: str, plan_id: str) -> None:
        """Forget a plan."""
        await self._ask(requests.drop_plan(table_id, plan_id))

    # ------------------------------------------------------------------ records, hints and analysis

    async def record(self, table_id: str) -> Record:
        """The record of a game; with hidden hands, after its end."""
        return await self._ask(requests.record(table_id))

    async def picture(self, table_id: str, *, dark: bool = False) -> str:
        """The position as SVG."""
        return await self._ask(requests.picture(table_id, dark=dark))

    async def board(self, state: State) -> models.Board:
        """A position as the server sees it: the view and the legal moves."""
        return await self._ask(requests.board(state))

    async def hints(self, where: str | State, *, level: int | None = None) -> list[models.Hint]:
        """The best moves with reasons, at a table where you play against computers, or in any position."""
        if isinstance(where, str):
            return await self._ask(requests.table_hints(where))
        return await self._ask(requests.hints(where, level))

    async def analysis(self, table_id: str, *, level: int | None = None) -> models.Analysis:
        """A finished game, judged move by move."""
        return await self._ask(requests.analysis(table_id, level))

    # ------------------------------------------------------------------ live

    @asynccontextmanager
    async def live(self, table_id: str, *, patience: float = 300.0) -> AsyncIterator[AsyncLive]:
        """Follow a table and act there.

        async with server.live(table_id) as live:
            async for seen in live:
                if seen.is_your_turn:
                    await live.move(seen.legal[0])
        """
        me = self._me or await self.me()
        address = f"ws{self._server.removeprefix('http')}/api/tables/{table_id}/live"
        headers = dict(self._headers)
        if self._http.cookies:
            headers |= {
                "cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar),
                "origin": self._server,
            }
        person = None if me.person is None else me.person.id
        async with AsyncLive(address, headers, person, patience=patience) as live:
            yield live

    async def play(self, table_id: str, player: PlayerChoice, *, seed: int = 0) -> Outcome:
        """Let a player play a game to its end: a spec such as "level:5", a `Player`, or a function of your own."""
        async with self.live(table_id) as live:
            return await play(live, player, seed=seed)

    async def your_turns(self) -> AsyncGenerator[str, None]:
        """The id of a table whenever it becomes your turn there; those where it is your turn already come first."""
        try:
            async with self._http.stream("GET", "/me/stream", timeout=None) as answer:
                if answer.is_error:
                    await answer.aread()
                    raise _refusal(answer)
                for table in await self.my_turns():
                    yield table.id
                async for line in answer.aiter_lines():
                    if line.strip():
                        yield str(json.loads(line)["table"])
        except httpx.TransportError as error:
            raise self._unreachable(error) from error

    # ------------------------------------------------------------------ asking

    async def _ask(self, request: Request[T]) -> T:
        for _ in range(_MOST_WAITS):
            try:
                return request.read(await self._content(request))
            except Refused as refused:
                if refused.status != 429 or refused.wait_seconds is None:
                    raise
                await asyncio.sleep(refused.wait_seconds)
        return request.read(await self._content(request))

    async def _content(self, request: Request[T]) -> bytes:
        # A cookie proves who somebody is only together with where the page is from.
        headers = {"origin": self._server} if "authorization" not in self._headers else {}
        try:
            answer = await self._http.request(
                request.method,
                request.path,
                params=request.params,
                headers=headers,
                json=_without_none(request.body),
            )
        except httpx.TransportError as error:
            raise self._unreachable(error) from error
        if answer.is_error:
            raise _refusal(answer)
        return answer.content

    def _unreachable(self, error: Exception) -> Unreachable:
        return Unreachable(f"{self._server} does not answer: {str(error) or type(error).__name__}")


def _refusal(answer: httpx.Response) -> ClientError:
    try:
        return Refused(answer.json()["error"], answer.status_code)
    except (ValueError, KeyError, TypeError):
        return Unreachable(
            f"{answer.url} is not a Klotz server, or it is not well: status {answer.status_code}"
        )


def _without_none(body: object) -> object:
    if isinstance(body, Mapping):
        return {key: value for key, value in body.items() if value is not None}
    return body
