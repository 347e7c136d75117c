"""A turn of Bloqs, step by step: each step says who decides, what they may do, and what follows.

A position has an agenda, the steps still to come. The game waits for the first one; playing a move takes it off
and may put others in front. Steps that need no decision run by themselves (`run`).

    turn.py      who begins, and the end of a turn
    travel.py    roll or card, direction, disc turned up, teleport
    landing.py   what happens to a player who lands on a disc
    building.py  taking from the stock, stealing, building
    swapping.py  swapping pieces
    winning.py   the perfect cube
    cards.py     dealing and losing cards, and the defence
"""
