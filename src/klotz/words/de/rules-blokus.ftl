### Die Regeln der Blokus-Familie in unseren Worten, für Leser ab zehn. Markdown ist erlaubt.
### Eine Nachricht `rule-ID-ruling` sagt, wie Klotz entscheidet, was das Regelheft offen lässt, und welche Option das ändert.

rule-BK-1 = **Brett und Reihenfolge.** Das Brett ist ein Quadrat aus 20 Reihen mit je 20 Feldern. Vier Farben spielen darauf, eine nach der anderen: Blau beginnt, dann kommen Gelb, Rot und Grün, und danach ist wieder Blau an der Reihe.

rule-BK-2 = **Der erste Stein.** Jede Farbe fängt in einer Ecke an: Ihr erster Stein muss auf einem der vier Eckfelder des Brettes liegen.
rule-BK-2-ruling = Jede Ecke ist recht, die noch keine andere Farbe hat (`starts=any`; das gilt, wenn du nichts wählst). Mit `starts=own` hat jede Farbe ihre eigene Ecke: Blau oben links, Gelb oben rechts, Rot unten rechts, Grün unten links.

rule-BK-3 = **Ecke an Ecke.** Ab deinem zweiten Stein muss jeder neue Stein einen der eigenen Farbe berühren, Spitze an Spitze: Eine Ecke des einen trifft auf eine Ecke des anderen. Einmal genügt, öfter ist auch gut.

rule-BK-4 = **Nie Seite an Seite.** Zwei Steine derselben Farbe dürfen nie mit den Seiten aneinanderliegen, auch nicht nur ein einziges Feld lang.

rule-BK-5 = **Andere Farben sind egal.** An Steine der anderen Farben darfst du deinen Stein legen, wie du willst, mit den Ecken oder mit den Seiten.

rule-BK-6 = **Einen Stein legen.** Du darfst einen Stein drehen und auf die Rückseite wenden, bevor du ihn legst. Alle seine Felder müssen auf dem Brett und auf freien Feldern liegen. Was liegt, das bleibt liegen. Von jeder Farbe, die du spielst, hast du 21 Steine, alle verschieden, und jeden kannst du einmal legen.

rule-BK-7 = **Passen und Schluss.** Wenn irgendwo einer deiner Steine passt, musst du einen legen. Passt keiner, setzt du aus. Wenn niemand mehr einen Stein legen kann, ist das Spiel aus.
rule-BK-7-ruling = Du musst nie sagen, dass du passt: Klotz sieht, wenn nichts passt, passt für dich und schreibt es auf.

rule-BK-8 = **Einfache Wertung.** Zähl die Felder aller Steine, die du nicht legen konntest. Wer die wenigsten hat, gewinnt. Wer gleich wenige hat, gewinnt gemeinsam.
rule-BK-8-ruling = Das Regelheft kennt zwei Wertungen und lässt die Runde entscheiden. Auf dem großen Brett nimmt Klotz diese, wenn du nicht `scoring=advanced` wählst.

rule-BK-9 = **Wertung für Könner.** Jedes Feld, das du nicht legen konntest, kostet 1 Punkt. Hast du alle 21 Steine gelegt, bekommst du 15 Punkte, und noch 5 dazu, wenn der allerletzte das einzelne Feld war. Die meisten Punkte gewinnen, und wer gleich viele hat, gewinnt gemeinsam.

rule-BK-10 = **Zu zweit auf dem großen Brett.** Einer spielt Blau und Rot, der andere Gelb und Grün. Die Reihenfolge bleibt Blau, Gelb, Rot, Grün. Am Ende zählst du zusammen, was deine beiden Farben erreicht haben.
rule-BK-10-ruling = Mit `scoring=advanced` verdient jede Farbe ihre eigenen 15 und 5 Punkte, die beiden können dir also 40 bringen.

rule-BK-11 = **Zu dritt auf dem großen Brett.** Jeder hat eine Farbe. Die vierte gehört niemandem: Wenn sie an der Reihe ist, legen die drei abwechselnd ihre Steine. Was sie erreicht, zählt für niemanden.
rule-BK-11-ruling = Gespielt wird mit Blau, Gelb und Rot; Grün gehört allen. Zuerst legt Blau dafür, beim nächsten Mal Gelb, dann Rot und so weiter. Auch wenn Grün einmal nicht gelegt werden kann, ist beim nächsten Mal der Nächste dran.

rule-BK-12 = **Duo.** Zwei Farben auf einem kleineren Brett aus 14 Reihen mit je 14 Feldern. Zwei Felder sind markiert: Jedes ist das fünfte von seinen beiden nächsten Rändern aus, e10 und j5. Der erste Stein dessen, der anfängt, muss auf einem davon liegen, der erste Stein des anderen auf dem anderen.
rule-BK-12-ruling = Wer anfängt, darf sich eines der beiden aussuchen (`starts=any`; das gilt, wenn du nichts wählst). Mit `starts=own` beginnt der Erste auf e10 und der Zweite auf j5.

rule-BK-13 = **Die Wertung im Duo.** Duo nimmt die Wertung für Könner, BK-9.
rule-BK-13-ruling = Wenn du lieber Felder zählst, wähle `scoring=basic`; dann gilt BK-8.
