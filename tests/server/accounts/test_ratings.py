"""Ratings: a table counts once, for accounts only; leaderboards show who is sure."""

import asyncio
from typing import Any

import orjson
import pytest
from sqlalchemy import insert, select, update

from klotz.server.accounts import Person
from klotz.server.accounts.glicko import NEW, Result
from klotz.server.accounts.glicko import update as rate_player
from klotz.server.accounts.ratings import Change, rate
from klotz.server.store.schema import rated_tables, ratings, tables
from tests.server.accounts.small_server import DAY, SmallServer, a_table
from tests.server.accounts.test_accounts import code

pytestmark = pytest.mark.anyio

GAME = "blokus-duo"


async def account(server: SmallServer, name: str) -> Person:
    return (await server.accounts.register(None, name, "correct horse", "")).entry.person


async def finish(
    server: SmallServer, table_id: str, *results: tuple[Person | None, int]
) -> dict[str, Change]:
    async with server.engine.begin() as connection:
        known = select(tables.c.id).where(tables.c.id == table_id)
        if (await connection.execute(known)).first() is None:
            await connection.execute(insert(tables).values(a_table(table_id)))
        persons = [(person.id if person else None, rank) for person, rank in results]
        return await rate(connection, table_id, GAME, persons, server.clock())


async def test_two_players_as_glicko_says(server: SmallServer) -> None:
    ada, bob = await account(server, "Ada"), await account(server, "Bob")
    changes = await finish(server, "t", (ada, 1), (bob, 2))
    assert changes[ada.id] == Change(NEW, rate_player(NEW, [Result(NEW, 1)], periods=0))
    assert changes[bob.id] == Change(NEW, rate_player(NEW, [Result(NEW, 0)], periods=0))
    async with server.browser() as browser:
        page = (await browser.get(f"/api/people/{ada.id}")).json()
    after = changes[ada.id].after
    assert page == {
        "id": ada.id,
        "kind": "account",
        "name": "Ada",
        "since": server.clock(),
        "ratings": [
            {
                "game": GAME,
                "rating": round(after.rating, 1),
                "deviation": round(after.deviation, 1),
                "games": 1,
            }
        ],
        "results": [],
        "history": [],
    }


async def test_a_table_counts_once(server: SmallServer) -> None:
    ada, bob = await account(server, "Ada"), await account(server, "Bob")
    first = await finish(server, "t", (ada, 1), (bob, 2))
    assert first
    assert await finish(server, "t", (ada, 1), (bob, 2)) == {}
    assert await finish(server, "t", (ada, 2), (bob, 1)) == {}
    async with server.engine.connect() as connection:
        told = orjson.loads((await connection.execute(select(rated_tables.c.changes))).scalar_one())
        rows = (await connection.execute(select(ratings))).all()
    assert {row.person: row.rating for row in rows} == {
        ada.id: told[ada.id]["after"],
        bob.id: told[bob.id]["after"],
    }
    assert {row.games for row in rows} == {1}


async def test_a_table_that_is_not_committed_does_not_count(server: SmallServer) -> None:
    ada, bob = await account(server, "Ada"), await account(server, "Bob")
    async with server.engine.connect() as connection:
        await connection.execute(insert(tables).values(a_table("t")))
        assert await rate(connection, "t", GAME, [(ada.id, 1), (bob.id, 2)], 0)
        await connection.rollback()
    assert await finish(server, "t", (ada, 1), (bob, 2))


async def test_tables_that_end_at_once_all_count(server: SmallServer) -> None:
    ada, bob, cem = [await account(server, name) for name in ("Ada", "Bob", "Cem")]
    pairs = [(ada, bob), (bob, ada), (bob, cem), (cem, ada), (ada, cem), (cem, bob)]
    await asyncio.gather(
        *(finish(server, f"t{number}", (one, 1), (other, 2)) for number, (one, other) in enumerate(pairs))
    )
    async with server.engine.connect() as connection:
        rows = (await connection.execute(select(ratings.c.person, ratings.c.games))).all()
    assert {row.person: row.games for row in rows} == {ada.id: 4, bob.id: 4, cem.id: 4}


async def test_four_seats_with_a_draw(server: SmallServer) -> None:
    people = [await account(server, name) for name in ("Ada", "Bob", "Cem", "Dot")]
    changes = await finish(server, "t", *zip(people, (1, 2, 2, 4), strict=True))
    gained = [changes[person.id].after.rating - NEW.rating for person in people]
    assert gained[0] > 0 > gained[3]
    assert gained[0] == pytest.approx(-gained[3])
    assert gained[1] == gained[2] == pytest.approx(0)


async def test_computers_guests_and_who_has_left_do_not_count(server: SmallServer) -> None:
    ada, bob = await account(server, "Ada"), await account(server, "Bob")
    guest = await server.accounts.new_guest("Guest")
    assert await finish(server, "t1", (ada, 1), (guest, 2)) == {}
    assert set(await finish(server, "t2", (ada, 1), (guest, 2), (bob, 3))) == {ada.id, bob.id}
    assert set(await finish(server, "t4", (None, 1), (ada, 2), (None, 3), (bob, 4))) == {ada.id, bob.id}
    assert await finish(server, "t5", (None, 1), (ada, 2)) == {}
    await server.accounts.delete(bob)
    assert await finish(server, "t3", (ada, 1), (bob, 2)) == {}


async def test_nobody_gains_by_playing_against_themselves(server: SmallServer) -> None:
    ada, bob = await account(server, "Ada"), await account(server, "Bob")
    assert await finish(server, "t", (ada, 1), (ada, 2)) == {}
    assert await finish(server, "u", (ada, 1), (ada, 2), (bob, 3)) == {}


async def test_leaderboard_shows_who_is_sure(server: SmallServer) -> None:
    people = [await account(server, name) for name in ("Ada", "Bob", "Cem", "Dot")]
    values = [(1700.0, 60.0), (1900.0, 60.0), (2500.0, 300.0), (1800.0, 109.0)]
    async with server.engine.begin() as connection:
        for person, (rating, deviation) in zip(people, values, strict=True):
            row = {"rating": rating, "deviation": deviation, "volatility": 0.06, "games": 5}
            await connection.execute(
                insert(ratings).values(person=person.id, game=GAME, changed_at=server.clock(), **row)
            )

    async def names(**query: Any) -> list[tuple[int, str]]:
        async with server.browser() as browser:
            answer = await browser.get(f"/api/leaderboards/{GAME}", params=query)
        return [(place["place"], place["name"]) for place in answer.json()["places"]]

    assert await names() == [(1, "Bob"), (2, "Dot"), (3, "Ada")]
    assert await names(limit=1, offset=1) == [(2, "Dot")]
    server.clock.now += 30 * DAY
    assert await names() == [(1, "Bob"), (2, "Ada")]
    async with server.engine.begin() as connection:
        later = server.clock.now
        await connection.execute(
            update(ratings).where(ratings.c.person == people[3].id).values(changed_at=later)
        )
    assert await names() == [(1, "Bob"), (2, "Dot"), (3, "Ada")]
    await server.accounts.delete(people[1])
    assert await names() == [(1, "Dot"), (2, "Ada")]


async def test_questions_that_make_no_sense(server: SmallServer) -> None:
    async with server.browser() as browser:
        assert code(await browser.get("/api/leaderboards/chess")) == (404, "not_found")
        assert code(await browser.get(f"/api/leaderboards/{GAME}?limit=0")) == (422, "invalid")
        assert code(await browser.get(f"/api/leaderboards/{GAME}?limit=x")) == (422, "invalid")
        assert code(await browser.get("/api/people/nobody")) == (404, "not_found")
        assert code(await browser.get("/api/people/%00")) == (422, "invalid")
        assert (await browser.get(f"/api/leaderboards/{GAME}")).json() == {"game": GAME, "places": []}
