# Det serveren siger nej med: en sætning for hver kode i klotz.server.refusals.

## Sitting down

refusal-no-such-seat = Den plads findes ikke ved dette bord.
refusal-seat-taken = Der sidder allerede nogen.
refusal-no-such-colour = Den farve findes ikke i dette spil.
refusal-colour-taken = Den farve har en anden allerede valgt.
refusal-already-seated = Du har allerede en plads ved dette bord.
refusal-invitation-needed = De ledige pladser ved dette bord kræver en invitation.
refusal-table-full = Der er ingen ledig plads til dig ved dette bord.
refusal-account-needed = Du skal have en konto for at spille et rangeret spil.
refusal-not-host =
    { $action ->
        [chat] Kun den, der har oprettet bordet, kan slå chatten til igen.
        [first] Kun den, der har oprettet bordet, kan bestemme, hvem der begynder.
        [tournament] Det kan kun turneringens vært.
       *[close] Kun den, der har oprettet bordet, kan aflyse spillet.
    }

## When it may be done

refusal-not-started = Spillet er ikke begyndt endnu.
refusal-already-started = Spillet er allerede begyndt.
refusal-not-finished = Det må vente, til spillet er slut.
refusal-finished = Spillet er slut.
refusal-closed = Spillet er aflyst.
refusal-too-many-tables = Du har allerede { $most } spil i gang. Afslut eller aflys et først.

## Terninger

refusal-committed = Det er for sent at love et andet tal til terningerne.
refusal-no-commitments = Dette bord er fra før, man kunne love tal til terningerne.
refusal-not-committed = Du har ikke lovet noget tal til terningerne.
refusal-nonce-early = Tallene til terningerne vises, når alle er her.
refusal-nonce-wrong = Det er ikke det tal, du lovede til terningerne.
refusal-nonce-late = Det er for sent at bidrage til terningerne.
refusal-starting = Spillet begynder netop nu.

## Moving

refusal-stale = Spillet er gået videre i mellemtiden.
refusal-ahead = Der er endnu ikke sket noget med det nummer.
refusal-not-seated = Du har ingen plads ved dette bord.
refusal-not-your-seat = Det er ikke din plads.
refusal-not-your-turn = Det er ikke din tur.
refusal-out = Du er ude af dette spil.
refusal-illegal = Reglerne tillader ikke det træk.
refusal-invalid-move = Det kan ikke læses som et træk: { $problem }
refusal-no-plans = Planer er kun til spil uden terninger og kort.
refusal-your-turn = Det er din tur: spil bare.
refusal-too-many-plans = Du har allerede { $most } planer her. Slet en først.

## Taking back

refusal-undo-off = Her kan man ikke tage træk tilbage.
refusal-undo-pending = Nogen har allerede bedt om at tage et træk tilbage.
refusal-undo-refused = Du fik nej. Du kan spørge igen efter næste træk.
refusal-no-undo = Ingen har bedt om at tage et træk tilbage.
refusal-not-asked = Det spørgsmål var ikke til dig.
refusal-revealed = Det kan ikke længere tages tilbage: siden da er der slået med terninger eller vist noget.
refusal-nothing-to-undo = Der er ikke noget at tage tilbage: du har ikke lavet et træk endnu.

## Computers

refusal-already-away = Der spiller allerede en computer.
refusal-clock-decides = Ved dette bord afgør uret det for dem, der er væk.
refusal-not-away = Den spiller har ikke været væk længe nok.
refusal-nudged = Spilleren er allerede blevet spurgt.
refusal-not-nudged = Ingen har spurgt, om du er der.
refusal-no-stand-in = Ingen computer spiller for dig.
refusal-rated = Når resultatet tæller, spiller ingen computer for nogen: spil videre, eller giv op.
refusal-nobody-to-hurry = Der er ingen computer at skynde på lige nu.

## Beside and after the game

refusal-chat-off = Chatten er slået fra ved dette bord.
refusal-no-change =
    { $chat ->
        [on] Chatten er allerede slået til.
       *[off] Chatten er allerede slået fra.
    }
refusal-rematch-there = Revanchen står allerede klar.
refusal-hidden = Spilfilen ville afsløre det, der er skjult. Du kan hente den, når spillet er slut.
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
refusal-no-mail = Denne server sender ikke mails.
refusal-mail-for-accounts = Du skal have en konto for at få mails.
refusal-mail-not-sent = Mailen kunne ikke sendes. Tjek adressen, eller prøv igen senere.
refusal-code-wrong = Koden er forkert eller for gammel. Bed om en ny.

## Hvad nogen gemmer

refusal-too-many-friends = Du kan højst have { $most } venner.
refusal-too-many-tournaments = Du kan have { $most } turneringer ad gangen. Spil en færdig, eller aflys en først.
refusal-tournament-started = Turneringen er allerede begyndt.
refusal-tournament-small = En turnering kræver mindst { $least } personer.
refusal-tournament-full = Turneringen er fuld: { $most } er med.
refusal-round-goes-on = Ikke endnu: der spilles stadig i denne runde.
refusal-not-owner = Det tilhører en anden.
refusal-too-many-boxes = Du har allerede { $most } æsker. Slet en først.
refusal-too-many-books = Du har allerede { $most } resultatbøger. Slet en først.
refusal-book-full = Bogen er fuld: der står { $most } spil i den.
refusal-bad-box = Denne æske kan man ikke spille med.
refusal-bad-score = Spillet kan ikke gøres op, sådan som det er skrevet ind.

## What is asked

refusal-invalid =
    { $flaw ->
        [game] Sådan kan spillet ikke stilles op: { $problem }
        [unknown_game] Der er ikke noget spil, der hedder { $game }.
        [two_own_seats] Kun én plads kan være din. De andre på denne enhed er til en anden.
        [rated_seats] I et rangeret spil er hver plads til sin egen person: ingen computere, ingen fælles enhed.
        [rated_clock] Et rangeret spil kræver et ur.
        [rated_alone] Et rangeret spil kræver mindst to pladser.
        [places] Placeringerne passer ikke sammen: den bedste er 1, og efter to på førstepladsen kommer 3.
        [rated_box] Et rangeret spil spilles med Klotz' egen æske.
        [rated_setup] Et rangeret spil starter forfra.
        [setup_over] I denne stilling er spillet allerede slut.
        [setup_secrets] I et spil med skjulte kort må ingen kende dem på forhånd.
        [other_box] Denne æske er til et andet spil.
        [round_robin_seats] Alle mod alle går kun for to. Med flere ved bordet: vælg schweizisk.
        [level] Niveauerne går fra { $least } til { $most }.
        [player] Den spiller findes ikke til dette spil på denne server.
        [name_length] Et navn har { $least } til { $most } tegn.
        [name_invisible] Et navn må kun have tegn, der kan ses.
        [name_marks] I et navn står accenter kun på bogstaver.
        [text_invisible] Teksten har tegn, der ikke kan ses.
        [push_service] Det er ikke en adresse på en push-tjeneste.
        [mail_address] Den mailadresse kan vi ikke skrive til.
        [plan] En plan begynder med en andens træk og slutter med dit.
        [password_length] En adgangskode har { $least } til { $most } tegn.
        [password_is_name] Adgangskoden må ikke være den samme som navnet.
        [password_common] Adgangskoden er for let at gætte. Vælg en, der ikke er et almindeligt ord eller en talrække.
        [token_name] En nøgles navn har { $least } til { $most } synlige tegn.
        [message] En besked skal være et JSON-objekt, sendt som tekst.
        [message_id] En beskeds id er et tal eller en kort tekst.
        [after] Parameteren ”after” er nummeret på en hændelse.
        [token_place] En nøgle hører til i headeren Authorization, ikke i adressen.
        [field_missing] { $field } mangler.
        [field_unknown] { $field } kendes ikke her.
        [field_text] { $field } skal være tekst.
        [field_number] { $field } skal være et tal.
        [field_yes_no] { $field } skal være true eller false.
        [field_list] { $field } skal være en liste.
        [field_object] { $field } skal være et objekt.
        [field_short] { $field } er for kort (mindst { $least }).
        [field_long] { $field } er for langt (højst { $most }).
        [field_few] { $field } har for få elementer (mindst { $least }).
        [field_many] { $field } har for mange elementer (højst { $most }).
        [field_low] { $field } skal være mindst { $least }.
        [field_high] { $field } må højst være { $most }.
        [field_choice] { $field } skal være en af disse: { $choices }.
        [field_form] { $field } er ikke skrevet rigtigt.
        [field_date] { $field } skal være en dato.
        [field_json] Det er ikke gyldig JSON.
       *[field] { $field } passer ikke.
    }
refusal-not-found =
    { $what ->
        [table] Det bord findes ikke.
        [plan] Den plan findes ikke.
        [person] Den spiller findes ikke.
        [session] Det login findes ikke.
        [token] Den nøgle findes ikke.
        [game] Det spil findes ikke.
        [puzzles] Der er ingen opgaver til dette spil.
        [puzzle_step] Så mange trin har denne opgave ikke.
        [box] Den æske findes ikke.
        [book] Den bog findes ikke.
        [result] Det spil står ikke i bogen.
        [tournament] Den turnering findes ikke.
       *[address] Der er ikke noget på denne adresse.
    }
refusal-too-large = En forespørgsel må højst have { $most } byte.
refusal-too-many-requests =
    { $retry_after ->
        [one] Det var for meget på én gang. Prøv igen om et sekund.
       *[other] Det var for meget på én gang. Prøv igen om { $retry_after } sekunder.
    }
refusal-too-many-questions =
    { $whose ->
        [address] Der venter for mange spørgsmål fra dit netværk. Prøv igen om lidt.
       *[person] Du har allerede { $most } spørgsmål, der venter. Vent på et svar først.
    }
refusal-bad-request = Forespørgslen kunne ikke forstås.
refusal-method-not-allowed = Sådan kan denne adresse ikke bruges.
refusal-refused = Det lykkedes ikke.

## Not the asker's fault

refusal-busy = Der er for meget i gang lige nu. Prøv igen om lidt.
refusal-no-answer = Computeren svarer ikke. Prøv igen om lidt.
refusal-store-gone = Intet kan gemmes lige nu. Prøv igen om lidt.
refusal-internal = Noget gik galt hos os.
