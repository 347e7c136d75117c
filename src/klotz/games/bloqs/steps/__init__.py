"""A turn of Bloqs, step by step: each step says who decides, what they may do, and what follows.

A position has an agenda, the steps that are still to come. The first one is what the game waits for; playing a
move takes it off and may put others in front. Steps nobody decides about happen by themselves (`run`).

    turn.py      who begins, and the end of a turn
    travel.py    roll or card, direction, disc turned up, teleport
    landing.py   what a disc means for whoever lands on it
    building.py  taking from the stock, stealing, swapping, building
    cards.py     cards dealt and lost, and the defence that is asked for
"""
