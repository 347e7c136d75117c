### Das Brett von Blokus und Blokus Duo. $piece ist der Name eines Steins wie L4; $square wird wie e8 geschrieben.

page-blokus-board = Das Brett
page-blokus-tools = Der Stein in der Hand
page-blokus-turn = Nach rechts drehen (R)
page-blokus-turn-back = Nach links drehen (Umschalt+R)
page-blokus-flip = Umdrehen (F)
page-blokus-corners = Offene Ecken zeigen (C)
page-blokus-place = Legen
page-blokus-tray = Übrige Steine, { $colour }
page-blokus-all-placed = Alle Steine sind gelegt!
page-blokus-piece = Stein { $piece }, { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }
page-blokus-piece-places = Stein { $piece }, { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }, passt an { $places ->
        [0] keine Stelle
        [one] 1 Stelle
       *[other] { $places } Stellen
    }
page-blokus-left = Übrige Steine der anderen
page-blokus-left-of = { $colour }: { $squares ->
        [0] alles gelegt
        [one] 1 Feld übrig: { $pieces }
       *[other] { $squares } Felder übrig: { $pieces }
    }
page-blokus-in-hand = Stein { $piece } in der Hand.
page-blokus-fits = { $piece } ab { $square }: passt.
page-blokus-fits-not = { $piece } ab { $square }: passt nicht.
page-blokus-last = { $colour } hat { $piece } ab { $square } gelegt.
