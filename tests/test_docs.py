"""Every code block of the README and the docs runs, and says what the page says it does.

python    is executed; blocks of one page share their names; `>>>` blocks are compared with their output
console   `$ command` lines run in an empty folder of the page; what follows is their output, `...` for anything
py        is a program that has a test of its own
others    json and toml must parse; svg and text are not code

A word after the kind, as in `toml mine.toml`, is the file that the block is: later commands of the page find it.
"""

import doctest
import importlib
import json
import pkgutil
import shlex
import subprocess
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from typer.testing import CliRunner

import klotz
from klotz.cli import app
from tests import needs

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
EXTRAS = {
    needs.TORCH: ("klotz.learning.blokus.network", "klotz.learning.blokus.training"),
    needs.RAY: ("klotz.learning.executors.on_ray",),
    needs.RL: (
        "klotz.envs.gymnasium",
        "klotz.envs.gymnasium_vector",
        "klotz.envs.pettingzoo",
        "klotz.envs.spaces",
    ),
    needs.OPENSPIEL: ("klotz.envs.openspiel",),
}
"""Modules that cannot be imported without an extra."""
KLOTZ = CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1"})


def blocks(page: Path) -> Iterator[Token]:
    for token in MarkdownIt().parse(page.read_text(encoding="utf-8")):
        if token.type == "fence":
            yield token


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__page__"}
    for token in blocks(page):
        line = (token.map or [0])[0] + 1
        where = f"{page.relative_to(ROOT)}:{line}"
        for name in token.info.split()[1:2]:
            (tmp_path / name).write_text(token.content, encoding="utf-8")
        match token.info.split()[:1]:
            case ["python"] if ">>>" in token.content:
                run_doctest(token.content, names, page, line)
            case ["python"]:
                exec(compile("\n" * line + token.content, where, "exec"), names)
            case ["console"]:
                run_console(token.content, where)
            case ["json"]:
                json.loads(token.content)
            case ["toml"]:
                tomllib.loads(token.content)
            case ["text"] | ["py"]:
                pass
            case _:
                pytest.fail(f"{where}: no test knows how to run a block marked {token.info!r}")


def run_doctest(source: str, names: dict[str, object], page: Path, line: int) -> None:
    test = doctest.DocTestParser().get_doctest(source, names, page.name, str(page), line)
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    assert not runner.failures, "".join(report)


def run_console(content: str, where: str) -> None:
    for session in ("\n" + content).split("\n$ ")[1:]:
        command, _, expected = session.partition("\n")
        program, *arguments = shlex.split(command)
        match program:
            case "klotz":
                # Here and not in a process of its own, which would take longer to start than most commands run.
                done = KLOTZ.invoke(app, arguments, catch_exceptions=False)
                code, output = done.exit_code, done.stdout + done.stderr
            case "make":
                # What it would do is enough: a test run within the test run would never end.
                code, output = dry_run(arguments)
                expected = ""
            case "pip":
                continue  # installing is what `make test` did before it came here
            case _:
                pytest.fail(f"{where}: {program!r} is not a command that the docs may show")
        if expected.strip():
            said = doctest.OutputChecker().check_output(
                expected.rstrip() + "\n", output.rstrip() + "\n", FLAGS
            )
            assert said, f"{where}: $ {command}\nexpected:\n{expected}\ngot:\n{output}"
        else:
            assert code == 0, f"{where}: $ {command}\n{output}"


def dry_run(arguments: Sequence[str]) -> tuple[int, str]:
    words = ["make", "--dry-run", "--directory", str(ROOT), *arguments]
    done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


def modules() -> Iterator[str]:
    for module in pkgutil.walk_packages(klotz.__path__, "klotz."):
        if not module.name.endswith(("__main__", "migrations.env")):  # those two run when they are imported
            yield module.name


@pytest.mark.parametrize("name", ["klotz", *modules()])
def test_docstrings(name: str) -> None:
    for need, names in EXTRAS.items():
        if name in names:
            needs.require(need)
    module = importlib.import_module(name)
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        for token in MarkdownIt().parse(page.read_text(encoding="utf-8")):
            for child in token.children or ():
                target = str(child.attrGet("href") or child.attrGet("src") or "")
                if target and "://" not in target and not target.startswith("#"):
                    assert (page.parent / target.partition("#")[0]).exists(), f"{page.name}: {target}"
