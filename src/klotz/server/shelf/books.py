"""Books of results: what a family or a club has played at its own table, and who won.

The owner hands out two links: one to look at a book, and one, with its pen, to write into it.
"""

import secrets
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

import orjson
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from klotz.server.accounts import Person
from klotz.server.accounts.identity import new_id
from klotz.server.accounts.time_source import TimeSource, now
from klotz.server.refusals import Code, Refusal, Thing, not_found
from klotz.server.shelf.owners import check_owner, check_room
from klotz.server.store.schema import books, results

MOST_BOOKS: Final = 10
"""Of one person."""
MOST_RESULTS: Final = 2000
"""In one book."""


@dataclass(frozen=True, slots=True)
class Player:
    """One who took part. Equal ranks share a place; the score is None where only the places are known."""

    name: str
    rank: int
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    id: str
    game: str
    day: date
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Book:
    id: str
    name: str
    owner: str
    pen: str
    created_at: int


class Books:
    def __init__(self, engine: AsyncEngine, clock: TimeSource = now) -> None:
        self._engine = engine
        self._clock = clock

    async def of(self, person: Person) -> list[Book]:
        query = select(books).where(books.c.person == person.id).order_by(books.c.created_at, books.c.id)
        async with self._engine.connect() as connection:
            return [_book(row) for row in await connection.execute(query)]

    async def find(self, id_: str) -> tuple[Book, list[Result]]:
        """A book and what is in it, the last game first."""
        async with self._engine.connect() as connection:
            book = await _found(connection, id_)
            query = (
                select(results)
                .where(results.c.book == id_)
                .order_by(results.c.day.desc(), results.c.added_at.desc(), results.c.id)
            )
            return book, [_result(row) for row in await connection.execute(query)]

    async def open(self, person: Person, name: str) -> Book:
        """A new one."""
        book = Book(new_id(), name, person.id, secrets.token_urlsafe(18), self._clock())
        row = {
            "id": book.id,
            "person": person.id,
            "name": name,
            "pen": book.pen,
            "created_at": book.created_at,
        }
        async with self._engine.begin() as connection:
            await check_room(connection, books, person, MOST_BOOKS, Code.TOO_MANY_BOOKS)
            await connection.execute(insert(books).values(row))
        return book

    async def rename(self, person: Person, id_: str, name: str) -> None:
        async with self._engine.begin() as connection:
            await check_owner(connection, books, id_, person, Thing.BOOK)
            await connection.execute(update(books).where(books.c.id == id_).values(name=name))

    async def new_pen(self, person: Person, id_: str) -> None:
        """Another pen: links that were handed out only let one look from now on."""
        async with self._engine.begin() as connection:
            await check_owner(connection, books, id_, person, Thing.BOOK)
            pen = secrets.token_urlsafe(18)
            await connection.execute(update(books).where(books.c.id == id_).values(pen=pen))

    async def delete(self, person: Person, id_: str) -> None:
        async with self._engine.begin() as connection:
            await check_owner(connection, books, id_, person, Thing.BOOK)
            await connection.execute(delete(results).where(results.c.book == id_))
            await connection.execute(delete(books).where(books.c.id == id_))

    async def write(
        self, person: Person, id_: str, pen: str | None, game: str, day: date, players: tuple[Player, ...]
    ) -> Result:
        result = Result(new_id(), game, day, players)
        row = {
            "id": result.id,
            "book": id_,
            "game": game,
            "day": day.isoformat(),
            "players": orjson.dumps(players).decode(),
            "added_at": self._clock(),
        }
        async with self._engine.begin() as connection:
            await _check_pen(connection, person, id_, pen)
            written = select(func.count()).select_from(results).where(results.c.book == id_)
            if (await connection.execute(written)).scalar_one() >= MOST_RESULTS:
                raise Refusal(Code.BOOK_FULL, most=MOST_RESULTS)
            await connection.execute(insert(results).values(row))
        return result

    async def strike(self, person: Person, id_: str, pen: str | None, result: str) -> None:
        """Take a result out again."""
        async with self._engine.begin() as connection:
            await _check_pen(connection, person, id_, pen)
            there = results.c.book == id_, results.c.id == result
            if (await connection.execute(delete(results).where(*there))).rowcount != 1:
                raise not_found(Thing.RESULT)


async def _found(connection: AsyncConnection, id_: str) -> Book:
    row = (await connection.execute(select(books).where(books.c.id == id_))).one_or_none()
    if row is None:
        raise not_found(Thing.BOOK)
    return _book(row)


async def _check_pen(connection: AsyncConnection, person: Person, id_: str, pen: str | None) -> None:
    """Whether somebody may write: its owner, or whoever has the pen. The row stays locked meanwhile."""
    await connection.execute(update(books).where(books.c.id == id_).values(id=id_))
    book = await _found(connection, id_)
    if person.id != book.owner and not (pen and secrets.compare_digest(pen.encode(), book.pen.encode())):
        raise Refusal(Code.NOT_OWNER)


def _book(row: Row[Any]) -> Book:
    return Book(row.id, row.name, row.person, row.pen, row.created_at)


def _result(row: Row[Any]) -> Result:
    players = tuple(Player(**player) for player in orjson.loads(row.players))
    return Result(row.id, row.game, date.fromisoformat(row.day), players)
