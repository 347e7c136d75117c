### The board of any game: a picture, and a list of moves.

page-generic-picture = The board right now
page-generic-moves =
    { $count ->
        [one] There's only one move
       *[other] Tap a marked place, or pick one of { $count } moves
    }
page-generic-play = Play this move
page-generic-all = Show all moves
