"""Who is thought for next: the same in memory and in Redis."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from klotz.server.live.thinking.fair_queue import FairQueue
from klotz.server.live.thinking.job import PEOPLE_PER_ADDRESS, RULES, Job, Kind
from klotz.server.live.thinking.queue import Queue
from klotz.server.live.thinking.redis_queue import RedisQueue
from klotz.server.refusals import Code, Refusal

pytestmark = pytest.mark.anyio


def job(name: str, person: str = "ada", kind: Kind = Kind.MOVE, **more: Any) -> Job:
    """One that takes long, unless its level is low."""
    return replace(Job(name, kind, "bloxx", 9, person, f"address of {person}", {}), **more)


async def order(queue: Queue, count: int, *, short_only: bool = False) -> list[str]:
    return [(await queue.take(short_only=short_only)).id for _ in range(count)]


async def test_a_first_question_comes_before_somebody_elses_twentieth(queue: Queue) -> None:
    for number in range(20):
        await queue.put(job(f"many {number:02}", "ada"))
    await queue.put(job("one", "ben"))
    taken = await order(queue, 21)
    assert taken.index("one") <= 1
    assert [name for name in taken if name != "one"] == [f"many {number:02}" for number in range(20)]


async def test_many_guests_at_one_address_get_what_a_few_people_get(queue: Queue) -> None:
    for number in range(40):
        await queue.put(job(f"crowd {number:02}", f"guest {number}", address="one house"))
    for number in range(10):
        await queue.put(job(f"ben {number:02}", "ben"))
    taken = await order(queue, 50)
    before_bens_last = taken.index("ben 09") - 9
    assert before_bens_last <= 10 * PEOPLE_PER_ADDRESS + 1 < 40 + 2
    assert taken.index("ben 00") <= 1 + PEOPLE_PER_ADDRESS


async def test_short_before_long(queue: Queue) -> None:
    for kind in ("long", "short"):
        like = job(f"{kind} before", "carl", game=kind)
        await queue.put(like)
        await queue.finish(await queue.take(short_only=False), None, 5.0 if kind == "long" else 1.0)
    await queue.put(job("long", "ada", game="long"))
    await queue.put(job("short", "ben", game="short"))
    assert await order(queue, 2) == ["short", "long"]


async def test_what_takes_long_is_not_for_those_who_do_what_is_short(queue: Queue) -> None:
    await queue.put(job("long"))
    await queue.put(job("short", "ben", level=1))
    assert await order(queue, 1, short_only=True) == ["short"]
    waiting = asyncio.create_task(queue.take(short_only=True))
    assert await order(queue, 1) == ["long"]
    await queue.put(job("short again", "ben", level=1))
    assert (await waiting).id == "short again"


async def test_whoever_does_what_takes_long_helps_where_much_is_to_be_done(queue: Queue) -> None:
    await queue.put(job("short", level=1))
    waiting = asyncio.create_task(queue.take(short_only=False))
    await queue.put(job("another", level=1))
    assert (await waiting).id == "short"
    waiting = asyncio.create_task(queue.take(short_only=False))
    await queue.put(job("long", "ben"))
    assert (await waiting).id == "long"
    assert await order(queue, 1, short_only=True) == ["another"]


async def test_how_long_it_takes_is_learned(queue: Queue) -> None:
    slow = job("slow", game="slow", level=1)
    await queue.put(slow)
    await queue.finish(await queue.take(short_only=True), None, 5.0)
    await queue.put(replace(slow, id="slow again"))
    await queue.put(job("other", level=1))
    assert await order(queue, 1, short_only=True) == ["other"]
    assert await order(queue, 1) == ["slow again"]


async def test_a_move_that_people_wait_for_comes_before_everything_else(queue: Queue) -> None:
    kinds = (Kind.WATCHED, Kind.ANALYSIS, Kind.HINTS, Kind.MOVE)
    for kind in kinds:
        # Each as long as the other, so that only the kind counts.
        await queue.put(job(f"{kind} before", "carl", kind))
        await queue.finish(await queue.take(short_only=False), None, 2.0)
    for kind in kinds:
        await queue.put(job(kind, kind.value, kind))
    assert await order(queue, 4) == ["move", "hints", "analysis", "watched"]


async def test_what_is_dear_is_not_put_off_for_ever(queue: Queue) -> None:
    await queue.put(job("analysis", "ada", Kind.ANALYSIS, game="same"))
    for number in range(200):
        await queue.put(job(f"move {number:03}", f"player {number % 3}", game="same"))
    taken = await order(queue, 201, short_only=False)
    assert "analysis" in taken[:200]


async def test_asked_twice_is_asked_once(queue: Queue) -> None:
    for _ in range(3):
        await queue.put(job("same"))
    await queue.put(job("other"))
    assert await order(queue, 2) == ["same", "other"]
    await queue.put(job("same"))  # it is being done
    assert (await queue.counts())[Kind.MOVE] == 2


@pytest.mark.parametrize("kind", [Kind.HINTS, Kind.ANALYSIS])
async def test_too_much_is_refused(kind: Kind, queue: Queue) -> None:
    rules = RULES[kind]
    for number in range(rules.per_person):
        await queue.put(job(f"mine {number}", "ada", kind))
    with pytest.raises(Refusal) as refused:
        await queue.put(job("one more", "ada", kind))
    assert refused.value.code is Code.TOO_MANY_QUESTIONS
    assert refused.value.details == {"whose": "person", "most": rules.per_person}
    await queue.put(job("somebody else's", "ben", kind))
    await queue.put(job("another kind", "ada"))
    for number in range(rules.per_address):
        await queue.put(job(f"crowd {number}", f"guest {number}", kind, address="one house"))
    with pytest.raises(Refusal) as refused:
        await queue.put(job("one too many", "one more guest", kind, address="one house"))
    assert refused.value.details == {"whose": "address", "most": rules.per_address}
    # What is done or dropped makes room.
    await queue.drop("mine 0")
    await queue.put(job("one more", "ada", kind))


async def test_too_much_of_everybody_is_refused(queue: Queue) -> None:
    for number in range(RULES[Kind.ANALYSIS].in_all):
        await queue.put(job(f"{number}", f"guest {number}", Kind.ANALYSIS))
    with pytest.raises(Refusal) as refused:
        await queue.put(job("one more", "ada", Kind.ANALYSIS))
    assert refused.value.code is Code.BUSY


async def test_whoever_stops_waiting_drops_the_job(queue: Queue) -> None:
    asking = asyncio.create_task(queue.answer(job("question", kind=Kind.HINTS)))
    while not (await queue.counts())[Kind.HINTS]:
        await asyncio.sleep(0.01)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await queue.put(job("next"))
    assert await order(queue, 1) == ["next"]
    assert (await queue.counts())[Kind.HINTS] == 0


async def test_an_answer_reaches_whoever_asked(queue: Queue) -> None:
    asking = asyncio.create_task(queue.answer(job("question", kind=Kind.HINTS)))
    taken = await queue.take(short_only=False)
    await queue.put_back(taken, {"half": "done"}, 2.0)
    again = await queue.take(short_only=False)
    assert (again.id, again.body) == ("question", {"half": "done"})
    await queue.finish(again, {"empty": [], "number": 1.5}, 2.0)
    assert await asking == {"empty": [], "number": 1.5}
    failing = asyncio.create_task(queue.answer(job("hard", kind=Kind.HINTS)))
    await queue.fail(await queue.take(short_only=False))
    with pytest.raises(Refusal) as refused:
        await failing
    assert refused.value.code is Code.NO_ANSWER


async def test_both_queues_choose_alike(redis_queue: RedisQueue) -> None:
    """Whatever is put, taken, done and dropped."""
    for seed in range(8):
        await redis_queue._redis.flushall()
        random, twin, doing = Random(seed), FairQueue(), [job("nothing")][:0]
        for number in range(150):
            match random.choice(["put", "put", "take", "finish", "back", "drop"]):
                case "put":
                    new = job(
                        f"{number:03}",
                        random.choice(["ada", "ben", "carl"]),
                        random.choice(list(Kind)),
                        level=random.choice([1, 9]),
                        address=random.choice(["here", "there"]),
                    )
                    full = twin.put(new)
                    try:
                        await redis_queue.put(new)
                    except Refusal:
                        assert full is not None
                    else:
                        assert full is None
                case "take":
                    short_only = random.random() < 0.5
                    found = twin.take(short_only=short_only)
                    told = await redis_queue._call("take", int(short_only))
                    assert (told is None) == (found is None)
                    if found is not None:
                        assert f'"id":"{found.id}"' in told.decode()
                        doing.append(found)
                case "finish" if doing:
                    done, seconds = doing.pop(random.randrange(len(doing))), random.random()
                    twin.finish(done, seconds)
                    await redis_queue.finish(done, None, seconds)
                case "back" if doing:
                    part, seconds = doing.pop(random.randrange(len(doing))), random.random() * 3
                    twin.put_back(part, {}, seconds)
                    await redis_queue.put_back(part, {}, seconds)
                case "drop":
                    gone = f"{random.randrange(number + 1):03}"
                    twin.drop(gone)
                    await redis_queue.drop(gone)
                    doing = [each for each in doing if each.id != gone]
        assert await redis_queue.counts() == {kind: twin.count(kind) for kind in Kind}


async def test_what_a_dead_worker_was_doing_is_done_by_another(redis_queue: RedisQueue) -> None:
    await redis_queue.put(job("move"))
    taken = await redis_queue.take(short_only=False)
    assert await redis_queue._call("take", 0) is None
    # Nobody has heard of the worker for longer than it may be silent.
    await redis_queue._redis.zadd("klotz:thinking:doing", {taken.id: 1})
    assert (await redis_queue.take(short_only=False)).id == "move"


async def test_what_a_dead_node_asked_is_not_done(redis_queue: RedisQueue) -> None:
    await redis_queue._put(job("hint", kind=Kind.HINTS), is_wanted=True)
    await redis_queue._redis.zadd("klotz:thinking:wanted", {"hint": 1})
    assert await redis_queue._call("take", 0) is None
    assert (await redis_queue.counts())[Kind.HINTS] == 0


async def test_who_thinks_is_known(redis_queue: RedisQueue) -> None:
    assert not await redis_queue.is_served()
    await redis_queue.say_hello("one")
    assert await redis_queue.is_served()
    await redis_queue.say_goodbye("one")
    assert not await redis_queue.is_served()
