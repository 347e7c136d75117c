### Die Regeln von Bloxx! in unseren Worten, für Leser ab zehn. Markdown ist erlaubt.
### Eine Nachricht `rule-ID-ruling` sagt, wie Klotz entscheidet, was das Regelheft offen lässt, und welche Option das ändert.

rule-BX-1 = **Eine Runde.** Alle haben das gleiche Blatt, 7 Spalten breit und 10 Reihen hoch. Einer ist am Zug. Für ihn werden zwei Würfel geworfen, A und B, mit einer Form auf jeder Seite. Wer am Zug ist, sucht sich einen Würfel aus und zeichnet dessen Form auf das eigene Blatt.
rule-BX-1-ruling = Wie das gedruckte Blatt und die Würfel wirklich aussehen, wissen wir nicht; darum hat Klotz eigene (`sheet=standard` und `dice=standard`). Wenn du das Spiel besitzt, kannst du deine in eine Datei schreiben und damit spielen. Die Schachtel ist für 2 bis 4 gedacht; hier kannst du auch allein spielen.

rule-BX-2 = **Die anderen zeichnen auch.** Hat gezeichnet, wer am Zug ist, zeichnen alle anderen, mit demselben Wurf. Jeder wählt einen der beiden Würfel. Aufeinander warten müssen sie nicht.

rule-BX-3 = **Derselbe Würfel kostet den Kreis.** Ein Feld jeder Form ist ein Kreis, die anderen sind Kreuze. Nimmst du genau den Würfel, den auch genommen hat, wer am Zug ist? Dann wird dein Kreis ebenfalls zum Kreuz. Mit dem anderen Würfel behältst du ihn.

rule-BX-4 = **Drehen und spiegeln.** Du darfst die Form drehen, wie du willst, und spiegeln. Der Kreis gehört zu seinem Feld der Form und wandert mit.

rule-BX-5 = **Die erste Form.** Die erste Form auf deinem Blatt steht auf dem unteren Rand: Mindestens eines ihrer Felder liegt in Reihe 1.

rule-BX-6 = **Alle weiteren schließen an.** Jede spätere Form muss ein Feld haben, das Seite an Seite mit einem schon gezeichneten liegt. Ecke an Ecke genügt nicht.
rule-BX-6-ruling = Die englische und die deutsche Regel sind hier verschieden. Klotz hält sich an die englische, wenn du nichts anderes wählst (`contact=side`): Es genügt, wenn eine Seite berührt, auch wenn die Form in der Luft hängt. Mit `contact=rest` muss sie außerdem auf etwas liegen: Mindestens eines ihrer Felder steht auf einem gezeichneten Feld oder auf dem unteren Rand.

rule-BX-7 = **Nur auf freie Felder.** Die ganze Form muss auf dem Blatt sein. Keines ihrer Felder darf schon bezeichnet oder als Lücke ausgemalt sein.

rule-BX-8 = **Lücken.** Schau von deiner Form aus nach unten: Jedes leere Feld darunter in derselben Spalte, egal wie tief, ist jetzt eine Lücke. Lücken werden sofort ausgemalt, und dort lässt sich nichts mehr zeichnen.

rule-BX-9 = **Wer kann, der muss.** Passt eine der beiden Formen auf dein Blatt, musst du eine zeichnen. Passt keine, zeichnest du diesmal nichts. Geht es dem so, der am Zug ist, wird kein Würfel genommen, und darum verliert niemand einen Kreis.
rule-BX-9-ruling = Klotz passt nicht für dich: Du siehst, dass nichts passt, und sagst es.

rule-BX-10 = **Zahlen.** Auf manchen Feldern steht eine Zahl. Sie bringt dir so viele Punkte, wenn dein Kreis darauf liegt. Ein Kreuz auf einer Zahl, eine Lücke oder eine leere Zahl bringt nichts.

rule-BX-11 = **Farbige Reihen.** Vier Reihen haben eine Farbe. Wer eine davon als Erster füllt, alle sieben Felder mit Kreuzen und Kreisen, bekommt 4 Punkte. Wer sie in einer späteren Runde füllt, bekommt 2. Füllen mehrere sie in genau derselben Runde, bekommen alle so viel wie der Erste. Eine Reihe mit einer Lücke kann nie mehr voll werden.

rule-BX-12 = **Das Ende.** Wenn alle dran waren, ist der Nächste am Zug. Das Spiel endet nach einer Runde, in der zwei nichts zeichnen konnten.
rule-BX-12-ruling = Spielst du allein, endet das Spiel, sobald zum ersten Mal nichts passt.

rule-BX-13 = **Zusammenzählen.** Zähl die Punkte für deine Reihen und für die Zahlen in deinen Kreisen zusammen. Zieh dann 1 für jede Lücke ab und 1 für jedes Feld, das leer geblieben ist. Die meisten Punkte gewinnen, und wer gleich viele hat, gewinnt gemeinsam.
