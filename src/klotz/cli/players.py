"""`klotz players`: lists the computer players."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from klotz.players import installed
from klotz.players.player import LEVELS, UnknownPlayer

_KINDS = (
    ("random", "Any legal move."),
    ("greedy", "Looks one move ahead, by rules that a person could state."),
    (f"level:{LEVELS[0]} to level:{LEVELS[-1]}", "From beginner to master; the number alone will do."),
    ("search", "The strongest; search:seconds=3, search:simulations=500, search:clock=60."),
    ("gtp:COMMAND", "Another program that speaks GTP, for Blokus."),
    ("py:FILE.py:NAME", "Your own: a class, or a function from a state to a move. py:MODULE:NAME too."),
)


def players() -> None:
    """List the computer players.

    Those of other installed packages too, and any that could not be loaded.
    """
    console = Console()
    table = Table(highlight=False)
    for heading in ("Player", "What it is"):
        table.add_column(heading)
    problems = []
    for name, meaning in _KINDS:
        table.add_row(Text(name), Text(meaning))
    for name in installed.names():
        try:
            source = installed.find(name)
        except UnknownPlayer as error:
            problems.append(str(error))
            continue
        told = (source.__doc__ or "").strip().partition("\n")[0]
        table.add_row(Text(name), Text(told or "Installed."))
    console.print(table)
    for problem in problems:
        console.print(Text(problem, style="red"), soft_wrap=True)
