"""Where the puzzles of each family of games are found."""
