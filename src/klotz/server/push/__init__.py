"""Tells people who are elsewhere that it is their turn, if they have asked for it; and Web Push, one way to do so."""
