"""Computer players for Bloqs."""
