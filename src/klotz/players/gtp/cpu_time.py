"""The CPU time of another program, from the files in which Linux tells about processes."""

import os
from pathlib import Path
from typing import Final

_PROC: Final = Path("/proc")


def cpu_seconds(pid: int) -> float | None:
    """What a process and all its descendants have used so far; None if it is gone, or the system does not tell."""
    try:
        # The name comes first, in brackets, and may contain anything. Then state is field 3 of proc(5), and 14 to 17
        # are user and system time, of the process itself and of its children that have ended.
        fields = (_PROC / str(pid) / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2]
        own = sum(map(int, fields.split()[11:15])) / os.sysconf("SC_CLK_TCK")
        running = [
            int(child)
            for task in (_PROC / str(pid) / "task").iterdir()
            for child in (task / "children").read_text(encoding="ascii").split()
        ]
    except (OSError, ValueError):
        return None
    return own + sum(cpu_seconds(child) or 0.0 for child in running)
