### Reglene for Bloxx! med våre egne ord, for lesere fra ti år. Markdown er tillatt.
### En melding `rule-ID-ruling` sier hvordan Klotz avgjør det regelheftet lar stå åpent. Valg nevnes aldri ved navn:
### `page-options.ftl` har ord for hva man ellers kan avtale.

rulebook-bloxx-aim = Alle fyller det samme arket med former fra to terninger. Sirkler på tall og fulle fargede rader gir poeng; hull og tomme ruter koster. Flest poeng vinner.
rulebook-bloxx-example-1 = Ada er aktiv. Terningene viser en rekke på fire med sirkelen som nummer to, og en firkant på fire.
rulebook-bloxx-example-2 = Ada tar rekken og tegner den fra a1 til d1. Sirkelen ligger på b1, der det på arket vårt står et 2-tall, så hun har 2 poeng.
rulebook-bloxx-example-3 = Ben tar også rekken, på samme sted. Sirkelen hans blir et kryss og gir ingenting.
rulebook-bloxx-example-4 = Cleo tar firkanten og beholder sirkelen. Hun setter den på b1 og har også 2 poeng.
rulebook-bloxx-players = Alle har sitt eget ark, så to, tre eller fire spiller etter de samme reglene. Bare slutten er annerledes. Er dere tre eller fire, slutter spillet etter en runde der hvilke som helst to av dere ikke kunne tegne noe. Er dere to, må det skje med begge i samme runde. Alene tar ingen sirkelen din, og hver fargede rad du fyller, gir 4 poeng.

rule-BX-1 = **En runde.** Alle har det samme arket, 7 kolonner bredt og 10 rader høyt. Én spiller er aktiv. For den spilleren kastes to terninger, A og B, med en form på hver side. Den aktive spilleren velger en terning og tegner formen på sitt eget ark.
rule-BX-1-ruling = Hvordan det trykte arket og terningene virkelig ser ut, vet vi ikke, så Klotz har sine egne. Eier du spillet, kan du spille med dine. Esken er for 2 til 4 spillere; her kan du også spille alene.

rule-BX-2 = **De andre tegner også.** Når den aktive spilleren har tegnet, tegner alle de andre, etter det samme kastet. Hver velger en av de to terningene. De trenger ikke vente på hverandre.

rule-BX-3 = **Den samme terningen koster sirkelen.** Én rute i hver form er en sirkel, de andre er kryss. Tar du nettopp den terningen som den aktive spilleren tok? Da blir sirkelen din også et kryss. Med den andre terningen beholder du den.

rule-BX-4 = **Drei og speilvend.** Du kan dreie formen som du vil, og speilvende den. Sirkelen hører til sin rute i formen og følger med.

rule-BX-5 = **Den første formen.** Den første formen på arket ditt står på nederkanten: minst én av rutene er i rad 1.

rule-BX-6 = **Senere former henger sammen.** Hver senere form må ha en rute som ligger side om side med en rute du har tegnet før. Hjørne mot hjørne er ikke nok.
rule-BX-6-ruling = De engelske og de tyske reglene er forskjellige her. Klotz følger de engelske: det er nok å berøre med en side, selv om formen henger i luften. Etter de tyske må den ligge på noe.

rule-BX-7 = **Bare på ledige ruter.** Hele formen må være på arket. Ingen av rutene kan være tegnet på fra før eller være farget som hull.

rule-BX-8 = **Hull.** Se nedover fra formen du tegnet: hver tom rute under den i samme kolonne, hvor langt nede den enn er, er nå et hull. Hull farges med en gang, og det kan ikke tegnes på dem mer.

rule-BX-9 = **Du må hvis du kan.** Passer en av de to formene på arket ditt, må du tegne en. Passer ingen av dem, tegner du ikke noe denne runden. Skjer det med den aktive spilleren, tas ingen terning, og da mister ingen en sirkel.
rule-BX-9-ruling = Klotz sier ikke pass for deg: du ser at ingenting passer, og sier det.

rule-BX-10 = **Tall.** På noen ruter står det et tall. Det gir deg så mange poeng hvis sirkelen din er på det. Et kryss, et hull eller ingenting på et tall gir ikke noe.

rule-BX-11 = **Fargede rader.** Fire rader har en farge. Den som først fyller en av dem, alle sju rutene med kryss og sirkler, får 4 poeng. Er flere først i samme runde, får hver av dem 4. Alle som fyller den i en senere runde, får 2. En rad med et hull i kan aldri fylles.

rule-BX-12 = **Slutten.** Når alle har tegnet, blir neste spiller aktiv. Spillet slutter etter en runde der to spillere ikke kunne tegne noe.
rule-BX-12-ruling = Spiller du alene, slutter spillet første gang ingenting passer.

rule-BX-13 = **Opptelling.** Legg sammen poengene for radene dine og for tallene i sirklene dine. Trekk så fra 1 for hvert hull og 1 for hver rute som forble tom. Flest poeng vinner, og spillere med like mange vinner sammen.
