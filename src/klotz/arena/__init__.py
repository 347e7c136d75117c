"""Matches between players: paired seats, varied openings, ratings, reports."""
