### Brættet til Blokus og Blokus Duo. $piece er navnet på en brik, som L4; $square skrives som e8.

page-blokus-board = Brættet
page-blokus-tools = Brikken i hånden
page-blokus-turn = Drej til højre (R)
page-blokus-turn-back = Drej til venstre (Skift+R)
page-blokus-flip = Vend (F)
page-blokus-corners = Vis åbne hjørner (C)
page-blokus-place = Læg
page-blokus-tray = Brikker tilbage, { $colour }
page-blokus-all-placed = Alle brikker er lagt!
page-blokus-piece = Brik { $piece }, { $squares ->
        [one] 1 felt
       *[other] { $squares } felter
    }
page-blokus-piece-places = Brik { $piece }, { $squares ->
        [one] 1 felt
       *[other] { $squares } felter
    }, passer { $places ->
        [0] ingen steder
        [one] 1 sted
       *[other] { $places } steder
    }
page-blokus-left = De andres brikker
page-blokus-left-of = { $colour }: { $squares ->
        [0] alle lagt
        [one] 1 felt tilbage: { $pieces }
       *[other] { $squares } felter tilbage: { $pieces }
    }
page-blokus-in-hand = Brik { $piece } i hånden.
page-blokus-fits = { $piece } fra { $square }: passer.
page-blokus-fits-not = { $piece } fra { $square }: passer ikke.
page-blokus-last = { $colour } har lagt { $piece } fra { $square }.
