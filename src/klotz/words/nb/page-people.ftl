### Folk: hvem man spiller med, turneringer, venner, profiler.

page-seek-label = Leter etter medspillere
page-seek-title = Leter etter noen å spille { $game } med
page-seek-waiting =
    { $waiting ->
        [one] Ingen andre venter ennå.
       *[other] { $waiting } venter.
    }
page-seek-lost = Ingen forbindelse. Prøver igjen …
page-seek-rated = Rangert
page-seek-computer = Spill mot datamaskinen så lenge
page-seek-stop = Slutt å lete
page-seek-found = Noen vil spille!

page-tournament-about = Én lenke for hele gjengen, runde for runde, og en tabell med alles poeng.
page-tournament-mine = Dine turneringer
page-tournament-of = Turnering av { $who }: { $game }
page-tournament-status-open = Ikke begynt
page-tournament-status-playing = I gang
page-tournament-status-finished = Slutt
page-tournament-game = Spill
page-tournament-seats = { $seats } ved bordet
page-tournament-format = Hvem møter hvem
page-tournament-swiss = Sveitsisk
page-tournament-swiss-about = Noen runder. Du møter folk med like mange poeng som deg.
page-tournament-round-robin = Alle mot alle
page-tournament-round-robin-about = Du møter alle én gang. Best for en liten gjeng.
page-tournament-large = Med flere enn to ved bordet blir det alltid sveitsisk. Datamaskiner tar de ledige plassene.
page-tournament-rounds = Runder
page-tournament-fill = Den som mangler motstander, spiller mot en datamaskin
page-tournament-plays = Jeg spiller også
page-tournament-rated = Rangert: alle trenger en konto
page-tournament-round = Runde { $round } av { $rounds }
page-tournament-go = Til bordet ditt
page-tournament-wait = Du kommer til bordet ditt når neste runde begynner.
page-tournament-next-in = Neste runde begynner om { $seconds } s.
page-tournament-over = Det er slutt. { $who } vinner!
page-tournament-won = Det er slutt. Du vinner!
page-tournament-join = Bli med
page-tournament-link = Lenke til turneringen
page-tournament-byes = Den som mangler motstander, står over: ett poeng uten spill.
page-tournament-computers = Datamaskiner på nivå { $level } tar plassene til dem som mangler.
page-tournament-start = Begynn
page-tournament-next = Neste runde nå
page-tournament-leave = Forlat turneringen
page-tournament-return = Bli med igjen
page-tournament-remove = Avlys
page-tournament-remove-sure = Avlyse turneringen?
page-tournament-remove-about = Tabellen forsvinner for alle. Spill som er i gang, fortsetter.
page-tournament-people = Hvem er med
page-tournament-points = Poeng
page-tournament-tie-break = Rangering
page-tournament-wins = Seire
page-tournament-left = borte
page-tournament-tie-swiss = En seier gir ett poeng, uavgjort et halvt; ved større bord får du ett poeng for hver som er bak deg. Ved like mange poeng går den foran som har møtt motstandere med flest poeng, deretter den som har vunnet flest spill. Er det også likt, deler dere plassen.
page-tournament-tie-round-robin = En seier gir ett poeng, uavgjort et halvt. Ved like mange poeng teller poengene til dem du har slått, og halvparten ved uavgjort; deretter antall seire. Er det også likt, deler dere plassen.
page-tournament-nobody = Ingen ennå.
page-tournament-computer = Datamaskin, nivå { $level }
page-tournament-bye = står over: 1 poeng

page-profile-game = Spill
page-profile-won = Vunnet
page-profile-drawn = Delt
page-profile-level = nivå { $level }
page-profile-people = Med folk
page-profile-computers = Mot datamaskiner
page-profile-curve = Slik har det gått: { $game }
page-profile-streak =
    { $days ->
        [one] { $days } dag med løst oppgave
       *[other] { $days } dager på rad med løst oppgave
    }

page-friends-title = Venner
page-friends-about = Legg til folk med det nøyaktige navnet på kontoen deres. Dere er venner når begge vil.
page-friends-name = Navn på en venn
page-friends-ask = Spør
page-friends-here = er her nå
page-friends-away = er ikke her
page-friends-remove = Fjern { $who }
page-friends-asked = spurt
page-friends-asking = vil gjerne bli vennen din
page-friends-agree = Ja takk
page-friends-decline = Nei takk
page-friends-findable = Andre kan finne meg på navnet mitt
page-friends-invites = { $who } inviterer deg til { $game }.
page-friends-go = Gå dit
page-friends-invite = Inviter { $who }
page-friends-invited = { $who } er invitert.
