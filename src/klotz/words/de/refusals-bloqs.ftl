### Warum ein Zug in Bloqs abgelehnt wurde. $player ist eine Zahl ab 1; Steine heißen wie L4#21, Zellen wie a1.1.

bloqs-game-over = Das Spiel ist aus.
bloqs-not-your-turn = Du bist nicht dran: Das Spiel wartet auf Spieler { $player }.
bloqs-chance-first = Jetzt muss niemand ziehen: Erst wird gewürfelt, eine Scheibe aufgedeckt oder eine Karte gezogen.
bloqs-not-now = Das geht jetzt nicht: Das Spiel wartet auf etwas anderes.
bloqs-choose-direction = Wähle erst eine Richtung: cw geht im Uhrzeigersinn, ccw anders herum.
bloqs-roll-or-card = Würfle erst, oder spiele stattdessen eine Karte.
bloqs-answer-first = Jemand will etwas von dir: Lass es geschehen oder wehre es ab.

bloqs-wrong-shape = Diese Zellen haben nicht die Form von { $piece }. Schreibe alle seine Würfel auf, zum Beispiel a1.1,b1.1 für zwei in einer Reihe.
bloqs-cell-taken = Auf { $cell } ist schon ein Würfel.
bloqs-juts-out = Der Würfel auf { $cell } würde über den Rand deines Bauplatzes ragen.
bloqs-beside-site = Der Würfel auf { $cell } würde neben deinem Bauplatz auf dem Tisch liegen.
bloqs-floats = { $piece } würde in der Luft hängen: Ein Würfel davon muss auf dem Boden oder auf einem anderen Würfel stehen.
bloqs-no-way-in = { $piece } lässt sich nicht hineinschieben: Andere Steine sind im Weg.
bloqs-would-fall = Mit { $piece } an dieser Stelle würde der Turm umkippen.

bloqs-not-in-tower = { $piece } ist nicht im Turm von Spieler { $player }.
bloqs-locked-in = { $piece } lässt sich nicht herausziehen: Andere Steine sind im Weg.
bloqs-others-fall = Wird { $piece } genommen, fallen andere Steine.
bloqs-no-place = Spieler { $player } hat keinen Platz für { $piece }.
bloqs-no-place-after-swap = Nach diesem Tausch hätte jemand keinen Platz für den neuen Stein.

bloqs-build-first = Baue erst { $piece }, den du in der Hand hast.
bloqs-other-piece = Der Stein in deiner Hand ist { $piece }.
bloqs-take-from-stock = Nimm einen Stein aus dem Vorrat und baue ihn ein.
bloqs-must-build = Du kannst einen Stein bauen, also musst du es.
bloqs-other-kind = Diese Scheibe ist für Steine der Art { $kind }.
bloqs-none-left = Im Vorrat ist kein { $kind } mehr.
bloqs-next-in-stock = Der nächste Stein dieser Art im Vorrat ist { $piece }.
bloqs-steal-first = Stiehl erst einen Stein von jemand anderem.
bloqs-steal-from-others = Du kannst dich nicht selbst bestehlen.
bloqs-swap-first = Tausche erst einen Stein mit allen auf deiner Scheibe.
bloqs-not-on-disc = Mit Spieler { $player } gibt es nichts zu tauschen.

bloqs-no-cards = Dieses Spiel wird ohne Karten gespielt.
bloqs-no-such-card = Du hast die Karte { $card } nicht.
bloqs-card-not-now = Die Karte { $card } kann jetzt nicht gespielt werden.
bloqs-teleport-to-others = Du kannst nicht mit dir selbst den Platz tauschen.

### Warum ein Spiel von Bloqs zu Ende ist.

outcome-perfect-cube = Jemand hat einen perfekten Würfel gebaut.
outcome-perfect-double-cube = Jemand hat einen perfekten Doppelwürfel gebaut.
outcome-stock-empty = Der letzte Stein des Vorrats ist genommen.
outcome-discs-turned = Die letzte Scheibe ist aufgedeckt.
