### Reglerne for Bloxx! med vores egne ord, for læsere fra ti år. Markdown er tilladt.
### En besked `rule-ID-ruling` siger, hvordan Klotz afgør det, regelhæftet lader stå åbent, og hvilket valg der ændrer det.

rule-BX-1 = **En tur.** Alle har det samme ark, 7 kolonner bredt og 10 rækker højt. Én spiller er aktiv. For den spiller slås der med to terninger, A og B, med en form på hver side. Den aktive spiller vælger en terning og tegner dens form på sit eget ark.
rule-BX-1-ruling = Hvordan det trykte ark og terningerne virkelig ser ud, ved vi ikke, så Klotz har sine egne (`sheet=standard` og `dice=standard`). Ejer du spillet, kan du skrive dine ind i en fil og spille med dem. Æsken er til 2 til 4 spillere; her kan du også spille alene.

rule-BX-2 = **De andre tegner også.** Når den aktive spiller har tegnet, tegner alle de andre ud fra det samme slag. Hver vælger en af de to terninger. De behøver ikke vente på hinanden.

rule-BX-3 = **Den samme terning koster cirklen.** Ét felt i hver form er en cirkel, de andre er krydser. Tager du netop den terning, som den aktive spiller tog? Så bliver din cirkel også til et kryds. Med den anden terning beholder du den.

rule-BX-4 = **Drej og spejlvend.** Du må dreje formen, som du vil, og spejlvende den. Cirklen hører til sit felt i formen og følger med.

rule-BX-5 = **Den første form.** Den første form på dit ark står på underkanten: mindst et af dens felter er i række 1.

rule-BX-6 = **Alle senere former slutter til.** Hver senere form skal have et felt, der ligger side om side med et felt, du har tegnet før. Hjørne mod hjørne er ikke nok.
rule-BX-6-ruling = De engelske og de tyske regler er forskellige her. Klotz følger de engelske, medmindre du vælger andet (`contact=side`): det er nok at røre med en side, selv om formen hænger i luften. Med `contact=rest` skal den også ligge på noget: mindst et af dens felter står på et tegnet felt eller på underkanten.

rule-BX-7 = **Kun på ledige felter.** Hele formen skal være på arket. Ingen af dens felter må være tegnet på i forvejen eller farvet som hul.

rule-BX-8 = **Huller.** Se nedad fra den form, du tegnede: hvert tomt felt under den i samme kolonne, hvor langt nede det end er, er nu et hul. Huller farves straks, og der kan ikke tegnes på dem mere.

rule-BX-9 = **Du skal, hvis du kan.** Passer en af de to former på dit ark, skal du tegne en. Passer ingen af dem, tegner du ikke noget denne gang. Sker det for den aktive spiller, tages der ingen terning, og så mister ingen en cirkel.
rule-BX-9-ruling = Klotz melder ikke pas for dig: du ser, at intet passer, og siger det.

rule-BX-10 = **Tal.** På nogle felter står der et tal. Det giver dig så mange point, hvis din cirkel er på det. Et kryds på et tal, et hul eller et tomt tal giver ikke noget.

rule-BX-11 = **Farvede rækker.** Fire rækker har en farve. Den, der først fylder en af dem, alle syv felter med krydser og cirkler, får 4 point. Alle, der fylder den i en senere tur, får 2. Fylder flere den i præcis samme tur, får de alle det, den første får. En række med et hul i kan aldrig fyldes.

rule-BX-12 = **Slutningen.** Når alle har tegnet, bliver den næste spiller aktiv. Spillet slutter efter en tur, hvor to spillere ikke kunne tegne noget.
rule-BX-12-ruling = Spiller du alene, slutter spillet, første gang intet passer.

rule-BX-13 = **Sammentælling.** Læg pointene for dine rækker og for tallene i dine cirkler sammen. Træk så 1 fra for hvert hul og 1 for hvert felt, der forblev tomt. Flest point vinder, og spillere med lige mange vinder sammen.
