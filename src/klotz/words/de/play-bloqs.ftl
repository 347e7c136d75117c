### Bloqs im Terminal: was nur dieses Spiel sagt.
### $who und $other sind Spieler; Steine heißen wie L4#21, Zellen wie a1.1, Arten wie L4.

game-bloqs = Bloqs für zwei bis vier: baue einen perfekten Würfel
game-bloqs-turn2 = Bloqs Turn2: in beiden Richtungen um den Ring
game-bloqs-maestro = Bloqs Maestro: mit Karten, die nur ihr Besitzer sieht

board-ring = Ring
board-stock = Vorrat
board-steal-short = st
board-build-short = ba
board-on-start = auf dem Startkreis vor dieser Scheibe
board-built-last = zuletzt gebaut
board-full = volle Schicht
board-score = { $layers ->
        [one] 1 Schicht
       *[other] { $layers } Schichten
    } + { $cubes ->
        [one] 1 Würfelchen
       *[other] { $cubes } Würfelchen
    }
board-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-pile = Karten { $pile } im Stapel, { $count } abgeworfen, obenauf: { $card }
board-pile-only = Karten { $pile } im Stapel, keine abgeworfen
tower-layer = Schicht { $layer }

disc-face-down = verdeckt
disc-steal = stehlen
disc-build = bauen
spot-disc = Scheibe { $place } ({ $disc })
spot-start = Startkreis

card-die = Wurf { $pips }
card-piece = Stein { $kind }
card-teleport = Teleport
card-defence = Abwehr

hand-ask = { $who }, drück Enter, um deine Karten zu sehen, wenn sonst niemand hinschaut:
hand-only-enter = Drück einfach Enter.
hand-of = Karten von { $who }:
hand-empty = { $who } hat keine Karten.
hand-nobody = Im Moment ist niemand am Zug.

turn-roll = { $who }, drück Enter zum Würfeln.
turn-travel = { $who }: Würfle oder spiele eine Karte.
turn-direction = { $who } geht { $pips ->
        [one] 1 Scheibe
       *[other] { $pips } Scheiben
    } weit: im Uhrzeigersinn (cw), Ziel { $cw }, oder dagegen (ccw), Ziel { $ccw }?
turn-supply = { $who }: Nimm { $kind } aus dem Vorrat und baue ihn.
turn-supply-any = { $who }: Nimm einen beliebigen Stein aus dem Vorrat und baue ihn.
turn-no-supply = { $who }: { $kind } lässt sich nicht bauen. Passe, oder spiele eine Steinkarte dieser Art, wenn du eine hast.
turn-build = { $who }: Baue { $piece }.
turn-steal = { $who }: Stiehl jemandem einen Stein.
turn-swap = { $who }: Tausche einen Stein mit { $others }.
turn-swaps = { $who }: Tausche je einen Stein mit { $others }, in beliebiger Reihenfolge.
turn-ask = { $who }: { $wish } Zulassen oder abwehren?
ask-steal = { $who } will dir { $piece } stehlen.
ask-swap = { $who } bietet dir { $give } für deinen { $take }.
ask-teleport = { $who } will mit dir den Platz tauschen.

news-rolls = { $who } würfelt { $pips }.
news-rolls-to = { $who } würfelt { $pips }. Ziel: { $where }.
news-begins = { $who } beginnt.
news-again = { $who } würfeln noch einmal.
news-clockwise = { $who } geht im Uhrzeigersinn. Ziel: { $where }.
news-counter-clockwise = { $who } geht gegen den Uhrzeigersinn. Ziel: { $where }.
news-disc = Scheibe { $place } wird aufgedeckt: { $disc }.
news-card = { $who } spielt die Karte { $card }.
news-card-any-piece = { $who } spielt die Karte { $card }, um stattdessen einen beliebigen Stein zu nehmen.
news-builds = { $who } baut { $piece } auf { $cells }.
news-passes = { $who } passt.
news-dealt = Alle bekommen { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
news-gets-card = { $who } bekommt eine Karte.
news-loses-card = { $neighbour } zieht eine Karte von { $who } und wirft sie ab: { $card }.
news-reshuffled = Der Stapel ist aufgebraucht: Die abgeworfenen Karten werden gemischt und sind der neue Stapel.
news-no-card = Es ist keine Karte mehr zum Ziehen da.
news-steals = { $who } stiehlt { $piece } von { $other }.
news-wants-to-steal = { $who } will { $piece } von { $other } stehlen.
news-swaps = { $who } gibt { $other } { $give } und nimmt { $take }.
news-wants-to-swap = { $who } will { $other } { $give } geben und { $take } nehmen.
news-wants-to-teleport = { $who } spielt einen Teleport, um mit { $other } den Platz zu tauschen.
news-allows = { $who } wehrt nicht ab.
news-defends = { $who } spielt eine Abwehrkarte: abgewehrt!
news-teleported = { $who } tauscht mit { $other } den Platz und steht jetzt hier: { $where }.
news-on-start = Auf einem Startkreis geschieht nichts: Der Zug von { $who } ist vorbei.
news-none-left = Im Vorrat ist kein { $kind } mehr: Der Zug von { $who } verfällt.
news-no-place = { $who } hat keinen Platz für { $kind }: Der Zug verfällt.
news-no-place-any = { $who } kann keinen Stein aus dem Vorrat bauen: Der Zug verfällt.
news-nothing-to-steal = Für { $who } gibt es nichts zu stehlen: Der Zug verfällt.
news-no-swap = { $who } kann mit { $others } nichts tauschen.
news-layer-full = Schicht { $layer } von { $who } ist voll!
news-layer-broken = Schicht { $layer } von { $who } ist nicht mehr voll.
news-perfect-cube = { $who } hat einen perfekten Würfel gebaut!
news-double-cube = { $who } hat einen perfekten Doppelwürfel gebaut!
play-chance-stands-bloqs = Das lässt sich nicht mehr zurücknehmen: Seitdem ist gewürfelt, eine Scheibe aufgedeckt oder eine Karte gezogen worden.

score-layers = Schichten
score-cubes = Würfelchen
score-bloqs = Eine volle Schicht zählt 100, jedes Würfelchen in anderen Schichten 1: Die meisten gewinnen, wenn niemand einen perfekten Würfel baut.

menu-ask-action = Nummer (0 geht zurück):
menu-build = { $pieces } bauen
menu-roll = würfeln
menu-clockwise = im Uhrzeigersinn, Ziel { $where }
menu-counter-clockwise = gegen den Uhrzeigersinn, Ziel { $where }
menu-die-card = die Karte { $card } spielen: { $pips } weit gehen, statt zu würfeln
menu-piece-card = die Karte { $card } spielen: einen beliebigen Stein aus dem Vorrat nehmen
menu-teleport = Teleport: mit { $other } den Platz tauschen, Ziel { $where }
menu-defend = eine Abwehrkarte spielen und abwehren
menu-allow = zulassen
menu-pass = passen
menu-bloqs-pieces = Was gebaut werden kann. In Klammern: an wie vielen Stellen.
menu-ask-kind = Welche Art, zum Beispiel 2 oder L4 (0 geht zurück):
menu-layers-beside = Die Schichten eines Steins stehen nebeneinander, die unterste links.
menu-cells = Das Würfelchen { $mark } des Steins kann auf jede Zelle, die mit { $mark } markiert ist. Eine Zelle ist ein Feld und eine Schicht, zum Beispiel { $example }.
menu-ask-cell = Welche Zelle, zum Beispiel { $example } (0 geht zurück):
menu-ask-build = Enter baut ihn, eine andere Zelle verschiebt ihn, 0 geht zurück:
menu-foretold-layer = Das macht Schicht { $layer } voll!
menu-foretold-cube = Das ergibt einen perfekten Würfel!
menu-ask-player = Welcher Spieler? Nummer (0 geht zurück):
menu-ask-steal = Welchen Stein stiehlst du, zum Beispiel { $example } (0 geht zurück):
menu-ask-give = Welchen deiner Steine gibst du, zum Beispiel { $example } (0 geht zurück):
menu-ask-take = Welchen Stein nimmst du dafür, zum Beispiel { $example } (0 geht zurück):
menu-may-be-taken = kann genommen werden
menu-no-place-for-it = Es gäbe keinen Platz, um ihn zu bauen.
menu-no-such-piece = Es ist jetzt kein { $about } zu bauen.

pieces-none = Noch ist nichts gebaut.
pieces-no-player = Einen Spieler { $about } gibt es nicht: Spieler sind 1 bis { $most }.

help-build-bloqs = einen Stein bauen: Art und Nummer, dazu die Zellen aller seiner Würfelchen (Feld und Schicht)
help-kind-bloqs = Schritt für Schritt wählen, wohin ein Stein kommt: seine Art
help-steal-bloqs = Spieler 2 einen Stein stehlen
help-swap-bloqs = Spieler 2 einen Stein geben und einen dafür nehmen
help-direction-bloqs = im Uhrzeigersinn oder dagegen um den Ring gehen
help-travel-bloqs = würfeln, stattdessen eine Wurfkarte spielen, oder mit Spieler 2 den Platz tauschen
help-card-bloqs = auf einer Scheibe dieser Art: stattdessen einen beliebigen Stein nehmen
help-answer-bloqs = jemandem antworten, der etwas von dir will
help-hand = die Karten dessen zeigen, der am Zug ist
help-moves-bloqs = auflisten, was zu tun ist; wo ein Stein gebaut werden kann: moves L4
help-pieces-bloqs = welche Steine genommen werden können, und warum die anderen nicht; von einem Spieler: pieces 2
help-roll-bloqs = würfeln; einfach Enter tut dasselbe
help-undo-bloqs = den letzten Zug zurücknehmen; nicht mehr nach einem Wurf, einer aufgedeckten Scheibe oder einer gezogenen Karte
help-board-bloqs = den Ring und die Türme noch einmal zeichnen
help-score-bloqs = den Stand bisher zeigen
