### Spelet i terminalen: vad det säger, frågar och svarar. Kommandonas namn är likadana på alla språk.
### $who är en spelare som bordet kallar den, till exempel "Blå" eller "Ann (blå)"; den kan inleda en mening.

game-blokus = Blokus för fyra, på det stora brädet
game-blokus-2 = Blokus för två, med två färger var
game-blokus-3 = Blokus för tre, som delar på den fjärde färgen
game-blokus-duo = Blokus Duo för två, på det lilla brädet

colour-blue = blå
colour-yellow = gul
colour-red = röd
colour-green = grön

play-which-game = Vilket spel vill du spela?
play-unfinished = fortsätt det påbörjade spelet { $game }, { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    } hittills
play-ask-game = Nummer eller namn:
play-ask-seats = Hur många spelare, { $counts }? Enter för { $usual }:
play-ask-house-rule = Vilket (Enter: som Klotz gör)?
play-ask-who = Vilka spelar? p för en människa eller en nivå { $least } till { $most } för varje plats; Enter för { $example }:
play-who-not-understood = Skriv p eller en nivå från { $least } till { $most } för var och en av de { $seats } platserna, till exempel { $example }. Ett enda p eller en enda nivå gäller för alla.
play-computer = { $who }: datorn, { $player }.
play-welcome = Skriv ett drag, tryck Enter för att välja ur en meny, eller skriv help.
play-welcome-back = Välkommen tillbaka till ditt spel { $game }.

play-turn = { $who } står på tur.
play-prompt = >
play-moved = { $who }: { $move }.
play-chance = Slumpen: { $move }.
play-placed = { $who } lägger { $piece } på { $move }.
play-cannot = { $who } kan inte lägga något och passar.
play-passes = { $who } passar igen.
play-taken-back = Återtaget: { $what }
play-nothing-to-take-back = Det finns inget att ta tillbaka.
play-chance-stands = Det senaste draget går inte att ta tillbaka: slumpen har spelat sedan dess.
play-rule-hint = Skriv rules { $rule } för att läsa den regeln.
play-move-hint = Tryck Enter för att välja ur en meny, eller skriv help.
play-did-you-mean = Det finns inget kommando { $word }. Menade du { $command }?
play-thinking = { $who } tänker ... Enter: spela nu.
play-thinking-hint = Tänker ... Enter: svara nu.
play-computers-seat = Datorn spelar åt { $who }.
play-hint-count = Skriv hint, eller hint och hur många drag du vill se, upp till { $most }.
play-is-over = Skriv undo för att ta tillbaka det senaste draget, again för att spela igen, save FIL för att spara spelet, eller tryck Enter för att sluta.
play-is-settled = Skriv again för att spela igen, save FIL för att spara spelet, eller tryck Enter för att sluta.
play-again-early = Spela klart det här spelet först; quit sparar det till senare.

play-player = Spelare { $seat }
play-player-of = { $name } ({ $colours })
play-shared-colour = { $colour }, delad
play-and = { $first } och { $last }

play-over = Spelet är slut. { $reason }
play-gave-up = { $who } ger upp. { $reason }
play-wins = { $who } vinner!
play-share = { $who } delar segern!
play-alone = { $who } fick { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }.

score-player = Spelare
score-total = Poäng
score-parts = Varav
score-place = Placering
score-basic = Rutor kvar: lägst vinner.
score-advanced = Poäng: högst vinner.

menu-back = 0
menu-ask-move = Dragets nummer (0 går tillbaka):
menu-more = Enter visar mer, q slutar:
menu-not-offered = { $answer } finns inte bland valen.
menu-pieces = Vad { $who } kan lägga. Inom parentes: på hur många ställen.
menu-nowhere = Ingen plats för { $pieces }.
menu-ask-piece = Vilken bit? Namn eller nummer (0 går tillbaka):
menu-ways = I vilket läge? Inom parentes: på hur många ställen den passar.
menu-ask-way = Nummer (0 går tillbaka):
menu-squares = Bitens ruta { $mark } kan hamna på vilken ruta som helst som är märkt { $mark } på brädet.
menu-ask-square = Vilken ruta, till exempel { $example } (0 går tillbaka):
menu-wrong-square = { $mark } kan inte hamna på { $answer }. Välj en av de märkta rutorna, till exempel { $example }.
menu-preview = { $piece } på { $move }:
menu-ask-play = Enter lägger den, en annan ruta flyttar den, 0 går tillbaka:
menu-piece-gone = { $who } har redan lagt { $piece }.
menu-piece-nowhere = Det finns ingen plats för { $piece } någonstans.

moves-count = { $count ->
        [one] Det finns 1 drag.
       *[other] Det finns { $count } drag.
    }
moves-of-piece = Skriv moves och namnet på en bit, till exempel moves { $piece }, för att lista dem.
moves-no-piece = Det finns ingen bit { $piece }. Bitarna är { $pieces }.
pieces-of = { $who } har { $count ->
        [0] inga bitar kvar.
        [one] 1 bit kvar, med { $squares ->
            [one] 1 ruta
           *[other] { $squares } rutor
        }.
       *[other] { $count } bitar kvar, med { $squares } rutor.
    }
pieces-no-colour = Det finns ingen färg { $colour } i det här spelet. Färgerna är { $colours }.
board-last = senaste draget
board-connect = { $colour } kan ansluta här
board-start = startruta
board-left = { $squares ->
        [0] alla lagda!
        [one] (1 ruta)
       *[other] ({ $squares } rutor)
    }
board-shared = delad
board-out = ute
save-which-file = Spara var? Skriv save och ett filnamn, till exempel save spel.klotz.
save-replace = { $file } finns redan. Ersätta den? (j/N)
save-not-saved = Inte sparat.
save-done = Sparat i { $file }.
load-which-file = Ladda vad? Skriv load och ett filnamn, till exempel load spel.klotz.
load-left = Ditt förra spel är sparat i { $file }.
load-done = { $file } är laddad.
play-yes = j
play-kept = Ditt spel är sparat. Skriv så här för att fortsätta: klotz play --resume
play-not-kept = Ditt spel kunde inte sparas: { $reason }.

help-move-blokus = lägg en bit: alla dess rutor, med komma emellan
help-piece-blokus = välj vart en bit ska: dess namn med stora bokstäver, eller dess nummer
help-move = gör ett drag: skriv det som draglistan skriver det
help-roll = slå tärningarna; bara Enter gör samma sak
help-menu = välj ett drag steg för steg; bara Enter gör samma sak
help-moves = lista vad som kan spelas
help-moves-blokus = lista vad som kan spelas; för en bit: moves L4
help-pieces = visa bitarna som är kvar; för en annan färg: pieces röd
help-score = visa ställningen hittills
help-board = rita brädet igen
help-hint = fråga datorn vad den skulle spela, och varför; fler drag: hint 3
help-undo = ta tillbaka det senaste draget, med det som datorer har spelat sedan dess
help-rules = läs spelets regler; en regel: rules { $rule }
help-save = spara spelet i en fil: save spel.klotz
help-load = fortsätt ett spel från en fil: load spel.klotz
help-again = spela igen med samma personer, när spelet är slut
help-help = den här listan
help-quit = sluta; klotz play --resume fortsätter spelet

rules-ruling = *Så gör Klotz:* { $ruling }
rules-chosen = { $choice } (valt här)
rules-unknown = Det här spelet har ingen regel { $rule }. Det har { $rules }.
