"""What is installed only for those who need it, and the sentence for those who have not installed it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from klotz.errors import KlotzError

_MODULES: Final = {
    "fast": {"numba": "Numba", "llvmlite": "Numba"},
    "pictures": {"PIL": "Pillow", "fpdf": "fpdf2"},
    "client": {"httpx": "HTTPX", "websockets": "websockets", "pydantic": "pydantic"},
    "server": {
        "aiosqlite": "aiosqlite",
        "alembic": "Alembic",
        "argon2": "argon2-cffi",
        "fastapi": "FastAPI",
        "itsdangerous": "itsdangerous",
        "orjson": "orjson",
        "prometheus_client": "prometheus-client",
        "pydantic_settings": "pydantic-settings",
        "sqlalchemy": "SQLAlchemy",
        "starlette": "FastAPI",
        "uvicorn": "Uvicorn",
        "zxcvbn": "zxcvbn",
    },
    "scale": {"asyncpg": "asyncpg", "redis": "redis", "taskiq": "Taskiq", "taskiq_redis": "Taskiq"},
    "train": {"torch": "PyTorch"},
    "ray": {"ray": "Ray"},
    "rl": {"gymnasium": "Gymnasium", "pettingzoo": "PettingZoo", "pyspiel": "OpenSpiel"},
}
"""By extra, the modules it brings and what they are called."""


class MissingExtra(KlotzError, ImportError):
    """Something needs a package that is not installed; the message says which, and how to get it."""


def install(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install 'klotz[{extra}]'"


def explained(error: ImportError, what: str, extra: str | None = None) -> MissingExtra | None:
    """The sentence for a module that was not found; None if no extra brings it.

    `what` is the beginning of the sentence: "PNG pictures need". `extra` is what to install if that is another one
    than the one that brings the module.
    """
    module = (error.name or "").partition(".")[0]
    for brings, modules in _MODULES.items():
        if module in modules:
            wanted = extra or brings
            return MissingExtra(
                f"{what} {modules[module]}, which is not installed: {install(wanted)}", name=error.name
            )
    return None


@contextmanager
def needed(what: str, extra: str | None = None) -> Iterator[None]:
    """Around imports that only an extra can fulfil: what is missing is a MissingExtra."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = explained(error, what, extra)
        if missing is None:
            raise
        raise missing from None
