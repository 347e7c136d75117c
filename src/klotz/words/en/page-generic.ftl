### The board of any game: a picture, and a list of moves.

page-generic-picture = The board as it stands now
page-generic-moves =
    { $count ->
        [one] Choose the one move there is
       *[other] Tap a marked place, or choose one of { $count } moves
    }
page-generic-play = Play this move
page-generic-all = Show all moves
