"""A bot at work: it looks for games, plays several at once, and goes on after whatever interrupts it."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final
from zlib import crc32

from klotz.client.asynchronous import AsyncClient
from klotz.client.bot.config import BotConfig, Offer
from klotz.client.errors import ClientError, Refused, Unreachable
from klotz.client.models import Table
from klotz.client.playing import PlayerFailed, play

_REMATCH_SECONDS: Final = 60.0
_NEVER: Final = frozenset(("token_invalid", "scope_missing", "unauthenticated"))
"""Refusals that no waiting helps against."""


class Bot:
    """Plays what its file says until it is stopped, or until there is nothing more to play.

    Games in progress belong to the server: a bot that is started again goes on with them, and so does one whose
    server is.
    """

    def __init__(self, client: AsyncClient, config: BotConfig, say: Callable[[str], None]) -> None:
        self._client = client
        self._config = config
        self._say = say
        self._me = ""
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._offered: dict[str, int] = {}
        """The tables made by offers, and the number of the offer."""
        self._made: Counter[int] = Counter()
        self._keys: dict[int, str] = {}
        """Requests for tables, by offer, that may or may not have reached the server."""
        self._is_quiet = False
        """Whether it has been said that the server does not answer."""
        self.finished = 0
        """How many games have been played to their end."""

    async def run(self) -> None:
        try:
            while True:
                try:
                    await self._look()
                    self._is_quiet = False
                except Refused as refused:
                    if refused.code in _NEVER or refused.wait_seconds is None:
                        raise
                    await asyncio.sleep(refused.wait_seconds)
                except Unreachable as error:
                    if not self._is_quiet:
                        self._say(f"{error} Trying again.")
                    self._is_quiet = True
                if self._is_done():
                    return
                await self._wait()
        finally:
            for task in self._playing.values():
                task.cancel()
            await asyncio.gather(*self._playing.values(), return_exceptions=True)

    # ------------------------------------------------------------------ looking for games

    async def _look(self) -> None:
        if not self._me:
            me = (await self._client.me()).person
            if me is None:
                raise ClientError("the server does not know whose token this is")
            self._me = me.id
            self._say(f"{me.name} is at {self._config.server}.")
        for table in await self._client.my_tables("playing"):
            self._begin(table)
        waiting = {table.id for table in await self._client.my_tables("waiting")}
        for table_id in [each for each in self._offered if each not in waiting | self._playing.keys()]:
            del self._offered[table_id]  # it is over, or was closed
        for number, offer in enumerate(self._config.offer):
            await self._keep_up(number, offer)
        await self._take_seats(waiting)

    async def _keep_up(self, number: int, offer: Offer) -> None:
        """Create the tables of an offer that are due."""
        while (
            self._has_room()
            and sum(each == number for each in self._offered.values()) < offer.at_once
            and not self._is_used_up(number, offer)
        ):
            terms = {"clock": offer.clock} if offer.clock is not None else {}
            made = await self._client.create_table(
                offer.game,
                offer.seats,
                options=offer.options,
                public=offer.public,
                rated=offer.rated,
                key=self._keys.setdefault(number, secrets.token_urlsafe()),
                **terms,
            )
            del self._keys[number]
            self._made[number] += 1
            self._offered[made.table.id] = number
            if made.table.status == "playing":
                self._begin(made.table)
            else:
                invitation = f", invitation {made.invite}" if made.invite else ""
                self._say(f"{made.table.id}: {offer.game} is waiting for players{invitation}.")

    async def _take_seats(self, waiting: set[str]) -> None:
        """Sit down where a rule says so."""
        for rule in self._config.accept:
            for game in rule.games:
                if not self._has_room():
                    return
                for table in await self._client.tables("waiting", game):
                    is_free = any(seat.kind == "open" and seat.person is None for seat in table.seats)
                    if is_free and self._has_room() and table.id not in waiting and rule.takes(table):
                        waiting.add(table.id)
                        await self._sit(table.id)

    async def _sit(self, table_id: str) -> None:
        try:
            await self._client.sit(table_id)
        except Refused as refused:
            if refused.code in _NEVER:
                raise
            self._say(f"{table_id}: {refused}")  # somebody else was quicker

    def _has_room(self) -> bool:
        return len(self._playing) < self._config.games_at_once

    def _is_used_up(self, number: int, offer: Offer) -> bool:
        return offer.games is not None and self._made[number] >= offer.games

    def _is_done(self) -> bool:
        """Whether nothing more can come."""
        return (
            not self._config.accept
            and not self._playing
            and not self._offered
            and bool(self._config.offer)
            and all(self._is_used_up(number, offer) for number, offer in enumerate(self._config.offer))
        )

    async def _wait(self) -> None:
        """Until a game is over, or until it is time to look again."""
        if self._playing:
            await asyncio.wait(
                self._playing.values(),
                timeout=self._config.look_seconds,
                return_when=asyncio.FIRST_COMPLETED,
            )
        else:
            await asyncio.sleep(self._config.look_seconds)
        for table_id in [each for each, task in self._playing.items() if task.done()]:
            self._playing.pop(table_id).result()
            self._offered.pop(table_id, None)

    # ------------------------------------------------------------------ playing

    def _begin(self, table: Table) -> None:
        if table.id not in self._playing and self._has_room():
            self._playing[table.id] = asyncio.create_task(self._play(table), name=table.id)

    async def _play(self, table: Table) -> None:
        """Play a game to its end. What goes wrong in one game does not end the others."""
        spec = next(self._players_of(table))
        self._say(f"{table.id}: {table.game} against {self._others(table)}, with {spec}.")
        try:
            async with self._client.live(table.id, patience=float("inf")) as live:
                outcome = await play(
                    live, spec, seed=crc32(table.id.encode()), agrees_to_undo=self._config.undo
                )
                self.finished += 1
                ranks = [outcome.ranks[seat] for seat in live.seen.yours]
                self._say(f"{table.id}: over, place {ranks[0] if ranks else '?'} of {len(outcome.ranks)}.")
                if self._config.rematch and any(self._is_other(live.seen.table)):
                    again = await live.rematch(_REMATCH_SECONDS)
                    if again is not None:
                        await self._sit(again)
        except PlayerFailed as failed:
            self._say(f"{table.id}: {failed}")
        except Refused as refused:
            if refused.code in _NEVER:
                raise
            self._say(f"{table.id}: {refused}")
        except Unreachable as error:
            self._say(f"{table.id}: {error}")

    def _players_of(self, table: Table) -> Iterator[str]:
        """The player for a table: of the offer that made it, of the rule that took it, or the usual one."""
        offer = self._offered.get(table.id)
        if offer is not None and (chosen := self._config.offer[offer].player) is not None:
            yield chosen
        for rule in self._config.accept:
            if rule.player is not None and rule.takes(table):
                yield rule.player
        yield self._config.player

    def _others(self, table: Table) -> str:
        names = [seat.name or seat.kind for seat in table.seats if seat.person != self._me]
        return ", ".join(names) or "nobody"

    def _is_other(self, table: Table) -> Iterator[bool]:
        return (seat.person not in (None, self._me) for seat in table.seats)
