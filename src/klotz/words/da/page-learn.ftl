### Lær: lektioner, opgaver og tips. Nummeret sidst i nøglen er trinnets eller tippets.

page-learn-rules-short = Regler
page-learn-ruling = Sådan gør Klotz:

## Reglernes kapitler

page-rulebook-aim = Målet
page-rulebook-example = Et eksempel
page-rulebook-start = Til at begynde med
page-rulebook-place = At lægge brikker
page-rulebook-end = Slutningen
page-rulebook-score = Point
page-rulebook-players = Med to eller tre spillere
page-rulebook-duo = Hvad der er anderledes i Duo
page-rulebook-round = En runde
page-rulebook-draw = At tegne
page-rulebook-turn = Din tur
page-rulebook-steal = Byg, stjæl, byt
page-rulebook-tower = Dit tårn
page-rulebook-turn2 = Turn2
page-rulebook-maestro = Maestro
page-rulebook-link = Link til regel { $rule }
page-rulebook-box = Er der trykt noget andet i din æske? Skriv det ind i værkstedet.

page-lesson = Lær ved at spille
page-lesson-title = { $game } i fem trin
page-lesson-step = Trin { $step }
page-lesson-step-done = Trin { $step }, klaret
page-lesson-next = Næste trin
page-lesson-again = En gang til

## Opgaver

page-puzzles = Dagens opgaver
page-puzzles-about = En stilling fra et parti, hvor computeren spiller mod sig selv, ny hver dag. Ét træk er klart det bedste. Kan du finde det?
page-puzzle-today = Dagens opgave
page-puzzle-of = { $game }: dagens opgave
page-puzzle-best-move = Det bedste træk
page-puzzle-finish = Den perfekte slutning
page-puzzle-you-are = Du spiller { $colour }.
page-puzzle-task-best-move-blokus = Hvilket træk giver dig den bedste chance?
page-puzzle-task-best-move-bloxx = Hvilket træk giver dig flest point til sidst?
page-puzzle-task-best-move-bloqs = Hvilket træk giver dig den bedste chance?
page-puzzle-task-finish-blokus = Slutningen er nær. Find de { $moves } træk, der giver det bedste resultat, hvad de andre end gør.
page-puzzle-task-finish-bloxx = Spillet er næsten slut. Hvilket træk giver flest point?
page-puzzle-task-finish-bloqs = Gør den perfekte kubus færdig og vind.
page-puzzle-step = Træk { $step } af { $steps }
page-puzzle-best = Bedst var { $move }: se på brættet.
page-puzzle-was-solved = Den her har du løst før.
page-puzzle-was-shown = Du har set løsningen på den her.
page-puzzle-streak = { $days ->
        [one] Løst i dag: så er stimen i gang!
       *[other] { $days } dage i træk!
    }
page-puzzle-archive = Tidligere opgaver
page-puzzle-mark-open = uløst
page-puzzle-mark-solved = løst
page-puzzle-mark-shown = set

## Blokus i fem trin

page-lesson-blokus-1-title = Den første brik
page-lesson-blokus-1 = Din første brik dækker et markeret hjørne af brættet. Vælg en stor med fem felter, og læg den dér.
page-lesson-blokus-1-wrong = Det må du godt, men store brikker er svære at få plads til senere. Tag en med fem felter.
page-lesson-blokus-1-done = En god begyndelse!
page-lesson-blokus-2-title = Hjørne mod hjørne
page-lesson-blokus-2 = Hver ny brik rører en af dine egne i et hjørne og aldrig langs en side. Læg din anden brik.
page-lesson-blokus-2-done = Netop: hjørne mod hjørne.
page-lesson-blokus-3-title = Mod midten
page-lesson-blokus-3 = På midten er der plads i alle retninger. Læg en brik, der når mindst to felter nærmere.
page-lesson-blokus-3-wrong = Det bringer dig ikke meget nærmere midten. Ræk længere ud.
page-lesson-blokus-3-done = Nu kan du komme alle vegne.
page-lesson-blokus-4-title = Rør ved de andre
page-lesson-blokus-4 = Det er kun dine egne brikker, der ikke må ligge side om side. Læg en brik side om side med en anden farve.
page-lesson-blokus-4-wrong = Den brik rører ingen anden farve langs en side. Gå tættere på.
page-lesson-blokus-4-done = Rigtigt: sådan smutter du forbi.
page-lesson-blokus-5-title = Duo: stil dig i vejen
page-lesson-blokus-5 = Duo er for to, på et lille bræt. Dæk et felt ved et hjørne af den anden farve, så den ikke kan komme videre dér.
page-lesson-blokus-5-wrong = Den brik generer ikke den anden farve. Dæk et felt, der kun rører den i et hjørne.
page-lesson-blokus-5-done = En vej mindre for modstanderen! Nu ved du alt, hvad du behøver for at spille.

## Bloxx! i fem trin

page-lesson-bloxx-1-title = Den første form
page-lesson-bloxx-1 = Vælg en terning, og tegn dens form, så den står på den nederste kant. Lad intet stå tomt under den.
page-lesson-bloxx-1-wrong = Under formen ville et felt blive tomt: et hul koster et point. Drej formen.
page-lesson-bloxx-1-done = En god start uden huller.
page-lesson-bloxx-2-title = Byg videre
page-lesson-bloxx-2 = Hver ny form ligger side om side med det, du har tegnet. Efterlad heller ikke her et hul.
page-lesson-bloxx-2-wrong = Det efterlader et hul under formen. Prøv et andet sted, eller drej eller spejlvend den.
page-lesson-bloxx-2-done = Den passer perfekt.
page-lesson-bloxx-3-title = Sæt ring om tallene
page-lesson-bloxx-3 = Et tal giver point, når din cirkel ligger på det. Tegn en form med cirklen på et tal.
page-lesson-bloxx-3-wrong = Dér ligger cirklen ikke på et tal. Krydser giver ingen point.
page-lesson-bloxx-3-done = De point er dine.
page-lesson-bloxx-4-title = Fulde rækker
page-lesson-bloxx-4 = Den, der først fylder en farvet række, får fire point. Fyld en.
page-lesson-bloxx-4-wrong = Ingen farvet række er fuld endnu. Se efter, hvor kun ét felt mangler.
page-lesson-bloxx-4-done = Fire point! Den, der fylder rækken i en senere runde, får to.
page-lesson-bloxx-5-title = Den anden terning
page-lesson-bloxx-5 = Den aktive spiller har taget en terning. Tager du den samme, bliver din cirkel til et kryds. Tegn en cirkel på et tal.
page-lesson-bloxx-5-wrong = Dér ligger cirklen ikke på et tal.
page-lesson-bloxx-5-wrong-die = Den terning er taget: din cirkel blev til et kryds. Tag den anden.
page-lesson-bloxx-5-done = Godt valgt! Nu ved du alt, hvad du behøver for at spille.

## Bloqs i fem trin

page-lesson-bloqs-1-title = Byg
page-lesson-bloqs-1 = Din figur står alene på en skive, så du får den brik, den viser. Byg den, så den ligger fladt på jorden.
page-lesson-bloqs-1-wrong = Sådan kan den stå, men først bør jorden dækkes. Læg den fladt.
page-lesson-bloqs-1-done = Det første lag er begyndt.
page-lesson-bloqs-2-title = Byt
page-lesson-bloqs-2 = To figurer på én skive: du bytter en brik med den anden spiller. Tag en med mindst lige så mange klodser, som du giver.
page-lesson-bloqs-2-wrong = Du ville give flere klodser væk, end du får.
page-lesson-bloqs-2-done = Et fair bytte, i hvert fald for dig. Begge bygger det, de fik.
page-lesson-bloqs-2-remark = Det, der ligger under en anden brik, er ikke sikkert: kan det trækkes ud til siden, uden at noget falder, kan det tages.
page-lesson-bloqs-3-title = Stjæl
page-lesson-bloqs-3 = En tyveskive: tag en brik ud af det andet tårn. Tag en med fire klodser.
page-lesson-bloqs-3-wrong = Der er mere at hente: nogle brikker har fire klodser.
page-lesson-bloqs-3-done = Den er din nu, og du må bygge den med det samme.
page-lesson-bloqs-3-remark = I Maestro kan de andre have et forsvarskort mod det.
page-lesson-bloqs-4-title = Turn2: hvilken vej?
page-lesson-bloqs-4 = I Turn2 og Maestro vælger du retning efter slaget. Gå derhen, hvor du må bygge en hvilken som helst brik.
page-lesson-bloqs-4-wrong = Den vej er der kun en lille brik. Den anden vej fører til skiven med frit valg.
page-lesson-bloqs-4-done = Nu kan du tage enhver brik i forrådet.
page-lesson-bloqs-4-remark = I Maestro hjælper kort også: et slagkort erstatter slaget, et teleportkort bytter plads.
page-lesson-bloqs-5-title = Den perfekte kubus
page-lesson-bloqs-5 = Tre gange tre gange tre uden huller vinder med det samme. Én brik mangler: byg den.
page-lesson-bloqs-5-wrong = Kubussen har stadig et hul. Hvor er det?
page-lesson-bloqs-5-done = En perfekt kubus: du vinder! Nu ved du alt, hvad du behøver for at spille.

## Tips

page-tips = Tips
page-tips-of = Tips til { $game }

page-tip-blokus-1-title = Store brikker først
page-tip-blokus-1 = Læg brikker med fem felter, mens der er plads. De små passer stadig, når det bliver trangt.
page-tip-blokus-2-title = Hurtigt mod midten
page-tip-blokus-2 = Fra midten kan du gå i alle retninger. Den, der bliver ved kanten, er snart muret inde.
page-tip-blokus-3-title = Hold hjørner åbne
page-tip-blokus-3 = Et godt træk efterlader flere hjørner at fortsætte fra, i forskellige retninger. Ét af dem bliver sikkert spærret.
page-tip-blokus-4-title = Smut igennem
page-tip-blokus-4 = En mur af en anden farve har et hul, hvor to af dens brikker kun mødes i et hjørne. Dér kan du komme igennem, hjørne mod hjørne.
page-tip-blokus-5-title = Stil dig i vejen
page-tip-blokus-5 = Af to træk, der er lige gode for dig, så vælg det, der dækker et hjørne, en anden har brug for.
page-tip-blokus-6-title = De uhåndterlige tidligt
page-tip-blokus-6 = X, W, F og Z kræver meget plads. Lige brikker og brikken med ét felt passer helt til det sidste.
page-tip-blokus-7-title = I Duo: regn for begge
page-tip-blokus-7 = Har du kun én modstander, hjælper alt, der skader modstanderen, dig lige så meget. Se først, hvor modstanderen vil hen.

page-tip-bloxx-1-title = Byg jævnt
page-tip-bloxx-1 = Hvert udhæng efterlader et hul, og huller forsvinder aldrig. Fyld den dybeste kolonne først.
page-tip-bloxx-2-title = Tænk på cirklen
page-tip-bloxx-2 = Se, hvor cirklen ville ligge, før du vælger terning. Drejet og spejlvendt når den ofte et tal.
page-tip-bloxx-3-title = Vær først med en række
page-tip-bloxx-3 = Den første, der fylder en farvet række, får fire point, de senere to. Hold øje med de andre.
page-tip-bloxx-4-title = Tag den anden terning
page-tip-bloxx-4 = Den aktive spillers terning koster dig cirklen. Er du selv aktiv, så tag den, de andre helst vil have.
page-tip-bloxx-5-title = Vær klar til alt
page-tip-bloxx-5 = Hold et fladt stykke til lange former og et trin til krogede. Så gør næsten intet slag skade.
page-tip-bloxx-6-title = Et hul er kun ét point
page-tip-bloxx-6 = Et hul, der giver dig et tal eller en række, er det værd. Men lav aldrig et i en farvet række.
page-tip-bloxx-7-title = Fyld op til sidst
page-tip-bloxx-7 = Hvert tomt felt koster et point. Tegn mod slutningen, så endnu en form passer bagefter.

page-tip-bloqs-1-title = Lag for lag
page-tip-bloqs-1 = Fulde lag tæller før enkelte klodser. Gør det nederste færdigt, før du bygger højere.
page-tip-bloqs-2-title = Ingen huller
page-tip-bloqs-2 = Et tildækket hul er svært at fylde: brikken skal kunne komme derhen.
page-tip-bloqs-3-title = Hold øje med kubussen
page-tip-bloqs-3 = En perfekt kubus vinder med det samme. Bliv inden for tre lag, så længe den er mulig.
page-tip-bloqs-4-title = Lås inde
page-tip-bloqs-4 = At dække en brik beskytter den ikke: den kan trækkes ud til siden. Stil også andre rundt om den, så der ikke er nogen vej ud.
page-tip-bloqs-5-title = Se, hvad der holder hvad
page-tip-bloqs-5 = Ingen må tage en brik, hvis andre så falder. Det beskytter også dig.
page-tip-bloqs-6-title = Byt småt for stort
page-tip-bloqs-6 = Giv det, det andet tårn ikke har brug for, og tag det, dit eget mangler.
page-tip-bloqs-7-title = Tæl begge veje
page-tip-bloqs-7 = Se i Turn2 og Maestro, hvor begge retninger fører hen, før du slår eller spiller et kort. Gem et forsvarskort til det sidste lag.
