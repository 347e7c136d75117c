### Das Brett für alle Spiele: ein Bild und eine Liste der Züge.

page-generic-picture = Das Brett, wie es jetzt aussieht
page-generic-moves =
    { $count ->
        [one] Es gibt nur einen Zug
       *[other] Tippe auf eine markierte Stelle oder wähle einen von { $count } Zügen
    }
page-generic-play = Diesen Zug machen
page-generic-all = Alle Züge zeigen
