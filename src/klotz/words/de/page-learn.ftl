### Lernen: Lektionen, Rätsel und Tipps. Die Nummer am Ende ist die des Schrittes oder Tipps.

page-learn-rules-short = Regeln
page-learn-ruling = So hält es Klotz:

## Kapitel der Regeln

page-rulebook-aim = Darum geht es
page-rulebook-example = Ein Beispiel
page-rulebook-start = Am Anfang
page-rulebook-place = Steine legen
page-rulebook-end = Das Ende
page-rulebook-score = Punkte
page-rulebook-players = Zu zweit oder zu dritt
page-rulebook-duo = Was bei Duo anders ist
page-rulebook-round = Eine Runde
page-rulebook-draw = Zeichnen
page-rulebook-turn = Dein Zug
page-rulebook-steal = Bauen, stehlen, tauschen
page-rulebook-tower = Dein Turm
page-rulebook-turn2 = Turn2
page-rulebook-maestro = Maestro
page-rulebook-link = Link zu Regel { $rule }
page-rulebook-box = Ist in deiner Schachtel etwas anderes gedruckt? Gib es in der Werkstatt ein.

page-lesson = Spielend lernen
page-lesson-title = { $game } in fünf Schritten
page-lesson-step = Schritt { $step }
page-lesson-step-done = Schritt { $step }, geschafft
page-lesson-next = Nächster Schritt
page-lesson-again = Noch einmal

## Rätsel

page-puzzles = Rätsel des Tages
page-puzzles-about = Jeden Tag eine neue Stellung aus einer Partie des Computers gegen sich selbst. Ein Zug ist eindeutig der beste. Findest du ihn?
page-puzzle-today = Rätsel des Tages
page-puzzle-of = { $game }: Rätsel des Tages
page-puzzle-best-move = Der beste Zug
page-puzzle-finish = Das perfekte Ende
page-puzzle-you-are = Du spielst { $colour }.
page-puzzle-task-best-move-blokus = Welcher Zug gibt dir die besten Chancen?
page-puzzle-task-best-move-bloxx = Welcher Zug bringt dir am Ende die meisten Punkte?
page-puzzle-task-best-move-bloqs = Welcher Zug gibt dir die besten Chancen?
page-puzzle-task-finish-blokus = Das Ende ist nah. Finde die { $moves } Züge, die das beste Ergebnis bringen, was die anderen auch tun.
page-puzzle-task-finish-bloxx = Das Spiel ist fast vorbei. Welcher Zug bringt am meisten?
page-puzzle-task-finish-bloqs = Vollende den perfekten Würfel und gewinne.
page-puzzle-step = Zug { $step } von { $steps }
page-puzzle-best = Am besten war { $move }: Sieh aufs Brett.
page-puzzle-was-solved = Dieses Rätsel hast du schon gelöst.
page-puzzle-was-shown = Die Lösung dieses Rätsels hast du schon gesehen.
page-puzzle-streak = { $days ->
        [one] Heute gelöst: deine Serie beginnt!
       *[other] { $days } Tage in Folge!
    }
page-puzzle-archive = Frühere Rätsel
page-puzzle-mark-open = offen
page-puzzle-mark-solved = gelöst
page-puzzle-mark-shown = gesehen

## Blokus in fünf Schritten

page-lesson-blokus-1-title = Der erste Stein
page-lesson-blokus-1 = Dein erster Stein bedeckt eine markierte Ecke des Bretts. Nimm einen großen mit fünf Feldern und lege ihn dorthin.
page-lesson-blokus-1-wrong = Das darfst du, aber große Steine sind später schwer unterzubringen. Nimm einen mit fünf Feldern.
page-lesson-blokus-1-done = Ein guter Anfang!
page-lesson-blokus-2-title = Ecke an Ecke
page-lesson-blokus-2 = Jeder weitere Stein berührt einen eigenen an einer Ecke und nie an einer Kante. Lege deinen zweiten Stein.
page-lesson-blokus-2-done = Genau: Ecke an Ecke.
page-lesson-blokus-3-title = In die Mitte
page-lesson-blokus-3 = In der Mitte ist nach allen Seiten Platz. Lege einen Stein, der mindestens zwei Felder näher heranreicht.
page-lesson-blokus-3-wrong = Damit kommst du kaum näher an die Mitte. Greif weiter aus.
page-lesson-blokus-3-done = Jetzt stehen dir alle Wege offen.
page-lesson-blokus-4-title = Berühre die anderen
page-lesson-blokus-4 = Nur eigene Steine dürfen nicht Kante an Kante liegen. Lege einen Stein Kante an Kante mit einer anderen Farbe.
page-lesson-blokus-4-wrong = Dieser Stein berührt keine andere Farbe an einer Kante. Geh näher heran.
page-lesson-blokus-4-done = Richtig: So kommst du an ihnen vorbei.
page-lesson-blokus-5-title = Duo: im Weg stehen
page-lesson-blokus-5 = Duo ist für zwei, auf einem kleinen Brett. Bedecke ein Feld an einer Ecke der anderen Farbe, damit sie dort nicht weiterkommt.
page-lesson-blokus-5-wrong = Dieser Stein stört die andere Farbe nicht. Bedecke ein Feld, das sie nur an einer Ecke berührt.
page-lesson-blokus-5-done = Ein Weg weniger für die andere Seite! Du weißt alles, was du zum Spielen brauchst.

## Bloxx! in fünf Schritten

page-lesson-bloxx-1-title = Die erste Form
page-lesson-bloxx-1 = Wähle einen Würfel und zeichne seine Form so, dass sie auf dem unteren Rand steht. Lass darunter nichts leer.
page-lesson-bloxx-1-wrong = Unter dieser Form bliebe ein Feld leer: Eine Lücke kostet einen Punkt. Dreh die Form.
page-lesson-bloxx-1-done = Ein guter Anfang, ganz ohne Lücke.
page-lesson-bloxx-2-title = Anlegen
page-lesson-bloxx-2 = Jede weitere Form liegt Kante an Kante mit dem, was du gezeichnet hast. Lass auch hier keine Lücke darunter.
page-lesson-bloxx-2-wrong = Darunter bliebe eine Lücke. Versuch eine andere Stelle, oder dreh oder spiegle die Form.
page-lesson-bloxx-2-done = Passt wie angegossen.
page-lesson-bloxx-3-title = Zahlen einkreisen
page-lesson-bloxx-3 = Eine Zahl zählt, wenn dein Kreis auf ihr liegt. Zeichne eine Form mit dem Kreis auf einer Zahl.
page-lesson-bloxx-3-wrong = Dort liegt der Kreis nicht auf einer Zahl. Kreuze zählen nicht.
page-lesson-bloxx-3-done = Diese Punkte gehören dir.
page-lesson-bloxx-4-title = Volle Reihen
page-lesson-bloxx-4 = Wer eine farbige Reihe als Erster füllt, bekommt vier Punkte. Fülle eine.
page-lesson-bloxx-4-wrong = Noch ist keine farbige Reihe voll. Sieh nach, wo nur ein Feld fehlt.
page-lesson-bloxx-4-done = Vier Punkte! Wer sie in einer späteren Runde füllt, bekommt zwei.
page-lesson-bloxx-5-title = Der andere Würfel
page-lesson-bloxx-5 = Der aktive Spieler hat einen Würfel genommen. Nimmst du denselben, wird dein Kreis zum Kreuz. Zeichne einen Kreis auf eine Zahl.
page-lesson-bloxx-5-wrong = Dort liegt der Kreis nicht auf einer Zahl.
page-lesson-bloxx-5-wrong-die = Dieser Würfel ist vergeben: Dein Kreis wurde zum Kreuz. Nimm den anderen.
page-lesson-bloxx-5-done = Gut gewählt! Du weißt alles, was du zum Spielen brauchst.

## Bloqs in fünf Schritten

page-lesson-bloqs-1-title = Bauen
page-lesson-bloqs-1 = Deine Figur steht allein auf einer Scheibe, also bekommst du den Stein, den sie zeigt. Baue ihn flach auf den Boden.
page-lesson-bloqs-1-wrong = So kann er stehen, aber erst sollte der Boden bedeckt sein. Leg ihn flach hin.
page-lesson-bloqs-1-done = Die erste Schicht ist begonnen.
page-lesson-bloqs-2-title = Tauschen
page-lesson-bloqs-2 = Zwei Figuren auf einer Scheibe: Du tauschst mit dem anderen einen Stein. Nimm einen mit mindestens so vielen Würfelchen, wie du gibst.
page-lesson-bloqs-2-wrong = Du würdest mehr Würfelchen hergeben, als du bekommst.
page-lesson-bloqs-2-done = Ein fairer Tausch, jedenfalls für dich. Beide bauen ein, was sie bekommen haben.
page-lesson-bloqs-2-remark = Was unter einem anderen Stein liegt, ist nicht sicher: Lässt es sich zur Seite herausziehen und fällt nichts, kann man es nehmen.
page-lesson-bloqs-3-title = Stehlen
page-lesson-bloqs-3 = Eine Diebesscheibe: Nimm einen Stein aus dem anderen Turm. Nimm einen mit vier Würfelchen.
page-lesson-bloqs-3-wrong = Da ist mehr zu holen: Manche Steine haben vier Würfelchen.
page-lesson-bloqs-3-done = Er gehört dir, und du darfst ihn gleich bauen.
page-lesson-bloqs-3-remark = In Maestro können die anderen eine Abwehrkarte dagegen haben.
page-lesson-bloqs-4-title = Turn2: Wohin?
page-lesson-bloqs-4 = In Turn2 und Maestro wählst du nach dem Wurf die Richtung. Geh dorthin, wo du jeden beliebigen Stein bauen darfst.
page-lesson-bloqs-4-wrong = Dort gibt es nur einen kleinen Stein. Die andere Richtung führt zur Scheibe mit freier Wahl.
page-lesson-bloqs-4-done = Jetzt steht dir jeder Stein des Vorrats offen.
page-lesson-bloqs-4-remark = In Maestro helfen auch Karten: Eine Wurfkarte ersetzt den Wurf, eine Teleportkarte tauscht die Plätze.
page-lesson-bloqs-5-title = Der perfekte Würfel
page-lesson-bloqs-5 = Drei mal drei mal drei ohne Loch gewinnt sofort. Ein Stein fehlt noch: Bau ihn ein.
page-lesson-bloqs-5-wrong = Der Würfel hat noch ein Loch. Wo ist es?
page-lesson-bloqs-5-done = Ein perfekter Würfel: Du gewinnst! Du weißt alles, was du zum Spielen brauchst.

## Tipps

page-tips = Tipps
page-tips-of = Tipps für { $game }

page-tip-blokus-1-title = Große Steine zuerst
page-tip-blokus-1 = Lege Steine mit fünf Feldern, solange Platz ist. Die kleinen passen auch noch, wenn es eng wird.
page-tip-blokus-2-title = Schnell in die Mitte
page-tip-blokus-2 = Von der Mitte aus geht es in alle Richtungen. Wer am Rand bleibt, ist bald eingemauert.
page-tip-blokus-3-title = Ecken offen halten
page-tip-blokus-3 = Ein guter Zug lässt mehrere Ecken zum Weiterbauen, auf verschiedenen Seiten. Eine davon wird sicher verstellt.
page-tip-blokus-4-title = Hindurchschlüpfen
page-tip-blokus-4 = Eine Mauer einer anderen Farbe hat überall dort ein Loch, wo sich zwei ihrer Steine nur an der Ecke treffen. Dort kommst du hindurch, Ecke an Ecke.
page-tip-blokus-5-title = Im Weg stehen
page-tip-blokus-5 = Von zwei Zügen, die dir gleich viel nützen, nimm den, der eine Ecke verdeckt, die ein anderer braucht.
page-tip-blokus-6-title = Die sperrigen früh
page-tip-blokus-6 = X, W, F und Z brauchen viel Platz. Gerade Steine und der Einer finden bis zuletzt eine Stelle.
page-tip-blokus-7-title = Im Duo für beide rechnen
page-tip-blokus-7 = Bei nur einem Gegner hilft dir alles, was ihm schadet. Sieh zuerst nach, wohin er als Nächstes will.

page-tip-bloxx-1-title = Eben bauen
page-tip-bloxx-1 = Jeder Überhang lässt eine Lücke, und Lücken verschwinden nie. Fülle die tiefste Spalte zuerst.
page-tip-bloxx-2-title = An den Kreis denken
page-tip-bloxx-2 = Sieh nach, wo der Kreis läge, bevor du einen Würfel wählst. Gedreht und gespiegelt erreicht er oft eine Zahl.
page-tip-bloxx-3-title = Als Erster eine Reihe füllen
page-tip-bloxx-3 = Wer eine farbige Reihe zuerst füllt, bekommt vier Punkte, später gibt es zwei. Behalte die anderen im Auge.
page-tip-bloxx-4-title = Nimm den anderen Würfel
page-tip-bloxx-4 = Der Würfel des aktiven Spielers kostet dich den Kreis. Bist du selbst aktiv, nimm den, den die anderen gern hätten.
page-tip-bloxx-5-title = Für alles bereit bleiben
page-tip-bloxx-5 = Halte ein flaches Stück für lange Formen frei und eine Stufe für krumme. Dann schadet dir kaum ein Wurf.
page-tip-bloxx-6-title = Eine Lücke ist nur ein Punkt
page-tip-bloxx-6 = Eine Lücke, die dir eine Zahl oder eine Reihe bringt, lohnt sich. Nur in einer farbigen Reihe lass nie eine.
page-tip-bloxx-7-title = Am Ende auffüllen
page-tip-bloxx-7 = Jedes leere Feld kostet einen Punkt. Zeichne gegen Ende so, dass danach noch eine Form passt.

page-tip-bloqs-1-title = Schicht für Schicht
page-tip-bloqs-1 = Volle Schichten zählen vor einzelnen Würfelchen. Mach die untere voll, bevor du in die Höhe baust.
page-tip-bloqs-2-title = Keine Löcher
page-tip-bloqs-2 = Ein überdecktes Loch lässt sich kaum noch füllen: Der Stein muss dorthin gelangen können.
page-tip-bloqs-3-title = Den Würfel im Blick
page-tip-bloqs-3 = Ein perfekter Würfel gewinnt sofort. Bleib in drei Schichten, solange er noch möglich ist.
page-tip-bloqs-4-title = Einschließen
page-tip-bloqs-4 = Zudecken allein schützt einen Stein nicht: Er lässt sich zur Seite herausziehen. Stell auch andere um ihn herum, dann gibt es keinen Weg hinaus.
page-tip-bloqs-5-title = Sehen, was was hält
page-tip-bloqs-5 = Niemand darf einen Stein nehmen, wenn dadurch andere fallen. Das schützt auch dich.
page-tip-bloqs-6-title = Klein gegen groß tauschen
page-tip-bloqs-6 = Gib, was dem anderen Turm nichts nützt, und nimm, was deinem fehlt.
page-tip-bloqs-7-title = In beide Richtungen zählen
page-tip-bloqs-7 = Sieh in Turn2 und Maestro nach, wohin beide Richtungen führen, bevor du würfelst oder eine Karte spielst. Heb eine Abwehrkarte für die letzte Schicht auf.
