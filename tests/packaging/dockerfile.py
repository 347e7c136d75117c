"""Runs the steps of a Dockerfile in folders: as far as an image can be made without Docker, root and a network.

A stage is a folder that stands for its file system. Files are really copied, the page is really built and the
package really installed, into a virtual environment of the stage. What cannot be done here is checked instead: users
are noted and must be known where they are named, and packages that would be fetched are those of the environment
that runs the tests. An instruction or a program that is not known here is an error, so that the Dockerfile does not
outgrow its test.
"""

import json
import os
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Final

from tests.packaging.environments import PLAIN, Environment


@dataclass
class Stage:
    """An image in the making."""

    root: Path
    workdir: PurePosixPath = field(default_factory=lambda: PurePosixPath("/"))
    environment: dict[str, str] = field(default_factory=dict)
    users: set[str] = field(default_factory=set)
    user: str = "root"
    ports: set[int] = field(default_factory=set)
    volumes: set[str] = field(default_factory=set)
    healthcheck: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    python: Environment | None = None

    def inside(self, path: str) -> Path:
        """Where a path of the image lies on this machine."""
        return self.root / (self.workdir / path).relative_to("/")

    @property
    def variables(self) -> Mapping[str, str]:
        """What its programs find in their environment; paths of the image are where they lie here."""
        own = {
            name: str(self.inside(value)) if value.startswith("/") else value
            for name, value in self.environment.items()
        }
        return {**PLAIN, **own, "HOME": str(self.inside(f"/home/{self.user}"))}

    def klotz(self) -> Path:
        assert self.python is not None, "klotz is run before it is installed"
        return self.python.programs / "klotz"


class Build:
    """`docker build`, from a context: the last stage is the image."""

    def __init__(self, context: Path, folder: Path, node_modules: Path) -> None:
        self._context: Final = context
        self._folder: Final = folder
        self._node_modules: Final = node_modules
        self._ignored: Final = _lines(context / ".dockerignore")
        self._stages: Final[dict[str, Stage]] = {}

    def run(self) -> Stage:
        stage = Stage(self._folder)
        for instruction, rest in _instructions(self._context / "Dockerfile"):
            match instruction:
                case "FROM":
                    _, _, name = rest.partition(" AS ")
                    stage = Stage(self._folder / (name or "image"))
                    stage.root.mkdir(parents=True)
                    self._stages[name] = stage
                case "WORKDIR":
                    stage.workdir /= rest
                    stage.inside(".").mkdir(parents=True, exist_ok=True)
                case "COPY":
                    self._copy(stage, shlex.split(rest))
                case "RUN":
                    for command in rest.split("&&"):
                        self._run(stage, shlex.split(command))
                case "ENV":
                    for name, _, value in (word.partition("=") for word in shlex.split(rest)):
                        stage.environment[name] = value
                case "USER":
                    assert rest in stage.users, f"no step makes the user {rest}"
                    stage.user = rest
                case "VOLUME":
                    for path in json.loads(rest):
                        assert stage.inside(path).parent.is_dir(), f"no step makes {path}"
                        stage.volumes.add(path)
                case "EXPOSE":
                    stage.ports.add(int(rest))
                case "HEALTHCHECK":
                    stage.healthcheck = shlex.split(rest.partition("CMD ")[2])
                case "CMD":
                    stage.command = json.loads(rest)
                case _:
                    raise NotImplementedError(f"{instruction} {rest}")
        return stage

    # ------------------------------------------------------------------ COPY

    def _copy(self, stage: Stage, words: list[str]) -> None:
        source = self._context
        if words[0].startswith("--from="):
            source = self._stages[words.pop(0).removeprefix("--from=")].root
        *names, target = words
        into = stage.inside(target)
        for name in names:
            found = source / name.lstrip("/")
            assert found.exists(), f"COPY {' '.join(words)}: there is no {name}"
            if found.is_dir():
                shutil.copytree(found, into, ignore=self._ignore, dirs_exist_ok=True, symlinks=True)
            else:
                into.mkdir(parents=True, exist_ok=True)
                shutil.copy(found, into)

    def _ignore(self, folder: str, names: list[str]) -> set[str]:
        """Of a folder of the context what .dockerignore names; of another stage nothing."""
        if not Path(folder).is_relative_to(self._context):
            return set()
        within = Path(folder).relative_to(self._context)
        return {name for name in names if self._is_ignored((within / name).as_posix())}

    def _is_ignored(self, path: str) -> bool:
        return any(
            fnmatch(path, pattern) or fnmatch(path, pattern.removeprefix("**/")) for pattern in self._ignored
        )

    # ------------------------------------------------------------------ RUN

    def _run(self, stage: Stage, words: list[str]) -> None:
        match words:
            case ["npm", "install", *_]:
                assert stage.inside("package-lock.json").is_file()
                stage.inside("node_modules").symlink_to(self._node_modules)
            case ["npm", "run", script]:
                _checked(["npm", "run", "--silent", script], stage.inside("."), {})
            case ["pip", "install", *rest]:
                self._pip_install(stage, rest)
            case ["useradd", "--create-home", name]:
                stage.users.add(name)
                stage.inside(f"/home/{name}").mkdir(parents=True)
            case ["mkdir", path]:
                stage.inside(path).mkdir(parents=True)
            case ["chown", user, path]:
                assert user in stage.users
                assert stage.inside(path).is_dir()
            case ["klotz", *arguments]:
                # Compiling takes a minute: the program has to be there and to know its options.
                _checked([str(stage.klotz()), *arguments, "--help"], stage.inside("."), stage.variables)
            case _:
                raise NotImplementedError(f"RUN {shlex.join(words)}")

    def _pip_install(self, stage: Stage, words: list[str]) -> None:
        constraints = stage.inside(words[words.index("--constraint") + 1])
        assert constraints.is_file()
        project, _, extras = words[-1].removesuffix("]").partition("[")
        about = tomllib.loads(stage.inside(project).joinpath("pyproject.toml").read_text(encoding="utf-8"))
        assert set(extras.split(",")) <= set(about["project"]["optional-dependencies"])
        stage.python = Environment(stage.root / "venv")
        stage.python.install(stage.inside(project))


def _checked(command: list[str], folder: Path, environment: Mapping[str, str]) -> None:
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}\n{done.stderr}"


def _lines(file: Path) -> list[str]:
    lines = (line.strip() for line in file.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def _instructions(file: Path) -> Iterator[tuple[str, str]]:
    whole = ""
    for line in _lines(file):
        whole += line.removesuffix("\\")
        if not line.endswith("\\"):
            instruction, _, rest = whole.partition(" ")
            yield instruction, rest.strip()
            whole = ""
