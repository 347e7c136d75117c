### Warum sich eine Partie vom Tisch so, wie sie eingegeben ist, nicht werten lässt.

## Blätter von Bloxx!

score-name-long = Ein Name hat höchstens { $most } Buchstaben.
score-sheet-late = Nenne die Datei des Blatts vor den ersten Feldern.
score-sheet-missing = Das Blatt von { $name } fehlt.
score-sheet-none = Hier ist kein Blatt.
score-no-gap = { $square } ist ausgemalt, aber darüber ist nichts gezeichnet: Das Feld ist leer.
score-mark = „{ $given }“ ist kein Feld: x ist ein Kreuz, o ein Kreis, # eine Lücke und . ein leeres Feld.
score-row-squares = Eine Reihe hat { $columns } Felder, nicht { $count }.
score-many-rows = Ein Blatt hat { $rows } Reihen: Lass vor dem nächsten Blatt eine Zeile frei.
score-few-rows = Ein Blatt hat { $rows } Reihen, und dieses endet nach { $count }.
score-no-row = Eine Reihe „{ $given }“ gibt es nicht. Die farbigen Reihen sind { $known }.
score-row-again = Die Punkte der Reihe { $name } stehen schon da.
score-row-points = Eine Reihe bringt { $first } oder { $later }, nicht „{ $given }“.
score-row-open = Die Reihe { $name } ist nicht voll und bringt also nichts.
score-row-unsaid = Die Reihe { $name } ist voll: Sag, ob sie { $first } bringt, weil niemand sie in einer früheren Runde gefüllt hatte, oder { $later }.

## Türme und Steine

score-no-game = Partien von { $game } lassen sich hier nicht werten.
score-players = Dieses Spiel ist nicht für { $count } Spieler.
score-tower-high = Der Turm von { $name } hat mehr als { $most } Schichten.
score-layer-form = Schicht { $layer } von { $name } hat nicht 3 mal 3 Felder. Über dem Boden können es auf jeder Seite bis zu 6 mehr sein.
score-layer-square = „{ $given }“ ist kein Feld: x ist ein Würfelchen und . ist nichts.
score-tower-floats = Unter Schicht { $layer } von { $name } ist nichts.
score-tower-cubes = Die Türme haben zusammen { $count } Würfelchen, in der Schachtel sind aber nur { $most }.
score-no-piece = Einen Stein „{ $given }“ gibt es nicht.
score-piece-twice = { $piece } ist zweimal da.
score-last-piece = { $piece } kann nicht der letzte Stein sein, solange andere übrig sind.
