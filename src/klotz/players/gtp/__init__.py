"""Other programs as players, and ours as an engine, through the Go Text Protocol as Blokus programs speak it.

`GtpPlayer` drives another program; `server.Server` answers one. Commands are lines of text. An answer is `= text`
or, for a command that failed, `? why`, and ends with an empty line.
"""

from klotz.players.gtp.connection import EngineError
from klotz.players.gtp.player import GtpPlayer

__all__ = ["EngineError", "GtpPlayer"]
