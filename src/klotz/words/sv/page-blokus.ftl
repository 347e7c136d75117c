### Brädet till Blokus och Blokus Duo. $piece är namnet på en bit, som L4; $square skrivs som e8.

page-blokus-board = Brädet
page-blokus-tools = Biten i handen
page-blokus-turn = Vrid åt höger (R)
page-blokus-turn-back = Vrid åt vänster (Skift+R)
page-blokus-flip = Vänd (F)
page-blokus-corners = Visa öppna hörn (C)
page-blokus-place = Lägg
page-blokus-tray = Bitar kvar: { $colour }
page-blokus-all-placed = Alla bitar är lagda!
page-blokus-piece = Bit { $piece }, { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    }
page-blokus-piece-places = Bit { $piece }, { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    }, passar på { $places ->
        [0] inget ställe
        [one] 1 ställe
       *[other] { $places } ställen
    }
page-blokus-left = De andras bitar
page-blokus-left-of = { $colour }: { $squares ->
        [0] alla lagda
        [one] 1 ruta kvar: { $pieces }
       *[other] { $squares } rutor kvar: { $pieces }
    }
page-blokus-in-hand = Bit { $piece } i handen.
page-blokus-fits = { $piece } på { $square }: passar.
page-blokus-fits-not = { $piece } på { $square }: passar inte.
page-blokus-last = { $colour } lade { $piece } på { $square }.
page-blokus-score-left = { $squares } kvar
page-blokus-score-left-about = Rutor kvar: lägst vinner
page-blokus-score-about = Poäng: högst vinner
page-how-blokus-1 = Välj en av dina bitar. Vrid och vänd den som du vill.
page-how-blokus-2 = Din första bit täcker en markerad ruta. Alla andra rör en egen bit i ett hörn, men aldrig längs en sida.
page-how-blokus-3 = Andra färger får du röra vid hur du vill.
page-how-blokus-4 = Om inget passar hoppas du över. När ingen kan lägga en bit är spelet slut.
page-coach-blokus-1 = Det här är dina bitar. Välj en.
page-coach-blokus-2 = Lägg den där det är skuggat: först på en markerad ruta, sedan hörn mot hörn med dina egna.
page-coach-blokus-3 = Här ser du vems tur det är och hur det står.
page-keys-blokus-1 = nästa bit (PageUp: föregående)
page-keys-blokus-2 = vrid
page-keys-blokus-3 = vänd
page-keys-blokus-4 = nästa plats där den passar
page-keys-blokus-5 = flytta
page-keys-blokus-6 = lägg
page-keys-blokus-7 = lägg tillbaka
page-keys-blokus-8 = visa mina öppna hörn
