"""Live tables: their listeners, what those are sent, computers that think, clocks that run out."""
