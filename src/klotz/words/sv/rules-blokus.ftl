### Blokusfamiljens regler med våra egna ord, för läsare från tio år. Markdown är tillåtet.
### Ett meddelande `rule-ID-ruling` säger hur Klotz avgör det som regelhäftet lämnar öppet. Val nämns aldrig vid namn:
### `page-options.ftl` har ord för vad man annars kan komma överens om.

rulebook-blokus-aim = Fyra färger växer från hörnen av ett bräde. Var och en försöker lägga så många av sina 21 bitar som möjligt: alltid hörn mot hörn med de egna, aldrig sida vid sida. Den som har minst kvar vinner.
rulebook-blokus-duo-aim = Blokus för två, på ett litet bräde, från två markerade rutor nära mitten. Det finns ingenstans att gömma sig: spärra tidigt.
rulebook-blokus-example-1 = Blå börjar i hörnet a1 med raden på fem, från a1 till e1.
rulebook-blokus-example-2 = I nästa drag går inget att lägga på f1: den rutan ligger sida vid sida med e1.
rulebook-blokus-example-3 = Så den lägger den böjda biten med tre rutor på f2, g2 och f3: f2 rör e1 i ett hörn.
rulebook-blokus-2-example-1 = **Två spelare.** Numren visar ordningen. Ada har blå och röd, Ben har gul och grön. Ada lägger 1, Ben 2, Ada 3, Ben 4. Sedan är det blå igen: Ada lägger 5.
rulebook-blokus-3-example-1 = **Tre spelare.** Ada har blå, Ben gul och Cleo röd: bit 1, 2 och 3. Grön är gemensam, och den första gröna biten, 4, läggs av Ada.
rulebook-blokus-3-example-2 = I andra omgången lägger de 5, 6 och 7. Nu är det Ben som lägger för grön: 8. I tredje omgången är det Cleo.
rulebook-blokus-duo-example-1 = Den första täcker e10 med pluset: e10 i mitten, d10, f10, e9 och e11 runt om.
rulebook-blokus-duo-example-2 = Den andra täcker j5 med samma bit.
rulebook-blokus-duo-example-3 = Sedan fortsätter den första med tvåan på g11 och h11: g11 rör f10 i ett hörn.
rulebook-blokus-duo-players = Duo spelas alltid av två, så inget är annorlunda. För tre eller fyra finns Blokus på det stora brädet.

rule-BK-1 = **Bräde och turordning.** Brädet är en kvadrat med 20 rader och 20 rutor i varje. Fyra färger spelar på det, en i taget: blå börjar, sedan kommer gul, röd och grön, och därefter är det blå igen.
rule-BK-1-ruling = Enligt spelreglerna väljer ni själva vem som börjar. Om ni inte säger något annat vid bordet är det blå. Färgernas ordning är densamma: efter röd kommer grön och sedan blå.

rule-BK-2 = **Den första biten.** Varje färg börjar i ett hörn: den första biten måste ligga på en av brädets fyra hörnrutor.
rule-BK-2-ruling = Vilket hörn som helst går bra om ingen annan färg har tagit det. Kommer ni överens om att varje färg har sitt eget hörn går det medurs från övre vänstra: blå, gul, röd, grön.

rule-BK-3 = **Hörn mot hörn.** Från och med din andra bit måste varje ny bit röra vid en bit i samma färg, spets mot spets: ett hörn på den ena möter ett hörn på den andra. En gång räcker, fler är också bra.

rule-BK-4 = **Aldrig sida vid sida.** Två bitar i samma färg får aldrig ligga med sidorna mot varandra, inte ens längs en enda ruta.

rule-BK-5 = **Andra färger spelar ingen roll.** Mot bitar i andra färger får du lägga din bit hur du vill, med hörn eller sidor.

rule-BK-6 = **Lägga en bit.** Du får vrida en bit och vända på den innan du lägger den. Alla dess rutor måste ligga på brädet och på lediga rutor. Lagd bit ligger. Du har 21 bitar i varje färg du spelar, alla olika, och var och en får läggas en gång.

rule-BK-7 = **Passa, och slutet.** Om någon av dina bitar passar någonstans måste du lägga en. Om ingen passar står du över. När ingen kan lägga någon bit längre är spelet slut.
rule-BK-7-ruling = Du behöver aldrig säga att du passar: Klotz ser när inget passar, passar åt dig och skriver upp det.

rule-BK-8 = **Enkel poäng.** Räkna rutorna på alla bitar du inte kunde lägga. Den som har minst vinner. De som har lika få vinner tillsammans.
rule-BK-8-ruling = Regelhäftet har två sätt att räkna poäng och låter bordet bestämma. På det stora brädet räknar Klotz så här om ni inte kommer överens om poängen för experter.

rule-BK-9 = **Poäng för experter.** Varje ruta du inte kunde lägga kostar 1 poäng. Om du lade alla 21 bitar får du 15 poäng, och 5 till om den allra sista var biten med en ruta. Den som har flest poäng vinner, och de som har lika många vinner tillsammans.

rule-BK-10 = **Två spelare på det stora brädet.** Den ena spelar blå och röd, den andra gul och grön. Turordningen är fortfarande blå, gul, röd, grön. Till slut räknar du ihop vad dina två färger har fått.
rule-BK-10-ruling = Med poängen för experter får varje färg sina egna 15 och 5 poäng, så dina två färger kan ge dig 40.

rule-BK-11 = **Tre spelare på det stora brädet.** Var och en har en färg. Den fjärde färgen tillhör ingen: när den står på tur turas de tre om att lägga dess bitar. Dess poäng räknas inte för någon.
rule-BK-11-ruling = Spelarna har blå, gul och röd och delar på grön, om ni inte kommer överens om en annan färg. Först lägger den första spelaren för den, nästa gång den andra, sedan den tredje och så vidare. Går den inte att lägga en gång så gör den det aldrig mer.

rule-BK-12 = **Duo.** Två färger på ett mindre bräde med 14 rader och 14 rutor i varje. Två rutor är markerade: var och en är den femte från sina båda närmaste kanter, e10 och j5. Första spelarens första bit måste ligga på den ena, andra spelarens på den andra.
rule-BK-12-ruling = Den som börjar får välja vilken som helst av de två. Kommer ni överens om att var och en har sin egen börjar den första på e10 och den andra på j5.

rule-BK-13 = **Poängen i Duo.** I Duo används poängen för experter.
rule-BK-13-ruling = Vill ni hellre räkna rutor kan ni komma överens om enkel poäng.
