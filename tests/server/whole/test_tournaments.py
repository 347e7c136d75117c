"""Tournaments of an evening, over the whole server: one link, round by round, also when people or nodes go away."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from klotz.server.store.schema import entrants, pairings, tournaments
from klotz.server.tournaments import service
from tests.server.harness.people import Guest, checked
from tests.server.harness.redis import Redis
from tests.server.harness.whole_app import WholeApp, whole_app
from tests.server.whole.conftest import Start

pytestmark = pytest.mark.anyio

DAY = 24 * 3600 * 1000
TERMS: dict[str, Any] = {"game": "blokus-duo", "format": "swiss", "rounds": 2, "level": None}


async def _guest(app: WholeApp, name: str) -> httpx.AsyncClient:
    browser = app.browser()
    assert (await browser.post("/api/guest", json={"name": name})).status_code == 200
    return browser


async def _resign(browser: httpx.AsyncClient, table: str, url: str = "") -> None:
    number = checked(await browser.get(f"{url}/api/tables/{table}"))["table"]["number"]
    checked(
        await browser.post(f"{url}/api/tables/{table}/actions", json={"action": "resign", "answers": number})
    )


async def _made(app: WholeApp, *names: str, **terms: Any) -> tuple[str, list[httpx.AsyncClient]]:
    people = [await _guest(app, name) for name in names]
    made = checked(await people[0].post("/api/tournaments", json=TERMS | terms))["id"]
    for each in people[1:]:
        checked(await each.post(f"/api/tournaments/{made}/join"))
    return f"/api/tournaments/{made}", people


async def test_an_evening_of_three_with_byes(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        link, people = await _made(app, "Ada", "Ben", "Cleo", rounds=9)
        host = people[0]
        started = checked(await host.post(f"{link}/start"))
        assert (started["rounds"], started["round"]) == (3, 1)  # more would only repeat
        for round_ in (1, 2, 3):
            now = [checked(await each.get(link)) for each in people]
            playing = [each for each, seen in zip(people, now, strict=True) if seen["your_table"]]
            assert len(playing) == 2
            assert now[0]["round"] == round_
            table = (
                await playing[0].get(f"/api/tables/{now[people.index(playing[0])]['your_table']}")
            ).json()
            assert table["table"]["tournament"] == started["id"]
            assert table["table"]["status"] == "playing"
            assert (await host.post(f"{link}/next")).json()["error"]["code"] == "round_goes_on"
            # Ada loses to everybody, the others to each other.
            loser = host if host in playing else playing[0]
            await _resign(loser, table["table"]["id"])
            if round_ < 3:
                checked(await host.post(f"{link}/next"))
            else:
                await app.services.tournaments.move_on()
        over = checked(await people[1].get(link))
        assert over["status"] == "finished"
        assert sum(each["points"] for each in over["standings"]) == 6.0
        assert over["standings"][-1]["name"] == "Ada"
        assert [each["games"] for each in over["standings"]] == [3, 3, 3]
        assert checked(await host.get("/api/tournaments"))["tournaments"][0]["id"] == over["id"]


async def test_computers_fill_up_and_games_of_four_have_tables(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        link, people = await _made(
            app, "Ada", "Ben", "Cleo", "Dan", "Eva", game="blokus", seats=4, level=2, rounds=1
        )
        started = checked(await people[0].post(f"{link}/start"))
        seated = [[seat["number"] for seat in board["seats"]] for board in started["boards"]]
        assert sorted(len([each for each in seats if each]) for seats in seated) == [2, 3]
        table = checked(await people[0].get(f"/api/tables/{started['boards'][0]['table']}"))["table"]
        assert [seat["level"] for seat in table["seats"]].count(2) == seated[0].count(None)
        # Everybody plays for themselves: no computer stands in, no hint, nothing is taken back.
        where = [checked(await each.get(link))["your_table"] for each in people]
        who = people[where.index(table["id"])]
        for action in ("leave", "undo"):
            body = {"action": action} | ({"answers": table["number"]} if action == "undo" else {})
            refused = await who.post(f"/api/tables/{table['id']}/actions", json=body)
            assert refused.json()["error"]["code"] in ("rated", "undo_off", "stale"), refused.text


async def test_who_does_not_come_loses_the_game_and_not_the_evening(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        link, (ada, ben) = await _made(
            app, "Ada", "Ben", format="round_robin", clock={"kind": "move", "seconds": 5}
        )
        started = checked(await ada.post(f"{link}/start"))
        table = started["your_table"]
        clock = app.services.tables.clock
        real = clock.now
        clock.now = lambda: real() + 60_000  # type: ignore[method-assign]
        await app.services.tables.time_up(table)
        await app.services.tournaments.move_on()
        over = checked(await ben.get(link))
        assert over["status"] == "finished"
        assert sorted(each["points"] for each in over["standings"]) == [0.0, 1.0]
        assert not any(each["left"] for each in over["standings"])


async def test_who_leaves_is_paired_no_more_and_may_come_back(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        link, people = await _made(app, "Ada", "Ben", "Cleo", "Dan", rounds=3)
        checked(await people[0].post(f"{link}/start"))
        for board in checked(await people[0].get(link))["boards"]:
            for each in people:
                if checked(await each.get(link))["your_table"] == board["table"]:
                    await _resign(each, board["table"])
                    break
        left = checked(await people[3].post(f"{link}/leave"))
        assert left["you"] is None
        second = checked(await people[0].post(f"{link}/next"))
        gone = next(each["number"] for each in second["standings"] if each["left"])
        last = [board for board in second["boards"] if board["round"] == 2]
        assert sorted(len(board["seats"]) for board in last) == [1, 2]  # one has a bye
        assert all(seat["number"] != gone for board in last for seat in board["seats"])
        assert checked(await people[3].post(f"{link}/join"))["you"] == gone


async def test_only_the_host_starts_and_nobody_comes_late(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        link, (ada, ben) = await _made(app, "Ada", "Ben")
        cleo = await _guest(app, "Cleo")
        for method, path in (("POST", "/start"), ("POST", "/next"), ("DELETE", "")):
            refused = await ben.request(method, link + path)
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not_host")
        assert (await app.browser().post(f"{link}/join")).status_code == 401
        assert checked(await app.browser().get(link))["you"] is None
        checked(await ben.post(f"{link}/leave"))
        assert (await ada.post(f"{link}/start")).json()["error"]["code"] == "tournament_small"
        checked(await ben.post(f"{link}/join"))
        checked(await ben.post(f"{link}/join"))  # twice is once
        assert len(checked(await ada.post(f"{link}/start"))["standings"]) == 2
        assert (await cleo.post(f"{link}/join")).json()["error"]["code"] == "tournament_started"
        assert (await ada.post(f"{link}/start")).json()["error"]["code"] == "tournament_started"
        assert (await ada.delete(link)).status_code == 204
        assert (await ben.get(link)).status_code == 404
        for _ in range(service.MOST_OF_ONE):
            checked(await ada.post("/api/tournaments", json=TERMS))
        assert (await ada.post("/api/tournaments", json=TERMS)).json()["error"][
            "code"
        ] == "too_many_tournaments"
        for wish, code in (
            ({"game": "chess"}, "invalid"),
            ({"game": "blokus", "seats": 4, "format": "round_robin"}, "invalid"),
            ({"seats": 3}, "invalid"),
            ({"rated": True}, "account_needed"),
        ):
            assert (await ben.post("/api/tournaments", json=TERMS | wish)).json()["error"]["code"] == code


async def test_who_is_gone_has_no_name_and_what_is_old_is_removed(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        link, (ada, ben) = await _made(app, "Ada", "Zebedee")
        waiting, _ = await _made(app, "Cleo")
        checked(await ben.post(f"{waiting}/join"))
        checked(await ada.post(f"{link}/start"))
        assert (await ben.delete("/api/me")).status_code == 204
        for each in (link, waiting):
            assert "Zebedee" not in (await ada.get(each)).text
        assert len(checked(await ada.get(waiting))["standings"]) == 1
        assert [each["left"] for each in checked(await ada.get(link))["standings"]].count(True) == 1
        assert (await ada.delete("/api/me")).status_code == 204
        async with app.services.engine.begin() as connection:
            await connection.execute(
                tournaments.update().values(changed_at=tournaments.c.changed_at - 400 * DAY)
            )
        await app.services.tournaments.move_on()
        await app.services.sweep.tidy()
        async with app.services.engine.connect() as connection:
            left = [
                (await connection.execute(each.select())).all() for each in (tournaments, entrants, pairings)
            ]
        assert [len(each) for each in left] == [1, 2, 1]  # the one that goes on


async def test_two_nodes_and_a_restart_pair_each_round_once(
    postgres: str, redis: Redis, start: Start
) -> None:
    nodes = [start(postgres, redis, "one"), start(postgres, redis, "other")]
    for node in nodes:
        node.ready()
    async with asyncio.timeout(120), AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Guest.at(nodes[1].url, name))
            for name in ("Ada", "Ben", "Cleo", "Dan")
        ]
        host = people[0].http
        made = checked(await host.post("/api/tournaments", json=TERMS))["id"]
        link = f"/api/tournaments/{made}"
        await asyncio.gather(
            *[each.http.post(f"{nodes[i % 2].url}{link}/join") for i, each in enumerate(people)]
        )
        answers = await asyncio.gather(*[host.post(f"{node.url}{link}/start") for node in nodes])
        assert sorted(each.status_code for each in answers) == [200, 409]
        await asyncio.to_thread(nodes[0].kill)
        await asyncio.to_thread(nodes[0].start_again)
        await asyncio.to_thread(nodes[0].ready)
        for round_ in (1, 2):
            seen = checked(await host.get(f"{nodes[0].url}{link}"))
            boards = [board for board in seen["boards"] if board["round"] == round_]
            assert len(boards) == 2
            for board in boards:
                for each in people:
                    if checked(await each.http.get(link))["your_table"] == board["table"]:
                        await _resign(each.http, board["table"], nodes[round_ % 2].url)
                        break
            answers = await asyncio.gather(
                *[host.post(f"{node.url}{link}/next") for node in nodes for _ in range(2)]
            )
        while (seen := checked(await host.get(link)))["status"] != "finished":
            await asyncio.sleep(0.1)
        assert len(seen["boards"]) == 4
        assert sorted(each["points"] for each in seen["standings"]) in ([0, 1, 1, 2], [1, 1, 1, 1])
        met = {frozenset(seat["number"] for seat in board["seats"]) for board in seen["boards"]}
        assert len(met) == 4
