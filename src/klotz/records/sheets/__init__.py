"""Bloxx! on paper: sheets to print (`printing`), and finished ones to score (`finished`)."""
