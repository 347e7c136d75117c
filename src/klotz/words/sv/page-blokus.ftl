### Brädet till Blokus och Blokus Duo. $piece är namnet på en bricka, som L4; $square skrivs som e8.

page-blokus-board = Brädet
page-blokus-tools = Brickan i handen
page-blokus-turn = Vrid åt höger (R)
page-blokus-turn-back = Vrid åt vänster (Skift+R)
page-blokus-flip = Vänd (F)
page-blokus-corners = Visa öppna hörn (C)
page-blokus-place = Lägg
page-blokus-tray = Brickor kvar, { $colour }
page-blokus-all-placed = Alla brickor är lagda!
page-blokus-piece = Bricka { $piece }, { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    }
page-blokus-piece-places = Bricka { $piece }, { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    }, passar på { $places ->
        [0] inget ställe
        [one] 1 ställe
       *[other] { $places } ställen
    }
page-blokus-left = De andras brickor
page-blokus-left-of = { $colour }: { $squares ->
        [0] alla lagda
        [one] 1 ruta kvar: { $pieces }
       *[other] { $squares } rutor kvar: { $pieces }
    }
page-blokus-in-hand = Bricka { $piece } i handen.
page-blokus-fits = { $piece } från { $square }: passar.
page-blokus-fits-not = { $piece } från { $square }: passar inte.
page-blokus-last = { $colour } har lagt { $piece } från { $square }.
