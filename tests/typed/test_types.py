"""The library's types, as users meet them: what the docs use passes mypy and pyright, what is misspelt does not."""

import ast
import doctest
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

import klotz

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("library.py")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

MISSPELT = """
import klotz
from klotz.records import drawing

klotz.game("blokus-duo", start="own")
klotz.game("blokus-duo", starts="mine")
klotz.game("blokus-duo", shared="blue")
klotz.game("bloxx", contact="touch")
klotz.game("bloqs-turn2", deck="mine.toml")
drawing.svg(klotz.game("bloxx").start(), palete="classic")
drawing.svg(klotz.game("bloxx").start(), palette="pastel")
klotz.game("blokus-duo").start().dice
klotz.game("bloxx").start().colour
klotz.game("blokus-duo").start().push("e10")
klotz.game("blokus-duo").start().result.scroes
klotz.gaem("blokus-duo")
"""
WRONG_LINES = set(range(5, 17))

Checker = Callable[[Path], tuple[set[int], str]]
"""A type checker: the lines in which it finds errors, and what it says."""


def names_in_docs() -> Iterator[tuple[str, str]]:
    """What is imported from Klotz in the docs, or looked up in it, and where."""
    for page in PAGES:
        for token in MarkdownIt().parse(page.read_text(encoding="utf-8")):
            if token.type != "fence" or token.info.split()[:1] not in (["python"], ["py"]):
                continue
            source = token.content
            if ">>>" in source:
                source = "".join(each.source for each in doctest.DocTestParser().get_examples(source))
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("klotz"):
                    yield from ((each.name, page.name) for each in node.names)
                elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                    if node.value.id == "klotz":
                        yield node.attr, page.name


def test_the_script_uses_every_public_name_of_the_docs_and_of_klotz() -> None:
    used = set(re.findall(r"\w+", SCRIPT.read_text(encoding="utf-8")))
    missing = {(name, page) for name, page in names_in_docs() if name not in used}
    assert not missing
    assert not set(klotz.__all__) - used
    packages = {name for name in dir(klotz) if name not in klotz.__all__}
    assert packages <= used


@pytest.fixture
def misspelt(tmp_path: Path) -> Path:
    path = tmp_path / "misspelt.py"
    path.write_text(MISSPELT, encoding="utf-8")
    return path


def mypy_lines(path: Path) -> tuple[set[int], str]:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--no-error-summary",
            f"--config-file={ROOT}/pyproject.toml",
            path,
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.findall(rf"{re.escape(path.name)}:(\d+): error", done.stdout)
    return {int(line) for line in found}, done.stdout + done.stderr


def pyright_lines(path: Path) -> tuple[set[int], str]:
    done = subprocess.run(
        [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable, path],
        cwd=path.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    try:
        told = json.loads(done.stdout)["generalDiagnostics"]
    except ValueError:
        pytest.skip(f"pyright does not run here: {(done.stderr or done.stdout)[-200:]}")
    return {each["range"]["start"]["line"] + 1 for each in told if each["severity"] == "error"}, done.stdout


@pytest.mark.parametrize("checker", [mypy_lines, pyright_lines], ids=["mypy", "pyright"])
def test_what_the_docs_use_has_types(checker: Checker) -> None:
    lines, told = checker(SCRIPT)
    assert not lines, told


@pytest.mark.parametrize("checker", [mypy_lines, pyright_lines], ids=["mypy", "pyright"])
def test_misspelt_options_styles_and_names_are_found(checker: Checker, misspelt: Path) -> None:
    lines, told = checker(misspelt)
    assert lines == WRONG_LINES, told
