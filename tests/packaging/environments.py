"""Fresh Python environments that have what Klotz depends on, but not Klotz."""

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "src/klotz/server/page/index.html"
NOT_BUILT: Final = "the page is not built: make page builds it where Node 20.19 or newer is"

PLAIN: Final = {"NUMBA_DISABLE_JIT": "1", "NUMBA_BOUNDSCHECK": "0"}
"""Compiled code is kept by where its source lies: elsewhere all would be compiled anew, to play one move."""


class Environment:
    """A virtual environment. Packages of the one that runs the tests can be imported; a checkout that is installed
    editable there cannot, since only the environment's own folder is looked through for links to others."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=os.name != "nt")
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / ("python.exe" if os.name == "nt" else "python")
        here = sysconfig.get_paths(vars={"base": str(folder), "platbase": str(folder)})["purelib"]
        shared = sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})
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
            env={**os.environ, **(env or {})},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done
