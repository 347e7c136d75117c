### Varför ett drag i Bloxx! inte går. Även ett barn som spelar för första gången ska förstå varje mening.
### Rutor skrivs som c2: kolumnen, sedan raden räknad nerifrån. En tärning är A eller B.

bloxx-game-over = Spelet är slut: inget mer kan ritas.

bloxx-roll-first = Tärningarna måste slås innan någon kan rita.

bloxx-rolled-already = Tärningarna är redan slagna. Först ritar alla.

bloxx-dice-decide = Ingen kan välja vad tärningarna visar: de slås.

bloxx-active-first = Vänta lite: spelare { $seat } slog och ritar först.

bloxx-turn-taken = Du har redan ritat i den här omgången. Vänta på nästa slag.

bloxx-must-draw = Du får bara passa när ingen av formerna får plats. En av dem får fortfarande plats på ditt blad, så du måste rita den.

bloxx-off-sheet = Rutan { $square } finns inte på bladet. Kolumnerna är a till g och raderna 1 till 10.
    .plain = Hela formen måste få plats på bladet.

bloxx-other-die = Det är formen på tärning { $other }, men du skrev tärning { $die }.

bloxx-wrong-shape = Det är inte formen på tärning { $die }. Du får vrida och spegelvända den, men inte ändra den.

bloxx-circle-lost = Den aktiva spelaren tog tärning { $die }, så din cirkel blir ett kryss: utelämna stjärnan.

bloxx-circle-missing = Cirkeln saknas. På det här stället hör den hemma på { $squares }: sätt en stjärna där, så här: { $example }*.
    .plain = Cirkeln saknas.

bloxx-circle-elsewhere = Cirkeln måste stanna på sin ruta i formen. På det här stället hör den hemma på { $squares }.
    .plain = Cirkeln måste stå på sin ruta i formen.

bloxx-drawn-already = Det finns redan något ritat på { $square }.
    .plain = Där är redan något ritat.

bloxx-gap = Rutan { $square } är en lucka: något ligger ovanför den, så den kan aldrig fyllas.
    .plain = Där är en lucka: något ligger ovanför, så den kan aldrig fyllas.

bloxx-not-on-bottom = Din första form måste röra bladets nederkant: rad 1.
    .plain = Din första form måste röra bladets nederkant.

bloxx-no-contact = Formen rör inte vid något du har ritat. En av dess rutor måste ligga sida vid sida med en av dina.

bloxx-floating = Formen hänger i luften. En av dess rutor måste stå på en ritad ruta eller på nederkanten.
bloxx-not-on-drawn = Formen måste ligga på något: en av dess rutor ska stå på en ruta som du redan har ritat.

### Varför ett spel Bloxx! tog slut.

outcome-two-drew-nothing = Två spelare kunde inte rita något i samma omgång.
outcome-nothing-fits = Ingen av formerna får plats på bladet längre.
