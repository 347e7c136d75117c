"""Tables that are being played: who listens, what they are sent, which computer thinks, whose time runs out."""
