"""The files around the code: workflows name commands that exist, versions agree, rights are few."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import klotz

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
OTHERS = [
    *ROOT.glob(".github/*.yml"),
    *ROOT.glob(".github/ISSUE_TEMPLATE/*.yml"),
    ROOT / ".pre-commit-config.yaml",
    ROOT / "compose.yaml",
    ROOT / "CITATION.cff",
]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def jobs(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = read(path)["jobs"]
    return found


def steps(path: Path) -> Iterator[dict[str, Any]]:
    for job in jobs(path).values():
        yield from job["steps"]


def commands(path: Path) -> Iterator[str]:
    for step in steps(path):
        yield from step.get("run", "").splitlines()


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.name)
def test_every_other_file_can_be_read(path: Path) -> None:
    assert read(path)


def test_there_is_a_workflow_for_everything_that_has_to_pass() -> None:
    assert {path.stem for path in WORKFLOWS} == {"tests", "lint", "page", "docs", "release", "nightly"}


@each_workflow
def test_a_workflow_may_read_and_no_more_unless_a_job_says_why(path: Path) -> None:
    assert read(path)["permissions"] == {"contents": "read"}
    granted = {
        f"{name} {right}" for name, job in jobs(path).items() for right in job.get("permissions", {}).items()
    }
    allowed = {"publish ('id-token', 'write')", "announce ('contents', 'write')"}
    assert granted == (allowed if path.stem == "release" else set())


@each_workflow
def test_a_workflow_ends_and_does_not_run_twice(path: Path) -> None:
    assert read(path)["concurrency"]["group"]
    assert all(job["timeout-minutes"] <= 60 for job in jobs(path).values())


@each_workflow
def test_actions_are_pinned_and_leave_no_credentials_behind(path: Path) -> None:
    used = [step for step in steps(path) if "uses" in step]
    assert used
    for step in used:
        assert re.fullmatch(r"[\w./-]+@v\d+\.\d+\.\d+", step["uses"]), step["uses"]
        if step["uses"].startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


@each_workflow
def test_no_text_from_outside_becomes_a_command(path: Path) -> None:
    """An expression inside `run` is pasted into the shell as it is; a variable of the environment is not."""
    assert not [command for command in commands(path) if "${{" in command]


@each_workflow
def test_commands_of_a_workflow_exist(path: Path) -> None:
    targets = re.findall(r"^([\w./$()-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    known = {target.replace("$(VENV)", ".venv") for target in targets}
    scripts = read(ROOT / "web/package.json")["scripts"]
    for command in commands(path):
        if found := re.match(r"make (\S+)", command):
            assert found[1] in known, command
        if found := re.match(r"npm (?:run )?(check|lint|test|build)$", command):
            assert found[1] in scripts, command
        for script in re.findall(r"\.ci/[\w-]+", command):
            assert (ROOT / script).is_file(), command
        for module in re.findall(r"python -m (docs\.\w+)", command):
            assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), command


def test_every_python_that_we_promise_is_tested_on_every_system() -> None:
    (matrix,) = [
        job["strategy"]["matrix"]
        for job in jobs(ROOT / ".github/workflows/tests.yml").values()
        if "strategy" in job
    ]
    promised = [
        classifier.rpartition(" ")[2]
        for classifier in PROJECT["classifiers"]
        if re.search(r":: 3\.\d+$", classifier)
    ]
    assert matrix["python"] == promised
    assert PROJECT["requires-python"] == f">={promised[0]}"
    assert [system.partition("-")[0] for system in matrix["system"]] == ["ubuntu", "macos", "windows"]


def test_dependabot_looks_where_something_is() -> None:
    for update in read(ROOT / ".github/dependabot.yml")["updates"]:
        manifest = {
            "github-actions": ".github/workflows",
            "pip": "pyproject.toml",
            "npm": "package.json",
            "docker": "Dockerfile",
        }[update["package-ecosystem"]]
        assert (ROOT / update["directory"].strip("/") / manifest).exists()


def test_hooks_before_a_commit_fetch_nothing() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    assert all(hook["language"] == "system" for hook in repository["hooks"])


class TestReleaseNotes:
    """The release stops unless tag, version, changelog and citation agree."""

    @pytest.fixture
    def project(self, tmp_path: Path) -> Path:
        for name in (".ci/release-notes", "CHANGELOG.md", "CITATION.cff", "src/klotz/__init__.py"):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_bytes((ROOT / name).read_bytes())
        changes = (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8")
        empty = re.sub(r"(?s)## Unreleased\n.*?(?=^## )", "## Unreleased\n\n", changes, flags=re.MULTILINE)
        (tmp_path / "CHANGELOG.md").write_text(empty, encoding="utf-8")
        return tmp_path

    def notes(self, project: Path, version: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, project / ".ci/release-notes", version],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            env={"PYTHONUTF8": "1"},
        )

    def test_they_are_what_the_changelog_says(self, project: Path) -> None:
        done = self.notes(project, klotz.__version__)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("The first release.")
        assert "## " not in done.stdout.replace("### ", "")

    def test_another_version_is_refused(self, project: Path) -> None:
        assert "is not version 9.9.9" in self.notes(project, "9.9.9").stderr

    @pytest.mark.parametrize(
        ("name", "old", "new", "said"),
        [
            ("CHANGELOG.md", f"## {klotz.__version__} - ", "## soon - ", "has no section"),
            ("CHANGELOG.md", "## Unreleased\n", "## Unreleased\n\n- one thing more\n", "under Unreleased"),
            ("CITATION.cff", f"version: {klotz.__version__}", "version: 0.0.1", "CITATION.cff is not about"),
            ("CITATION.cff", "date-released: ", "date-released: 1", "CITATION.cff is not about"),
        ],
    )
    def test_what_does_not_agree_is_refused(
        self, project: Path, name: str, old: str, new: str, said: str
    ) -> None:
        text = (project / name).read_text(encoding="utf-8")
        assert old in text
        (project / name).write_text(text.replace(old, new, 1), encoding="utf-8")
        done = self.notes(project, klotz.__version__)
        assert done.returncode != 0
        assert said in done.stderr
