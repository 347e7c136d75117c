### Reglerne for Bloqs med vores egne ord, for læsere fra ti år. Markdown er tilladt.
### En besked `rule-ID-ruling` siger, hvordan Klotz afgør det, regelhæftet lader stå åbent. Valg nævnes aldrig ved navn:
### `page-options.ftl` har ord for, hvad man ellers kan aftale.

rulebook-bloqs-aim = Gå rundt i ringen, saml brikker, og byg et tårn af klodser. En perfekt kubus af tre fulde lag vinder med det samme; ellers vinder flest fulde lag til sidst. Og det, du har bygget, kan andre stjæle.
rulebook-bloqs-example-1 = Ada, med den blå figur, slår en 4'er. Hun går fra startcirklen til skive 4 og vender den: tre på række.
rulebook-bloqs-example-2 = Hun tager den brik fra forrådet og lægger den forrest på sin byggeplads, fra a1 til c1.
rulebook-bloqs-example-3 = Ben, med den gule figur, står på skive 2 og slår en 2'er. Han lander på skive 4, hvor Ada stadig er. Så får han ingen brik; de to bytter.
rulebook-bloqs-example-4 = Han giver hende sin enkelte klods og tager hendes treer. Hver bygger det, de fik: til venstre Adas tårn, til højre Bens.
rulebook-bloqs-turn2-example-1 = Ada, med den blå figur, står på skive 4 og slår en 2'er. Med uret ville hun få den enkelte klods på skive 6, den anden vej kvadratet på skive 2.
rulebook-bloqs-turn2-example-2 = Hun går mod uret, tager kvadratet fra forrådet og bygger det.
rulebook-bloqs-maestro-example-1 = Ada, med den blå figur, slår ikke. Hun spiller et slagkort med en 3'er og går mod uret fra skive 5 til skive 2: *stjæl*.
rulebook-bloqs-maestro-example-2 = Hun vil have kvadratet fra Bens tårn. Før hun må tage det, bliver han spurgt.
rulebook-bloqs-maestro-example-3 = Ben spiller et forsvarskort og beholder kvadratet. Begge kort er væk, og Adas tur er slut.
rulebook-bloqs-players = To, tre og fire spiller efter samme regler, med alle tyve skiver og alle brikker. Startcirklerne for figurer, som ingen har, står tomme. Er I to, står der aldrig mere end én anden figur på din skive, så du bytter højst én gang i din tur. I Maestro er spilleren til venstre for dig så altid den anden.

rule-BQ-1 = **Det skal I bruge.** To til fire spillere, hver med en byggeplads på 3 gange 3 felter og en figur på sin egen startcirkel. Der er 32 brikker af en til fire klodser: otte typer, fire af hver. De venter alle i forrådet, inde i en ring af tyve skiver. Skiverne er blandet og ligger skjult. Seksten af dem viser en brik, hver type to gange; på to står der *stjæl* og på to *byg*.
rule-BQ-1-ruling = De otte typer er alle flade brikker af op til fire klodser, der passer på en byggeplads: en, to, tre på række, tre i vinkel, og kvadratet, L, T og S af fire. Startcirklerne ligger før skiverne 1, 6, 11 og 16, så du med en etter kommer til netop den skive. Ser din ring anderledes ud, kan du spille med din.

rule-BQ-2 = **Hvem begynder.** Alle slår med terningen, og det højeste tal begynder. Har flere det samme, slår de igen. Derefter går turen med uret.
rule-BQ-2-ruling = I kan også aftale, hvem der begynder, uden at slå om det. Hver spiller vælger en figur og begynder på startcirklen i dens farve.

rule-BQ-3 = **Din tur.** Slå med terningen, og flyt din figur så mange skiver med uret. Lander den på en skjult skive? Så vend skiven. Fra nu af bliver den liggende sådan.

rule-BQ-4 = **Alene på en brik.** Skiven viser en brik, og ingen anden står der: tag den brik fra forrådet, og byg den på din byggeplads. Er der ingen tilbage, får du ikke noget denne gang.
rule-BQ-4-ruling = Passer brikken ingen steder på dit tårn, får du den heller ikke.

rule-BQ-5 = **Alene på en handling.** På skiven står der *stjæl* eller *byg*, og ingen anden står der: gør, hvad den siger. Du har intet valg.

rule-BQ-6 = **Selskab på en brik.** En anden står også på skiven: byt en brik med den spiller. Er der flere, bytter du med hver af dem; du bestemmer rækkefølgen. Brikken på skiven får du ikke denne gang.

rule-BQ-7 = **Selskab på en handling.** Byt først med alle på skiven, og gør derefter også, hvad skiven siger.

rule-BQ-8 = **Byg.** Tag en hvilken som helst brik fra forrådet, og byg den på din byggeplads.

rule-BQ-9 = **Stjæl.** Tag en brik ud af en andens tårn, og byg den ind i dit eget. Du vælger, hvis brik og hvilken. Har ingen en brik, der kan tages, er din tur forbi.
rule-BQ-9-ruling = En brik, der ingen steder passer på dit eget tårn, kan du ikke stjæle.

rule-BQ-10 = **Byt.** Den, der har turen, bestemmer, hvilken af sine egne brikker der går, og hvilken der kommer. Begge bygger den brik, de fik.
rule-BQ-10-ruling = Først tages begge brikker ud. Så bygger den, der har turen, og derefter den anden, som selv vælger stedet. Har en af de to ingen brik, der kan tages, eller ingen plads til den nye, bliver der ikke byttet.

rule-BQ-11 = **Bygget er bygget.** En brik, der er bygget, kan du ikke flytte til et bedre sted. Kun et tyveri eller et bytte kan få den ud igen.

rule-BQ-12 = **At tage en brik.** Brikker tages udefra af et tårn, og ingen anden brik må falde eller skride.
rule-BQ-12-ruling = Du skal kunne skubbe brikken ud, opad eller til siden, om nødvendigt rundt om et hjørne, uden at gå gennem en anden brik. Derfor kan også en dækket brik tages, hvis den kommer ud til siden. Det, der er tilbage, skal stå af sig selv. Klotz regner det ud fra vægten: brikker kan hvile på det, der er under dem, men de klæber ikke og har ingen friktion. En brik, der er præcis i balance, står.

rule-BQ-13 = **At bygge en brik.** Du må dreje brikken, som du vil, og sætte den på jorden eller på dine andre brikker, så højt du vil.
rule-BQ-13-ruling = Brikken skal hvile på noget og blive inden for dine 3 gange 3 felter. Du skal kunne skubbe den derhen udefra, og tårnet skal stå bagefter, som når en brik tages. Huller er tilladt, og det er brikker, der ligger halvt ud over et hul, også. Aftaler I, at brikker må stikke ud over kanten, må de det op til 6 felter, så længe tårnet står; kun bordet ved siden af må ikke røres.

rule-BQ-14 = **Den perfekte kubus.** Tre fulde lag, 3 gange 3 gange 3 klodser, uden hul og uden noget, der stikker ud: den, der har det, vinder straks.
rule-BQ-14-ruling = Det er lige meget, hvis tur det er. Du vinder også, hvis en anden tager en brik af dit tårn, og en perfekt kubus bliver tilbage. Ved et bytte gælder det først, når begge har bygget det, de fik. Bliver to kubusser perfekte derved, vinder den, der har turen.

rule-BQ-15 = **Spillet kan også løbe ud.** Når den sidste brik i forrådet er væk, eller den sidste skive er vendt, spilles den tur til ende. Så er spillet slut.

rule-BQ-16 = **Hvem vinder så.** Tæl jeres fulde lag; flest vinder. Har nogle lige mange, tælles klodserne i deres andre lag, og flest vinder. Er det også lige, vinder de sammen.
rule-BQ-16-ruling = Regelhæftet taler om ét lag, der ikke er fuldt, men et tårn kan have flere. Et fuldt lag tæller, hvor det end er, selv over et med hul, og står det lige, tæller klodserne i alle andre lag.

rule-BQ-17 = **Turn2: begge veje.** Efter hvert slag vælger du, hvilken vej din figur går, med uret eller mod uret.

rule-BQ-M1 = **Maestro: kort.** Alle får tre kort ved begyndelsen, og kun du ser dine. De andre ligger i en bunke. Din figur må gå begge veje rundt, efter et slag og efter et slagkort.
rule-BQ-M1-ruling = Hvor mange af de 54 kort der er af hvilken type, ved vi ikke. Klotz har 18 slagkort (tre af hvert tal), 16 brikkort (to af hver type), 10 teleportkort og 10 forsvarskort. Ejer du spillet, kan du spille med dine egne kort.

rule-BQ-M2 = **Slagkort.** Spil det i stedet for at slå: din figur går så langt, som kortet siger.

rule-BQ-M3 = **Teleportkort.** Spil det i stedet for at slå: din figur og en anden spillers figur bytter plads. Gør derefter, hvad din nye skive siger. Det gør kun du, ikke den, du byttede med. Står der en tredje figur, bytter I brikker som sædvanlig.
rule-BQ-M3-ruling = Du kan også bytte med en figur, der ikke har forladt sin startcirkel endnu. På en startcirkel sker der dig ikke noget. Står figuren, du bytter med, på din egen skive, gør du, som om den ikke stod der.

rule-BQ-M4 = **Brikkort.** Du står på en skive med netop den brik, der er på kortet, og du må tage den: spil kortet, og tag en hvilken som helst brik fra forrådet i stedet.

rule-BQ-M5 = **Forsvarskort.** Spil det, når det ikke er din tur, og en anden vil stjæle fra dig, bytte med dig eller bytte plads med dig. Så kan de ikke.
rule-BQ-M5-ruling = Du bliver spurgt én gang, før noget tages, og du bliver spurgt, selv om du ikke har sådan et kort, så ingen får at vide, hvad du har på hånden. Kort, der er spillet, er væk for jer begge. Den anden fortsætter med det, der er tilbage af turen; efter et standset tyveri eller en standset teleport er der intet tilbage.

rule-BQ-M6 = **Højst to kort.** I én tur må du spille et slagkort og et brikkort, eller en teleport og et brikkort. Ingen andre to går sammen.

rule-BQ-M7 = **Kort vundet og tabt.** For hvert lag, du gør fuldt ved at bygge, trækker du et kort. For hvert af dine fulde lag, som et tyveri eller et bytte bryder, mister du et: spilleren til venstre for dig trækker det fra din hånd uden at se og lægger det blandt de kasserede.
rule-BQ-M7-ruling = Lagene tælles, når en brik tages, og igen, når en bygges. Så det koster dig også et kort, hvis du bryder et lag ved at give en af dine egne brikker væk, og du vinder det tilbage, hvis du fylder laget igen. Har du ingen kort på hånden, mister du ikke noget.

rule-BQ-M8 = **Når bunken er brugt op,** blandes de kasserede kort og bliver den nye bunke.

rule-BQ-M9 = **Dobbeltkubussen.** Seks fulde lag, 3 gange 3 gange 6 klodser, uden hul og uden noget, der stikker ud, vinder også straks.
