### Siden: alt unntatt brettene, som har egne filer.
### Navn på spill er navn: De er de samme på alle språk.

page-loading = Et øyeblikk …
page-getting-ready = { $game } gjøres klart … { $done } av { $steps }
page-not-loaded = Denne delen kunne ikke lastes.
page-try-again = Prøv igjen
page-cancel = Avbryt
page-dismiss = Lukk meldingen
page-copy = Kopier
page-copied = Kopiert
page-share = Del
page-you = Du
page-missing = Det er ingenting på denne adressen.
page-trademarks = Blokus, Bloxx! og Bloqs er varemerker som tilhører eierne sine. Klotz er uavhengig av dem og tegner sine egne brett.

## Getting around

page-nav-label = Sider
page-nav-skip = Hopp til innholdet
page-nav-home = Til startsiden
page-nav-play = Spill
page-nav-watch = Se på
page-nav-learn = Lær
page-nav-settings = Innstillinger
# Stands where the player's name would.
page-nav-me = Meg

page-title-start = Spill
page-title-new = Nytt spill
page-title-watch = Se på
page-title-leaders = Topplister
page-title-person = Profil
page-title-learn = Lær
page-title-settings = Innstillinger
page-title-me = Meg
page-title-replay = Gjennomgang
page-title-analysis = Analyse
page-title-editor = Sett opp en stilling
page-title-workshop = Verksted
page-title-score = Ved det ekte bordet
page-title-book = Resultatbok
page-title-tournament = Turnering
page-title-missing = Ikke funnet

## The start page

page-start-heading = Hva skal vi spille?
page-start-level = Datamaskinens nivå
page-start-resume = Spillene dine
page-start-computer = Mot datamaskinen
page-start-friends = Med venner
page-start-anyone = Mot hvem som helst
page-start-tournament = Turnering
page-start-device = På denne enheten
page-start-more = Flere valg
page-starting = Starter …

page-about-blokus = Legg brikkene dine hjørne mot hjørne, og stå i veien for alle andre.
page-about-blokus-duo = Duellen på det lille brettet: rask, skarp og rettferdig.
page-about-bloxx = Kast terningene, tegn formen på arket ditt, og la det ikke bli hull.
page-about-bloqs = Gå rundt ringen, bygg et tårn, og stjel fra de andre.
page-about-blokus-players = Fire spillere med hver sin farge.
page-about-blokus-3-players = Tre spillere med hver sin farge; den fjerde spilles etter tur.
page-about-blokus-2-players = To spillere med to farger hver.

# How well the computer plays.
page-level-1 = Første skritt
page-level-2 = Nybegynner
page-level-3 = Avslappet
page-level-4 = Hobbyspiller
page-level-5 = Solid
page-level-6 = Øvet
page-level-7 = Sterk
page-level-8 = Ekspert
page-level-9 = Mester
page-level-1-about = Har nettopp lært reglene. Svarer med en gang.
page-level-2-about = Ser hva et trekk gir, men ikke hva det ødelegger. Svarer med en gang.
page-level-3-about = Tar det som ser best ut akkurat nå. Svarer med en gang.
page-level-4-about = Tenker litt på hva som kommer etterpå, og slår som regel nivå 3. Svarer med en gang.
page-level-5-about = Gir ikke bort mye, og slår som regel nivå 4. Svarer med en gang.
page-level-6-about = Slår som regel nivå 5. Svarer innen et sekund.
page-level-7-about = Slår som regel nivå 6. Svarer innen et sekund.
page-level-8-about = Slår som regel nivå 7. Svarer innen et sekund.
page-level-9-about = Den sterkeste. Tenker i opptil tre sekunder.

## A new game

page-new-with = Med hvem?
page-new-players = Hvor mange spillere?
page-new-rules = Hvilke regler?
page-rules-bloqs = Grunnspill
page-rules-bloqs-about = Alle går samme vei rundt ringen.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = Du velger hvilken vei du går.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = Med kort: velg kast, bytt plass, forsvar tårnet ditt.
page-new-names = Hvem spiller?
page-new-friends-how = Du får en lenke og en QR-kode du kan sende til de andre. Ingen trenger en konto.
page-new-seats = Plasser
page-new-seat-me = Meg
page-new-seat-computer = Datamaskinen
page-new-seat-link = En venn, med lenke
page-new-seat-open = Hvem som helst
page-new-seat-hot = Noen på denne enheten
page-new-level = Nivå
page-new-stand-in = Datamaskin for den som er borte
page-new-own-players = Serverens egne spillere
page-new-own-about = Spiller for denne serveren. De som driver den, har skrevet eller valgt den.
page-new-more = Avansert
page-box = Eske
page-box-ours = Den Klotz har
page-box-of = { $name } (av { $owner })
page-box-make = Lag din egen eske
page-new-clock = Klokke
page-new-lots = Trekk lodd om plasser og farger
page-new-public = Alle kan finne og følge dette spillet
page-new-rated = Rangert: teller på topplisten
page-new-begin = Start spillet
page-new-invite = Hent lenken

## Who plays with what, and who begins

page-seating-colour = Fargen din
page-seating-colour-of = Farge til { $who }
# A colour: it doesn't matter which.
page-seating-any = valgfri
page-seating-first = Hvem begynner?
page-seating-first-rules = Som reglene sier
page-seating-first-rules-blokus = Blå, som reglene sier
page-seating-first-rules-bloqs = Høyeste kast, som reglene sier
page-seating-first-rules-bloxx = Plass 1
page-seating-first-lot = Trekk lodd
page-seating-first-loser = Den som tapte sist (første spill: trekk lodd)
# $who is a name, or one of the sentences above.
page-seating-begins = Begynner: { $who }

page-clock-none = Ingen klokke
page-clock-move-30 = 30 sekunder per trekk
page-clock-move-120 = 2 minutter per trekk
page-clock-total-10 = 10 min hver + 5 s per trekk
page-clock-total-20 = 20 min hver + 10 s per trekk
page-clock-days-1 = Én dag per trekk
page-clock-days-3 = Tre dager per trekk
page-clock-left = Tid igjen

## Lists of games

page-list-waiting = Venter på spillere
page-list-playing = Pågår
page-list-finished = Avsluttet
page-list-rated = Rangert
page-watch-playing = Spilles akkurat nå
page-watch-waiting = Venter på spillere
page-watch-finished = Nettopp avsluttet
page-watch-none = Ingen åpne spill akkurat nå.
page-watching = Du ser på.

## Seats

page-seat-computer = Datamaskin { $seat }
page-seat-level = Nivå { $level }
page-seat-player = Spiller { $seat }
page-seat-number = Plass { $seat }
page-seat-free = Plass { $seat }: ledig
page-seat-away = datamaskinen spiller videre
page-seat-out = ute
page-seat-due = har turen

page-colour-blue = blå
page-colour-yellow = gul
page-colour-red = rød
page-colour-green = grønn

page-part-blue = Blå
page-part-yellow = Gul
page-part-red = Rød
page-part-green = Grønn
page-part-rows = Rader
page-part-numbers = Tall
page-part-gaps = Hull
page-part-blanks = Tomme ruter
page-part-layers = Lag
page-part-cubes = Kuber
page-part-bonus = Bonus

## At the table

page-your-turn = Din tur
page-turn-of = { $who } har turen
page-thinking-for = Tenker … { $seconds } s
page-hurry = Spill nå
page-skip = Hopp over
page-sound-offer = Vil du ha lyd?
page-sound-yes = Slå på
page-sound-no = Nei takk
page-no-board = Brettet til dette spillet er ikke her ennå.
page-table-gone = Dette spillet finnes ikke lenger.
page-table-closed = Spillet ble avlyst før det begynte.
page-reconnecting = Ingen forbindelse. Prøver igjen …
page-move-lost = Forbindelsen ble brutt før trekket ditt kom fram. Spill det en gang til.
page-move-kept = Trekket ditt er lagret og sendes så snart du er på nett.
page-offline = Du er frakoblet. Spillene dine og leksjonene og oppgavene du har åpnet før, er her. Du trenger nett for å starte et spill eller spille direkte.
page-cover = { $who }, det er din tur.
page-cover-look = Jeg er klar
page-absent = { $who } har ikke spilt på en stund.
page-absent-ask = Spør om spilleren er der
page-absent-asked = { $who } er spurt: Er du der fortsatt?
page-absent-silent = { $who } svarer ikke.
page-absent-take-over = La datamaskinen spille videre
page-here-question = Er du der fortsatt? Ellers kan datamaskinen ta over for deg.
page-here = Jeg er her
page-replaced =
    { $why ->
        [slow] { $who } tenkte for lenge.
        [illegal] { $who } prøvde et trekk som ikke er lov.
        [gone] { $who } finnes ikke lenger på denne serveren.
       *[failed] { $who } sluttet å virke.
    } Datamaskinen spiller videre på nivå { $level }.

page-hint = Tips
page-hint-play = Spill det
page-hint-none = Ikke noe tips denne gangen.
page-how = Slik spiller du
page-how-rules = Alle regler
page-how-lesson = Kort leksjon
page-how-again = Vis meg rundt
page-how-keys = Taster
page-how-close = Lukk
page-keys-help = denne listen
page-coach-at = { $at } av { $all }
page-coach-next = Neste
page-coach-done = Skjønner
page-thinking = Tenker …
page-undo = Ta tilbake
page-undo-asked = Du har bedt om å ta tilbake et trekk. De andre må si ja.
page-undo-question = { $who } vil gjerne ta tilbake { $moves ->
        [one] et trekk
       *[other] { $moves } trekk
    }.
page-undo-agree = Si ja
page-undo-refuse = Si nei
page-resign = Gi opp
page-resign-sure = Vil du gi opp?
page-resign-about = Da har du tapt.
page-leave = Forlat bordet
page-leave-sure = Vil du forlate bordet?
page-leave-about = Datamaskinen spiller videre for deg. Du kan komme tilbake til spillet er slutt.
page-take-over = La datamaskinen spille for meg
page-take-over-sure = Skal datamaskinen spille for deg?
page-take-over-about = De andre ser det. Du kan ta plassen tilbake når som helst.
page-play-one = Spill et trekk for meg
page-autoplay = La den spille videre
page-autoplay-stop = Stopp
page-hand-back = Jeg er tilbake
page-plan = Planlegg et svar
page-plan-about = Hvis det trekket kommer, spiller jeg dette. Ingen andre kan se det.
page-plan-if = Hvis { $who } spiller …
page-plan-then = … spiller jeg
page-plan-keep = Behold planen
page-plan-back = Ett trekk tilbake
page-plan-cancel = Avbryt
page-plan-done = Lukk
page-plans = Planene mine
page-plan-number = Plan { $number }
page-plan-show = Vis plan { $number }
page-plan-delete = Slett plan { $number }
page-plan-line = Dette er plan { $number }.

page-chat = Chat
page-chat-empty = Ingen har sagt noe ennå.
page-chat-say = Si noe
page-chat-send = Send
page-chat-unread = { $count ->
        [one] 1 ny melding
       *[other] { $count } nye meldinger
    }

page-room-missing = { $missing ->
        [0] Alle er her.
        [one] Én spiller til, så begynner spillet.
       *[other] { $missing } spillere til, så begynner spillet.
    }
page-room-invited = Du er invitert til å spille.
page-room-invited-by = { $who } inviterer deg til { $game }.
page-room-your-name = Navnet ditt
page-room-no-seat = Alle plassene er opptatt. Du kan se på når spillet begynner.
page-room-meanwhile = Spill mot datamaskinen imens
page-room-sit = Ta plass
page-room-link = Lenke til spillet
page-room-qr = QR-kode med lenken
page-room-how = Send lenken, eller la dem skanne koden. Spillet begynner så snart alle er her.
page-room-close = Avlys

## The end

page-end-you-win = Du vinner!
page-end-you-lose = Du tapte denne gangen.
page-end-you-place = Du ble nummer { $place ->
        [2] to
        [3] tre
       *[other] fire
    }.
page-end-you-resigned = Du ga opp.
page-end-you-share = Du deler seieren!
page-end-review = Gå gjennom feilene mine
page-end-try-level = Prøv nivå { $level }
page-end-wins = { $who } vinner!
page-end-share = { $who } deler seieren!
page-end-alone = { $points ->
        [one] Du fikk 1 poeng.
       *[other] Du fikk { $points } poeng.
    }
page-end-resigned = De andre ga opp.
page-end-time-up = Tiden er ute.
page-end-sheet = Poengtavle
page-end-place = Plassering
page-end-player = Spiller
page-end-total = Sum
page-end-new = Nytt spill
page-rematch = Omkamp
page-rematch-go = Til omkampen
page-replay = Gjennomgang
page-record = Spillfil
page-picture = Bilde

page-verify = Kontroller terningene
page-verify-checking = Kontrollerer …
page-verify-kept = Kontrollert: startverdien er den som ble lovet før spillet.
page-verify-all = { $draws ->
        [one] Kontrollert: det eneste kastet var bestemt før spillet.
       *[other] Kontrollert: alle { $draws } kastene var bestemt før spillet.
    }
page-verify-broken = Dette stemmer ikke med det som ble lovet før spillet.
page-verify-cannot = Denne nettleseren kan ikke kontrollere terningene. Last ned spillfilen og kjør klotz verify i stedet.
page-verify-promise = Lovet kontrollsum
page-verify-seed = Startverdi

## What was refused

page-refused = Det gikk ikke.
page-refused-unreachable = Serveren kan ikke nås.

## Settings

page-set-language = Språk
page-set-theme = Utseende
page-set-theme-system = Som på enheten
page-set-theme-light = Lys
page-set-theme-dark = Mørk
page-set-palette = Farger
page-set-palette-classic = Klassiske
page-set-palette-colour-blind = Lette å skille, med mønstre
page-set-pace = De andres trekk
page-set-pace-instant = Med en gang
page-set-pace-normal = Lette å følge
page-set-pace-slow = Langsomt
page-set-confirm = Bekreft hvert trekk
page-set-confirm-touch = På berøringsskjerm
page-set-confirm-always = Alltid
page-set-confirm-never = Aldri
page-set-large = Stor tekst og store knapper
page-set-left-handed = Venstrehendt
page-set-coordinates = Vis koordinater
page-set-move-numbers = Vis trekknumre
page-set-chat = Vis chatten
page-set-sound = Lyd
page-set-notify = Gi beskjed når det er min tur
page-set-kept = Innstillingene lagres i denne nettleseren.

## Looking back

page-step-slider = Trekk
page-step-at = Trekk { $at } av { $moves }
page-step-first = Til begynnelsen
page-step-back = Et trekk tilbake
page-step-on = Et trekk fram
page-step-last = Til slutten
page-graph = Forventet sluttresultat
page-judge = Analyser spillet
page-judging = Analyserer …
page-turning-points = Vendepunkter
page-review-mine = Mine feil
page-review-none = Ingen store feil: godt spilt!
page-graph-chances = Vinnersjanse i prosent
page-show-better = Vis det bedre trekket
page-show-played = Vis det som ble spilt
page-replay-play = Spill av
page-replay-pause = Pause
page-replay-moves = Trekk
page-replay-chance = terninger eller kort
page-try-here = Prøv et trekk her
page-try-end = Tilbake til spillet
page-variations = Det jeg har prøvd
page-variation = Fra trekk { $from }: { $count }
page-variation-forget = Glem det
page-verdict-best = beste trekk
page-verdict-good = bra
page-verdict-inaccuracy = unøyaktig
page-verdict-mistake = feil
page-verdict-blunder = grov feil
page-verdict-forced = tvunget
page-cost-points = kostet omtrent { $amount ->
        [one] 1 poeng
       *[other] { $amount } poeng
    }
page-cost-chance = kostet { $amount } % vinnersjanse
page-analyse-here = Prøv herfra
page-share-moment = Del dette øyeblikket
page-share-position = Del stillingen
page-to-table = Til bordet
page-analysis-how = Spill for alle, gå tilbake, prøv noe annet.
page-analysis-chance = La tilfeldighetene råde
page-analysis-choose = Eller velg utfallet
page-editor-open = Sett opp en stilling
page-position-broken = Lenken er ødelagt: Stillingen i den kan ikke leses.
page-position-empty = Begynn med tomt brett
page-new-position = Spillet begynner med denne stillingen.
page-new-position-change = Endre stillingen

## Learn

page-learn-rules = Reglene for { $game }
page-learn-try = Prøv det

## Me

page-me-name = Navn
page-me-save = Lagre
page-me-renamed = Navnet ditt er lagret.
page-me-why-account = Du trenger ingen konto for å spille. Med en konto har du spillene og navnet ditt med deg på alle enheter.
page-me-account = Konto
page-me-register = Opprett konto
page-me-login = Logg inn
page-me-password = Passord (minst 8 tegn)
page-me-recovery = Gjenopprettingskoden din
page-me-recovery-how = Skriv den ned: den vises bare nå. Med den kan du velge et nytt passord hvis du glemmer ditt.
page-me-recovery-kept = Jeg har skrevet den ned
page-me-log-out = Logg ut
page-me-login-password = Passord
page-me-recover = Glemt passord
page-me-recovery-code = Gjenopprettingskode
page-me-new-password = Nytt passord (minst 8 tegn)
page-me-change-password = Endre passord
page-me-password-changed = Passordet er endret. Alle andre enheter er logget ut.
page-mail = E-post når det er min tur
page-mail-about = For spill uten klokke eller med dager per trekk. Høyst én e-post i timen.
page-mail-address = E-postadresse
page-mail-send-code = Send meg en kode
page-mail-code = Koden fra e-posten
page-mail-confirm = Bekreft
page-mail-on = Vi skriver til { $address } når det er din tur.
page-mail-stop = Ikke mer e-post
page-me-profile = Profilen min
page-leaders = Topplister
page-leaders-none = Ingen er rangert her ennå. Rangerte spill har klokke og krever kontoer.
page-leaders-rating = Rating
page-leaders-games = Spill
page-profile-since = Med siden { $date }
page-profile-unrated = Ingen rangerte spill ennå.
page-me-games = Avsluttede spill
page-me-export = Last ned alle spillene mine
page-me-delete = Slett kontoen min
page-me-delete-sure = Vil du slette kontoen din?
page-me-delete-about = Navnet og kontoen din slettes for godt. Spill med andre blir, uten navnet ditt.
page-tokens = Nøkler for boter
page-tokens-about = Et program med en nøkkel spiller i ditt navn.
page-tokens-secret = Nøkkelen din. Kopier den nå, den vises ikke igjen:
page-tokens-name = Navnet på boten
page-tokens-make = Opprett nøkkel
page-tokens-delete = Slett
page-tokens-read = lese
page-tokens-play = spille
page-tokens-tables = lage og bli med i spill

# A number with buttons beside it.
page-count-less = { $what }: en mindre
page-count-more = { $what }: en til

page-tournament-back = Tilbake til turneringen
page-tournament-standings = Stilling

## Phones at home

page-house = Mobiler i huset
page-house-how = Rett mobilkameraet hit for å åpne Klotz. Den må være på samme wifi.
page-house-warning = Alle på nettverket kan åpne det og spille, så gjør dette bare hjemme eller blant venner.
page-house-closed = Bare denne enheten kan åpne Klotz her. Start med klotz play --house hvis mobiler hjemme skal kunne være med.
