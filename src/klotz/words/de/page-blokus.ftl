### Das Brett von Blokus und Blokus Duo. $piece ist der Name eines Steins wie L4; $square wird wie e8 geschrieben.

page-blokus-board = Das Brett
page-blokus-tools = Der Stein in der Hand
page-blokus-turn = Nach rechts drehen (R)
page-blokus-turn-back = Nach links drehen (Umschalt+R)
page-blokus-flip = Wenden (F)
page-blokus-corners = Offene Ecken zeigen (C)
page-blokus-place = Legen
page-blokus-tray = Übrige Steine: { $colour }
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
page-blokus-fits = { $piece } auf { $square }: passt.
page-blokus-fits-not = { $piece } auf { $square }: passt nicht.
page-blokus-last = { $colour } hat { $piece } auf { $square } gelegt.
page-blokus-score-left = noch { $squares }
page-blokus-score-left-about = Felder übrig: Die wenigsten gewinnen
page-blokus-score-about = Punkte: Die meisten gewinnen
page-how-blokus-1 = Nimm einen deiner Steine. Du darfst ihn drehen und wenden.
page-how-blokus-2 = Dein erster Stein bedeckt ein markiertes Feld. Jeder weitere berührt einen eigenen an einer Ecke, aber nie an einer Kante.
page-how-blokus-3 = Andere Farben darfst du berühren, wie du willst.
page-how-blokus-4 = Passt nichts mehr, wirst du übersprungen. Kann niemand mehr einen Stein legen, ist das Spiel vorbei.
page-coach-blokus-1 = Das sind deine Steine. Nimm einen.
page-coach-blokus-2 = Leg ihn auf eine schattierte Stelle: zuerst auf ein markiertes Feld, dann Ecke an Ecke mit eigenen.
page-coach-blokus-3 = Hier siehst du, wer am Zug ist und wie alle stehen.
page-keys-blokus-1 = nächster Stein (Bild auf: voriger)
page-keys-blokus-2 = drehen
page-keys-blokus-3 = wenden
page-keys-blokus-4 = nächste Stelle, an der er passt
page-keys-blokus-5 = verschieben
page-keys-blokus-6 = legen
page-keys-blokus-7 = zurücklegen
page-keys-blokus-8 = meine offenen Ecken zeigen
