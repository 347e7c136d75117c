### Sivu: kaikki muu paitsi laudat, joilla on omat tiedostonsa.
### Pelien nimet ovat nimiä: ne ovat samat kaikilla kielillä.

page-loading = Hetkinen …
page-getting-ready = { $game } valmistellaan … { $done }/{ $steps }
page-not-loaded = Tätä osaa ei voitu ladata.
page-try-again = Yritä uudelleen
page-cancel = Peruuta
page-dismiss = Sulje viesti
page-copy = Kopioi
page-copied = Kopioitu
page-share = Jaa
page-you = Sinä
page-missing = Tässä osoitteessa ei ole mitään.
page-trademarks = Blokus, Bloxx! ja Bloqs ovat omistajiensa tavaramerkkejä. Klotz on niistä riippumaton ja piirtää omat lautansa.

## Getting around

page-nav-label = Sivut
page-nav-skip = Siirry sisältöön
page-nav-home = Aloitussivulle
page-nav-play = Pelaa
page-nav-watch = Katso
page-nav-learn = Opi
page-nav-settings = Asetukset
# Stands where the player's name would.
page-nav-me = Minä

page-title-start = Pelaa
page-title-new = Uusi peli
page-title-watch = Katso
page-title-leaders = Tulostaulukot
page-title-person = Profiili
page-title-learn = Opi
page-title-settings = Asetukset
page-title-me = Minä
page-title-replay = Pelin kulku
page-title-analysis = Analyysi
page-title-editor = Rakenna asema
page-title-workshop = Verstas
page-title-score = Oikeassa pöydässä
page-title-book = Tuloskirja
page-title-tournament = Turnaus
page-title-missing = Ei löytynyt

## The start page

page-start-heading = Mitä pelattaisiin?
page-start-level = Tietokoneen taso
page-start-resume = Omat pelit
page-start-computer = Tietokonetta vastaan
page-start-friends = Kavereiden kanssa
page-start-anyone = Ketä tahansa vastaan
page-start-tournament = Turnaus
page-start-device = Tällä laitteella
page-start-more = Lisää valintoja
page-starting = Aloitetaan …

page-about-blokus = Aseta palasi kulma kulmaa vasten ja ole kaikkien tiellä.
page-about-blokus-duo = Kaksintaistelu pienellä laudalla: nopea, terävä ja reilu.
page-about-bloxx = Heitä nopat, piirrä kuvio lapullesi äläkä jätä aukkoja.
page-about-bloqs = Kierrä kehää, rakenna torni ja varasta muilta.
page-about-blokus-players = Neljä pelaajaa, jokaisella yksi väri.
page-about-blokus-3-players = Kolme pelaajaa, jokaisella yksi väri; neljättä pelataan vuorotellen.
page-about-blokus-2-players = Kaksi pelaajaa, kummallakin kaksi väriä.

# How well the computer plays.
page-level-1 = Ensiaskeleet
page-level-2 = Aloittelija
page-level-3 = Leppoisa
page-level-4 = Harrastaja
page-level-5 = Vakaa
page-level-6 = Taitava
page-level-7 = Vahva
page-level-8 = Asiantuntija
page-level-9 = Mestari
page-level-1-about = On juuri oppinut säännöt. Vastaa heti.
page-level-2-about = Näkee, mitä siirto tuo, mutta ei sitä, mitä se pilaa. Vastaa heti.
page-level-3-about = Ottaa sen, mikä juuri nyt näyttää parhaalta. Vastaa heti.
page-level-4-about = Miettii hieman, mitä seuraavaksi tulee, ja voittaa yleensä tason 3. Vastaa heti.
page-level-5-about = Ei anna paljon ilmaiseksi ja voittaa yleensä tason 4. Vastaa heti.
page-level-6-about = Voittaa yleensä tason 5. Vastaa sekunnin sisällä.
page-level-7-about = Voittaa yleensä tason 6. Vastaa sekunnin sisällä.
page-level-8-about = Voittaa yleensä tason 7. Vastaa sekunnin sisällä.
page-level-9-about = Vahvin taso. Miettii enintään kolme sekuntia.

## A new game

page-new-with = Kenen kanssa?
page-new-players = Montako pelaajaa?
page-new-rules = Mitkä säännöt?
page-rules-bloqs = Peruspeli
page-rules-bloqs-about = Kaikki kiertävät kehää samaan suuntaan.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = Valitset itse suunnan.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = Korttien kanssa: valitse heitto, vaihda paikkaa, puolusta torniasi.
page-new-names = Ketkä pelaavat?
page-new-friends-how = Saat linkin ja QR-koodin muille lähetettäväksi. Kukaan ei tarvitse tiliä.
page-new-seats = Paikat
page-new-seat-me = Minä
page-new-seat-computer = Tietokone
page-new-seat-link = Kaveri linkillä
page-new-seat-open = Kuka tahansa
page-new-seat-hot = Joku tällä laitteella
page-new-level = Taso
page-new-stand-in = Tietokone poissa olevan tilalle
page-new-own-players = Palvelimen omat pelaajat
page-new-own-about = Pelaa tällä palvelimella. Sen ylläpitäjä on tehnyt tai valinnut sen.
page-new-more = Lisäasetukset
page-box = Laatikko
page-box-ours = Klotzin oma
page-box-of = { $name } (tekijä: { $owner })
page-box-make = Tee oma laatikko
page-new-clock = Kello
page-new-lots = Arvo paikat ja värit
page-new-public = Kaikki saavat löytää tämän pelin ja katsoa sitä
page-new-rated = Pisteytetty: vaikuttaa tulostaulukkoon
page-new-begin = Aloita peli
page-new-invite = Hae linkki

## Who plays with what, and who begins

page-seating-colour = Värisi
page-seating-colour-of = Väri: { $who }
# A colour: it doesn't matter which.
page-seating-any = mikä vain
page-seating-first = Kuka aloittaa?
page-seating-first-rules = Sääntöjen mukaan
page-seating-first-rules-blokus = Sininen, sääntöjen mukaan
page-seating-first-rules-bloqs = Suurin heitto, sääntöjen mukaan
page-seating-first-rules-bloxx = Paikka 1
page-seating-first-lot = Arvotaan
page-seating-first-loser = Viimeksi hävinnyt (ensimmäisessä pelissä arvotaan)
# $who is a name, or one of the sentences above.
page-seating-begins = Aloittaja: { $who }

page-clock-none = Ei kelloa
page-clock-move-30 = 30 sekuntia siirtoa kohti
page-clock-move-120 = 2 minuuttia siirtoa kohti
page-clock-total-10 = 10 min kullekin + 5 s siirrolta
page-clock-total-20 = 20 min kullekin + 10 s siirrolta
page-clock-days-1 = Yksi päivä siirtoa kohti
page-clock-days-3 = Kolme päivää siirtoa kohti
page-clock-left = Aikaa jäljellä

## Lists of games

page-list-waiting = Odottaa pelaajia
page-list-playing = Käynnissä
page-list-finished = Päättynyt
page-list-rated = Pisteytetty
page-watch-playing = Käynnissä nyt
page-watch-waiting = Odottaa pelaajia
page-watch-finished = Juuri päättyneet
page-watch-none = Ei julkisia pelejä juuri nyt.
page-watching = Katselet peliä.

## Seats

page-seat-computer = Tietokone { $seat }
page-seat-level = Taso { $level }
page-seat-player = Pelaaja { $seat }
page-seat-number = Paikka { $seat }
page-seat-free = Paikka { $seat }: vapaa
page-seat-away = tietokone jatkaa
page-seat-out = poissa pelistä
page-seat-due = on vuorossa

page-colour-blue = sininen
page-colour-yellow = keltainen
page-colour-red = punainen
page-colour-green = vihreä

page-part-blue = Sininen
page-part-yellow = Keltainen
page-part-red = Punainen
page-part-green = Vihreä
page-part-rows = Rivit
page-part-numbers = Luvut
page-part-gaps = Aukot
page-part-blanks = Tyhjät ruudut
page-part-layers = Kerrokset
page-part-cubes = Kuutiot
page-part-bonus = Bonus

## At the table

page-your-turn = Sinun vuorosi
page-turn-of = Vuorossa { $who }
page-thinking-for = Miettii … { $seconds } s
page-hurry = Siirrä nyt
page-skip = Ohita
page-sound-offer = Haluatko äänet päälle?
page-sound-yes = Laita päälle
page-sound-no = Ei kiitos
page-no-board = Tämän pelin lautaa ei ole vielä täällä.
page-table-gone = Tätä peliä ei enää ole.
page-table-closed = Peli peruttiin ennen kuin se alkoi.
page-reconnecting = Ei yhteyttä. Yritetään uudelleen …
page-move-lost = Yhteys katkesi, ennen kuin siirtosi meni perille. Pelaa se uudelleen.
page-move-kept = Siirtosi on tallessa ja lähtee heti, kun yhteys palaa.
page-offline = Olet ilman yhteyttä. Pelisi sekä aiemmin avaamasi oppitunnit ja tehtävät ovat täällä. Uuteen peliin ja reaaliaikaiseen pelaamiseen tarvitaan yhteys.
page-cover = { $who }, on sinun vuorosi.
page-cover-look = Olen valmis
page-absent = { $who } ei ole siirtänyt vähään aikaan.
page-absent-ask = Kysy, onko pelaaja paikalla
page-absent-asked = Kysytty: { $who }, oletko vielä siellä?
page-absent-silent = { $who } ei vastaa.
page-absent-take-over = Anna tietokoneen jatkaa
page-here-question = Oletko vielä siellä? Muuten tietokone voi jatkaa puolestasi.
page-here = Olen täällä
page-replaced =
    { $why ->
        [slow] { $who } mietti liian kauan.
        [illegal] { $who } yritti siirtoa, joka ei ole sallittu.
        [gone] { $who } ei ole enää tällä palvelimella.
       *[failed] { $who } lakkasi toimimasta.
    } Tietokone jatkaa tasolla { $level }.

page-hint = Vihje
page-hint-play = Pelaa se
page-hint-none = Tällä kertaa ei vihjettä.
page-how = Näin pelataan
page-how-rules = Kaikki säännöt
page-how-lesson = Lyhyt oppitunti
page-how-again = Näytä paikat
page-how-keys = Näppäimet
page-how-close = Sulje
page-keys-help = tämä luettelo
page-coach-at = { $at }/{ $all }
page-coach-next = Seuraava
page-coach-done = Selvä
page-thinking = Miettii …
page-undo = Peru siirto
page-undo-asked = Olet pyytänyt siirron perumista. Muiden on suostuttava.
page-undo-question = { $who } haluaisi perua { $moves ->
        [one] siirron
       *[other] { $moves } siirtoa
    }.
page-undo-agree = Suostu
page-undo-refuse = Kieltäydy
page-resign = Luovuta
page-resign-sure = Haluatko luovuttaa?
page-resign-about = Silloin häviät pelin.
page-leave = Poistu pöydästä
page-leave-sure = Haluatko poistua pöydästä?
page-leave-about = Tietokone jatkaa puolestasi. Voit palata milloin vain ennen pelin loppua.
page-take-over = Anna tietokoneen pelata puolestani
page-take-over-sure = Pelaako tietokone puolestasi?
page-take-over-about = Muut näkevät sen. Voit palata paikallesi milloin vain.
page-play-one = Pelaa yksi siirto puolestani
page-autoplay = Anna sen jatkaa
page-autoplay-stop = Pysäytä
page-hand-back = Pelaan taas itse
page-plan = Suunnittele vastaus
page-plan-about = Jos toinen pelaa näin, minä pelaan noin. Kukaan muu ei näe sitä.
page-plan-if = Jos { $who } pelaa …
page-plan-then = … minä pelaan
page-plan-keep = Säilytä suunnitelma
page-plan-back = Siirto taaksepäin
page-plan-cancel = Peruuta
page-plan-done = Sulje
page-plans = Suunnitelmani
page-plan-number = Suunnitelma { $number }
page-plan-show = Näytä suunnitelma { $number }
page-plan-delete = Poista suunnitelma { $number }
page-plan-line = Tämä on suunnitelma { $number }.

page-chat = Keskustelu
page-chat-empty = Kukaan ei ole vielä sanonut mitään.
page-chat-say = Sano jotain
page-chat-send = Lähetä
page-chat-unread = { $count ->
        [one] 1 uusi viesti
       *[other] { $count } uutta viestiä
    }

page-room-missing = { $missing ->
        [0] Kaikki ovat paikalla.
        [one] Vielä yksi pelaaja, niin peli alkaa.
       *[other] Vielä { $missing } pelaajaa, niin peli alkaa.
    }
page-room-invited = Sinut on kutsuttu pelaamaan.
page-room-invited-by = { $who } kutsuu sinut pelaamaan: { $game }.
page-room-your-name = Nimesi
page-room-no-seat = Kaikki paikat on varattu. Voit katsella, kun peli alkaa.
page-room-meanwhile = Pelaa odotellessa tietokonetta vastaan
page-room-sit = Istu paikalle
page-room-link = Linkki tähän peliin
page-room-qr = Linkin QR-koodi
page-room-how = Lähetä linkki tai anna muiden lukea koodi. Peli alkaa heti, kun kaikki ovat paikalla.
page-room-close = Peru peli

## The end

page-end-you-win = Voitit!
page-end-you-lose = Hävisit tällä kertaa.
page-end-you-place = Tulit { $place ->
        [2] toiseksi
        [3] kolmanneksi
       *[other] neljänneksi
    }.
page-end-you-resigned = Luovutit.
page-end-you-share = Jaat voiton!
page-end-review = Käy läpi virheeni
page-end-try-level = Kokeile tasoa { $level }
page-end-wins = { $who } voittaa!
page-end-share = { $who } jakavat voiton!
page-end-alone = { $points ->
        [one] Sait 1 pisteen.
       *[other] Sait { $points } pistettä.
    }
page-end-resigned = Muut luovuttivat.
page-end-time-up = Aika loppui.
page-end-sheet = Pistetaulukko
page-end-place = Sija
page-end-player = Pelaaja
page-end-total = Yhteensä
page-end-new = Uusi peli
page-rematch = Uusintapeli
page-rematch-go = Uusintapeliin
page-replay = Pelin kulku
page-record = Pelitallenne
page-picture = Kuva

page-verify = Tarkista nopat
page-verify-checking = Tarkistetaan …
page-verify-kept = Tarkistettu: siemenluku on sama, joka luvattiin ennen peliä.
page-verify-all = { $draws ->
        [one] Tarkistettu: ainoa heitto oli päätetty ennen peliä.
       *[other] Tarkistettu: kaikki { $draws } heittoa oli päätetty ennen peliä.
    }
page-verify-broken = Tämä ei vastaa sitä, mitä ennen peliä luvattiin.
page-verify-cannot = Tämä selain ei voi tarkistaa noppia. Lataa pelitallenne ja aja sen sijaan klotz verify.
page-verify-promise = Luvattu tiiviste
page-verify-seed = Siemenluku

## What was refused

page-refused = Se ei onnistunut.
page-refused-unreachable = Palvelimeen ei saada yhteyttä.

## Settings

page-set-language = Kieli
page-set-theme = Ulkoasu
page-set-theme-system = Kuten tällä laitteella
page-set-theme-light = Vaalea
page-set-theme-dark = Tumma
page-set-palette = Värit
page-set-palette-classic = Perinteiset
page-set-palette-colour-blind = Helposti erottuvat, kuvioineen
page-set-pace = Muiden siirrot
page-set-pace-instant = Heti
page-set-pace-normal = Helppo seurata
page-set-pace-slow = Hitaasti
page-set-confirm = Vahvista jokainen siirto
page-set-confirm-touch = Kosketusnäytöllä
page-set-confirm-always = Aina
page-set-confirm-never = Ei koskaan
page-set-large = Suuri teksti ja suuret painikkeet
page-set-left-handed = Vasenkätinen
page-set-coordinates = Näytä koordinaatit
page-set-move-numbers = Näytä siirtojen numerot
page-set-chat = Näytä keskustelu
page-set-sound = Äänet
page-set-notify = Ilmoita, kun on minun vuoroni
page-set-kept = Asetukset tallennetaan tähän selaimeen.

## Looking back

page-step-slider = Siirto
page-step-at = Siirto { $at }/{ $moves }
page-step-first = Alkuun
page-step-back = Siirto taaksepäin
page-step-on = Siirto eteenpäin
page-step-last = Loppuun
page-graph = Odotettu lopputulos
page-judge = Analysoi peli
page-judging = Analysoidaan …
page-turning-points = Käännekohdat
page-review-mine = Omat virheeni
page-review-none = Ei suuria virheitä: hyvin pelattu!
page-graph-chances = Voiton mahdollisuus prosentteina
page-show-better = Näytä parempi siirto
page-show-played = Näytä pelattu siirto
page-replay-play = Toista
page-replay-pause = Tauko
page-replay-moves = Siirrot
page-replay-chance = nopat tai kortit
page-try-here = Kokeile siirtoa tässä
page-try-end = Takaisin peliin
page-variations = Kokeiluni
page-variation = Siirrosta { $from }: { $count }
page-variation-forget = Unohda
page-verdict-best = paras siirto
page-verdict-good = hyvä
page-verdict-inaccuracy = epätarkka
page-verdict-mistake = virhe
page-verdict-blunder = paha virhe
page-verdict-forced = pakollinen
page-cost-points = maksoi noin { $amount ->
        [one] 1 pisteen
       *[other] { $amount } pistettä
    }
page-cost-chance = vei { $amount } % voiton mahdollisuudesta
page-analyse-here = Kokeile tästä
page-share-moment = Jaa tämä hetki
page-share-position = Jaa tämä asema
page-to-table = Pöytään
page-analysis-how = Siirrä kaikkien puolesta, palaa, kokeile jotain muuta.
page-analysis-chance = Anna sattuman päättää
page-analysis-choose = Tai valitse tulos
page-editor-open = Rakenna asema
page-position-broken = Linkki on rikki: sen asemaa ei voi lukea.
page-position-empty = Aloita tyhjältä laudalta
page-new-position = Peli alkaa tästä asemasta.
page-new-position-change = Muuta asemaa

## Learn

page-learn-rules = Pelin { $game } säännöt
page-learn-try = Kokeile

## Me

page-me-name = Nimi
page-me-save = Tallenna
page-me-renamed = Nimesi on tallennettu.
page-me-why-account = Pelaamiseen ei tarvita tiliä. Tilin kanssa pelisi ja nimesi ovat mukanasi kaikilla laitteilla.
page-me-account = Tili
page-me-register = Luo tili
page-me-login = Kirjaudu
page-me-password = Salasana (vähintään 8 merkkiä)
page-me-recovery = Palautuskoodisi
page-me-recovery-how = Kirjoita se muistiin: se näytetään vain nyt. Sillä voit valita uuden salasanan, jos unohdat omasi.
page-me-recovery-kept = Olen kirjoittanut sen muistiin
page-me-log-out = Kirjaudu ulos
page-me-login-password = Salasana
page-me-recover = Unohdin salasanan
page-me-recovery-code = Palautuskoodi
page-me-new-password = Uusi salasana (vähintään 8 merkkiä)
page-me-change-password = Vaihda salasana
page-me-password-changed = Salasana vaihdettu. Kaikki muut laitteet on kirjattu ulos.
page-mail = Sähköpostia, kun on minun vuoroni
page-mail-about = Peleissä, joissa ei ole kelloa tai siirtoon on päiviä. Enintään yksi viesti tunnissa.
page-mail-address = Sähköpostiosoite
page-mail-send-code = Lähetä koodi
page-mail-code = Koodi sähköpostista
page-mail-confirm = Vahvista
page-mail-on = Kirjoitamme osoitteeseen { $address }, kun on sinun vuorosi.
page-mail-stop = Ei enää sähköpostia
page-me-profile = Profiilini
page-leaders = Tulostaulukot
page-leaders-none = Kukaan ei ole vielä listalla. Pisteytetyissä peleissä on kello, ja ne vaativat tilin.
page-leaders-rating = Pisteluku
page-leaders-games = Pelit
page-profile-since = Mukana { $date } alkaen
page-profile-unrated = Ei vielä pisteytettyjä pelejä.
page-me-games = Päättyneet pelit
page-me-export = Lataa kaikki pelini
page-me-delete = Poista tilini
page-me-delete-sure = Poistetaanko tilisi?
page-me-delete-about = Nimesi ja tilisi poistetaan lopullisesti. Pelit muiden kanssa jäävät, ilman nimeäsi.
page-tokens = Avaimet boteille
page-tokens-about = Ohjelma, jolla on avain, pelaa nimissäsi.
page-tokens-secret = Avaimesi. Kopioi se nyt, sitä ei näytetä uudelleen:
page-tokens-name = Botin nimi
page-tokens-make = Luo avain
page-tokens-delete = Poista
page-tokens-read = luku
page-tokens-play = pelaaminen
page-tokens-tables = pelien luonti ja niihin liittyminen

# A number with buttons beside it.
page-count-less = { $what }: yksi vähemmän
page-count-more = { $what }: yksi lisää

page-tournament-back = Takaisin turnaukseen
page-tournament-standings = Tilanne

## Phones at home

page-house = Talon puhelimet
page-house-how = Osoita puhelimen kameralla tähän, niin Klotz aukeaa. Puhelimen pitää olla samassa wifissä.
page-house-warning = Kuka tahansa tässä verkossa voi avata sen ja pelata, joten tee näin vain kotona tai ystävien kesken.
page-house-closed = Vain tämä laite voi avata Klotzin täällä. Jos kodin puhelimet halutaan mukaan, käynnistä se komennolla klotz play --house.
