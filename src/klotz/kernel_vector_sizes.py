"""How large the vectors of `kernel_vectors` are, and in what units their whole numbers count."""

from typing import Final

LANES: Final = 16
"""Numbers in a vector."""
GROUPS: Final = 1
CHANNELS: Final = GROUPS * LANES
"""Numbers in a row, which is some vectors side by side: its groups."""
BLOCK: Final = 12
"""Rows are computed so many at a time: each in one of the 32 wide registers that processors have, ..."""
NARROW_BLOCK: Final = 6
"""... or so many, each in two of 16 narrower ones."""
WINDOW_ROWS: Final = 3
WINDOW: Final = WINDOW_ROWS**2
"""Squares around a square, and itself."""
RUN: Final = WINDOW_ROWS * CHANNELS
"""The channels of three squares side by side: a window is three such runs."""
QUAD: Final = 4
"""Processors multiply so many whole numbers of one byte at a time with as many others, and add up the products."""
QUADS_IN_RUN: Final = RUN // QUAD
WINDOW_QUADS: Final = WINDOW_ROWS * QUADS_IN_RUN

LARGEST: Final = 127
"""The largest activation and the largest weight, as whole numbers: two of their products add up to less than two
bytes hold, which is how some processors add them."""
