### Leute: mit wem man spielt, Turniere, Freunde, Profile.

page-seek-label = Mitspieler suchen
page-seek-title = Suche jemanden für { $game }
page-seek-waiting =
    { $waiting ->
        [one] Noch wartet sonst niemand.
       *[other] { $waiting } Leute warten.
    }
page-seek-lost = Keine Verbindung. Neuer Versuch …
page-seek-rated = Gewertet
page-seek-computer = Solange gegen den Computer
page-seek-stop = Nicht mehr suchen
page-seek-found = Jemand will spielen!

page-tournament-about = Ein Link für die ganze Gruppe, Runde um Runde, und eine Tabelle mit allen Punkten.
page-tournament-mine = Deine Turniere
page-tournament-of = Turnier von { $who }: { $game }
page-tournament-status-open = Noch nicht angefangen
page-tournament-status-playing = Läuft
page-tournament-status-finished = Zu Ende
page-tournament-game = Spiel
page-tournament-seats = { $seats } am Tisch
page-tournament-format = Wer spielt gegen wen
page-tournament-swiss = Schweizer System
page-tournament-swiss-about = Ein paar Runden. Du triffst Leute mit so vielen Punkten wie du.
page-tournament-round-robin = Jeder gegen jeden
page-tournament-round-robin-about = Du triffst alle einmal. Gut für eine kleine Gruppe.
page-tournament-large = Mit mehr als zweien am Tisch gilt immer das Schweizer System. Computer nehmen die freien Plätze.
page-tournament-rounds = Runden
page-tournament-fill = Wer keinen Gegner hat, spielt gegen einen Computer
page-tournament-plays = Ich spiele mit
page-tournament-rated = Gewertet: Alle brauchen ein Konto
page-tournament-round = Runde { $round } von { $rounds }
page-tournament-go = An deinen Tisch
page-tournament-wait = Sobald die nächste Runde beginnt, kommst du an deinen Tisch.
page-tournament-next-in = Die nächste Runde beginnt in { $seconds } s.
page-tournament-over = Es ist vorbei. { $who } gewinnt!
page-tournament-won = Es ist vorbei. Du gewinnst!
page-tournament-join = Mitmachen
page-tournament-link = Link zu diesem Turnier
page-tournament-byes = Wer keinen Gegner hat, bekommt ein Freilos: einen Punkt ohne Spiel.
page-tournament-computers = Computer der Stufe { $level } nehmen die Plätze von allen, die fehlen.
page-tournament-start = Anfangen
page-tournament-next = Nächste Runde jetzt
page-tournament-leave = Turnier verlassen
page-tournament-return = Wieder mitmachen
page-tournament-remove = Absagen
page-tournament-remove-sure = Turnier absagen?
page-tournament-remove-about = Die Tabelle ist dann für alle weg. Laufende Partien gehen weiter.
page-tournament-people = Wer dabei ist
page-tournament-points = Punkte
page-tournament-tie-break = Feinwertung
page-tournament-wins = Siege
page-tournament-left = weg
page-tournament-tie-swiss = Ein Sieg ist ein Punkt, ein Unentschieden ein halber; an größeren Tischen gibt es einen Punkt für alle, die hinter dir liegen. Bei gleichen Punkten zählt, wessen Gegner mehr Punkte haben, dann, wer öfter gewonnen hat. Ist auch das gleich, teilt ihr euch den Platz.
page-tournament-tie-round-robin = Ein Sieg ist ein Punkt, ein Unentschieden ein halber. Bei gleichen Punkten zählen die Punkte derer, die du geschlagen hast, und die Hälfte bei Unentschieden; dann die Zahl der Siege. Ist auch das gleich, teilt ihr euch den Platz.
page-tournament-nobody = Noch niemand.
page-tournament-computer = Computer, Stufe { $level }
page-tournament-bye = hat ein Freilos: 1 Punkt

page-profile-game = Spiel
page-profile-won = Gewonnen
page-profile-drawn = Geteilt
page-profile-level = Stufe { $level }
page-profile-people = Mit Leuten
page-profile-computers = Gegen Computer
page-profile-curve = Verlauf der Wertung: { $game }
page-profile-streak =
    { $days ->
        [one] { $days } Tag mit gelöstem Rätsel
       *[other] { $days } Tage in Folge ein Rätsel gelöst
    }

page-friends-title = Freunde
page-friends-about = Nimm Leute mit dem genauen Namen ihres Kontos auf. Freunde seid ihr, wenn beide wollen.
page-friends-name = Name
page-friends-ask = Fragen
page-friends-here = gerade da
page-friends-away = nicht da
page-friends-remove = { $who } entfernen
page-friends-asked = gefragt
page-friends-asking = möchte mit dir befreundet sein
page-friends-agree = Annehmen
page-friends-decline = Ablehnen
page-friends-findable = Andere finden mich unter meinem Namen
page-friends-invites = { $who } lädt dich zu { $game } ein.
page-friends-go = Hingehen
page-friends-invite = { $who } einladen
page-friends-invited = { $who } ist eingeladen.
