### Siden: alt undtagen brætterne, som har deres egne filer.
### Navne på spil er navne: De er de samme på alle sprog.

page-loading = Et øjeblik …
page-getting-ready = { $game } gøres klar … { $done } af { $steps }
page-not-loaded = Denne del kunne ikke hentes.
page-try-again = Prøv igen
page-cancel = Fortryd
page-dismiss = Luk beskeden
page-copy = Kopiér
page-copied = Kopieret
page-share = Del
page-you = Dig
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
page-title-learn = Lær
page-title-settings = Indstillinger
page-title-me = Mig
page-title-replay = Gennemgang
page-title-analysis = Analyse
page-title-missing = Ikke fundet

## The start page

page-start-heading = Hvilket spil skal det være?
page-start-level = Computeren spiller
page-start-resume = Dine spil
page-start-computer = Mod computeren
page-start-friends = Med venner
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

## A new game

page-new-with = Med hvem?
page-new-players = Hvor mange spillere?
page-new-rules = Hvilke regler?
page-rules-bloqs = Grundspil
page-rules-bloqs-about = Alle går samme vej rundt i ringen.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = Du vælger, hvilken vej du går.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = Med kort: Styr terningen, byt plads, forsvar dit tårn.
page-new-names = Hvem spiller?
page-new-friends-how = Du får et link og en QR-kode, du kan sende til de andre. Ingen behøver en konto.
page-new-seats = Pladser
page-new-seat-me = Mig
page-new-seat-computer = Computeren
page-new-seat-link = En ven, med link
page-new-seat-open = Hvem som helst
page-new-seat-hot = En på denne enhed
page-new-level = Niveau
page-new-more = Avanceret
page-new-clock = Ur
page-new-lots = Træk lod om pladserne
page-new-public = Alle må finde og følge dette spil
page-new-begin = Start spillet
page-new-invite = Hent linket

page-clock-none = Intet ur
page-clock-move-30 = 30 sekunder pr. træk
page-clock-move-120 = 2 minutter pr. træk
page-clock-total-10 = 10 minutter til hver, 5 sekunder mere pr. træk
page-clock-total-20 = 20 minutter til hver, 10 sekunder mere pr. træk
page-clock-days-1 = En dag pr. træk
page-clock-days-3 = Tre dage pr. træk
page-clock-left = Tid tilbage

page-option-starts = Den første brik
page-option-starts-any = På et vilkårligt ledigt startfelt
page-option-starts-own = På farvens eget startfelt
page-option-scoring = Point
page-option-scoring-basic = Felter tilbage: færrest vinder
page-option-scoring-advanced = Point med bonus: flest vinder
page-option-contact = Nye former skal
page-option-contact-side = Røre ved med en side
page-option-contact-rest = Røre ved og hvile på noget
page-option-overhang = Brikker, der stikker ud over kanten
page-option-overhang-false = Ikke tilladt
page-option-overhang-true = Tilladt

## Lists of games

page-list-waiting = Venter på spillere
page-list-playing = I gang
page-list-finished = Afsluttet
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
page-seat-due = har tur

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
page-part-blanks = Tomme
page-part-layers = Lag
page-part-cubes = Terninger

## At the table

page-your-turn = Din tur
page-turn-of = { $who } har tur
page-no-board = Brættet til dette spil er her ikke endnu.
page-table-gone = Det spil findes ikke, eller ikke længere.
page-table-closed = Spillet blev aflyst, før det begyndte.
page-reconnecting = Ingen forbindelse. Prøver igen …
page-move-lost = Forbindelsen blev afbrudt, og dit sidste træk nåede ikke frem. Spil det en gang til.
page-cover = { $who }, det er din tur.
page-cover-look = Vis min side
page-absent = { $who } har ikke spillet et stykke tid.
page-absent-take-over = Lad computeren spille videre

page-hint = Tip
page-hint-play = Spil det
page-hint-none = Intet tip denne gang.
page-thinking = Tænker …
page-undo = Tag tilbage
page-undo-asked = Du har bedt om at tage tilbage. De andre skal sige ja.
page-undo-question = { $who } vil gerne tage { $moves ->
        [one] et træk
       *[other] { $moves } træk
    } tilbage.
page-undo-agree = Sig ja
page-undo-refuse = Sig nej
page-resign = Giv op
page-resign-sure = Vil du give op?
page-resign-about = Så er spillet tabt for dig.
page-leave = Forlad
page-leave-sure = Vil du forlade bordet?
page-leave-about = Computeren spiller videre for dig, og du kan komme tilbage, så længe spillet varer.
page-take-over = Computer, spil for mig
page-hand-back = Jeg spiller igen

page-chat = Chat
page-chat-empty = Der er ikke sagt noget endnu.
page-chat-say = Sig noget
page-chat-send = Send

page-room-missing = { $missing ->
        [0] Alle er her.
        [one] Én spiller mere, så begynder spillet.
       *[other] { $missing } spillere mere, så begynder spillet.
    }
page-room-invited = Du er inviteret til at spille.
page-room-sit = Tag plads
page-room-link = Link til spillet
page-room-qr = QR-kode med linket
page-room-how = Send linket, eller lad dem scanne koden. Spillet begynder, så snart alle er her.
page-room-close = Aflys

## The end

page-end-you-win = Du vinder!
page-end-wins = { $who } vinder!
page-end-share = { $who } deler sejren!
page-end-alone = { $points ->
        [one] Du fik 1 point.
       *[other] Du fik { $points } point.
    }
page-end-resigned = De andre har givet op.
page-end-time-up = Tiden er gået.
page-end-sheet = Pointtavle
page-end-place = Placering
page-end-player = Spiller
page-end-total = I alt
page-end-new = Et andet spil
page-rematch = Revanche
page-rematch-go = Til revanchen
page-replay = Gennemgang
page-record = Partiet
page-picture = Billede

page-verify = Kontrollér terningerne
page-verify-checking = Regner …
page-verify-kept = Startværdien har den kontrolsum, der blev lovet før spillet: Ingen kan have ændret den.
page-verify-all = { $draws ->
        [one] Startværdien har den lovede kontrolsum og giver spillets ene slag igen.
       *[other] Startværdien har den lovede kontrolsum og giver alle { $draws } slag i spillet igen.
    }
page-verify-broken = Det passer ikke med det, der blev lovet før spillet.
page-verify-cannot = Browseren kan ikke regne det ud her. Partiet kan kontrolleres med kommandoen klotz verify.
page-verify-promise = Lovet kontrolsum
page-verify-seed = Startværdi

## What was refused

page-refused = Det lykkedes ikke.
page-refused-unreachable = Serveren kan ikke nås.

## Settings

page-set-language = Sprog
page-set-theme = Lysstyrke
page-set-theme-system = Som på enheden
page-set-theme-light = Lys
page-set-theme-dark = Mørk
page-set-palette = Farver
page-set-palette-classic = Klassiske
page-set-palette-colour-blind = Nemme at skelne, med mønstre
page-set-confirm = Bekræft hvert træk
page-set-confirm-touch = Når jeg spiller med fingeren
page-set-confirm-always = Altid
page-set-confirm-never = Aldrig
page-set-large = Stor tekst og store knapper
page-set-left-handed = Venstrehåndet
page-set-coordinates = Vis koordinater
page-set-move-numbers = Vis trækkenes numre
page-set-chat = Vis chatten
page-set-sound = Lyd
page-set-notify = Giv besked, når det er min tur
page-set-kept = Indstillingerne bliver i denne browser.

## Looking back

page-step-slider = Træk
page-step-at = Træk { $at } af { $moves }
page-step-first = Til begyndelsen
page-step-back = Et træk tilbage
page-step-on = Et træk frem
page-step-last = Til slutningen
page-graph = Forventet slutresultat
page-judge = Bedøm spillet
page-judging = Bedømmer hvert træk …
page-turning-points = Vendepunkter
page-better = Bedre: { $move }
page-verdict-best = bedste træk
page-verdict-good = godt
page-verdict-inaccuracy = upræcist
page-verdict-mistake = fejl
page-verdict-blunder = grov fejl
page-verdict-forced = tvunget
page-analyse-here = Prøv herfra
page-share-moment = Del dette øjeblik
page-share-position = Del stillingen
page-to-table = Til bordet
page-analysis-how = Træk for alle sider, gå tilbage, prøv noget andet.
page-analysis-chance = Lad tilfældet råde
page-analysis-choose = Eller vælg, hvad det giver

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
page-me-password = Adgangskode, mindst 8 tegn
page-me-recovery = Din gendannelseskode
page-me-recovery-how = Skriv den ned. Den vises kun nu og giver dig en ny adgangskode, hvis du mister din.
page-me-recovery-kept = Jeg har skrevet den ned
page-me-log-out = Log ud
page-me-games = Afsluttede spil
page-me-export = Hent alle mine spil
page-me-delete = Slet mig
page-me-delete-sure = Slet alt om dig?
page-me-delete-about = Dit navn og din konto slettes for altid. Spil med andre bliver, uden dit navn.
page-tokens = Nøgler til bots
page-tokens-about = Et program med en nøgle spiller i dit navn.
page-tokens-secret = Nøglen, vises kun nu:
page-tokens-name = Bottens navn
page-tokens-make = Opret nøgle
page-tokens-delete = Slet
page-tokens-read = læse
page-tokens-play = spille
page-tokens-tables = oprette og deltage i spil
