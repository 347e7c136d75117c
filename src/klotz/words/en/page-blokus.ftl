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
