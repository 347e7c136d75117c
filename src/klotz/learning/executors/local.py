"""Work in processes of this machine."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from klotz.learning.executors.base import ATTEMPTS, Common, Executor, Result, WorkFailed
from klotz.processes import kill_pool, start_pool


class LocalExecutor(Executor):
    """With one job everything is done here, one piece after the other."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def run(
        self, work: Callable[[Common, int], Result], common: Common, items: Iterable[int]
    ) -> Iterator[tuple[int, Result]]:
        if self._jobs == 1:
            for item in items:
                yield item, work(common, item)
        else:
            yield from self._run_in_processes(work, common, deque(items))

    def _run_in_processes(
        self, work: Callable[[Common, int], Result], common: Common, waiting: deque[int]
    ) -> Iterator[tuple[int, Result]]:
        deaths: Counter[int] = Counter()
        running: dict[Future[Result], int] = {}
        try:
            while waiting or running:
                try:
                    while waiting and len(running) < self._jobs:
                        running[self._workers().submit(work, common, waiting[0])] = waiting[0]
                        waiting.popleft()
                    done = wait(running, return_when=FIRST_COMPLETED).done
                    results = [(running[future], future.result()) for future in done]
                except BrokenProcessPool:
                    # One worker died, and the pool with it; nobody says which piece it was at.
                    self.close()
                    lost = list(running.values())
                    running.clear()
                    deaths.update(lost)
                    waiting.extendleft(reversed(lost))
                    for item in lost:
                        if deaths[item] == ATTEMPTS:
                            raise WorkFailed(item) from None
                    continue
                for future in done:
                    del running[future]
                yield from results
        finally:
            if running:  # nobody waits for these any more
                self.close()

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = start_pool(self._jobs)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            kill_pool(self._pool)
            self._pool = None
