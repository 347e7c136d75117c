### Warum ein Zug in Bloqs abgelehnt wurde. $player ist eine Zahl ab 1; Steine heißen wie L4#21, Zellen wie a1.1.

bloqs-game-over = Das Spiel ist vorbei.
bloqs-not-your-turn = Du bist nicht dran: Das Spiel wartet auf Spieler { $player }.
bloqs-chance-first = Jetzt ist niemand am Zug: Erst wird gewürfelt, eine Scheibe aufgedeckt oder eine Karte gezogen.
bloqs-not-now = Das geht jetzt nicht: Das Spiel wartet auf etwas anderes.
bloqs-choose-direction = Wähle erst eine Richtung: cw geht im Uhrzeigersinn, ccw anders herum.
bloqs-roll-or-card = Würfle erst, oder spiele stattdessen eine Karte.
bloqs-answer-first = Jemand will etwas von dir: Lass es zu oder wehre es ab.

bloqs-wrong-shape = Diese Zellen haben nicht die Form von { $piece }. Schreibe alle seine Würfelchen auf, zum Beispiel a1.1,b1.1 für zwei in einer Reihe.
    .plain = Das ist nicht die Form dieses Steins.
bloqs-cell-taken = Auf { $cell } ist schon ein Würfelchen.
    .plain = Da ist schon ein Würfelchen.
bloqs-juts-out = Das Würfelchen auf { $cell } würde über den Rand deines Bauplatzes ragen.
    .plain = Der Stein würde über den Rand deines Bauplatzes ragen.
bloqs-juts-too-far = Das Würfelchen auf { $cell } würde zu weit hinausragen: Mehr als { $most } Felder über den Rand sind nicht erlaubt.
    .plain = Der Stein würde zu weit hinausragen.
bloqs-beside-site = Das Würfelchen auf { $cell } würde neben deinem Bauplatz auf dem Tisch liegen.
    .plain = Der Stein würde neben deinem Bauplatz auf dem Tisch liegen.
bloqs-floats = { $piece } würde in der Luft hängen: Ein Würfelchen davon muss auf dem Boden oder auf einem anderen Würfelchen stehen.
    .plain = Der Stein würde in der Luft hängen: Er muss auf dem Boden oder auf einem anderen Stein stehen.
bloqs-no-way-in = { $piece } lässt sich nicht hineinschieben: Andere Steine sind im Weg.
    .plain = Der Stein lässt sich nicht hineinschieben: Andere sind im Weg.
bloqs-would-fall = Mit { $piece } an dieser Stelle würde der Turm umkippen.
    .plain = Mit diesem Stein dort würde der Turm umkippen.

bloqs-not-in-tower = { $piece } ist nicht im Turm von Spieler { $player }.
    .plain = Dieser Stein ist nicht im Turm von Spieler { $player }.
bloqs-covered = Auf { $piece } liegt ein anderer Stein, und an diesem Tisch darf man ihn dann nicht nehmen.
    .plain = Darauf liegt ein anderer Stein, und an diesem Tisch darf man ihn dann nicht nehmen.
bloqs-locked-in = { $piece } lässt sich nicht herausziehen: Andere Steine sind im Weg.
    .plain = Dieser Stein lässt sich nicht herausziehen: Andere sind im Weg.
bloqs-others-fall = Wird { $piece } genommen, fallen andere Steine.
    .plain = Nimmst du diesen Stein, fallen andere.
bloqs-no-place = Spieler { $player } hat keinen Platz für { $piece }.
    .plain = Spieler { $player } hat keinen Platz für diesen Stein.
bloqs-no-place-after-swap = Nach diesem Tausch hätte jemand keinen Platz für den neuen Stein.

bloqs-build-first = Baue erst { $piece }, den du in der Hand hast.
    .plain = Baue erst den Stein in deiner Hand.
bloqs-other-piece = Der Stein in deiner Hand ist { $piece }.
    .plain = Du hast einen anderen Stein in der Hand.
bloqs-take-from-stock = Nimm einen Stein aus dem Vorrat und baue ihn ein.
bloqs-must-build = Du kannst einen Stein bauen, also musst du es.
bloqs-other-kind = Diese Scheibe gibt dir { $kind }.
bloqs-none-left = Im Vorrat ist kein { $kind } mehr.
bloqs-next-in-stock = Der nächste Stein dieser Art im Vorrat ist { $piece }.
    .plain = Nimm den nächsten Stein dieser Art aus dem Vorrat.
bloqs-steal-first = Stiehl erst einen Stein von jemand anderem.
bloqs-steal-from-others = Du kannst dich nicht selbst bestehlen.
bloqs-has-defended = Spieler { $player } hat schon abgewehrt: Bestiehl jemand anderen.
bloqs-swap-first = Tausche erst einen Stein mit allen auf deiner Scheibe.
bloqs-not-on-disc = Mit Spieler { $player } gibt es nichts zu tauschen.

bloqs-no-cards = Dieses Spiel wird ohne Karten gespielt.
bloqs-no-such-card = Du hast die Karte { $card } nicht.
bloqs-card-not-now = Die Karte { $card } kann jetzt nicht gespielt werden.
bloqs-teleport-to-others = Du kannst nicht mit dir selbst den Platz tauschen.
bloqs-teleport-start = Die Figur von Spieler { $player } steht noch auf ihrem Startkreis, und dort kann man an diesem Tisch nicht mit ihr tauschen.

## Of a position that is set up by hand

bloqs-another-disc = In dieser Schachtel liegt auf Platz { $place } eine andere Scheibe.
bloqs-no-more-discs = Von diesen Scheiben gibt es keine mehr.
bloqs-no-more-cards = Von diesen Karten gibt es keine mehr.

### Warum ein Spiel von Bloqs zu Ende ist.

outcome-perfect-cube = Jemand hat einen perfekten Würfel gebaut.
outcome-perfect-double-cube = Jemand hat einen perfekten Doppelwürfel gebaut.
outcome-stock-empty = Der letzte Stein des Vorrats ist genommen.
outcome-discs-turned = Die letzte Scheibe ist aufgedeckt.
