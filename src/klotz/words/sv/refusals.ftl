# Det servern säger nej med: en mening för varje kod i klotz.server.refusals.

## Sitting down

refusal-no-such-seat = Den platsen finns inte vid det här bordet.
refusal-seat-taken = Där sitter redan någon.
refusal-already-seated = Du har redan en plats vid det här bordet.
refusal-invitation-needed = De lediga platserna vid det här bordet kräver inbjudan.
refusal-table-full = Det finns ingen ledig plats för dig vid det här bordet.
refusal-account-needed = Du behöver ett konto för att spela ett rankat parti.
refusal-not-host =
    { $action ->
        [chat] Bara den som öppnade bordet kan slå på chatten igen.
       *[close] Bara den som öppnade bordet kan stänga det.
    }

## When it may be done

refusal-not-started = Spelet har inte börjat än.
refusal-already-started = Spelet har redan börjat.
refusal-not-finished = Det får vänta tills spelet är slut.
refusal-finished = Spelet är slut.
refusal-closed = Det här bordet har stängts.

## Moving

refusal-stale = Spelet har gått vidare under tiden.
refusal-ahead = Någon händelse med det numret finns inte än.
refusal-not-seated = Du har ingen plats vid det här bordet.
refusal-not-your-seat = Det är inte din plats.
refusal-not-your-turn = Det är inte din tur.
refusal-out = Du är ute ur det här spelet.
refusal-illegal = Reglerna tillåter inte det draget.
refusal-invalid-move = Det går inte att läsa som ett drag: { $problem }

## Taking back

refusal-undo-off = Vid det här bordet tas inga drag tillbaka.
refusal-undo-pending = Någon har redan bett att få ta tillbaka ett drag.
refusal-undo-refused = Det avslogs. Du kan fråga igen efter nästa drag.
refusal-no-undo = Ingen har bett att få ta tillbaka ett drag.
refusal-not-asked = Den frågan var inte till dig.
refusal-revealed = Det går inte längre att ta tillbaka: sedan dess har tärningar kastats eller något visats.
refusal-nothing-to-undo = Det finns inget att ta tillbaka: du har inte gjort något drag än.

## Computers that stand in

refusal-already-away = Där spelar redan en dator.
refusal-clock-decides = Vid det här bordet avgör klockan för den som är borta.
refusal-not-away = Den spelaren har inte varit borta tillräckligt länge.
refusal-no-stand-in = Ingen dator spelar för dig.
refusal-rated = I ett rankat parti spelar ingen dator åt någon: spela vidare eller ge upp.

## Beside and after the game

refusal-chat-off = Chatten är avstängd vid det här bordet.
refusal-no-change =
    { $chat ->
        [on] Chatten är redan på.
       *[off] Chatten är redan avstängd.
    }
refusal-rematch-there = Revanschen står redan klar.
refusal-hidden = Protokollet skulle avslöja det som är dolt. Du kan få det när spelet är slut.
refusal-no-such-format = Det här spelet går inte att spara i formatet { $format }.
refusal-no-hints = Tips finns bara i spel mot datorer.
refusal-no-puzzle = Det finns inget problem för den dagen.

## Who asks

refusal-unauthenticated = Tala först om vem du är: kom som gäst, logga in eller använd en nyckel.
refusal-token-invalid = Nyckeln är ogiltig eller har raderats.
refusal-scope-missing = Nyckeln saknar behörigheten { $needed }.
refusal-not-by-token = Det går bara att göra på sidan, inte med en nyckel.
refusal-foreign-origin = Den här förfrågan kommer från en främmande sida.
refusal-already-registered = Du är redan inloggad på ett konto.
refusal-no-account = Gäster har inget lösenord. Skapa ett konto först.
refusal-name-taken = Någon annan har redan det namnet. Välj ett annat.
refusal-login-wrong = Fel namn eller lösenord.
refusal-recovery-wrong = Fel namn eller återställningskod.
refusal-password-wrong = Det gamla lösenordet är fel.
refusal-too-many-tokens = Du har redan { $most } nycklar. Radera en först.

## What is asked

refusal-invalid =
    { $flaw ->
        [game] Så går spelet inte att ställa upp: { $problem }
        [unknown_game] Det finns inget spel som heter { $game }.
        [two_own_seats] Bara en plats kan vara din. De andra på den här enheten är för någon annan.
        [rated_seats] I ett rankat parti hör varje plats till en egen person: inga datorer, ingen delad enhet.
        [rated_clock] Ett rankat parti behöver en klocka.
        [rated_alone] Ett rankat parti behöver minst två platser.
        [level] Nivåerna går från { $least } till { $most }.
        [name_length] Ett namn har { $least } till { $most } tecken.
        [name_invisible] Ett namn får bara ha tecken som syns.
        [name_marks] I ett namn står accenter bara på bokstäver.
        [password_length] Ett lösenord har { $least } till { $most } tecken.
        [password_is_name] Lösenordet får inte vara samma som namnet.
        [token_name] Namnet på en nyckel har { $least } till { $most } synliga tecken.
        [message] Ett meddelande ska vara ett JSON-objekt, skickat som text.
        [message_id] Ett meddelandes id är ett tal eller en kort text.
        [after] Parametern ”after” är numret på en händelse.
       *[field] { $field }: { $problem }
    }
refusal-not-found =
    { $what ->
        [table] Det bordet finns inte.
        [person] Den spelaren finns inte.
        [session] Den inloggningen finns inte.
        [token] Den nyckeln finns inte.
        [game] Det spelet finns inte.
        [puzzles] Det finns inga problem för det här spelet.
        [puzzle_step] Så många steg har inte det här problemet.
       *[address] Det finns inget på den här adressen.
    }
refusal-too-large = En förfrågan får ha högst { $most } byte.
refusal-too-many-requests =
    { $retry_after ->
        [one] Det blev för mycket på en gång. Försök igen om en sekund.
       *[other] Det blev för mycket på en gång. Försök igen om { $retry_after } sekunder.
    }
refusal-bad-request = Förfrågan gick inte att förstå.
refusal-method-not-allowed = Så går den här adressen inte att använda.
refusal-refused = Det avslogs.

## Not the asker's fault

refusal-busy = Det är för mycket på gång just nu. Försök igen om en stund.
refusal-no-answer = Datorn svarar inte. Försök igen om en stund.
refusal-store-gone = Inget kan sparas just nu. Försök igen om en stund.
refusal-internal = Något gick fel hos oss.
