"""What time it is, for a process that runs for weeks."""

import time


class MonotonicClock:
    """Milliseconds since 1970 that only run forwards.

    The machine's clock is read once. From then on time passes as the processor counts it, so that nobody loses on
    time because somebody set the clock. A restart reads it anew.
    """

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        return int((self._offset + time.monotonic()) * 1000)
