"""Fresh Python environments that have what Klotz depends on, but not Klotz."""

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterable, Mapping
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "src/klotz/server/page/index.html"
NOT_BUILT: Final = "the page is not built: make page builds it where Node 20.19 or newer is"

PLAIN: Final = {"NUMBA_DISABLE_JIT": "1", "NUMBA_BOUNDSCHECK": "0"}
"""Compiled code is kept by where its source lies: elsewhere all would be compiled anew, to play one move."""


def brought_by(extras: Iterable[str] = ()) -> dict[str, Distribution]:
    """The distributions that `pip install 'klotz[...]'` brings, by name; Klotz itself is not among them."""
    found: dict[str, Distribution] = {}
    asked: set[tuple[str, str]] = set()
    waiting = [Requirement(f"klotz[{','.join(extras)}]")]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        new = {(name, extra) for extra in ("", *wanted.extras)} - asked
        if not new:
            continue
        asked |= new
        found[name] = distribution(wanted.name)
        waiting += [
            needed
            for needed in map(Requirement, found[name].requires or ())
            if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for _, extra in new)
        ]
    del found["klotz"]
    return found


def installed_bytes(distributions: Iterable[Distribution]) -> int:
    """What their files take on disk, without what Python compiles them to."""
    files = [file.locate() for each in distributions for file in each.files or () if file.suffix != ".pyc"]
    return sum(Path(file).stat().st_size for file in files if Path(file).is_file())


def _linked(distributions: Iterable[Distribution], folder: Path) -> Path:
    """A folder in which only these distributions can be imported."""
    folder.mkdir()
    places = {
        Path(str(each.locate_file(file.parts[0])))
        for each in distributions
        for file in each.files or ()
        if file.parts[0] not in {"..", "__pycache__"}
    }
    for place in places:  # several distributions may share one: a namespace package
        (folder / place.name).symlink_to(place)
    return folder


class Environment:
    """A virtual environment. Packages of the one that runs the tests can be imported; a checkout that is installed
    editable there cannot, since only the environment's own folder is looked through for links to others."""

    def __init__(self, folder: Path, distributions: Iterable[Distribution] | None = None) -> None:
        """With every package of the environment that runs the tests, or only with some distributions of it."""
        venv.create(folder, with_pip=False, symlinks=os.name != "nt")
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / ("python.exe" if os.name == "nt" else "python")
        here = sysconfig.get_paths(vars={"base": str(folder), "platbase": str(folder)})["purelib"]
        if distributions is None:
            shared = sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})
        else:
            shared = [str(_linked(distributions, folder / "shared"))]
        Path(here, "shared.pth").write_text("\n".join(shared) + "\n", encoding="utf-8")

    def install(self, what: Path) -> None:
        """A wheel, or a folder with a project, as pip installs it where there is no network."""
        self.run(
            sys.executable, "-m", "pip", "--python", self.python, "install", "--quiet", "--no-index",
            "--no-deps", "--ignore-installed", "--no-build-isolation", "--no-compile", what,
        )  # fmt: skip

    def run(
        self, *command: str | Path, cwd: Path | None = None, env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env={
                **os.environ,
                "PYTHONDONTWRITEBYTECODE": "1",
                **(env or {}),
            },  # leaves behind what was asked for only
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done
