"""The state of an engine between commands: a game of Blokus, a player, and its limit."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final, TypeVar, overload

import klotz
from klotz import games, players, records
from klotz.errors import KlotzError
from klotz.games.blokus import BlokusState, Colour
from klotz.games.blokus.kernel import PIECE_SQUARES
from klotz.games.blokus.notation import PASS
from klotz.games.contract import Game, Move
from klotz.players.gtp.clocks import Clocks
from klotz.players.own import PlayerSource, is_own
from klotz.players.player import Analysis, Limit, Player, failure_of
from klotz.records.blksgf.dialect import DIALECTS, GAMES, UNWRITTEN_OPTIONS, Dialect

_Answer = TypeVar("_Answer")

_PARAMETERS: Final[Mapping[str, Callable[[str], Any]]] = {"level": int, "seconds": float, "simulations": int}


class Session:
    """The state of an engine, with a method for every command about the game."""

    def __init__(
        self,
        spec: str | PlayerSource,
        game: str = "blokus",
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
    ):
        self._spec = spec
        self._options: dict[str, Any] = {**UNWRITTEN_OPTIONS, **(options or {})}
        self._seed = seed
        self._limit = Limit()
        self._clocks = Clocks()
        self._asked: BlokusState | None = None  # the position of the last genmove
        self._player: Player | None = None
        self._begin(_game(game, self._options))

    def commands(self) -> dict[str, Callable[[str], str]]:
        return {
            "name": without_arguments(lambda: "Klotz"),
            "version": without_arguments(lambda: klotz.__version__),
            "set_game": self._set_game,
            "game_option": self._set_option,
            "clear_board": without_arguments(self._clear),
            "play": self._play,
            "p": lambda move: self._play(f"{self._colour_to_move} {move}"),
            "genmove": self._generate_and_play,
            "g": without_arguments(lambda: self._generate_and_play(self._colour_to_move)),
            "reg_genmove": self._generate,
            "undo": without_arguments(self._undo),
            "all_legal": self._all_legal,
            "showboard": without_arguments(lambda: f"\n{self.state}"),
            "final_score": without_arguments(self._final_score),
            "get_value": without_arguments(lambda: f"{self._analysis().value:.3f}"),
            "move_values": without_arguments(self._move_values),
            "loadsgf": self._load,
            "savesgf": self._save,
            "set_random_seed": self._set_seed,
            "param": self._parameter,
            "param_base": self._base_parameter,
            "time_settings": self._set_time,
            "time_left": self._set_time_left,
            "cputime": without_arguments(lambda: f"{process_time():.3f}"),
        }

    def close(self) -> None:
        if self._player:
            self._player.close()

    # ------------------------------------------------------------------ the game

    def _begin(self, game: Game) -> None:
        made = players.player(
            self._spec, game, self._seed
        )  # before anything changes: the player may not support the game
        self.close()
        self._player = made
        self._game = game
        self._clear()

    def _clear(self) -> str:
        state = self._game.start()
        assert isinstance(state, BlokusState)
        self.state, self._asked = state, None
        self._clocks.restart()
        return ""

    @property
    def _dialect(self) -> Dialect:
        return DIALECTS[self._game.name]

    @property
    def _colour_to_move(self) -> str:
        if self.state.colour is None:
            raise ValueError("the game is over")
        return self._dialect.name(self.state.colour)

    def _set_game(self, title: str) -> str:
        name = GAMES.get(title, title)
        if name not in DIALECTS:
            raise ValueError(f"unknown game; the games are {', '.join(GAMES)}")
        self._begin(_game(name, self._options))
        return ""

    def _set_option(self, arguments: str) -> str:
        key, value = _words(arguments, 2)
        options = {**self._options, key: value}
        self._begin(_game(self._game.name, options))
        self._options = options
        return ""

    def _load(self, arguments: str) -> str:
        name, _, number = arguments.rpartition(" ")
        if not (name and number.isdigit()):
            name, number = arguments, ""
        record = records.load(Path(name))
        if record.game not in DIALECTS:
            raise ValueError(f"{name} is a record of {record.game}, not of Blokus")
        state = records.check(record)
        assert isinstance(state, BlokusState)
        while number and state.moves_made >= max(1, int(number)):
            state.pop()
        self._begin(state.game)
        self.state = state
        return ""

    def _save(self, name: str) -> str:
        records.save(self._game.record(self.state), Path(*_words(name, 1)))
        return ""

    # ------------------------------------------------------------------ moves

    def _play(self, arguments: str) -> str:
        name, text = _words(arguments, 2)
        colour = self._colour(name)
        if self._has_passed(colour) and text.lower() == PASS:
            return ""
        self._expect(colour)
        self.state.push(self.state.parse(text))
        self._asked = None
        return ""

    def _generate(self, name: str) -> str:
        colour = self._colour(name)
        return PASS if self._has_passed(colour) else self._chosen(colour).text

    def _generate_and_play(self, name: str) -> str:
        colour = self._colour(name)
        if self._has_passed(colour):
            return PASS
        move = self._chosen(colour)
        self.state.push(move)
        return move.text

    def _chosen(self, colour: Colour) -> Move:
        self._expect(colour)
        assert self._player is not None
        self._asked = self.state.copy()
        clock = self._clocks.of(colour, self._player.default_limit.clock)
        limit = self._player.limit_under(clock) if self._limit.is_open else replace(self._limit, clock=clock)
        began = perf_counter()
        move = self._asked_for(lambda player: player.choose(self.state, limit))
        if clock is not None:
            self._clocks.moved(colour, clock, perf_counter() - began)
        return move

    def _undo(self) -> str:
        if not self.state.moves_made:
            raise ValueError("cannot undo")
        self.state.pop()
        self._asked = None
        return ""

    def _all_legal(self, name: str) -> str:
        colour = self._colour(name)
        if self._has_passed(colour):
            return ""
        self._expect(colour)
        return "\n".join(move.text for move in self.state.legal_moves)

    def _colour(self, name: str) -> Colour:
        """B and W, or 1 to 4; whole words too, ours as well as those of other programs."""
        (word,) = _words(name, 1)
        colours = self.state.variant.colours
        names = {colour.value.upper(): colour for colour in colours} | dict(self._dialect.moves)
        if len(colours) == 2:
            names |= {"BLACK": colours[0], "WHITE": colours[1]}
        if word.upper() not in names:
            raise ValueError(f"invalid color argument {word[:20]!r}")
        return names[word.upper()]

    def _has_passed(self, colour: Colour) -> bool:
        """Whether the colour can place nothing any more: what once could not be placed never can be."""
        if self.state.is_over:
            return True
        turns = zip(self.state.turns, self.state.history, strict=True)
        return any(turn is colour and move.text == PASS for turn, move in turns)

    def _expect(self, colour: Colour) -> None:
        due = self.state.colour
        if due is None:
            raise ValueError("the game is over")
        if due is not colour:
            raise ValueError(f"it is the turn of {self._dialect.name(due)} ({due.value})")

    # ------------------------------------------------------------------ opinions

    def _analysis(self) -> Analysis:
        return self._asked_for(lambda player: player.analyse(self._asked or self.state, self._limit))

    def _asked_for(self, question: Callable[[Player], _Answer]) -> _Answer:
        """What the player answers. ValueError if a player of somebody's own fails: the session goes on."""
        assert self._player is not None
        try:
            return question(self._player)
        except (Exception, SystemExit) as error:
            if isinstance(error, KlotzError) or is_own(self._player):
                raise ValueError(failure_of(self._player, error)) from error
            raise

    def _move_values(self) -> str:
        return "\n".join(
            f"{choice.visits} {choice.value:.3f} {choice.move.text}" for choice in self._analysis().choices
        )

    def _final_score(self) -> str:
        """Points are squares placed and bonuses, under either scoring."""
        outcome = self.state.outcome()
        if outcome is None:
            raise ValueError("the game is not over")
        sign = -1 if self._game.lowest_wins else 1
        points = [
            PIECE_SQUARES * len(self.state.variant.colours_of(seat)) + sign * score
            for seat, score in enumerate(outcome.scores)
        ]
        if len(points) > 2:
            return " ".join(map(str, points))
        lead = points[0] - points[1]
        return f"{'B' if lead > 0 else 'W'}+{abs(lead)}" if lead else "0"

    # ------------------------------------------------------------------ settings

    def _set_seed(self, text: str) -> str:
        self._seed = _number(_words(text, 1)[0], int)
        state = self.state
        self._begin(self._game)
        self.state = state
        return ""

    def _parameter(self, arguments: str) -> str:
        """`param level 5`, `param seconds 2` or `param simulations 1000`: the last one counts."""
        assert self._player is not None
        if not arguments:
            limit = self._limit.or_else(self._player.default_limit)
            return "\n".join(
                f"{key} {value}" for key in _PARAMETERS if (value := getattr(limit, key)) is not None
            )
        key, text = _words(arguments, 2)
        if key not in _PARAMETERS:
            raise ValueError(f"unknown parameter {key[:40]!r}; there are {', '.join(_PARAMETERS)}")
        chosen: dict[str, Any] = {key: _number(text, _PARAMETERS[key])}
        self._limit = Limit(**chosen)
        return ""

    def _set_time(self, arguments: str) -> str:
        main, byo_yomi, moves = _words(arguments, 3)
        self._clocks.set_control(_number(main), _number(byo_yomi), _number(moves, int))
        return ""

    def _set_time_left(self, arguments: str) -> str:
        name, seconds, moves = _words(arguments, 3)
        self._clocks.set_left(self._colour(name), _number(seconds), _number(moves, int))
        return ""

    def _base_parameter(self, arguments: str) -> str:
        """What other programs set: we never resign and never accept illegal moves, so there is nothing to change."""
        if not arguments:
            return "accept_illegal 0\nresign 0"
        key, value = _words(arguments, 2)
        if (key, value) not in (("resign", "0"), ("resign", "1"), ("accept_illegal", "0")):
            raise ValueError(f"{key[:40]} cannot be {value[:40]}")
        return ""


def _game(name: str, options: Mapping[str, Any]) -> Game:
    if name not in DIALECTS:
        raise ValueError(f"GTP is for Blokus: the games are {', '.join(DIALECTS)}")
    return games.game(name, **options)


def without_arguments(command: Callable[[], str]) -> Callable[[str], str]:
    def checked(arguments: str) -> str:
        if arguments:
            raise ValueError("no arguments allowed")
        return command()

    return checked


def _words(arguments: str, count: int) -> list[str]:
    """The arguments as `count` words, of which the last may contain blanks."""
    found = arguments.split(maxsplit=count - 1)
    if len(found) < count:
        raise ValueError(f"missing argument {len(found) + 1}")
    return found


@overload
def _number(text: str, kind: type[int]) -> int: ...


@overload
def _number(text: str, kind: Callable[[str], float] = float) -> float: ...


def _number(text: str, kind: Callable[[str], float] = float) -> float:
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"{text[:40]!r} is not a {'whole ' if kind is int else ''}number") from None
