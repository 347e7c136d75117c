"""The lock of kernels: of several threads one at a time has it."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from klotz.jit import Structs, int64, kernel, struct
from klotz.kernel_lock import acquire, release

COUNTER = struct([("lock", "u4"), ("count", "i8")])


@kernel
def count_up(counters: Structs, times: int) -> None:
    for _ in range(times):
        acquire(counters)
        before = int64(counters[0].count)
        counters[0].count = before + 1
        release(counters)


def count_in_threads(times: int) -> int:
    counters: Structs = np.zeros(1, COUNTER)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: count_up(counters, times), range(4)))
    return int(counters[0]["count"])


def test_nothing_is_counted_twice_or_lost() -> None:
    assert count_in_threads(50_000) == 200_000


def test_it_runs_uncompiled() -> None:
    program = "from tests.test_kernel_lock import count_in_threads; print(count_in_threads(50))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.stdout == "200\n", done.stderr
