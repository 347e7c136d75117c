"""How hot code is compiled and cached.

Hot code lives in files named `kernel*.py` and is marked `@kernel`. Numba caches compiled code on disk, but
checks only the file in which a function is defined: it does not notice an edit in another file that the
function calls into. So the cache folder is named after a digest of all kernel sources and of what compiles
them; any edit means a new folder, and stale code never runs.

`KLOTZ_CACHE` sets the cache folder. `NUMBA_DISABLE_JIT=1` runs everything as plain Python, for a debugger.
`NUMBA_BOUNDSCHECK=1` checks every index; the tests set it.

Numba is an extra, `klotz[fast]`: without it everything runs as plain Python too, hundreds of times slower.
"""

import hashlib
import os
import re
import shutil
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numpy as np
import numpy.typing as npt
import platformdirs

from klotz.extras import install

numba: Any
try:
    import numba
except ModuleNotFoundError:
    numba = None

Struct = Any
"""One C struct inside a kernel: an element of a structured array, reached by pointer."""

Structs = npt.NDArray[np.void]
"""A structured array; kernels take their structs as arrays of one, which are cheapest to pass from Python."""

# Machine integers, to be called in kernels. Type checkers see Any, since they behave like Python's int.
_integers: Any = np if numba is None else numba
int64: Any = _integers.int64
uint8: Any = _integers.uint8
uint32: Any = _integers.uint32
uint64: Any = _integers.uint64

_config: Any = None if numba is None else numba.config  # its attributes are created at run time

IS_COMPILED: Final = _config is not None and not _config.DISABLE_JIT
"""Whether kernels are machine code."""

_KEEP_CACHES: Final = 4
_ATTRIBUTES: Final = frozenset(dir(np.record))
_PACKAGE: Final = Path(__file__).parent

_Function = TypeVar("_Function", bound=Callable[..., Any])


class Stage(IntEnum):
    """What a kernel is needed for, most urgent first."""

    RULES = 0
    PLAYERS = 1
    TOOLS = 2
    """Counting and measuring: no player waits for it."""


@dataclass(frozen=True, slots=True)
class WarmupStep:
    """A call that compiles some kernels of a family of games."""

    family: str
    stage: Stage
    label: str
    call: Callable[[], object]

    def compile(self) -> None:
        self.call()
        mark = self._mark()
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()

    @property
    def is_warm(self) -> bool:
        """Whether the cache has all of it, as far as one can tell without loading it."""
        return not IS_COMPILED or self._mark().exists()

    def _mark(self) -> Path:
        return cache_directory() / f"warm-{_machine()}" / re.sub(r"\W+", "-", self.label.lower())


_steps: list[WarmupStep] = []


def struct(fields: list[tuple[Any, ...]]) -> np.dtype[np.void]:
    """A C-aligned struct type. As `np.record`, so that `struct.field` works uncompiled too.

    A record's own attributes come before its fields, so none may have the name of one: `size`, `data`, `flags`, ...
    """
    clashes = {field[0] for field in fields} & _ATTRIBUTES
    if clashes:
        raise ValueError(f"fields of a struct cannot be called {', '.join(sorted(clashes))}")
    return np.dtype((np.record, np.dtype(fields, align=True)))


def copied(structs: Structs) -> Structs:
    """A copy to the last byte. NumPy copies field by field, which is slower and loses the padding."""
    return np.frombuffer(bytearray(structs.tobytes()), structs.dtype)


@cache
def cache_directory() -> Path:
    root = os.environ.get("KLOTZ_CACHE")
    base = Path(root) if root else platformdirs.user_cache_path("klotz", appauthor=False)
    return base / f"kernels-{_digest()}"


def _digest() -> str:
    compiler = "" if numba is None else f"{numba.__version__} {np.__version__} {_config.BOUNDSCHECK}"
    digest = hashlib.sha256(compiler.encode())
    for source in _sources():
        digest.update(source.relative_to(_PACKAGE).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _sources() -> list[Path]:
    return sorted([Path(__file__), *_PACKAGE.rglob("kernel*.py")])


@cache
def _machine() -> str:
    """What else Numba checks before it uses cached code: processor, files, modification times."""
    from numba.core.registry import cpu_target

    digest = hashlib.sha256(repr(cpu_target.target_context.codegen().magic_tuple()).encode())
    for source in _sources():
        status = source.stat()
        digest.update(f"{source} {status.st_mtime_ns} {status.st_size}".encode())
    return digest.hexdigest()[:16]


def kernel(function: _Function) -> _Function:
    """Compile a function to machine code on its first call, without the GIL, cached on disk."""
    if numba is None:
        return function
    before = _config.CACHE_DIR
    # Numba reads the setting while it decorates; functions of other packages keep their folder.
    _config.CACHE_DIR = str(cache_directory())
    try:
        compiled = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        _config.CACHE_DIR = before
    return cast("_Function", compiled)


class SlowWarning(UserWarning):
    """Something runs as plain Python that is meant to be compiled."""


@cache
def warn_if_slow() -> None:
    """Say once, where it matters, that there is no compiler."""
    if numba is None:
        warnings.warn(
            f"Numba is not installed, so this is hundreds of times slower than it could be: {install('fast')}",
            SlowWarning,
            stacklevel=3,
        )


def warms(family: str, stage: Stage, label: str) -> Callable[[_Function], _Function]:
    """Mark a function that calls kernels once with real arguments, so that `klotz warmup` compiles them."""

    def mark(step: _Function) -> _Function:
        _steps.append(WarmupStep(family, stage, label, step))
        return step

    return mark


def warmup_steps() -> list[WarmupStep]:
    """Everything to compile. The caller imports the games and players first."""
    return list(_steps)


def prune_caches() -> None:
    """Remove the caches of old kernel sources; the newest few stay, so that switching branches is cheap."""
    current = cache_directory()
    others = [path for path in current.parent.glob("kernels-*") if path != current]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[_KEEP_CACHES - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
