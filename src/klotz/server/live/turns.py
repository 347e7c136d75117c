"""Where it is somebody's turn."""

from typing import Any

from klotz.server.live import projection
from klotz.server.live.tables import Tables


async def turns_of(tables: Tables, person: str) -> list[dict[str, Any]]:
    """The tables at which it is their turn, as everybody may see them."""
    rows = await tables.store.tables_of(person, statuses=["playing"], limit=200)
    seen = [await tables.look(row["id"], projection.about) for row in rows]
    return [about for about in seen if any(about["seats"][seat]["person"] == person for seat in about["due"])]
