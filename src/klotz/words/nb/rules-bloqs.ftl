### Reglene for Bloqs med våre egne ord, for lesere fra ti år. Markdown er tillatt.
### En melding `rule-ID-ruling` sier hvordan Klotz avgjør det regelheftet lar stå åpent. Valg nevnes aldri ved navn:
### `page-options.ftl` har ord for hva man ellers kan avtale.

rulebook-bloqs-aim = Gå rundt ringen, samle brikker og bygg et tårn av kuber. En perfekt kube av tre fulle lag vinner med en gang; ellers vinner flest fulle lag til slutt. Og det du har bygd, kan andre stjele.
rulebook-bloqs-example-1 = Ada, med den blå figuren, kaster en firer. Hun går fra startsirkelen til skive 4 og snur den: tre på rad.
rulebook-bloqs-example-2 = Hun tar den brikken fra forrådet og legger den langs forsiden av byggeplassen sin, fra a1 til c1.
rulebook-bloqs-example-3 = Ben, med den gule figuren, står på skive 2 og kaster en toer. Han lander på skive 4, der Ada fortsatt er. Da får han ingen brikke; de to bytter.
rulebook-bloqs-example-4 = Han gir henne den enkle kuben sin og tar treeren hennes. Hver bygger det de fikk: til venstre tårnet til Ada, til høyre tårnet til Ben.
rulebook-bloqs-turn2-example-1 = Ada, med den blå figuren, står på skive 4 og kaster en toer. Med klokka ville hun fått den enkle kuben på skive 6, den andre veien kvadratet på skive 2.
rulebook-bloqs-turn2-example-2 = Hun går mot klokka, tar kvadratet fra forrådet og bygger det.
rulebook-bloqs-maestro-example-1 = Ada, med den blå figuren, kaster ikke. Hun spiller et kastkort med en treer og går mot klokka fra skive 5 til skive 2: *stjel*.
rulebook-bloqs-maestro-example-2 = Hun vil ha kvadratet i tårnet til Ben. Før hun får ta det, blir han spurt.
rulebook-bloqs-maestro-example-3 = Ben spiller et forsvarskort og beholder kvadratet. Begge kortene er borte, og turen til Ada er over.
rulebook-bloqs-players = To, tre og fire spiller etter de samme reglene, med alle tjue skivene og alle brikkene. Startsirklene til figurer som ingen har, står tomme. Er dere to, står det aldri mer enn én annen figur på skiven din, så du bytter høyst én gang i turen. I Maestro er spilleren til venstre for deg da alltid den andre.

rule-BQ-1 = **Dette trenger dere.** To til fire spillere, hver med en byggeplass på 3 ganger 3 ruter og en figur på sin egen startsirkel. Det er 32 brikker av én til fire kuber: åtte typer, fire av hver. Alle venter i forrådet, inne i en ring av tjue skiver. Skivene er blandet og ligger skjult. Seksten av dem viser en brikke, hver type to ganger; på to står det *stjel* og på to *bygg*.
rule-BQ-1-ruling = De åtte typene er alle flate brikker av opptil fire kuber som passer på en byggeplass: én, to, tre på rad, tre i vinkel, og kvadratet, L, T og S av fire. Startsirklene ligger før skivene 1, 6, 11 og 16, slik at du med en ener kommer til nettopp den skiven. Ser ringen din annerledes ut, kan du spille med din.

rule-BQ-2 = **Hvem begynner.** Alle kaster terningen, og det høyeste tallet begynner. Har flere det samme, kaster de igjen. Deretter går turen med klokka.
rule-BQ-2-ruling = Dere kan også avtale hvem som begynner, uten å kaste om det. Hver spiller velger en figur og begynner på startsirkelen i dens farge.

rule-BQ-3 = **Din tur.** Kast terningen og flytt figuren din så mange skiver med klokka. Lander den på en skjult skive? Snu da skiven. Fra nå av blir den liggende slik.

rule-BQ-4 = **Alene på en brikke.** Skiven viser en brikke, og ingen andre står der: ta den brikken fra forrådet og bygg den på byggeplassen din. Er det ingen igjen, får du ikke noe denne gangen.
rule-BQ-4-ruling = Passer brikken ingen steder på tårnet ditt, får du den heller ikke.

rule-BQ-5 = **Alene på en handling.** På skiven står det *stjel* eller *bygg*, og ingen andre står der: gjør det den sier. Du har ikke noe valg.

rule-BQ-6 = **Selskap på en brikke.** Noen andre står også på skiven: bytt en brikke med den spilleren. Er det flere, bytter du med hver av dem; du bestemmer rekkefølgen. Brikken på skiven får du ikke denne gangen.

rule-BQ-7 = **Selskap på en handling.** Bytt først med alle på skiven, og gjør deretter også det skiven sier.

rule-BQ-8 = **Bygg.** Ta en hvilken som helst brikke fra forrådet og bygg den på byggeplassen din.

rule-BQ-9 = **Stjel.** Ta en brikke ut av tårnet til en annen og bygg den inn i ditt eget. Du velger hvem sin brikke og hvilken. Har ingen en brikke som kan tas, er turen din over.
rule-BQ-9-ruling = En brikke som ikke passer noe sted på ditt eget tårn, kan du ikke stjele.

rule-BQ-10 = **Bytt.** Den som har turen, bestemmer hvilken av sine egne brikker som går, og hvilken som kommer. Begge bygger den brikken de fikk.
rule-BQ-10-ruling = Først tas begge brikkene ut. Så bygger den som har turen, og deretter den andre, som selv velger stedet. Har en av de to ingen brikke som kan tas, eller ingen plass til den nye, blir det ikke noe bytte.

rule-BQ-11 = **Bygd er bygd.** En brikke som er bygd, kan du ikke flytte til et bedre sted. Bare et tyveri eller et bytte kan få den ut igjen.

rule-BQ-12 = **Å ta en brikke.** Brikker tas fra utsiden av et tårn, og ingen annen brikke må falle eller skli.
rule-BQ-12-ruling = Du må kunne skyve brikken ut, oppover eller til siden, rundt et hjørne om nødvendig, uten å gå gjennom en annen brikke. Derfor kan også en dekket brikke tas hvis den kommer ut til siden. Det som er igjen, må stå av seg selv. Klotz regner det ut fra vekten: brikker kan hvile på det som er under dem, men de kleber ikke og har ingen friksjon. En brikke som er nøyaktig i balanse, står.

rule-BQ-13 = **Å bygge en brikke.** Du kan dreie brikken som du vil og sette den på bakken eller på de andre brikkene dine, så høyt du vil.
rule-BQ-13-ruling = Brikken må hvile på noe og holde seg innenfor dine 3 ganger 3 ruter. Du må kunne skyve den dit utenfra, og tårnet må stå etterpå, som når en brikke tas. Hull er tillatt, og det er også brikker som ligger halvt ut over et hull. Avtaler dere at brikker kan stikke ut over kanten, kan de det opptil 6 ruter, så lenge tårnet står; bare bordet ved siden av må ikke berøres.

rule-BQ-14 = **Den perfekte kuben.** Tre fulle lag, 3 ganger 3 ganger 3 kuber, uten hull og uten noe som stikker ut: den som har det, vinner med en gang.
rule-BQ-14-ruling = Det spiller ingen rolle hvem som har turen. Du vinner også hvis noen tar en brikke av tårnet ditt og en perfekt kube blir igjen. Ved et bytte gjelder det først når begge har bygd det de fikk. Blir to kuber perfekte da, vinner den som har turen.

rule-BQ-15 = **Spillet kan også løpe ut.** Når den siste brikken i forrådet er borte, eller den siste skiven er snudd, spilles den turen til ende. Så er spillet slutt.

rule-BQ-16 = **Hvem vinner da.** Tell de fulle lagene deres; flest vinner. Har noen like mange, telles kubene i de andre lagene deres, og flest vinner. Er det også likt, vinner de sammen.
rule-BQ-16-ruling = Regelheftet snakker om ett lag som ikke er fullt, men et tårn kan ha flere. Et fullt lag teller uansett hvor det er, selv over et med hull, og er det likt, teller kubene i alle andre lag.

rule-BQ-17 = **Turn2: begge veier.** Etter hvert kast velger du hvilken vei figuren din går, med klokka eller mot klokka.

rule-BQ-M1 = **Maestro: kort.** Alle får tre kort ved starten, og bare du ser dine. De andre ligger i en bunke. Figuren din kan gå begge veier, etter et kast og etter et kastkort.
rule-BQ-M1-ruling = Hvor mange av de 54 kortene som er av hvilken type, vet vi ikke. Klotz har 18 kastkort (tre av hvert tall), 16 brikkekort (to av hver type), 10 teleportkort og 10 forsvarskort. Eier du spillet, kan du spille med dine egne kort.

rule-BQ-M2 = **Kastkort.** Spill det i stedet for å kaste: figuren din går så langt som kortet sier.

rule-BQ-M3 = **Teleportkort.** Spill det i stedet for å kaste: figuren din og figuren til en annen spiller bytter plass. Gjør deretter det den nye skiven din sier. Det gjør bare du, ikke den du byttet med. Står det en tredje figur der, bytter dere brikker som vanlig.
rule-BQ-M3-ruling = Du kan også bytte med en figur som ikke har forlatt startsirkelen sin ennå. På en startsirkel skjer det ingenting med deg. Står figuren du bytter med på din egen skive, gjør du som om den ikke sto der.

rule-BQ-M4 = **Brikkekort.** Du står på en skive med nettopp den brikken som er på kortet, og du kan ta den: spill kortet og ta en hvilken som helst brikke fra forrådet i stedet.

rule-BQ-M5 = **Forsvarskort.** Spill det når det ikke er din tur, og noen vil stjele fra deg, bytte med deg eller bytte plass med deg. Da får de ikke lov.
rule-BQ-M5-ruling = Du blir spurt én gang, før noe tas, og du blir spurt selv om du ikke har et slikt kort, slik at ingen får vite hva du har på hånden. Kort som er spilt, er borte for dere begge. Den andre fortsetter med det som er igjen av turen; etter et stoppet tyveri eller en stoppet teleport er ingenting igjen.

rule-BQ-M6 = **Høyst to kort.** I én tur kan du spille et kastkort og et brikkekort, eller en teleport og et brikkekort. Ingen andre to går sammen.

rule-BQ-M7 = **Kort vunnet og tapt.** For hvert lag du gjør fullt ved å bygge, trekker du et kort. For hvert av de fulle lagene dine som et tyveri eller et bytte bryter, mister du et: spilleren til venstre for deg trekker det fra hånden din uten å se og legger det i kastebunken.
rule-BQ-M7-ruling = Lagene telles når en brikke tas, og igjen når en bygges. Det koster deg altså et kort også hvis du bryter et lag ved å gi bort en av dine egne brikker, og du vinner det tilbake hvis du fyller laget igjen. Har du ingen kort på hånden, mister du ingenting.

rule-BQ-M8 = **Når bunken er brukt opp,** blandes kastebunken og blir den nye bunken.

rule-BQ-M9 = **Dobbeltkuben.** Seks fulle lag, 3 ganger 3 ganger 6 kuber, uten hull og uten noe som stikker ut, vinner også med en gang.
