"""Players of one's own, wherever a player is named: `py:module:name`, `py:file.py:name`, or the thing itself.

The name is that of a `Player` class, of a factory, or of a plain function from a state to a move. A factory is a
function that asks for nothing but `game` and `seed`, or for nothing at all, and returns a player. Any other function
chooses: it is given a state and returns a move, its text or its number.
"""

import re
import sys
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from klotz.games.contract import Game, State
from klotz.players.answers import Answer
from klotz.players.player import Limit, Player, UnknownPlayer, described

PlayerSource = Callable[..., Any]
"""A `Player` class, a factory of players, or a function from a state to a move."""

REFERENCE: Final = re.compile(
    r"(?P<where>.+\.py|[\w.]+):(?P<name>\w+(?:\.\w+)*)(?::(?P<settings>.*))?", re.DOTALL
)
"""What follows `py:` in a spec."""

_MADE_FROM: Final = frozenset({"game", "seed"})


def from_function(function: Callable[..., Answer], *, name: str | None = None, seed: int = 0) -> Player:
    """A player that plays what a function answers.

    The function is given the state, and by name what else it asks for: `seat`, `limit`, and `random`, a
    `random.Random` that gives the same numbers for the same seed. It answers with a move, its text or its number.

    >>> import klotz
    >>> from klotz.players import from_function
    >>> largest = from_function(lambda state: max(state.legal_moves, key=lambda move: len(move.text)))
    >>> len(largest.choose(klotz.game("blokus-duo").start()).text.split(","))
    5
    """
    return _FunctionPlayer(function, name, seed)


class _FunctionPlayer(Player):
    def __init__(self, function: Callable[..., Answer], name: str | None, seed: int) -> None:
        super().__init__(seed)
        self.name = name or name_of(function)
        self._function = function
        asked = _parameters(function)
        self._asked = {key for key in ("seat", "limit", "random") if key in list(asked)[1:]}
        first = next(iter(asked.values()), None)
        if first is None or first.kind is Parameter.KEYWORD_ONLY:
            raise UnknownPlayer(
                f"{self.name} is given a state, and takes nothing: write def {self.name}(state)"
            )

    def _choose(self, state: State, seat: int, limit: Limit) -> Answer:
        offered = {"seat": seat, "limit": limit, "random": self.random(state, f"own {seat}")}
        return self._function(state, **{key: offered[key] for key in self._asked})


def made_from(source: object, game: Game, seed: int, name: str | None = None) -> Player:
    """A player of a game from a class, a factory or a function that chooses. UnknownPlayer if it is none of these."""
    given, name = name, name or name_of(source)
    if isinstance(source, Player):
        raise UnknownPlayer(
            f"{name} is a player that is made already: name its class, or a function that makes one"
        )
    made_by = source if isinstance(source, type) else None
    if not callable(source) or (made_by is not None and not issubclass(made_by, Player)):
        raise UnknownPlayer(
            f"{name} is no player: a Player class, a function that makes a player, or one from a state to a move is"
        )
    asked = _parameters(source)
    if made_by is None and not _MADE_FROM.issuperset(asked):
        return from_function(source, name=name, seed=seed)
    needed = {key for key, each in asked.items() if each.default is Parameter.empty and _is_named(each)}
    if missing := needed - _MADE_FROM:
        raise UnknownPlayer(
            f"{name} asks for {', '.join(sorted(missing))}: a player is made from game and seed"
        )
    offered = {"game": game, "seed": seed}
    maker: PlayerSource = source
    try:
        made = maker(**{key: value for key, value in offered.items() if key in asked})
    except UnknownPlayer:
        raise
    except (Exception, SystemExit) as error:
        raise UnknownPlayer(f"{name} cannot be made: {described(error)}") from error
    if not isinstance(made, Player):
        raise UnknownPlayer(
            f"{name} made a {type(made).__name__}: it takes no state, so that it should make a Player"
        )
    if given is not None and made.name == type(made).__name__:
        made.name = given
    return made


def is_own(player: Player) -> bool:
    """Whether somebody else wrote how a player plays, so that what goes wrong there is theirs to mend."""
    return isinstance(player, _FunctionPlayer) or not type(player).__module__.startswith("klotz.")


def load(where: str, name: str) -> PlayerSource:
    """What a name stands for in a module or in a file. UnknownPlayer says what is wrong."""
    module = _of_file(Path(where)) if where.endswith(".py") else _of_name(where)
    found: Any = module
    for part in name.split("."):
        if not hasattr(found, part):
            raise UnknownPlayer(f"{where} has no {name!r}{_offered(module, name)}")
        found = getattr(found, part)
    return found  # type: ignore[no-any-return]  # whether it is a player is found out when one is made


def name_of(source: object) -> str:
    """What a player is called if nobody says."""
    name = getattr(source, "__name__", type(source).__name__)
    return "function" if name == "<lambda>" else str(name)


def reference_to(source: PlayerSource) -> str:
    """The spec under which another process finds a class or a function of a module."""
    return f"py:{source.__module__}:{source.__qualname__}"


def _parameters(source: PlayerSource) -> Mapping[str, Parameter]:
    try:
        return signature(source).parameters
    except (TypeError, ValueError):  # some that are written in C do not tell: they are given a state
        return {"state": Parameter("state", Parameter.POSITIONAL_ONLY)}


def _is_named(parameter: Parameter) -> bool:
    return parameter.kind not in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)


def _of_name(where: str) -> ModuleType:
    here = str(Path.cwd())
    added = here not in sys.path
    if added:  # a program's own folder is searched by python, and not by `klotz`
        sys.path.insert(0, here)
    try:
        return import_module(where)
    except ModuleNotFoundError as error:
        if error.name is not None and (where == error.name or where.startswith(f"{error.name}.")):
            raise UnknownPlayer(f"there is no module {where!r}, here or installed") from None
        raise _broken(where, error) from error
    except (Exception, SystemExit) as error:
        raise _broken(where, error) from error
    finally:
        if added and here in sys.path:
            sys.path.remove(here)


def _of_file(path: Path) -> ModuleType:
    """The module that is a file, loaded once; modules beside it can be imported."""
    file = path.expanduser().resolve()
    name = f"klotz_player_{re.sub(r'[^a-zA-Z0-9]', '_', str(file))}"
    if name in sys.modules:
        return sys.modules[name]
    if not file.is_file():
        raise UnknownPlayer(f"there is no file {str(path)!r}")
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise _broken(str(path), error) from error
    return module


def _broken(where: str, error: BaseException) -> UnknownPlayer:
    at = f", line {error.lineno}" if isinstance(error, SyntaxError) else ""
    return UnknownPlayer(f"{where}{at} cannot be loaded: {described(error)}")


def _offered(module: ModuleType, name: str) -> str:
    """What else there is to choose from, as the end of a sentence."""
    own = [
        key
        for key, value in vars(module).items()
        if callable(value)
        and not key.startswith("_")
        and getattr(value, "__module__", None) == module.__name__
    ]
    close = get_close_matches(name, own, n=1)
    if close:
        return f" (did you mean {close[0]!r}?)"
    return f"; it has {', '.join(own)}" if own else ""
