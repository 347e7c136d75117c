"""Work on a Ray cluster: many machines, or many processes of this one."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from klotz import jit
from klotz.learning.executors.base import ATTEMPTS, Common, Executor, Result, WorkFailed

try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ModuleNotFoundError as error:
    raise ValueError("Ray is not installed: pip install 'klotz[ray]'") from error


class RayExecutor(Executor):
    """Every machine of the cluster needs the same Klotz as this one, which is checked, and no files of it."""

    def __init__(self, address: str | None, jobs: int) -> None:
        self._is_own = not ray.is_initialized()
        if self._is_own:
            options: dict[str, Any] = {"address": address} if address else {"num_cpus": jobs}
            try:
                ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False, **options)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise ValueError(
                    f"there is no Ray cluster at {address or 'this machine'}: {error}"
                ) from error

    def run(
        self, work: Callable[[Common, int], Result], common: Common, items: Iterable[int]
    ) -> Iterator[tuple[int, Result]]:
        # Deaths are counted here: what Ray repeats by itself it repeats in silence.
        remote = ray.remote(num_cpus=1, max_retries=0)(_work)
        shared = ray.put((work, common))
        waiting = deque(items)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        deaths: Counter[int] = Counter()
        running: dict[Any, int] = {}
        try:
            while waiting or running:
                while waiting and len(running) < most:
                    item = waiting.popleft()
                    running[remote.remote(shared, jit.cache_directory().name, item)] = item
                (done,), _ = ray.wait(list(running), num_returns=1)
                item = running.pop(done)
                try:
                    result = ray.get(done)
                except RayTaskError as error:  # an exception of the work itself
                    raise error.cause or error from None
                except RayError:  # the worker, or its machine, is gone
                    deaths[item] += 1
                    if deaths[item] == ATTEMPTS:
                        raise WorkFailed(item) from None
                    waiting.appendleft(item)
                    continue
                yield item, result
        finally:
            for task in running:
                ray.cancel(task, force=True)

    def close(self) -> None:
        if self._is_own:
            ray.shutdown()


def _work(shared: tuple[Callable[[Any, int], Any], Any], sources: str, item: int) -> Any:
    if jit.cache_directory().name != sources:
        raise ValueError(
            "a machine of the cluster has another version of Klotz, which would play other games"
        )
    work, common = shared
    return work(common, item)
