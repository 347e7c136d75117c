### Reglerna för Bloxx! med våra egna ord, för läsare från tio år. Markdown är tillåtet.
### Ett meddelande `rule-ID-ruling` säger hur Klotz avgör det som regelhäftet lämnar öppet. Val nämns aldrig vid namn:
### `page-options.ftl` har ord för vad man annars kan komma överens om.

rulebook-bloxx-aim = Alla fyller likadana blad med former från två tärningar. Cirklar på tal och fulla färgade rader ger poäng; luckor och tomma rutor kostar. Flest poäng vinner.
rulebook-bloxx-example-1 = Ada är aktiv. Tärningarna visar en rad på fyra, med cirkeln som tvåa, och en kvadrat på fyra.
rulebook-bloxx-example-2 = Ada tar raden och ritar den från a1 till d1. Cirkeln ligger på b1, där det på vårt blad står en 2, så hon har 2 poäng.
rulebook-bloxx-example-3 = Ben tar också raden, på samma ställe. Hans cirkel blir ett kryss och ger inget.
rulebook-bloxx-example-4 = Cleo tar kvadraten och behåller cirkeln. Hon sätter den på b1 och har också 2 poäng.
rulebook-bloxx-players = Alla har sitt eget blad, så två, tre eller fyra spelar efter samma regler. Bara slutet skiljer sig. Är ni tre eller fyra tar spelet slut efter en omgång där två av er, vilka som helst, inte kunde rita något. Är ni två måste det hända er båda i samma omgång. Ensam tar ingen din cirkel, och varje färgad rad du fyller ger 4 poäng.

rule-BX-1 = **En omgång.** Alla har likadana blad, 7 kolumner breda och 10 rader höga. En spelare är aktiv. För den spelaren slås två tärningar, A och B, med en form på varje sida. Den aktiva spelaren väljer en tärning och ritar dess form på sitt eget blad.
rule-BX-1-ruling = Hur det tryckta bladet och tärningarna verkligen ser ut vet vi inte, så Klotz har egna. Om du äger spelet kan du spela med dina. Lådan är för 2 till 4 spelare; här kan du också spela ensam.

rule-BX-2 = **De andra ritar också.** När den aktiva spelaren har ritat ritar alla andra, efter samma slag. Var och en väljer någon av de två tärningarna. De behöver inte vänta på varandra.

rule-BX-3 = **Samma tärning kostar cirkeln.** En ruta i varje form är en cirkel, de andra är kryss. Tar du just den tärning som den aktiva spelaren tog? Då blir din cirkel också ett kryss. Med den andra tärningen får du behålla den.

rule-BX-4 = **Vrid och spegelvänd.** Du får vrida formen hur du vill, och spegelvända den. Cirkeln hör till sin ruta i formen och följer med.

rule-BX-5 = **Den första formen.** Den första formen på ditt blad står på nederkanten: minst en av dess rutor är i rad 1.

rule-BX-6 = **Senare former hänger ihop.** Varje senare form måste ha en ruta som ligger sida vid sida med en ruta du har ritat förut. Hörn mot hörn räcker inte.
rule-BX-6-ruling = De engelska och de tyska reglerna skiljer sig åt här. Klotz följer de engelska: det räcker att röra med en sida, även om formen hänger i luften. Enligt de tyska måste den ligga på något.

rule-BX-7 = **Bara på lediga rutor.** Hela formen måste vara på bladet. Ingen av dess rutor får redan vara ritad eller ifylld som lucka.

rule-BX-8 = **Luckor.** Titta neråt från formen du ritade: varje tom ruta under den i samma kolumn, hur långt ner den än är, är nu en lucka. Luckor fylls i genast, och där kan inget ritas längre.

rule-BX-9 = **Du måste om du kan.** Om någon av de två formerna får plats på ditt blad måste du rita en. Om ingen får plats ritar du inget den här omgången. När det händer den aktiva spelaren tas ingen tärning, och därför förlorar ingen sin cirkel.
rule-BX-9-ruling = Klotz passar inte åt dig: du ser att inget får plats, och säger det.

rule-BX-10 = **Tal.** På vissa rutor står ett tal. Det ger dig så många poäng om din cirkel är på det. Ett kryss, en lucka eller ingenting alls på ett tal ger inget.

rule-BX-11 = **Färgade rader.** Fyra rader har en färg. Den som först fyller en av dem, alla sju rutor med kryss och cirklar, får 4 poäng. Om flera är först i samma omgång får var och en 4. Alla som fyller den i en senare omgång får 2. En rad med en lucka kan aldrig fyllas.

rule-BX-12 = **Slutet.** När alla har ritat blir nästa spelare aktiv. Spelet slutar efter en omgång då två spelare inte kunde rita något.
rule-BX-12-ruling = Om du spelar ensam slutar spelet första gången inget får plats.

rule-BX-13 = **Räkna ihop.** Lägg ihop poängen för dina rader och för talen i dina cirklar. Dra sedan av 1 för varje lucka och 1 för varje ruta som förblev tom. Flest poäng vinner, och de som har lika många vinner tillsammans.
