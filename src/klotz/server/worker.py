"""A worker: runs computer players for tables on any node. Start one per spare core."""

import asyncio
import logging
import signal
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from klotz.server.live.computers import Pool, answer_question, answer_table, make_broker
from klotz.server.services import Services
from klotz.server.settings import BadSetting, ServerSettings

_log = logging.getLogger(__name__)


async def work(settings: ServerSettings) -> None:
    """Process jobs until a signal ends it; the current one is finished first."""
    from taskiq.receiver import Receiver  # only workers need it

    if settings.redis_url is None:
        raise BadSetting("a worker needs KLOTZ_REDIS_URL: without Redis every node thinks for itself")
    services = Services.of(settings)
    pool = Pool(1)
    broker = make_broker(settings.redis_url)

    async def move(table_id: str, answers: int, seat: int) -> None:
        await answer_table(services.tables, pool, table_id, answers, seat)

    async def think(kind: str, arguments: dict[str, Any]) -> Any:
        return await answer_question(services.tables, pool, kind, arguments)

    broker.register_task(move, task_name="move")
    broker.register_task(think, task_name="think")
    broker.is_worker_process = True
    finish = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        # Not the loop's own signal handling, which Windows lacks.
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(finish.set))
    await services.start_for_worker()
    await broker.startup()
    try:
        with ThreadPoolExecutor(1) as executor:
            receiver = Receiver(broker, executor=executor, max_async_tasks=1, run_startup=False)
            _log.info("worker ready")
            await receiver.listen(finish)
    finally:
        await broker.shutdown()
        pool.close()
        await services.close()
