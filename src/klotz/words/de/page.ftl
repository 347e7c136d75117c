### Die Seite: alles außer den Brettern, die eigene Dateien haben.
### Namen von Spielen sind Namen: Sie bleiben in jeder Sprache, wie sie sind.

page-loading = Einen Moment …
page-getting-ready = { $game } wird vorbereitet … { $done } von { $steps }
page-not-loaded = Dieser Teil konnte nicht geladen werden.
page-try-again = Noch einmal versuchen
page-cancel = Abbrechen
page-dismiss = Diese Meldung schließen
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-you = Du
page-missing = Unter dieser Adresse ist nichts zu finden.
page-trademarks = Blokus, Bloxx! und Bloqs sind Marken ihrer Inhaber. Klotz ist unabhängig von ihnen und zeichnet seine eigenen Bretter.

## Getting around

page-nav-label = Seiten
page-nav-skip = Zum Inhalt springen
page-nav-home = Zur Startseite
page-nav-play = Spielen
page-nav-watch = Zusehen
page-nav-learn = Lernen
page-nav-settings = Optionen
# Stands where the player's name would.
page-nav-me = Ich

page-title-start = Spielen
page-title-new = Neues Spiel
page-title-watch = Zusehen
page-title-learn = Lernen
page-title-settings = Einstellungen
page-title-me = Ich
page-title-replay = Rückblick
page-title-analysis = Analyse
page-title-missing = Nicht gefunden

## The start page

page-start-heading = Was möchtest du spielen?
page-start-level = Der Computer spielt
page-start-resume = Deine Spiele
page-start-computer = Gegen den Computer
page-start-friends = Mit Freunden
page-start-device = An diesem Gerät
page-start-more = Mehr Möglichkeiten
page-starting = Es geht los …

page-about-blokus = Lege deine Steine Ecke an Ecke und sei allen anderen im Weg.
page-about-blokus-duo = Das Duell auf dem kleinen Brett: schnell, scharf und fair.
page-about-bloxx = Würfle, zeichne die Form auf dein Blatt und lass keine Lücken.
page-about-bloqs = Zieh um den Ring, baue einen Turm und stiehl bei den anderen.
page-about-blokus-players = Zu viert, jeder mit einer Farbe.
page-about-blokus-3-players = Zu dritt, jeder mit einer Farbe; die vierte spielen alle reihum.
page-about-blokus-2-players = Zu zweit, jeder mit zwei Farben.

# How well the computer plays.
page-level-1 = Erste Schritte
page-level-2 = Anfänger
page-level-3 = Gemütlich
page-level-4 = Gelegentlich
page-level-5 = Solide
page-level-6 = Geübt
page-level-7 = Stark
page-level-8 = Experte
page-level-9 = Meister

## A new game

page-new-with = Mit wem?
page-new-players = Wie viele spielen mit?
page-new-rules = Welche Regeln?
page-rules-bloqs = Grundspiel
page-rules-bloqs-about = Alle ziehen in derselben Richtung um den Ring.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = Du wählst, in welche Richtung du ziehst.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = Mit Karten: den Würfel lenken, Plätze tauschen, den Turm verteidigen.
page-new-names = Wer spielt?
page-new-friends-how = Du bekommst einen Link und einen QR-Code für die anderen. Niemand braucht ein Konto.
page-new-seats = Plätze
page-new-seat-me = Ich
page-new-seat-computer = Der Computer
page-new-seat-link = Jemand mit dem Link
page-new-seat-open = Wer will
page-new-seat-hot = Jemand an diesem Gerät
page-new-level = Stufe
page-new-more = Erweitert
page-new-clock = Uhr
page-new-lots = Plätze auslosen
page-new-public = Alle dürfen dieses Spiel finden und zusehen
page-new-begin = Spiel beginnen
page-new-invite = Link holen

page-clock-none = Keine Uhr
page-clock-move-30 = 30 Sekunden pro Zug
page-clock-move-120 = 2 Minuten pro Zug
page-clock-total-10 = 10 Minuten für jeden, 5 Sekunden mehr pro Zug
page-clock-total-20 = 20 Minuten für jeden, 10 Sekunden mehr pro Zug
page-clock-days-1 = Ein Tag pro Zug
page-clock-days-3 = Drei Tage pro Zug
page-clock-left = Verbleibende Zeit

page-option-starts = Der erste Stein
page-option-starts-any = Auf ein beliebiges freies Startfeld
page-option-starts-own = Auf das Startfeld der eigenen Farbe
page-option-scoring = Wertung
page-option-scoring-basic = Übrige Felder: weniger gewinnt
page-option-scoring-advanced = Punkte mit Prämien: mehr gewinnt
page-option-contact = Neue Formen müssen
page-option-contact-side = Mit einer Kante anliegen
page-option-contact-rest = Anliegen und auf etwas aufliegen
page-option-overhang = Steine, die über den Rand ragen
page-option-overhang-false = Nicht erlaubt
page-option-overhang-true = Erlaubt

## Lists of games

page-list-waiting = Wartet auf Mitspieler
page-list-playing = Wird gespielt
page-list-finished = Beendet
page-watch-playing = Wird gerade gespielt
page-watch-waiting = Wartet auf Mitspieler
page-watch-finished = Gerade beendet
page-watch-none = Im Moment keine öffentlichen Spiele.
page-watching = Du siehst zu.

## Seats

page-seat-computer = Computer { $seat }
page-seat-level = Stufe { $level }
page-seat-player = Spieler { $seat }
page-seat-number = Platz { $seat }
page-seat-free = Platz { $seat }: frei
page-seat-away = der Computer spielt weiter
page-seat-out = raus
page-seat-due = ist am Zug

page-colour-blue = Blau
page-colour-yellow = Gelb
page-colour-red = Rot
page-colour-green = Grün

page-part-blue = Blau
page-part-yellow = Gelb
page-part-red = Rot
page-part-green = Grün
page-part-rows = Reihen
page-part-numbers = Zahlen
page-part-gaps = Lücken
page-part-blanks = Leere
page-part-layers = Schichten
page-part-cubes = Würfel

## At the table

page-your-turn = Du bist am Zug
page-turn-of = { $who } ist am Zug
page-no-board = Das Brett für dieses Spiel ist noch nicht da.
page-table-gone = Dieses Spiel gibt es nicht oder nicht mehr.
page-table-closed = Dieses Spiel wurde abgesagt, bevor es begann.
page-reconnecting = Keine Verbindung. Neuer Versuch …
page-move-lost = Die Verbindung ist abgebrochen, und dein letzter Zug kam nicht an. Bitte spiele ihn noch einmal.
page-cover = { $who }, du bist am Zug.
page-cover-look = Meine Seite zeigen
page-absent = { $who } hat schon länger nicht gezogen.
page-absent-take-over = Den Computer weiterspielen lassen

page-hint = Tipp
page-hint-play = Spielen
page-hint-none = Diesmal kein Tipp.
page-thinking = Denkt nach …
page-undo = Zurücknehmen
page-undo-asked = Du möchtest zurücknehmen. Die anderen müssen zustimmen.
page-undo-question = { $who } möchte { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurücknehmen.
page-undo-agree = Zustimmen
page-undo-refuse = Ablehnen
page-resign = Aufgeben
page-resign-sure = Dieses Spiel aufgeben?
page-resign-about = Damit ist es für dich verloren.
page-leave = Gehen
page-leave-sure = Den Tisch verlassen?
page-leave-about = Der Computer spielt für dich weiter, und du kannst zurückkommen, solange das Spiel dauert.
page-take-over = Computer, spiel für mich
page-hand-back = Ich spiele wieder

page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-chat-send = Senden

page-room-missing = { $missing ->
        [0] Alle sind da.
        [one] Es fehlt noch jemand, dann geht es los.
       *[other] Es fehlen noch { $missing }, dann geht es los.
    }
page-room-invited = Du bist zum Spielen eingeladen.
page-room-sit = Platz nehmen
page-room-link = Link zu diesem Spiel
page-room-qr = QR-Code des Links
page-room-how = Schicke den Link oder lass den Code scannen. Sobald alle da sind, geht es los.
page-room-close = Absagen

## The end

page-end-you-win = Du gewinnst!
page-end-wins = { $who } gewinnt!
page-end-share = { $who } gewinnen gemeinsam!
page-end-alone = { $points ->
        [one] Du hast 1 Punkt erreicht.
       *[other] Du hast { $points } Punkte erreicht.
    }
page-end-resigned = Die anderen haben aufgegeben.
page-end-time-up = Die Zeit ist um.
page-end-sheet = Wertung
page-end-place = Platz
page-end-player = Spieler
page-end-total = Summe
page-end-new = Ein anderes Spiel
page-rematch = Revanche
page-rematch-go = Zur Revanche
page-replay = Rückblick
page-record = Aufzeichnung
page-picture = Bild

page-verify = Die Würfel prüfen
page-verify-checking = Wird berechnet …
page-verify-kept = Die Zufallszahl hat die Prüfsumme, die vor dem Spiel versprochen wurde: Niemand kann sie geändert haben.
page-verify-all = { $draws ->
        [one] Die Zufallszahl hat die versprochene Prüfsumme und ergibt den einen Wurf dieses Spiels.
       *[other] Die Zufallszahl hat die versprochene Prüfsumme und ergibt alle { $draws } Würfe dieses Spiels.
    }
page-verify-broken = Das stimmt nicht mit dem überein, was vor dem Spiel versprochen wurde.
page-verify-cannot = Dieser Browser kann es hier nicht berechnen. Die Aufzeichnung lässt sich mit dem Befehl klotz verify prüfen.
page-verify-promise = Versprochene Prüfsumme
page-verify-seed = Zufallszahl

## What was refused

page-refused = Das hat nicht geklappt.
page-refused-unreachable = Der Server ist nicht zu erreichen.

## Settings

page-set-language = Sprache
page-set-theme = Helligkeit
page-set-theme-system = Wie auf diesem Gerät
page-set-theme-light = Hell
page-set-theme-dark = Dunkel
page-set-palette = Farben
page-set-palette-classic = Klassisch
page-set-palette-colour-blind = Leicht zu unterscheiden, mit Mustern
page-set-confirm = Jeden Zug bestätigen
page-set-confirm-touch = Beim Spielen mit dem Finger
page-set-confirm-always = Immer
page-set-confirm-never = Nie
page-set-large = Große Schrift und Knöpfe
page-set-left-handed = Linkshändig
page-set-coordinates = Koordinaten zeigen
page-set-move-numbers = Zugnummern zeigen
page-set-chat = Chat zeigen
page-set-sound = Ton
page-set-notify = Benachrichtigen, wenn ich am Zug bin
page-set-kept = Diese Einstellungen bleiben in diesem Browser.

## Looking back

page-step-slider = Zug
page-step-at = Zug { $at } von { $moves }
page-step-first = Zum Anfang
page-step-back = Einen Zug zurück
page-step-on = Einen Zug weiter
page-step-last = Zum Ende
page-graph = Erwarteter Endstand
page-judge = Spiel beurteilen
page-judging = Jeder Zug wird beurteilt …
page-turning-points = Wendepunkte
page-better = Besser: { $move }
page-verdict-best = der beste Zug
page-verdict-good = gut
page-verdict-inaccuracy = ungenau
page-verdict-mistake = Fehler
page-verdict-blunder = grober Fehler
page-verdict-forced = erzwungen
page-analyse-here = Von hier ausprobieren
page-share-moment = Diesen Moment teilen
page-share-position = Diese Stellung teilen
page-to-table = Zum Tisch
page-analysis-how = Ziehe für alle Seiten, geh zurück, probiere etwas anderes.
page-analysis-chance = Den Zufall entscheiden lassen
page-analysis-choose = Oder wählen, was er bringt

## Learn

page-learn-rules = Die Regeln von { $game }
page-learn-try = Ausprobieren

## Me

page-me-name = Name
page-me-save = Speichern
page-me-renamed = Dein Name ist gespeichert.
page-me-why-account = Zum Spielen brauchst du kein Konto. Mit einem hast du deine Spiele und deinen Namen auf jedem Gerät dabei.
page-me-account = Konto
page-me-register = Konto anlegen
page-me-login = Anmelden
page-me-password = Passwort, mindestens 8 Zeichen
page-me-recovery = Dein Wiederherstellungscode
page-me-recovery-how = Schreib ihn auf. Er wird nur jetzt gezeigt und setzt ein neues Passwort, wenn du deines verlierst.
page-me-recovery-kept = Ich habe ihn aufgeschrieben
page-me-log-out = Abmelden
page-me-games = Beendete Spiele
page-me-export = Alle meine Spiele herunterladen
page-me-delete = Mich löschen
page-me-delete-sure = Alles über dich löschen?
page-me-delete-about = Dein Name und dein Konto werden endgültig gelöscht. Spiele mit anderen bleiben, ohne deinen Namen.
page-tokens = Schlüssel für Bots
page-tokens-about = Ein Programm mit einem Schlüssel spielt in deinem Namen.
page-tokens-secret = Der Schlüssel, nur jetzt zu sehen:
page-tokens-name = Name des Bots
page-tokens-make = Schlüssel anlegen
page-tokens-delete = Löschen
page-tokens-read = lesen
page-tokens-play = spielen
page-tokens-tables = Spiele anlegen und mitspielen
