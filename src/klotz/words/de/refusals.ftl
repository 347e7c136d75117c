# Womit der Server Nein sagt: ein Satz für jeden Code in klotz.server.refusals.

## Sitting down

refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-seat-taken = Da sitzt schon jemand.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-invitation-needed = Die freien Plätze an diesem Tisch gibt es nur mit Einladung.
refusal-table-full = An diesem Tisch ist kein Platz für dich frei.
refusal-account-needed = Für eine gewertete Partie brauchst du ein Konto.
refusal-not-host =
    { $action ->
        [chat] Nur wer den Tisch eröffnet hat, kann den Chat wieder einschalten.
       *[close] Nur wer den Tisch eröffnet hat, kann ihn schließen.
    }

## When it may be done

refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-not-finished = Das geht erst, wenn das Spiel vorbei ist.
refusal-finished = Das Spiel ist vorbei.
refusal-closed = Dieser Tisch wurde geschlossen.

## Moving

refusal-stale = Das Spiel ist inzwischen weitergegangen.
refusal-ahead = Ein Ereignis mit dieser Nummer gibt es noch nicht.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-out = Du bist aus diesem Spiel ausgeschieden.
refusal-illegal = Die Regeln erlauben diesen Zug nicht.
refusal-invalid-move = Das lässt sich nicht als Zug lesen: { $problem }

## Taking back

refusal-undo-off = An diesem Tisch werden keine Züge zurückgenommen.
refusal-undo-pending = Jemand möchte schon etwas zurücknehmen.
refusal-undo-refused = Das wurde abgelehnt. Nach dem nächsten Zug kannst du noch einmal fragen.
refusal-no-undo = Niemand möchte etwas zurücknehmen.
refusal-not-asked = Diese Frage ging nicht an dich.
refusal-revealed = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde gewürfelt oder etwas aufgedeckt.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Du hast noch nicht gezogen.

## Computers that stand in

refusal-already-away = Dort spielt schon ein Computer.
refusal-clock-decides = An diesem Tisch entscheidet die Uhr über alle, die nicht da sind.
refusal-not-away = So lange ist diese Person noch nicht weg.
refusal-no-stand-in = Für dich spielt gerade kein Computer.
refusal-rated = In einer gewerteten Partie springt kein Computer ein: Spiel weiter oder gib auf.

## Beside and after the game

refusal-chat-off = An diesem Tisch ist der Chat ausgeschaltet.
refusal-no-change =
    { $chat ->
        [on] Der Chat ist schon eingeschaltet.
       *[off] Der Chat ist schon ausgeschaltet.
    }
refusal-rematch-there = Die Revanche steht schon bereit.
refusal-hidden = Die Aufzeichnung würde Verborgenes verraten. Du bekommst sie, wenn das Spiel vorbei ist.
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

## What is asked

refusal-invalid =
    { $flaw ->
        [game] So lässt sich das Spiel nicht aufbauen: { $problem }
        [unknown_game] Ein Spiel namens { $game } gibt es nicht.
        [two_own_seats] Nur ein Platz kann deiner sein. Die anderen an diesem Gerät sind für jemand anderen.
        [rated_seats] In einer gewerteten Partie gehört jeder Platz einem anderen Menschen: kein Computer, kein gemeinsames Gerät.
        [rated_clock] Eine gewertete Partie braucht eine Uhr.
        [rated_alone] Eine gewertete Partie braucht mindestens zwei Plätze.
        [level] Die Stufen gehen von { $least } bis { $most }.
        [name_length] Ein Name hat { $least } bis { $most } Zeichen.
        [name_invisible] Ein Name besteht nur aus sichtbaren Zeichen.
        [name_marks] In einem Namen stehen Akzente nur auf Buchstaben.
        [password_length] Ein Passwort hat { $least } bis { $most } Zeichen.
        [password_is_name] Das Passwort darf nicht der Name sein.
        [token_name] Der Name eines Schlüssels hat { $least } bis { $most } sichtbare Zeichen.
        [message] Eine Nachricht ist ein JSON-Objekt, als Text gesendet.
        [message_id] Die id einer Nachricht ist eine Zahl oder ein kurzer Text.
        [after] Der Parameter „after“ ist die Nummer eines Ereignisses.
       *[field] { $field }: { $problem }
    }
refusal-not-found =
    { $what ->
        [table] Diesen Tisch gibt es nicht.
        [person] Diese Person gibt es nicht.
        [session] Diese Anmeldung gibt es nicht.
        [token] Diesen Schlüssel gibt es nicht.
        [game] Dieses Spiel gibt es nicht.
        [puzzles] Zu diesem Spiel gibt es keine Rätsel.
        [puzzle_step] So viele Schritte hat dieses Rätsel nicht.
       *[address] Unter dieser Adresse gibt es nichts.
    }
refusal-too-large = Eine Anfrage darf höchstens { $most } Bytes haben.
refusal-too-many-requests =
    { $retry_after ->
        [one] Das war zu viel auf einmal. Versuch es in einer Sekunde noch einmal.
       *[other] Das war zu viel auf einmal. Versuch es in { $retry_after } Sekunden noch einmal.
    }
refusal-bad-request = Die Anfrage war nicht zu verstehen.
refusal-method-not-allowed = So lässt sich diese Adresse nicht benutzen.
refusal-refused = Das wurde abgelehnt.

## Not the asker's fault

refusal-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
refusal-no-answer = Der Computer antwortet nicht. Versuch es gleich noch einmal.
refusal-store-gone = Im Moment lässt sich nichts speichern. Versuch es gleich noch einmal.
refusal-internal = Bei uns ist etwas schiefgegangen.
