### Reglene i Blokus-familien med våre egne ord, for lesere fra ti år. Markdown er tillatt.
### En melding `rule-ID-ruling` sier hvordan Klotz avgjør det regelheftet lar stå åpent, og hvilket valg som endrer det.

rule-BK-1 = **Brett og tur.** Brettet er et kvadrat med 20 rader og 20 ruter i hver. Fire farger spiller på det, én om gangen: blå begynner, så kommer gul, rød og grønn, og deretter er det blå sin tur igjen.

rule-BK-2 = **Den første brikken.** Hver farge begynner i et hjørne: den første brikken må ligge på en av de fire hjørnerutene på brettet.
rule-BK-2-ruling = Et hvilket som helst hjørne går bra hvis ingen annen farge har tatt det (`starts=any`, som gjelder hvis du ikke velger noe annet). Med `starts=own` har hver farge sitt eget hjørne: blå øverst til venstre, gul øverst til høyre, rød nederst til høyre, grønn nederst til venstre.

rule-BK-3 = **Hjørne mot hjørne.** Fra og med den andre brikken din må hver ny brikke berøre en brikke i sin egen farge, spiss mot spiss: et hjørne på den ene møter et hjørne på den andre. Én gang er nok, flere er også fint.

rule-BK-4 = **Aldri side om side.** To brikker i samme farge må aldri ligge med sidene mot hverandre, ikke engang langs en eneste rute.

rule-BK-5 = **Andre farger spiller ingen rolle.** Inntil brikker i andre farger kan du legge brikken din som du vil, med hjørner eller sider.

rule-BK-6 = **Å legge en brikke.** Du kan dreie en brikke og vende den før du legger den. Alle rutene i den må være på brettet og på tomme ruter. Lagt er lagt. Du har 21 brikker i hver farge du spiller, alle forskjellige, og hver kan legges én gang.

rule-BK-7 = **Pass, og slutten.** Hvis en av brikkene dine passer et sted, må du legge en. Passer ingen, står du over. Når ingen kan legge en brikke lenger, er spillet slutt.
rule-BK-7-ruling = Du trenger aldri å si pass: Klotz ser når ingenting passer, sier pass for deg og skriver det ned.

rule-BK-8 = **Enkel poengregning.** Tell rutene på alle brikkene du ikke fikk lagt. Den som har færrest, vinner. Spillere med like få vinner sammen.
rule-BK-8-ruling = Regelheftet har to måter å regne poeng på og lar bordet bestemme. På det store brettet bruker Klotz denne hvis du ikke velger `scoring=advanced`.

rule-BK-9 = **Poeng for eksperter.** Hver rute du ikke fikk lagt, koster 1 poeng. Har du lagt alle 21 brikkene, får du 15 poeng, og 5 til hvis den aller siste var den enkle ruten. Den som har flest poeng, vinner, og spillere med like mange vinner sammen.

rule-BK-10 = **To spillere på det store brettet.** Den ene spiller blå og rød, den andre gul og grønn. Turen går fortsatt blå, gul, rød, grønn. Til slutt legger du sammen det de to fargene dine har fått.
rule-BK-10-ruling = Med `scoring=advanced` tjener hver farge sine egne 15 og 5 poeng, så de to kan gi deg 40.

rule-BK-11 = **Tre spillere på det store brettet.** Hver har en farge. Den fjerde fargen tilhører ingen: når den har turen, legger de tre brikkene dens på omgang. Poengene dens teller ikke for noen.
rule-BK-11-ruling = Spillerne har blå, gul og rød og deler grønn. Først legger blå for den, neste gang gul, så rød og så videre. En tur der grønn ikke kan legges, teller også: neste gang er det den neste spilleren sin tur.

rule-BK-12 = **Duo.** To farger på et mindre brett med 14 rader og 14 ruter i hver. To ruter er merket: hver er den femte fra sine to nærmeste kanter, e10 og j5. Den første brikken til den som begynner, må ligge på den ene, den første brikken til den andre på den andre.
rule-BK-12-ruling = Den første spilleren kan velge hvilken som helst av de to (`starts=any`, som gjelder hvis du ikke velger noe annet). Med `starts=own` begynner den første på e10 og den andre på j5.

rule-BK-13 = **Poeng i Duo.** I Duo brukes poeng for eksperter, BK-9.
rule-BK-13-ruling = Vil du heller telle ruter, velger du `scoring=basic`; da gjelder BK-8 i stedet.
