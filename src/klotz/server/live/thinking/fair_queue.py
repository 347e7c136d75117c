"""Which job is next, so that nobody who asks much makes those wait who ask little.

The method is self-clocked fair queueing. A job gets a tag when it comes: where its asker's last job ended or, if that
is past, where the queue has got to, plus what the job costs. The lowest tag is next. So a first question comes before
somebody else's twentieth, and a short job before a long one that came at the same time. An asker is a person, and
besides the address that they come by, whose jobs together cost a quarter: many guests at one address get what four
people get. Each kind of job has its own tags, and a factor that makes its seconds dearer or cheaper.

What is short and what is long wait apart, each with its own clock: a process that does only short jobs is never held
up for long.

The same rules are written once more in `queue.lua`, for Redis; one test puts both through the same.
"""

import heapq
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final

from klotz.server.live.thinking.job import PEOPLE_PER_ADDRESS, SHORT_SECONDS, Job

NEWEST_COUNTS: Final = 0.3
"""How much the last job of its like counts in what the next one is expected to take."""


class Full(StrEnum):
    """Whose share of what may wait is used up."""

    PERSON = "person"
    ADDRESS = "address"
    ALL = "all"


class Lane(StrEnum):
    SHORT = "short"
    LONG = "long"


@dataclass(slots=True)
class _Waiting:
    tags: dict[str, float] = field(default_factory=dict)
    """Of the jobs that wait, by their ids."""
    _order: list[tuple[float, str]] = field(default_factory=list)
    """A heap of the same, and of some that have been dropped since."""
    ends: dict[str, float] = field(default_factory=dict)
    """Where the last job of each asker ends."""
    clock: float = 0.0

    def add(self, job: Job, cost: float) -> None:
        person, address = f"{job.kind}:person:{job.person}", f"{job.kind}:address:{job.address}"
        begin = max(self.clock, self.ends.get(person, 0.0), self.ends.get(address, 0.0))
        self.tags[job.id] = self.ends[person] = begin + cost
        heapq.heappush(self._order, (begin + cost, job.id))
        self.ends[address] = max(self.clock, self.ends.get(address, 0.0)) + cost / PEOPLE_PER_ADDRESS

    def pop(self) -> str | None:
        found = None
        while self._order and found is None:
            tag, job_id = heapq.heappop(self._order)
            if self.tags.get(job_id) == tag:
                del self.tags[job_id]
                self.clock, found = tag, job_id
        if not self.tags:
            # Nobody waits, so nobody has to wait for anybody: what was used before is forgotten.
            self.ends.clear()
            self._order.clear()
        return found


class FairQueue:
    """Jobs that wait and jobs that are being done, in memory."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job] = {}
        self._waiting = {lane: _Waiting() for lane in Lane}
        self._counts: dict[str, int] = {}
        self._seconds: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._jobs)

    def put(self, job: Job) -> Full | None:
        """Add a job, unless it is there already. Where there is no room for it, says whose."""
        if job.id in self._jobs:
            return None
        for full, key, most in zip(Full, _counted(job), job.rules.limits, strict=True):
            if self._counts.get(key, 0) >= most:
                return full
        self._jobs[job.id] = job
        for key in _counted(job):
            self._counts[key] = self._counts.get(key, 0) + 1
        self._wait(job)
        return None

    def _wait(self, job: Job) -> None:
        seconds = self._seconds.get(job.like, job.guess)
        lane = Lane.SHORT if seconds <= SHORT_SECONDS else Lane.LONG
        self._waiting[lane].add(job, seconds * job.rules.factor)

    def take(self, *, short_only: bool) -> Job | None:
        """The next job. Whoever does also long ones helps with the short ones when nothing else is to be done, and
        there are several.
        """
        found = None if short_only else self._waiting[Lane.LONG].pop()
        if found is None and (short_only or len(self._waiting[Lane.SHORT].tags) > 1):
            found = self._waiting[Lane.SHORT].pop()
        return None if found is None else self._jobs[found]

    def put_back(self, job: Job, body: dict[str, Any], seconds: float | None) -> None:
        """Done in part: the rest waits its turn like any other job."""
        if job.id in self._jobs:
            self._learn(job, seconds)
            self._jobs[job.id] = replace(job, body=body)
            self._wait(self._jobs[job.id])

    def finish(self, job: Job, seconds: float | None) -> None:
        """Done, in so many seconds; None if that tells nothing about other jobs."""
        if job.id in self._jobs:
            self._learn(job, seconds)
            self.drop(job.id)

    def drop(self, job_id: str) -> None:
        """Nobody wants the answer any more."""
        job = self._jobs.pop(job_id, None)
        if job is None:
            return
        for waiting in self._waiting.values():
            waiting.tags.pop(job_id, None)
        for key in _counted(job):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]

    def count(self, kind: str) -> int:
        """Jobs of a kind that wait or are being done."""
        return self._counts.get(kind, 0)

    def _learn(self, job: Job, seconds: float | None) -> None:
        if seconds is None:
            return
        before = self._seconds.get(job.like, seconds)
        self._seconds[job.like] = before + NEWEST_COUNTS * (seconds - before)


def _counted(job: Job) -> tuple[str, str, str]:
    """What a job counts for, in the order of `Full`."""
    return f"{job.kind}:person:{job.person}", f"{job.kind}:address:{job.address}", job.kind.value
