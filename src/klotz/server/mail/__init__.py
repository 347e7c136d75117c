"""E-mail: tells people who are elsewhere that it is their turn, if they have asked for it."""
