### Sidan: allt utom bräderna, som har egna filer.
### Namn på spel är namn: de är desamma på alla språk.

page-loading = Ett ögonblick …
page-getting-ready = { $game } förbereds … { $done } av { $steps }
page-not-loaded = Den här delen kunde inte laddas.
page-try-again = Försök igen
page-cancel = Avbryt
page-dismiss = Stäng meddelandet
page-copy = Kopiera
page-copied = Kopierat
page-share = Dela
page-you = Du
page-missing = Det finns inget på den här adressen.
page-trademarks = Blokus, Bloxx! och Bloqs är varumärken som tillhör sina ägare. Klotz är fristående från dem och ritar egna bräden.

## Getting around

page-nav-label = Sidor
page-nav-skip = Hoppa till innehållet
page-nav-home = Till startsidan
page-nav-play = Spela
page-nav-watch = Titta
page-nav-learn = Lär dig
page-nav-settings = Inställningar
# Stands where the player's name would.
page-nav-me = Jag

page-title-start = Spela
page-title-new = Nytt spel
page-title-watch = Titta
page-title-learn = Lär dig
page-title-settings = Inställningar
page-title-me = Jag
page-title-replay = Repris
page-title-analysis = Analys
page-title-missing = Hittades inte

## The start page

page-start-heading = Vilket spel får det bli?
page-start-level = Datorn spelar
page-start-resume = Dina spel
page-start-computer = Mot datorn
page-start-friends = Med vänner
page-start-device = På den här enheten
page-start-more = Fler val
page-starting = Startar …

page-about-blokus = Lägg dina brickor hörn mot hörn och stå i vägen för alla andra.
page-about-blokus-duo = Duellen på det lilla brädet: snabb, skarp och rättvis.
page-about-bloxx = Slå tärningarna, rita formen på ditt blad och lämna inga luckor.
page-about-bloqs = Gå runt ringen, bygg ett torn och stjäl från de andra.
page-about-blokus-players = Fyra spelare med varsin färg.
page-about-blokus-3-players = Tre spelare med varsin färg; den fjärde spelas i tur och ordning.
page-about-blokus-2-players = Två spelare med två färger var.

# How well the computer plays.
page-level-1 = Första stegen
page-level-2 = Nybörjare
page-level-3 = Avslappnad
page-level-4 = Vardaglig
page-level-5 = Stabil
page-level-6 = Van
page-level-7 = Stark
page-level-8 = Expert
page-level-9 = Mästare

## A new game

page-new-with = Med vem?
page-new-players = Hur många spelare?
page-new-rules = Vilka regler?
page-rules-bloqs = Grundspel
page-rules-bloqs-about = Alla går åt samma håll runt ringen.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = Du väljer åt vilket håll du går.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = Med kort: styr tärningen, byt plats, försvara ditt torn.
page-new-names = Vilka spelar?
page-new-friends-how = Du får en länk och en QR-kod att skicka till de andra. Ingen behöver något konto.
page-new-seats = Platser
page-new-seat-me = Jag
page-new-seat-computer = Datorn
page-new-seat-link = En vän, via länk
page-new-seat-open = Vem som helst
page-new-seat-hot = Någon på den här enheten
page-new-level = Nivå
page-new-more = Avancerat
page-new-clock = Klocka
page-new-lots = Lotta platserna
page-new-public = Alla får hitta och följa det här spelet
page-new-begin = Starta spelet
page-new-invite = Hämta länken

page-clock-none = Ingen klocka
page-clock-move-30 = 30 sekunder per drag
page-clock-move-120 = 2 minuter per drag
page-clock-total-10 = 10 minuter var, 5 sekunder till per drag
page-clock-total-20 = 20 minuter var, 10 sekunder till per drag
page-clock-days-1 = En dag per drag
page-clock-days-3 = Tre dagar per drag
page-clock-left = Tid kvar

page-option-starts = Den första brickan
page-option-starts-any = På valfri ledig startruta
page-option-starts-own = På färgens egen startruta
page-option-scoring = Poäng
page-option-scoring-basic = Rutor kvar: lägst vinner
page-option-scoring-advanced = Poäng med bonus: högst vinner
page-option-contact = Nya former måste
page-option-contact-side = Ligga an med en sida
page-option-contact-rest = Ligga an och vila på något
page-option-overhang = Bitar som sticker ut över kanten
page-option-overhang-false = Inte tillåtet
page-option-overhang-true = Tillåtet

## Lists of games

page-list-waiting = Väntar på spelare
page-list-playing = Pågår
page-list-finished = Avslutat
page-watch-playing = Spelas just nu
page-watch-waiting = Väntar på spelare
page-watch-finished = Nyss avslutade
page-watch-none = Inga öppna spel just nu.
page-watching = Du tittar på.

## Seats

page-seat-computer = Dator { $seat }
page-seat-level = Nivå { $level }
page-seat-player = Spelare { $seat }
page-seat-number = Plats { $seat }
page-seat-free = Plats { $seat }: ledig
page-seat-away = datorn spelar vidare
page-seat-out = ute
page-seat-due = är på tur

page-colour-blue = blå
page-colour-yellow = gul
page-colour-red = röd
page-colour-green = grön

page-part-blue = Blå
page-part-yellow = Gul
page-part-red = Röd
page-part-green = Grön
page-part-rows = Rader
page-part-numbers = Tal
page-part-gaps = Luckor
page-part-blanks = Tomma
page-part-layers = Lager
page-part-cubes = Kuber

## At the table

page-your-turn = Din tur
page-turn-of = { $who } är på tur
page-no-board = Brädet till det här spelet finns inte här än.
page-table-gone = Det spelet finns inte, eller inte längre.
page-table-closed = Spelet ställdes in innan det började.
page-reconnecting = Ingen anslutning. Försöker igen …
page-move-lost = Anslutningen bröts och ditt senaste drag kom inte fram. Spela det en gång till.
page-cover = { $who }, det är din tur.
page-cover-look = Visa min sida
page-absent = { $who } har inte spelat på ett tag.
page-absent-take-over = Låt datorn spela vidare

page-hint = Tips
page-hint-play = Spela det
page-hint-none = Inget tips den här gången.
page-thinking = Tänker …
page-undo = Ta tillbaka
page-undo-asked = Du har bett att få ta tillbaka. De andra måste gå med på det.
page-undo-question = { $who } vill ta tillbaka { $moves ->
        [one] ett drag
       *[other] { $moves } drag
    }.
page-undo-agree = Gå med på det
page-undo-refuse = Säg nej
page-resign = Ge upp
page-resign-sure = Ge upp det här spelet?
page-resign-about = Då är spelet förlorat för dig.
page-leave = Lämna
page-leave-sure = Lämna bordet?
page-leave-about = Datorn spelar vidare åt dig, och du kan komma tillbaka så länge spelet pågår.
page-take-over = Datorn, spela åt mig
page-hand-back = Jag spelar igen

page-chat = Chatt
page-chat-empty = Ingen har sagt något än.
page-chat-say = Säg något
page-chat-send = Skicka

page-room-missing = { $missing ->
        [0] Alla är här.
        [one] En spelare till, sedan börjar spelet.
       *[other] { $missing } spelare till, sedan börjar spelet.
    }
page-room-invited = Du är inbjuden att spela.
page-room-sit = Ta plats
page-room-link = Länk till spelet
page-room-qr = QR-kod för länken
page-room-how = Skicka länken eller låt dem skanna koden. Spelet börjar så fort alla är här.
page-room-close = Ställ in

## The end

page-end-you-win = Du vinner!
page-end-wins = { $who } vinner!
page-end-share = { $who } delar segern!
page-end-alone = { $points ->
        [one] Du fick 1 poäng.
       *[other] Du fick { $points } poäng.
    }
page-end-resigned = De andra har gett upp.
page-end-time-up = Tiden är ute.
page-end-sheet = Poängtabell
page-end-place = Placering
page-end-player = Spelare
page-end-total = Summa
page-end-new = Ett annat spel
page-rematch = Revansch
page-rematch-go = Till revanschen
page-replay = Repris
page-record = Protokoll
page-picture = Bild

page-verify = Kontrollera tärningarna
page-verify-checking = Räknar …
page-verify-kept = Slumpfröet har den kontrollsumma som utlovades före spelet: ingen kan ha ändrat det.
page-verify-all = { $draws ->
        [one] Slumpfröet har den utlovade kontrollsumman och ger spelets enda kast igen.
       *[other] Slumpfröet har den utlovade kontrollsumman och ger alla { $draws } kast i spelet igen.
    }
page-verify-broken = Det här stämmer inte med vad som utlovades före spelet.
page-verify-cannot = Webbläsaren kan inte räkna ut det här. Protokollet kan kontrolleras med kommandot klotz verify.
page-verify-promise = Utlovad kontrollsumma
page-verify-seed = Slumpfrö

## What was refused

page-refused = Det gick inte.
page-refused-unreachable = Servern går inte att nå.

## Settings

page-set-language = Språk
page-set-theme = Ljusstyrka
page-set-theme-system = Som på enheten
page-set-theme-light = Ljust
page-set-theme-dark = Mörkt
page-set-palette = Färger
page-set-palette-classic = Klassiska
page-set-palette-colour-blind = Lätta att skilja åt, med mönster
page-set-confirm = Bekräfta varje drag
page-set-confirm-touch = När jag spelar med fingret
page-set-confirm-always = Alltid
page-set-confirm-never = Aldrig
page-set-large = Stor text och stora knappar
page-set-left-handed = Vänsterhänt
page-set-coordinates = Visa koordinater
page-set-move-numbers = Visa dragnummer
page-set-chat = Visa chatten
page-set-sound = Ljud
page-set-notify = Meddela mig när det är min tur
page-set-kept = Inställningarna sparas i den här webbläsaren.

## Looking back

page-step-slider = Drag
page-step-at = Drag { $at } av { $moves }
page-step-first = Till början
page-step-back = Ett drag bakåt
page-step-on = Ett drag framåt
page-step-last = Till slutet
page-graph = Väntad slutpoäng
page-judge = Bedöm spelet
page-judging = Bedömer varje drag …
page-turning-points = Vändpunkter
page-better = Bättre: { $move }
page-verdict-best = bästa draget
page-verdict-good = bra
page-verdict-inaccuracy = oprecist
page-verdict-mistake = misstag
page-verdict-blunder = grovt misstag
page-verdict-forced = tvunget
page-analyse-here = Prova härifrån
page-share-moment = Dela det här läget
page-share-position = Dela ställningen
page-to-table = Till bordet
page-analysis-how = Dra för alla sidor, gå tillbaka, prova något annat.
page-analysis-chance = Låt slumpen avgöra
page-analysis-choose = Eller välj vad den ger

## Learn

page-learn-rules = Reglerna för { $game }
page-learn-try = Prova på

## Me

page-me-name = Namn
page-me-save = Spara
page-me-renamed = Ditt namn är sparat.
page-me-why-account = Du behöver inget konto för att spela. Med ett konto har du dina spel och ditt namn med dig på alla enheter.
page-me-account = Konto
page-me-register = Skapa konto
page-me-login = Logga in
page-me-password = Lösenord, minst 8 tecken
page-me-recovery = Din återställningskod
page-me-recovery-how = Skriv upp den. Den visas bara nu och ger dig ett nytt lösenord om du förlorar ditt.
page-me-recovery-kept = Jag har skrivit upp den
page-me-log-out = Logga ut
page-me-games = Avslutade spel
page-me-export = Ladda ner alla mina spel
page-me-delete = Radera mig
page-me-delete-sure = Radera allt om dig?
page-me-delete-about = Ditt namn och ditt konto raderas för gott. Spel med andra finns kvar, utan ditt namn.
page-tokens = Nycklar för botar
page-tokens-about = Ett program med en nyckel spelar i ditt namn.
page-tokens-secret = Nyckeln, visas bara nu:
page-tokens-name = Botens namn
page-tokens-make = Skapa nyckel
page-tokens-delete = Radera
page-tokens-read = läsa
page-tokens-play = spela
page-tokens-tables = skapa och gå med i spel
