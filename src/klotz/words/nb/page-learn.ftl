### Lær: leksjoner, oppgaver og tips. Nummeret sist i nøkkelen er trinnets eller tipsets.

page-learn-rules-short = Regler
page-learn-ruling = Slik gjør Klotz det:

## Kapitlene i reglene

page-rulebook-aim = Målet
page-rulebook-example = Et eksempel
page-rulebook-start = Til å begynne med
page-rulebook-place = Å legge brikker
page-rulebook-end = Slutten
page-rulebook-score = Poeng
page-rulebook-players = Med to eller tre spillere
page-rulebook-duo = Hva som er annerledes i Duo
page-rulebook-round = En runde
page-rulebook-draw = Å tegne
page-rulebook-turn = Din tur
page-rulebook-steal = Bygg, stjel, bytt
page-rulebook-tower = Tårnet ditt
page-rulebook-turn2 = Turn2
page-rulebook-maestro = Maestro
page-rulebook-link = Lenke til regel { $rule }
page-rulebook-box = Er det trykt noe annet i esken din? Skriv det inn i verkstedet.

page-lesson = Lær ved å spille
page-lesson-title = { $game } i fem trinn
page-lesson-step = Trinn { $step }
page-lesson-step-done = Trinn { $step }, klart
page-lesson-next = Neste trinn
page-lesson-again = En gang til

## Oppgaver

page-puzzles = Dagens oppgaver
page-puzzles-about = En stilling fra et parti der datamaskinen spiller mot seg selv, ny hver dag. Ett trekk er klart best. Finner du det?
page-puzzle-today = Dagens oppgave
page-puzzle-of = { $game }: dagens oppgave
page-puzzle-best-move = Det beste trekket
page-puzzle-finish = Den perfekte avslutningen
page-puzzle-you-are = Du spiller { $colour }.
page-puzzle-task-best-move-blokus = Hvilket trekk gir deg den beste sjansen?
page-puzzle-task-best-move-bloxx = Hvilket trekk gir deg flest poeng til slutt?
page-puzzle-task-best-move-bloqs = Hvilket trekk gir deg den beste sjansen?
page-puzzle-task-finish-blokus = Slutten er nær. Finn de { $moves } trekkene som gir det beste resultatet, uansett hva de andre gjør.
page-puzzle-task-finish-bloxx = Spillet er nesten slutt. Hvilket trekk gir flest poeng?
page-puzzle-task-finish-bloqs = Gjør den perfekte kuben ferdig og vinn.
page-puzzle-step = Trekk { $step } av { $steps }
page-puzzle-best = Best var { $move }: se på brettet.
page-puzzle-was-solved = Denne har du løst før.
page-puzzle-was-shown = Du har sett løsningen på denne.
page-puzzle-streak = { $days ->
        [one] Løst i dag: rekken har begynt!
       *[other] { $days } dager på rad!
    }
page-puzzle-archive = Tidligere oppgaver
page-puzzle-mark-open = uløst
page-puzzle-mark-solved = løst
page-puzzle-mark-shown = sett

## Blokus i fem trinn

page-lesson-blokus-1-title = Den første brikken
page-lesson-blokus-1 = Den første brikken din dekker et markert hjørne av brettet. Velg en stor med fem ruter og legg den der.
page-lesson-blokus-1-wrong = Det har du lov til, men store brikker er vanskelige å få plass til senere. Ta en med fem ruter.
page-lesson-blokus-1-done = En god begynnelse!
page-lesson-blokus-2-title = Hjørne mot hjørne
page-lesson-blokus-2 = Hver ny brikke berører en av dine egne i et hjørne og aldri langs en side. Legg den andre brikken din.
page-lesson-blokus-2-done = Nettopp: hjørne mot hjørne.
page-lesson-blokus-3-title = Mot midten
page-lesson-blokus-3 = I midten er det plass i alle retninger. Legg en brikke som når minst to ruter nærmere.
page-lesson-blokus-3-wrong = Det bringer deg ikke mye nærmere midten. Strekk deg lenger.
page-lesson-blokus-3-done = Nå kommer du deg overalt.
page-lesson-blokus-4-title = Berør de andre
page-lesson-blokus-4 = Det er bare dine egne brikker som ikke får ligge side om side. Legg en brikke side om side med en annen farge.
page-lesson-blokus-4-wrong = Denne brikken berører ingen annen farge langs en side. Gå nærmere.
page-lesson-blokus-4-done = Riktig: slik smetter du forbi.
page-lesson-blokus-5-title = Duo: still deg i veien
page-lesson-blokus-5 = Duo er for to, på et lite brett. Dekk en rute ved et hjørne av den andre fargen, så den ikke kommer videre der.
page-lesson-blokus-5-wrong = Den brikken hindrer ikke den andre fargen. Dekk en rute som bare berører den i et hjørne.
page-lesson-blokus-5-done = Én vei mindre for motstanderen! Nå vet du alt du trenger for å spille.

## Bloxx! i fem trinn

page-lesson-bloxx-1-title = Den første formen
page-lesson-bloxx-1 = Velg en terning og tegn formen slik at den står på den nederste kanten. La ingenting stå tomt under den.
page-lesson-bloxx-1-wrong = Under formen ville en rute bli tom: et hull koster ett poeng. Drei formen.
page-lesson-bloxx-1-done = En god start, uten hull.
page-lesson-bloxx-2-title = Bygg videre
page-lesson-bloxx-2 = Hver ny form ligger side om side med det du har tegnet. La det ikke bli hull under den nå heller.
page-lesson-bloxx-2-wrong = Det blir et hull under formen. Prøv et annet sted, eller drei eller speilvend den.
page-lesson-bloxx-2-done = Den passer perfekt.
page-lesson-bloxx-3-title = Ring inn tallene
page-lesson-bloxx-3 = Et tall gir poeng når sirkelen din ligger på det. Tegn en form med sirkelen på et tall.
page-lesson-bloxx-3-wrong = Der ligger ikke sirkelen på et tall. Kryss gir ikke poeng.
page-lesson-bloxx-3-done = De poengene er dine.
page-lesson-bloxx-4-title = Fulle rader
page-lesson-bloxx-4 = Den som først fyller en farget rad, får fire poeng. Fyll en.
page-lesson-bloxx-4-wrong = Ingen farget rad er full ennå. Se etter hvor bare én rute mangler.
page-lesson-bloxx-4-done = Fire poeng! Den som fyller raden i en senere runde, får to.
page-lesson-bloxx-5-title = Den andre terningen
page-lesson-bloxx-5 = Den aktive spilleren har tatt en terning. Tar du den samme, blir sirkelen din et kryss. Tegn en sirkel på et tall.
page-lesson-bloxx-5-wrong = Der ligger ikke sirkelen på et tall.
page-lesson-bloxx-5-wrong-die = Den terningen er tatt: sirkelen din ble et kryss. Ta den andre.
page-lesson-bloxx-5-done = Godt valgt! Nå vet du alt du trenger for å spille.

## Bloqs i fem trinn

page-lesson-bloqs-1-title = Bygg
page-lesson-bloqs-1 = Figuren din står alene på en skive, så du får brikken den viser. Bygg den slik at den ligger flatt på bakken.
page-lesson-bloqs-1-wrong = Slik kan den stå, men først bør bakken dekkes. Legg den flatt.
page-lesson-bloqs-1-done = Det første laget er påbegynt.
page-lesson-bloqs-2-title = Bytt
page-lesson-bloqs-2 = To figurer på én skive: du bytter en brikke med den andre spilleren. Ta en med minst like mange kuber som du gir.
page-lesson-bloqs-2-wrong = Du ville gi fra deg flere kuber enn du får.
page-lesson-bloqs-2-done = Et rettferdig bytte, i alle fall for deg. Begge bygger det de fikk.
page-lesson-bloqs-2-remark = Det som ligger under en annen brikke, er ikke trygt: kan det trekkes ut til siden uten at noe faller, kan det tas.
page-lesson-bloqs-3-title = Stjel
page-lesson-bloqs-3 = En tyveskive: ta en brikke ut av det andre tårnet. Ta en med fire kuber.
page-lesson-bloqs-3-wrong = Det er mer å hente: noen brikker har fire kuber.
page-lesson-bloqs-3-done = Den er din nå, og du får bygge den med en gang.
page-lesson-bloqs-3-remark = I Maestro kan de andre ha et forsvarskort mot det.
page-lesson-bloqs-4-title = Turn2: hvilken vei?
page-lesson-bloqs-4 = I Turn2 og Maestro velger du retning etter kastet. Gå dit du får bygge hvilken brikke du vil.
page-lesson-bloqs-4-wrong = Den veien er det bare en liten brikke. Den andre veien fører til skiven med fritt valg.
page-lesson-bloqs-4-done = Nå kan du ta hvilken som helst brikke i forrådet.
page-lesson-bloqs-4-remark = I Maestro hjelper også kort: et kastkort erstatter kastet, et teleportkort bytter plass.
page-lesson-bloqs-5-title = Den perfekte kuben
page-lesson-bloqs-5 = Tre ganger tre ganger tre uten hull vinner med en gang. Én brikke mangler: bygg den.
page-lesson-bloqs-5-wrong = Kuben har fortsatt et hull. Hvor er det?
page-lesson-bloqs-5-done = En perfekt kube: du vinner! Nå vet du alt du trenger for å spille.

## Tips

page-tips = Tips
page-tips-of = Tips til { $game }

page-tip-blokus-1-title = Store brikker først
page-tip-blokus-1 = Legg brikker med fem ruter mens det er plass. De små får plass også når det blir trangt.
page-tip-blokus-2-title = Raskt mot midten
page-tip-blokus-2 = Fra midten kan du gå i alle retninger. Den som blir ved kanten, er snart murt inne.
page-tip-blokus-3-title = Hold hjørner åpne
page-tip-blokus-3 = Et godt trekk etterlater flere hjørner å fortsette fra, i ulike retninger. Ett av dem blir nok sperret.
page-tip-blokus-4-title = Smett gjennom
page-tip-blokus-4 = En mur av en annen farge har et hull der to av brikkene bare møtes i et hjørne. Der kommer du gjennom, hjørne mot hjørne.
page-tip-blokus-5-title = Still deg i veien
page-tip-blokus-5 = Av to trekk som er like gode for deg, velg det som dekker et hjørne noen andre trenger.
page-tip-blokus-6-title = De uhåndterlige tidlig
page-tip-blokus-6 = X, W, F og Z krever mye plass. Rette brikker og brikken med én rute får plass helt til siste trekk.
page-tip-blokus-7-title = I Duo: regn for begge
page-tip-blokus-7 = Har du bare én motstander, hjelper alt som skader motstanderen, deg like mye. Se først hvor motstanderen vil hen.

page-tip-bloxx-1-title = Bygg jevnt
page-tip-bloxx-1 = Hvert overheng etterlater et hull, og hull forsvinner aldri. Fyll den dypeste kolonnen først.
page-tip-bloxx-2-title = Tenk på sirkelen
page-tip-bloxx-2 = Se hvor sirkelen havner før du velger terning. Dreid og speilvendt når den ofte et tall.
page-tip-bloxx-3-title = Vær først med en rad
page-tip-bloxx-3 = Den første som fyller en farget rad, får fire poeng, senere får man to. Følg med på de andre.
page-tip-bloxx-4-title = Ta den andre terningen
page-tip-bloxx-4 = Terningen til den aktive spilleren koster deg sirkelen. Er du selv aktiv, ta den de andre helst vil ha.
page-tip-bloxx-5-title = Vær klar for alt
page-tip-bloxx-5 = Spar et flatt stykke til lange former og et trinn til krokete. Da skader nesten ingen kast.
page-tip-bloxx-6-title = Et hull er bare ett poeng
page-tip-bloxx-6 = Et hull som gir deg et tall eller en rad, er verdt det. Men lag aldri et i en farget rad.
page-tip-bloxx-7-title = Fyll opp mot slutten
page-tip-bloxx-7 = Hver tom rute koster ett poeng. Tegn mot slutten slik at enda en form får plass etterpå.

page-tip-bloqs-1-title = Lag for lag
page-tip-bloqs-1 = Fulle lag teller før enkeltkuber. Gjør det nederste ferdig før du bygger høyere.
page-tip-bloqs-2-title = Ingen hull
page-tip-bloqs-2 = Et tildekket hull er vanskelig å fylle: brikken må kunne komme dit.
page-tip-bloqs-3-title = Ha kuben i sikte
page-tip-bloqs-3 = En perfekt kube vinner med en gang. Hold deg innenfor tre lag så lenge den er mulig.
page-tip-bloqs-4-title = Lås inne
page-tip-bloqs-4 = Å dekke en brikke beskytter den ikke: den kan trekkes ut til siden. Sett også andre rundt den, så det ikke er noen vei ut.
page-tip-bloqs-5-title = Se hva som holder hva
page-tip-bloqs-5 = Ingen får ta en brikke hvis andre da faller. Det beskytter deg også.
page-tip-bloqs-6-title = Bytt smått mot stort
page-tip-bloqs-6 = Gi det det andre tårnet ikke har bruk for, og ta det ditt eget mangler.
page-tip-bloqs-7-title = Tell begge veier
page-tip-bloqs-7 = Se i Turn2 og Maestro hvor begge retninger fører før du kaster eller spiller et kort. Spar et forsvarskort til det siste laget.
