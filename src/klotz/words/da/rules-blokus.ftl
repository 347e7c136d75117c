### Blokusfamiliens regler med vores egne ord, for læsere fra ti år. Markdown er tilladt.
### En besked `rule-ID-ruling` siger, hvordan Klotz afgør det, regelhæftet lader stå åbent. Valg nævnes aldrig ved navn:
### `page-options.ftl` har ord for, hvad man ellers kan aftale.

rulebook-blokus-aim = Fire farver vokser fra brættets hjørner. Hver prøver at lægge så mange af sine 21 brikker som muligt: altid hjørne mod hjørne med sine egne, aldrig side om side. Den, der har mindst tilbage, vinder.
rulebook-blokus-duo-aim = Blokus for to, på et lille bræt, fra to markerede felter nær midten. Der er ingen steder at gemme sig: spær tidligt.
rulebook-blokus-example-1 = Blå begynder i hjørnet a1 med rækken på fem, fra a1 til e1.
rulebook-blokus-example-2 = I næste tur kan den ikke lægge noget på f1: det ligger side om side med e1.
rulebook-blokus-example-3 = Så den lægger den bøjede brik med tre felter på f2, g2 og f3: f2 rører e1 i et hjørne.
rulebook-blokus-2-example-1 = **To spillere.** Tallene viser rækkefølgen. Ada har blå og rød, Ben har gul og grøn. Ada lægger 1, Ben 2, Ada 3, Ben 4. Så er det blå igen: Ada lægger 5.
rulebook-blokus-3-example-1 = **Tre spillere.** Ada har blå, Ben gul og Cleo rød: brik 1, 2 og 3. Grøn er fælles, og den første grønne brik, 4, lægger Ada.
rulebook-blokus-3-example-2 = I anden runde lægger de 5, 6 og 7. Nu er det Ben, der lægger for grøn: 8. I tredje runde er det Cleo.
rulebook-blokus-duo-example-1 = Den første dækker e10 med plusset: e10 i midten, d10, f10, e9 og e11 rundt om.
rulebook-blokus-duo-example-2 = Den anden dækker j5 med den samme brik.
rulebook-blokus-duo-example-3 = Så går den første videre med toeren på g11 og h11: g11 rører f10 i et hjørne.
rulebook-blokus-duo-players = Duo spilles altid af to, så intet er anderledes. Til tre eller fire er der Blokus på det store bræt.

rule-BK-1 = **Bræt og tur.** Brættet er et kvadrat med 20 rækker og 20 felter i hver. Fire farver spiller på det, en ad gangen: blå begynder, så kommer gul, rød og grøn, og derefter er det blås tur igen.
rule-BK-1-ruling = Efter spillereglerne vælger I selv, hvem der begynder. Siger I ikke andet ved bordet, er det blå. Farvernes rækkefølge er den samme: efter rød kommer grøn og så blå.

rule-BK-2 = **Den første brik.** Hver farve begynder i et hjørne: dens første brik skal ligge på et af brættets fire hjørnefelter.
rule-BK-2-ruling = Ethvert hjørne kan bruges, som ingen anden farve har taget. Aftaler I, at hver farve har sit eget hjørne, går det med uret fra øverst til venstre: blå, gul, rød, grøn.

rule-BK-3 = **Hjørne mod hjørne.** Fra din anden brik og frem skal hver ny brik røre en brik i sin egen farve, spids mod spids: et hjørne af den ene møder et hjørne af den anden. Én gang er nok, flere er også fint.

rule-BK-4 = **Aldrig side om side.** To brikker i samme farve må aldrig ligge med siderne mod hinanden, ikke engang langs et enkelt felt.

rule-BK-5 = **Andre farver er ligegyldige.** Op ad brikker i andre farver må du lægge din brik, som du vil, med hjørner eller sider.

rule-BK-6 = **At lægge en brik.** Du må dreje en brik og vende den om, før du lægger den. Alle dens felter skal være på brættet og på tomme felter. Lagt er lagt. Du har 21 brikker i hver farve, du spiller, alle forskellige, og hver kan lægges én gang.

rule-BK-7 = **Pas, og slut.** Hvis en af dine brikker passer et sted, skal du lægge en. Passer ingen, springer du over. Når ingen kan lægge en brik mere, er spillet slut.
rule-BK-7-ruling = Du behøver aldrig at melde pas: Klotz ser, når intet passer, melder pas for dig og skriver det ned.

rule-BK-8 = **Enkel pointgivning.** Tæl felterne på alle de brikker, du ikke kunne lægge. Den, der har færrest, vinder. Spillere med lige få vinder sammen.
rule-BK-8-ruling = Regelhæftet har to måder at give point på og lader bordet bestemme. På det store bræt tæller Klotz sådan her, medmindre I aftaler point for eksperter.

rule-BK-9 = **Point for eksperter.** Hvert felt, du ikke kunne lægge, koster 1 point. Har du lagt alle 21 brikker, får du 15 point, og 5 mere, hvis den allersidste var brikken med ét felt. Den, der har flest point, vinder, og spillere med lige mange vinder sammen.

rule-BK-10 = **To spillere på det store bræt.** Den ene spiller blå og rød, den anden gul og grøn. Turen går stadig blå, gul, rød, grøn. Til sidst lægger du sammen, hvad dine to farver har fået.
rule-BK-10-ruling = Med point for eksperter tjener hver farve sine egne 15 og 5 point, så de to kan give dig 40.

rule-BK-11 = **Tre spillere på det store bræt.** Hver har en farve. Den fjerde farve tilhører ingen: når den har turen, lægger de tre dens brikker på skift. Dens point tæller ikke for nogen.
rule-BK-11-ruling = Spillerne har blå, gul og rød og deler grøn, medmindre I aftaler en anden farve. Først lægger den første spiller for den, næste gang den anden, så den tredje og så videre. Kan den én gang ikke lægges, kan den det aldrig mere.

rule-BK-12 = **Duo.** To farver på et mindre bræt med 14 rækker og 14 felter i hver. To felter er markeret: hvert er det femte fra sine to nærmeste kanter, e10 og j5. Den første spillers første brik skal ligge på det ene, den anden spillers på det andet.
rule-BK-12-ruling = Den, der begynder, må vælge et hvilket som helst af de to. Aftaler I, at hver har sit eget, begynder den første på e10 og den anden på j5.

rule-BK-13 = **Point i Duo.** I Duo bruges point for eksperter.
rule-BK-13-ruling = Vil I hellere tælle felter, så aftal den enkle pointgivning.
