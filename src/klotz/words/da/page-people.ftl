### Folk: hvem man spiller med, turneringer, venner, profiler.

page-seek-label = Søger medspillere
page-seek-title = Søger nogen at spille { $game } med
page-seek-waiting =
    { $waiting ->
        [one] Der venter ikke andre endnu.
       *[other] { $waiting } venter.
    }
page-seek-lost = Ingen forbindelse. Prøver igen …
page-seek-rated = Rangeret
page-seek-computer = Spil mod computeren imens
page-seek-stop = Hold op med at søge
page-seek-found = Der er en, der vil spille!

page-tournament-about = Ét link til hele gruppen, runde for runde, og en tabel med alles point.
page-tournament-mine = Dine turneringer
page-tournament-of = Turnering af { $who }: { $game }
page-tournament-status-open = Ikke begyndt
page-tournament-status-playing = I gang
page-tournament-status-finished = Slut
page-tournament-game = Spil
page-tournament-seats = { $seats } ved bordet
page-tournament-format = Hvem møder hvem
page-tournament-swiss = Schweizisk
page-tournament-swiss-about = Nogle runder. Du møder folk med lige så mange point som dig.
page-tournament-round-robin = Alle mod alle
page-tournament-round-robin-about = Du møder alle én gang. Bedst til en lille gruppe.
page-tournament-large = Med mere end to ved bordet er det altid schweizisk. Computere tager de ledige pladser.
page-tournament-rounds = Runder
page-tournament-fill = Den, der mangler en modstander, spiller mod en computer
page-tournament-plays = Jeg spiller med
page-tournament-rated = Rangeret: alle skal have en konto
page-tournament-round = Runde { $round } af { $rounds }
page-tournament-go = Til dit bord
page-tournament-wait = Du kommer til dit bord, når næste runde begynder.
page-tournament-next-in = Næste runde begynder om { $seconds } s.
page-tournament-over = Det er slut. { $who } vinder!
page-tournament-won = Det er slut. Du vinder!
page-tournament-join = Vær med
page-tournament-link = Link til turneringen
page-tournament-byes = Den, der mangler en modstander, sidder over: et point uden spil.
page-tournament-computers = Computere på niveau { $level } tager pladserne for dem, der mangler.
page-tournament-start = Begynd
page-tournament-next = Næste runde nu
page-tournament-leave = Forlad turneringen
page-tournament-return = Vær med igen
page-tournament-remove = Aflys
page-tournament-remove-sure = Aflys turneringen?
page-tournament-remove-about = Tabellen forsvinder for alle. Spil, der er i gang, fortsætter.
page-tournament-people = Hvem er med
page-tournament-points = Point
page-tournament-tie-break = Udslag
page-tournament-wins = Sejre
page-tournament-left = væk
page-tournament-tie-swiss = En sejr giver et point, uafgjort et halvt; ved større borde får du et point for hver, der er bag dig. Ved lige mange point går den foran, hvis modstandere har flest point, derefter den, der har vundet flest spil. Er det også lige, deler I pladsen.
page-tournament-tie-round-robin = En sejr giver et point, uafgjort et halvt. Ved lige mange point tæller pointene for dem, du har slået, og halvdelen ved uafgjort; derefter antallet af sejre. Er det også lige, deler I pladsen.
page-tournament-nobody = Ingen endnu.
page-tournament-computer = Computer, niveau { $level }
page-tournament-bye = sidder over: 1 point

page-profile-game = Spil
page-profile-won = Vundet
page-profile-drawn = Delt
page-profile-level = niveau { $level }
page-profile-people = Med folk
page-profile-computers = Mod computere
page-profile-curve = Sådan er det gået: { $game }
page-profile-streak =
    { $days ->
        [one] { $days } dag med løst opgave
       *[other] { $days } dage i træk med løst opgave
    }

page-friends-title = Venner
page-friends-about = Tilføj folk med det nøjagtige navn på deres konto. I er venner, når begge vil.
page-friends-name = Navn på en ven
page-friends-ask = Spørg
page-friends-here = er her nu
page-friends-away = er her ikke
page-friends-remove = Fjern { $who }
page-friends-asked = spurgt
page-friends-asking = vil gerne være din ven
page-friends-agree = Ja tak
page-friends-decline = Nej tak
page-friends-findable = Andre kan finde mig på mit navn
page-friends-invites = { $who } inviterer dig til { $game }.
page-friends-go = Gå derhen
page-friends-invite = Inviter { $who }
page-friends-invited = { $who } er inviteret.
