"""The bot of docs/bots.md plays a whole game."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from markdown_it import MarkdownIt

from tests.server.whole.conftest import Start

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


def program() -> str:
    (found,) = [token.content for token in MarkdownIt().parse(PAGE.read_text()) if token.info == "py"]
    return str(found)


def test_it_is_about_forty_lines_long() -> None:
    assert sum(line.strip() != "" for line in program().splitlines()) <= 40


@pytest.mark.parametrize("game", ["blokus-duo", "bloqs-turn2"])
def test_it_plays_to_the_end(game: str, sqlite: str, start: Start, tmp_path: Path) -> None:
    node = start(sqlite).ready()
    bot = tmp_path / "bot.py"
    bot.write_text(program())
    with httpx.Client(base_url=node.url, timeout=60) as http:
        http.post("/api/guest", json={"name": "Host"}).raise_for_status()
        wish = {"game": game, "seats": [{"kind": "link"}, {"kind": "computer", "level": 1}]}
        made = http.post("/api/tables", json=wish).json()
        http.cookies.clear()
        http.post("/api/guest", json={"name": "Bot"}).raise_for_status()
        scopes = ["read", "play", "tables"]
        token = http.post("/api/tokens", json={"name": "bot", "scopes": scopes}).json()["token"]
        command = [sys.executable, str(bot), node.url, token, made["table"]["id"], made["invite"]]
        done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
        assert done.returncode == 0, done.stderr
        outcome = http.get(f"/api/tables/{made['table']['id']}").json()["table"]["outcome"]
    assert done.stdout == f"ranks: {outcome['ranks']}\n"
