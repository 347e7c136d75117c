### Varför ett drag i Bloxx! inte går. Även ett barn som spelar för första gången ska förstå varje mening.
### Rutor skrivs som c2: kolumnen, sedan raden räknad nerifrån. En tärning är A eller B.

bloxx-game-over = Spelet är slut: inget mer kan ritas.

bloxx-roll-first = Tärningarna måste slås innan någon kan rita.

bloxx-rolled-already = Tärningarna är redan slagna. Först ritar alla.

bloxx-dice-decide = Ingen kan välja vad tärningarna visar: de slås.

bloxx-active-first = Vänta lite: spelare { $seat } slog och ritar först.

bloxx-turn-taken = Du har redan ritat i den här omgången. Vänta på nästa slag.

bloxx-must-draw = Du får passa bara när ingen av formerna får plats. En av dem får fortfarande plats på ditt blad, så du måste rita den.

bloxx-off-sheet = Rutan { $square } finns inte på bladet. Kolumnerna är a till g och raderna 1 till 10.

bloxx-other-die = Det är formen på tärning { $other }, men du skrev tärning { $die }.

bloxx-wrong-shape = Det är inte formen på tärning { $die }. Du får vrida och spegelvända den, men inte ändra den.

bloxx-circle-lost = Den som slog tog tärning { $die }, så för dig blir cirkeln ett kryss: utelämna stjärnan.

bloxx-circle-missing = Cirkeln saknas. På det här stället hör den hemma på { $squares }: sätt en stjärna där, så här: { $example }*.

bloxx-circle-elsewhere = Cirkeln måste stanna på sin ruta i formen. På det här stället hör den hemma på { $squares }.

bloxx-drawn-already = Det finns redan något ritat på { $square }.

bloxx-gap = Rutan { $square } är en lucka: något ligger ovanför den, så den kan aldrig fyllas.

bloxx-not-on-bottom = Din första form måste nå bladets nederkant: rad 1.

bloxx-no-contact = Formen rör inte vid något du har ritat. En av dess rutor måste ligga sida vid sida med en av dina.

bloxx-floating = Formen hänger i luften. En av dess rutor måste stå på en ritad ruta eller på nederkanten.

### Varför ett spel Bloxx! tog slut.

outcome-two-drew-nothing = Två spelare kunde inte rita något i samma omgång.
outcome-nothing-fits = Ingen av formerna får plats på bladet längre.
