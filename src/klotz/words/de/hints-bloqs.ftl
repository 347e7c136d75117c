### Was für einen Zug in Bloqs spricht: der Rest eines Satzes, der mit "Er" (der Zug) beginnt.
### $kind ist eine Art von Stein wie L4; $piece ist ein Stein im Turm wie L4#21; $place ist eine Scheibe des Rings.

hint-bloqs-cube = macht deinen Würfel perfekt
hint-bloqs-layer = { $count ->
        [one] macht Schicht { $layer } voll
       *[other] macht { $count } Schichten voll
    }
hint-bloqs-nearly = lässt nur { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } in Schicht { $layer } offen
hint-bloqs-close = bringt dich bis auf { $count ->
        [one] 1 Würfelchen
       *[other] { $count } Würfelchen
    } an den perfekten Würfel heran
hint-bloqs-one-piece = bringt dich bis auf einen { $kind } an den perfekten Würfel heran
hint-bloqs-no-hole = lässt unten kein Loch
hint-bloqs-safe = { $count ->
        [0] lässt keinen deiner { $all } Steine angreifbar
        [one] lässt nur 1 deiner { $all } Steine angreifbar
       *[other] lässt nur { $count } deiner { $all } Steine angreifbar
    }
hint-bloqs-size = bringt { $cubes ->
        [one] 1 Würfelchen
       *[other] { $cubes } Würfelchen
    }
hint-bloqs-denies = nimmt den letzten { $kind }, den Spieler { $player } für einen perfekten Würfel braucht

hint-bloqs-breaks = bricht { $count ->
        [one] eine volle Schicht
       *[other] { $count } volle Schichten
    } von Spieler { $player } auf
hint-bloqs-sets-back = wirft Spieler { $player } zurück, dem nur noch { $count ->
        [one] 1 Würfelchen fehlt
       *[other] { $count } Würfelchen fehlen
    }
hint-bloqs-from-leader = nimmt von Spieler { $player }, der vorne liegt
hint-bloqs-for-cube = bringt dir { $kind }, und damit wird dein Würfel perfekt
hint-bloqs-for-layer = bringt dir { $kind }, und damit { $count ->
        [one] wird eine Schicht voll
       *[other] werden { $count } Schichten voll
    }
hint-bloqs-keeps-layers = bricht keine deiner Schichten auf
hint-bloqs-larger = bringt dir { $count ->
        [one] ein Würfelchen
       *[other] { $count } Würfelchen
    } mehr als Spieler { $player }

hint-bloqs-swap-with = lässt dich mit Spieler { $player } tauschen
hint-bloqs-turns-up = deckt Scheibe { $place } auf
hint-bloqs-may-steal = lässt dich auf Scheibe { $place } stehlen
hint-bloqs-any-piece = lässt dich einen beliebigen Stein aus dem Vorrat nehmen

hint-bloqs-keeps-cards = lässt dir deine { $count ->
        [one] Karte
       *[other] { $count } Karten
    }
hint-bloqs-keeps-defence = lässt dir deine Abwehrkarte
hint-bloqs-defends = rettet deinen { $piece }
hint-bloqs-defends-layer = hält { $count ->
        [one] eine deiner Schichten
       *[other] { $count } deiner Schichten
    } voll
hint-bloqs-defends-place = hält deine Figur an ihrem Platz
