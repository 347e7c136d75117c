"""Another program as a player of Blokus."""

from contextlib import suppress
from typing import Final

from klotz.games import options
from klotz.games.blokus import BlokusState
from klotz.games.blokus.notation import PASS, cells_text, parse_cells
from klotz.games.contract import Game, Move, MoveError, State
from klotz.players.clock import TimeControl
from klotz.players.gtp.connection import Connection, EngineError, EngineLost, EngineRefused, Stopped
from klotz.players.player import Analysis, Choice, Limit, Player, UnknownPlayer
from klotz.records.blksgf.dialect import DIALECTS, UNWRITTEN_OPTIONS

PATIENCE: Final = 300.0
"""Seconds an engine may take to answer before it counts as lost."""

SentMove = tuple[str, str]
"""A move as it was sent to the engine: the colour's name and the squares."""


class GtpPlayer(Player):
    """A program that speaks GTP. Its own command line says how long it thinks, or a clock does if it knows clocks.

    Such programs give every colour its own starting square. In Duo the board can be rotated to suit them; in
    the other games the option `starts` has to be "own", unless the program supports the command `game_option`.
    """

    default_limit = Limit()

    def __init__(self, command: str, seed: int = 0, patience: float = PATIENCE) -> None:
        super().__init__(seed)
        self.command: Final = command
        self.patience = patience
        self.name = f"gtp:{command}"
        self._game: Game | None = None
        self._connection: Connection | None = None
        self._sent: list[SentMove] = []
        self._control: TimeControl | None = None
        self._is_turned = False
        self._takes_any_start = False

    def take_up(self, game: Game) -> None:
        """Start the program if it is not running, and set up a game. UnknownPlayer if it cannot play it."""
        if game.name not in DIALECTS:
            raise UnknownPlayer(f"programs that speak GTP play Blokus, not {game.name}")
        if self._connection is None:
            self._connection = Connection(self.command)
            self._game = None
        if game == self._game:
            return
        self._game, self._sent, self._control = None, [], None
        try:
            with suppress(EngineRefused):  # a program that never resigns may not support this
                self._ask("param_base resign 0")
            self._ask(f"set_game {DIALECTS[game.name].title}")
            with suppress(EngineRefused):
                self._ask(f"set_random_seed {self.seed % 2**31}")
            self._choose_options(game)
        except EngineError as error:
            raise UnknownPlayer(f"gtp:{self.command[:80]}: {error}") from None
        self._game = game

    def _choose_options(self, game: Game) -> None:
        self._takes_any_start = self._knows("game_option")
        if self._takes_any_start:
            for key, value in game.options.items():
                self._ask(f"game_option {key} {value}")
        elif game.options["starts"] != "own" and game.name != "blokus-duo":
            raise UnknownPlayer(
                f"gtp:{self.command[:80]}: the program gives every colour its own corner; "
                "choose the option starts=own"
            )
        else:
            for key, option in options(game.name).items():
                if key not in UNWRITTEN_OPTIONS and game.options[key] != option.default:
                    raise UnknownPlayer(
                        f"gtp:{self.command[:80]}: the program knows only {key}={option.default}"
                    )

    def _choose(self, state: State, seat: int, limit: Limit) -> Move:
        colour = self._catch_up(state)
        self._tell_time(colour, limit)
        try:
            answer = self._ask(f"genmove {colour}", limit)
        except Stopped:
            return self._any_move(state, seat)
        move = self._checked(state, seat, answer)
        self._sent.append((colour, self._theirs(move.text)))
        return move

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        """Its move, with its own value if it reports one."""
        colour = self._catch_up(state)
        value = 0.5
        try:
            move = self._checked(state, seat, self._ask(f"reg_genmove {colour}", limit))
            with suppress(EngineRefused, ValueError):
                value = min(1.0, max(0.0, float(self._ask("get_value"))))
        except EngineRefused:  # then `genmove` is the only way
            move = self._choose(state, seat, limit)
        except Stopped:
            move = self._any_move(state, seat)
        return Analysis(seat, (Choice(move, value),))

    def cpu_seconds(self) -> float | None:
        return self._connection.cpu_seconds() if self._connection else None

    def forget(self) -> None:
        """Clear the board before the next request."""
        self._game = None

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            connection.close()

    # ------------------------------------------------------------------ talking

    def _ask(self, command: str, limit: Limit | None = None) -> str:
        assert self._connection is not None
        try:
            return self._connection.ask(command, self.patience, limit.stop if limit else None)
        except (EngineLost, Stopped):
            # GTP cannot interrupt a thinking program: it is killed, and restarted for the next move.
            connection, self._connection = self._connection, None
            connection.kill()
            raise

    def _knows(self, command: str) -> bool:
        try:
            return self._ask(f"known_command {command}") == "true"
        except EngineRefused:
            return False

    def _any_move(self, state: State, seat: int) -> Move:
        return self.random(state).choice(list(state.legal_moves.of(seat)))

    def _catch_up(self, state: State) -> str:
        """Bring the program's board up to the state; returns the name of the colour to move."""
        self.take_up(state.game)
        assert isinstance(state, BlokusState)
        if state.setup is not None:
            raise EngineError("programs cannot be told a position that was set up")
        dialect = DIALECTS[state.game.name]
        turns = [
            (dialect.name(colour).lower(), move.text)
            for colour, move in zip(state.turns, state.history, strict=True)
            if move.text != PASS
        ]
        self._is_turned = (
            not self._takes_any_start and state.game.name == "blokus-duo" and _begins_turned(turns)
        )
        wanted = [(colour, self._theirs(text)) for colour, text in turns]
        if wanted[: len(self._sent)] != self._sent:
            self._ask("clear_board")
            self._sent = []
        for colour, text in wanted[len(self._sent) :]:
            self._ask(f"play {colour} {text}")
            self._sent.append((colour, text))
        assert state.colour is not None
        return dialect.name(state.colour).lower()

    def _tell_time(self, colour: str, limit: Limit) -> None:
        """GTP knows whole seconds and no increment, which simply shows in the time left."""
        if (clock := limit.clock) is None:
            return
        with suppress(EngineRefused):  # a program that has no clock plays on without
            if clock.control != self._control:
                control = self._control = clock.control
                self._ask(
                    f"time_settings {int(control.main)} {int(control.byo_yomi)} {control.byo_yomi_moves}"
                )
            self._ask(f"time_left {colour} {max(0, int(clock.left))} {clock.moves}")

    def _checked(self, state: State, seat: int, answer: str) -> Move:
        """What the program answered, as a legal move of ours."""
        if answer.lower() == "resign":
            raise EngineError("the program resigned")
        try:
            return state.parse(self._theirs(answer), seat)
        except MoveError as error:
            raise EngineError(
                f"the program answered {answer[:80]!r}, which is no legal move: {error}"
            ) from None

    def _theirs(self, text: str) -> str:
        """Map a move between the program's board and ours, in either direction: rotating twice changes nothing."""
        if not self._is_turned:
            return text
        return cells_text((_DUO - column, _DUO - row) for column, row in parse_cells(text))


_DUO: Final = 13  # the last column and row of Duo's board


def _begins_turned(turns: list[SentMove]) -> bool:
    """Whether the first piece covers j5, where other programs have the second player begin."""
    return bool(turns) and (9, 4) in parse_cells(turns[0][1])
