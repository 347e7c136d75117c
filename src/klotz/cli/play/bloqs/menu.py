"""Finding a move of Bloqs step by step: the choices of whichever step the game has come to."""

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from klotz import words
from klotz.cli.play.bloqs.building import Building, building_ways
from klotz.cli.play.bloqs.drawing import Pen
from klotz.cli.play.bloqs.news import arrival, card_name, spot_name
from klotz.cli.play.bloqs.taking import Taking
from klotz.cli.play.talk import Talk, listed
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.position import Position
from klotz.games.contract import Move


class Menu:
    """The questions for one move of the seat that is asked."""

    def __init__(
        self, state: BloqsState, seat: int, name_of: Callable[[int], str], talk: Talk, pen: Pen
    ) -> None:
        self._state = state
        self._name_of = name_of
        self._talk = talk
        self._moves = list(state.legal_moves.of(seat))
        self._building = Building(state, seat, talk, pen)
        self._taking = Taking(state, seat, name_of, talk, pen)

    def choose(self) -> Move | None:
        kinds = {move.text.split()[0] for move in self._moves}
        if kinds == {"build"}:
            return self._building.choose()
        if kinds == {"steal"}:
            return self._taking.choose_theft(self._moves)
        if kinds == {"swap"}:
            return self._taking.choose_swap(self._moves)
        return self._choose_action()

    def _choose_action(self) -> Move | None:
        """One of a few moves, each told in words; all ways to build count as one."""
        short = [move for move in self._moves if not move.text.startswith("build")]
        ways = building_ways(self._moves)
        choices: list[Move | None] = [None] * bool(ways) + short
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", justify="right")
        for number, move in enumerate(choices, start=1):
            if move is None:
                pieces = listed(map(self._state.piece_set.text, ways))
                grid.add_row(str(number), words.say("menu-build", {"pieces": pieces}), "")
            else:
                grid.add_row(str(number), self._meaning(move), Text(move.text, "dim"))
        known = {str(number): (move,) for number, move in enumerate(choices, start=1)}
        while True:
            self._talk.show("", grid)
            chosen = self._talk.pick("menu-ask-action", known)
            if chosen is None or chosen[0] is not None:
                return chosen[0] if chosen else None
            if (built := self._building.choose()) is not None:
                return built

    def _meaning(self, move: Move) -> str:
        """What a move would do, as one line of a menu."""
        position: Position = self._state.position
        match move.text.split():
            case ["roll"]:
                return words.say("menu-roll")
            case ["cw"]:
                return words.say("menu-clockwise", {"where": arrival(position, move)})
            case ["ccw"]:
                return words.say("menu-counter-clockwise", {"where": arrival(position, move)})
            case ["card", card] if card.startswith("die"):
                return words.say("menu-die-card", {"card": card_name(card), "pips": int(card[-1])})
            case ["card", card]:
                return words.say("menu-piece-card", {"card": card_name(card)})
            case ["teleport", seat]:
                other = int(seat) - 1
                where = spot_name(position, position.pawns[other])
                return words.say("menu-teleport", {"other": self._name_of(other), "where": where})
            case ["defend"]:
                return words.say("menu-defend")
            case ["allow"]:
                return words.say("menu-allow")
        return words.say("menu-pass")
