"""Where work is done: in processes of this machine, or on a Ray cluster. The results are the same."""

from klotz.learning.executors.base import Executor, WorkFailed
from klotz.learning.executors.local import LocalExecutor

__all__ = ["Executor", "WorkFailed", "executor"]


def executor(where: str | None, jobs: int) -> Executor:
    """`None` for this machine, `ray` for a cluster that is found or started, `ray:ADDRESS` for a certain one."""
    if where is None:
        return LocalExecutor(jobs)
    kind, _, address = where.partition(":")
    if kind != "ray":
        raise ValueError(f"work is done here or on ray[:ADDRESS], not on {where[:80]!r}")
    from klotz.learning.executors.on_ray import RayExecutor  # Ray is an extra

    return RayExecutor(address or None, jobs)
