"""Passwords and recovery codes as Argon2id hashes, made beside the event loop and few at once."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from klotz.server.refusals import Code, Refusal

_AT_ONCE: Final = 2  # each takes the memory below
_MOST_WAITING: Final = 64

# One thread a hash: a server has its other cores to play on. 19 MiB twice over is what OWASP asks for at least.
STRONG: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)

_CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none is easily mistaken for another
_CODE_GROUPS: Final = 5
_CODE_GROUP: Final = 5

Result = TypeVar("Result")


class Passwords:
    """Hashes and checks. Under a flood, callers are told to wait before memory runs out."""

    def __init__(self, hasher: PasswordHasher = STRONG) -> None:
        self._hasher = hasher
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobodys = hasher.hash(secrets.token_hex(16))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, text: str) -> str:
        return await self.beside(lambda: self._hasher.hash(text))

    async def matches(self, hashed: str | None, text: str) -> bool:
        """Whether the text has that hash. Without a hash the answer is no, and takes as long."""
        return await self.beside(lambda: self._matches(hashed, text))

    def is_outdated(self, hashed: str) -> bool:
        """Whether the hash was made with other parameters than those of today."""
        return self._hasher.check_needs_rehash(hashed)

    def _matches(self, hashed: str | None, text: str) -> bool:
        matches = self._verify(self._nobodys if hashed is None else hashed, text)
        return matches and hashed is not None

    def _verify(self, hashed: str, text: str) -> bool:
        try:
            return self._hasher.verify(hashed, text)
        except (VerificationError, InvalidHashError):
            return False

    async def beside(self, work: Callable[[], Result]) -> Result:
        """Do something that takes a while, in a thread."""
        if self._waiting >= _MOST_WAITING:
            raise Refusal(Code.BUSY)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def new_recovery_code() -> str:
    """125 bits that can be written on paper: `7K2QF-...`, five groups of five."""
    return "-".join(
        "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_GROUP)) for _ in range(_CODE_GROUPS)
    )


def recovery_text(given: str) -> str:
    """A recovery code in the form that is hashed, forgiving what goes wrong between paper and keyboard."""
    letters = "".join(letter for letter in given.upper() if letter.isalnum())
    return letters.translate(str.maketrans("OIL", "011"))
