### Die Regeln von Bloqs in unseren Worten, für Leser ab zehn. Markdown ist erlaubt.
### Eine Nachricht `rule-ID-ruling` sagt, wie Klotz entscheidet, was das Regelheft offen lässt. Optionen werden nie genannt: In
### `page-options.ftl` stehen Worte für das, was sich sonst vereinbaren lässt.

rulebook-bloqs-aim = Geh um den Ring, sammle Steine und baue einen Turm aus Würfelchen. Ein perfekter Würfel aus drei vollen Schichten gewinnt sofort; sonst gewinnen am Ende die meisten vollen Schichten. Und was du gebaut hast, können andere stehlen.
rulebook-bloqs-example-1 = Ada mit der blauen Figur würfelt eine 4. Sie geht vom Startkreis auf Scheibe 4 und dreht sie um: drei in einer Reihe.
rulebook-bloqs-example-2 = Sie nimmt diesen Stein aus dem Vorrat und legt ihn vorn auf ihren Bauplatz, von a1 bis c1.
rulebook-bloqs-example-3 = Ben mit der gelben Figur steht auf Scheibe 2 und würfelt eine 2. Er kommt auf Scheibe 4, wo Ada noch ist. Also bekommt er keinen Stein; die beiden tauschen.
rulebook-bloqs-example-4 = Er gibt ihr sein einzelnes Würfelchen und nimmt ihren Dreier. Jeder baut, was er bekommen hat: links Adas Turm, rechts Bens.
rulebook-bloqs-turn2-example-1 = Ada mit der blauen Figur steht auf Scheibe 4 und würfelt eine 2. Im Uhrzeigersinn bekäme sie das einzelne Würfelchen von Scheibe 6, andersherum das Quadrat von Scheibe 2.
rulebook-bloqs-turn2-example-2 = Sie geht gegen den Uhrzeigersinn, nimmt das Quadrat aus dem Vorrat und baut es.
rulebook-bloqs-maestro-example-1 = Ada mit der blauen Figur würfelt nicht. Sie spielt eine Wurfkarte mit einer 3 und geht gegen den Uhrzeigersinn von Scheibe 5 auf Scheibe 2: *stehlen*.
rulebook-bloqs-maestro-example-2 = Sie will das Quadrat aus Bens Turm. Bevor sie es nehmen darf, wird er gefragt.
rulebook-bloqs-maestro-example-3 = Ben spielt eine Abwehrkarte und behält das Quadrat. Beide Karten sind weg, und Adas Zug ist vorbei.
rulebook-bloqs-players = Zu zweit, zu dritt und zu viert gelten die gleichen Regeln, mit allen zwanzig Scheiben und allen Steinen. Die Startkreise von Figuren, die niemand hat, bleiben leer. Zu zweit steht nie mehr als eine andere Figur auf deiner Scheibe, du tauschst also höchstens einmal im Zug. In Maestro ist dein linker Nachbar dann immer der andere.

rule-BQ-1 = **Was ihr braucht.** Zwei bis vier spielen mit, jeder mit einem Bauplatz von 3 mal 3 Feldern und einer Figur auf dem eigenen Startkreis. Es gibt 32 Steine aus einem bis vier Würfelchen: acht Arten, von jeder vier. Alle warten im Vorrat, in der Mitte eines Rings aus zwanzig Scheiben. Die Scheiben sind gemischt und liegen verdeckt. Sechzehn zeigen einen Stein, jede Art zweimal; auf zweien steht *stehlen* und auf zweien *bauen*.
rule-BQ-1-ruling = Die acht Arten sind alle flachen Steine aus bis zu vier Würfelchen, die auf einen Bauplatz passen: einer, zwei, drei in einer Reihe, drei im Winkel, dazu Quadrat, L, T und S aus vieren. Die Startkreise liegen vor den Scheiben 1, 6, 11 und 16, sodass du mit einer Eins genau auf diese Scheibe kommst. Sieht dein Ring anders aus, kannst du mit deinem spielen.

rule-BQ-2 = **Wer beginnt.** Alle würfeln, und die höchste Zahl fängt an. Haben mehrere sie, würfeln diese noch einmal. Danach geht es im Uhrzeigersinn reihum.
rule-BQ-2-ruling = Ihr könnt euch auch einigen, wer beginnt, und nicht darum würfeln. Jeder wählt eine Figur und beginnt auf dem Startkreis ihrer Farbe.

rule-BQ-3 = **Dein Zug.** Würfle und geh mit deiner Figur so viele Scheiben im Uhrzeigersinn. Kommt sie auf eine verdeckte Scheibe? Dann deck sie auf. Von jetzt an bleibt sie offen.

rule-BQ-4 = **Allein auf einem Stein.** Die Scheibe zeigt einen Stein, und sonst steht niemand dort: Nimm diesen Stein aus dem Vorrat und baue ihn auf deinen Bauplatz. Ist keiner mehr da, bekommst du diesmal nichts.
rule-BQ-4-ruling = Passt der Stein nirgends auf deinen Turm, bekommst du ihn auch nicht.

rule-BQ-5 = **Allein auf einer Aktion.** Auf der Scheibe steht *stehlen* oder *bauen*, und sonst steht niemand dort: Tu, was sie sagt. Eine Wahl hast du nicht.

rule-BQ-6 = **In Gesellschaft auf einem Stein.** Auf der Scheibe steht noch jemand: Tauscht einen Stein. Sind es mehrere, tausche mit allen; die Reihenfolge bestimmst du. Den Stein auf der Scheibe bekommst du diesmal nicht.

rule-BQ-7 = **In Gesellschaft auf einer Aktion.** Tausche zuerst mit allen auf der Scheibe, und tu dann auch noch, was sie sagt.

rule-BQ-8 = **Bauen.** Nimm einen beliebigen Stein aus dem Vorrat und baue ihn auf deinen Bauplatz.

rule-BQ-9 = **Stehlen.** Nimm einen Stein aus einem fremden Turm und baue ihn in deinen eigenen. Wessen Stein und welchen, bestimmst du. Hat niemand einen Stein, der sich nehmen lässt, ist dein Zug vorbei.
rule-BQ-9-ruling = Einen Stein, der nirgends auf deinen eigenen Turm passt, kannst du nicht stehlen.

rule-BQ-10 = **Tauschen.** Wer am Zug ist, bestimmt, welcher eigene Stein geht und welcher kommt. Dann bauen beide den Stein, den sie bekommen haben.
rule-BQ-10-ruling = Erst kommen beide Steine heraus. Dann baut, wer am Zug ist, danach der andere, der sich den Platz allein aussucht. Hat einer der beiden keinen Stein, der sich nehmen lässt, oder keinen Platz für den neuen, gibt es keinen Tausch.

rule-BQ-11 = **Gebaut ist gebaut.** Einen gebauten Stein kannst du nicht mehr an eine bessere Stelle setzen. Nur durch Stehlen oder Tauschen kommt er wieder heraus.

rule-BQ-12 = **Einen Stein nehmen.** Steine werden von außen aus dem Turm genommen, und kein anderer Stein darf dabei fallen oder rutschen.
rule-BQ-12-ruling = Du musst den Stein herausschieben können, nach oben oder zur Seite, notfalls um eine Ecke, ohne durch einen anderen hindurch. Darum lässt sich auch ein verdeckter Stein nehmen, wenn er zur Seite herauskommt. Was übrig bleibt, muss von selbst stehen. Klotz rechnet das aus den Gewichten aus: Steine stützen sich auf das, was unter ihnen ist, aber sie kleben nicht und reiben nicht. Ein Stein, der genau im Gleichgewicht ist, steht.

rule-BQ-13 = **Einen Stein bauen.** Du darfst den Stein drehen, wie du willst, und ihn auf den Boden oder auf deine anderen Steine setzen, so hoch du magst.
rule-BQ-13-ruling = Der Stein muss auf etwas ruhen und innerhalb deiner 3 mal 3 Felder bleiben. Du musst ihn von außen dorthin schieben können, und der Turm muss danach stehen, wie beim Nehmen. Löcher sind erlaubt, auch Steine, die halb über einer Lücke liegen. Vereinbart ihr, dass Steine über den Rand ragen dürfen, dann bis zu 6 Felder weit, solange der Turm steht; nur den Tisch daneben dürfen sie nicht berühren.

rule-BQ-14 = **Der perfekte Würfel.** Drei volle Schichten, 3 mal 3 mal 3 Würfelchen, ohne Loch und ohne etwas, das übersteht: Wer das hat, gewinnt sofort.
rule-BQ-14-ruling = Wer am Zug ist, spielt dabei keine Rolle. Du gewinnst auch, wenn dir jemand einen Stein vom Turm nimmt und ein perfekter Würfel übrig bleibt. Beim Tauschen gilt es erst, wenn beide gebaut haben, was sie bekommen haben. Werden dabei zwei Würfel perfekt, gewinnt, wer am Zug ist.

rule-BQ-15 = **Das Spiel kann auch auslaufen.** Wenn der letzte Stein des Vorrats weg oder die letzte Scheibe aufgedeckt ist, wird dieser Zug noch zu Ende gespielt. Dann ist das Spiel vorbei.

rule-BQ-16 = **Wer dann gewinnt.** Zählt eure vollen Schichten; die meisten gewinnen. Bei Gleichstand zählen die Würfelchen in den anderen Schichten, und die meisten gewinnen. Ist auch das gleich, gewinnt ihr gemeinsam.
rule-BQ-16-ruling = Das Regelheft spricht von einer Schicht, die nicht voll ist, aber ein Turm kann mehrere haben. Eine volle Schicht zählt, wo sie auch ist, sogar über einer mit Loch, und bei Gleichstand zählen die Würfelchen aller anderen Schichten.

rule-BQ-17 = **Turn2: in beide Richtungen.** Nach jedem Wurf wählst du, wie herum deine Figur geht, im Uhrzeigersinn oder dagegen.

rule-BQ-M1 = **Maestro: Karten.** Am Anfang bekommt jeder drei Karten, und deine siehst nur du. Die anderen liegen auf einem Stapel. Deine Figur darf in beide Richtungen gehen, nach einem Wurf und nach einer Wurfkarte.
rule-BQ-M1-ruling = Wie viele der 54 Karten von welcher Sorte sind, wissen wir nicht. Klotz hat 18 Wurfkarten (drei von jeder Zahl), 16 Steinkarten (zwei von jeder Art), 10 Teleportkarten und 10 Abwehrkarten. Wenn du das Spiel besitzt, kannst du mit deinen Karten spielen.

rule-BQ-M2 = **Wurfkarte.** Spiele sie, statt zu würfeln: Deine Figur geht so weit, wie die Karte sagt.

rule-BQ-M3 = **Teleportkarte.** Spiele sie, statt zu würfeln: Deine Figur und eine fremde Figur tauschen die Plätze. Tu dann, was deine neue Scheibe sagt. Das tust nur du, nicht der andere. Steht dort eine dritte Figur, tausche Steine wie gewohnt.
rule-BQ-M3-ruling = Du kannst auch mit einer Figur tauschen, die noch auf ihrem Startkreis steht. Auf einem Startkreis geschieht dir nichts. Steht die Figur, mit der du tauschst, auf deiner eigenen Scheibe, dann tust du, als stünde sie nicht da.

rule-BQ-M4 = **Steinkarte.** Du stehst auf einer Scheibe mit genau dem Stein, der auf der Karte ist, und dürftest ihn nehmen: Spiele die Karte und nimm stattdessen einen beliebigen Stein aus dem Vorrat.

rule-BQ-M5 = **Abwehrkarte.** Spiele sie, wenn du nicht am Zug bist und jemand dich bestehlen, mit dir tauschen oder mit dir den Platz wechseln will. Dann geht es nicht.
rule-BQ-M5-ruling = Du wirst einmal gefragt, bevor etwas genommen wird, und auch dann, wenn du keine solche Karte hast, damit niemand erfährt, was du in der Hand hast. Gespielte Karten sind für euch beide weg. Der andere macht mit dem weiter, was von seinem Zug übrig ist; nach einem abgewehrten Diebstahl oder Teleport ist nichts übrig.

rule-BQ-M6 = **Höchstens zwei Karten.** In einem Zug darfst du eine Wurfkarte und eine Steinkarte spielen oder einen Teleport und eine Steinkarte. Andere Paare gibt es nicht.

rule-BQ-M7 = **Karten gewinnen und verlieren.** Für jede Schicht, die du beim Bauen voll machst, ziehst du eine Karte. Für jede deiner vollen Schichten, die ein Diebstahl oder ein Tausch aufbricht, verlierst du eine: Wer links von dir sitzt, zieht sie blind aus deiner Hand und wirft sie ab.
rule-BQ-M7-ruling = Gezählt werden die Schichten, wenn ein Stein genommen wird, und wieder, wenn einer gebaut wird. Es kostet dich also auch eine Karte, wenn du eine Schicht aufbrichst, indem du einen eigenen Stein weggibst, und du gewinnst sie zurück, wenn du die Schicht wieder füllst. Ohne Karten in der Hand verlierst du nichts.

rule-BQ-M8 = **Wenn der Stapel aufgebraucht ist,** werden die abgeworfenen Karten gemischt und sind der neue Stapel.

rule-BQ-M9 = **Der Doppelwürfel.** Auch sechs volle Schichten, 3 mal 3 mal 6 Würfelchen, ohne Loch und ohne etwas, das übersteht, gewinnen sofort.
