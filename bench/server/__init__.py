"""`klotz bench server`: durable moves a second, how long they take, and what that costs in memory."""

import asyncio
import resource
from collections.abc import Coroutine, Sequence
from functools import partial
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from bench.server.fairness import LEVEL, replies
from bench.server.floods import longest_pings
from bench.server.load import GAME, Load, echo_rate
from bench.server.processes import Running, echo_server, klotz_server, pin_load
from bench.server.soak import TABLES, soak
from klotz.cli.bench.measure import Figure, Measurement

T = TypeVar("T")

_BUSY: Final = (50, 200, 500)
_IDLE: Final = 2000
_IDLE_SECONDS: Final = 15
_FLOOD_SECONDS: Final = 8.0
_REPLY_SECONDS: Final = 20.0
_MOVES_A_GAME: Final = 30
_MOST_SECONDS: Final = 300
"""For any one measurement."""
_EXPECTED_RATE: Final = 8000
"""More moves a second than we hope for: so many tables are made ready that they do not run out."""


def measurements(seconds: float) -> list[Measurement]:
    _allow_many_connections()
    pin_load()
    return [
        Measurement("start", _start),
        Measurement("echo", lambda: _echo(seconds)),
        *(Measurement(f"{busy} busy tables", partial(_busy, busy, seconds)) for busy in _BUSY),
        *(Measurement(f"{calm} calm tables", partial(_calm, calm, seconds)) for calm in _BUSY),
        Measurement(f"{_IDLE} idle tables", _idle),
        Measurement(f"soak of {TABLES} games, with two and a half minutes of rest", _soak),
        Measurement("pings beside floods", lambda: _floods(max(seconds, _FLOOD_SECONDS))),
        Measurement("replies beside a guest at their worst", lambda: _replies(max(seconds, _REPLY_SECONDS))),
    ]


def _allow_many_connections() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _start() -> Sequence[Figure]:
    with TemporaryDirectory(prefix="klotz-bench-") as folder:
        with klotz_server(Path(folder)):
            pass  # the first start makes the database
        with klotz_server(Path(folder)) as server:
            return [
                Figure("start until ready", "warm", server.start_seconds, "s"),
                Figure("memory", "no table", server.megabytes, "MB"),
            ]


def _echo(seconds: float) -> Sequence[Figure]:
    with echo_server() as server:
        rate, times = _bounded(echo_rate(server.port, 100, seconds))
    return [
        Figure("bare echo", "100 connections", rate, "messages/s"),
        *_times("bare echo", "100 connections", times),
    ]


def _busy(busy: int, seconds: float) -> Sequence[Figure]:
    where = f"{GAME}, {busy} busy tables"

    async def go(server: Running) -> Sequence[Figure]:
        load = Load(server.port)
        rounds = max(2, 1 + int(_EXPECTED_RATE * seconds / (busy * _MOVES_A_GAME)))
        tables = await load.connected(busy * rounds)
        took = await load.play(tables, busy, seconds)
        _check(load)
        figures = [
            Figure("durable moves to both seats", where, len(load.seconds) / took, "moves/s"),
            *_times("one move", where, load.seconds),
            Figure("memory", f"{where}, {len(tables)} connected", server.megabytes, "MB"),
        ]
        load.close()
        return figures

    with TemporaryDirectory(prefix="klotz-bench-") as folder, klotz_server(Path(folder)) as server:
        return _bounded(go(server))


def _calm(tables_count: int, seconds: float) -> Sequence[Figure]:
    where = f"{tables_count} tables, a move a second each"

    async def go(server: Running) -> Sequence[Figure]:
        load = Load(server.port)
        tables = await load.connected(tables_count)
        await load.play(tables, tables_count, max(seconds, 5.0), pace=1.0)
        _check(load)
        figures = _times("one move", where, load.seconds)
        load.close()
        return figures

    with TemporaryDirectory(prefix="klotz-bench-") as folder, klotz_server(Path(folder)) as server:
        return _bounded(go(server))


def _idle() -> Sequence[Figure]:
    async def go(server: Running) -> Sequence[Figure]:
        load = Load(server.port)
        await load.connected(_IDLE)
        await asyncio.sleep(_IDLE_SECONDS)
        memory = server.megabytes
        load.close()
        return [Figure("memory", f"{_IDLE} idle tables, both seats connected", memory, "MB")]

    with TemporaryDirectory(prefix="klotz-bench-") as folder, klotz_server(Path(folder)) as server:
        return _bounded(go(server))


def _soak() -> Sequence[Figure]:
    with TemporaryDirectory(prefix="klotz-bench-") as folder, klotz_server(Path(folder)) as server:
        found = soak(server)
    return [
        Figure("memory", f"before a soak of {found.games} games, at rest", found.before, "MB"),
        Figure("memory", f"after a soak of {found.games} games, at rest", found.after, "MB"),
    ]


def _replies(seconds: float) -> Sequence[Figure]:
    alone, beside = _bounded(replies(seconds))
    what = f"reply of level {LEVEL}"
    return [
        *_times(what, "alone", alone),
        *_times(what, "while another guest does their worst", beside),
    ]


def _floods(seconds: float) -> Sequence[Figure]:
    found = _bounded(longest_pings(seconds))
    return [
        Figure("longest ping", f"while flooded by {flood}", longest * 1000, "ms")
        for flood, longest in found.items()
    ]


def _bounded(measuring: Coroutine[Any, Any, T]) -> T:
    """Run it, but not for ever: a machine that has no time measures nothing."""

    async def run() -> T:
        async with asyncio.timeout(_MOST_SECONDS):
            return await measuring

    try:
        return asyncio.run(run())
    except TimeoutError:
        raise RuntimeError(f"not done within {_MOST_SECONDS} s: the machine is too busy to measure") from None


def _check(load: Load) -> None:
    if load.refused is not None:
        raise RuntimeError(f"the server refused a move: {load.refused}")


def _times(what: str, where: str, seconds: Sequence[float]) -> list[Figure]:
    cuts = quantiles(seconds, n=100)
    return [
        Figure(f"{what}, p50", where, cuts[49] * 1000, "ms"),
        Figure(f"{what}, p99", where, cuts[98] * 1000, "ms"),
    ]
