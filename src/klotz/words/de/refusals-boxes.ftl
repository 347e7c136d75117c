### Warum ein Blatt, Würfel, Steine, ein Ring, Karten oder eine ganze Schachtel nicht gehen, für ihren Besitzer.

## Dateien

data-neither = „{ $given }“ ist weder „standard“ noch eine Datei, deren Name auf .toml endet.
data-wrong-form = Hier gehört „standard“ hin, eine TOML-Datei oder das, was in so einer Datei steht.
data-no-file = Diese Datei gibt es nicht.
data-unreadable = Die Datei lässt sich nicht lesen: { $why }.
data-too-large = Die Datei ist größer als { $most } KB.
data-not-utf8 = Das ist kein Text in UTF-8.
data-not-toml = Das ist kein TOML: { $why }.
data-too-deep = Die Klammern sind zu tief verschachtelt.

## Einträge

data-unknown-entry = Den Eintrag „{ $entry }“ gibt es hier nicht. Möglich sind: { $known }.
data-missing-entry = Der Eintrag „{ $entry }“ fehlt.
data-wrong-type =
    „{ $entry }“ muss { $wanted ->
        [text] ein Text
        [number] eine ganze Zahl
        [list] eine Liste
        [table] eine Tabelle
       *[drawing] eine Zeichnung mit einem Zeichen für jedes Feld
    } sein.
data-name-empty = Der Name ist leer.
data-name-long = Der Name hat { $count } Zeichen; höchstens { $most } sind möglich.
data-name-unprintable = Der Name hat ein Zeichen, das sich nicht drucken lässt.
data-colour = „{ $given }“ ist keine Farbe. Schreib sie wie #e69f00.

## Das Blatt von Bloxx!

data-sheet-rows = Das Blatt hat { $count } Reihen. { $least } bis { $most } sind möglich.
data-sheet-columns = Das Blatt hat { $count } Spalten. { $least } bis { $most } sind möglich.
data-sheet-ragged = Zeile { $line } hat { $count } Felder, die erste Zeile aber { $columns }.
data-sheet-square = „{ $given }“ kann nicht auf einem Feld stehen. Ein Feld hat eine Zahl von 1 bis 9 oder einen Punkt.
data-sheet-coloured = { $count } Reihen sind farbig; höchstens { $most } sind möglich.
data-sheet-row-off = Eine Reihe { $row } gibt es nicht. Gezählt wird von 1 ganz unten bis { $rows }.
data-sheet-row-twice = Reihe { $row } ist zweimal gefärbt.
data-sheet-name-twice = Zwei farbige Reihen heißen „{ $name }“.

## Die Würfel von Bloxx!

data-die-faces = Würfel { $die } hat { $count } Seiten statt { $faces }.
data-face-character = Auf Seite { $face } von Würfel { $die } steht „{ $given }“. Zeichne mit x für ein Kreuz, o für den Kreis und einem Punkt für nichts.
data-face-empty = Seite { $face } von Würfel { $die } ist leer.
data-face-large = Seite { $face } von Würfel { $die } hat { $count } Felder; höchstens { $most } sind möglich.
data-face-circles =
    { $count ->
        [0] Seite { $face } von Würfel { $die } hat keinen Kreis. Jede Seite hat einen.
       *[other] Seite { $face } von Würfel { $die } hat { $count } Kreise. Jede Seite hat nur einen.
    }
data-face-apart = Seite { $face } von Würfel { $die } fällt auseinander. Ihre Felder müssen Kante an Kante liegen.
data-face-no-room = Seite { $face } von Würfel { $die } passt nirgends auf dieses Blatt.

## Die Steine von Bloqs

data-pieces-kinds = Es gibt { $count } Arten von Steinen. 1 bis { $most } sind möglich.
data-pieces-count = Es gibt { $count } Steine; höchstens { $most } sind möglich.
data-pieces-cubes = Alle Steine zusammen haben { $count } Würfelchen. Ein perfekter Würfel braucht { $least }.
data-piece-name = „{ $given }“ kann kein Stein heißen. Ein Name hat bis zu { $most } Buchstaben und Ziffern und ist nicht „steal“ oder „build“.
data-piece-name-twice = Zwei Arten von Steinen heißen „{ $name }“.
data-piece-number = Von einer Art kann es 1 bis { $most } Steine geben, also nicht „{ $given }“ von { $piece }.
data-piece-character = { $piece } hat „{ $given }“. Zeichne mit x für ein Würfelchen und einem Punkt für nichts, mit einer leeren Zeile zwischen den Schichten.
data-piece-empty = { $piece } hat kein Würfelchen.
data-piece-large = { $piece } hat { $count } Würfelchen; höchstens { $most } sind möglich.
data-piece-wide = { $piece } passt nicht in einen Würfel von 3 mal 3 mal 3.
data-piece-apart = { $piece } fällt auseinander. Die Würfelchen müssen Fläche an Fläche liegen.
data-piece-same = { $piece } und { $other } haben dieselbe Form.

## Der Ring von Bloqs

data-ring-size = Es gibt { $count } Scheiben. Ein Ring hat { $least } bis { $most }.
data-ring-disc = Eine Scheibe „{ $given }“ gibt es nicht. Es gibt { $known }.
data-ring-number = Von einer Art kann es 0 bis { $most } Scheiben geben, also nicht „{ $given }“ von { $disc }.
data-ring-order = In dieser Reihenfolge liegt die Scheibe { $disc } { $found }-mal, laut der Liste aber { $count }-mal.
data-ring-starts = Es gibt { $count } Startkreise, jeder vor einer eigenen Scheibe.
data-ring-start-off = Eine Scheibe { $given } gibt es auf diesem Ring nicht. Gezählt wird von 1 bis { $places }.
data-ring-start-twice = Zwei Startkreise liegen vor Scheibe { $place }.

## Die Karten von Bloqs Maestro

data-deck-size = Es gibt { $count } Karten. { $least } bis { $most } sind möglich.
data-deck-card = Eine Karte „{ $given }“ gibt es nicht. Es gibt { $known }.
data-deck-number = Von einer Art kann es 0 bis { $most } Karten geben, also nicht „{ $given }“ von { $card }.
data-deck-hand = „{ $given }“ lässt sich nicht an jeden austeilen. Möglich sind 0 bis { $most } Karten.

## Schachteln

data-box-form = Eine Schachtel ist eine TOML-Datei oder das, was in so einer Datei steht.
data-box-mark = Das ist keine Schachtel: Am Anfang steht nicht { $mark }.
data-box-game = Für „{ $given }“ gibt es keine Schachteln. Es gibt welche für { $known }.
