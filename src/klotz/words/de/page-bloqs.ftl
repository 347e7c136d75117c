### Das Brett von Bloqs auf der Seite. $who und $other sind Spieler, Steine heißen wie L4#21, Arten wie L4, Zellen wie a1.1.

page-bloqs-board = Spielbrett von Bloqs
page-bloqs-player-number = Spieler { $seat }

## Wie man schaut

page-bloqs-view-3d = 3D
page-bloqs-view-layers = Schichten
page-bloqs-view-left = Tisch nach links drehen
page-bloqs-view-right = Tisch nach rechts drehen
page-bloqs-see-table = Der ganze Tisch
page-bloqs-see-tower = Den Turm von { $who } ansehen
page-bloqs-see-tower-you = Deinen Turm ansehen
page-bloqs-3d-label = Der Tisch in 3D. Die Ansicht „Schichten“ lässt sich vorlesen.
page-bloqs-loading = Der Tisch wird aufgebaut …

## Ring, Vorrat, Türme

page-bloqs-ring = Ring und Vorrat
page-bloqs-discs = Scheiben im Ring
page-bloqs-place = Scheibe { $place }: { $disc }
page-bloqs-place-with = Scheibe { $place }: { $disc }. Hier: { $who }
page-bloqs-disc-down = verdeckt
page-bloqs-disc-steal = stehlen
page-bloqs-disc-build = bauen
page-bloqs-start = Startkreis
page-bloqs-pawn = Figur von { $who } auf Scheibe { $place }
page-bloqs-pawn-you = Deine Figur auf Scheibe { $place }
page-bloqs-pawn-start = Figur von { $who } auf dem Startkreis vor Scheibe { $place }
page-bloqs-pawn-start-you = Deine Figur auf dem Startkreis vor Scheibe { $place }
page-bloqs-stock = Vorrat
page-bloqs-stock-of = { $kind }: { $count } im Vorrat
page-bloqs-tower-of = Turm von { $who }
page-bloqs-tower-of-you = Dein Turm
page-bloqs-layer = Schicht { $layer }
page-bloqs-layer-full = volle Schicht
page-bloqs-cell-empty = { $cell }: leer
page-bloqs-cell-piece = { $cell }: { $piece }
page-bloqs-cell-lit = { $cell }: { $piece }, kann genommen werden
page-bloqs-cell-chosen = { $cell }: { $piece }, ausgewählt
page-bloqs-cell-ghost = { $cell }: hier käme dein { $piece } hin
page-bloqs-ghost-at = { $piece } auf { $cells }
page-bloqs-score = { $layers ->
        [one] 1 Schicht
       *[other] { $layers } Schichten
    } + { $cubes ->
        [one] 1 Würfelchen
       *[other] { $cubes } Würfelchen
    }
page-bloqs-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

## Karten

page-bloqs-hand = Deine Karten
page-bloqs-hand-empty = Du hast keine Karten.
page-bloqs-card-die = Wurf { $pips }
page-bloqs-card-piece = Stein { $kind }
page-bloqs-card-teleport = Teleport
page-bloqs-card-defence = Abwehr
page-bloqs-card-about-die = Statt zu würfeln: genau so weit gehen, in beliebiger Richtung.
page-bloqs-card-about-piece = Auf einer Scheibe dieser Art: stattdessen einen beliebigen Stein nehmen.
page-bloqs-card-about-teleport = Statt zu würfeln: mit einer anderen Figur den Platz tauschen.
page-bloqs-card-about-defence = Wehrt einen Diebstahl, einen Tausch oder einen Teleport ab, der dich trifft.

## Was du tun sollst

page-bloqs-prompt = Was jetzt zu tun ist
page-bloqs-do-roll = Würfle.
page-bloqs-do-travel = Würfle oder spiele eine Karte.
page-bloqs-do-direction = { $pips ->
        [one] Eine Scheibe weit: in welche Richtung?
       *[other] { $pips } Scheiben weit: in welche Richtung?
    }
page-bloqs-do-supply = Baue { $kind } in deinen Turm ein.
page-bloqs-do-no-supply = { $kind } lässt sich nicht bauen. Passe, oder spiele eine Steinkarte dieser Art, wenn du eine hast.
page-bloqs-do-any = Wähle einen beliebigen Stein aus dem Vorrat und baue ihn ein.
page-bloqs-do-build = Baue { $piece } in deinen Turm ein.
page-bloqs-do-steal = Stiehl einen Stein aus einem anderen Turm.
page-bloqs-do-swap = Tausche einen Stein mit { $others }.
page-bloqs-ask-steal = { $who } will dir { $piece } stehlen.
page-bloqs-ask-swap = { $who } bietet dir { $give } für deinen { $take }.
page-bloqs-ask-teleport = { $who } will mit dir den Platz tauschen.
page-bloqs-roll = Würfeln
page-bloqs-roll-now = Du bist dran: Würfle.
page-bloqs-cw = Im Uhrzeiger{ "\u00AD" }sinn
page-bloqs-ccw = Gegen den Uhrzeiger{ "\u00AD" }sinn
page-bloqs-teleport-whom = Mit wem willst du den Platz tauschen?
page-bloqs-teleport-to = { $who } ({ $disc })
page-bloqs-allow = Zulassen
page-bloqs-defend = Abwehren
page-bloqs-no-defence = Du hast keine Abwehrkarte.
page-bloqs-time-left = Noch { $time }
page-bloqs-pass = Passen
page-bloqs-give = Du gibst
page-bloqs-take-from = Du nimmst von { $who }
page-bloqs-steal-it = Stehlen
page-bloqs-swap-it = Tauschen
page-bloqs-not-takeable = { $piece }: darf nicht genommen werden; drücken zeigt, warum
page-bloqs-held = { $piece } in deiner Hand, Lage { $way } von { $ways }. Drücken dreht ihn.
page-bloqs-turn-turn = Drehen
page-bloqs-turn-tip = Nach hinten kippen
page-bloqs-turn-roll = Zur Seite kippen
page-bloqs-next-way = Nächste Lage
page-bloqs-higher = Höher
page-bloqs-lower = Tiefer
page-bloqs-build-here = Hier bauen
page-bloqs-foretold = { $count ->
        [one] Macht Schicht { $layers } voll!
       *[other] Macht die Schichten { $layers } voll!
    }

## Warum etwas nicht geht

page-bloqs-why-other-kind = Diese Scheibe gibt dir { $kind }.
page-bloqs-why-none-left = Im Vorrat ist kein { $kind } mehr.
page-bloqs-why-no-place = In deinem Turm ist kein Platz für { $kind }.
page-bloqs-why-no-turn = So herum ist kein Platz für { $kind }.
page-bloqs-why-own = Das ist dein eigener Turm: Stiehl aus einem anderen.

## Was andere tun

page-bloqs-now-begins = { $who } würfelt: Die höchste Zahl beginnt.
page-bloqs-now-begins-you = Du würfelst: Die höchste Zahl beginnt.
page-bloqs-now-rolls = { $who } würfelt.
page-bloqs-now-rolls-you = Du würfelst.
page-bloqs-now-travels = { $who } würfelt oder spielt eine Karte.
page-bloqs-now-travels-you = Du würfelst oder spielst eine Karte.
page-bloqs-now-direction = { $who } geht { $pips } weit, so oder so herum.
page-bloqs-now-direction-you = Du gehst { $pips } weit, so oder so herum.
page-bloqs-now-turnup = { $who } deckt Scheibe { $place } auf.
page-bloqs-now-turnup-you = Du deckst Scheibe { $place } auf.
page-bloqs-now-any = { $who } baut einen beliebigen Stein.
page-bloqs-now-any-you = Du baust einen beliebigen Stein.
page-bloqs-now-builds = { $who } baut { $piece }.
page-bloqs-now-builds-you = Du baust { $piece }.
page-bloqs-now-steals = { $who } stiehlt einen Stein.
page-bloqs-now-steals-you = Du stiehlst einen Stein.
page-bloqs-now-swaps = { $who } tauscht einen Stein mit { $others }.
page-bloqs-now-swaps-you = Du tauschst einen Stein mit { $others }.
page-bloqs-now-swaps-with-you = { $who } tauscht einen Stein mit dir.
page-bloqs-now-asked = { $who } kann abwehren.
page-bloqs-now-asked-you = Du kannst abwehren.
page-bloqs-now-loses = { $who } verliert eine Karte.
page-bloqs-now-loses-you = Du verlierst eine Karte.
page-bloqs-now-deals = Karten werden ausgeteilt.

## Was geschehen ist

page-bloqs-news-rolls = { $who } würfelt { $pips }.
page-bloqs-news-rolls-you = Du würfelst { $pips }.
page-bloqs-news-die = Der Würfel zeigt { $pips }.
page-bloqs-news-disc = Die Scheibe wird aufgedeckt: { $disc }.
page-bloqs-news-card = { $who } spielt die Karte { $card }.
page-bloqs-news-card-you = Du spielst die Karte { $card }.
page-bloqs-news-card-won = { $who } bekommt eine Karte.
page-bloqs-news-card-won-you = Du bekommst eine Karte.
page-bloqs-news-card-lost = { $who } verliert die Karte { $card }.
page-bloqs-news-card-lost-you = Du verlierst die Karte { $card }.
page-bloqs-news-teleport = { $who } spielt einen Teleport, um mit { $other } den Platz zu tauschen.
page-bloqs-news-teleport-you = Du spielst einen Teleport, um mit { $other } den Platz zu tauschen.
page-bloqs-news-teleport-with-you = { $who } spielt einen Teleport, um mit dir den Platz zu tauschen.
page-bloqs-news-cw = { $who } geht im Uhrzeigersinn.
page-bloqs-news-cw-you = Du gehst im Uhrzeigersinn.
page-bloqs-news-ccw = { $who } geht gegen den Uhrzeigersinn.
page-bloqs-news-ccw-you = Du gehst gegen den Uhrzeigersinn.
page-bloqs-news-builds = { $who } baut { $piece } auf { $cells }.
page-bloqs-news-builds-you = Du baust { $piece } auf { $cells }.
page-bloqs-news-steals = { $who } stiehlt { $piece } von { $other }.
page-bloqs-news-steals-you = Du stiehlst { $piece } von { $other }.
page-bloqs-news-steals-with-you = { $who } stiehlt dir { $piece }.
page-bloqs-news-swaps = { $who } gibt { $other } { $give } und nimmt { $take }.
page-bloqs-news-swaps-you = Du gibst { $other } { $give } und nimmst { $take }.
page-bloqs-news-swaps-with-you = { $who } gibt dir { $give } und nimmt { $take }.
page-bloqs-news-allows = { $who } wehrt nicht ab.
page-bloqs-news-allows-you = Du wehrst nicht ab.
page-bloqs-news-defends = { $who } spielt eine Abwehrkarte: abgewehrt!
page-bloqs-news-defends-you = Du spielst eine Abwehrkarte: abgewehrt!
page-bloqs-news-passes = { $who } passt.
page-bloqs-news-passes-you = Du passt.

## Das Ende

page-bloqs-wins = { $who } gewinnt!
page-bloqs-wins-you = Du gewinnst!
page-bloqs-share = { $who } teilen sich den Sieg!
page-bloqs-end-perfect-cube = Ein perfekter Würfel!
page-bloqs-end-perfect-double-cube = Ein perfekter Doppelwürfel!
page-bloqs-end-stock-empty = Der letzte Stein des Vorrats ist genommen.
page-bloqs-end-discs-turned = Die letzte Scheibe ist aufgedeckt.
page-bloqs-score-about = Erst zählen volle Schichten, dann Würfelchen
page-how-bloqs-1 = Würfle und zieh deine Figur um den Ring.
page-how-bloqs-2 = Die Scheibe, auf der du landest, gibt dir einen Stein, lässt dich einen wählen oder einen stehlen.
page-how-bloqs-3 = Baue ihn auf deinen Bauplatz aus drei mal drei Feldern. Nichts darf schweben, fallen oder hinausragen.
page-how-bloqs-4 = Ein perfekter Würfel gewinnt sofort. Sonst zählen volle Schichten, dann Würfelchen.
page-coach-bloqs-1 = Hier steht, was jetzt zu tun ist. Fang an und würfle.
page-coach-bloqs-2 = Hier wächst dein Turm. Zieh, um ihn von allen Seiten zu sehen.
page-coach-bloqs-3 = Erst zählen volle Schichten, dann Würfelchen.
page-keys-bloqs-1 = Richtung wählen
page-keys-bloqs-2 = Stein drehen und kippen
page-keys-bloqs-3 = nächste Lage (P: vorige)
page-keys-bloqs-4 = verschieben
page-keys-bloqs-5 = hoch und runter
page-keys-bloqs-6 = bauen
page-keys-bloqs-7 = zurücklegen
