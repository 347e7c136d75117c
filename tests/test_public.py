"""What belongs to the library: all of it says what it is, and nothing else is shown."""

import inspect
import subprocess
import sys
from collections.abc import Iterator

import klotz


def public() -> Iterator[tuple[str, object]]:
    """Every public name of the library, and every public method and property of its classes."""
    modules = [
        klotz,
        *(getattr(klotz, name) for name in dir(klotz) if inspect.ismodule(getattr(klotz, name))),
    ]
    for module in modules:
        for name in getattr(module, "__all__", ()):
            thing = getattr(module, name)
            if inspect.isclass(thing):
                yield f"{module.__name__}.{name}", thing
                if thing.__module__.startswith("klotz."):
                    yield from (
                        (f"{module.__name__}.{name}.{each}", member)
                        for each, member in vars(thing).items()
                        if not each.startswith("_")
                        and (inspect.isfunction(member) or isinstance(member, property))
                    )
            elif inspect.isroutine(thing):
                yield f"{module.__name__}.{name}", thing


def test_everything_public_says_what_it_is() -> None:
    silent = [name for name, thing in public() if not inspect.getdoc(thing)]
    assert not silent


def test_the_top_shows_what_is_public_and_nothing_else() -> None:
    assert not [name for name in dir(klotz) if name.startswith("_") and name != "__version__"]
    assert {"records", "arena", "players", "bulk", "client"} <= set(dir(klotz))
    assert "jit" not in dir(klotz)


def test_packages_are_imported_when_they_are_used() -> None:
    code = """
import sys, klotz
print([name for name in ("klotz.arena", "klotz.client", "numba", "numpy") if name in sys.modules])
print(klotz.arena.Contest.__name__, "klotz.arena" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["[]", "Contest True"]
