### Siden: alt undtagen brætterne, som har deres egne filer.
### Navne på spil er navne: De er de samme på alle sprog.

page-loading = Et øjeblik …
page-getting-ready = { $game } gøres klar … { $done } af { $steps }
page-not-loaded = Denne del kunne ikke hentes.
page-try-again = Prøv igen
page-cancel = Annuller
page-dismiss = Luk beskeden
page-copy = Kopiér
page-copied = Kopieret
page-share = Del
page-you = Du
page-missing = Der er ikke noget på denne adresse.
page-trademarks = Blokus, Bloxx! og Bloqs er varemærker, der tilhører deres ejere. Klotz er uafhængig af dem og tegner sine egne brætter.

## Getting around

page-nav-label = Sider
page-nav-skip = Spring til indholdet
page-nav-home = Til forsiden
page-nav-play = Spil
page-nav-watch = Se med
page-nav-learn = Lær
page-nav-settings = Indstillinger
# Stands where the player's name would.
page-nav-me = Mig

page-title-start = Spil
page-title-new = Nyt spil
page-title-watch = Se med
page-title-leaders = Ranglister
page-title-person = Profil
page-title-learn = Lær
page-title-settings = Indstillinger
page-title-me = Mig
page-title-replay = Gennemgang
page-title-analysis = Analyse
page-title-editor = Stil en stilling op
page-title-workshop = Værksted
page-title-score = Ved det rigtige bord
page-title-book = Resultatbog
page-title-tournament = Turnering
page-title-missing = Ikke fundet

## The start page

page-start-heading = Hvad skal vi spille?
page-start-level = Computerens niveau
page-start-resume = Dine spil
page-start-computer = Mod computeren
page-start-friends = Med venner
page-start-anyone = Mod hvem som helst
page-start-tournament = Turnering
page-start-device = På denne enhed
page-start-more = Flere valg
page-starting = Starter …

page-about-blokus = Læg dine brikker hjørne mod hjørne, og stå i vejen for alle andre.
page-about-blokus-duo = Duellen på det lille bræt: hurtig, skarp og fair.
page-about-bloxx = Slå med terningerne, tegn formen på dit ark, og lad ingen huller stå.
page-about-bloqs = Gå rundt i ringen, byg et tårn, og stjæl fra de andre.
page-about-blokus-players = Fire spillere med hver sin farve.
page-about-blokus-3-players = Tre spillere med hver sin farve; den fjerde spilles på skift.
page-about-blokus-2-players = To spillere med to farver hver.

# How well the computer plays.
page-level-1 = Første skridt
page-level-2 = Begynder
page-level-3 = Afslappet
page-level-4 = Hyggespiller
page-level-5 = Solid
page-level-6 = Øvet
page-level-7 = Stærk
page-level-8 = Ekspert
page-level-9 = Mester
page-level-1-about = Har lige lært reglerne. Svarer med det samme.
page-level-2-about = Ser, hvad et træk giver, men ikke hvad det ødelægger. Svarer med det samme.
page-level-3-about = Tager det, der ser bedst ud lige nu. Svarer med det samme.
page-level-4-about = Tænker lidt på, hvad der kommer bagefter, og slår som regel niveau 3. Svarer med det samme.
page-level-5-about = Forærer ikke meget væk og slår som regel niveau 4. Svarer med det samme.
page-level-6-about = Slår som regel niveau 5. Svarer inden for et sekund.
page-level-7-about = Slår som regel niveau 6. Svarer inden for et sekund.
page-level-8-about = Slår som regel niveau 7. Svarer inden for et sekund.
page-level-9-about = Den stærkeste. Tænker i op til tre sekunder.

## A new game

page-new-with = Med hvem?
page-new-players = Hvor mange spillere?
page-new-rules = Hvilke regler?
page-rules-bloqs = Grundspil
page-rules-bloqs-about = Alle går samme vej rundt i ringen.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = Du vælger, hvilken vej du går.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = Med kort: vælg slag, byt plads, forsvar dit tårn.
page-new-names = Hvem spiller?
page-new-friends-how = Du får et link og en QR-kode, du kan sende til de andre. Ingen behøver en konto.
page-new-seats = Pladser
page-new-seat-me = Mig
page-new-seat-computer = Computeren
page-new-seat-link = En ven, med link
page-new-seat-open = Hvem som helst
page-new-seat-hot = En på denne enhed
page-new-level = Niveau
page-new-stand-in = Computer for den, der er væk
page-new-own-players = Serverens egne spillere
page-new-own-about = Spiller for denne server. De, der driver den, har skrevet eller valgt den.
page-new-more = Avanceret
page-box = Æske
page-box-ours = Klotz' egen
page-box-of = { $name } (af { $owner })
page-box-make = Lav din egen æske
page-new-clock = Ur
page-new-lots = Træk lod om pladser og farver
page-new-public = Alle må finde og følge dette spil
page-new-rated = Rangeret: tæller på ranglisten
page-new-begin = Start spillet
page-new-invite = Hent linket

## Who plays with what, and who begins

page-seating-colour = Din farve
page-seating-colour-of = Farve til { $who }
# A colour: it doesn't matter which.
page-seating-any = valgfri
page-seating-first = Hvem begynder?
page-seating-first-rules = Som reglerne siger
page-seating-first-rules-blokus = Blå, som reglerne siger
page-seating-first-rules-bloqs = Højeste slag, som reglerne siger
page-seating-first-rules-bloxx = Plads 1
page-seating-first-lot = Træk lod
page-seating-first-loser = Den, der tabte sidst (første spil: træk lod)
# $who is a name, or one of the sentences above.
page-seating-begins = Begynder: { $who }

page-clock-none = Intet ur
page-clock-move-30 = 30 sekunder pr. træk
page-clock-move-120 = 2 minutter pr. træk
page-clock-total-10 = 10 min. hver + 5 sek. pr. træk
page-clock-total-20 = 20 min. hver + 10 sek. pr. træk
page-clock-days-1 = En dag pr. træk
page-clock-days-3 = Tre dage pr. træk
page-clock-left = Tid tilbage

## Lists of games

page-list-waiting = Venter på spillere
page-list-playing = I gang
page-list-finished = Afsluttet
page-list-rated = Rangeret
page-watch-playing = Spilles lige nu
page-watch-waiting = Venter på spillere
page-watch-finished = Lige afsluttet
page-watch-none = Ingen offentlige spil lige nu.
page-watching = Du ser med.

## Seats

page-seat-computer = Computer { $seat }
page-seat-level = Niveau { $level }
page-seat-player = Spiller { $seat }
page-seat-number = Plads { $seat }
page-seat-free = Plads { $seat }: ledig
page-seat-away = computeren spiller videre
page-seat-out = ude
page-seat-due = har turen

page-colour-blue = blå
page-colour-yellow = gul
page-colour-red = rød
page-colour-green = grøn

page-part-blue = Blå
page-part-yellow = Gul
page-part-red = Rød
page-part-green = Grøn
page-part-rows = Rækker
page-part-numbers = Tal
page-part-gaps = Huller
page-part-blanks = Tomme felter
page-part-layers = Lag
page-part-cubes = Klodser
page-part-bonus = Bonus

## At the table

page-your-turn = Din tur
page-turn-of = { $who } har turen
page-thinking-for = Tænker … { $seconds } s
page-hurry = Spil nu
page-skip = Spring over
page-sound-offer = Vil du have lyd?
page-sound-yes = Slå til
page-sound-no = Nej tak
page-no-board = Brættet til dette spil er her ikke endnu.
page-table-gone = Dette spil findes ikke længere.
page-table-closed = Spillet blev aflyst, før det begyndte.
page-reconnecting = Ingen forbindelse. Prøver igen …
page-move-lost = Forbindelsen røg, før dit træk nåede frem. Spil det en gang til.
page-move-kept = Dit træk er gemt og bliver sendt, så snart du er online.
page-offline = Du er offline. Dine spil og de lektioner og opgaver, du har åbnet før, er her. Du skal have forbindelse for at starte et spil eller spille live.
page-cover = { $who }, det er din tur.
page-cover-look = Jeg er klar
page-absent = { $who } har ikke spillet et stykke tid.
page-absent-ask = Spørg, om spilleren er der
page-absent-asked = { $who } er blevet spurgt: Er du der stadig?
page-absent-silent = { $who } svarer ikke.
page-absent-take-over = Lad computeren spille videre
page-here-question = Er du der stadig? Ellers kan computeren tage over for dig.
page-here = Jeg er her
page-replaced =
    { $why ->
        [slow] { $who } tænkte for længe.
        [illegal] { $who } prøvede et træk, der ikke er tilladt.
        [gone] { $who } findes ikke længere på denne server.
       *[failed] { $who } gik i stå.
    } Computeren spiller videre på niveau { $level }.

page-hint = Tip
page-hint-play = Spil det
page-hint-none = Ikke noget tip denne gang.
page-how = Sådan spiller man
page-how-rules = Alle regler
page-how-lesson = Kort lektion
page-how-again = Vis mig rundt
page-how-keys = Taster
page-how-close = Luk
page-keys-help = denne liste
page-coach-at = { $at } af { $all }
page-coach-next = Næste
page-coach-done = Forstået
page-thinking = Tænker …
page-undo = Tag tilbage
page-undo-asked = Du har bedt om at tage et træk tilbage. De andre skal sige ja.
page-undo-question = { $who } vil gerne tage { $moves ->
        [one] et træk
       *[other] { $moves } træk
    } tilbage.
page-undo-agree = Sig ja
page-undo-refuse = Sig nej
page-resign = Giv op
page-resign-sure = Vil du give op?
page-resign-about = Så har du tabt.
page-leave = Forlad bordet
page-leave-sure = Vil du forlade bordet?
page-leave-about = Computeren spiller videre for dig. Du kan komme tilbage, indtil spillet er slut.
page-take-over = Lad computeren spille for mig
page-take-over-sure = Skal computeren spille for dig?
page-take-over-about = De andre kan se det. Du kan altid overtage din plads igen.
page-play-one = Spil et træk for mig
page-autoplay = Lad den spille videre
page-autoplay-stop = Stop
page-hand-back = Jeg er tilbage
page-plan = Planlæg et svar
page-plan-about = Hvis det træk kommer, spiller jeg dette. Ingen andre kan se det.
page-plan-if = Hvis { $who } spiller …
page-plan-then = … spiller jeg
page-plan-keep = Behold planen
page-plan-back = Et træk tilbage
page-plan-cancel = Annuller
page-plan-done = Luk
page-plans = Mine planer
page-plan-number = Plan { $number }
page-plan-show = Vis plan { $number }
page-plan-delete = Slet plan { $number }
page-plan-line = Det her er plan { $number }.

page-chat = Chat
page-chat-empty = Der er ikke sagt noget endnu.
page-chat-say = Sig noget
page-chat-send = Send
page-chat-unread = { $count ->
        [one] 1 ny besked
       *[other] { $count } nye beskeder
    }

page-room-missing = { $missing ->
        [0] Alle er her.
        [one] Én spiller mere, så begynder spillet.
       *[other] { $missing } spillere mere, så begynder spillet.
    }
page-room-invited = Du er inviteret til at spille.
page-room-invited-by = { $who } inviterer dig til { $game }.
page-room-your-name = Dit navn
page-room-no-seat = Alle pladser er optaget. Du kan se med, når spillet begynder.
page-room-meanwhile = Spil mod computeren imens
page-room-sit = Tag plads
page-room-link = Link til spillet
page-room-qr = QR-kode med linket
page-room-how = Send linket, eller lad dem scanne koden. Spillet begynder, så snart alle er her.
page-room-close = Aflys

## The end

page-end-you-win = Du vinder!
page-end-you-lose = Du tabte denne gang.
page-end-you-place = Du blev nummer { $place ->
        [2] to
        [3] tre
       *[other] fire
    }.
page-end-you-resigned = Du gav op.
page-end-you-share = Du deler sejren!
page-end-review = Gennemgå mine fejl
page-end-try-level = Prøv niveau { $level }
page-end-wins = { $who } vinder!
page-end-share = { $who } deler sejren!
page-end-alone = { $points ->
        [one] Du fik 1 point.
       *[other] Du fik { $points } point.
    }
page-end-resigned = De andre gav op.
page-end-time-up = Tiden er gået.
page-end-sheet = Pointtavle
page-end-place = Placering
page-end-player = Spiller
page-end-total = I alt
page-end-new = Nyt spil
page-rematch = Revanche
page-rematch-go = Til revanchen
page-replay = Gennemgang
page-record = Spilfil
page-picture = Billede

page-verify = Kontrollér terningerne
page-verify-checking = Kontrollerer …
page-verify-kept = Kontrolleret: startværdien er den, der blev lovet før spillet.
page-verify-all = { $draws ->
        [one] Kontrolleret: det eneste slag lå fast før spillet.
       *[other] Kontrolleret: alle { $draws } slag lå fast før spillet.
    }
page-verify-broken = Det passer ikke med det, der blev lovet før spillet.
page-verify-cannot = Denne browser kan ikke kontrollere terningerne. Hent spilfilen, og kør klotz verify i stedet.
page-verify-promise = Lovet kontrolsum
page-verify-seed = Startværdi

## What was refused

page-refused = Det lykkedes ikke.
page-refused-unreachable = Serveren kan ikke nås.

## Settings

page-set-language = Sprog
page-set-theme = Udseende
page-set-theme-system = Som på enheden
page-set-theme-light = Lys
page-set-theme-dark = Mørk
page-set-palette = Farver
page-set-palette-classic = Klassiske
page-set-palette-colour-blind = Nemme at skelne, med mønstre
page-set-pace = De andres træk
page-set-pace-instant = Med det samme
page-set-pace-normal = Lette at følge
page-set-pace-slow = Langsomt
page-set-confirm = Bekræft hvert træk
page-set-confirm-touch = På touchskærm
page-set-confirm-always = Altid
page-set-confirm-never = Aldrig
page-set-large = Stor tekst og store knapper
page-set-left-handed = Venstrehåndet
page-set-coordinates = Vis koordinater
page-set-move-numbers = Vis træknumre
page-set-chat = Vis chatten
page-set-sound = Lyd
page-set-notify = Giv besked, når det er min tur
page-set-kept = Indstillingerne gemmes i denne browser.

## Looking back

page-step-slider = Træk
page-step-at = Træk { $at } af { $moves }
page-step-first = Til begyndelsen
page-step-back = Et træk tilbage
page-step-on = Et træk frem
page-step-last = Til slutningen
page-graph = Forventet slutresultat
page-judge = Analysér spillet
page-judging = Analyserer …
page-turning-points = Vendepunkter
page-review-mine = Mine fejl
page-review-none = Ingen store fejl: godt spillet!
page-graph-chances = Vinderchance i procent
page-show-better = Vis det bedre træk
page-show-played = Vis det spillede træk
page-replay-play = Afspil
page-replay-pause = Pause
page-replay-moves = Træk
page-replay-chance = terninger eller kort
page-try-here = Prøv et træk her
page-try-end = Tilbage til spillet
page-variations = Det, jeg har prøvet
page-variation = Fra træk { $from }: { $count }
page-variation-forget = Glem det
page-verdict-best = bedste træk
page-verdict-good = godt
page-verdict-inaccuracy = unøjagtigt
page-verdict-mistake = fejl
page-verdict-blunder = grov fejl
page-verdict-forced = tvunget
page-cost-points = kostede cirka { $amount ->
        [one] 1 point
       *[other] { $amount } point
    }
page-cost-chance = kostede { $amount } % vinderchance
page-analyse-here = Prøv herfra
page-share-moment = Del dette øjeblik
page-share-position = Del stillingen
page-to-table = Til bordet
page-analysis-how = Spil for alle, gå tilbage, prøv noget andet.
page-analysis-chance = Lad tilfældet råde
page-analysis-choose = Eller vælg udfaldet
page-editor-open = Stil en stilling op
page-position-broken = Linket er ødelagt: Stillingen i det kan ikke læses.
page-position-empty = Begynd med et tomt bræt
page-new-position = Spillet begynder med denne stilling.
page-new-position-change = Ret stillingen

## Learn

page-learn-rules = Reglerne for { $game }
page-learn-try = Prøv det

## Me

page-me-name = Navn
page-me-save = Gem
page-me-renamed = Dit navn er gemt.
page-me-why-account = Du behøver ingen konto for at spille. Med en konto har du dine spil og dit navn med på alle enheder.
page-me-account = Konto
page-me-register = Opret konto
page-me-login = Log ind
page-me-password = Adgangskode (mindst 8 tegn)
page-me-recovery = Din gendannelseskode
page-me-recovery-how = Skriv den ned: den vises kun nu. Med den kan du vælge en ny adgangskode, hvis du glemmer din.
page-me-recovery-kept = Jeg har skrevet den ned
page-me-log-out = Log ud
page-me-login-password = Adgangskode
page-me-recover = Glemt adgangskode
page-me-recovery-code = Gendannelseskode
page-me-new-password = Ny adgangskode (mindst 8 tegn)
page-me-change-password = Skift adgangskode
page-me-password-changed = Adgangskoden er skiftet. Alle andre enheder er logget ud.
page-mail = Mail mig, når det er min tur
page-mail-about = Ved spil uden ur eller med dage til hvert træk. Højst én mail i timen.
page-mail-address = Mailadresse
page-mail-send-code = Send mig en kode
page-mail-code = Koden fra mailen
page-mail-confirm = Bekræft
page-mail-on = Vi skriver til { $address }, når det er din tur.
page-mail-stop = Ikke flere mails
page-me-profile = Min profil
page-leaders = Ranglister
page-leaders-none = Ingen er rangeret her endnu. Rangerede spil har ur og kræver konti.
page-leaders-rating = Rating
page-leaders-games = Spil
page-profile-since = Med siden { $date }
page-profile-unrated = Ingen rangerede spil endnu.
page-me-games = Afsluttede spil
page-me-export = Hent alle mine spil
page-me-delete = Slet min konto
page-me-delete-sure = Vil du slette din konto?
page-me-delete-about = Dit navn og din konto slettes for altid. Spil med andre bliver, uden dit navn.
page-tokens = Nøgler til bots
page-tokens-about = Et program med en nøgle spiller i dit navn.
page-tokens-secret = Din nøgle. Kopiér den nu, den vises ikke igen:
page-tokens-name = Bottens navn
page-tokens-make = Opret nøgle
page-tokens-delete = Slet
page-tokens-read = læse
page-tokens-play = spille
page-tokens-tables = oprette og deltage i spil

# A number with buttons beside it.
page-count-less = { $what }: en mindre
page-count-more = { $what }: en mere

page-tournament-back = Tilbage til turneringen
page-tournament-standings = Stilling

## Phones at home

page-house = Telefoner i huset
page-house-how = Ret telefonens kamera hertil for at åbne Klotz. Den skal være på samme wi‑fi.
page-house-warning = Alle på netværket kan åbne det og spille, så gør det kun derhjemme eller blandt venner.
page-house-closed = Kun denne enhed kan åbne Klotz her. Start med klotz play --house, hvis telefoner derhjemme skal kunne være med.
