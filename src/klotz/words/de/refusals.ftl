# Womit der Server Nein sagt: ein Satz für jeden Code in klotz.server.refusals.

## Sitting down

refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-seat-taken = Da sitzt schon jemand.
refusal-no-such-colour = Diese Farbe gibt es in diesem Spiel nicht.
refusal-colour-taken = Diese Farbe hat schon jemand gewählt.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-invitation-needed = Die freien Plätze an diesem Tisch gibt es nur mit Einladung.
refusal-table-full = An diesem Tisch ist kein Platz für dich frei.
refusal-account-needed = Für eine gewertete Partie brauchst du ein Konto.
refusal-not-host =
    { $action ->
        [chat] Nur wer den Tisch eröffnet hat, kann den Chat wieder einschalten.
        [first] Nur wer den Tisch eröffnet hat, kann bestimmen, wer beginnt.
        [tournament] Das kann nur, wer das Turnier leitet.
       *[close] Nur wer den Tisch eröffnet hat, kann das Spiel absagen.
    }

## When it may be done

refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-not-finished = Das geht erst, wenn das Spiel vorbei ist.
refusal-finished = Das Spiel ist vorbei.
refusal-closed = Dieses Spiel wurde abgesagt.
refusal-too-many-tables = Du hast schon { $most } Spiele offen. Beende erst eines oder sag eines ab.

## Würfel

refusal-committed = Für eine andere Würfelzahl ist es zu spät.
refusal-no-commitments = Dieser Tisch stammt aus der Zeit, bevor man Würfelzahlen versprechen konnte.
refusal-not-committed = Du hast keine Würfelzahl versprochen.
refusal-nonce-early = Die Würfelzahlen werden gezeigt, wenn alle da sind.
refusal-nonce-wrong = Das ist nicht die Würfelzahl, die du versprochen hast.
refusal-nonce-late = Für einen Beitrag zu den Würfeln ist es zu spät.
refusal-starting = Das Spiel beginnt gerade.

## Moving

refusal-stale = Das Spiel ist inzwischen weitergegangen.
refusal-ahead = Ein Ereignis mit dieser Nummer gibt es noch nicht.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-out = Du bist aus diesem Spiel ausgeschieden.
refusal-illegal = Die Regeln erlauben diesen Zug nicht.
refusal-invalid-move = Das lässt sich nicht als Zug lesen: { $problem }
refusal-no-plans = Pläne gibt es nur in Spielen ohne Würfel und Karten.
refusal-your-turn = Du bist am Zug: Spiel einfach.
refusal-too-many-plans = Du hast hier schon { $most } Pläne. Lösche erst einen.

## Taking back

refusal-undo-off = Hier lassen sich keine Züge zurücknehmen.
refusal-undo-pending = Jemand möchte schon einen Zug zurücknehmen.
refusal-undo-refused = Das wurde abgelehnt. Nach dem nächsten Zug kannst du noch einmal fragen.
refusal-no-undo = Niemand möchte einen Zug zurücknehmen.
refusal-not-asked = Diese Frage ging nicht an dich.
refusal-revealed = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde gewürfelt oder etwas aufgedeckt.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Du hast noch nicht gezogen.

## Computers

refusal-already-away = Dort spielt schon ein Computer.
refusal-clock-decides = An diesem Tisch entscheidet die Uhr über alle, die nicht da sind.
refusal-not-away = So lange ist diese Person noch nicht weg.
refusal-nudged = Da wurde schon gefragt.
refusal-not-nudged = Niemand hat gefragt, ob du da bist.
refusal-no-stand-in = Für dich spielt gerade kein Computer.
refusal-rated = Wenn das Ergebnis zählt, springt kein Computer ein: Spiel weiter oder gib auf.
refusal-nobody-to-hurry = Gerade denkt kein Computer nach, den man drängen könnte.

## Beside and after the game

refusal-chat-off = An diesem Tisch ist der Chat ausgeschaltet.
refusal-no-change =
    { $chat ->
        [on] Der Chat ist schon eingeschaltet.
       *[off] Der Chat ist schon ausgeschaltet.
    }
refusal-rematch-there = Die Revanche steht schon bereit.
refusal-hidden = Die Spieldatei würde Verborgenes verraten. Du bekommst sie, wenn das Spiel vorbei ist.
refusal-no-such-format = Dieses Spiel lässt sich nicht im Format { $format } speichern.
refusal-no-hints = Tipps gibt es nur in Spielen gegen Computer.
refusal-no-puzzle = Für diesen Tag gibt es kein Rätsel.

## Who asks

refusal-unauthenticated = Sag zuerst, wer du bist: Komm als Gast, melde dich an oder nimm einen Schlüssel.
refusal-token-invalid = Dieser Schlüssel ist ungültig oder wurde gelöscht.
refusal-scope-missing = Diesem Schlüssel fehlt die Berechtigung { $needed }.
refusal-not-by-token = Das geht nur auf der Seite, nicht mit einem Schlüssel.
refusal-foreign-origin = Diese Anfrage kommt von einer fremden Seite.
refusal-already-registered = Du bist schon mit einem Konto angemeldet.
refusal-no-account = Gäste haben kein Passwort. Leg zuerst ein Konto an.
refusal-name-taken = Diesen Namen hat schon jemand. Nimm einen anderen.
refusal-login-wrong = Name oder Passwort ist falsch.
refusal-recovery-wrong = Name oder Wiederherstellungscode ist falsch.
refusal-password-wrong = Das alte Passwort ist falsch.
refusal-too-many-tokens = Du hast schon { $most } Schlüssel. Lösche erst einen.
refusal-no-mail = Dieser Server verschickt keine E-Mails.
refusal-mail-for-accounts = Für E-Mails brauchst du ein Konto.
refusal-mail-not-sent = Die E-Mail ließ sich nicht verschicken. Prüf die Adresse oder versuch es später noch einmal.
refusal-code-wrong = Der Code ist falsch oder zu alt. Lass dir einen neuen schicken.

## Was jemand aufhebt

refusal-too-many-friends = Du kannst höchstens { $most } Freunde haben.
refusal-too-many-tournaments = Du kannst { $most } Turniere zugleich haben. Spiel erst eins zu Ende oder sag eins ab.
refusal-tournament-started = Dieses Turnier hat schon angefangen.
refusal-tournament-small = Für ein Turnier braucht es mindestens { $least } Leute.
refusal-tournament-full = Dieses Turnier ist voll: { $most } Leute sind dabei.
refusal-round-goes-on = Noch nicht: In dieser Runde wird noch gespielt.
refusal-not-owner = Das gehört jemand anderem.
refusal-too-many-boxes = Du hast schon { $most } Schachteln. Lösche erst eine.
refusal-too-many-books = Du hast schon { $most } Spielebücher. Lösche erst eins.
refusal-book-full = Dieses Buch ist voll: { $most } Partien stehen darin.
refusal-bad-box = Mit dieser Schachtel lässt sich nicht spielen.
refusal-bad-score = So, wie sie eingegeben ist, lässt sich diese Partie nicht werten.

## What is asked

refusal-invalid =
    { $flaw ->
        [game] So lässt sich das Spiel nicht aufbauen: { $problem }
        [unknown_game] Ein Spiel namens { $game } gibt es nicht.
        [two_own_seats] Nur ein Platz kann deiner sein. Die anderen an diesem Gerät sind für jemand anderen.
        [rated_seats] In einer gewerteten Partie gehört jeder Platz einem anderen Menschen: kein Computer, kein gemeinsames Gerät.
        [rated_clock] Eine gewertete Partie braucht eine Uhr.
        [rated_alone] Eine gewertete Partie braucht mindestens zwei Plätze.
        [places] Die Plätze passen nicht zusammen: Der beste ist 1, und nach zwei ersten Plätzen kommt der 3.
        [rated_box] Eine gewertete Partie wird mit der Schachtel von Klotz gespielt.
        [rated_setup] Eine gewertete Partie beginnt von vorn.
        [setup_over] In dieser Stellung ist das Spiel schon vorbei.
        [setup_secrets] In einem Spiel mit verdeckten Karten darf sie vorher niemand kennen.
        [other_box] Diese Schachtel ist für ein anderes Spiel.
        [round_robin_seats] Jeder gegen jeden geht nur zu zweit. Für größere Tische nimm das Schweizer System.
        [level] Die Stufen gehen von { $least } bis { $most }.
        [player] Diesen Spieler gibt es auf diesem Server nicht für dieses Spiel.
        [name_length] Ein Name hat { $least } bis { $most } Zeichen.
        [name_invisible] Ein Name besteht nur aus sichtbaren Zeichen.
        [name_marks] In einem Namen stehen Akzente nur auf Buchstaben.
        [text_invisible] In dem Text sind Zeichen, die man nicht sehen kann.
        [push_service] Das ist keine Adresse eines Push-Dienstes.
        [mail_address] An diese E-Mail-Adresse können wir nicht schreiben.
        [plan] Ein Plan beginnt mit einem Zug von jemand anderem und endet mit deinem.
        [password_length] Ein Passwort hat { $least } bis { $most } Zeichen.
        [password_is_name] Das Passwort darf nicht der Name sein.
        [password_common] Dieses Passwort ist zu leicht zu erraten. Nimm eins, das kein gängiges Wort und keine Zahlenreihe ist.
        [token_name] Der Name eines Schlüssels hat { $least } bis { $most } sichtbare Zeichen.
        [message] Eine Nachricht ist ein JSON-Objekt, als Text gesendet.
        [message_id] Die id einer Nachricht ist eine Zahl oder ein kurzer Text.
        [after] Der Parameter „after“ ist die Nummer eines Ereignisses.
        [token_place] Ein Schlüssel gehört in den Authorization-Header, nicht in die Adresse.
        [field_missing] { $field } fehlt.
        [field_unknown] { $field } gibt es hier nicht.
        [field_text] { $field } muss Text sein.
        [field_number] { $field } muss eine Zahl sein.
        [field_yes_no] { $field } muss true oder false sein.
        [field_list] { $field } muss eine Liste sein.
        [field_object] { $field } muss ein Objekt sein.
        [field_short] { $field } ist zu kurz (mindestens { $least }).
        [field_long] { $field } ist zu lang (höchstens { $most }).
        [field_few] { $field } hat zu wenige Einträge (mindestens { $least }).
        [field_many] { $field } hat zu viele Einträge (höchstens { $most }).
        [field_low] { $field } muss mindestens { $least } sein.
        [field_high] { $field } darf höchstens { $most } sein.
        [field_choice] { $field } muss eins davon sein: { $choices }.
        [field_form] { $field } ist nicht richtig geschrieben.
        [field_date] { $field } muss ein Datum sein.
        [field_json] Das ist kein gültiges JSON.
       *[field] { $field } stimmt nicht.
    }
refusal-not-found =
    { $what ->
        [table] Diesen Tisch gibt es nicht.
        [plan] Diesen Plan gibt es nicht.
        [person] Diese Person gibt es nicht.
        [session] Diese Anmeldung gibt es nicht.
        [token] Diesen Schlüssel gibt es nicht.
        [game] Dieses Spiel gibt es nicht.
        [puzzles] Zu diesem Spiel gibt es keine Rätsel.
        [puzzle_step] So viele Schritte hat dieses Rätsel nicht.
        [box] Diese Schachtel gibt es nicht.
        [book] Dieses Buch gibt es nicht.
        [result] Diese Partie steht nicht in diesem Buch.
        [tournament] Dieses Turnier gibt es nicht.
       *[address] Unter dieser Adresse gibt es nichts.
    }
refusal-too-large = Eine Anfrage darf höchstens { $most } Bytes haben.
refusal-too-many-requests =
    { $retry_after ->
        [one] Das war zu viel auf einmal. Versuch es in einer Sekunde noch einmal.
       *[other] Das war zu viel auf einmal. Versuch es in { $retry_after } Sekunden noch einmal.
    }
refusal-too-many-questions =
    { $whose ->
        [address] Aus deinem Netz warten gerade zu viele Fragen. Versuch es gleich noch einmal.
       *[person] Von dir warten schon { $most } Fragen. Warte erst auf eine Antwort.
    }
refusal-bad-request = Die Anfrage war nicht zu verstehen.
refusal-method-not-allowed = So lässt sich diese Adresse nicht benutzen.
refusal-refused = Das hat nicht geklappt.

## Not the asker's fault

refusal-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
refusal-no-answer = Der Computer antwortet nicht. Versuch es gleich noch einmal.
refusal-store-gone = Im Moment lässt sich nichts speichern. Versuch es gleich noch einmal.
refusal-internal = Bei uns ist etwas schiefgegangen.
