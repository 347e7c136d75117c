### Was für eine Zeichnung in Bloxx! spricht: der Rest eines Satzes, der mit "Er" (der Zug) beginnt.

hint-bloxx-number = kreist die { $number } auf { $square } ein
hint-bloxx-gaps = lässt { $count ->
        [0] keine Lücke
        [one] nur 1 Lücke
       *[other] nur { $count } Lücken
    }
hint-bloxx-row = füllt die { $row ->
        [orange] orange Reihe
        [violet] violette Reihe
        [green] grüne Reihe
        [blue] blaue Reihe
       *[other] Reihe { $row }
    } für { $points } Punkte
hint-bloxx-row-near = lässt nur { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } in der { $row ->
        [orange] orangen Reihe
        [violet] violetten Reihe
        [green] grünen Reihe
        [blue] blauen Reihe
       *[other] Reihe { $row }
    } offen
hint-bloxx-room = hält für { $count } der { $all } Formen einen Platz ohne Lücken frei
hint-bloxx-denies = hindert Spieler { $player } daran, eine { $number } einzukreisen
