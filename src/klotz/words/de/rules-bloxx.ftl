### Die Regeln von Bloxx! in unseren Worten, für Leser ab zehn. Markdown ist erlaubt.
### Eine Nachricht `rule-ID-ruling` sagt, wie Klotz entscheidet, was das Regelheft offen lässt. Optionen werden nie genannt: In
### `page-options.ftl` stehen Worte für das, was sich sonst vereinbaren lässt.

rulebook-bloxx-aim = Alle füllen das gleiche Blatt mit Formen von zwei Würfeln. Kreise auf Zahlen und volle farbige Reihen bringen Punkte; Lücken und leere Felder kosten welche. Die meisten Punkte gewinnen.
rulebook-bloxx-example-1 = Ada ist aktiv. Die Würfel zeigen eine Viererreihe, bei der das zweite Feld der Kreis ist, und ein Viererquadrat.
rulebook-bloxx-example-2 = Ada nimmt die Reihe und zeichnet sie von a1 bis d1. Der Kreis liegt auf b1, wo auf unserem Blatt eine 2 steht, also hat sie 2 Punkte.
rulebook-bloxx-example-3 = Ben nimmt auch die Reihe, an derselben Stelle. Sein Kreis wird zum Kreuz und bringt nichts.
rulebook-bloxx-example-4 = Cleo nimmt das Quadrat und behält den Kreis. Sie setzt ihn auf b1 und hat auch 2 Punkte.
rulebook-bloxx-players = Alle haben ihr eigenes Blatt, deshalb gelten zu zweit, zu dritt und zu viert die gleichen Regeln. Nur der Schluss ist anders. Zu dritt und zu viert endet das Spiel nach einer Runde, in der irgendwelche zwei von euch nichts zeichnen konnten. Zu zweit muss das beiden in derselben Runde passieren. Allein nimmt dir niemand den Kreis weg, und jede farbige Reihe, die du füllst, bringt 4 Punkte.

rule-BX-1 = **Eine Runde.** Alle haben das gleiche Blatt, 7 Spalten breit und 10 Reihen hoch. Einer ist aktiv. Für ihn werden zwei Würfel geworfen, A und B, mit einer Form auf jeder Seite. Der aktive Spieler sucht sich einen Würfel aus und zeichnet dessen Form auf das eigene Blatt.
rule-BX-1-ruling = Wie das gedruckte Blatt und die Würfel wirklich aussehen, wissen wir nicht; darum hat Klotz eigene. Wenn du das Spiel besitzt, kannst du mit deinen spielen. Die Schachtel ist für 2 bis 4 gedacht; hier kannst du auch allein spielen.

rule-BX-2 = **Die anderen zeichnen auch.** Hat der aktive Spieler gezeichnet, zeichnen alle anderen, mit demselben Wurf. Jeder wählt einen der beiden Würfel. Aufeinander warten müssen sie nicht.

rule-BX-3 = **Derselbe Würfel kostet den Kreis.** Ein Feld jeder Form ist ein Kreis, die anderen sind Kreuze. Nimmst du denselben Würfel wie der aktive Spieler? Dann wird dein Kreis ebenfalls zum Kreuz. Mit dem anderen Würfel behältst du ihn.

rule-BX-4 = **Drehen und spiegeln.** Du darfst die Form drehen, wie du willst, und spiegeln. Der Kreis gehört zu seinem Feld der Form und wandert mit.

rule-BX-5 = **Die erste Form.** Die erste Form auf deinem Blatt steht auf dem unteren Rand: Mindestens eines ihrer Felder liegt in Reihe 1.

rule-BX-6 = **Alle weiteren liegen an.** Jede spätere Form muss ein Feld haben, das Kante an Kante mit einem schon gezeichneten liegt. Ecke an Ecke genügt nicht.
rule-BX-6-ruling = Die englische und die deutsche Regel sind hier verschieden. Klotz hält sich an die englische: Es genügt, wenn eine Kante berührt, auch wenn die Form in der Luft hängt. Nach der deutschen muss sie auf etwas liegen.

rule-BX-7 = **Nur auf freie Felder.** Die ganze Form muss auf dem Blatt sein. Keines ihrer Felder darf schon belegt oder als Lücke ausgemalt sein.

rule-BX-8 = **Lücken.** Schau von deiner Form aus nach unten: Jedes leere Feld darunter in derselben Spalte, egal wie tief, ist jetzt eine Lücke. Lücken werden sofort ausgemalt, und dort lässt sich nichts mehr zeichnen.

rule-BX-9 = **Wer kann, der muss.** Passt eine der beiden Formen auf dein Blatt, musst du eine zeichnen. Passt keine, zeichnest du in dieser Runde nichts. Geht es dem aktiven Spieler so, wird kein Würfel genommen, und darum verliert niemand einen Kreis.
rule-BX-9-ruling = Klotz passt nicht für dich: Du siehst, dass nichts passt, und sagst es.

rule-BX-10 = **Zahlen.** Auf manchen Feldern steht eine Zahl. Sie bringt dir so viele Punkte, wenn dein Kreis darauf liegt. Ein Kreuz, eine Lücke oder gar nichts auf einer Zahl bringt nichts ein.

rule-BX-11 = **Farbige Reihen.** Vier Reihen haben eine Farbe. Wer eine davon als Erster füllt, alle sieben Felder mit Kreuzen und Kreisen, bekommt 4 Punkte. Füllen mehrere sie in derselben Runde als Erste, bekommt jeder 4. Wer sie in einer späteren Runde füllt, bekommt 2. Eine Reihe mit einer Lücke kann nie mehr voll werden.

rule-BX-12 = **Das Ende.** Wenn alle dran waren, wird der nächste Spieler aktiv. Das Spiel endet nach einer Runde, in der zwei nichts zeichnen konnten.
rule-BX-12-ruling = Spielst du allein, endet das Spiel, sobald zum ersten Mal nichts passt.

rule-BX-13 = **Zusammenzählen.** Zähl die Punkte für deine Reihen und für die Zahlen in deinen Kreisen zusammen. Zieh dann 1 für jede Lücke ab und 1 für jedes Feld, das leer geblieben ist. Die meisten Punkte gewinnen, und wer gleich viele hat, gewinnt gemeinsam.
