### Lär dig: lektioner, problem och tips. Numret sist i nyckeln är stegets eller tipsets.

page-learn-rules-short = Regler
page-learn-ruling = Så gör Klotz:

## Reglernas kapitel

page-rulebook-aim = Målet
page-rulebook-example = Ett exempel
page-rulebook-start = Till att börja med
page-rulebook-place = Lägga bitar
page-rulebook-end = Slutet
page-rulebook-score = Poäng
page-rulebook-players = Med två eller tre spelare
page-rulebook-duo = Vad som är annorlunda i Duo
page-rulebook-round = En omgång
page-rulebook-draw = Rita
page-rulebook-turn = Din tur
page-rulebook-steal = Bygga, stjäla, byta
page-rulebook-tower = Ditt torn
page-rulebook-turn2 = Turn2
page-rulebook-maestro = Maestro
page-rulebook-link = Länk till regel { $rule }
page-rulebook-box = Är något annat tryckt i din låda? Mata in det i verkstaden.

page-lesson = Lär dig genom att spela
page-lesson-title = { $game } i fem steg
page-lesson-step = Steg { $step }
page-lesson-step-done = Steg { $step }, klart
page-lesson-next = Nästa steg
page-lesson-again = En gång till

## Problem

page-puzzles = Dagens kluringar
page-puzzles-about = En ställning ur ett parti där datorn spelar mot sig själv, ny varje dag. Ett drag är klart bäst. Hittar du det?
page-puzzle-today = Dagens kluring
page-puzzle-of = { $game }: dagens kluring
page-puzzle-best-move = Bästa draget
page-puzzle-finish = Den perfekta avslutningen
page-puzzle-you-are = Du spelar { $colour }.
page-puzzle-task-best-move-blokus = Vilket drag ger dig bäst chans?
page-puzzle-task-best-move-bloxx = Vilket drag ger dig flest poäng till slut?
page-puzzle-task-best-move-bloqs = Vilket drag ger dig bäst chans?
page-puzzle-task-finish-blokus = Slutet är nära. Hitta de { $moves } drag som ger bästa resultatet, vad de andra än gör.
page-puzzle-task-finish-bloxx = Spelet är nästan slut. Vilket drag ger flest poäng?
page-puzzle-task-finish-bloqs = Gör den perfekta kuben färdig och vinn.
page-puzzle-step = Drag { $step } av { $steps }
page-puzzle-best = Bäst var { $move }: titta på brädet.
page-puzzle-was-solved = Den här kluringen har du löst förut.
page-puzzle-was-shown = Du har sett lösningen på den här kluringen.
page-puzzle-streak = { $days ->
        [one] Löst i dag: sviten har börjat!
       *[other] { $days } dagar i rad!
    }
page-puzzle-archive = Tidigare kluringar
page-puzzle-mark-open = olöst
page-puzzle-mark-solved = löst
page-puzzle-mark-shown = sett

## Blokus i fem steg

page-lesson-blokus-1-title = Första biten
page-lesson-blokus-1 = Din första bit täcker ett markerat hörn av brädet. Välj en stor med fem rutor och lägg den där.
page-lesson-blokus-1-wrong = Det får du göra, men stora bitar är svåra att få plats med senare. Ta en med fem rutor.
page-lesson-blokus-1-done = En bra början!
page-lesson-blokus-2-title = Hörn mot hörn
page-lesson-blokus-2 = Varje ny bit rör vid en av dina egna i ett hörn, men aldrig längs en sida. Lägg din andra bit.
page-lesson-blokus-2-done = Just så: hörn mot hörn.
page-lesson-blokus-3-title = Mot mitten
page-lesson-blokus-3 = I mitten finns det plats åt alla håll. Lägg en bit som når minst två rutor närmare.
page-lesson-blokus-3-wrong = Så kommer du inte mycket närmare mitten. Sträck dig längre.
page-lesson-blokus-3-done = Nu kan du ta dig överallt.
page-lesson-blokus-4-title = Rör vid de andra
page-lesson-blokus-4 = Det är bara dina egna bitar som inte får ligga sida vid sida. Lägg en bit sida vid sida med en annan färg.
page-lesson-blokus-4-wrong = Den biten rör inte vid någon annan färg längs en sida. Gå närmare.
page-lesson-blokus-4-done = Rätt: så smiter du förbi.
page-lesson-blokus-5-title = Duo: ställ dig i vägen
page-lesson-blokus-5 = Duo är för två, på ett litet bräde. Täck en ruta vid ett hörn av den andra färgen, så att den inte kommer vidare där.
page-lesson-blokus-5-wrong = Den biten stör inte den andra färgen. Täck en ruta som bara rör den i ett hörn.
page-lesson-blokus-5-done = En väg mindre för motståndaren! Nu vet du allt du behöver för att spela.

## Bloxx! i fem steg

page-lesson-bloxx-1-title = Första formen
page-lesson-bloxx-1 = Välj en tärning och rita dess form så att den står på nederkanten. Lämna ingenting tomt under den.
page-lesson-bloxx-1-wrong = Under formen skulle en ruta bli tom: en lucka kostar en poäng. Vrid formen.
page-lesson-bloxx-1-done = En bra början, utan luckor.
page-lesson-bloxx-2-title = Bygg vidare
page-lesson-bloxx-2 = Varje ny form ligger sida vid sida med det du har ritat. Lämna ingen lucka under den nu heller.
page-lesson-bloxx-2-wrong = Det lämnar en lucka under formen. Prova en annan plats, eller vrid eller spegelvänd den.
page-lesson-bloxx-2-done = Passar perfekt.
page-lesson-bloxx-3-title = Ringa in talen
page-lesson-bloxx-3 = Ett tal ger poäng när din cirkel ligger på det. Rita en form med cirkeln på ett tal.
page-lesson-bloxx-3-wrong = Där ligger cirkeln inte på ett tal. Kryss ger inga poäng.
page-lesson-bloxx-3-done = De poängen är dina.
page-lesson-bloxx-4-title = Fulla rader
page-lesson-bloxx-4 = Den som först fyller en färgad rad får fyra poäng. Fyll en.
page-lesson-bloxx-4-wrong = Ingen färgad rad är full än. Se efter var bara en ruta fattas.
page-lesson-bloxx-4-done = Fyra poäng! Den som fyller raden i en senare omgång får två.
page-lesson-bloxx-5-title = Den andra tärningen
page-lesson-bloxx-5 = Den aktiva spelaren har tagit en tärning. Tar du samma blir din cirkel ett kryss. Rita en cirkel på ett tal.
page-lesson-bloxx-5-wrong = Där ligger cirkeln inte på ett tal.
page-lesson-bloxx-5-wrong-die = Den tärningen är tagen: din cirkel blev ett kryss. Ta den andra.
page-lesson-bloxx-5-done = Bra val! Nu vet du allt du behöver för att spela.

## Bloqs i fem steg

page-lesson-bloqs-1-title = Bygg
page-lesson-bloqs-1 = Din pjäs står ensam på en bricka, så du får biten som den visar. Bygg den så att den ligger platt på marken.
page-lesson-bloqs-1-wrong = Så kan den stå, men först bör marken täckas. Lägg den platt.
page-lesson-bloqs-1-done = Första lagret är påbörjat.
page-lesson-bloqs-2-title = Byt
page-lesson-bloqs-2 = Två pjäser på en bricka: du byter en bit med den andra spelaren. Ta en med minst lika många kuber som du ger.
page-lesson-bloqs-2-wrong = Du skulle ge bort fler kuber än du får.
page-lesson-bloqs-2-done = Ett rättvist byte, för dig i alla fall. Båda bygger det de fick.
page-lesson-bloqs-2-remark = Det som ligger under en annan bit är inte säkert: går det att dra ut åt sidan utan att något faller kan det tas.
page-lesson-bloqs-3-title = Stjäl
page-lesson-bloqs-3 = Brickan säger stjäl: ta en bit ur det andra tornet. Ta en med fyra kuber.
page-lesson-bloqs-3-wrong = Det finns mer att hämta: några bitar har fyra kuber.
page-lesson-bloqs-3-done = Den är din nu, och du får bygga den genast.
page-lesson-bloqs-3-remark = I Maestro kan de andra ha ett försvarskort mot det.
page-lesson-bloqs-4-title = Turn2: åt vilket håll?
page-lesson-bloqs-4 = I Turn2 och Maestro väljer du riktning efter slaget. Gå dit du får bygga vilken bit du vill.
page-lesson-bloqs-4-wrong = Åt det hållet finns bara en liten bit. Åt andra hållet ligger brickan med fritt val.
page-lesson-bloqs-4-done = Nu kan du ta vilken bit som helst ur förrådet.
page-lesson-bloqs-4-remark = I Maestro hjälper också kort: ett tärningskort ersätter slaget, ett teleportkort byter plats.
page-lesson-bloqs-5-title = Den perfekta kuben
page-lesson-bloqs-5 = Tre gånger tre gånger tre utan hål vinner genast. En bit fattas: bygg den.
page-lesson-bloqs-5-wrong = Kuben har fortfarande ett hål. Var är det?
page-lesson-bloqs-5-done = En perfekt kub: du vinner! Nu vet du allt du behöver för att spela.

## Tips

page-tips = Tips
page-tips-of = Tips för { $game }

page-tip-blokus-1-title = Stora bitar först
page-tip-blokus-1 = Lägg bitar med fem rutor medan det finns plats. De små går in även när det blir trångt.
page-tip-blokus-2-title = Snabbt mot mitten
page-tip-blokus-2 = Från mitten kan du gå åt alla håll. Den som stannar vid kanten blir snart inmurad.
page-tip-blokus-3-title = Håll hörn öppna
page-tip-blokus-3 = Ett bra drag lämnar flera hörn att fortsätta från, åt olika håll. Ett av dem blir säkert spärrat.
page-tip-blokus-4-title = Smit igenom
page-tip-blokus-4 = En mur av en annan färg har ett hål överallt där två av dess bitar bara möts i ett hörn. Där tar du dig igenom, hörn mot hörn.
page-tip-blokus-5-title = Ställ dig i vägen
page-tip-blokus-5 = Av två drag som är lika bra för dig, välj det som täcker ett hörn någon annan behöver.
page-tip-blokus-6-title = De otympliga tidigt
page-tip-blokus-6 = X, W, F och Z kräver mycket plats. Raka bitar och biten med en ruta får alltid plats någonstans.
page-tip-blokus-7-title = I Duo: räkna för båda
page-tip-blokus-7 = När du bara har en motståndare hjälper allt som skadar motståndaren dig lika mycket. Se först vart motståndaren vill härnäst.

page-tip-bloxx-1-title = Bygg jämnt
page-tip-bloxx-1 = Varje överhäng lämnar en lucka, och luckor försvinner aldrig. Fyll den djupaste kolumnen först.
page-tip-bloxx-2-title = Tänk på cirkeln
page-tip-bloxx-2 = Se efter var cirkeln hamnar innan du väljer tärning. Vriden och spegelvänd når den ofta ett tal.
page-tip-bloxx-3-title = Var först med en rad
page-tip-bloxx-3 = Den första som fyller en färgad rad får fyra poäng, senare får man två. Håll koll på de andra.
page-tip-bloxx-4-title = Ta den andra tärningen
page-tip-bloxx-4 = Den aktiva spelarens tärning kostar dig cirkeln. När du är aktiv, ta den som de andra helst vill ha.
page-tip-bloxx-5-title = Var beredd på allt
page-tip-bloxx-5 = Spara en platt sträcka för långa former och ett steg för krokiga. Då skadar nästan inget slag.
page-tip-bloxx-6-title = En lucka är bara en poäng
page-tip-bloxx-6 = En lucka som ger dig ett tal eller en rad är värd det. Men lämna aldrig en i en färgad rad.
page-tip-bloxx-7-title = Fyll på mot slutet
page-tip-bloxx-7 = Varje tom ruta kostar en poäng. Rita mot slutet så att ännu en form får plats efteråt.

page-tip-bloqs-1-title = Lager för lager
page-tip-bloqs-1 = Fulla lager räknas före enstaka kuber. Gör det undre klart innan du bygger högre.
page-tip-bloqs-2-title = Inga hål
page-tip-bloqs-2 = Ett övertäckt hål är svårt att fylla: biten måste kunna ta sig dit.
page-tip-bloqs-3-title = Ha kuben i sikte
page-tip-bloqs-3 = En perfekt kub vinner genast. Håll dig inom tre lager så länge den är möjlig.
page-tip-bloqs-4-title = Lås in
page-tip-bloqs-4 = Att täcka en bit skyddar den inte: den går att dra ut åt sidan. Ställ också andra runt om, så att det inte finns någon väg ut.
page-tip-bloqs-5-title = Se vad som håller vad
page-tip-bloqs-5 = Ingen får ta en bit om andra skulle falla. Det skyddar dig också.
page-tip-bloqs-6-title = Byt litet mot stort
page-tip-bloqs-6 = Ge det som det andra tornet inte har nytta av, och ta det som fattas i ditt eget.
page-tip-bloqs-7-title = Räkna åt båda hållen
page-tip-bloqs-7 = Se i Turn2 och Maestro vart båda hållen leder innan du slår eller spelar ett kort. Spara ett försvarskort till sista lagret.
