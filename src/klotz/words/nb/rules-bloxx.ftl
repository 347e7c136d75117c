### Reglene for Bloxx! med våre egne ord, for lesere fra ti år. Markdown er tillatt.
### En melding `rule-ID-ruling` sier hvordan Klotz avgjør det regelheftet lar stå åpent, og hvilket valg som endrer det.

rule-BX-1 = **En runde.** Alle har det samme arket, 7 kolonner bredt og 10 rader høyt. Én spiller er aktiv. For den spilleren kastes to terninger, A og B, med en form på hver side. Den aktive spilleren velger en terning og tegner formen på sitt eget ark.
rule-BX-1-ruling = Hvordan det trykte arket og terningene virkelig ser ut, vet vi ikke, så Klotz har sine egne (`sheet=standard` og `dice=standard`). Eier du spillet, kan du skrive dine inn i en fil og spille med dem. Esken er for 2 til 4 spillere; her kan du også spille alene.

rule-BX-2 = **De andre tegner også.** Når den aktive spilleren har tegnet, tegner alle de andre, etter det samme kastet. Hver velger en av de to terningene. De trenger ikke vente på hverandre.

rule-BX-3 = **Den samme terningen koster sirkelen.** Én rute i hver form er en sirkel, de andre er kryss. Tar du nettopp den terningen som den aktive spilleren tok? Da blir sirkelen din også et kryss. Med den andre terningen beholder du den.

rule-BX-4 = **Drei og speilvend.** Du kan dreie formen som du vil, og speilvende den. Sirkelen hører til sin rute i formen og følger med.

rule-BX-5 = **Den første formen.** Den første formen på arket ditt står på nederkanten: minst én av rutene er i rad 1.

rule-BX-6 = **Alle senere former slutter til.** Hver senere form må ha en rute som ligger side om side med en rute du har tegnet før. Hjørne mot hjørne er ikke nok.
rule-BX-6-ruling = De engelske og de tyske reglene er forskjellige her. Klotz følger de engelske hvis du ikke velger noe annet (`contact=side`): det er nok å berøre med en side, selv om formen henger i luften. Med `contact=rest` må den også ligge på noe: minst én av rutene står på en tegnet rute eller på nederkanten.

rule-BX-7 = **Bare på ledige ruter.** Hele formen må være på arket. Ingen av rutene kan være tegnet på fra før eller være farget som hull.

rule-BX-8 = **Hull.** Se nedover fra formen du tegnet: hver tom rute under den i samme kolonne, hvor langt nede den enn er, er nå et hull. Hull farges med en gang, og det kan ikke tegnes på dem mer.

rule-BX-9 = **Du må hvis du kan.** Passer en av de to formene på arket ditt, må du tegne en. Passer ingen av dem, tegner du ikke noe denne gangen. Skjer det med den aktive spilleren, tas ingen terning, og da mister ingen en sirkel.
rule-BX-9-ruling = Klotz sier ikke pass for deg: du ser at ingenting passer, og sier det.

rule-BX-10 = **Tall.** På noen ruter står det et tall. Det gir deg så mange poeng hvis sirkelen din er på det. Et kryss på et tall, et hull eller et tomt tall gir ingenting.

rule-BX-11 = **Fargede rader.** Fire rader har en farge. Den som først fyller en av dem, alle sju rutene med kryss og sirkler, får 4 poeng. Alle som fyller den i en senere runde, får 2. Fyller flere den i nøyaktig samme runde, får alle det den første får. En rad med et hull i kan aldri fylles.

rule-BX-12 = **Slutten.** Når alle har tegnet, blir neste spiller aktiv. Spillet slutter etter en runde der to spillere ikke kunne tegne noe.
rule-BX-12-ruling = Spiller du alene, slutter spillet første gang ingenting passer.

rule-BX-13 = **Opptelling.** Legg sammen poengene for radene dine og for tallene i sirklene dine. Trekk så fra 1 for hvert hull og 1 for hver rute som forble tom. Flest poeng vinner, og spillere med like mange vinner sammen.
