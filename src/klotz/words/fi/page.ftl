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
page-title-learn = Opi
page-title-settings = Asetukset
page-title-me = Minä
page-title-replay = Uusinta
page-title-analysis = Analyysi
page-title-missing = Ei löytynyt

## The start page

page-start-heading = Mitä pelattaisiin?
page-start-level = Tietokoneen taso
page-start-resume = Omat pelit
page-start-computer = Tietokonetta vastaan
page-start-friends = Kavereiden kanssa
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
page-level-4 = Satunnainen
page-level-5 = Vakaa
page-level-6 = Taitava
page-level-7 = Vahva
page-level-8 = Asiantuntija
page-level-9 = Mestari

## A new game

page-new-with = Kenen kanssa?
page-new-players = Montako pelaajaa?
page-new-rules = Mitkä säännöt?
page-rules-bloqs = Peruspeli
page-rules-bloqs-about = Kaikki kiertävät kehää samaan suuntaan.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = Valitset itse suunnan.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = Korttien kanssa: ohjaa noppaa, vaihda paikkaa, puolusta torniasi.
page-new-names = Ketkä pelaavat?
page-new-friends-how = Saat linkin ja QR-koodin muille lähetettäväksi. Kukaan ei tarvitse tiliä.
page-new-seats = Paikat
page-new-seat-me = Minä
page-new-seat-computer = Tietokone
page-new-seat-link = Kaveri linkillä
page-new-seat-open = Kuka tahansa
page-new-seat-hot = Joku tällä laitteella
page-new-level = Taso
page-new-more = Lisäasetukset
page-new-clock = Kello
page-new-lots = Arvo paikat
page-new-public = Kaikki saavat löytää tämän pelin ja katsoa sitä
page-new-begin = Aloita peli
page-new-invite = Hae linkki

page-clock-none = Ei kelloa
page-clock-move-30 = 30 sekuntia siirtoa kohti
page-clock-move-120 = 2 minuuttia siirtoa kohti
page-clock-total-10 = 10 minuuttia kullekin, 5 sekuntia lisää siirrolta
page-clock-total-20 = 20 minuuttia kullekin, 10 sekuntia lisää siirrolta
page-clock-days-1 = Yksi päivä siirtoa kohti
page-clock-days-3 = Kolme päivää siirtoa kohti
page-clock-left = Aikaa jäljellä

page-option-starts = Ensimmäinen pala
page-option-starts-any = Vapaaseen aloitusruutuun
page-option-starts-own = Värin omaan aloitusruutuun
page-option-scoring = Pisteet
page-option-scoring-basic = Jäljellä olevat ruudut: vähiten voittaa
page-option-scoring-advanced = Pisteet ja bonukset: eniten voittaa
page-option-contact = Uuden kuvion on
page-option-contact-side = Kosketettava kyljellään
page-option-contact-rest = Kosketettava ja levättävä jonkin päällä
page-option-overhang = Reunan yli ulottuvat palat
page-option-overhang-false = Ei sallittu
page-option-overhang-true = Sallittu

## Lists of games

page-list-waiting = Odottaa pelaajia
page-list-playing = Käynnissä
page-list-finished = Päättynyt
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
page-part-blanks = Tyhjät
page-part-layers = Kerrokset
page-part-cubes = Kuutiot

## At the table

page-your-turn = Sinun vuorosi
page-turn-of = Vuorossa { $who }
page-no-board = Tämän pelin lautaa ei ole vielä täällä.
page-table-gone = Tätä peliä ei ole, tai ei enää.
page-table-closed = Peli peruttiin ennen kuin se alkoi.
page-reconnecting = Ei yhteyttä. Yritetään uudelleen …
page-move-lost = Yhteys katkesi, eikä viimeinen siirtosi mennyt perille. Pelaa se uudelleen.
page-cover = { $who }, on sinun vuorosi.
page-cover-look = Näytä minun puoleni
page-absent = { $who } ei ole siirtänyt vähään aikaan.
page-absent-take-over = Anna tietokoneen jatkaa

page-hint = Vihje
page-hint-play = Pelaa se
page-hint-none = Tällä kertaa ei vihjettä.
page-thinking = Miettii …
page-undo = Peru siirto
page-undo-asked = Olet pyytänyt perumista. Muiden on suostuttava.
page-undo-question = { $who } haluaisi perua { $moves ->
        [one] siirron
       *[other] { $moves } siirtoa
    }.
page-undo-agree = Suostu
page-undo-refuse = Kieltäydy
page-resign = Luovuta
page-resign-sure = Luovutetaanko tämä peli?
page-resign-about = Silloin peli on osaltasi hävitty.
page-leave = Poistu
page-leave-sure = Poistutaanko pöydästä?
page-leave-about = Tietokone jatkaa puolestasi, ja voit palata niin kauan kuin peli kestää.
page-take-over = Tietokone, pelaa puolestani
page-hand-back = Pelaan taas itse

page-chat = Keskustelu
page-chat-empty = Kukaan ei ole vielä sanonut mitään.
page-chat-say = Sano jotain
page-chat-send = Lähetä

page-room-missing = { $missing ->
        [0] Kaikki ovat paikalla.
        [one] Vielä yksi pelaaja, niin peli alkaa.
       *[other] Vielä { $missing } pelaajaa, niin peli alkaa.
    }
page-room-invited = Sinut on kutsuttu pelaamaan.
page-room-sit = Istu paikalle
page-room-link = Linkki tähän peliin
page-room-qr = Linkin QR-koodi
page-room-how = Lähetä linkki tai anna muiden lukea koodi. Peli alkaa heti, kun kaikki ovat paikalla.
page-room-close = Peru peli

## The end

page-end-you-win = Sinä voitit!
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
page-end-new = Toinen peli
page-rematch = Uusintapeli
page-rematch-go = Uusintapeliin
page-replay = Uusinta
page-record = Pöytäkirja
page-picture = Kuva

page-verify = Tarkista nopat
page-verify-checking = Lasketaan …
page-verify-kept = Siemenluvulla on se tiiviste, joka luvattiin ennen peliä: kukaan ei ole voinut muuttaa sitä.
page-verify-all = { $draws ->
        [one] Siemenluvulla on luvattu tiiviste, ja siitä saadaan pelin ainoa heitto uudelleen.
       *[other] Siemenluvulla on luvattu tiiviste, ja siitä saadaan pelin kaikki { $draws } heittoa uudelleen.
    }
page-verify-broken = Tämä ei vastaa sitä, mitä ennen peliä luvattiin.
page-verify-cannot = Selain ei voi laskea sitä täällä. Pöytäkirjan voi tarkistaa komennolla klotz verify.
page-verify-promise = Luvattu tiiviste
page-verify-seed = Siemenluku

## What was refused

page-refused = Se ei onnistunut.
page-refused-unreachable = Palvelimeen ei saada yhteyttä.

## Settings

page-set-language = Kieli
page-set-theme = Kirkkaus
page-set-theme-system = Kuten tällä laitteella
page-set-theme-light = Vaalea
page-set-theme-dark = Tumma
page-set-palette = Värit
page-set-palette-classic = Perinteiset
page-set-palette-colour-blind = Helposti erottuvat, kuvioineen
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
page-set-kept = Nämä asetukset pysyvät tässä selaimessa.

## Looking back

page-step-slider = Siirto
page-step-at = Siirto { $at }/{ $moves }
page-step-first = Alkuun
page-step-back = Siirto taaksepäin
page-step-on = Siirto eteenpäin
page-step-last = Loppuun
page-graph = Odotettu lopputulos
page-judge = Arvioi peli
page-judging = Arvioidaan jokainen siirto …
page-turning-points = Käännekohdat
page-better = Parempi: { $move }
page-verdict-best = paras siirto
page-verdict-good = hyvä
page-verdict-inaccuracy = epätarkka
page-verdict-mistake = virhe
page-verdict-blunder = paha virhe
page-verdict-forced = pakollinen
page-analyse-here = Kokeile tästä
page-share-moment = Jaa tämä hetki
page-share-position = Jaa tämä asema
page-to-table = Pöytään
page-analysis-how = Siirrä kaikkien puolesta, palaa, kokeile jotain muuta.
page-analysis-chance = Anna sattuman päättää
page-analysis-choose = Tai valitse, mitä se tuo

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
page-me-password = Salasana, vähintään 8 merkkiä
page-me-recovery = Palautuskoodisi
page-me-recovery-how = Kirjoita se muistiin. Se näytetään vain nyt, ja sillä saat uuden salasanan, jos unohdat omasi.
page-me-recovery-kept = Olen kirjoittanut sen muistiin
page-me-log-out = Kirjaudu ulos
page-me-games = Päättyneet pelit
page-me-export = Lataa kaikki pelini
page-me-delete = Poista minut
page-me-delete-sure = Poistetaanko kaikki tietosi?
page-me-delete-about = Nimesi ja tilisi poistetaan lopullisesti. Pelit muiden kanssa jäävät, ilman nimeäsi.
page-tokens = Avaimet boteille
page-tokens-about = Ohjelma, jolla on avain, pelaa nimissäsi.
page-tokens-secret = Avain, näkyy vain nyt:
page-tokens-name = Botin nimi
page-tokens-make = Luo avain
page-tokens-delete = Poista
page-tokens-read = luku
page-tokens-play = pelaaminen
page-tokens-tables = pelien luonti ja niihin liittyminen
