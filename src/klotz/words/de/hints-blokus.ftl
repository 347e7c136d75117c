### Was für einen Zug in Blokus spricht: der Rest eines Satzes, der mit "Er" (der Zug) beginnt.
### Eine Ecke ist ein Feld, an dem der nächste Stein einer Farbe einen eigenen berühren kann. Steine heißen wie L4.

hint-blokus-squares = belegt { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }
hint-blokus-corners = öffnet { $more ->
        [one] 1 Ecke mehr
       *[other] { $more } Ecken mehr
    } (dann sind es { $corners })
hint-blokus-reach = bringt { $squares ->
        [one] 1 Feld mehr
       *[other] { $squares } Felder mehr
    } in Reichweite
hint-blokus-centre = bringt dich { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    } näher an die Mitte
hint-blokus-last-piece = legt deinen letzten Stein
hint-blokus-last-piece-points = legt deinen letzten Stein, für { $points } Punkte
hint-blokus-only-place = nutzt die einzige Stelle, die für { $piece } noch bleibt
hint-blokus-hard-piece = befreit dich von { $piece }, der nur noch an { $places } Stellen passt
hint-blokus-costs = kostet { $colour } { $corners ->
        [one] eine Ecke
       *[other] { $corners } Ecken
    }
hint-blokus-cuts = nimmt { $colour } { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    } aus der Reichweite
