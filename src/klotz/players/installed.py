"""Players of installed packages: an entry point in the group `klotz.players` refers to a class, a factory or a
function, and its name is then a player wherever one is named.
"""

from functools import cache
from typing import TYPE_CHECKING, Final

from klotz.players.own import PlayerSource
from klotz.players.player import UnknownPlayer

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS: Final = "klotz.players"


@cache
def _found() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}


def names() -> tuple[str, ...]:
    """What installed packages call their players."""
    return tuple(sorted(_found()))


def find(name: str) -> PlayerSource | None:
    """An installed player; None if there is none of that name. UnknownPlayer if it cannot be loaded."""
    entry = _found().get(name)
    if entry is None:
        return None
    try:
        return entry.load()  # type: ignore[no-any-return]  # whether it is a player is found out when one is made
    except (Exception, SystemExit) as error:
        raise UnknownPlayer(
            f"{name} ({entry.value}) cannot be loaded: {type(error).__name__}: {error}"
        ) from error
