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
page-you = Deg
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
page-title-learn = Lær
page-title-settings = Innstillinger
page-title-me = Meg
page-title-replay = Gjennomgang
page-title-analysis = Analyse
page-title-missing = Ikke funnet

## The start page

page-start-heading = Hvilket spill skal det være?
page-start-level = Datamaskinen spiller
page-start-resume = Spillene dine
page-start-computer = Mot datamaskinen
page-start-friends = Med venner
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

## A new game

page-new-with = Med hvem?
page-new-players = Hvor mange spillere?
page-new-rules = Hvilke regler?
page-rules-bloqs = Grunnspill
page-rules-bloqs-about = Alle går samme vei rundt ringen.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = Du velger hvilken vei du går.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = Med kort: Styr terningen, bytt plass, forsvar tårnet ditt.
page-new-names = Hvem spiller?
page-new-friends-how = Du får en lenke og en QR-kode du kan sende til de andre. Ingen trenger en konto.
page-new-seats = Plasser
page-new-seat-me = Meg
page-new-seat-computer = Datamaskinen
page-new-seat-link = En venn, med lenke
page-new-seat-open = Hvem som helst
page-new-seat-hot = Noen på denne enheten
page-new-level = Nivå
page-new-more = Avansert
page-new-clock = Klokke
page-new-lots = Trekk lodd om plassene
page-new-public = Alle kan finne og følge dette spillet
page-new-begin = Start spillet
page-new-invite = Hent lenken

page-clock-none = Ingen klokke
page-clock-move-30 = 30 sekunder per trekk
page-clock-move-120 = 2 minutter per trekk
page-clock-total-10 = 10 minutter hver, 5 sekunder ekstra per trekk
page-clock-total-20 = 20 minutter hver, 10 sekunder ekstra per trekk
page-clock-days-1 = Én dag per trekk
page-clock-days-3 = Tre dager per trekk
page-clock-left = Tid igjen

page-option-starts = Den første brikken
page-option-starts-any = På en valgfri ledig startrute
page-option-starts-own = På fargens egen startrute
page-option-scoring = Poeng
page-option-scoring-basic = Ruter igjen: færrest vinner
page-option-scoring-advanced = Poeng med bonus: flest vinner
page-option-contact = Nye former må
page-option-contact-side = Ligge inntil med en side
page-option-contact-rest = Ligge inntil og hvile på noe
page-option-overhang = Brikker som stikker ut over kanten
page-option-overhang-false = Ikke tillatt
page-option-overhang-true = Tillatt

## Lists of games

page-list-waiting = Venter på spillere
page-list-playing = Pågår
page-list-finished = Avsluttet
page-watch-playing = Spilles akkurat nå
page-watch-waiting = Venter på spillere
page-watch-finished = Nettopp avsluttet
page-watch-none = Ingen åpne spill akkurat nå.
page-watching = Du ser på.

## Seats

page-seat-computer = Maskin { $seat }
page-seat-level = Nivå { $level }
page-seat-player = Spiller { $seat }
page-seat-number = Plass { $seat }
page-seat-free = Plass { $seat }: ledig
page-seat-away = datamaskinen spiller videre
page-seat-out = ute
page-seat-due = har tur

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
page-part-blanks = Tomme
page-part-layers = Lag
page-part-cubes = Kuber

## At the table

page-your-turn = Din tur
page-turn-of = { $who } har tur
page-no-board = Brettet til dette spillet er ikke her ennå.
page-table-gone = Det spillet finnes ikke, eller ikke lenger.
page-table-closed = Spillet ble avlyst før det begynte.
page-reconnecting = Ingen forbindelse. Prøver igjen …
page-move-lost = Forbindelsen ble brutt, og det siste trekket ditt kom ikke fram. Spill det en gang til.
page-cover = { $who }, det er din tur.
page-cover-look = Vis min side
page-absent = { $who } har ikke spilt på en stund.
page-absent-take-over = La datamaskinen spille videre

page-hint = Tips
page-hint-play = Spill det
page-hint-none = Ingen tips denne gangen.
page-thinking = Tenker …
page-undo = Ta tilbake
page-undo-asked = Du har bedt om å ta tilbake. De andre må si ja.
page-undo-question = { $who } vil gjerne ta tilbake { $moves ->
        [one] et trekk
       *[other] { $moves } trekk
    }.
page-undo-agree = Si ja
page-undo-refuse = Si nei
page-resign = Gi opp
page-resign-sure = Vil du gi opp?
page-resign-about = Da er spillet tapt for deg.
page-leave = Forlat
page-leave-sure = Vil du forlate bordet?
page-leave-about = Datamaskinen spiller videre for deg, og du kan komme tilbake så lenge spillet varer.
page-take-over = Maskin, spill for meg
page-hand-back = Jeg spiller igjen

page-chat = Chat
page-chat-empty = Ingen har sagt noe ennå.
page-chat-say = Si noe
page-chat-send = Send

page-room-missing = { $missing ->
        [0] Alle er her.
        [one] Én spiller til, så begynner spillet.
       *[other] { $missing } spillere til, så begynner spillet.
    }
page-room-invited = Du er invitert til å spille.
page-room-sit = Ta plass
page-room-link = Lenke til spillet
page-room-qr = QR-kode med lenken
page-room-how = Send lenken, eller la dem skanne koden. Spillet begynner så snart alle er her.
page-room-close = Avlys

## The end

page-end-you-win = Du vinner!
page-end-wins = { $who } vinner!
page-end-share = { $who } deler seieren!
page-end-alone = { $points ->
        [one] Du fikk 1 poeng.
       *[other] Du fikk { $points } poeng.
    }
page-end-resigned = De andre har gitt opp.
page-end-time-up = Tiden er ute.
page-end-sheet = Poengtavle
page-end-place = Plassering
page-end-player = Spiller
page-end-total = Sum
page-end-new = Et annet spill
page-rematch = Omkamp
page-rematch-go = Til omkampen
page-replay = Gjennomgang
page-record = Partiet
page-picture = Bilde

page-verify = Kontroller terningene
page-verify-checking = Regner …
page-verify-kept = Startverdien har kontrollsummen som ble lovet før spillet: Ingen kan ha endret den.
page-verify-all = { $draws ->
        [one] Startverdien har den lovede kontrollsummen og gir spillets ene kast igjen.
       *[other] Startverdien har den lovede kontrollsummen og gir alle { $draws } kast i spillet igjen.
    }
page-verify-broken = Dette stemmer ikke med det som ble lovet før spillet.
page-verify-cannot = Nettleseren kan ikke regne det ut her. Partiet kan kontrolleres med kommandoen klotz verify.
page-verify-promise = Lovet kontrollsum
page-verify-seed = Startverdi

## What was refused

page-refused = Det gikk ikke.
page-refused-unreachable = Tjeneren kan ikke nås.

## Settings

page-set-language = Språk
page-set-theme = Lysstyrke
page-set-theme-system = Som på enheten
page-set-theme-light = Lys
page-set-theme-dark = Mørk
page-set-palette = Farger
page-set-palette-classic = Klassiske
page-set-palette-colour-blind = Lette å skille, med mønstre
page-set-confirm = Bekreft hvert trekk
page-set-confirm-touch = Når jeg spiller med fingeren
page-set-confirm-always = Alltid
page-set-confirm-never = Aldri
page-set-large = Stor tekst og store knapper
page-set-left-handed = Venstrehendt
page-set-coordinates = Vis koordinater
page-set-move-numbers = Vis trekknumre
page-set-chat = Vis chatten
page-set-sound = Lyd
page-set-notify = Gi beskjed når det er min tur
page-set-kept = Innstillingene blir i denne nettleseren.

## Looking back

page-step-slider = Trekk
page-step-at = Trekk { $at } av { $moves }
page-step-first = Til begynnelsen
page-step-back = Et trekk tilbake
page-step-on = Et trekk fram
page-step-last = Til slutten
page-graph = Forventet sluttresultat
page-judge = Bedøm spillet
page-judging = Bedømmer hvert trekk …
page-turning-points = Vendepunkter
page-better = Bedre: { $move }
page-verdict-best = beste trekk
page-verdict-good = bra
page-verdict-inaccuracy = upresist
page-verdict-mistake = feil
page-verdict-blunder = grov feil
page-verdict-forced = tvunget
page-analyse-here = Prøv herfra
page-share-moment = Del dette øyeblikket
page-share-position = Del stillingen
page-to-table = Til bordet
page-analysis-how = Trekk for alle sider, gå tilbake, prøv noe annet.
page-analysis-chance = La tilfeldigheten råde
page-analysis-choose = Eller velg hva den gir

## Learn

page-learn-rules = Reglene for { $game }
page-learn-try = Prøv det

## Me

page-me-name = Navn
page-me-save = Lagre
page-me-renamed = Navnet ditt er lagret.
page-me-why-account = Du trenger ingen konto for å spille. Med en konto har du spillene og navnet ditt med deg på alle enheter.
page-me-account = Konto
page-me-register = Lag konto
page-me-login = Logg inn
page-me-password = Passord, minst 8 tegn
page-me-recovery = Gjenopprettingskoden din
page-me-recovery-how = Skriv den ned. Den vises bare nå og gir deg et nytt passord hvis du mister ditt.
page-me-recovery-kept = Jeg har skrevet den ned
page-me-log-out = Logg ut
page-me-games = Avsluttede spill
page-me-export = Last ned alle spillene mine
page-me-delete = Slett meg
page-me-delete-sure = Slette alt om deg?
page-me-delete-about = Navnet og kontoen din slettes for godt. Spill med andre blir, uten navnet ditt.
page-tokens = Nøkler for boter
page-tokens-about = Et program med en nøkkel spiller i ditt navn.
page-tokens-secret = Nøkkelen, vises bare nå:
page-tokens-name = Navnet på boten
page-tokens-make = Lag nøkkel
page-tokens-delete = Slett
page-tokens-read = lese
page-tokens-play = spille
page-tokens-tables = lage og bli med i spill
