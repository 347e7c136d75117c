"""How a whole-game clock is shared out over the moves.

A move gets an equal share of what is left, over the moves that are still to come. If the choice is open when that is
used up the search may go on, for a few shares at most; what it saves on a move that is decided early goes to later
ones. Whatever the estimate of the moves to come is worth, no move takes more than a part of what is left, so that the
clock never runs out.
"""

from typing import Final, NamedTuple

from klotz.players.clock import Clock

MARGIN: Final = 0.1
"""Seconds kept back for everything but thinking: starting and stopping, and messages between programs."""
LEAST: Final = 0.001
"""Seconds for a move when there is hardly anything left."""
MOST_SHARES: Final = 3.0
"""How many shares an open choice may take."""
MOST_PART: Final = 0.4
"""How much of what is left one move may take."""
OPEN: Final = 0.7
"""The choice is open while the second move has this part of the visits of the first."""


class Budget(NamedTuple):
    """Seconds for one move."""

    share: float
    """For an ordinary move."""
    most: float
    """While the choice is open."""


def budget(clock: Clock, moves_left: float) -> Budget:
    """The time for the next move, if the player expects to make `moves_left` more, this one included."""
    usable = max(0.0, clock.left - MARGIN)
    if clock.moves:
        share, most = usable / clock.moves, usable if clock.moves == 1 else MOST_PART * usable
    else:
        control = clock.control
        added = control.byo_yomi / control.byo_yomi_moves if control.byo_yomi else control.increment
        share, most = usable / max(1.0, moves_left) + added, MOST_PART * usable
    most = max(LEAST, min(MOST_SHARES * share, most))
    return Budget(max(LEAST, min(share, most)), most)


def is_open(first: float, second: float) -> bool:
    """Whether more time may change the choice, from the visits of the two leading moves."""
    return second >= OPEN * first
