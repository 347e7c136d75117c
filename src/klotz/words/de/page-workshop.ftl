### Die Werkstatt: eine eigene Schachtel.

page-workshop-about = Hat deine Schachtel ein anderes Blatt, andere Würfel, Scheiben, Karten oder Steine als Klotz? Zeichne sie hier einmal ab und spiel damit: mit Freunden, mit dem Computer, auf Papier.
page-workshop-mine = Deine Schachteln
page-workshop-open = Öffnen
page-workshop-play = Damit spielen
page-workshop-delete = Löschen
page-workshop-delete-sure = „{ $name }“ löschen?
page-workshop-delete-about = Partien, die damit begonnen wurden, bleiben, wie sie sind.
page-workshop-begin = Eine neue anfangen
page-workshop-new = Eine Schachtel { $game }
page-workshop-file = Oder eine Schachtel aus einer TOML-Datei lesen
page-workshop-how = Am Anfang ist sie eine Kopie der Schachtel von Klotz. Ändere, was bei dir anders ist.
page-workshop-by = Gemacht von { $name }
page-workshop-name = Name der Schachtel
page-workshop-save = Speichern
page-workshop-saved = Gespeichert
page-workshop-copy = Als meine speichern
page-workshop-unsaved = Ist sie gespeichert, kannst du mit ihr spielen, sie teilen und drucken.
page-workshop-link = Wer diesen Link hat, kann mit der Schachtel spielen und sie kopieren
page-workshop-score = Eine Partie werten
page-workshop-print = Drucken
page-workshop-toml = TOML-Datei

## Bloxx!

page-workshop-sheet = Das Blatt
page-workshop-sheet-how = Wähle eine Zahl und tippe ihre Felder an; noch ein Tipp wischt sie weg. Links färbst du eine Reihe. Auf der Tastatur: Pfeile und die Zahl.
page-workshop-columns = Spalten
page-workshop-rows = Reihen
page-workshop-number = Zahl für die Felder
page-workshop-number-of = Zahl { $number }
page-workshop-rub-out = Wegwischen
page-workshop-square = Spalte { $column }, Reihe { $row }: leer
page-workshop-square-number = Spalte { $column }, Reihe { $row }: { $number }
page-workshop-colour-row = Reihe { $row } ist farbig
page-workshop-row-name = Reihe { $row }
page-workshop-row-colour = Farbe von Reihe { $row }
page-workshop-row-called = Name von Reihe { $row }
page-workshop-dice = Die Würfel
page-workshop-dice-how = Wähle eine Seite und tippe ihre Felder an: einmal für ein Kreuz, zweimal für den Kreis.
page-workshop-die = Würfel { $die }
page-workshop-face = Würfel { $die }, Seite { $face }
page-workshop-face-square = Spalte { $column }, Zeile { $row }
page-workshop-face-cross = Kreuz
page-workshop-face-circle = Kreis
page-workshop-face-nothing = nichts

## Bloqs

page-workshop-pieces = Die Steine
page-workshop-pieces-how = Wähle eine Art und tippe an, wo sie Würfelchen hat, Schicht für Schicht.
page-workshop-pieces-all = { $pieces } Steine mit { $cubes } Würfelchen
page-workshop-kind = { $kind }, davon { $count }
page-workshop-kind-add = Neue Art
page-workshop-kind-name = Name
page-workshop-kind-colour = Farbe
page-workshop-kind-count = Wie viele
page-workshop-kind-remove = Diese Art entfernen
page-workshop-layer = Schicht { $layer }
page-workshop-cube = Spalte { $column }, Reihe { $row }: Würfelchen
page-workshop-no-cube = Spalte { $column }, Reihe { $row }: nichts
page-workshop-ring = Der Ring
page-workshop-ring-how = Wähle einen Startkreis und tippe die Scheibe an, vor der er liegt. Werden die Scheiben bei dir nicht gemischt, wähle eine Scheibe und tippe an, wo sie liegt.
page-workshop-ring-laid = Die Scheiben werden nicht gemischt: Sie liegen in dieser Reihenfolge
page-workshop-ring-all = { $places } Scheiben
page-workshop-ring-tool = Was auf den Ring kommt
page-workshop-places = Scheiben
page-workshop-place = Scheibe { $place }
page-workshop-start = Startkreis: { $colour }
page-workshop-disc = Stein { $kind }
page-workshop-disc-steal = stehlen
page-workshop-disc-build = bauen
page-workshop-deck = Die Karten von Maestro
page-workshop-deck-how = Wie viele gibt es von jeder?
page-workshop-deck-all = { $cards } Karten
page-workshop-hand = Karten für jeden
page-workshop-card-die = Wurf { $pips }
page-workshop-card-piece = Stein { $kind }
page-workshop-card-teleport = Teleport
page-workshop-card-defence = Abwehr
