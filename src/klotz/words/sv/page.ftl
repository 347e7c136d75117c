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
page-trademarks = Blokus, Bloxx! och Bloqs är varumärken som tillhör respektive ägare. Klotz är fristående från dem och ritar egna bräden.

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
page-title-leaders = Topplistor
page-title-person = Profil
page-title-learn = Lär dig
page-title-settings = Inställningar
page-title-me = Jag
page-title-replay = Repris
page-title-analysis = Analys
page-title-editor = Ställ upp en ställning
page-title-workshop = Verkstad
page-title-score = Vid det riktiga bordet
page-title-book = Resultatbok
page-title-tournament = Turnering
page-title-missing = Hittades inte

## The start page

page-start-heading = Vad ska vi spela?
page-start-level = Datorns nivå
page-start-resume = Dina spel
page-start-computer = Mot datorn
page-start-friends = Med vänner
page-start-anyone = Mot vem som helst
page-start-tournament = Turnering
page-start-device = På den här enheten
page-start-more = Fler val
page-starting = Startar …

page-about-blokus = Lägg dina bitar hörn mot hörn och stå i vägen för alla andra.
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
page-level-4 = Hobbyspelare
page-level-5 = Stabil
page-level-6 = Van
page-level-7 = Stark
page-level-8 = Expert
page-level-9 = Mästare
page-level-1-about = Har just lärt sig reglerna. Svarar direkt.
page-level-2-about = Ser vad ett drag ger, men inte vad det förstör. Svarar direkt.
page-level-3-about = Tar det som ser bäst ut just nu. Svarar direkt.
page-level-4-about = Tänker lite på vad som kommer sedan och slår oftast nivå 3. Svarar direkt.
page-level-5-about = Ger inte bort mycket och slår oftast nivå 4. Svarar direkt.
page-level-6-about = Slår oftast nivå 5. Svarar inom en sekund.
page-level-7-about = Slår oftast nivå 6. Svarar inom en sekund.
page-level-8-about = Slår oftast nivå 7. Svarar inom en sekund.
page-level-9-about = Den starkaste. Tänker i upp till tre sekunder.

## A new game

page-new-with = Med vem?
page-new-players = Hur många spelare?
page-new-rules = Vilka regler?
page-rules-bloqs = Grundspel
page-rules-bloqs-about = Alla går åt samma håll runt ringen.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = Du väljer åt vilket håll du går.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = Med kort: välj slag, byt plats, försvara ditt torn.
page-new-names = Vilka spelar?
page-new-friends-how = Du får en länk och en QR-kod att skicka till de andra. Ingen behöver något konto.
page-new-seats = Platser
page-new-seat-me = Jag
page-new-seat-computer = Datorn
page-new-seat-link = En vän, via länk
page-new-seat-open = Vem som helst
page-new-seat-hot = Någon på den här enheten
page-new-level = Nivå
page-new-stand-in = Dator för den som är borta
page-new-own-players = Serverns egna spelare
page-new-own-about = Spelar för den här servern. De som driver den har skrivit eller valt den.
page-new-more = Avancerat
page-box = Låda
page-box-ours = Klotz egen
page-box-of = { $name } (av { $owner })
page-box-make = Gör en egen låda
page-new-clock = Klocka
page-new-lots = Lotta platser och färger
page-new-public = Alla får hitta och följa det här spelet
page-new-rated = Rankat: räknas till topplistan
page-new-begin = Starta spelet
page-new-invite = Hämta länken

## Who plays with what, and who begins

page-seating-colour = Din färg
page-seating-colour-of = Färg för { $who }
# A colour: it doesn't matter which.
page-seating-any = valfri
page-seating-first = Vem börjar?
page-seating-first-rules = Som reglerna säger
page-seating-first-rules-blokus = Blå, som reglerna säger
page-seating-first-rules-bloqs = Högsta slaget, som reglerna säger
page-seating-first-rules-bloxx = Plats 1
page-seating-first-lot = Lotta
page-seating-first-loser = Den som förlorade sist (första partiet: lotta)
# $who is a name, or one of the sentences above.
page-seating-begins = Börjar: { $who }

page-clock-none = Ingen klocka
page-clock-move-30 = 30 sekunder per drag
page-clock-move-120 = 2 minuter per drag
page-clock-total-10 = 10 min var + 5 s per drag
page-clock-total-20 = 20 min var + 10 s per drag
page-clock-days-1 = En dag per drag
page-clock-days-3 = Tre dagar per drag
page-clock-left = Tid kvar

## Lists of games

page-list-waiting = Väntar på spelare
page-list-playing = Pågår
page-list-finished = Avslutat
page-list-rated = Rankat
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
page-seat-due = står på tur

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
page-part-blanks = Tomma rutor
page-part-layers = Lager
page-part-cubes = Kuber
page-part-bonus = Bonus

## At the table

page-your-turn = Din tur
page-turn-of = { $who } står på tur
page-thinking-for = Tänker … { $seconds } s
page-hurry = Spela nu
page-skip = Hoppa över
page-sound-offer = Vill du ha ljud?
page-sound-yes = Slå på
page-sound-no = Nej tack
page-no-board = Brädet till det här spelet finns inte här än.
page-table-gone = Det här spelet finns inte längre.
page-table-closed = Spelet ställdes in innan det började.
page-reconnecting = Ingen anslutning. Försöker igen …
page-move-lost = Anslutningen bröts innan ditt drag kom fram. Spela det en gång till.
page-move-kept = Ditt drag är sparat och skickas så fort du är online.
page-offline = Du är offline. Dina partier och de lektioner och kluringar du har öppnat tidigare finns här. För att starta ett spel eller spela live behövs en anslutning.
page-cover = { $who }, det är din tur.
page-cover-look = Jag är redo
page-absent = { $who } har inte spelat på ett tag.
page-absent-ask = Fråga om spelaren är kvar
page-absent-asked = { $who } har fått frågan: Är du kvar?
page-absent-silent = { $who } svarar inte.
page-absent-take-over = Låt datorn spela vidare
page-here-question = Är du kvar? Annars kan datorn ta över åt dig.
page-here = Jag är här
page-replaced =
    { $why ->
        [slow] { $who } tänkte för länge.
        [illegal] { $who } försökte göra ett otillåtet drag.
        [gone] { $who } finns inte längre på den här servern.
       *[failed] { $who } slutade fungera.
    } Datorn spelar vidare på nivå { $level }.

page-hint = Tips
page-hint-play = Spela det
page-hint-none = Inget tips den här gången.
page-how = Så spelar man
page-how-rules = Alla regler
page-how-lesson = Kort lektion
page-how-again = Visa mig runt
page-how-keys = Tangenter
page-how-close = Stäng
page-keys-help = den här listan
page-coach-at = { $at } av { $all }
page-coach-next = Nästa
page-coach-done = Jag förstår
page-thinking = Tänker …
page-undo = Ta tillbaka
page-undo-asked = Du har bett att få ta tillbaka ett drag. De andra måste säga ja.
page-undo-question = { $who } vill ta tillbaka { $moves ->
        [one] ett drag
       *[other] { $moves } drag
    }.
page-undo-agree = Säg ja
page-undo-refuse = Säg nej
page-resign = Ge upp
page-resign-sure = Vill du ge upp?
page-resign-about = Då har du förlorat.
page-leave = Lämna bordet
page-leave-sure = Vill du lämna bordet?
page-leave-about = Datorn spelar vidare åt dig. Du kan komma tillbaka tills spelet är slut.
page-take-over = Låt datorn spela åt mig
page-take-over-sure = Ska datorn spela åt dig?
page-take-over-about = De andra ser det. Du kan ta tillbaka din plats när som helst.
page-play-one = Spela ett drag åt mig
page-autoplay = Låt den spela vidare
page-autoplay-stop = Stopp
page-hand-back = Jag är tillbaka
page-plan = Planera ett svar
page-plan-about = Om det draget kommer spelar jag det här. Ingen annan ser det.
page-plan-if = Om { $who } spelar …
page-plan-then = … spelar jag
page-plan-keep = Behåll planen
page-plan-back = Ett drag tillbaka
page-plan-cancel = Avbryt
page-plan-done = Stäng
page-plans = Mina planer
page-plan-number = Plan { $number }
page-plan-show = Visa plan { $number }
page-plan-delete = Radera plan { $number }
page-plan-line = Det här är plan { $number }.

page-chat = Chatt
page-chat-empty = Ingen har sagt något än.
page-chat-say = Säg något
page-chat-send = Skicka
page-chat-unread = { $count ->
        [one] 1 nytt meddelande
       *[other] { $count } nya meddelanden
    }

page-room-missing = { $missing ->
        [0] Alla är här.
        [one] En spelare till, sedan börjar spelet.
       *[other] { $missing } spelare till, sedan börjar spelet.
    }
page-room-invited = Du är inbjuden att spela.
page-room-invited-by = { $who } bjuder in dig till { $game }.
page-room-your-name = Ditt namn
page-room-no-seat = Alla platser är upptagna. Du kan titta på när spelet börjar.
page-room-meanwhile = Spela mot datorn så länge
page-room-sit = Ta plats
page-room-link = Länk till spelet
page-room-qr = QR-kod för länken
page-room-how = Skicka länken eller låt dem skanna koden. Spelet börjar så fort alla är här.
page-room-close = Ställ in

## The end

page-end-you-win = Du vinner!
page-end-you-lose = Du förlorade den här gången.
page-end-you-place = Du kom { $place ->
        [2] tvåa
        [3] trea
       *[other] fyra
    }.
page-end-you-resigned = Du gav upp.
page-end-you-share = Du delar segern!
page-end-review = Gå igenom mina misstag
page-end-try-level = Prova nivå { $level }
page-end-wins = { $who } vinner!
page-end-share = { $who } delar segern!
page-end-alone = { $points ->
        [one] Du fick 1 poäng.
       *[other] Du fick { $points } poäng.
    }
page-end-resigned = De andra gav upp.
page-end-time-up = Tiden är ute.
page-end-sheet = Poängtabell
page-end-place = Placering
page-end-player = Spelare
page-end-total = Summa
page-end-new = Nytt spel
page-rematch = Revansch
page-rematch-go = Till revanschen
page-replay = Repris
page-record = Spelfil
page-picture = Bild

page-verify = Kontrollera tärningarna
page-verify-checking = Kontrollerar …
page-verify-kept = Kontrollerat: slumpfröet är det som utlovades före spelet.
page-verify-all = { $draws ->
        [one] Kontrollerat: spelets enda slag var bestämt före spelet.
       *[other] Kontrollerat: alla { $draws } slag var bestämda före spelet.
    }
page-verify-broken = Det stämmer inte med det som utlovades före spelet.
page-verify-cannot = Den här webbläsaren kan inte kontrollera tärningarna. Ladda ner spelfilen och kör klotz verify i stället.
page-verify-promise = Utlovad kontrollsumma
page-verify-seed = Slumpfrö

## What was refused

page-refused = Det gick inte.
page-refused-unreachable = Servern går inte att nå.

## Settings

page-set-language = Språk
page-set-theme = Utseende
page-set-theme-system = Som på enheten
page-set-theme-light = Ljust
page-set-theme-dark = Mörkt
page-set-palette = Färger
page-set-palette-classic = Klassiska
page-set-palette-colour-blind = Lätta att skilja åt, med mönster
page-set-pace = De andras drag
page-set-pace-instant = Direkt
page-set-pace-normal = Lätta att följa
page-set-pace-slow = Långsamt
page-set-confirm = Bekräfta varje drag
page-set-confirm-touch = På pekskärm
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
page-graph = Förväntat slutresultat
page-judge = Analysera spelet
page-judging = Analyserar …
page-turning-points = Vändpunkter
page-review-mine = Mina misstag
page-review-none = Inga stora misstag: bra spelat!
page-graph-chances = Vinstchans i procent
page-show-better = Visa det bättre draget
page-show-played = Visa vad som spelades
page-replay-play = Spela upp
page-replay-pause = Pausa
page-replay-moves = Drag
page-replay-chance = tärningar eller kort
page-try-here = Prova ett drag här
page-try-end = Tillbaka till spelet
page-variations = Det jag har provat
page-variation = Från drag { $from }: { $count }
page-variation-forget = Glöm det
page-verdict-best = bästa draget
page-verdict-good = bra
page-verdict-inaccuracy = onoggrant
page-verdict-mistake = misstag
page-verdict-blunder = grovt misstag
page-verdict-forced = tvunget
page-cost-points = kostade ungefär { $amount ->
        [one] 1 poäng
       *[other] { $amount } poäng
    }
page-cost-chance = kostade { $amount } % vinstchans
page-analyse-here = Prova härifrån
page-share-moment = Dela det här läget
page-share-position = Dela ställningen
page-to-table = Till bordet
page-analysis-how = Spela för alla, gå tillbaka, prova något annat.
page-analysis-chance = Låt slumpen avgöra
page-analysis-choose = Eller välj utfallet
page-editor-open = Ställ upp en ställning
page-position-broken = Länken är trasig: ställningen i den går inte att läsa.
page-position-empty = Börja med tomt bräde
page-new-position = Spelet börjar från den här ställningen.
page-new-position-change = Ändra ställningen

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
page-me-password = Lösenord (minst 8 tecken)
page-me-recovery = Din återställningskod
page-me-recovery-how = Skriv upp den: den visas bara nu. Med den kan du välja ett nytt lösenord om du glömmer ditt.
page-me-recovery-kept = Jag har skrivit upp den
page-me-log-out = Logga ut
page-me-login-password = Lösenord
page-me-recover = Glömt lösenordet
page-me-recovery-code = Återställningskod
page-me-new-password = Nytt lösenord (minst 8 tecken)
page-me-change-password = Byt lösenord
page-me-password-changed = Lösenordet är bytt. Alla andra enheter är utloggade.
page-mail = Mejla mig när det är min tur
page-mail-about = För spel utan klocka eller med dagar per drag. Högst ett mejl i timmen.
page-mail-address = E-postadress
page-mail-send-code = Skicka en kod
page-mail-code = Koden i mejlet
page-mail-confirm = Bekräfta
page-mail-on = Vi mejlar { $address } när det är din tur.
page-mail-stop = Inga fler mejl
page-me-profile = Min profil
page-leaders = Topplistor
page-leaders-none = Ingen är rankad här än. Rankade spel har klocka och kräver konton.
page-leaders-rating = Rankning
page-leaders-games = Spel
page-profile-since = Med sedan { $date }
page-profile-unrated = Inga rankade spel än.
page-me-games = Avslutade spel
page-me-export = Ladda ner alla mina spel
page-me-delete = Radera mitt konto
page-me-delete-sure = Vill du radera ditt konto?
page-me-delete-about = Ditt namn och ditt konto raderas för gott. Spel med andra finns kvar, utan ditt namn.
page-tokens = Nycklar för botar
page-tokens-about = Ett program med en nyckel spelar i ditt namn.
page-tokens-secret = Din nyckel. Kopiera den nu, den visas inte igen:
page-tokens-name = Botens namn
page-tokens-make = Skapa nyckel
page-tokens-delete = Radera
page-tokens-read = läsa
page-tokens-play = spela
page-tokens-tables = skapa och gå med i spel

# A number with buttons beside it.
page-count-less = { $what }: en mindre
page-count-more = { $what }: en till

page-tournament-back = Tillbaka till turneringen
page-tournament-standings = Tabell

## Phones at home

page-house = Mobiler i huset
page-house-how = Rikta mobilens kamera hit för att öppna Klotz. Den måste vara på samma wifi.
page-house-warning = Alla på nätverket kan öppna det och spela, så gör det bara hemma eller bland vänner.
page-house-closed = Bara den här enheten kan öppna Klotz här. Starta med klotz play --house om mobiler hemma ska kunna vara med.
