### Blokusfamiljens regler med våra egna ord, för läsare från tio år. Markdown är tillåtet.
### Ett meddelande `rule-ID-ruling` säger hur Klotz avgör det som regelhäftet lämnar öppet, och vilket val som ändrar det.

rule-BK-1 = **Bräde och turordning.** Brädet är en kvadrat med 20 rader och 20 rutor i varje. Fyra färger spelar på det, en i taget: blå börjar, sedan kommer gul, röd och grön, och därefter är det blå igen.

rule-BK-2 = **Den första brickan.** Varje färg börjar i ett hörn: den första brickan måste ligga på en av brädets fyra hörnrutor.
rule-BK-2-ruling = Vilket hörn som helst går bra om ingen annan färg har tagit det (`starts=any`, som gäller om du inte väljer något annat). Med `starts=own` har varje färg sitt eget hörn: blå uppe till vänster, gul uppe till höger, röd nere till höger, grön nere till vänster.

rule-BK-3 = **Hörn mot hörn.** Från och med din andra bricka måste varje ny bricka röra vid en bricka i samma färg, spets mot spets: ett hörn på den ena möter ett hörn på den andra. En gång räcker, fler är också bra.

rule-BK-4 = **Aldrig sida vid sida.** Två brickor i samma färg får aldrig ligga med sidorna mot varandra, inte ens längs en enda ruta.

rule-BK-5 = **Andra färger spelar ingen roll.** Mot brickor i andra färger får du lägga din bricka hur du vill, med hörn eller sidor.

rule-BK-6 = **Lägga en bricka.** Du får vrida en bricka och vända på den innan du lägger den. Alla dess rutor måste ligga på brädet och på lediga rutor. Lagd bricka ligger. Du har 21 brickor i varje färg du spelar, alla olika, och var och en får läggas en gång.

rule-BK-7 = **Passa, och slutet.** Om någon av dina brickor passar någonstans måste du lägga en. Om ingen passar står du över. När ingen kan lägga någon bricka längre är spelet slut.
rule-BK-7-ruling = Du behöver aldrig säga att du passar: Klotz ser när inget passar, passar åt dig och skriver upp det.

rule-BK-8 = **Enkel poäng.** Räkna rutorna på alla brickor du inte kunde lägga. Den som har minst vinner. De som har lika få vinner tillsammans.
rule-BK-8-ruling = Regelhäftet har två sätt att räkna poäng och låter bordet bestämma. På det stora brädet använder Klotz det här om du inte väljer `scoring=advanced`.

rule-BK-9 = **Poäng för experter.** Varje ruta du inte kunde lägga kostar 1 poäng. Om du lade alla 21 brickor får du 15 poäng, och 5 till om den allra sista var den ensamma rutan. Den som har flest poäng vinner, och de som har lika många vinner tillsammans.

rule-BK-10 = **Två spelare på det stora brädet.** Den ena spelar blå och röd, den andra gul och grön. Turordningen är fortfarande blå, gul, röd, grön. Till slut räknar du ihop vad dina två färger har fått.
rule-BK-10-ruling = Med `scoring=advanced` tjänar varje färg sina egna 15 och 5 poäng, så tillsammans kan de ge dig 40.

rule-BK-11 = **Tre spelare på det stora brädet.** Var och en har en färg. Den fjärde färgen tillhör ingen: när den står på tur turas de tre om att lägga dess brickor. Dess poäng räknas inte för någon.
rule-BK-11-ruling = Spelarna har blå, gul och röd och delar på grön. Först lägger blå åt den, nästa gång gul, sedan röd och så vidare. En tur då grön inte kan läggas räknas också: nästa gång är det nästa spelares tur.

rule-BK-12 = **Duo.** Två färger på ett mindre bräde med 14 rader och 14 rutor i varje. Två rutor är märkta: var och en är den femte från sina båda närmaste kanter, e10 och j5. Första spelarens första bricka måste ligga på den ena, andra spelarens på den andra.
rule-BK-12-ruling = Den första spelaren får välja vilken som helst av de två (`starts=any`, som gäller om du inte väljer något annat). Med `starts=own` börjar den första på e10 och den andra på j5.

rule-BK-13 = **Poängen i Duo.** I Duo används poängen för experter, BK-9.
rule-BK-13-ruling = Om du hellre räknar rutor väljer du `scoring=basic`; då gäller BK-8 i stället.
