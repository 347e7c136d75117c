"""How large the vectors of `kernel_vectors` are, and in what units their whole numbers count."""

from typing import Final

LANES: Final = 16
"""Numbers in a row."""
BLOCK: Final = 6
"""Rows that are computed at once: with two registers each, as many as common processors have room for."""
WINDOW_ROWS: Final = 3
WINDOW: Final = WINDOW_ROWS**2
"""Squares around a square, and itself."""
RUN: Final = 3 * LANES
"""The channels of three squares side by side: a window is three such runs."""
PAIRS_IN_RUN: Final = RUN // 2
"""Processors multiply whole numbers of two bytes in pairs, and add up the two products."""
WINDOW_PAIRS: Final = WINDOW_ROWS * PAIRS_IN_RUN

UNIT: Final = 512
"""How many times a quantised activation, a whole number of two bytes, is larger than what it stands for."""
LARGEST: Final = 32_767
"""The largest that it can be: it stands for just under 64, where networks of ours reach 14."""
