"""A worker: runs computer players for tables on any node. Start one per spare core."""

import asyncio
import logging
import signal
from typing import Final

from klotz.server.live.thinking.redis_queue import RedisQueue
from klotz.server.services import Services
from klotz.server.settings import BadSetting, ServerSettings, check_players

_log = logging.getLogger(__name__)

_HELLO_SECONDS: Final = 3.0


async def work(settings: ServerSettings) -> None:
    """Do jobs until a signal ends it; those at hand are finished first."""
    if settings.redis_url is None:
        raise BadSetting("a worker needs KLOTZ_REDIS_URL: without Redis every node thinks for itself")
    check_players(settings)
    services = Services.of(settings)
    finish = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        # Not the loop's own signal handling, which Windows lacks.
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(finish.set))
    await services.start_for_worker()
    try:
        await _be_there(services, finish)
        await services.lanes.finish()
    finally:
        await services.close()


async def _be_there(services: Services, finish: asyncio.Event) -> None:
    """Let the nodes know of this worker until it is to finish. It outlives Redis going away and coming back."""
    queue = services.queue
    assert isinstance(queue, RedisQueue)
    is_known = False
    while not finish.is_set():
        try:
            await queue.say_hello(services.node)
        except Exception as error:
            _log.warning("Redis does not answer: %s", type(error).__name__)
            is_known = False
        else:
            if not is_known:
                _log.info("worker ready")
            is_known = True
        try:
            await asyncio.wait_for(finish.wait(), _HELLO_SECONDS)
        except TimeoutError:
            continue
    try:
        await queue.say_goodbye(services.node)
    except Exception as error:
        _log.warning("Redis does not answer: %s", type(error).__name__)
