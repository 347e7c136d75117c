"""Computer players for Bloxx."""
