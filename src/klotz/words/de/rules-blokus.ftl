### Die Regeln der Blokus-Familie in unseren Worten, für Leser ab zehn. Markdown ist erlaubt.
### Eine Nachricht `rule-ID-ruling` sagt, wie Klotz entscheidet, was das Regelheft offen lässt. Optionen werden nie genannt: In
### `page-options.ftl` stehen Worte für das, was sich sonst vereinbaren lässt.

rulebook-blokus-aim = Vier Farben wachsen aus den Ecken eines Bretts. Jede versucht, möglichst viele ihrer 21 Steine zu legen: immer Ecke an Ecke mit den eigenen, nie Kante an Kante. Wer am wenigsten übrig hat, gewinnt.
rulebook-blokus-duo-aim = Blokus zu zweit, auf einem kleinen Brett, von zwei markierten Feldern nahe der Mitte aus. Zum Ausweichen ist kein Platz: Versperr früh den Weg.
rulebook-blokus-example-1 = Blau beginnt in der Ecke a1 mit der Fünferreihe, von a1 bis e1.
rulebook-blokus-example-2 = Im nächsten Zug geht auf f1 nichts: f1 liegt Kante an Kante mit e1.
rulebook-blokus-example-3 = Also legt es den gebogenen Stein mit drei Feldern auf f2, g2 und f3: f2 berührt e1 an einer Ecke.
rulebook-blokus-2-example-1 = **Zu zweit.** Die Zahlen zeigen die Reihenfolge. Ada hat Blau und Rot, Ben hat Gelb und Grün. Ada legt 1, Ben 2, Ada 3, Ben 4. Dann ist wieder Blau dran: Ada legt 5.
rulebook-blokus-3-example-1 = **Zu dritt.** Ada hat Blau, Ben Gelb und Cleo Rot: Steine 1, 2 und 3. Grün gehört allen, und den ersten grünen Stein, die 4, legt Ada.
rulebook-blokus-3-example-2 = In der zweiten Runde legen sie 5, 6 und 7. Jetzt legt Ben für Grün: die 8. In der dritten Runde ist Cleo damit dran.
rulebook-blokus-duo-example-1 = Wer beginnt, bedeckt e10 mit dem Plus: e10 in der Mitte, d10, f10, e9 und e11 darum herum.
rulebook-blokus-duo-example-2 = Der andere bedeckt j5 mit demselben Stein.
rulebook-blokus-duo-example-3 = Dann geht es mit dem Zweier auf g11 und h11 weiter: g11 berührt f10 an einer Ecke.
rulebook-blokus-duo-players = Duo spielt man immer zu zweit, also ist nichts anders. Für drei oder vier gibt es Blokus auf dem großen Brett.

rule-BK-1 = **Brett und Reihenfolge.** Das Brett ist ein Quadrat aus 20 Reihen mit je 20 Feldern. Vier Farben spielen darauf, eine nach der anderen: Blau beginnt, dann kommen Gelb, Rot und Grün, und danach ist wieder Blau an der Reihe.
rule-BK-1-ruling = Nach der Spielregel sucht ihr aus, wer beginnt. Wenn ihr am Tisch nichts anderes sagt, ist es Blau. Die Reihenfolge der Farben bleibt: Nach Rot kommt Grün, dann Blau.

rule-BK-2 = **Der erste Stein.** Jede Farbe fängt in einer Ecke an: Ihr erster Stein muss auf einem der vier Eckfelder des Brettes liegen.
rule-BK-2-ruling = Jede Ecke ist recht, die noch keine andere Farbe hat. Vereinbart ihr, dass jede Farbe ihre eigene Ecke hat, geht es von oben links im Uhrzeigersinn: Blau, Gelb, Rot, Grün.

rule-BK-3 = **Ecke an Ecke.** Ab deinem zweiten Stein muss jeder neue Stein einen der eigenen Farbe berühren, Spitze an Spitze: Eine Ecke des einen trifft auf eine Ecke des anderen. Einmal genügt, öfter ist auch gut.

rule-BK-4 = **Nie Kante an Kante.** Zwei Steine derselben Farbe dürfen sich nie an einer Kante berühren, auch nicht nur ein einziges Feld lang.

rule-BK-5 = **Andere Farben sind egal.** An Steine der anderen Farben darfst du deinen Stein legen, wie du willst, an den Ecken oder an den Kanten.

rule-BK-6 = **Einen Stein legen.** Du darfst einen Stein drehen und auf die Rückseite wenden, bevor du ihn legst. Alle seine Felder müssen auf dem Brett und auf freien Feldern liegen. Was liegt, das bleibt liegen. Von jeder Farbe, die du spielst, hast du 21 Steine, alle verschieden, und jeden kannst du einmal legen.

rule-BK-7 = **Passen und Schluss.** Wenn irgendwo einer deiner Steine passt, musst du einen legen. Passt keiner, setzt du aus. Wenn niemand mehr einen Stein legen kann, ist das Spiel vorbei.
rule-BK-7-ruling = Du musst nie sagen, dass du passt: Klotz sieht, wenn nichts passt, passt für dich und schreibt es auf.

rule-BK-8 = **Einfache Wertung.** Zähl die Felder aller Steine, die du nicht legen konntest. Wer die wenigsten hat, gewinnt. Wer gleich wenige hat, gewinnt gemeinsam.
rule-BK-8-ruling = Das Regelheft kennt zwei Wertungen und lässt die Runde entscheiden. Auf dem großen Brett zählt Klotz so, wenn ihr nicht die Wertung für Könner vereinbart.

rule-BK-9 = **Wertung für Könner.** Jedes Feld, das du nicht legen konntest, kostet 1 Punkt. Hast du alle 21 Steine gelegt, bekommst du 15 Punkte, und noch 5 dazu, wenn der allerletzte der Einer war. Die meisten Punkte gewinnen, und wer gleich viele hat, gewinnt gemeinsam.

rule-BK-10 = **Zu zweit auf dem großen Brett.** Einer spielt Blau und Rot, der andere Gelb und Grün. Die Reihenfolge bleibt Blau, Gelb, Rot, Grün. Am Ende zählst du zusammen, was deine beiden Farben erreicht haben.
rule-BK-10-ruling = Bei der Wertung für Könner verdient jede Farbe ihre eigenen 15 und 5 Punkte, die beiden können dir also 40 bringen.

rule-BK-11 = **Zu dritt auf dem großen Brett.** Jeder hat eine Farbe. Die vierte gehört niemandem: Wenn sie an der Reihe ist, legen die drei abwechselnd ihre Steine. Was sie erreicht, zählt für niemanden.
rule-BK-11-ruling = Gespielt wird mit Blau, Gelb und Rot; Grün gehört allen, wenn ihr keine andere Farbe vereinbart. Zuerst legt der erste Spieler dafür, beim nächsten Mal der zweite, dann der dritte und so weiter. Kann sie einmal nicht gelegt werden, kann sie es nie mehr.

rule-BK-12 = **Duo.** Zwei Farben auf einem kleineren Brett aus 14 Reihen mit je 14 Feldern. Zwei Felder sind markiert: Jedes ist das fünfte von seinen beiden nächsten Rändern aus, e10 und j5. Der erste Stein dessen, der anfängt, muss auf einem davon liegen, der erste Stein des anderen auf dem anderen.
rule-BK-12-ruling = Wer anfängt, darf sich eines der beiden aussuchen. Vereinbart ihr, dass jeder sein eigenes hat, beginnt der Erste auf e10 und der Zweite auf j5.

rule-BK-13 = **Die Wertung im Duo.** Duo nimmt die Wertung für Könner.
rule-BK-13-ruling = Wenn ihr lieber Felder zählt, vereinbart die einfache Wertung.
