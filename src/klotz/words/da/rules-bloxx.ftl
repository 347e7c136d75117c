### Reglerne for Bloxx! med vores egne ord, for læsere fra ti år. Markdown er tilladt.
### En besked `rule-ID-ruling` siger, hvordan Klotz afgør det, regelhæftet lader stå åbent. Valg nævnes aldrig ved navn:
### `page-options.ftl` har ord for, hvad man ellers kan aftale.

rulebook-bloxx-aim = Alle fylder det samme ark med former fra to terninger. Cirkler på tal og fulde farvede rækker giver point; huller og tomme felter koster. Flest point vinder.
rulebook-bloxx-example-1 = Ada er aktiv. Terningerne viser en række på fire med cirklen som nummer to, og et kvadrat på fire.
rulebook-bloxx-example-2 = Ada tager rækken og tegner den fra a1 til d1. Cirklen ligger på b1, hvor der på vores ark står et 2-tal, så hun har 2 point.
rulebook-bloxx-example-3 = Ben tager også rækken, samme sted. Hans cirkel bliver til et kryds og giver ikke noget.
rulebook-bloxx-example-4 = Cleo tager kvadratet og beholder cirklen. Hun sætter den på b1 og har også 2 point.
rulebook-bloxx-players = Alle har deres eget ark, så to, tre eller fire spiller efter samme regler. Kun slutningen er anderledes. Er I tre eller fire, slutter spillet efter en runde, hvor to af jer, hvem som helst, ikke kunne tegne noget. Er I to, skal det ske for jer begge i samme runde. Alene tager ingen din cirkel, og hver farvet række, du fylder, giver 4 point.

rule-BX-1 = **En runde.** Alle har det samme ark, 7 kolonner bredt og 10 rækker højt. Én spiller er aktiv. For den spiller slås der med to terninger, A og B, med en form på hver side. Den aktive spiller vælger en terning og tegner dens form på sit eget ark.
rule-BX-1-ruling = Hvordan det trykte ark og terningerne virkelig ser ud, ved vi ikke, så Klotz har sine egne. Ejer du spillet, kan du spille med dine. Æsken er til 2 til 4 spillere; her kan du også spille alene.

rule-BX-2 = **De andre tegner også.** Når den aktive spiller har tegnet, tegner alle de andre ud fra det samme slag. Hver vælger en af de to terninger. De behøver ikke vente på hinanden.

rule-BX-3 = **Den samme terning koster cirklen.** Ét felt i hver form er en cirkel, de andre er krydser. Tager du netop den terning, som den aktive spiller tog? Så bliver din cirkel også til et kryds. Med den anden terning beholder du den.

rule-BX-4 = **Drej og spejlvend.** Du må dreje formen, som du vil, og spejlvende den. Cirklen hører til sit felt i formen og følger med.

rule-BX-5 = **Den første form.** Den første form på dit ark står på den nederste kant: mindst et af dens felter er i række 1.

rule-BX-6 = **Senere former hænger sammen.** Hver senere form skal have et felt, der ligger side om side med et felt, du har tegnet før. Hjørne mod hjørne er ikke nok.
rule-BX-6-ruling = De engelske og de tyske regler er forskellige her. Klotz følger de engelske: det er nok at røre med en side, selv om formen hænger i luften. Efter de tyske skal den ligge på noget.

rule-BX-7 = **Kun på ledige felter.** Hele formen skal være på arket. Ingen af dens felter må være tegnet på i forvejen eller farvet som hul.

rule-BX-8 = **Huller.** Se nedad fra den form, du tegnede: hvert tomt felt under den i samme kolonne, hvor langt nede det end er, er nu et hul. Huller farves straks, og der kan ikke tegnes på dem mere.

rule-BX-9 = **Du skal, hvis du kan.** Passer en af de to former på dit ark, skal du tegne en. Passer ingen af dem, tegner du ikke noget i denne runde. Sker det for den aktive spiller, tages der ingen terning, og så mister ingen en cirkel.
rule-BX-9-ruling = Klotz melder ikke pas for dig: du ser, at intet passer, og siger det.

rule-BX-10 = **Tal.** På nogle felter står der et tal. Det giver dig så mange point, hvis din cirkel er på det. Et kryds, et hul eller slet ingenting på et tal giver ikke noget.

rule-BX-11 = **Farvede rækker.** Fire rækker har en farve. Den, der først fylder en af dem, alle syv felter med krydser og cirkler, får 4 point. Er flere først i samme runde, får hver af dem 4. Alle, der fylder den i en senere runde, får 2. En række med et hul i kan aldrig fyldes.

rule-BX-12 = **Slutningen.** Når alle har tegnet, bliver den næste spiller aktiv. Spillet slutter efter en runde, hvor to spillere ikke kunne tegne noget.
rule-BX-12-ruling = Spiller du alene, slutter spillet, første gang intet passer.

rule-BX-13 = **Sammentælling.** Læg pointene for dine rækker og for tallene i dine cirkler sammen. Træk så 1 fra for hvert hul og 1 for hvert felt, der forblev tomt. Flest point vinder, og spillere med lige mange vinder sammen.
