# Det tjeneren sier nei med: en setning for hver kode i klotz.server.refusals.

## Sitting down

refusal-no-such-seat = Den plassen finnes ikke ved dette bordet.
refusal-seat-taken = Der sitter det allerede noen.
refusal-already-seated = Du har allerede en plass ved dette bordet.
refusal-invitation-needed = De ledige plassene ved dette bordet krever invitasjon.
refusal-table-full = Det er ingen ledig plass til deg ved dette bordet.
refusal-account-needed = Du trenger en konto for å spille et rangert spill.
refusal-not-host =
    { $action ->
        [chat] Bare den som opprettet bordet, kan slå på chatten igjen.
       *[close] Bare den som opprettet bordet, kan lukke det.
    }

## When it may be done

refusal-not-started = Spillet har ikke begynt ennå.
refusal-already-started = Spillet har allerede begynt.
refusal-not-finished = Det må vente til spillet er over.
refusal-finished = Spillet er over.
refusal-closed = Bordet er lukket.

## Moving

refusal-stale = Spillet har gått videre i mellomtiden.
refusal-ahead = Det finnes ingen hendelse med det nummeret ennå.
refusal-not-seated = Du har ingen plass ved dette bordet.
refusal-not-your-seat = Det er ikke din plass.
refusal-not-your-turn = Det er ikke din tur.
refusal-out = Du er ute av dette spillet.
refusal-illegal = Reglene tillater ikke det trekket.
refusal-invalid-move = Det kan ikke leses som et trekk: { $problem }

## Taking back

refusal-undo-off = Ved dette bordet tas ikke trekk tilbake.
refusal-undo-pending = Noen har allerede bedt om å ta tilbake et trekk.
refusal-undo-refused = Det ble avslått. Du kan spørre igjen etter neste trekk.
refusal-no-undo = Ingen har bedt om å ta tilbake et trekk.
refusal-not-asked = Det spørsmålet var ikke til deg.
refusal-revealed = Det kan ikke lenger tas tilbake: siden da er det kastet terninger eller vist noe.
refusal-nothing-to-undo = Det er ingenting å ta tilbake: du har ikke trukket ennå.

## Computers that stand in

refusal-already-away = Der spiller det allerede en datamaskin.
refusal-clock-decides = Ved dette bordet avgjør klokken for dem som er borte.
refusal-not-away = Den spilleren har ikke vært borte lenge nok.
refusal-no-stand-in = Ingen datamaskin spiller for deg.
refusal-rated = I et rangert spill spiller ingen datamaskin for noen: spill videre eller gi opp.

## Beside and after the game

refusal-chat-off = Chatten er slått av ved dette bordet.
refusal-no-change =
    { $chat ->
        [on] Chatten er allerede på.
       *[off] Chatten er allerede av.
    }
refusal-rematch-there = Omkampen står allerede klar.
refusal-hidden = Partiet ville røpe det som er skjult. Du kan hente det når spillet er over.
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

## What is asked

refusal-invalid =
    { $flaw ->
        [game] Slik kan ikke spillet settes opp: { $problem }
        [unknown_game] Det finnes ikke noe spill som heter { $game }.
        [two_own_seats] Bare én plass kan være din. De andre på denne enheten er for noen andre.
        [rated_seats] I et rangert spill er hver plass for sin egen person: ingen datamaskiner, ingen delt enhet.
        [rated_clock] Et rangert spill trenger en klokke.
        [rated_alone] Et rangert spill trenger minst to plasser.
        [level] Nivåene går fra { $least } til { $most }.
        [name_length] Et navn har { $least } til { $most } tegn.
        [name_invisible] Et navn kan bare ha tegn som synes.
        [name_marks] I et navn står aksenter bare på bokstaver.
        [password_length] Et passord har { $least } til { $most } tegn.
        [password_is_name] Passordet kan ikke være det samme som navnet.
        [token_name] Navnet på en nøkkel har { $least } til { $most } synlige tegn.
        [message] En melding må være et JSON-objekt, sendt som tekst.
        [message_id] En meldings id er et tall eller en kort tekst.
        [after] Parameteren «after» er nummeret på en hendelse.
       *[field] { $field }: { $problem }
    }
refusal-not-found =
    { $what ->
        [table] Det bordet finnes ikke.
        [person] Den spilleren finnes ikke.
        [session] Den innloggingen finnes ikke.
        [token] Den nøkkelen finnes ikke.
        [game] Det spillet finnes ikke.
        [puzzles] Det er ingen oppgaver til dette spillet.
        [puzzle_step] Så mange trinn har ikke denne oppgaven.
       *[address] Det er ingenting på denne adressen.
    }
refusal-too-large = En forespørsel kan ha høyst { $most } byte.
refusal-too-many-requests =
    { $retry_after ->
        [one] Det ble for mye på en gang. Prøv igjen om ett sekund.
       *[other] Det ble for mye på en gang. Prøv igjen om { $retry_after } sekunder.
    }
refusal-bad-request = Forespørselen var ikke til å forstå.
refusal-method-not-allowed = Slik kan ikke denne adressen brukes.
refusal-refused = Det ble avslått.

## Not the asker's fault

refusal-busy = Det er for mye på gang akkurat nå. Prøv igjen om litt.
refusal-no-answer = Datamaskinen svarer ikke. Prøv igjen om litt.
refusal-store-gone = Ingenting kan lagres akkurat nå. Prøv igjen om litt.
refusal-internal = Noe gikk galt hos oss.
