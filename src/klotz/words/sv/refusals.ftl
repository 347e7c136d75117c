# Det servern säger nej med: en mening för varje kod i klotz.server.refusals.

## Sitting down

refusal-no-such-seat = Den platsen finns inte vid det här bordet.
refusal-seat-taken = Där sitter redan någon.
refusal-no-such-colour = Den färgen finns inte i det här spelet.
refusal-colour-taken = Någon annan har redan valt den färgen.
refusal-already-seated = Du har redan en plats vid det här bordet.
refusal-invitation-needed = De lediga platserna vid det här bordet kräver inbjudan.
refusal-table-full = Det finns ingen ledig plats för dig vid det här bordet.
refusal-account-needed = Du behöver ett konto för att spela ett rankat parti.
refusal-not-host =
    { $action ->
        [chat] Bara den som öppnade bordet kan slå på chatten igen.
        [first] Bara den som öppnade bordet kan bestämma vem som börjar.
        [tournament] Det kan bara turneringens värd göra.
       *[close] Bara den som öppnade bordet kan ställa in spelet.
    }

## When it may be done

refusal-not-started = Spelet har inte börjat än.
refusal-already-started = Spelet har redan börjat.
refusal-not-finished = Det får vänta tills spelet är slut.
refusal-finished = Spelet är slut.
refusal-closed = Spelet har ställts in.
refusal-too-many-tables = Du har redan { $most } spel igång. Avsluta eller ställ in ett först.

## Tärningar

refusal-committed = Det är för sent att lova ett annat tal till tärningarna.
refusal-no-commitments = Det här bordet är från tiden innan man kunde lova tal till tärningarna.
refusal-not-committed = Du har inte lovat något tal till tärningarna.
refusal-nonce-early = Talen till tärningarna visas när alla är på plats.
refusal-nonce-wrong = Det är inte talet du lovade till tärningarna.
refusal-nonce-late = Det är för sent att bidra till tärningarna.
refusal-starting = Spelet börjar just nu.

## Moving

refusal-stale = Spelet har gått vidare under tiden.
refusal-ahead = Någon händelse med det numret finns inte än.
refusal-not-seated = Du har ingen plats vid det här bordet.
refusal-not-your-seat = Det är inte din plats.
refusal-not-your-turn = Det är inte din tur.
refusal-out = Du är ute ur det här spelet.
refusal-illegal = Reglerna tillåter inte det draget.
refusal-invalid-move = Det går inte att läsa som ett drag: { $problem }
refusal-no-plans = Planer finns bara i spel utan tärningar och kort.
refusal-your-turn = Det är din tur: spela bara.
refusal-too-many-plans = Du har redan { $most } planer här. Radera en först.

## Taking back

refusal-undo-off = Här går det inte att ta tillbaka drag.
refusal-undo-pending = Någon har redan bett att få ta tillbaka ett drag.
refusal-undo-refused = Du fick nej. Du kan fråga igen efter nästa drag.
refusal-no-undo = Ingen har bett att få ta tillbaka ett drag.
refusal-not-asked = Den frågan var inte till dig.
refusal-revealed = Det går inte längre att ta tillbaka: sedan dess har tärningar slagits eller något visats.
refusal-nothing-to-undo = Det finns inget att ta tillbaka: du har inte gjort något drag än.

## Computers

refusal-already-away = Där spelar redan en dator.
refusal-clock-decides = Vid det här bordet avgör klockan för den som är borta.
refusal-not-away = Den spelaren har inte varit borta tillräckligt länge.
refusal-nudged = Spelaren har redan fått frågan.
refusal-not-nudged = Ingen har frågat om du är kvar.
refusal-no-stand-in = Ingen dator spelar åt dig.
refusal-rated = När resultatet räknas spelar ingen dator åt någon: spela vidare eller ge upp.
refusal-nobody-to-hurry = Just nu finns det ingen dator att skynda på.

## Beside and after the game

refusal-chat-off = Chatten är avstängd vid det här bordet.
refusal-no-change =
    { $chat ->
        [on] Chatten är redan på.
       *[off] Chatten är redan avstängd.
    }
refusal-rematch-there = Revanschen står redan klar.
refusal-hidden = Spelfilen skulle avslöja det som är dolt. Du får den när spelet är slut.
refusal-no-such-format = Det här spelet går inte att spara i formatet { $format }.
refusal-no-hints = Tips finns bara i spel mot datorer.
refusal-no-puzzle = Det finns ingen kluring för den dagen.

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
refusal-no-mail = Den här servern skickar inga mejl.
refusal-mail-for-accounts = Du behöver ett konto för att få mejl.
refusal-mail-not-sent = Mejlet gick inte att skicka. Kontrollera adressen eller försök igen senare.
refusal-code-wrong = Koden är fel eller för gammal. Be om en ny.

## Vad någon sparar

refusal-too-many-friends = Du kan ha högst { $most } vänner.
refusal-too-many-tournaments = Du kan ha { $most } turneringar samtidigt. Avsluta en eller ställ in en först.
refusal-tournament-started = Turneringen har redan börjat.
refusal-tournament-small = En turnering behöver minst { $least } personer.
refusal-tournament-full = Turneringen är full: { $most } personer är med.
refusal-round-goes-on = Inte än: det spelas fortfarande i den här omgången.
refusal-not-owner = Det där tillhör någon annan.
refusal-too-many-boxes = Du har redan { $most } lådor. Radera en först.
refusal-too-many-books = Du har redan { $most } resultatböcker. Radera en först.
refusal-book-full = Boken är full: { $most } partier står i den.
refusal-bad-box = Den här lådan går inte att spela med.
refusal-bad-score = Partiet går inte att räkna så som det är inmatat.

## What is asked

refusal-invalid =
    { $flaw ->
        [game] Så går spelet inte att ställa upp: { $problem }
        [unknown_game] Det finns inget spel som heter { $game }.
        [two_own_seats] Bara en plats kan vara din. De andra på den här enheten är för någon annan.
        [rated_seats] I ett rankat parti hör varje plats till en egen person: inga datorer, ingen delad enhet.
        [rated_clock] Ett rankat parti behöver en klocka.
        [rated_alone] Ett rankat parti behöver minst två platser.
        [places] Placeringarna stämmer inte: den bästa är 1, och efter två ettor kommer 3.
        [rated_box] Ett rankat parti spelas med Klotz egen låda.
        [rated_setup] Ett rankat parti börjar från början.
        [setup_over] I den här ställningen är spelet redan slut.
        [setup_secrets] I ett spel med dolda kort får ingen känna till dem i förväg.
        [other_box] Den här lådan är för ett annat spel.
        [round_robin_seats] Alla mot alla går bara för två. Med fler vid bordet, välj Schweizer.
        [level] Nivåerna går från { $least } till { $most }.
        [player] Den spelaren finns inte för det här spelet på den här servern.
        [name_length] Ett namn har { $least } till { $most } tecken.
        [name_invisible] Ett namn får bara ha tecken som syns.
        [name_marks] I ett namn står accenter bara på bokstäver.
        [text_invisible] Texten har tecken som inte syns.
        [push_service] Det är ingen adress till en pushtjänst.
        [mail_address] Till den e-postadressen kan vi inte skriva.
        [plan] En plan börjar med någon annans drag och slutar med ditt.
        [password_length] Ett lösenord har { $least } till { $most } tecken.
        [password_is_name] Lösenordet får inte vara samma som namnet.
        [password_common] Lösenordet är för lätt att gissa. Välj ett som inte är ett vanligt ord eller en talföljd.
        [token_name] Namnet på en nyckel har { $least } till { $most } synliga tecken.
        [message] Ett meddelande ska vara ett JSON-objekt, skickat som text.
        [message_id] Ett meddelandes id är ett tal eller en kort text.
        [after] Parametern ”after” är numret på en händelse.
        [token_place] En nyckel hör hemma i headern Authorization, inte i adressen.
        [field_missing] { $field } saknas.
        [field_unknown] { $field } finns inte här.
        [field_text] { $field } måste vara text.
        [field_number] { $field } måste vara ett tal.
        [field_yes_no] { $field } måste vara true eller false.
        [field_list] { $field } måste vara en lista.
        [field_object] { $field } måste vara ett objekt.
        [field_short] { $field } är för kort (minst { $least }).
        [field_long] { $field } är för långt (högst { $most }).
        [field_few] { $field } har för få poster (minst { $least }).
        [field_many] { $field } har för många poster (högst { $most }).
        [field_low] { $field } måste vara minst { $least }.
        [field_high] { $field } får vara högst { $most }.
        [field_choice] { $field } måste vara något av detta: { $choices }.
        [field_form] { $field } är inte rätt skrivet.
        [field_date] { $field } måste vara ett datum.
        [field_json] Det är inte giltig JSON.
       *[field] { $field } stämmer inte.
    }
refusal-not-found =
    { $what ->
        [table] Det bordet finns inte.
        [plan] Den planen finns inte.
        [person] Den spelaren finns inte.
        [session] Den inloggningen finns inte.
        [token] Den nyckeln finns inte.
        [game] Det spelet finns inte.
        [puzzles] Det finns inga kluringar till det här spelet.
        [puzzle_step] Så många steg har inte den här kluringen.
        [box] Den lådan finns inte.
        [book] Den boken finns inte.
        [result] Det partiet finns inte i boken.
        [tournament] Turneringen finns inte.
       *[address] Det finns inget på den här adressen.
    }
refusal-too-large = En förfrågan får ha högst { $most } byte.
refusal-too-many-requests =
    { $retry_after ->
        [one] Det blev för mycket på en gång. Försök igen om en sekund.
       *[other] Det blev för mycket på en gång. Försök igen om { $retry_after } sekunder.
    }
refusal-too-many-questions =
    { $whose ->
        [address] Det väntar för många frågor från ditt nätverk. Försök igen om en stund.
       *[person] Du har redan { $most } frågor som väntar. Vänta på ett svar först.
    }
refusal-bad-request = Förfrågan gick inte att förstå.
refusal-method-not-allowed = Så går den här adressen inte att använda.
refusal-refused = Det gick inte.

## Not the asker's fault

refusal-busy = Det är för mycket på gång just nu. Försök igen om en stund.
refusal-no-answer = Datorn svarar inte. Försök igen om en stund.
refusal-store-gone = Inget kan sparas just nu. Försök igen om en stund.
refusal-internal = Något gick fel hos oss.
