"""A computer that would think forever, told to move now: by the node itself, and by a worker elsewhere."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness.nodes import Node
from tests.server.harness.people import Guest, Line
from tests.server.harness.ponder import installed
from tests.server.harness.redis import Redis
from tests.server.whole.conftest import Start, StartWorker

pytestmark = pytest.mark.anyio

SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "computer", "level": 9}]


async def _moves_when_hurried(node: Node, hurry_at: str) -> None:
    """`hurry_at` is the node that is told."""
    async with Guest.at(node.url, "Ada") as ada:
        made = (await ada.make_table("toy", SEATS))["table"]
        async with Line.open(node.socket_url, made["id"], ada, after=made["number"]) as line:
            assert [event["kind"] for event in (await line.hear())["events"]] == []
            assert made["seats"][1]["due_since"] is not None
            told = await ada.act(made["id"], "hurry", url=hurry_at, answers=made["number"])
            assert [(event["kind"], event["seat"]) for event in told] == [("hurried", 1)]
            heard: list[tuple[str, int]] = []
            while ("moved", 1) not in heard:
                message = await line.hear()
                heard += [(event["kind"], event["seat"]) for event in message["events"]]
            assert heard == [("hurried", 1), ("moved", 1)]
            assert not message["table"]["seats"][1]["hurried"]
            # What it answers has happened by now.
            asked = await line.send("hurry", answers=made["number"])
            assert (await line.hear()) == {"type": "done", "re": asked}


async def test_at_a_node_that_thinks_for_itself(sqlite: str, start: Start, tmp_path: Path) -> None:
    node = start(sqlite, **installed(tmp_path)).ready()
    await _moves_when_hurried(node, node.url)


async def test_by_a_worker_that_thinks_for_another_node(
    postgres: str, redis: Redis, start: Start, start_worker: StartWorker, tmp_path: Path
) -> None:
    found = installed(tmp_path)
    one, other = start(postgres, redis, "one", **found), start(postgres, redis, "other", **found)
    start_worker(postgres, redis, **found).ready()
    await _moves_when_hurried(one.ready(), other.ready().url)


async def test_one_that_no_worker_has_begun_on(
    postgres: str, redis: Redis, start: Start, start_worker: StartWorker, tmp_path: Path
) -> None:
    """The job is still in the queue, and the worker that takes it finds that it is in a hurry."""
    found = installed(tmp_path)
    node = start(postgres, redis, **found).ready()
    async with Guest.at(node.url, "Ada") as ada:
        made = (await ada.make_table("toy", SEATS))["table"]
        await ada.act(made["id"], "hurry", answers=made["number"])
        start_worker(postgres, redis, **found)
        async with Line.open(node.socket_url, made["id"], ada, after=made["number"]) as line:
            kinds: list[str] = []
            while "moved" not in kinds:
                kinds += [event["kind"] for event in (await line.hear())["events"]]
            assert kinds == ["hurried", "moved"]
