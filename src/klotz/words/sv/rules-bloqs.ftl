### Reglerna för Bloqs med våra egna ord, för läsare från tio år. Markdown är tillåtet.
### Ett meddelande `rule-ID-ruling` säger hur Klotz avgör det som regelhäftet lämnar öppet. Val nämns aldrig vid namn:
### `page-options.ftl` har ord för vad man annars kan komma överens om.

rulebook-bloqs-aim = Gå runt ringen, samla bitar och bygg ett torn av kuber. En perfekt kub av tre fulla lager vinner genast; annars vinner flest fulla lager till slut. Och det du byggt kan andra stjäla.
rulebook-bloqs-example-1 = Ada, med den blå pjäsen, slår en 4. Hon går från startcirkeln till bricka 4 och vänder den: tre i rad.
rulebook-bloqs-example-2 = Hon tar den biten ur förrådet och lägger den längs framkanten av sin byggplats, från a1 till c1.
rulebook-bloqs-example-3 = Ben, med den gula pjäsen, står på bricka 2 och slår en 2. Han hamnar på bricka 4, där Ada är kvar. Då får han ingen bit; de två byter.
rulebook-bloqs-example-4 = Han ger henne sin ensamma kub och tar hennes trea. Var och en bygger det den fick: till vänster Adas torn, till höger Bens.
rulebook-bloqs-turn2-example-1 = Ada, med den blå pjäsen, står på bricka 4 och slår en 2. Medurs skulle hon få den ensamma kuben på bricka 6, åt andra hållet kvadraten på bricka 2.
rulebook-bloqs-turn2-example-2 = Hon går moturs, tar kvadraten ur förrådet och bygger den.
rulebook-bloqs-maestro-example-1 = Ada, med den blå pjäsen, slår inte. Hon spelar ett tärningskort med en 3 och går moturs från bricka 5 till bricka 2: *stjäl*.
rulebook-bloqs-maestro-example-2 = Hon vill ha kvadraten i Bens torn. Innan hon får ta den blir han tillfrågad.
rulebook-bloqs-maestro-example-3 = Ben spelar ett försvarskort och behåller kvadraten. Båda korten är borta, och Adas drag är slut.
rulebook-bloqs-players = Två, tre och fyra spelar efter samma regler, med alla tjugo brickor och alla bitar. Startcirklarna för pjäser som ingen har förblir tomma. Är ni två står det aldrig mer än en annan pjäs på din bricka, så du byter högst en gång per drag. I Maestro är spelaren till vänster om dig då alltid den andra.

rule-BQ-1 = **Det här behövs.** Två till fyra spelare, var och en med en byggplats på 3 gånger 3 rutor och en pjäs på sin egen startcirkel. Det finns 32 bitar av en till fyra kuber: åtta sorter, fyra av varje. Alla väntar i förrådet, mitt i en ring av tjugo brickor. Brickorna är blandade och ligger dolda. Sexton visar en bit, varje sort två gånger; på två står det *stjäl* och på två *bygg*.
rule-BQ-1-ruling = De åtta sorterna är alla platta bitar av upp till fyra kuber som får plats på en byggplats: en, två, tre i rad, tre i vinkel, samt kvadraten, L, T och S av fyra. Startcirklarna ligger före brickorna 1, 6, 11 och 16, så att du med en etta kommer till just den brickan. Ser din ring annorlunda ut kan du spela med din.

rule-BQ-2 = **Vem börjar.** Alla slår tärningen, och högst tal börjar. Om flera har samma slår de en gång till. Sedan går turen medurs.
rule-BQ-2-ruling = Ni kan också komma överens om vem som börjar, utan att slå. Var och en väljer en pjäs och börjar på startcirkeln i dess färg.

rule-BQ-3 = **Din tur.** Slå tärningen och flytta din pjäs så många brickor medurs. Hamnar den på en dold bricka? Vänd då upp brickan. Från och med nu ligger den så.

rule-BQ-4 = **Ensam på en bit.** Brickan visar en bit och ingen annan står där: ta den biten ur förrådet och bygg den på din byggplats. Finns det ingen kvar får du inget den här gången.
rule-BQ-4-ruling = Får biten inte plats någonstans på ditt torn får du den inte heller.

rule-BQ-5 = **Ensam på en handling.** På brickan står *stjäl* eller *bygg* och ingen annan står där: gör som det står. Du har inget val.

rule-BQ-6 = **Sällskap på en bit.** Någon annan står också på brickan: byt en bit med den spelaren. Är de flera byter du med var och en; du bestämmer i vilken ordning. Biten på brickan får du inte den här gången.

rule-BQ-7 = **Sällskap på en handling.** Byt först med alla på brickan, och gör sedan också som det står på den.

rule-BQ-8 = **Bygg.** Ta vilken bit du vill ur förrådet och bygg den på din byggplats.

rule-BQ-9 = **Stjäl.** Ta en bit ur någon annans torn och bygg in den i ditt eget. Du väljer vems bit och vilken. Om ingen har en bit som går att ta är din tur över.
rule-BQ-9-ruling = En bit som inte får plats någonstans på ditt eget torn kan du inte stjäla.

rule-BQ-10 = **Byt.** Den som står på tur bestämmer vilken av de egna bitarna som går och vilken som kommer. Båda bygger biten de fick.
rule-BQ-10-ruling = Först tas båda bitarna ut. Sedan bygger den som står på tur, och därefter den andra, som själv väljer plats. Om någon av de två inte har en bit som går att ta, eller ingen plats för den nya, blir det inget byte.

rule-BQ-11 = **Byggt är byggt.** En byggd bit kan du inte flytta till ett bättre ställe. Bara en stöld eller ett byte kan få ut den igen.

rule-BQ-12 = **Ta en bit.** Bitar tas från tornets utsida, och ingen annan bit får falla eller glida.
rule-BQ-12-ruling = Du måste kunna skjuta ut biten, uppåt eller åt sidan, runt ett hörn om det behövs, utan att gå igenom en annan bit. Därför går även en täckt bit att ta om den kommer ut åt sidan. Det som blir kvar måste stå av sig självt. Klotz räknar ut det från vikterna: bitar kan vila sin tyngd på det som finns under dem, men de fastnar inte och har ingen friktion. En bit som är exakt i balans står.

rule-BQ-13 = **Bygga en bit.** Du får vrida biten hur du vill och ställa den på marken eller på dina andra bitar, så högt du vill.
rule-BQ-13-ruling = Biten måste vila på något och hålla sig inom dina 3 gånger 3 rutor. Du måste kunna skjuta dit den utifrån, och tornet måste stå efteråt, som när en bit tas. Hål är tillåtna, och även bitar som ligger halvt över en lucka. Kommer ni överens om att bitar får sticka ut över kanten får de göra det upp till 6 rutor, så länge tornet står; bara bordet bredvid får de inte röra.

rule-BQ-14 = **Den perfekta kuben.** Tre fulla lager, 3 gånger 3 gånger 3 kuber, utan hål och utan något som sticker ut: den som har det vinner direkt.
rule-BQ-14-ruling = Det spelar ingen roll vems tur det är. Du vinner också om någon tar en bit från ditt torn och en perfekt kub blir kvar. Vid ett byte gäller det först när båda har byggt det de fick. Blir två kuber perfekta då vinner den som står på tur.

rule-BQ-15 = **Spelet kan också ta slut av sig självt.** När den sista biten i förrådet är borta, eller den sista brickan är uppvänd, spelas den turen klart. Sedan är spelet slut.

rule-BQ-16 = **Vem vinner då.** Räkna era fulla lager; flest vinner. Har några lika många räknas kuberna i deras andra lager, och flest vinner. Är det också lika vinner de tillsammans.
rule-BQ-16-ruling = Regelhäftet talar om ett lager som inte är fullt, men ett torn kan ha flera. Ett fullt lager räknas var det än är, även ovanför ett med hål, och vid lika räknas kuberna i alla andra lager.

rule-BQ-17 = **Turn2: åt båda hållen.** Efter varje slag väljer du åt vilket håll din pjäs går, medurs eller moturs.

rule-BQ-M1 = **Maestro: kort.** Alla får tre kort från början, och bara du ser dina. De andra ligger i en hög. Din pjäs får gå åt vilket håll som helst, efter ett slag och efter ett tärningskort.
rule-BQ-M1-ruling = Hur många av de 54 korten som är av vilken sort vet vi inte. Klotz har 18 tärningskort (tre av varje tal), 16 bitkort (två av varje sort), 10 teleportkort och 10 försvarskort. Om du äger spelet kan du spela med dina egna kort.

rule-BQ-M2 = **Tärningskort.** Spela det i stället för att slå: din pjäs går så långt som kortet säger.

rule-BQ-M3 = **Teleportkort.** Spela det i stället för att slå: din pjäs och en annan spelares pjäs byter plats. Gör sedan vad din nya bricka säger. Det gör bara du, inte den du bytte med. Om en tredje pjäs står där byter ni bitar som vanligt.
rule-BQ-M3-ruling = Du kan också byta med en pjäs som inte har lämnat sin startcirkel än. På en startcirkel händer dig ingenting. Står pjäsen du byter med på din egen bricka gör du som om den inte stod där.

rule-BQ-M4 = **Bitkort.** Du står på en bricka med just den bit som är på kortet, och får ta den: spela kortet och ta vilken bit som helst ur förrådet i stället.

rule-BQ-M5 = **Försvarskort.** Spela det när det inte är din tur och någon vill stjäla från dig, byta med dig eller byta plats med dig. Då går det inte.
rule-BQ-M5-ruling = Du får frågan en gång, innan något tas, och du får den även om du inte har något sådant kort, så att ingen får veta vad du har på handen. Kort som har spelats är borta för er båda. Den andra fortsätter med det som är kvar av turen; efter en stoppad stöld eller teleport är inget kvar.

rule-BQ-M6 = **Högst två kort.** Under en tur får du spela ett tärningskort och ett bitkort, eller en teleport och ett bitkort. Inga andra två går ihop.

rule-BQ-M7 = **Vinna och förlora kort.** För varje lager som du gör fullt genom att bygga drar du ett kort. För varje av dina fulla lager som bryts av en stöld eller ett byte blir du av med ett: spelaren till vänster om dig drar det ur din hand utan att titta och lägger det bland de kastade.
rule-BQ-M7-ruling = Lagren räknas när en bit tas och igen när en byggs. Det kostar dig alltså ett kort även om du bryter ett lager genom att ge bort en egen bit, och du får tillbaka det om du fyller lagret igen. Har du inga kort på handen förlorar du inget.

rule-BQ-M8 = **När högen är slut** blandas de kastade korten och blir den nya högen.

rule-BQ-M9 = **Dubbelkuben.** Sex fulla lager, 3 gånger 3 gånger 6 kuber, utan hål och utan något som sticker ut, vinner också direkt.
