"""`klotz bot`: what its file says, games by rule and by offer, several at once, through a restart of the server."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from klotz.client import AsyncClient, Client, Refused, Unreachable
from klotz.client.bot import Bot, BotConfig, ConfigError, load
from klotz.client.bot.config import Accept, Offer
from klotz.client.models import NewTable
from klotz.client.requests import SeatWish
from tests.server.harness.nodes import Node

FIRST_MOVE = """
def first(state):
    return state.legal_moves[0]
"""


def token_of(node: Node, name: str) -> str:
    with Client.as_guest(node.url, name) as guest:
        return guest.new_token("bot")


class TestFile:
    def written(self, folder: Path, text: str) -> Path:
        path = folder / "bot.toml"
        path.write_text(text, encoding="utf-8")
        return path

    def test_a_token_is_read_from_a_file_beside_it(self, tmp_path: Path) -> None:
        (tmp_path / "token").write_text("klotz_1\n")
        path = self.written(tmp_path, 'server = "http://localhost:8000"\ntoken_file = "token"\n')
        assert load(path).token == "klotz_1"

    def test_or_from_the_environment(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = self.written(tmp_path, 'server = "http://localhost:8000"\n')
        monkeypatch.setenv("KLOTZ_TOKEN", "klotz_2")
        assert load(path).token == "klotz_2"
        monkeypatch.delenv("KLOTZ_TOKEN")
        with pytest.raises(ConfigError, match="has no token"):
            load(path)

    @pytest.mark.parametrize(
        ("text", "problem"),
        [
            ("server = ", "is not TOML"),
            ('player = "level:3"\n', "server: Field required"),
            ('server = "http://x"\ngames = 3\n', "games: Extra inputs .* it knows server, token"),
            ('server = "http://x"\n[[offer]]\ngame = "bloxx"\nat_once = 0\n', r"offer\.0\.at_once"),
        ],
    )
    def test_mistakes_are_named(self, tmp_path: Path, text: str, problem: str) -> None:
        with pytest.raises(ConfigError, match=problem):
            load(self.written(tmp_path, text))

    def test_the_command_says_them_in_a_sentence(self, tmp_path: Path) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "klotz", "bot", str(tmp_path / "no.toml")],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert "no.toml cannot be read" in done.stderr
        assert "Traceback" not in done.stderr


def test_rules_choose_tables(node: Node) -> None:
    with Client.as_guest(node.url, "Ada") as ada:
        clock = {"kind": "total", "seconds": 600}
        table = ada.create_table("blokus-duo", ["me", "open"], clock=clock).table
    taken = [
        Accept(),
        Accept(game="blokus-duo"),
        Accept(game=["bloxx", "blokus-duo"], rated=False, clock=["total"], most_seats=2),
        Accept(hosts=["Ada"], options={"starts": "any"}),
    ]
    left = [
        Accept(game="bloxx"),
        Accept(rated=True),
        Accept(clock=["none", "days"]),
        Accept(most_seats=1),
        Accept(hosts=["Ben"]),
        Accept(options={"starts": "own"}),
    ]
    assert all(rule.takes(table) for rule in taken)
    assert not any(rule.takes(table) for rule in left)


@pytest.mark.anyio
async def test_it_sits_down_by_rule_plays_and_takes_a_rematch(node: Node, tmp_path: Path) -> None:
    said: list[str] = []
    config = BotConfig(
        server=node.url,
        player="random",
        accept=[Accept(game="blokus-duo", hosts=["Cleo"])],
        look_seconds=0.1,
    )
    async with (
        AsyncClient(node.url, await asyncio.to_thread(token_of, node, "Bot")) as client,
        await AsyncClient.as_guest(node.url, "Cleo") as cleo,
    ):
        work = asyncio.create_task(Bot(client, config, said.append).run())
        other = await cleo.create_table("bloxx", ["me", "open"], public=True)
        made = await cleo.create_table("blokus-duo", ["me", "open"], public=True)
        async with asyncio.timeout(120):
            await cleo.play(made.table.id, "random")
            await cleo.act(made.table.id, "rematch")
            again = (await cleo.table(made.table.id)).table.rematch
            assert again is not None
            await cleo.play(again, "random")
        assert (await cleo.table(other.table.id)).table.status == "waiting"
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work
    assert any("blokus-duo against Cleo, with random" in line for line in said)


def hundred_games(server: str, folder: Path, games: int) -> Path:
    (folder / "mine.py").write_text(FIRST_MOVE)
    path = folder / "bot.toml"
    path.write_text(
        f"""
server = "{server}"
player = "py:{folder / "mine.py"}:first"
games_at_once = 4
look_seconds = 0.2

[[offer]]
game = "blokus-duo"
seats = ["me", "computer:1"]
public = false
games = {games}
at_once = 4
"""
    )
    return path


def test_games_at_once_go_on_through_a_restart_of_the_server(
    tmp_path: Path, start: Callable[..., Node], sqlite: str
) -> None:
    """`KLOTZ_BOT_GAMES=100` plays a hundred."""
    games = int(os.environ.get("KLOTZ_BOT_GAMES", "8"))
    node = start(sqlite).ready()
    token = token_of(node, "Bot")
    with subprocess.Popen(
        [sys.executable, "-m", "klotz", "bot", str(hundred_games(node.url, tmp_path, games))],
        env={**os.environ, "KLOTZ_TOKEN": token, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as program:
        assert program.stdout is not None
        lines: list[str] = []
        over = 0
        for line in program.stdout:
            lines.append(line)
            over += ": over," in line
            if over == games // 3 and ": over," in line:
                node.kill()  # in the middle of several games, without a goodbye
                node.start_again()
                node.ready()
    told = "".join(lines)
    assert program.returncode == 0, told
    assert f"{games} games played to the end." in told
    assert over == games
    with Client(node.url, token) as bot:
        finished = bot.my_tables("finished")
        assert not bot.my_tables("playing")
    assert len(finished) == min(games, 50)
    assert not any(seat.out or seat.away for table in finished for seat in table.seats)


class _LosesAnswers(AsyncClient):
    """Every first answer to a request for a table gets lost."""

    asked = 0

    async def create_table(self, game: str, seats: Sequence[SeatWish], **terms: Any) -> NewTable:
        made = await super().create_table(game, seats, **terms)
        self.asked += 1
        if self.asked % 2:
            raise Unreachable("The answer was lost.")
        return made


@pytest.mark.anyio
async def test_a_table_whose_answer_was_lost_is_not_made_twice(node: Node) -> None:
    offer = Offer(game="bloxx", seats=["me", "computer:1"], public=False, games=2)
    config = BotConfig(server=node.url, player="random", offer=[offer], look_seconds=0.1)
    async with _LosesAnswers(node.url, await asyncio.to_thread(token_of, node, "Bot")) as client:
        bot = Bot(client, config, lambda _: None)
        async with asyncio.timeout(120):
            await bot.run()
        assert client.asked == 4
        assert bot.finished == 2
        assert len(await client.my_tables("finished")) == 2


@pytest.mark.anyio
async def test_a_key_is_for_one_table_of_one_person(node: Node) -> None:
    async with await AsyncClient.as_guest(node.url) as ada, await AsyncClient.as_guest(node.url) as ben:
        made = [await ada.create_table("bloxx", ["me", "open"], key="a key of ours") for _ in range(2)]
        assert made[0] == made[1]
        other = await ada.create_table("bloxx", ["me", "open"], key="another key")
        bens = await ben.create_table("bloxx", ["me", "open"], key="a key of ours")
        assert len({each.table.id for each in (*made, other, bens)}) == 3
        asked = [ada.create_table("bloxx", ["me", "open"], key="twice at once") for _ in range(2)]
        assert len({each.table.id for each in await asyncio.gather(*asked)}) == 1
        with pytest.raises(Refused, match="8"):
            await ada.create_table("bloxx", ["me", "open"], key="short")
