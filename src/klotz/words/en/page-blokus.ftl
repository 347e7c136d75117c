### The board of Blokus and Blokus Duo. $piece is the name of a piece such as L4; $square is written like e8.

page-blokus-board = The board
page-blokus-tools = The piece in hand
page-blokus-turn = Turn right (R)
page-blokus-turn-back = Turn left (Shift+R)
page-blokus-flip = Flip (F)
page-blokus-corners = Show open corners (C)
page-blokus-place = Place
page-blokus-tray = Remaining pieces: { $colour }
page-blokus-all-placed = All pieces placed!
page-blokus-piece = Piece { $piece }, { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
page-blokus-piece-places = Piece { $piece }, { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }, fits { $places ->
        [0] nowhere
        [one] in 1 place
       *[other] in { $places } places
    }
page-blokus-left = Pieces the others have left
page-blokus-left-of = { $colour }: { $squares ->
        [0] all placed
        [one] 1 square left: { $pieces }
       *[other] { $squares } squares left: { $pieces }
    }
page-blokus-in-hand = Piece { $piece } in hand.
page-blokus-fits = { $piece } at { $square }: fits.
page-blokus-fits-not = { $piece } at { $square }: doesn't fit.
page-blokus-last = { $colour } played { $piece } at { $square }.
page-blokus-score-left = { $squares } left
page-blokus-score-left-about = Squares left: fewest wins
page-blokus-score-about = Points: most wins
page-how-blokus-1 = Pick one of your pieces. Turn it and flip it as you like.
page-how-blokus-2 = Your first piece covers a marked square. Every other piece touches one of your own at a corner, and never along a side.
page-how-blokus-3 = You can touch other colours any way you like.
page-how-blokus-4 = If nothing fits, you're skipped. When nobody can place a piece, the game is over.
page-coach-blokus-1 = These are your pieces. Pick one.
page-coach-blokus-2 = Place it on a shaded spot: first on a marked square, then corner to corner with your own.
page-coach-blokus-3 = This shows whose turn it is and how everyone is doing.
page-keys-blokus-1 = next piece (PageUp: previous)
page-keys-blokus-2 = turn
page-keys-blokus-3 = flip
page-keys-blokus-4 = next place where it fits
page-keys-blokus-5 = move it
page-keys-blokus-6 = place it
page-keys-blokus-7 = put it back
page-keys-blokus-8 = show my open corners
