"""Computer players for Blokus."""
