"""Processes that work for another one end with it, and their jobs end early when they are told to."""

import os
import subprocess
import sys
import time

from klotz.processes import StopFlag, StopFlags, kill_pool, start_pool

WORKER = """
import time
from klotz.processes import _begin
_begin(0, {parent}, None)
print("begun", flush=True)
time.sleep({seconds})
"""


def run(parent: int, seconds: float) -> subprocess.CompletedProcess[str]:
    code = WORKER.format(parent=parent, seconds=seconds)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_one_whose_parent_died_before_it_began_ends() -> None:
    assert run(parent=2**22 + 1, seconds=3600).returncode == 1  # no process has that number


def test_one_whose_parent_lives_goes_on() -> None:
    done = run(os.getpid(), seconds=0)
    assert (done.returncode, done.stdout) == (0, "begun\n")


def _until_stopped(number: int) -> int:
    flag = StopFlag(number)
    while not flag.is_set():
        time.sleep(0.01)
    return number


def test_a_job_is_stopped_and_no_other() -> None:
    flags = StopFlags()
    pool = start_pool(2, flags=flags)
    try:
        first, second = flags.new(), flags.new()
        jobs = [pool.submit(_until_stopped, number) for number in (first, second)]
        flags.set(second)
        assert jobs[1].result() == second
        assert not jobs[0].done()
        flags.set(first)
        assert jobs[0].result() == first
    finally:
        kill_pool(pool)


def test_a_flag_that_is_used_again_is_not_set() -> None:
    flags = StopFlags()
    used = flags.new()
    flags.set(used)
    while (number := flags.new()) != used:
        pass
    assert not flags.shared[number]


def test_without_flags_nobody_stops_anything() -> None:
    assert not StopFlag(0).is_set()
