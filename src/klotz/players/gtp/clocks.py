"""The clocks of an engine's colours, as `time_settings` and `time_left` set them.

A controller that sends only the settings is fine too: from then on we count ourselves.
"""

from klotz.games.blokus import Colour
from klotz.players.clock import Clock, TimeControl


class Clocks:
    def __init__(self) -> None:
        self._control: TimeControl | None = None
        self._clocks: dict[Colour, Clock] = {}

    def set_control(self, main: float, byo_yomi: float, moves: int) -> None:
        """As GTP has it, byo-yomi of some seconds for no moves means that there is no limit."""
        is_endless = byo_yomi > 0 and moves == 0
        self._control = None if is_endless else TimeControl(main, 0.0, byo_yomi, moves if byo_yomi else 0)
        self.restart()

    def set_left(self, colour: Colour, seconds: float, moves: int) -> None:
        """What is left of the main time, or with moves of the byo-yomi."""
        self._clocks[colour] = Clock(self._control or TimeControl(max(seconds, 1.0)), seconds, moves)

    def restart(self) -> None:
        """A new game begins."""
        self._clocks.clear()

    def of(self, colour: Colour, own: Clock | None) -> Clock | None:
        """A colour's clock before its move; `own` is what it has from the player itself if nobody has set any."""
        return self._clocks.get(colour) or (self._control.clock() if self._control else own)

    def moved(self, colour: Colour, clock: Clock, seconds: float) -> None:
        self._clocks[colour] = clock.after(seconds)
