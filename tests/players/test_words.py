"""The sentences of hints and analysis that are no facts of a game: none is missing, none is left over."""

import ast
import re
from importlib import resources
from pathlib import Path

import klotz
from klotz.players.game_analysis import Verdict

SENTENCES = resources.files("klotz.words").joinpath("en", "hints.ftl").read_text(encoding="utf-8")
KEYS = set(re.findall(r"^([a-z][a-z0-9-]*) =", SENTENCES, re.MULTILINE))


def mentioned() -> set[str]:
    """The keys that stand in the sources as they are, and those that are put together."""
    folder = Path(klotz.__file__).parent
    sources = [*folder.glob("players/*.py"), *folder.glob("cli/analyse/*.py")]
    texts = {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    keys = {text for text in texts if re.fullmatch(r"(hint|verdict|analysis|graph)(-[a-z]+)+", text)}
    graphs = {f"{key}-lowest" for key in keys if key in ("graph-expected", "graph-standing")}
    return keys | graphs | {f"verdict-{verdict.value}" for verdict in Verdict}


def test_none_is_missing_and_none_left_over() -> None:
    assert mentioned() == KEYS
