"""The client for scripts and notebooks: the one for asyncio, in a thread of its own."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self, TypeVar

from klotz.client import models
from klotz.client.asynchronous import AsyncClient
from klotz.client.following import AsyncLive
from klotz.client.playing import PlayerChoice
from klotz.client.requests import SeatWish
from klotz.client.seen import Seen
from klotz.games.contract import Outcome, Record, State

T = TypeVar("T")


class _Loop:
    """An event loop in a thread: a notebook has one already, in the thread that its cells run in."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="klotz client", daemon=True)
        self._thread.start()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        asked = asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        try:
            return asked.result()
        except KeyboardInterrupt:
            asked.cancel()
            raise

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Live:
    """A table, live: see `Client.live`."""

    def __init__(self, loop: _Loop, live: AsyncLive) -> None:
        self._loop = loop
        self._live = live

    @property
    def seen(self) -> Seen:
        """The table as it is now."""
        return self._live.seen

    def __iter__(self) -> Iterator[Seen]:
        every = aiter(self._live)

        async def following() -> Seen | None:
            return await anext(every, None)

        while (seen := self._loop.run(following())) is not None:
            yield seen

    def move(self, text: str, *, seat: int | None = None) -> None:
        """Play a move. Refused if it is not legal, or with the code `stale` if something happened first."""
        self._loop.run(self._live.move(text, seat=seat))

    def act(self, action: str, **given: Any) -> None:
        """Do something: any action of docs/server.md."""
        self._loop.run(self._live.act(action, **given))


class Client:
    """A server, as somebody sees it: with a token, as a guest, or as a spectator without either.

        with Client("https://klotz.example", token="klotz_...") as server:
            for table in server.tables():
                print(table.game, table.id)

    When the server says that it was asked too often, the client waits as long as it was told and asks again.
    """

    def __init__(self, server: str, token: str | None = None, *, timeout: float = 60.0) -> None:
        self._loop = _Loop()
        self._client = AsyncClient(server, token, timeout=timeout)

    @classmethod
    def as_guest(cls, server: str, name: str | None = None) -> Self:
        """A client that is a new guest; without a name, the server makes one up."""
        made = cls(server)
        try:
            anonymous, made._client = made._client, made._loop.run(AsyncClient.as_guest(server, name))
            made._loop.run(anonymous.close())
        except BaseException:
            made.close()
            raise
        return made

    def close(self) -> None:
        """Close the connections to the server."""
        self._loop.run(self._client.close())
        self._loop.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def me(self) -> models.Me:
        """Who you are to the server."""
        return self._loop.run(self._client.me())

    def new_token(self, name: str, scopes: Sequence[str] = ("read", "play", "tables")) -> str:
        """A token that acts in your name, for guests and accounts: it is shown only once."""
        return self._loop.run(self._client.new_token(name, scopes))

    def games(self) -> list[models.GameInfo]:
        """All games the server has, with their options."""
        return self._loop.run(self._client.games())

    def create_table(self, game: str, seats: Sequence[SeatWish], **terms: Any) -> models.NewTable:
        """Create a table; it starts when all seats are taken.

        A seat is "me", "open" for anybody, "link" for whoever has the invitation, or "computer:5". `terms` are
        `options`, `clock`, `public`, `rated`, `chat`, `undo`, `lots` and `first`, as docs/server.md has them.
        """
        return self._loop.run(self._client.create_table(game, seats, **terms))

    def tables(
        self, status: str = "waiting", game: str | None = None, *, limit: int = 20
    ) -> list[models.Table]:
        """Public tables, newest first: those that are waiting for players, `playing` or `finished`."""
        return self._loop.run(self._client.tables(status, game, limit=limit))

    def my_tables(self, status: str = "playing", *, limit: int = 50) -> list[models.Table]:
        """The tables at which you sit."""
        return self._loop.run(self._client.my_tables(status, limit=limit))

    def my_turns(self) -> list[models.Table]:
        """The tables at which it is your turn."""
        return self._loop.run(self._client.my_turns())

    def table(self, table_id: str) -> models.NewTable:
        """A table as you may see it."""
        return self._loop.run(self._client.table(table_id))

    def events(self, table_id: str, after: int = 0) -> list[models.Event]:
        """What happened at a table after an event."""
        return self._loop.run(self._client.events(table_id, after))

    def act(self, table_id: str, action: str, **given: Any) -> list[models.Event]:
        """Do something at a table: any action of docs/server.md."""
        return self._loop.run(self._client.act(table_id, action, **given))

    def sit(self, table_id: str, *, invite: str | None = None, seat: int | None = None) -> None:
        """Take a seat. `invite` is needed for seats that are given by link."""
        self._loop.run(self._client.sit(table_id, invite=invite, seat=seat))

    def move(self, table_id: str, move: str, answers: int) -> None:
        """Play a move; `answers` is the number of the last event you know of."""
        self._loop.run(self._client.move(table_id, move, answers))

    def plan(self, table_id: str, moves: Sequence[str], answers: int) -> models.Plan:
        """Plan a move, where the game has no chance: the moves of the others from here on, and what you answer.

        It is played at once when they have played that, and forgotten if they do not. Nobody else can see it.
        """
        return self._loop.run(self._client.plan(table_id, moves, answers))

    def plans(self, table_id: str) -> list[models.Plan]:
        """What you have planned at a table."""
        return self._loop.run(self._client.plans(table_id))

    def drop_plan(self, table_id: str, plan_id: str) -> None:
        """Forget a plan."""
        self._loop.run(self._client.drop_plan(table_id, plan_id))

    def record(self, table_id: str) -> Record:
        """The record of a game; with hidden hands, after its end."""
        return self._loop.run(self._client.record(table_id))

    def picture(self, table_id: str, *, dark: bool = False) -> str:
        """The position as SVG."""
        return self._loop.run(self._client.picture(table_id, dark=dark))

    def board(self, state: State) -> models.Board:
        """A position as the server sees it: the view and the legal moves."""
        return self._loop.run(self._client.board(state))

    def hints(self, where: str | State, *, level: int | None = None) -> list[models.Hint]:
        """The best moves with reasons, at a table where you play against computers, or in any position."""
        return self._loop.run(self._client.hints(where, level=level))

    def analysis(self, table_id: str, *, level: int | None = None) -> models.Analysis:
        """A finished game, judged move by move."""
        return self._loop.run(self._client.analysis(table_id, level=level))

    @contextmanager
    def live(self, table_id: str, *, patience: float = 300.0) -> Iterator[Live]:
        """Follow a table and act there.

        with server.live(table_id) as live:
            for seen in live:
                if seen.is_your_turn:
                    live.move(seen.legal[0])
        """
        opened = self._client.live(table_id, patience=patience)
        live = self._loop.run(_entered(opened))
        try:
            yield Live(self._loop, live)
        finally:
            self._loop.run(_left(opened))

    def play(self, table_id: str, player: PlayerChoice, *, seed: int = 0) -> Outcome:
        """Let a player play a game to its end: a spec such as "level:5", a `Player`, or a function of your own."""
        return self._loop.run(self._client.play(table_id, player, seed=seed))

    def your_turns(self) -> Iterator[str]:
        """The id of a table whenever it becomes your turn there; those where it is your turn already come first."""
        every = self._client.your_turns()

        async def following() -> str | None:
            return await anext(every, None)

        try:
            while (table := self._loop.run(following())) is not None:
                yield table
        finally:
            self._loop.run(every.aclose())


async def _entered(opened: Any) -> AsyncLive:
    live = await opened.__aenter__()
    assert isinstance(live, AsyncLive)
    return live


async def _left(opened: Any) -> None:
    await opened.__aexit__(None, None, None)
