"""A thread for whatever takes more than a few milliseconds, so that the event loop goes on meanwhile.

One thread is enough: two would not be faster, as Python runs one at a time, and the event loop would have to wait for
both. Who is next goes by turns, so that nobody who asks for much makes others wait.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from klotz.server.refusals import Code, Refusal

_MOST_EACH: Final = 32
_MOST_IN_ALL: Final = 512

Arguments = ParamSpec("Arguments")
T = TypeVar("T")


class _Work(NamedTuple):
    do: Callable[[], Any]
    done: asyncio.Future[Any]


class Aside:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._waiting: OrderedDict[str, deque[_Work]] = OrderedDict()
        """What waits, by whom it is for: the first in the order is next."""
        self._count = 0
        self._runner: asyncio.Task[None] | None = None

    async def ask(
        self,
        whose: str,
        do: Callable[Arguments, T],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> T:
        """Have something done for somebody. Refused if too much waits already."""
        own = self._waiting.get(whose, ())
        if len(own) >= _MOST_EACH or self._count >= _MOST_IN_ALL:
            raise Refusal(Code.BUSY)
        return await self.run(whose, do, *arguments, **named)

    async def run(
        self,
        whose: str,
        do: Callable[Arguments, T],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> T:
        """Have something done that touches nothing else, for a part of the server itself."""
        work = _Work(partial(do, *arguments, **named), asyncio.get_running_loop().create_future())
        self._waiting.setdefault(whose, deque()).append(work)
        self._count += 1
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run(), name="aside")
        result: T = await work.done
        return result

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            whose, own = self._waiting.popitem(last=False)
            do, done = own.popleft()
            self._count -= 1
            if own:
                self._waiting[whose] = own  # again when all others have had their turn
            if done.done():
                continue  # whoever asked has gone
            try:
                result = await loop.run_in_executor(self._thread, do)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

    async def close(self) -> None:
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)
