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
page-nav-settings = Einstellungen
# Stands where the player's name would.
page-nav-me = Ich

page-title-start = Spielen
page-title-new = Neues Spiel
page-title-watch = Zusehen
page-title-leaders = Bestenlisten
page-title-person = Profil
page-title-learn = Lernen
page-title-settings = Einstellungen
page-title-me = Ich
page-title-replay = Rückblick
page-title-analysis = Analyse
page-title-editor = Stellung aufbauen
page-title-workshop = Werkstatt
page-title-score = Am echten Tisch
page-title-book = Spielebuch
page-title-tournament = Turnier
page-title-missing = Nicht gefunden

## The start page

page-start-heading = Was möchtest du spielen?
page-start-level = Stufe des Computers
page-start-resume = Deine Spiele
page-start-computer = Gegen den Computer
page-start-friends = Mit Freunden
page-start-anyone = Gegen irgendwen
page-start-tournament = Turnier
page-start-device = An diesem Gerät
page-start-more = Mehr Möglichkeiten
page-starting = Es geht los …

page-about-blokus = Lege deine Steine Ecke an Ecke und sei allen anderen im Weg.
page-about-blokus-duo = Das Duell auf dem kleinen Brett: schnell, scharf und fair.
page-about-bloxx = Würfle, zeichne die Form auf dein Blatt und lass keine Lücken.
page-about-bloqs = Zieh um den Ring, baue einen Turm und bestiehl die anderen.
page-about-blokus-players = Zu viert, jeder mit einer Farbe.
page-about-blokus-3-players = Zu dritt, jeder mit einer Farbe; die vierte spielen alle reihum.
page-about-blokus-2-players = Zu zweit, jeder mit zwei Farben.

# How well the computer plays.
page-level-1 = Erste Schritte
page-level-2 = Anfänger
page-level-3 = Gemütlich
page-level-4 = Hobby
page-level-5 = Solide
page-level-6 = Geübt
page-level-7 = Stark
page-level-8 = Experte
page-level-9 = Meister
page-level-1-about = Hat gerade erst die Regeln gelernt. Antwortet sofort.
page-level-2-about = Sieht, was ein Zug bringt, aber nicht, was er verdirbt. Antwortet sofort.
page-level-3-about = Nimmt, was im Moment am besten aussieht. Antwortet sofort.
page-level-4-about = Denkt ein wenig an das, was kommt, und schlägt meist Stufe 3. Antwortet sofort.
page-level-5-about = Verschenkt wenig und schlägt meist Stufe 4. Antwortet sofort.
page-level-6-about = Schlägt meist Stufe 5. Antwortet innerhalb einer Sekunde.
page-level-7-about = Schlägt meist Stufe 6. Antwortet innerhalb einer Sekunde.
page-level-8-about = Schlägt meist Stufe 7. Antwortet innerhalb einer Sekunde.
page-level-9-about = Die stärkste Stufe. Denkt bis zu drei Sekunden nach.

## A new game

page-new-with = Mit wem?
page-new-players = Wie viele spielen mit?
page-new-rules = Welche Regeln?
page-rules-bloqs = Grundspiel
page-rules-bloqs-about = Alle ziehen in derselben Richtung um den Ring.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = Du wählst, in welche Richtung du ziehst.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = Mit Karten: Wurf wählen, Plätze tauschen, Turm verteidigen.
page-new-names = Wer spielt?
page-new-friends-how = Du bekommst einen Link und einen QR-Code für die anderen. Niemand braucht ein Konto.
page-new-seats = Plätze
page-new-seat-me = Ich
page-new-seat-computer = Der Computer
page-new-seat-link = Jemand mit dem Link
page-new-seat-open = Offen für alle
page-new-seat-hot = Jemand an diesem Gerät
page-new-level = Stufe
page-new-stand-in = Computer, wenn jemand weg ist
page-new-own-players = Spieler dieses Servers
page-new-own-about = Spielt für diesen Server. Wer ihn betreibt, hat ihn geschrieben oder ausgesucht.
page-new-more = Erweitert
page-box = Schachtel
page-box-ours = Die von Klotz
page-box-of = { $name } (von { $owner })
page-box-make = Eine eigene Schachtel machen
page-new-clock = Uhr
page-new-lots = Plätze und Farben auslosen
page-new-public = Alle dürfen dieses Spiel finden und zusehen
page-new-rated = Gewertet: zählt für die Bestenliste
page-new-begin = Spiel beginnen
page-new-invite = Link erstellen

## Who plays with what, and who begins

page-seating-colour = Deine Farbe
page-seating-colour-of = Farbe für { $who }
# A colour: it doesn't matter which.
page-seating-any = egal
page-seating-first = Wer beginnt?
page-seating-first-rules = Wie es die Regeln sagen
page-seating-first-rules-blokus = Blau, wie es die Regeln sagen
page-seating-first-rules-bloqs = Der höchste Wurf, laut Regeln
page-seating-first-rules-bloxx = Platz 1
page-seating-first-lot = Das Los entscheidet
page-seating-first-loser = Wer zuletzt verloren hat (im ersten Spiel: das Los)
# $who is a name, or one of the sentences above.
page-seating-begins = Es beginnt: { $who }

page-clock-none = Keine Uhr
page-clock-move-30 = 30 Sekunden pro Zug
page-clock-move-120 = 2 Minuten pro Zug
page-clock-total-10 = 10 Min. für jeden + 5 s pro Zug
page-clock-total-20 = 20 Min. für jeden + 10 s pro Zug
page-clock-days-1 = Ein Tag pro Zug
page-clock-days-3 = Drei Tage pro Zug
page-clock-left = Verbleibende Zeit

## Lists of games

page-list-waiting = Wartet auf Mitspieler
page-list-playing = Wird gespielt
page-list-finished = Beendet
page-list-rated = Gewertet
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
page-part-blanks = Leere Felder
page-part-layers = Schichten
page-part-cubes = Würfelchen
page-part-bonus = Bonus

## At the table

page-your-turn = Du bist am Zug
page-turn-of = Am Zug: { $who }
page-thinking-for = Denkt nach … { $seconds } s
page-hurry = Jetzt ziehen
page-skip = Weiter
page-sound-offer = Mit Ton spielen?
page-sound-yes = Einschalten
page-sound-no = Nein, danke
page-no-board = Das Brett für dieses Spiel ist noch nicht da.
page-table-gone = Dieses Spiel gibt es nicht mehr.
page-table-closed = Dieses Spiel wurde abgesagt, bevor es begann.
page-reconnecting = Keine Verbindung. Neuer Versuch …
page-move-lost = Die Verbindung ist abgebrochen, bevor dein Zug ankam. Bitte spiele ihn noch einmal.
page-move-kept = Dein Zug ist gespeichert und geht raus, sobald du wieder online bist.
page-offline = Du bist offline. Deine Partien und alles, was du an Lektionen und Rätseln schon geöffnet hast, sind da. Für ein neues Spiel und fürs Spielen in Echtzeit brauchst du eine Verbindung.
page-cover = { $who }, du bist am Zug.
page-cover-look = Ich bin so weit
page-absent = { $who } hat schon länger nicht gezogen.
page-absent-ask = Fragen, ob noch jemand da ist
page-absent-asked = { $who } wurde gefragt: Noch da?
page-absent-silent = { $who } antwortet nicht.
page-absent-take-over = Den Computer weiterspielen lassen
page-here-question = Noch da? Sonst spielt vielleicht der Computer für dich weiter.
page-here = Ich bin da
page-replaced =
    { $why ->
        [slow] { $who } hat zu lange gebraucht.
        [illegal] { $who } wollte einen Zug machen, der nicht erlaubt ist.
        [gone] { $who } gibt es auf diesem Server nicht mehr.
       *[failed] { $who } ist ausgefallen.
    } Der Computer spielt auf Stufe { $level } weiter.

page-hint = Tipp
page-hint-play = So spielen
page-hint-none = Diesmal kein Tipp.
page-how = So wird gespielt
page-how-rules = Alle Regeln
page-how-lesson = Kurze Lektion
page-how-again = Rundgang zeigen
page-how-keys = Tasten
page-how-close = Schließen
page-keys-help = diese Liste
page-coach-at = { $at } von { $all }
page-coach-next = Weiter
page-coach-done = Alles klar
page-thinking = Denkt nach …
page-undo = Zurücknehmen
page-undo-asked = Du möchtest einen Zug zurücknehmen. Die anderen müssen zustimmen.
page-undo-question = { $who } möchte { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurücknehmen.
page-undo-agree = Zustimmen
page-undo-refuse = Ablehnen
page-resign = Aufgeben
page-resign-sure = Dieses Spiel aufgeben?
page-resign-about = Damit hast du verloren.
page-leave = Tisch verlassen
page-leave-sure = Den Tisch verlassen?
page-leave-about = Der Computer spielt für dich weiter. Bis das Spiel zu Ende ist, kannst du zurückkommen.
page-take-over = Computer für mich spielen lassen
page-take-over-sure = Soll der Computer für dich spielen?
page-take-over-about = Die anderen sehen das. Du kannst jederzeit selbst weiterspielen.
page-play-one = Einen Zug für mich spielen
page-autoplay = Weiterspielen lassen
page-autoplay-stop = Anhalten
page-hand-back = Selbst weiterspielen
page-plan = Antwort planen
page-plan-about = Wenn dieser Zug kommt, spiele ich jenen. Sonst sieht das niemand.
page-plan-if = Wenn { $who } das spielt …
page-plan-then = … spiele ich
page-plan-keep = Plan behalten
page-plan-back = Einen Zug zurück
page-plan-cancel = Abbrechen
page-plan-done = Schließen
page-plans = Meine Pläne
page-plan-number = Plan { $number }
page-plan-show = Plan { $number } zeigen
page-plan-delete = Plan { $number } löschen
page-plan-line = Das ist Plan { $number }.

page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-chat-send = Senden
page-chat-unread = { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }

page-room-missing = { $missing ->
        [0] Alle sind da.
        [one] Es fehlt noch jemand, dann geht es los.
       *[other] Es fehlen noch { $missing }, dann geht es los.
    }
page-room-invited = Du bist zum Spielen eingeladen.
page-room-invited-by = { $who } lädt dich zu { $game } ein.
page-room-your-name = Dein Name
page-room-no-seat = Alle Plätze sind vergeben. Du kannst zuschauen, sobald es losgeht.
page-room-meanwhile = Solange gegen den Computer spielen
page-room-sit = Platz nehmen
page-room-link = Link zu diesem Spiel
page-room-qr = QR-Code des Links
page-room-how = Schicke den Link oder lass den Code scannen. Sobald alle da sind, geht es los.
page-room-close = Absagen

## The end

page-end-you-win = Du gewinnst!
page-end-you-lose = Diesmal hast du verloren.
page-end-you-place = Du bist { $place ->
        [2] Zweiter
        [3] Dritter
       *[other] Vierter
    }.
page-end-you-resigned = Du hast aufgegeben.
page-end-you-share = Du teilst dir den Sieg!
page-end-review = Meine Fehler ansehen
page-end-try-level = Stufe { $level } versuchen
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
page-end-new = Neues Spiel
page-rematch = Revanche
page-rematch-go = Zur Revanche
page-replay = Rückblick
page-record = Spieldatei
page-picture = Bild

page-verify = Die Würfel prüfen
page-verify-checking = Wird geprüft …
page-verify-kept = Geprüft: Der Startwert ist der, der vor dem Spiel zugesagt wurde.
page-verify-all = { $draws ->
        [one] Geprüft: Der einzige Wurf stand schon vor dem Spiel fest.
       *[other] Geprüft: Alle { $draws } Würfe standen schon vor dem Spiel fest.
    }
page-verify-broken = Das stimmt nicht mit dem überein, was vor dem Spiel zugesagt wurde.
page-verify-cannot = Dieser Browser kann die Würfel nicht prüfen. Lade die Spieldatei herunter und prüfe sie mit klotz verify.
page-verify-promise = Versprochene Prüfsumme
page-verify-seed = Startwert

## What was refused

page-refused = Das hat nicht geklappt.
page-refused-unreachable = Der Server ist nicht zu erreichen.

## Settings

page-set-language = Sprache
page-set-theme = Darstellung
page-set-theme-system = Wie auf diesem Gerät
page-set-theme-light = Hell
page-set-theme-dark = Dunkel
page-set-palette = Farben
page-set-palette-classic = Klassisch
page-set-palette-colour-blind = Leicht zu unterscheiden, mit Mustern
page-set-pace = Züge der anderen
page-set-pace-instant = Sofort
page-set-pace-normal = Gut zu verfolgen
page-set-pace-slow = Langsam
page-set-confirm = Jeden Zug bestätigen
page-set-confirm-touch = Auf Touchscreens
page-set-confirm-always = Immer
page-set-confirm-never = Nie
page-set-large = Große Schrift und Knöpfe
page-set-left-handed = Linkshändig
page-set-coordinates = Koordinaten zeigen
page-set-move-numbers = Zugnummern zeigen
page-set-chat = Chat zeigen
page-set-sound = Ton
page-set-notify = Benachrichtigen, wenn ich am Zug bin
page-set-kept = Diese Einstellungen werden in diesem Browser gespeichert.

## Looking back

page-step-slider = Zug
page-step-at = Zug { $at } von { $moves }
page-step-first = Zum Anfang
page-step-back = Einen Zug zurück
page-step-on = Einen Zug weiter
page-step-last = Zum Ende
page-graph = Erwarteter Endstand
page-judge = Spiel analysieren
page-judging = Wird analysiert …
page-turning-points = Wendepunkte
page-review-mine = Meine Fehler
page-review-none = Keine groben Fehler: gut gespielt!
page-graph-chances = Gewinnchance in Prozent
page-show-better = Besseren Zug zeigen
page-show-played = Gespielten Zug zeigen
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-moves = Züge
page-replay-chance = Würfel oder Karten
page-try-here = Hier etwas ausprobieren
page-try-end = Zurück zum Spiel
page-variations = Ausprobiert
page-variation = Ab Zug { $from }: { $count }
page-variation-forget = Vergessen
page-verdict-best = bester Zug
page-verdict-good = gut
page-verdict-inaccuracy = ungenau
page-verdict-mistake = Fehler
page-verdict-blunder = grober Fehler
page-verdict-forced = erzwungen
page-cost-points = kostete etwa { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
page-cost-chance = kostete { $amount } % Gewinnchance
page-analyse-here = Von hier ausprobieren
page-share-moment = Diesen Moment teilen
page-share-position = Diese Stellung teilen
page-to-table = Zum Tisch
page-analysis-how = Spiel für alle Seiten, geh zurück, probier etwas anderes.
page-analysis-chance = Den Zufall entscheiden lassen
page-analysis-choose = Oder das Ergebnis wählen
page-editor-open = Stellung aufbauen
page-position-broken = Dieser Link ist beschädigt: Die Stellung darin ist nicht lesbar.
page-position-empty = Mit leerem Brett beginnen
page-new-position = Das Spiel beginnt mit dieser Stellung.
page-new-position-change = Stellung ändern

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
page-me-password = Passwort (mindestens 8 Zeichen)
page-me-recovery = Dein Wiederherstellungscode
page-me-recovery-how = Schreib ihn auf: Er wird nur jetzt gezeigt. Mit ihm kannst du ein neues Passwort setzen, wenn du deines vergisst.
page-me-recovery-kept = Ich habe ihn aufgeschrieben
page-me-log-out = Abmelden
page-me-login-password = Passwort
page-me-recover = Passwort vergessen
page-me-recovery-code = Wiederherstellungscode
page-me-new-password = Neues Passwort (mindestens 8 Zeichen)
page-me-change-password = Passwort ändern
page-me-password-changed = Passwort geändert. Alle anderen Geräte sind abgemeldet.
page-mail = E-Mail, wenn ich am Zug bin
page-mail-about = Bei Spielen ohne Uhr oder mit Tagen pro Zug. Höchstens eine E-Mail pro Stunde.
page-mail-address = E-Mail-Adresse
page-mail-send-code = Code schicken
page-mail-code = Code aus der E-Mail
page-mail-confirm = Bestätigen
page-mail-on = Wir schreiben an { $address }, wenn du am Zug bist.
page-mail-stop = Keine E-Mails mehr
page-me-profile = Mein Profil
page-leaders = Bestenlisten
page-leaders-none = Hier ist noch niemand gewertet. Gewertete Spiele haben eine Uhr und brauchen Konten.
page-leaders-rating = Wertung
page-leaders-games = Spiele
page-profile-since = Dabei seit { $date }
page-profile-unrated = Noch keine gewerteten Spiele.
page-me-games = Beendete Spiele
page-me-export = Alle meine Spiele herunterladen
page-me-delete = Konto löschen
page-me-delete-sure = Dein Konto löschen?
page-me-delete-about = Dein Name und dein Konto werden endgültig gelöscht. Spiele mit anderen bleiben, ohne deinen Namen.
page-tokens = Schlüssel für Bots
page-tokens-about = Ein Programm mit einem Schlüssel spielt in deinem Namen.
page-tokens-secret = Dein Schlüssel. Kopiere ihn jetzt, er wird nicht noch einmal gezeigt:
page-tokens-name = Name des Bots
page-tokens-make = Schlüssel anlegen
page-tokens-delete = Löschen
page-tokens-read = lesen
page-tokens-play = spielen
page-tokens-tables = Spiele anlegen und mitspielen

# A number with buttons beside it.
page-count-less = { $what }: 1 weniger
page-count-more = { $what }: 1 mehr

page-tournament-back = Zurück zum Turnier
page-tournament-standings = Tabelle

## Phones at home

page-house = Handys in diesem Haus
page-house-how = Richte die Handykamera hierauf, dann öffnet sich Klotz. Das Handy muss im selben WLAN sein.
page-house-warning = Alle in diesem Netz können es öffnen und mitspielen. Mach das nur zu Hause oder unter Freunden.
page-house-closed = Hier kann nur dieses Gerät Klotz öffnen. Damit Handys zu Hause mitspielen können, starte es mit klotz play --house.
