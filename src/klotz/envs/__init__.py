"""Environments for programs that learn: every game, variant and number of seats.

    klotz.envs.vector       thousands of games at once, as arrays; needs nothing more than Klotz
    klotz.envs.pettingzoo   PettingZoo's AEC interface: all seats are yours
    klotz.envs.gymnasium    Gymnasium: one seat is yours, built-in players or your own have the others
    klotz.envs.openspiel    OpenSpiel: games with chance nodes, for its algorithms

All have the same numbers of moves (`game.actions`) and the same observations (`game.layout(seats)`). The last three
need `pip install 'klotz[rl]'`, and nothing here is imported by `import klotz`.
"""
