### Brädet för Bloqs på sidan. $who och $other är spelare, bitar skrivs som L4#21, sorter som L4, celler som a1.1.

page-bloqs-board = Spelplan för Bloqs
page-bloqs-player-number = Spelare { $seat }

## Olika vyer

page-bloqs-view-3d = 3D
page-bloqs-view-layers = Lager
page-bloqs-view-left = Vrid bordet åt vänster
page-bloqs-view-right = Vrid bordet åt höger
page-bloqs-see-table = Hela bordet
page-bloqs-see-tower = Visa tornet: { $who }
page-bloqs-see-tower-you = Visa ditt torn
page-bloqs-3d-label = Bordet i 3D. Välj Lager för att få det uppläst.
page-bloqs-loading = Spelet ställs upp …

## Ringen, förrådet, tornen

page-bloqs-ring = Ring och förråd
page-bloqs-discs = Brickorna i ringen
page-bloqs-place = Bricka { $place }: { $disc }
page-bloqs-place-with = Bricka { $place }: { $disc }. Här: { $who }
page-bloqs-disc-down = dold
page-bloqs-disc-steal = stjäl
page-bloqs-disc-build = bygg
page-bloqs-start = startcirkel
page-bloqs-pawn = Pjäs: { $who }, bricka { $place }
page-bloqs-pawn-you = Din pjäs på bricka { $place }
page-bloqs-pawn-start = Pjäs: { $who }, startcirkeln före bricka { $place }
page-bloqs-pawn-start-you = Din pjäs på startcirkeln före bricka { $place }
page-bloqs-stock = Förråd
page-bloqs-stock-of = { $kind }: { $count } i förrådet
page-bloqs-tower-of = Torn: { $who }
page-bloqs-tower-of-you = Ditt torn
page-bloqs-layer = Lager { $layer }
page-bloqs-layer-full = fullt lager
page-bloqs-cell-empty = { $cell }: tom
page-bloqs-cell-piece = { $cell }: { $piece }
page-bloqs-cell-lit = { $cell }: { $piece }, kan tas
page-bloqs-cell-chosen = { $cell }: { $piece }, vald
page-bloqs-cell-ghost = { $cell }: här hamnar din { $piece }
page-bloqs-ghost-at = { $piece } på { $cells }
page-bloqs-score = { $layers ->
        [one] 1 lager
       *[other] { $layers } lager
    } + { $cubes ->
        [one] 1 kub
       *[other] { $cubes } kuber
    }
page-bloqs-cards = { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }

## Kort

page-bloqs-hand = Dina kort
page-bloqs-hand-empty = Du har inga kort.
page-bloqs-card-die = Tärning { $pips }
page-bloqs-card-piece = Bit { $kind }
page-bloqs-card-teleport = Teleport
page-bloqs-card-defence = Försvar
page-bloqs-card-about-die = I stället för att slå: gå precis så långt, åt valfritt håll.
page-bloqs-card-about-piece = På en bricka av den sorten: ta vilken bit som helst i stället.
page-bloqs-card-about-teleport = I stället för att slå: byt plats med en annan pjäs.
page-bloqs-card-about-defence = Stoppar en stöld, ett byte eller en teleport som riktas mot dig.

## Vad du ska göra

page-bloqs-prompt = Vad du ska göra nu
page-bloqs-do-roll = Slå tärningen.
page-bloqs-do-travel = Slå tärningen eller spela ett kort.
page-bloqs-do-direction = { $pips ->
        [one] En bricka: åt vilket håll?
       *[other] { $pips } brickor: åt vilket håll?
    }
page-bloqs-do-supply = Bygg in { $kind } i ditt torn.
page-bloqs-do-no-supply = { $kind } går inte att bygga. Passa, eller spela ett bitkort av den sorten om du har ett.
page-bloqs-do-any = Välj vilken bit som helst ur förrådet och bygg in den.
page-bloqs-do-build = Bygg in { $piece } i ditt torn.
page-bloqs-do-steal = Stjäl en bit ur ett annat torn.
page-bloqs-do-swap = Byt en bit med { $others }.
page-bloqs-ask-steal = { $who } vill stjäla din { $piece }.
page-bloqs-ask-swap = { $who } erbjuder { $give } för din { $take }.
page-bloqs-ask-teleport = { $who } vill byta plats med dig.
page-bloqs-roll = Slå
page-bloqs-roll-now = Din tur: slå tärningen.
page-bloqs-cw = Medurs
page-bloqs-ccw = Moturs
page-bloqs-teleport-whom = Vem vill du byta plats med?
page-bloqs-teleport-to = { $who } ({ $disc })
page-bloqs-allow = Tillåt
page-bloqs-defend = Försvara dig
page-bloqs-no-defence = Du har inget försvarskort.
page-bloqs-time-left = Tid kvar: { $time }
page-bloqs-pass = Passa
page-bloqs-give = Du ger
page-bloqs-take-from = Du tar från { $who }
page-bloqs-steal-it = Stjäl den
page-bloqs-swap-it = Byt
page-bloqs-not-takeable = { $piece }: kan inte tas; tryck för att se varför
page-bloqs-held = { $piece } i din hand, läge { $way } av { $ways }. Tryck för att vrida den.
page-bloqs-turn-turn = Vrid
page-bloqs-turn-tip = Tippa bakåt
page-bloqs-turn-roll = Tippa åt sidan
page-bloqs-next-way = Nästa läge
page-bloqs-higher = Högre
page-bloqs-lower = Lägre
page-bloqs-build-here = Bygg här
page-bloqs-foretold = { $count ->
        [one] Gör lager { $layers } fullt!
       *[other] Gör lagren { $layers } fulla!
    }

## Varför något inte går

page-bloqs-why-other-kind = Den här brickan ger dig { $kind }.
page-bloqs-why-none-left = Det finns ingen { $kind } kvar i förrådet.
page-bloqs-why-no-place = Det finns ingen plats för { $kind } i ditt torn.
page-bloqs-why-no-turn = Det finns ingen plats för { $kind } i det läget.
page-bloqs-why-own = Det är ditt eget torn: stjäl från ett annat.

## Vad andra gör

page-bloqs-now-begins = { $who } slår: högsta slaget börjar.
page-bloqs-now-begins-you = Du slår: högsta slaget börjar.
page-bloqs-now-rolls = { $who } slår.
page-bloqs-now-rolls-you = Du slår.
page-bloqs-now-travels = { $who } slår eller spelar ett kort.
page-bloqs-now-travels-you = Du slår eller spelar ett kort.
page-bloqs-now-direction = { $who } går { $pips }, åt det ena eller andra hållet.
page-bloqs-now-direction-you = Du går { $pips }, åt det ena eller andra hållet.
page-bloqs-now-turnup = { $who } vänder upp bricka { $place }.
page-bloqs-now-turnup-you = Du vänder upp bricka { $place }.
page-bloqs-now-any = { $who } bygger valfri bit.
page-bloqs-now-any-you = Du bygger valfri bit.
page-bloqs-now-builds = { $who } bygger { $piece }.
page-bloqs-now-builds-you = Du bygger { $piece }.
page-bloqs-now-steals = { $who } stjäl en bit.
page-bloqs-now-steals-you = Du stjäl en bit.
page-bloqs-now-swaps = { $who } byter en bit med { $others }.
page-bloqs-now-swaps-you = Du byter en bit med { $others }.
page-bloqs-now-swaps-with-you = { $who } byter en bit med dig.
page-bloqs-now-asked = { $who } kan försvara sig.
page-bloqs-now-asked-you = Du kan försvara dig.
page-bloqs-now-loses = { $who } förlorar ett kort.
page-bloqs-now-loses-you = Du förlorar ett kort.
page-bloqs-now-deals = Korten delas ut.

## Vad som har hänt

page-bloqs-news-rolls = { $who } slår { $pips }.
page-bloqs-news-rolls-you = Du slår { $pips }.
page-bloqs-news-die = Tärningen visar { $pips }.
page-bloqs-news-disc = Brickan vänds upp: { $disc }.
page-bloqs-news-card = { $who } spelar kortet { $card }.
page-bloqs-news-card-you = Du spelar kortet { $card }.
page-bloqs-news-card-won = { $who } får ett kort.
page-bloqs-news-card-won-you = Du får ett kort.
page-bloqs-news-card-lost = { $who } förlorar kortet { $card }.
page-bloqs-news-card-lost-you = Du förlorar kortet { $card }.
page-bloqs-news-teleport = { $who } spelar en teleport för att byta plats med { $other }.
page-bloqs-news-teleport-you = Du spelar en teleport för att byta plats med { $other }.
page-bloqs-news-teleport-with-you = { $who } spelar en teleport för att byta plats med dig.
page-bloqs-news-cw = { $who } går medurs.
page-bloqs-news-cw-you = Du går medurs.
page-bloqs-news-ccw = { $who } går moturs.
page-bloqs-news-ccw-you = Du går moturs.
page-bloqs-news-builds = { $who } bygger { $piece } på { $cells }.
page-bloqs-news-builds-you = Du bygger { $piece } på { $cells }.
page-bloqs-news-steals = { $who } stjäl { $piece } från { $other }.
page-bloqs-news-steals-you = Du stjäl { $piece } från { $other }.
page-bloqs-news-steals-with-you = { $who } stjäl { $piece } från dig.
page-bloqs-news-swaps = { $who } ger { $give } till { $other } och tar { $take }.
page-bloqs-news-swaps-you = Du ger { $give } till { $other } och tar { $take }.
page-bloqs-news-swaps-with-you = { $who } ger dig { $give } och tar { $take }.
page-bloqs-news-allows = { $who } försvarar sig inte.
page-bloqs-news-allows-you = Du försvarar dig inte.
page-bloqs-news-defends = { $who } spelar ett försvarskort: stoppat!
page-bloqs-news-defends-you = Du spelar ett försvarskort: stoppat!
page-bloqs-news-passes = { $who } passar.
page-bloqs-news-passes-you = Du passar.

## Slutet

page-bloqs-wins = { $who } vinner!
page-bloqs-wins-you = Du vinner!
page-bloqs-share = { $who } delar segern!
page-bloqs-end-perfect-cube = En perfekt kub!
page-bloqs-end-perfect-double-cube = En perfekt dubbelkub!
page-bloqs-end-stock-empty = Den sista biten i förrådet är tagen.
page-bloqs-end-discs-turned = Den sista brickan är uppvänd.
page-bloqs-score-about = Först räknas fulla lager, sedan kuber
page-how-bloqs-1 = Slå och flytta din pjäs runt ringen.
page-how-bloqs-2 = Brickan du hamnar på ger dig en bit, låter dig välja en eller stjäla en.
page-how-bloqs-3 = Bygg den på din byggplats, tre gånger tre rutor. Inget får sväva, falla eller sticka ut.
page-how-bloqs-4 = En perfekt kub vinner direkt. Annars räknas fulla lager, sedan kuber.
page-coach-bloqs-1 = Här står vad du ska göra nu. Börja med att slå tärningen.
page-coach-bloqs-2 = Här växer ditt torn. Dra för att se det från alla håll.
page-coach-bloqs-3 = Först räknas fulla lager, sedan kuber.
page-keys-bloqs-1 = välj riktning
page-keys-bloqs-2 = vrid och tippa biten
page-keys-bloqs-3 = nästa läge (P: föregående)
page-keys-bloqs-4 = flytta
page-keys-bloqs-5 = upp och ner
page-keys-bloqs-6 = bygg
page-keys-bloqs-7 = lägg tillbaka
