"""The documentation site: it builds without a warning, its notebooks run, and pages of games have one form."""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import needs

ROOT = Path(__file__).parent.parent
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
GAME_PAGES = ("blokus", "bloxx", "bloqs")
SECTIONS = (
    "A turn",
    "In the terminal",
    "Options",
    "From Python",
    "For programs that learn",
    "What is ours",
)
"""What every page of a game has, in this order; there may be more in between."""


def build(config: Path, site: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(config), "-d", str(site)]
    variables = {**os.environ, "KLOTZ_DOCS_RUN_NOTEBOOKS": "false", "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        command, cwd=config.parent, env=variables, capture_output=True, text=True, check=False
    )


def test_it_builds_without_a_warning(tmp_path: Path) -> None:
    needs.require(needs.DOCS)
    done = build(ROOT / "mkdocs.yml", tmp_path / "site")
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    for page in ("index", "tutorial", "environments", "reference/games", "notebooks/boards"):
        assert (tmp_path / "site" / f"{page}.html").exists()
    assert "legal_array" in (tmp_path / "site" / "reference" / "games.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("link", ["nowhere.md", "index.md#no-such-heading", "../src/nothing.py"])
def test_a_dead_link_fails(link: str, tmp_path: Path) -> None:
    needs.require(needs.DOCS)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# Here\n\n[There]({link})\n")
    ours = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    validation = ours[ours.index("validation:") : ours.index("nav:")]
    hooks = f"hooks: [{ROOT / 'docs' / 'site_hooks.py'}]\n"
    config = tmp_path / "mkdocs.yml"
    config.write_text(f"site_name: Small\n{hooks}{validation}nav: [index.md]\n")
    done = build(config, tmp_path / "site")
    assert done.returncode != 0
    assert link.rpartition("#")[2].removeprefix("../") in done.stderr


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    names: dict[str, object] = {"__name__": "__notebook__"}
    shown = []
    for number, cell in enumerate(json.loads(notebook.read_text(encoding="utf-8"))["cells"]):
        if cell["cell_type"] != "code":
            continue
        assert not cell["outputs"], "what it shows is made when the site is built"
        tree = ast.parse("".join(cell["source"]))
        where = f"{notebook.name}, cell {number}"
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, where, "exec"), names)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), where, "eval"), names))
    assert shown
    if notebook.stem == "boards":
        assert sum(hasattr(each, "_repr_svg_") for each in shown) == 3


@pytest.mark.parametrize("page", GAME_PAGES)
def test_pages_of_games_have_one_form(page: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert [heading for heading in headings if heading in SECTIONS] == list(SECTIONS)
    assert "![" in text or page == "bloxx"
