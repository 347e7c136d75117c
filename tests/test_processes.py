"""Processes that work for another one end with it."""

import os
import subprocess
import sys

WORKER = """
import time
from klotz.processes import _begin
_begin(0, {parent})
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
