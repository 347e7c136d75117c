### Reglerne for Bloqs med vores egne ord, for læsere fra ti år. Markdown er tilladt.
### En besked `rule-ID-ruling` siger, hvordan Klotz afgør det, regelhæftet lader stå åbent, og hvilket valg der ændrer det.

rule-BQ-1 = **Det, der er.** To til fire spillere, hver med en byggeplads på 3 gange 3 felter og en figur på sin egen startcirkel. Der er 32 brikker af en til fire kuber: otte slags, fire af hver. De venter alle i forrådet, inde i en ring af tyve skiver. Skiverne er blandet og ligger skjult. Seksten af dem viser en brik, hver slags to gange; på to står der *stjæl* og på to *byg*.
rule-BQ-1-ruling = De otte slags er alle flade brikker af op til fire kuber, der passer på en byggeplads: en, to, tre på række, tre i vinkel, og kvadratet, L, T og S af fire. Startcirklerne ligger før skiverne 1, 6, 11 og 16, så du med en etter kommer til netop den skive. Ser din ring anderledes ud, kan du skrive den ind i en fil (`ring=`).

rule-BQ-2 = **Hvem begynder.** Alle slår med terningen, og det højeste tal begynder. Har flere det samme, slår de igen. Derefter går turen med uret.

rule-BQ-3 = **Din tur.** Slå med terningen, og flyt din figur så mange skiver med uret. Lander den på en skjult skive? Så vend skiven. Fra nu af bliver den liggende sådan.

rule-BQ-4 = **Alene på en brik.** Skiven viser en brik, og ingen anden står der: tag den brik fra forrådet, og byg den på din byggeplads. Er der ingen tilbage, får du ikke noget denne gang.

rule-BQ-5 = **Alene på en handling.** På skiven står der *stjæl* eller *byg*, og ingen anden står der: gør, hvad den siger. Du har intet valg.

rule-BQ-6 = **Selskab på en brik.** En anden står også på skiven: byt en brik med den spiller. Er der flere, bytter du med hver af dem; du bestemmer rækkefølgen. Brikken på skiven får du ikke denne gang.

rule-BQ-7 = **Selskab på en handling.** Byt først med alle på skiven, og gør derefter også, hvad skiven siger.

rule-BQ-8 = **Byg.** Tag en hvilken som helst brik fra forrådet, og byg den på din byggeplads.

rule-BQ-9 = **Stjæl.** Tag en brik ud af en andens tårn, og byg den ind i dit eget. Du vælger, hvis brik og hvilken. Har ingen en brik, der kan tages, er din tur forbi.

rule-BQ-10 = **Byt.** Den, der har turen, bestemmer, hvilken af sine egne brikker der går, og hvilken der kommer. Begge bygger den brik, de fik.
rule-BQ-10-ruling = Først tages begge brikker ud. Så bygger den, der har turen, og derefter den anden, som selv vælger stedet. Har en af de to ingen brik, der kan tages, eller ingen plads til den nye, bliver der ikke byttet.

rule-BQ-11 = **Bygget er bygget.** En brik, der er bygget, kan du ikke flytte til et bedre sted. Kun et tyveri eller et bytte kan få den ud igen.

rule-BQ-12 = **At tage en brik.** Brikker tages udefra af et tårn, og ingen anden brik må falde eller skride.
rule-BQ-12-ruling = Du skal kunne skubbe brikken ud, opad eller til siden, om nødvendigt rundt om et hjørne, uden at gå gennem en anden brik. Det, der er tilbage, skal stå af sig selv. Klotz regner det ud fra vægten: brikker kan hvile på det, der er under dem, men de klæber ikke og har ingen friktion. En brik, der er præcis i balance, står.

rule-BQ-13 = **At bygge en brik.** Du må dreje brikken, som du vil, og sætte den på jorden eller på dine andre brikker, så højt du vil.
rule-BQ-13-ruling = Brikken skal hvile på noget og blive inden for dine 3 gange 3 felter. Du skal kunne skubbe den derhen udefra, og tårnet skal stå bagefter, som i BQ-12. Huller er tilladt, og det er brikker, der ligger halvt ud over et tomrum, også. Med `overhang=true` må brikker også rage ud over kanten af din byggeplads, så længe tårnet står; kun bordet ved siden af må ikke røres.

rule-BQ-14 = **Den perfekte kube.** Tre fulde lag, 3 gange 3 gange 3 kuber, uden hul og uden noget, der rager ud: den, der har det, vinder straks.
rule-BQ-14-ruling = Det er lige meget, hvis tur det er. Du vinder også, hvis en anden tager en brik af dit tårn, og en perfekt kube bliver tilbage. Gør ét træk to kuber perfekte, vinder den, der har turen.

rule-BQ-15 = **Spillet kan også løbe ud.** Når den sidste brik i forrådet er væk, eller den sidste skive er vendt, spilles den tur til ende. Så er spillet slut.

rule-BQ-16 = **Hvem vinder så.** Tæl jeres fulde lag; flest vinder. Har nogle lige mange, tælles kuberne i deres andre lag, og flest vinder. Er det også lige, vinder de sammen.

rule-BQ-17 = **Turn2: begge veje.** Efter hvert slag vælger du, hvilken vej din figur går, med uret eller mod uret.

rule-BQ-M1 = **Maestro: kort.** Alle får tre kort ved begyndelsen, og kun du ser dine. De andre ligger i en bunke. Din figur må gå begge veje rundt, efter et slag og efter et slagkort.
rule-BQ-M1-ruling = Hvor mange af de 54 kort der er af hvilken slags, ved vi ikke. Klotz har 18 slagkort (tre af hvert tal), 16 brikkort (to af hver slags), 10 teleportkort og 10 forsvarskort. Ejer du spillet, kan du skrive dine kort ind i en fil (`deck=`).

rule-BQ-M2 = **Slagkort.** Spil det i stedet for at slå: din figur går så langt, som kortet siger.

rule-BQ-M3 = **Teleportkort.** Spil det i stedet for at slå: din figur og en anden spillers figur bytter plads. Gør derefter, hvad din nye skive siger. Det gør kun du, ikke den, du byttede med. Står der en tredje figur, bytter I brikker som sædvanlig.
rule-BQ-M3-ruling = Du kan også bytte med en figur, der ikke har forladt sin startcirkel endnu. På en startcirkel sker der dig ikke noget.

rule-BQ-M4 = **Brikkort.** Du står på en skive med netop den brik, der er på kortet, og du må tage den: spil kortet, og tag en hvilken som helst brik fra forrådet i stedet.

rule-BQ-M5 = **Forsvarskort.** Spil det, når det ikke er din tur, og en anden vil stjæle fra dig, bytte med dig eller bytte plads med dig. Så kan de ikke.
rule-BQ-M5-ruling = Du bliver spurgt én gang, før noget tages, og du bliver spurgt, selv om du ikke har sådan et kort, så ingen får at vide, hvad du har på hånden. Kort, der er spillet, er væk for jer begge. Den anden fortsætter med det, der er tilbage af turen; efter en standset teleport er der intet tilbage.

rule-BQ-M6 = **Højst to kort.** I én tur må du spille et slagkort og et brikkort, eller en teleport og et brikkort. Ingen andre to går sammen.

rule-BQ-M7 = **Kort vundet og tabt.** For hvert lag, du gør fuldt ved at bygge, trækker du et kort. For hvert af dine fulde lag, som et tyveri eller et bytte bryder, mister du et: spilleren til venstre for dig trækker det fra din hånd uden at se og lægger det blandt de kasserede.
rule-BQ-M7-ruling = Lagene tælles, når en brik tages, og igen, når en bygges. Så det koster dig også et kort, hvis du bryder et lag ved at give en af dine egne brikker væk, og du vinder det tilbage, hvis du fylder laget igen. Har du ingen kort på hånden, mister du ikke noget.

rule-BQ-M8 = **Når bunken er brugt op,** blandes de kasserede kort og bliver den nye bunke.

rule-BQ-M9 = **Dobbeltkuben.** Seks fulde lag, 3 gange 3 gange 6 kuber, uden hul og uden noget, der rager ud, vinder også straks.
