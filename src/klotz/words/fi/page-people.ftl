### Ihmiset: kenen kanssa pelataan, turnaukset, kaverit, profiilit.

page-seek-label = Etsitään pelaajia
page-seek-title = Etsitään peliseuraa: { $game }
page-seek-waiting =
    { $waiting ->
        [one] Kukaan muu ei vielä odota.
       *[other] { $waiting } odottaa.
    }
page-seek-lost = Ei yhteyttä. Yritetään uudelleen …
page-seek-rated = Pisteytetty
page-seek-computer = Pelaa sillä välin tietokonetta vastaan
page-seek-stop = Lopeta etsiminen
page-seek-found = Peliseura löytyi!

page-tournament-about = Yksi linkki koko porukalle, kierros kierrokselta, ja taulukko kaikkien pisteistä.
page-tournament-mine = Turnauksesi
page-tournament-of = Turnaus, järjestäjä { $who }: { $game }
page-tournament-status-open = Ei vielä alkanut
page-tournament-status-playing = Käynnissä
page-tournament-status-finished = Päättynyt
page-tournament-game = Peli
page-tournament-seats = { $seats } pöydässä
page-tournament-format = Kuka pelaa ketä vastaan
page-tournament-swiss = Sveitsiläinen
page-tournament-swiss-about = Muutama kierros. Vastaan tulee pelaajia, joilla on yhtä paljon pisteitä.
page-tournament-round-robin = Kaikki kaikkia vastaan
page-tournament-round-robin-about = Kohtaat jokaisen kerran. Sopii pienelle porukalle.
page-tournament-large = Jos pöydässä on yli kaksi, turnaus on aina sveitsiläinen. Tietokoneet täyttävät vapaat paikat.
page-tournament-rounds = Kierroksia
page-tournament-fill = Ilman vastustajaa jäävä pelaa tietokonetta vastaan
page-tournament-plays = Minäkin pelaan
page-tournament-rated = Pisteytetty: kaikki tarvitsevat tilin
page-tournament-round = Kierros { $round }/{ $rounds }
page-tournament-go = Omaan pöytään
page-tournament-wait = Pääset pöytääsi, kun seuraava kierros alkaa.
page-tournament-next-in = Seuraava kierros alkaa { $seconds } s kuluttua.
page-tournament-over = Turnaus on ohi. Voittaja: { $who }!
page-tournament-won = Turnaus on ohi. Sinä voitit!
page-tournament-join = Osallistu
page-tournament-link = Linkki turnaukseen
page-tournament-byes = Ilman vastustajaa jäävä saa vapaakierroksen: pisteen ilman peliä.
page-tournament-computers = Tason { $level } tietokoneet ottavat puuttuvien paikat.
page-tournament-start = Aloita
page-tournament-next = Seuraava kierros nyt
page-tournament-leave = Poistu turnauksesta
page-tournament-return = Palaa mukaan
page-tournament-remove = Peru
page-tournament-remove-sure = Perutaanko turnaus?
page-tournament-remove-about = Taulukko katoaa kaikilta. Käynnissä olevat pelit jatkuvat.
page-tournament-people = Mukana
page-tournament-points = Pisteet
page-tournament-tie-break = Vertailu
page-tournament-wins = Voitot
page-tournament-left = poistunut
page-tournament-tie-swiss = Voitosta saa pisteen, tasapelistä puolikkaan; isommassa pöydässä pisteen jokaisesta, joka jää taaksesi. Jos pisteet ovat tasan, edellä on se, jonka vastustajilla on enemmän pisteitä, sitten se, jolla on enemmän voittoja. Jos sekin on tasan, sija jaetaan.
page-tournament-tie-round-robin = Voitosta saa pisteen, tasapelistä puolikkaan. Jos pisteet ovat tasan, ratkaisevat voittamiesi pelaajien pisteet ja puolet niiden pisteistä, joita vastaan pelasit tasan; sitten voittojen määrä. Jos sekin on tasan, sija jaetaan.
page-tournament-nobody = Ei vielä ketään.
page-tournament-computer = Tietokone, taso { $level }
page-tournament-bye = vapaakierros: 1 piste

page-profile-game = Peli
page-profile-won = Voitot
page-profile-drawn = Tasapelit
page-profile-level = taso { $level }
page-profile-people = Ihmisten kanssa
page-profile-computers = Tietokoneita vastaan
page-profile-curve = Pisteiden kehitys: { $game }
page-profile-streak =
    { $days ->
        [one] { $days } päivä pulma ratkaistuna
       *[other] { $days } päivää peräkkäin pulma ratkaistuna
    }

page-friends-title = Kaverit
page-friends-about = Lisää kaveri tilin tarkalla nimellä. Olette kavereita, kun molemmat haluavat.
page-friends-name = Kaverin nimi
page-friends-ask = Pyydä
page-friends-here = paikalla
page-friends-away = ei paikalla
page-friends-remove = Poista { $who }
page-friends-asked = pyydetty
page-friends-asking = haluaa kaveriksesi
page-friends-agree = Hyväksy
page-friends-decline = Hylkää
page-friends-findable = Muut voivat löytää minut nimellä
page-friends-invites = { $who } kutsuu sinut: { $game }.
page-friends-go = Mene sinne
page-friends-invite = Kutsu { $who }
page-friends-invited = { $who } on kutsuttu.
