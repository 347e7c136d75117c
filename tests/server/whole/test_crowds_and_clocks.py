"""Ten thousand who want the same seat, and clocks that are set while people play."""

import asyncio
import time
from pathlib import Path

import pytest

from klotz.server.live import projection
from klotz.server.live.monotonic_clock import MonotonicClock
from klotz.server.refusals import Refusal
from tests.server.harness.in_process import Clock, OneNode

pytestmark = pytest.mark.anyio


async def test_ten_thousand_want_three_seats(tmp_path: Path) -> None:
    async with OneNode.on(tmp_path / "klotz.db") as node:
        table = await node.make("maker", "blokus", [{"kind": "me"}, *({"kind": "open"} for _ in range(3))])
        codes: list[str] = []

        async def sit(person: str, seat: int | None) -> None:
            try:
                await node.act(table, person, "sit", seat=seat)
                codes.append("sat")
            except Refusal as refusal:
                codes.append(refusal.code)

        wishes = [(f"guest-{number}", (None, 1, 2, 3)[number % 4]) for number in range(10_000)]
        await asyncio.gather(*(sit(*wish) for wish in wishes))
        seen = await node.tables.look(table, lambda found: (found.status, found.people))
        events = await node.tables.store.events(table, 0)
    assert len(codes) == 10_000
    assert codes.count("sat") == 3
    assert set(codes) <= {"sat", "seat_taken", "table_full", "already_started"}
    assert seen[0] == "playing"
    assert len(seen[1]) == 4
    assert [event.kind for event in events] == ["created", "sat", "sat", "sat", "sat", "started"]


async def test_two_services_on_one_database_give_a_seat_once(tmp_path: Path) -> None:
    """As two nodes do: the key of the events decides, not a lock in memory."""
    file = tmp_path / "klotz.db"
    async with OneNode.on(file) as one, OneNode.on(file) as other:
        table = await one.make("maker", "blokus-duo", [{"kind": "me"}, {"kind": "open"}])
        asked = [node.act(table, f"guest-{number}", "sit") for number in range(50) for node in (one, other)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        events = await one.tables.store.events(table, 0)
    assert sum(isinstance(each, list) for each in done) == 1
    assert all(isinstance(each, list | Refusal) for each in done)
    assert [event.kind for event in events] == ["created", "sat", "sat", "started"]


async def test_nobody_plays_against_themselves_for_a_rating(tmp_path: Path) -> None:
    async with OneNode.on(tmp_path / "klotz.db") as node:
        places, clock = [{"kind": "open"}, {"kind": "open"}], {"kind": "days", "days": 1}
        rated = await node.make("maker", "blokus-duo", places, rated=True, clock=clock)
        await node.act(rated, "ada", "sit", seat=0)
        for seat in (None, 1):
            with pytest.raises(Refusal) as refused:
                await node.act(rated, "ada", "sit", seat=seat)
            assert refused.value.code == "already_seated"
        casual = await node.make("maker", "blokus-duo", places)
        await node.act(casual, "ada", "sit", seat=0)
        await node.act(casual, "ada", "sit", seat=1)  # two at one device
        assert await node.tables.look(casual, lambda found: found.seats_of("ada")) == [0, 1]


@pytest.mark.parametrize("jump", [-10 * 365 * 86_400, -3600, 3600, 10 * 365 * 86_400])
def test_setting_the_clock_of_the_machine_costs_nobody_time(
    jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = MonotonicClock()
    before = clock.now()
    really = time.time
    monkeypatch.setattr(time, "time", lambda: really() + jump)
    after = clock.now()
    assert before <= after < before + 3_000_000  # less than the smallest jump, however slow this machine is


async def test_a_restart_with_an_earlier_clock_does_not_turn_time_back(tmp_path: Path) -> None:
    clock = Clock()
    async with OneNode.on(tmp_path / "klotz.db", clock) as node:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await node.make("ada", "blokus-duo", seats, clock={"kind": "move", "seconds": 60})
        await node.act(table, "blaise", "sit")
    clock.time -= 5 * 3_600_000
    async with OneNode.on(tmp_path / "klotz.db", clock) as node:
        legal = (await node.tables.look(table, lambda found: projection.legal_texts(found, 0)))[0]
        number = await node.tables.look(table, lambda found: found.number)
        await node.act(table, "ada", "move", answers=number, move=legal)
        await node.tables.time_up(table)
        times = [event.at for event in await node.tables.store.events(table, 0)]
        assert times == sorted(times)
        assert await node.tables.look(table, lambda found: found.status) == "playing"
