"""Hashes of passwords: what takes long takes long for everybody, and not too many at once."""

import asyncio
import threading
from typing import Any

import pytest
from argon2 import PasswordHasher, Type, extract_parameters

from klotz.server.accounts import passwords
from klotz.server.accounts.passwords import STRONG, Passwords
from klotz.server.refusals import Refusal
from tests.server.accounts.small_server import QUICK_HASHER

pytestmark = pytest.mark.anyio


@pytest.fixture
def hashes() -> Any:
    made = Passwords(QUICK_HASHER)
    yield made
    made.close()


def test_what_is_used_is_argon2id_with_enough_memory() -> None:
    parameters = extract_parameters(STRONG.hash("a password"))
    assert parameters.type is Type.ID
    assert parameters.memory_cost >= 19 * 1024
    assert parameters.time_cost >= 2


async def test_only_the_password_matches(hashes: Passwords) -> None:
    hashed = await hashes.hash("correct horse")
    assert "correct" not in hashed
    assert await hashes.matches(hashed, "correct horse")
    assert not await hashes.matches(hashed, "correct horsf")
    assert not await hashes.matches("not a hash", "correct horse")


async def test_nobodys_password_is_hashed_as_well(hashes: Passwords, monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[str] = []
    verify = PasswordHasher.verify

    def counted(self: PasswordHasher, hashed: str, password: str) -> Any:
        verified.append(hashed)
        return verify(self, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    assert not await hashes.matches(None, "correct horse")
    assert len(verified) == 1
    assert extract_parameters(verified[0]) == extract_parameters(await hashes.hash("x"))


async def test_hashes_are_made_two_at_once_and_a_flood_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    running = most = 0
    lock, go = threading.Lock(), threading.Event()

    class Slow(PasswordHasher):
        def hash(self, password: Any, *, salt: bytes | None = None) -> str:
            nonlocal running, most
            with lock:
                running += 1
                most = max(most, running)
            go.wait(10)
            with lock:
                running -= 1
            return "hashed"

    go.set()
    slow = Passwords(Slow())
    go.clear()
    monkeypatch.setattr(passwords, "_MOST_WAITING", 8)
    try:
        waiting = [asyncio.create_task(slow.hash("x")) for _ in range(8)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await slow.hash("one too many")
        assert refused.value.code == "busy"
        go.set()
        assert await asyncio.gather(*waiting) == ["hashed"] * 8
        assert most <= 2
        assert await slow.hash("x") == "hashed"
    finally:
        go.set()
        slow.close()
