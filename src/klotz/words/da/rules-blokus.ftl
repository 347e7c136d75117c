### Blokusfamiliens regler med vores egne ord, for læsere fra ti år. Markdown er tilladt.
### En besked `rule-ID-ruling` siger, hvordan Klotz afgør det, regelhæftet lader stå åbent, og hvilket valg der ændrer det.

rule-BK-1 = **Bræt og tur.** Brættet er et kvadrat med 20 rækker og 20 felter i hver. Fire farver spiller på det, en ad gangen: blå begynder, så kommer gul, rød og grøn, og derefter er det blås tur igen.

rule-BK-2 = **Den første brik.** Hver farve begynder i et hjørne: dens første brik skal ligge på et af brættets fire hjørnefelter.
rule-BK-2-ruling = Ethvert hjørne kan bruges, som ingen anden farve har taget (`starts=any`, som gælder, hvis du ikke vælger andet). Med `starts=own` har hver farve sit eget hjørne: blå øverst til venstre, gul øverst til højre, rød nederst til højre, grøn nederst til venstre.

rule-BK-3 = **Hjørne mod hjørne.** Fra din anden brik og frem skal hver ny brik røre en brik i sin egen farve, spids mod spids: et hjørne af den ene møder et hjørne af den anden. Én gang er nok, flere er også fint.

rule-BK-4 = **Aldrig side om side.** To brikker i samme farve må aldrig ligge med siderne mod hinanden, ikke engang langs et enkelt felt.

rule-BK-5 = **Andre farver er ligegyldige.** Op ad brikker i andre farver må du lægge din brik, som du vil, med hjørner eller sider.

rule-BK-6 = **At lægge en brik.** Du må dreje en brik og vende den om, før du lægger den. Alle dens felter skal være på brættet og på tomme felter. Lagt er lagt. Du har 21 brikker i hver farve, du spiller, alle forskellige, og hver kan lægges én gang.

rule-BK-7 = **Pas, og slut.** Hvis en af dine brikker passer et sted, skal du lægge en. Passer ingen, springer du over. Når ingen kan lægge en brik mere, er spillet slut.
rule-BK-7-ruling = Du behøver aldrig at melde pas: Klotz ser, når intet passer, melder pas for dig og skriver det ned.

rule-BK-8 = **Enkel pointgivning.** Tæl felterne på alle de brikker, du ikke kunne lægge. Den, der har færrest, vinder. Spillere med lige få vinder sammen.
rule-BK-8-ruling = Regelhæftet har to måder at give point på og lader bordet bestemme. På det store bræt bruger Klotz denne, medmindre du vælger `scoring=advanced`.

rule-BK-9 = **Point for eksperter.** Hvert felt, du ikke kunne lægge, koster 1 point. Har du lagt alle 21 brikker, får du 15 point, og 5 mere, hvis den allersidste var det enkelte felt. Den, der har flest point, vinder, og spillere med lige mange vinder sammen.

rule-BK-10 = **To spillere på det store bræt.** Den ene spiller blå og rød, den anden gul og grøn. Turen går stadig blå, gul, rød, grøn. Til sidst lægger du sammen, hvad dine to farver har fået.
rule-BK-10-ruling = Med `scoring=advanced` tjener hver farve sine egne 15 og 5 point, så de to kan give dig 40.

rule-BK-11 = **Tre spillere på det store bræt.** Hver har en farve. Den fjerde farve tilhører ingen: når den har turen, lægger de tre dens brikker på skift. Dens point tæller ikke for nogen.
rule-BK-11-ruling = Spillerne har blå, gul og rød og deler grøn. Først lægger blå for den, næste gang gul, så rød og så videre. En tur, hvor grøn ikke kan lægges, tæller også: næste gang er det den næste spillers tur.

rule-BK-12 = **Duo.** To farver på et mindre bræt med 14 rækker og 14 felter i hver. To felter er mærket: hvert er det femte fra sine to nærmeste kanter, e10 og j5. Den første spillers første brik skal ligge på det ene, den anden spillers på det andet.
rule-BK-12-ruling = Den første spiller må vælge et hvilket som helst af de to (`starts=any`, som gælder, hvis du ikke vælger andet). Med `starts=own` begynder den første på e10 og den anden på j5.

rule-BK-13 = **Point i Duo.** I Duo bruges point for eksperter, BK-9.
rule-BK-13-ruling = Vil du hellere tælle felter, så vælg `scoring=basic`; så gælder BK-8 i stedet.
