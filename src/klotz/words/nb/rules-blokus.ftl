### Reglene i Blokus-familien med våre egne ord, for lesere fra ti år. Markdown er tillatt.
### En melding `rule-ID-ruling` sier hvordan Klotz avgjør det regelheftet lar stå åpent. Valg nevnes aldri ved navn:
### `page-options.ftl` har ord for hva man ellers kan avtale.

rulebook-blokus-aim = Fire farger vokser fra hjørnene på et brett. Hver prøver å legge så mange av sine 21 brikker som mulig: alltid hjørne mot hjørne med sine egne, aldri side om side. Den som har minst igjen, vinner.
rulebook-blokus-duo-aim = Blokus for to, på et lite brett, fra to markerte ruter nær midten. Det er ingen steder å gjemme seg: sperr tidlig.
rulebook-blokus-example-1 = Blå begynner i hjørnet a1 med rekken på fem, fra a1 til e1.
rulebook-blokus-example-2 = I neste tur kan den ikke legge noe på f1: den ligger side om side med e1.
rulebook-blokus-example-3 = Så den legger den bøyde brikken med tre ruter på f2, g2 og f3: f2 berører e1 i et hjørne.
rulebook-blokus-2-example-1 = **To spillere.** Tallene viser rekkefølgen. Ada har blå og rød, Ben har gul og grønn. Ada legger 1, Ben 2, Ada 3, Ben 4. Så er det blå igjen: Ada legger 5.
rulebook-blokus-3-example-1 = **Tre spillere.** Ada har blå, Ben gul og Cleo rød: brikke 1, 2 og 3. Grønn er felles, og den første grønne brikken, 4, legger Ada.
rulebook-blokus-3-example-2 = I andre runde legger de 5, 6 og 7. Nå er det Ben som legger for grønn: 8. I tredje runde er det Cleo.
rulebook-blokus-duo-example-1 = Den første dekker e10 med plusset: e10 i midten, d10, f10, e9 og e11 rundt.
rulebook-blokus-duo-example-2 = Den andre dekker j5 med den samme brikken.
rulebook-blokus-duo-example-3 = Så går den første videre med toeren på g11 og h11: g11 berører f10 i et hjørne.
rulebook-blokus-duo-players = Duo spilles alltid av to, så ingenting er annerledes. For tre eller fire finnes Blokus på det store brettet.

rule-BK-1 = **Brett og tur.** Brettet er et kvadrat med 20 rader og 20 ruter i hver. Fire farger spiller på det, én om gangen: blå begynner, så kommer gul, rød og grønn, og deretter er det blå sin tur igjen.
rule-BK-1-ruling = Ifølge spillereglene velger dere selv hvem som begynner. Sier dere ikke noe annet ved bordet, er det blå. Rekkefølgen på fargene er den samme: etter rød kommer grønn og så blå.

rule-BK-2 = **Den første brikken.** Hver farge begynner i et hjørne: den første brikken må ligge på en av de fire hjørnerutene på brettet.
rule-BK-2-ruling = Ethvert hjørne kan brukes som ingen annen farge har tatt. Avtaler dere at hver farge har sitt eget hjørne, går det med klokka fra øverst til venstre: blå, gul, rød, grønn.

rule-BK-3 = **Hjørne mot hjørne.** Fra og med den andre brikken din må hver ny brikke berøre en brikke i sin egen farge, spiss mot spiss: et hjørne på den ene møter et hjørne på den andre. Én gang er nok, flere er også fint.

rule-BK-4 = **Aldri side om side.** To brikker i samme farge må aldri ligge med sidene mot hverandre, ikke engang langs en eneste rute.

rule-BK-5 = **Andre farger spiller ingen rolle.** Inntil brikker i andre farger kan du legge brikken din som du vil, med hjørner eller sider.

rule-BK-6 = **Å legge en brikke.** Du kan dreie en brikke og vende den før du legger den. Alle rutene i den må være på brettet og på tomme ruter. Lagt er lagt. Du har 21 brikker i hver farge du spiller, alle forskjellige, og hver kan legges én gang.

rule-BK-7 = **Pass, og slutten.** Hvis en av brikkene dine passer et sted, må du legge en. Passer ingen, står du over. Når ingen kan legge en brikke lenger, er spillet slutt.
rule-BK-7-ruling = Du trenger aldri å si pass: Klotz ser når ingenting passer, sier pass for deg og skriver det ned.

rule-BK-8 = **Enkel poengregning.** Tell rutene på alle brikkene du ikke fikk lagt. Den som har færrest, vinner. Spillere med like få vinner sammen.
rule-BK-8-ruling = Regelheftet har to måter å gi poeng på og lar bordet bestemme. På det store brettet teller Klotz slik, med mindre dere avtaler poeng for eksperter.

rule-BK-9 = **Poeng for eksperter.** Hver rute du ikke fikk lagt, koster 1 poeng. Har du lagt alle 21 brikkene, får du 15 poeng, og 5 til hvis den aller siste var brikken med én rute. Den som har flest poeng, vinner, og spillere med like mange vinner sammen.

rule-BK-10 = **To spillere på det store brettet.** Den ene spiller blå og rød, den andre gul og grønn. Turen går fortsatt blå, gul, rød, grønn. Til slutt legger du sammen det de to fargene dine har fått.
rule-BK-10-ruling = Med poeng for eksperter får hver farge sine egne 15 og 5 poeng, så de to kan gi deg 40.

rule-BK-11 = **Tre spillere på det store brettet.** Hver har en farge. Den fjerde fargen tilhører ingen: når den har turen, legger de tre brikkene dens på omgang. Poengene dens teller ikke for noen.
rule-BK-11-ruling = Spillerne har blå, gul og rød og deler grønn, med mindre dere avtaler en annen farge. Først legger den første spilleren for den, neste gang den andre, så den tredje og så videre. Kan den én gang ikke legges, kan den det aldri mer.

rule-BK-12 = **Duo.** To farger på et mindre brett med 14 rader og 14 ruter i hver. To ruter er markert: hver er den femte fra sine to nærmeste kanter, e10 og j5. Den første brikken til den som begynner, må ligge på den ene, den første brikken til den andre på den andre.
rule-BK-12-ruling = Den som begynner, kan velge hvilken som helst av de to. Avtaler dere at hver har sin egen, begynner den første på e10 og den andre på j5.

rule-BK-13 = **Poeng i Duo.** I Duo brukes poeng for eksperter.
rule-BK-13-ruling = Vil dere heller telle ruter, så avtal den enkle poengregningen.
