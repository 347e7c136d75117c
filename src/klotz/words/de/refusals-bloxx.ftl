### Warum ein Zug in Bloxx! nicht geht. Auch ein Kind, das zum ersten Mal spielt, soll jeden Satz verstehen.
### Felder heißen wie c2: erst die Spalte, dann die Reihe, von unten gezählt. Ein Würfel ist A oder B.

bloxx-game-over = Das Spiel ist vorbei: Es wird nichts mehr gezeichnet.

bloxx-roll-first = Erst muss gewürfelt werden, dann wird gezeichnet.

bloxx-rolled-already = Es ist schon gewürfelt. Erst zeichnen alle.

bloxx-dice-decide = Was die Würfel zeigen, kann sich niemand aussuchen: Sie werden geworfen.

bloxx-active-first = Warte bitte: Spieler { $seat } hat gewürfelt und zeichnet zuerst.

bloxx-turn-taken = Du warst in dieser Runde schon dran. Warte auf den nächsten Wurf.

bloxx-must-draw = Passen darfst du nur, wenn keine der beiden Formen passt. Eine passt noch auf dein Blatt, also musst du sie zeichnen.

bloxx-off-sheet = Das Feld { $square } ist nicht auf dem Blatt. Die Spalten sind a bis g, die Reihen 1 bis 10.
    .plain = Die Form muss ganz auf dem Blatt liegen.

bloxx-other-die = Das ist die Form von Würfel { $other }, aber du hast Würfel { $die } genannt.

bloxx-wrong-shape = Das ist nicht die Form von Würfel { $die }. Du darfst sie drehen und spiegeln, aber nicht verändern.

bloxx-circle-lost = Der aktive Spieler hat Würfel { $die } genommen. Dein Kreis wird darum zum Kreuz: Lass den Stern weg.

bloxx-circle-missing = Der Kreis fehlt. An dieser Stelle gehört er auf { $squares }: Setz einen Stern dahinter, so: { $example }*.
    .plain = Der Kreis fehlt.

bloxx-circle-elsewhere = Der Kreis bleibt auf seinem Feld der Form. An dieser Stelle gehört er auf { $squares }.
    .plain = Der Kreis bleibt auf seinem Feld der Form.

bloxx-drawn-already = Auf { $square } ist schon etwas gezeichnet.
    .plain = Da ist schon etwas gezeichnet.

bloxx-gap = Das Feld { $square } ist eine Lücke: Darüber liegt etwas, also bleibt es für immer leer.
    .plain = Da ist eine Lücke: Darüber liegt etwas, also bleibt sie für immer leer.

bloxx-not-on-bottom = Deine erste Form muss den unteren Rand des Blattes berühren: Reihe 1.
    .plain = Deine erste Form muss den unteren Rand des Blattes berühren.

bloxx-no-contact = Die Form berührt nichts, was du gezeichnet hast. Eines ihrer Felder muss Kante an Kante mit einem von deinen liegen.

bloxx-floating = Die Form hängt in der Luft. Eines ihrer Felder muss auf einem gezeichneten Feld oder auf dem unteren Rand stehen.
bloxx-not-on-drawn = Die Form muss auf etwas liegen: Eines ihrer Felder muss auf einem Feld stehen, das du schon gezeichnet hast.

### Warum ein Spiel Bloxx! zu Ende ging.

outcome-two-drew-nothing = Zwei konnten in derselben Runde nichts zeichnen.
outcome-nothing-fits = Keine der beiden Formen passt mehr auf das Blatt.
