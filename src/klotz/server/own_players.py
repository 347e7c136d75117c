"""Players of its operator's own that a server offers beside the levels.

`KLOTZ_PLAYERS` names a TOML file with a table for each:

    [corner]
    name = "Corner"
    player = "py:mybot.py:corner"

People choose one by its key, here `corner`. What it stands for is never told and never asked for: which code runs on
a server is said by whoever runs it.
"""

import re
import tomllib
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from klotz import games
from klotz.players import player
from klotz.players.own import REFERENCE
from klotz.players.player import described
from klotz.processes import kill_pool, start_pool

KEY: Final = r"^[a-z0-9][a-z0-9-]{0,31}$"
START_SECONDS: Final = 60.0
"""How long one may take to be loaded, before it is asked for a move."""


class OwnPlayer(BaseModel):
    """A player of one's own, as the file describes it."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

    name: Annotated[str, Field(min_length=1, max_length=40)]
    """What people call it."""
    player: Annotated[str, Field(min_length=1)]
    """A spec as `klotz match` takes it: `py:mybot.py:corner`, `py:package.module:Name`, the name of an installed
    player, `gtp:COMMAND`, `search:seconds=1`."""
    games: tuple[str, ...] = ()
    """The games that it plays; all if there are none."""
    seconds: Annotated[float, Field(gt=0, le=600)] = 30.0
    """How long it may take for a move, before a computer of a level takes its place."""

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


OwnPlayers = Mapping[str, OwnPlayer]
"""By the keys that people choose them by."""

_FILE: Final = TypeAdapter(dict[str, OwnPlayer])


def read(given: Any) -> Any:
    """The players in the file that a setting names. ValueError says what is wrong with it."""
    if not isinstance(given, str):
        return given
    path = Path(given).expanduser()
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"names {given[:200]!r}, which cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"names {given[:200]!r}, which is not TOML: {error}") from None
    try:
        found = _FILE.validate_python(said)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise ValueError(f"names {given[:200]!r}, where {where} is wrong: {first['msg']}") from None
    for key, own in found.items():
        if not re.fullmatch(KEY, key):
            raise ValueError(f"names {given[:200]!r}: the key {key[:40]!r} has to be of a to z, 0 to 9 and -")
        for unknown in set(own.games) - set(games.names()):
            raise ValueError(f"names {given[:200]!r}, where {key}.games has {unknown[:40]!r}: no such game")
    return {
        key: own.model_copy(update={"player": _from(path.parent, own.player)}) for key, own in found.items()
    }


def _from(folder: Path, spec: str) -> str:
    """A spec whose file lies beside the file that names it."""
    kind, _, rest = spec.strip().partition(":")
    reference = REFERENCE.fullmatch(rest.strip()) if kind == "py" else None
    if reference is None or not reference["where"].endswith(".py"):
        return spec
    return f"py:{folder.resolve() / Path(reference['where']).expanduser()}{rest.strip()[reference.end('where') :]}"


def check(offered: OwnPlayers) -> None:
    """ValueError if one cannot be made. It is tried in another process: none of this code runs in a server's own."""
    if not offered:
        return
    pool = start_pool(1)
    try:
        problem = pool.submit(_problem, dict(offered)).result(START_SECONDS)
    except TimeoutError:
        problem = f"offers a player that is not ready after {START_SECONDS:.0f} seconds"
    except BrokenProcessPool:
        problem = "offers a player that ends its process when it is loaded"
    finally:
        kill_pool(pool)
    if problem is not None:
        raise ValueError(problem)


def _problem(offered: OwnPlayers) -> str | None:
    for key, own in offered.items():
        try:
            player(own.player, games.game(own.games[0] if own.games else games.names()[0])).close()
        except (Exception, SystemExit) as error:
            return f"offers {key!r}: {described(error)}"
    return None
