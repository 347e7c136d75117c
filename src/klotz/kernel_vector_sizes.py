"""How large the vectors of `kernel_vectors` are."""

from typing import Final

LANES: Final = 16
"""Numbers in a row."""
BLOCK: Final = 6
"""Rows that are computed at once: with two registers each, as many as common processors have room for."""
WINDOW_ROWS: Final = 3
RUN: Final = 3 * LANES
"""The channels of three squares side by side: a window is three such runs."""
