"""People who want to play whoever comes, and are led to a table when somebody has."""

from klotz.server.pairing.seeks import Seeks, SeekWish, Sought

__all__ = ["SeekWish", "Seeks", "Sought"]
