"""A client for Klotz servers: tables, seats, live play, hints, analysis and records, by program.

    from klotz.client import Client

    with Client.as_guest("http://localhost:8000", "Ada") as server:
        table = server.create_table("blokus-duo", ["me", "computer:3"])
        print(server.play(table.table.id, "level:5"))

`Client` is for scripts and notebooks, `AsyncClient` the same for asyncio. What a server refuses is a `Refused`, with
a code for programs and a sentence for people; one that does not answer is `Unreachable`. Needs `klotz[client]`.
"""

from klotz.extras import needed

with needed("klotz.client needs", "client"):
    from klotz.client.asynchronous import AsyncClient
    from klotz.client.errors import ClientError, Refused, Unreachable
    from klotz.client.following import AsyncLive
    from klotz.client.models import (
        Analysis,
        Board,
        Event,
        GameInfo,
        Hint,
        Me,
        NewTable,
        Seat,
        Snapshot,
        Table,
    )
    from klotz.client.seen import Seen
    from klotz.client.synchronous import Client, Live

__all__ = [
    "Analysis",
    "AsyncClient",
    "AsyncLive",
    "Board",
    "Client",
    "ClientError",
    "Event",
    "GameInfo",
    "Hint",
    "Live",
    "Me",
    "NewTable",
    "Refused",
    "Seat",
    "Seen",
    "Snapshot",
    "Table",
    "Unreachable",
]
