### Cobble: Regeln, warum ein Zug nicht geht, und wie ein Spiel endet.

game-cobble = Cobble: gemeinsam einen Hof pflastern, die größte Fläche gewinnt

# Auf der Karte in der Seite, und die Einstellung dort.
page-about-cobble = Pflastert gemeinsam den Hof: Die größte Fläche gewinnt.
page-option-size = Felder an jeder Seite

rule-CB-1 = **Reihenfolge.** Zwei bis vier pflastern einen Hof von sechs mal sechs Feldern. Die erste Person beginnt, dann geht es reihum.
rule-CB-1-ruling = Mit `size=8` hat der Hof acht mal acht Felder.

rule-CB-2 = **Der Wurf.** Jeder Zug beginnt mit einem Wurf. Der Würfel zeigt einen Stein: einen Domino aus zwei Feldern, einen Balken aus drei Feldern in einer Reihe oder einen Winkel aus drei Feldern. Passt der Stein nirgends mehr, wird noch einmal gewürfelt.

rule-CB-3 = **Legen.** Du legst diesen Stein in den Hof, beliebig gedreht, mit allen Feldern auf Felder des Hofs.

rule-CB-4 = **Freie Felder.** Ein Stein liegt nur auf freien Feldern und bleibt liegen.

rule-CB-5 = **Ende.** Das Spiel ist aus, wenn nicht einmal mehr ein Domino passt.

rule-CB-6 = **Wertung.** Deine Felder, die sich an einer Seite berühren, sind eine Fläche. Deine größte zählt, einen Punkt für jedes Feld. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.

cobble-over = Das Spiel ist aus: Kein Stein passt mehr.

cobble-not-your-turn = Du bist nicht dran: Jetzt legt Spieler { $player }.

cobble-roll-first = Es ist noch nicht gewürfelt.

cobble-chance-rolls = Was der Würfel zeigt, sucht sich niemand aus.

cobble-roll-again = Für { $stone } ist nirgends mehr Platz, also wird noch einmal gewürfelt.

cobble-outside = Das Feld { $square } liegt außerhalb des Hofs.

cobble-other-stone = Diese Felder sind kein { $stone }, und der ist gewürfelt.

cobble-taken = Auf { $square } liegt schon ein Stein.

outcome-cobble-paved = Der Hof ist gepflastert: Nicht einmal ein Domino passt mehr.
