### Reglerna för Bloqs med våra egna ord, för läsare från tio år. Markdown är tillåtet.
### Ett meddelande `rule-ID-ruling` säger hur Klotz avgör det som regelhäftet lämnar öppet, och vilket val som ändrar det.

rule-BQ-1 = **Det här finns.** Två till fyra spelare, var och en med en byggplats på 3 gånger 3 rutor och en pjäs på sin egen startcirkel. Det finns 32 bitar av en till fyra kuber: åtta sorter, fyra av varje. Alla väntar i förrådet, mitt i en ring av tjugo brickor. Brickorna är blandade och ligger ouppvända. Sexton visar en bit, varje sort två gånger; på två står det *stjäl* och på två *bygg*.
rule-BQ-1-ruling = De åtta sorterna är alla platta bitar av upp till fyra kuber som får plats på en byggplats: en, två, tre i rad, tre i vinkel, samt kvadraten, L, T och S av fyra. Startcirklarna ligger före brickorna 1, 6, 11 och 16, så att du med en etta kommer till just den brickan. Ser din ring annorlunda ut kan du skriva in den i en fil (`ring=`).

rule-BQ-2 = **Vem börjar.** Alla slår tärningen, och högst siffra börjar. Om flera har samma slår de en gång till. Sedan går turen medurs.

rule-BQ-3 = **Din tur.** Slå tärningen och flytta din pjäs så många brickor medurs. Hamnar den på en ouppvänd bricka? Vänd då upp brickan. Från och med nu ligger den så.

rule-BQ-4 = **Ensam på en bit.** Brickan visar en bit och ingen annan står där: ta den biten ur förrådet och bygg den på din byggplats. Finns det ingen kvar får du inget den här gången.

rule-BQ-5 = **Ensam på en handling.** På brickan står *stjäl* eller *bygg* och ingen annan står där: gör som det står. Du har inget val.

rule-BQ-6 = **Sällskap på en bit.** Någon annan står också på brickan: byt en bit med den spelaren. Är de flera byter du med var och en; du bestämmer i vilken ordning. Biten på brickan får du inte den här gången.

rule-BQ-7 = **Sällskap på en handling.** Byt först med alla på brickan, och gör sedan också som det står på den.

rule-BQ-8 = **Bygg.** Ta vilken bit du vill ur förrådet och bygg den på din byggplats.

rule-BQ-9 = **Stjäl.** Ta en bit ur någon annans torn och bygg in den i ditt eget. Du väljer vems bit och vilken. Om ingen har en bit som går att ta är din tur över.

rule-BQ-10 = **Byt.** Den som står på tur bestämmer vilken av de egna bitarna som går och vilken som kommer. Båda bygger biten de fick.
rule-BQ-10-ruling = Först tas båda bitarna ut. Sedan bygger den som står på tur, och därefter den andra, som själv väljer plats. Om någon av de två inte har en bit som går att ta, eller ingen plats för den nya, blir det inget byte.

rule-BQ-11 = **Byggt är byggt.** En byggd bit kan du inte flytta till ett bättre ställe. Bara en stöld eller ett byte kan få ut den igen.

rule-BQ-12 = **Ta en bit.** Bitar tas från tornets utsida, och ingen annan bit får falla eller glida.
rule-BQ-12-ruling = Du måste kunna skjuta ut biten, uppåt eller åt sidan, runt ett hörn om det behövs, utan att gå igenom en annan bit. Det som blir kvar måste stå av sig självt. Klotz räknar ut det från vikterna: bitar kan vila sin tyngd på det som finns under dem, men de fastnar inte och har ingen friktion. En bit som är exakt i balans står.

rule-BQ-13 = **Bygga en bit.** Du får vrida biten hur du vill och ställa den på marken eller på dina andra bitar, så högt du vill.
rule-BQ-13-ruling = Biten måste vila på något och hålla sig inom dina 3 gånger 3 rutor. Du måste kunna skjuta dit den utifrån, och tornet måste stå efteråt, som i BQ-12. Hål är tillåtna, och även bitar som ligger halvt över ett tomrum. Med `overhang=true` får bitar också sticka ut över kanten på din byggplats så länge tornet står; bara bordet bredvid får de inte röra.

rule-BQ-14 = **Den perfekta kuben.** Tre fulla lager, 3 gånger 3 gånger 3 kuber, utan hål och utan något som sticker ut: den som har det vinner direkt.
rule-BQ-14-ruling = Det spelar ingen roll vems tur det är. Du vinner också om någon tar en bit från ditt torn och en perfekt kub blir kvar. Om ett drag gör två kuber perfekta vinner den som står på tur.

rule-BQ-15 = **Spelet kan också ta slut av sig självt.** När den sista biten i förrådet är borta, eller den sista brickan är uppvänd, spelas den turen klart. Sedan är spelet slut.

rule-BQ-16 = **Vem vinner då.** Räkna era fulla lager; flest vinner. Har några lika många räknas kuberna i deras andra lager, och flest vinner. Är det också lika vinner de tillsammans.

rule-BQ-17 = **Turn2: åt båda hållen.** Efter varje slag väljer du åt vilket håll din pjäs går, medurs eller moturs.

rule-BQ-M1 = **Maestro: kort.** Alla får tre kort från början, och bara du ser dina. De andra ligger i en hög. Din pjäs får gå åt vilket håll som helst, efter ett slag och efter ett tärningskort.
rule-BQ-M1-ruling = Hur många av de 54 korten som är av vilken sort vet vi inte. Klotz har 18 tärningskort (tre av varje tal), 16 bitkort (två av varje sort), 10 teleportkort och 10 försvarskort. Om du äger spelet kan du skriva in dina kort i en fil (`deck=`).

rule-BQ-M2 = **Tärningskort.** Spela det i stället för att slå: din pjäs går så långt som kortet säger.

rule-BQ-M3 = **Teleportkort.** Spela det i stället för att slå: din pjäs och en annan spelares pjäs byter plats. Gör sedan vad din nya bricka säger. Det gör bara du, inte den du bytte med. Om en tredje pjäs står där byter ni bitar som vanligt.
rule-BQ-M3-ruling = Du kan också byta med en pjäs som inte har lämnat sin startcirkel än. På en startcirkel händer dig ingenting.

rule-BQ-M4 = **Bitkort.** Du står på en bricka med just den bit som är på kortet, och får ta den: spela kortet och ta vilken bit som helst ur förrådet i stället.

rule-BQ-M5 = **Försvarskort.** Spela det när det inte är din tur och någon vill stjäla från dig, byta med dig eller byta plats med dig. Då går det inte.
rule-BQ-M5-ruling = Du får frågan en gång, innan något tas, och du får den även om du inte har något sådant kort, så att ingen får veta vad du har på handen. Kort som har spelats är borta för er båda. Den andra fortsätter med det som är kvar av turen; efter en stoppad teleport är inget kvar.

rule-BQ-M6 = **Högst två kort.** Under en tur får du spela ett tärningskort och ett bitkort, eller en teleport och ett bitkort. Inga andra två går ihop.

rule-BQ-M7 = **Vinna och förlora kort.** För varje lager som du gör fullt genom att bygga drar du ett kort. För varje av dina fulla lager som bryts av en stöld eller ett byte blir du av med ett: spelaren till vänster om dig drar det ur din hand utan att titta och lägger det bland de kastade.
rule-BQ-M7-ruling = Lagren räknas när en bit tas och igen när en byggs. Det kostar dig alltså ett kort även om du bryter ett lager genom att ge bort en egen bit, och du får tillbaka det om du fyller lagret igen. Har du inga kort på handen förlorar du inget.

rule-BQ-M8 = **När högen är slut** blandas de kastade korten och blir den nya högen.

rule-BQ-M9 = **Dubbelkuben.** Sex fulla lager, 3 gånger 3 gånger 6 kuber, utan hål och utan något som sticker ut, vinner också direkt.
