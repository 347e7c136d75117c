"""Whether the memory of games that are over is given back: thousands of them, one after the other."""

from time import perf_counter, sleep
from typing import Final, NamedTuple

from bench.server.load import Api
from bench.server.processes import Running

TABLES: Final = 4000
_MOST_SECONDS: Final = 180.0
"""For the games, on a machine that has no time: then fewer of them are played, and the figure says how many."""
_FIRST: Final = 300
"""Tables before the first measure, so that what is made once is made."""
_REST_SECONDS: Final = 75
"""Longer than a node keeps a table that nobody asks for."""


class Soaked(NamedTuple):
    """Megabytes before and after, and how many games lay between."""

    before: float
    after: float
    games: int


def soak(server: Running) -> Soaked:
    api = Api(server.port)
    _play(api, _FIRST)
    before = server.megabytes
    games = _play(api, TABLES)
    return Soaked(before, server.megabytes, games)


def _play(api: Api, most: int) -> int:
    """Begin and resign games, and rest; returns how many."""
    until, played = perf_counter() + _MOST_SECONDS, 0
    while played < most and perf_counter() < until:
        api.resign(api.table())
        played += 1
    sleep(_REST_SECONDS)
    return played
