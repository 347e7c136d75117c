"""Boxes that people keep, without a server around them."""

from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import insert

from klotz.games.boxes import Box
from klotz.server.accounts import Person
from klotz.server.shelf.boxes import Boxes
from klotz.server.store import migrate
from klotz.server.store.database import open_database
from klotz.server.store.schema import people

pytestmark = pytest.mark.anyio


async def test_a_box_is_answered_as_it_is_kept_whatever_the_clock_does_meanwhile(tmp_path: Path) -> None:
    engine = open_database(f"sqlite+aiosqlite:///{tmp_path / 'klotz.db'}")
    try:
        await migrate.upgrade(engine)
        ada = Person("ada", "guest", "Ada")
        async with engine.begin() as connection:
            await connection.execute(insert(people).values(id="ada", kind="guest", name="Ada", created_at=0))
        boxes = Boxes(engine, count(1_000).__next__)
        kept = await boxes.keep(ada, Box("bloxx", "Ours", {}))
        assert await boxes.find(kept.id) == kept
        changed = await boxes.change(ada, kept.id, Box("bloxx", "Another", {}))
        assert (changed.created_at, changed.changed_at) == (kept.created_at, kept.created_at + 1)
    finally:
        await engine.dispose()
