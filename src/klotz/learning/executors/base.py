"""What an executor is."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Self, TypeVar

from klotz.errors import KlotzError

Common = TypeVar("Common")
Result = TypeVar("Result")

ATTEMPTS: Final = 4
"""Workers may be killed, by other users of a machine or for want of memory; but work that kills its worker every
time is at fault itself."""


class WorkFailed(KlotzError, RuntimeError):
    """Workers died again and again over the same piece of work."""

    def __init__(self, item: int) -> None:
        super().__init__(
            f"piece {item} of the work was given up: {ATTEMPTS} workers died over it, perhaps for want of memory"
        )


class Executor(ABC):
    """Does many pieces of work, each a pure function of what they have in common and its number."""

    @abstractmethod
    def run(
        self, work: Callable[[Common, int], Result], common: Common, items: Iterable[int]
    ) -> Iterator[tuple[int, Result]]:
        """Each piece's number and result, as they are done. A piece whose worker dies is done again."""

    def close(self) -> None:  # noqa: B027 (most hold nothing)
        """Stop the workers, whatever they are doing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
