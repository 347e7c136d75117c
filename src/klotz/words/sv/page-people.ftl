### Folk: vem man spelar med, turneringar, vänner, profiler.

page-seek-label = Söker medspelare
page-seek-title = Söker någon att spela { $game } med
page-seek-waiting =
    { $waiting ->
        [one] Ingen annan väntar än.
       *[other] { $waiting } personer väntar.
    }
page-seek-lost = Ingen anslutning. Försöker igen …
page-seek-rated = Rankat
page-seek-computer = Spela mot datorn så länge
page-seek-stop = Sluta söka
page-seek-found = Någon vill spela!

page-tournament-about = En länk för hela gänget, omgång för omgång, och en tabell med allas poäng.
page-tournament-mine = Dina turneringar
page-tournament-of = Turnering av { $who }: { $game }
page-tournament-status-open = Inte börjad
page-tournament-status-playing = Pågår
page-tournament-status-finished = Slut
page-tournament-game = Spel
page-tournament-seats = { $seats } vid bordet
page-tournament-format = Vem möter vem
page-tournament-swiss = Schweizer
page-tournament-swiss-about = Några omgångar. Du möter folk med lika många poäng som du.
page-tournament-round-robin = Alla mot alla
page-tournament-round-robin-about = Du möter alla en gång. Bäst för ett litet gäng.
page-tournament-large = Med fler än två vid bordet blir det alltid Schweizer. Datorer tar de lediga platserna.
page-tournament-rounds = Omgångar
page-tournament-fill = Den som saknar motståndare möter en dator
page-tournament-plays = Jag spelar med
page-tournament-rated = Rankat: alla behöver ett konto
page-tournament-round = Omgång { $round } av { $rounds }
page-tournament-go = Till ditt bord
page-tournament-wait = Du kommer till ditt bord när nästa omgång börjar.
page-tournament-next-in = Nästa omgång börjar om { $seconds } s.
page-tournament-over = Det är slut. { $who } vinner!
page-tournament-won = Det är slut. Du vinner!
page-tournament-join = Var med
page-tournament-link = Länk till turneringen
page-tournament-byes = Den som saknar motståndare står över: en poäng utan parti.
page-tournament-computers = Datorer på nivå { $level } tar platserna för dem som saknas.
page-tournament-start = Börja
page-tournament-next = Nästa omgång nu
page-tournament-leave = Lämna turneringen
page-tournament-return = Var med igen
page-tournament-remove = Ställ in
page-tournament-remove-sure = Ställa in turneringen?
page-tournament-remove-about = Tabellen försvinner för alla. Partier som pågår fortsätter.
page-tournament-people = Vilka är med
page-tournament-points = Poäng
page-tournament-tie-break = Särskiljning
page-tournament-wins = Vinster
page-tournament-left = borta
page-tournament-tie-swiss = Vinst ger en poäng, oavgjort en halv; vid större bord får du en poäng för var och en bakom dig. Vid lika poäng går den före vars motståndare har fler poäng, sedan den som vunnit oftare. Är det också lika delar ni platsen.
page-tournament-tie-round-robin = Vinst ger en poäng, oavgjort en halv. Vid lika poäng räknas poängen för dem du slagit, och hälften vid oavgjort; sedan antalet vinster. Är det också lika delar ni platsen.
page-tournament-nobody = Ingen än.
page-tournament-computer = Dator, nivå { $level }
page-tournament-bye = står över: 1 poäng

page-profile-game = Spel
page-profile-won = Vunna
page-profile-drawn = Delade
page-profile-level = nivå { $level }
page-profile-people = Med folk
page-profile-computers = Mot datorer
page-profile-curve = Hur rankingen gått: { $game }
page-profile-streak =
    { $days ->
        [one] { $days } dag med löst kluring
       *[other] { $days } dagar i rad med löst kluring
    }

page-friends-title = Vänner
page-friends-about = Lägg till folk med det exakta namnet på deras konto. Ni är vänner när båda vill.
page-friends-name = Namn på en vän
page-friends-ask = Fråga
page-friends-here = här nu
page-friends-away = inte här
page-friends-remove = Ta bort { $who }
page-friends-asked = tillfrågad
page-friends-asking = vill bli vän med dig
page-friends-agree = Ja tack
page-friends-decline = Nej tack
page-friends-findable = Andra kan hitta mig på mitt namn
page-friends-invites = { $who } bjuder in dig till { $game }.
page-friends-go = Gå dit
page-friends-invite = Bjud in { $who }
page-friends-invited = { $who } är inbjuden.
