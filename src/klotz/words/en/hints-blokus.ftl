### What speaks for a Blokus move: the rest of a sentence that begins with "It".
### A corner is a square where a colour's next piece can touch one of its own. Pieces are called by their names, such as L4.

hint-blokus-squares = places { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
# $more than it closes; $corners is how many there are afterwards.
hint-blokus-corners = opens { $more ->
        [one] 1 more corner
       *[other] { $more } more corners
    } ({ $corners } in all)
hint-blokus-reach = puts { $squares ->
        [one] 1 more square
       *[other] { $squares } more squares
    } within reach
hint-blokus-centre = gets you { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } closer to the middle
hint-blokus-last-piece = places your last piece
hint-blokus-last-piece-points = places your last piece, for { $points } points
hint-blokus-only-place = takes the only place left for { $piece }
hint-blokus-hard-piece = gets rid of { $piece }, which fits in only { $places } places
hint-blokus-costs = costs { $colour } { $corners ->
        [one] a corner
       *[other] { $corners } corners
    }
hint-blokus-cuts = takes { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } out of reach for { $colour }
