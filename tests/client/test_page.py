"""The programs of docs/client.md run, one after the other, against a real server."""

from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from klotz import records
from klotz.client.bot.config import BotConfig, load
from tests.server.harness.nodes import Node

DOCS = Path(__file__).parents[2] / "docs"


def test_every_program_runs(
    node: Node, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    page = (DOCS / "client.md").read_text(encoding="utf-8")
    programs = [token.content for token in MarkdownIt().parse(page) if token.info == "py"]
    assert len(programs) == 4
    names: dict[str, object] = {}
    for program in programs:
        exec(program.replace("http://localhost:8000", node.url), names)
    assert records.check(records.load("game.klotz")).is_over
    assert "finished" in capsys.readouterr().out


def test_the_file_of_the_bot_is_one(tmp_path: Path) -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    (text,) = [token.content for token in MarkdownIt().parse(page) if token.info == "toml bot.toml"]
    (tmp_path / "bot.toml").write_text(text, encoding="utf-8")
    (tmp_path / "token").write_text("klotz_secret", encoding="utf-8")
    read = load(tmp_path / "bot.toml")
    assert read.token == "klotz_secret"
    told = set(read.model_dump(exclude_defaults=True)) | {"token", "token_file", "rematch", "undo"}
    assert set(BotConfig.model_fields) - told <= {"look_seconds", "games_at_once"}
