"""Random numbers for kernels: small, fast, and good enough for picking moves. Fully determined by the seed."""

from typing import Any

import numpy as np

from klotz.jit import int64, kernel, uint64

# Shifts of unsigned numbers must be unsigned, or Numba turns the result into a float.
_S7: Any = np.uint64(7)
_S13: Any = np.uint64(13)
_S17: Any = np.uint64(17)
_S32: Any = np.uint64(32)


def seeded(seed: int) -> int:
    """An initial state: never 0, and far apart for similar seeds."""
    return (seed * 0x9E3779B97F4A7C15 + 1) % 2**64 or 1


@kernel
def next_random(random: int) -> int:
    """Xorshift: the next number."""
    random ^= random << _S13
    random ^= random >> _S7
    random ^= random << _S17
    return random


@kernel
def below(random: int, bound: int) -> int:
    """Map a random number to the range from 0 to `bound`, exclusive."""
    return int64(((random >> _S32) * uint64(bound)) >> _S32)
