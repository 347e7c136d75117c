"""Who plays computer seats: processes of this node, or workers elsewhere through a queue.

Either way a job that dies is retried: the sweep looks for tables at which a computer has been due for too long.
A job that is done twice is harmless, because its second move answers a number that is stale.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, TypeVar

from klotz.processes import kill_pool, start_pool
from klotz.server.live import metrics, thinking
from klotz.server.live.tables import Tables
from klotz.server.live.thinking import find_move, request_for
from klotz.server.refusals import Code, Refusal
from klotz.server.tables.table import Table

_log = logging.getLogger(__name__)

_TRIES: Final = 3
_QUEUE: Final = "klotz:computers"
_WORKER_SILENT: Final = 20_000
"""After this many milliseconds without an answer, a job goes to another worker. No move takes that long."""
_RESULT_SECONDS: Final = 60

T = TypeVar("T")


class Pool:
    """Processes that think. One that dies is replaced, and its job retried."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._executor: ProcessPoolExecutor | None = None

    def _started(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = start_pool(self._processes)
        return self._executor

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        for attempt in range(1, _TRIES + 1):
            executor = self._started()
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, function, *arguments)
            except BrokenProcessPool:
                _log.warning("a thinking process died; attempt %d of %d", attempt, _TRIES)
                if self._executor is executor:
                    self._executor = None
                    executor.shutdown(wait=False, cancel_futures=True)
        raise Refusal(Code.NO_ANSWER)

    def close(self) -> None:
        if self._executor is not None:
            kill_pool(self._executor)


class LocalThinkers:
    """Thinks in processes of this node."""

    def __init__(self, tables: Tables, processes: int) -> None:
        self._tables = tables
        self._pool = Pool(processes)
        self._jobs: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    async def start(self) -> None:
        pass

    def ask(self, table: Table) -> None:
        for seat in table.computers_due:
            key = table.id, table.changed, seat
            if key not in self._jobs:
                job = self._jobs[key] = asyncio.create_task(self._move(table.id, table.changed, seat))
                job.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[str, int, int], _: asyncio.Task[None]) -> None:
        self._jobs.pop(key, None)

    async def _move(self, table_id: str, answers: int, seat: int) -> None:
        try:
            await answer_table(self._tables, self._pool, table_id, answers, seat)
        except Refusal as refusal:
            _log.warning("no computer move at %s: %s", table_id, refusal.code)
        except Exception:
            _log.exception("no computer move at %s", table_id)

    async def run(self, kind: str, arguments: dict[str, Any]) -> Any:
        return await answer_question(self._tables, self._pool, kind, arguments)

    async def close(self) -> None:
        for job in list(self._jobs.values()):
            job.cancel()
        await asyncio.gather(*self._jobs.values(), return_exceptions=True)
        self._pool.close()


async def answer_table(tables: Tables, pool: Pool, table_id: str, answers: int, seat: int) -> None:
    """Find a move for a computer seat and play it, unless the game has gone on meanwhile."""

    def asked(table: Table) -> Any:
        level = table.seats[seat].level
        if table.changed != answers or seat not in table.computers_due or level is None:
            return None
        return request_for(table, seat, level)

    about = await tables.look(table_id, asked, at_least=answers)
    if about is None:
        return
    if tables.readiness is not None:
        await tables.readiness.players(about.game)
    with metrics.THOUGHT_SECONDS.time():
        text = await pool.run(find_move, about)
    try:
        await tables.computer_moves(table_id, seat, answers, text)
    except Refusal as refusal:
        if refusal.code not in (Code.STALE, Code.NOT_YOUR_TURN, Code.FINISHED):
            raise


async def answer_question(tables: Tables, pool: Pool, kind: str, arguments: dict[str, Any]) -> Any:
    """Answer what is no computer's move: see `thinking.answer`."""
    if tables.readiness is not None:
        await tables.readiness.players(thinking.game_in(arguments))
    return await pool.run(thinking.answer, kind, arguments)


class QueuedThinkers:
    """Hands questions to workers through Redis; `klotz worker` answers them."""

    def __init__(self, redis_url: str) -> None:
        self._broker = make_broker(redis_url)
        self._move = self._broker.register_task(_unanswered, task_name="move")
        self._think = self._broker.register_task(_unanswered, task_name="think")
        self._asking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self._broker.startup()

    def ask(self, table: Table) -> None:
        for seat in table.computers_due:
            asking = asyncio.create_task(self._kick(table.id, table.changed, seat))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)

    async def _kick(self, table_id: str, answers: int, seat: int) -> None:
        try:
            await self._move.kiq(table_id, answers, seat)
        except Exception as error:  # the sweep asks again when Redis is back
            _log.warning("a computer could not be asked: %s", type(error).__name__)

    async def run(self, kind: str, arguments: dict[str, Any]) -> Any:
        try:
            asked = await self._think.kiq(kind, arguments)
            result = await asked.wait_result(timeout=_RESULT_SECONDS, check_interval=0.1)
        except Exception:
            raise Refusal(Code.NO_ANSWER) from None
        if result.is_err:
            raise Refusal(Code.NO_ANSWER)
        return result.return_value

    async def close(self) -> None:
        await asyncio.gather(*self._asking, return_exceptions=True)
        await self._broker.shutdown()


async def _unanswered(*_: Any) -> Any:
    """What a task is called by at nodes, which only ask."""
    raise AssertionError("only workers answer")


def make_broker(redis_url: str) -> Any:
    """The queue, as nodes and workers open it."""
    from taskiq_redis import RedisAsyncResultBackend, RedisStreamBroker  # only those with Redis need it

    return RedisStreamBroker(
        redis_url,
        queue_name=_QUEUE,
        consumer_group_name="klotz",
        consumer_id="0",  # what was asked before the first worker came counts too
        xread_count=1,
        xread_block=1000,
        idle_timeout=_WORKER_SILENT,
        unacknowledged_lock_timeout=5.0,
        maxlen=100_000,
    ).with_result_backend(RedisAsyncResultBackend(redis_url, result_ex_time=120))
