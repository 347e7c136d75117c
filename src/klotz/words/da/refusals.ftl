# Det serveren siger nej med: en sætning for hver kode i klotz.server.refusals.

## Sitting down

refusal-no-such-seat = Den plads findes ikke ved dette bord.
refusal-seat-taken = Der sidder allerede nogen.
refusal-already-seated = Du har allerede en plads ved dette bord.
refusal-invitation-needed = De ledige pladser ved dette bord kræver en invitation.
refusal-table-full = Der er ingen ledig plads til dig ved dette bord.
refusal-account-needed = Du skal have en konto for at spille et rangeret spil.
refusal-not-host =
    { $action ->
        [chat] Kun den, der har oprettet bordet, kan slå chatten til igen.
       *[close] Kun den, der har oprettet bordet, kan lukke det.
    }

## When it may be done

refusal-not-started = Spillet er ikke begyndt endnu.
refusal-already-started = Spillet er allerede begyndt.
refusal-not-finished = Det må vente, til spillet er slut.
refusal-finished = Spillet er slut.
refusal-closed = Bordet er blevet lukket.

## Moving

refusal-stale = Spillet er gået videre i mellemtiden.
refusal-ahead = Der er endnu ikke sket noget med det nummer.
refusal-not-seated = Du har ingen plads ved dette bord.
refusal-not-your-seat = Det er ikke din plads.
refusal-not-your-turn = Det er ikke din tur.
refusal-out = Du er ude af dette spil.
refusal-illegal = Reglerne tillader ikke det træk.
refusal-invalid-move = Det kan ikke læses som et træk: { $problem }

## Taking back

refusal-undo-off = Ved dette bord tages træk ikke tilbage.
refusal-undo-pending = Nogen har allerede bedt om at tage et træk tilbage.
refusal-undo-refused = Det blev afvist. Du kan spørge igen efter næste træk.
refusal-no-undo = Ingen har bedt om at tage et træk tilbage.
refusal-not-asked = Det spørgsmål var ikke til dig.
refusal-revealed = Det kan ikke længere tages tilbage: siden da er der slået med terninger eller vist noget.
refusal-nothing-to-undo = Der er ikke noget at tage tilbage: du har ikke trukket endnu.

## Computers that stand in

refusal-already-away = Der spiller allerede en computer.
refusal-clock-decides = Ved dette bord afgør uret det for dem, der er væk.
refusal-not-away = Den spiller har ikke været væk længe nok.
refusal-no-stand-in = Ingen computer spiller for dig.
refusal-rated = I et rangeret spil spiller ingen computer for nogen: spil videre, eller giv op.

## Beside and after the game

refusal-chat-off = Chatten er slået fra ved dette bord.
refusal-no-change =
    { $chat ->
        [on] Chatten er allerede slået til.
       *[off] Chatten er allerede slået fra.
    }
refusal-rematch-there = Revanchen står allerede klar.
refusal-hidden = Partiet ville afsløre det, der er skjult. Du kan hente det, når spillet er slut.
refusal-no-such-format = Dette spil kan ikke gemmes i formatet { $format }.
refusal-no-hints = Der er kun tip i spil mod computere.
refusal-no-puzzle = Der er ingen opgave til den dag.

## Who asks

refusal-unauthenticated = Fortæl først, hvem du er: kom som gæst, log ind, eller brug en nøgle.
refusal-token-invalid = Nøglen er ugyldig eller er blevet slettet.
refusal-scope-missing = Nøglen mangler rettigheden { $needed }.
refusal-not-by-token = Det kan kun gøres på siden, ikke med en nøgle.
refusal-foreign-origin = Denne forespørgsel kommer fra en fremmed side.
refusal-already-registered = Du er allerede logget ind på en konto.
refusal-no-account = Gæster har ingen adgangskode. Opret en konto først.
refusal-name-taken = En anden har allerede det navn. Vælg et andet.
refusal-login-wrong = Navnet eller adgangskoden er forkert.
refusal-recovery-wrong = Navnet eller gendannelseskoden er forkert.
refusal-password-wrong = Den gamle adgangskode er forkert.
refusal-too-many-tokens = Du har allerede { $most } nøgler. Slet en først.

## What is asked

refusal-invalid =
    { $flaw ->
        [game] Sådan kan spillet ikke stilles op: { $problem }
        [unknown_game] Der er ikke noget spil, der hedder { $game }.
        [two_own_seats] Kun én plads kan være din. De andre på denne enhed er til en anden.
        [rated_seats] I et rangeret spil er hver plads til sin egen person: ingen computere, ingen fælles enhed.
        [rated_clock] Et rangeret spil kræver et ur.
        [rated_alone] Et rangeret spil kræver mindst to pladser.
        [level] Niveauerne går fra { $least } til { $most }.
        [name_length] Et navn har { $least } til { $most } tegn.
        [name_invisible] Et navn må kun have tegn, der kan ses.
        [name_marks] I et navn står accenter kun på bogstaver.
        [password_length] En adgangskode har { $least } til { $most } tegn.
        [password_is_name] Adgangskoden må ikke være den samme som navnet.
        [token_name] En nøgles navn har { $least } til { $most } synlige tegn.
        [message] En besked skal være et JSON-objekt, sendt som tekst.
        [message_id] En beskeds id er et tal eller en kort tekst.
        [after] Parameteren »after« er nummeret på en hændelse.
       *[field] { $field }: { $problem }
    }
refusal-not-found =
    { $what ->
        [table] Det bord findes ikke.
        [person] Den spiller findes ikke.
        [session] Det login findes ikke.
        [token] Den nøgle findes ikke.
        [game] Det spil findes ikke.
        [puzzles] Der er ingen opgaver til dette spil.
        [puzzle_step] Så mange trin har denne opgave ikke.
       *[address] Der er ikke noget på denne adresse.
    }
refusal-too-large = En forespørgsel må højst have { $most } byte.
refusal-too-many-requests =
    { $retry_after ->
        [one] Det var for meget på én gang. Prøv igen om et sekund.
       *[other] Det var for meget på én gang. Prøv igen om { $retry_after } sekunder.
    }
refusal-bad-request = Forespørgslen kunne ikke forstås.
refusal-method-not-allowed = Sådan kan denne adresse ikke bruges.
refusal-refused = Det blev afvist.

## Not the asker's fault

refusal-busy = Der er for meget i gang lige nu. Prøv igen om lidt.
refusal-no-answer = Computeren svarer ikke. Prøv igen om lidt.
refusal-store-gone = Intet kan gemmes lige nu. Prøv igen om lidt.
refusal-internal = Noget gik galt hos os.
