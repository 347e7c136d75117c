### A position set up by hand.

page-editor-how = Nimm Steine aus dem Vorrat und leg sie hin, jede Farbe, in jeder Reihenfolge. Tipp auf einen Stein auf dem Brett, um ihn wegzunehmen.
page-editor-game = Spiel
page-editor-players = { $players } Spieler
page-editor-pieces = Steine in der Hand
page-editor-next = Als Nächstes am Zug
page-editor-back = Rückgängig
page-editor-clear = Brett leeren
page-editor-flaws = So kann es in keinem Spiel stehen:
page-editor-over = In dieser Stellung ist das Spiel vorbei.
page-editor-analyse = Analysieren
page-editor-computer = Gegen den Computer spielen
page-editor-friends = Mit Freunden spielen
page-editor-alone = Allein weiterspielen
page-editor-none = Stellungen von { $game } lassen sich noch nicht von Hand aufbauen. Du kannst eine Zug für Zug ausspielen.

## Bloxx!: sheets that are drawn on

page-editor-how-bloxx = Wähl eine Form der Würfel und zeichne sie auf das Blatt. Tipp auf eine gezeichnete Form, um sie wegzunehmen.
page-editor-pieces-bloxx = Blatt
page-editor-next-bloxx = Würfelt als Nächstes
page-editor-clear-bloxx = Blätter leeren
page-editor-idle-bloxx = Wähl eine Form.
page-editor-face = Würfel { $die }, Form { $number }
page-editor-lost = Kreuz statt Kreis

## Bloqs: towers, the ring, and cards

page-editor-how-bloqs = Wähl einen Stein aus dem Vorrat und bau ihn in den Turm ein. Tipp auf einen Stein im Turm, um ihn herauszunehmen.
page-editor-pieces-bloqs = Turm
page-editor-ring = Scheiben und Figuren
page-editor-pawn-start = Startkreis
page-editor-pawn-disc = Scheibe { $place }
page-editor-cards = Karten
page-editor-card-add = Karte hinzufügen
page-editor-card-away = { $card } wegnehmen
page-editor-secrets = Karten, die du verteilst, kennen alle. Nimm sie zurück, um diese Stellung zu spielen: Dann werden sie zu Spielbeginn verteilt.
