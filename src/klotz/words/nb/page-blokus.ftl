### Brettet til Blokus og Blokus Duo. $piece er navnet på en brikke, som L4; $square skrives som e8.

page-blokus-board = Brettet
page-blokus-tools = Brikken i hånden
page-blokus-turn = Drei til høyre (R)
page-blokus-turn-back = Drei til venstre (Skift+R)
page-blokus-flip = Vend (F)
page-blokus-corners = Vis åpne hjørner (C)
page-blokus-place = Legg
page-blokus-tray = Brikker igjen, { $colour }
page-blokus-all-placed = Alle brikkene er lagt!
page-blokus-piece = Brikke { $piece }, { $squares ->
        [one] 1 rute
       *[other] { $squares } ruter
    }
page-blokus-piece-places = Brikke { $piece }, { $squares ->
        [one] 1 rute
       *[other] { $squares } ruter
    }, passer { $places ->
        [0] ingen steder
        [one] 1 sted
       *[other] { $places } steder
    }
page-blokus-left = Brikkene de andre har igjen
page-blokus-left-of = { $colour }: { $squares ->
        [0] alle lagt
        [one] 1 rute igjen: { $pieces }
       *[other] { $squares } ruter igjen: { $pieces }
    }
page-blokus-in-hand = Brikke { $piece } i hånden.
page-blokus-fits = { $piece } fra { $square }: passer.
page-blokus-fits-not = { $piece } fra { $square }: passer ikke.
page-blokus-last = { $colour } har lagt { $piece } fra { $square }.
