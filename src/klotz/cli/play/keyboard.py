"""What is typed while nobody is asked anything."""

import os
import sys

if sys.platform == "win32":
    import msvcrt

    def typed() -> str | None:
        """The line that has been finished by now, if any: here only Enter is heard."""
        while msvcrt.kbhit():
            if msvcrt.getwch() == "\r":
                return "\n"
        return None
else:
    import select

    def typed() -> str | None:
        """The line that has been finished by now, if any; empty at the end of the input."""
        stdin = sys.stdin.fileno()
        if not select.select([stdin], [], [], 0)[0]:
            return None
        # Not through `sys.stdin`, whose buffer `input` does not look into.
        return os.read(stdin, 4096).decode(errors="replace")
