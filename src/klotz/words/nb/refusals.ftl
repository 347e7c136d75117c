# Det tjeneren sier nei med: en setning for hver kode i klotz.server.refusals.

## Sitting down

refusal-no-such-seat = Den plassen finnes ikke ved dette bordet.
refusal-seat-taken = Der sitter det allerede noen.
refusal-no-such-colour = Den fargen finnes ikke i dette spillet.
refusal-colour-taken = Noen andre har allerede valgt den fargen.
refusal-already-seated = Du har allerede en plass ved dette bordet.
refusal-invitation-needed = De ledige plassene ved dette bordet krever invitasjon.
refusal-table-full = Det er ingen ledig plass til deg ved dette bordet.
refusal-account-needed = Du trenger en konto for å spille et rangert spill.
refusal-not-host =
    { $action ->
        [chat] Bare den som opprettet bordet, kan slå på chatten igjen.
        [first] Bare den som opprettet bordet, kan bestemme hvem som begynner.
        [tournament] Det kan bare turneringens vert gjøre.
       *[close] Bare den som opprettet bordet, kan avlyse spillet.
    }

## When it may be done

refusal-not-started = Spillet har ikke begynt ennå.
refusal-already-started = Spillet har allerede begynt.
refusal-not-finished = Det må vente til spillet er slutt.
refusal-finished = Spillet er slutt.
refusal-closed = Spillet er avlyst.
refusal-too-many-tables = Du har allerede { $most } spill i gang. Avslutt eller avlys et først.

## Terninger

refusal-committed = Det er for sent å love et annet tall til terningene.
refusal-no-commitments = Dette bordet er fra før man kunne love tall til terningene.
refusal-not-committed = Du har ikke lovet noe tall til terningene.
refusal-nonce-early = Tallene til terningene vises når alle er her.
refusal-nonce-wrong = Det er ikke tallet du lovet til terningene.
refusal-nonce-late = Det er for sent å bidra til terningene.
refusal-starting = Spillet begynner akkurat nå.

## Moving

refusal-stale = Spillet har gått videre i mellomtiden.
refusal-ahead = Det finnes ingen hendelse med det nummeret ennå.
refusal-not-seated = Du har ingen plass ved dette bordet.
refusal-not-your-seat = Det er ikke din plass.
refusal-not-your-turn = Det er ikke din tur.
refusal-out = Du er ute av dette spillet.
refusal-illegal = Reglene tillater ikke det trekket.
refusal-invalid-move = Det kan ikke leses som et trekk: { $problem }
refusal-no-plans = Planer er bare for spill uten terninger og kort.
refusal-your-turn = Det er din tur: bare spill.
refusal-too-many-plans = Du har allerede { $most } planer her. Slett en først.

## Taking back

refusal-undo-off = Her kan man ikke ta tilbake trekk.
refusal-undo-pending = Noen har allerede bedt om å ta tilbake et trekk.
refusal-undo-refused = Du fikk nei. Du kan spørre igjen etter neste trekk.
refusal-no-undo = Ingen har bedt om å ta tilbake et trekk.
refusal-not-asked = Det spørsmålet var ikke til deg.
refusal-revealed = Det kan ikke lenger tas tilbake: siden da er det kastet terninger eller vist noe.
refusal-nothing-to-undo = Det er ingenting å ta tilbake: du har ikke gjort noe trekk ennå.

## Computers

refusal-already-away = Der spiller det allerede en datamaskin.
refusal-clock-decides = Ved dette bordet avgjør klokken for dem som er borte.
refusal-not-away = Den spilleren har ikke vært borte lenge nok.
refusal-nudged = Spilleren er allerede spurt.
refusal-not-nudged = Ingen har spurt om du er der.
refusal-no-stand-in = Ingen datamaskin spiller for deg.
refusal-rated = Når resultatet teller, spiller ingen datamaskin for noen: spill videre eller gi opp.
refusal-nobody-to-hurry = Det er ingen datamaskin å skynde på akkurat nå.

## Beside and after the game

refusal-chat-off = Chatten er slått av ved dette bordet.
refusal-no-change =
    { $chat ->
        [on] Chatten er allerede på.
       *[off] Chatten er allerede av.
    }
refusal-rematch-there = Omkampen står allerede klar.
refusal-hidden = Spillfilen ville røpe det som er skjult. Du kan hente den når spillet er slutt.
refusal-no-such-format = Dette spillet kan ikke lagres i formatet { $format }.
refusal-no-hints = Det er bare tips i spill mot datamaskiner.
refusal-no-puzzle = Det er ingen oppgave for den dagen.

## Who asks

refusal-unauthenticated = Si først hvem du er: kom som gjest, logg inn eller bruk en nøkkel.
refusal-token-invalid = Nøkkelen er ugyldig eller slettet.
refusal-scope-missing = Nøkkelen mangler rettigheten { $needed }.
refusal-not-by-token = Det kan bare gjøres på siden, ikke med en nøkkel.
refusal-foreign-origin = Denne forespørselen kommer fra en fremmed side.
refusal-already-registered = Du er allerede logget inn på en konto.
refusal-no-account = Gjester har ikke passord. Opprett en konto først.
refusal-name-taken = Noen andre har allerede det navnet. Velg et annet.
refusal-login-wrong = Feil navn eller passord.
refusal-recovery-wrong = Feil navn eller gjenopprettingskode.
refusal-password-wrong = Det gamle passordet er feil.
refusal-too-many-tokens = Du har allerede { $most } nøkler. Slett en først.
refusal-no-mail = Denne serveren sender ikke e-post.
refusal-mail-for-accounts = Du trenger en konto for å få e-post.
refusal-mail-not-sent = E-posten kunne ikke sendes. Sjekk adressen, eller prøv igjen senere.
refusal-code-wrong = Koden er feil eller for gammel. Be om en ny.

## Det noen tar vare på

refusal-too-many-friends = Du kan ha høyst { $most } venner.
refusal-too-many-tournaments = Du kan ha { $most } turneringer om gangen. Gjør ferdig eller avlys en først.
refusal-tournament-started = Turneringen har allerede begynt.
refusal-tournament-small = En turnering trenger minst { $least } personer.
refusal-tournament-full = Turneringen er full: { $most } er med.
refusal-round-goes-on = Ikke ennå: det spilles fortsatt i denne runden.

## Det noen tar vare på

refusal-not-owner = Det tilhører noen andre.
refusal-too-many-boxes = Du har allerede { $most } esker. Slett en først.
refusal-too-many-books = Du har allerede { $most } resultatbøker. Slett en først.
refusal-book-full = Boken er full: det står { $most } spill i den.
refusal-bad-box = Denne esken går det ikke an å spille med.
refusal-bad-score = Spillet kan ikke regnes ut slik det er skrevet inn.

## What is asked

refusal-invalid =
    { $flaw ->
        [game] Slik kan ikke spillet settes opp: { $problem }
        [unknown_game] Det finnes ikke noe spill som heter { $game }.
        [two_own_seats] Bare én plass kan være din. De andre på denne enheten er for noen andre.
        [rated_seats] I et rangert spill er hver plass for sin egen person: ingen datamaskiner, ingen delt enhet.
        [rated_clock] Et rangert spill trenger en klokke.
        [rated_alone] Et rangert spill trenger minst to plasser.
        [places] Plasseringene stemmer ikke: den beste er 1, og etter to på førsteplass kommer 3.
        [rated_box] Et rangert spill spilles med esken til Klotz.
        [rated_setup] Et rangert spill starter fra begynnelsen.
        [setup_over] I denne stillingen er spillet allerede over.
        [setup_secrets] I et spill med skjulte kort kan ingen kjenne dem på forhånd.
        [other_box] Denne esken er for et annet spill.
        [round_robin_seats] Alle mot alle går bare for to. Med flere ved bordet: velg sveitsisk.
        [level] Nivåene går fra { $least } til { $most }.
        [player] Den spilleren finnes ikke for dette spillet på denne serveren.
        [name_length] Et navn har { $least } til { $most } tegn.
        [name_invisible] Et navn kan bare ha tegn som synes.
        [name_marks] I et navn står aksenter bare på bokstaver.
        [text_invisible] Teksten har tegn som ikke vises.
        [push_service] Det er ikke en adresse til en push-tjeneste.
        [mail_address] Den e-postadressen kan vi ikke skrive til.
        [plan] En plan begynner med et trekk fra noen andre og slutter med ditt.
        [password_length] Et passord har { $least } til { $most } tegn.
        [password_is_name] Passordet kan ikke være det samme som navnet.
        [password_common] Passordet er for lett å gjette. Velg et som ikke er et vanlig ord eller en tallrekke.
        [token_name] Navnet på en nøkkel har { $least } til { $most } synlige tegn.
        [message] En melding må være et JSON-objekt, sendt som tekst.
        [message_id] En meldings id er et tall eller en kort tekst.
        [after] Parameteren «after» er nummeret på en hendelse.
        [token_place] En nøkkel hører hjemme i headeren Authorization, ikke i adressen.
        [field_missing] { $field } mangler.
        [field_unknown] { $field } er ikke kjent her.
        [field_text] { $field } må være tekst.
        [field_number] { $field } må være et tall.
        [field_yes_no] { $field } må være true eller false.
        [field_list] { $field } må være en liste.
        [field_object] { $field } må være et objekt.
        [field_short] { $field } er for kort (minst { $least }).
        [field_long] { $field } er for langt (høyst { $most }).
        [field_few] { $field } har for få elementer (minst { $least }).
        [field_many] { $field } har for mange elementer (høyst { $most }).
        [field_low] { $field } må være minst { $least }.
        [field_high] { $field } kan være høyst { $most }.
        [field_choice] { $field } må være en av disse: { $choices }.
        [field_form] { $field } er ikke skrevet riktig.
        [field_date] { $field } må være en dato.
        [field_json] Det er ikke gyldig JSON.
       *[field] { $field } stemmer ikke.
    }
refusal-not-found =
    { $what ->
        [table] Det bordet finnes ikke.
        [plan] Den planen finnes ikke.
        [person] Den spilleren finnes ikke.
        [session] Den innloggingen finnes ikke.
        [token] Den nøkkelen finnes ikke.
        [game] Det spillet finnes ikke.
        [puzzles] Det er ingen oppgaver til dette spillet.
        [puzzle_step] Så mange trinn har ikke denne oppgaven.
        [box] Den esken finnes ikke.
        [book] Den boken finnes ikke.
        [result] Det spillet står ikke i boken.
        [tournament] Den turneringen finnes ikke.
       *[address] Det er ingenting på denne adressen.
    }
refusal-too-large = En forespørsel kan ha høyst { $most } byte.
refusal-too-many-requests =
    { $retry_after ->
        [one] Det ble for mye på en gang. Prøv igjen om ett sekund.
       *[other] Det ble for mye på en gang. Prøv igjen om { $retry_after } sekunder.
    }
refusal-too-many-questions =
    { $whose ->
        [address] Det venter for mange spørsmål fra nettverket ditt. Prøv igjen om litt.
       *[person] Du har allerede { $most } spørsmål som venter. Vent på et svar først.
    }
refusal-bad-request = Forespørselen var ikke til å forstå.
refusal-method-not-allowed = Slik kan ikke denne adressen brukes.
refusal-refused = Det gikk ikke.

## Not the asker's fault

refusal-busy = Det er for mye på gang akkurat nå. Prøv igjen om litt.
refusal-no-answer = Datamaskinen svarer ikke. Prøv igjen om litt.
refusal-store-gone = Ingenting kan lagres akkurat nå. Prøv igjen om litt.
refusal-internal = Noe gikk galt hos oss.
