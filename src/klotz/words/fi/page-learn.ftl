### Opi: oppitunnit, pulmat ja vinkit. Avaimen lopussa on askeleen tai vinkin numero.

page-learn-rules-short = Säännöt
page-learn-ruling = Näin Klotz pelaa:

## Sääntöjen luvut

page-rulebook-aim = Tavoite
page-rulebook-example = Esimerkki
page-rulebook-start = Aluksi
page-rulebook-place = Palojen asettaminen
page-rulebook-end = Loppu
page-rulebook-score = Pisteet
page-rulebook-players = Kahdella tai kolmella pelaajalla
page-rulebook-duo = Mikä Duossa on toisin
page-rulebook-round = Kierros
page-rulebook-draw = Piirtäminen
page-rulebook-turn = Vuorosi
page-rulebook-steal = Rakenna, varasta, vaihda
page-rulebook-tower = Tornisi
page-rulebook-turn2 = Turn2
page-rulebook-maestro = Maestro
page-rulebook-link = Linkki sääntöön { $rule }
page-rulebook-box = Onko laatikossasi painettu jotain muuta? Syötä se verstaalla.

page-lesson = Opi pelaamalla
page-lesson-title = { $game } viidessä vaiheessa
page-lesson-step = Vaihe { $step }
page-lesson-step-done = Vaihe { $step }, valmis
page-lesson-next = Seuraava vaihe
page-lesson-again = Vielä kerran

## Pulmat

page-puzzles = Päivän pulmat
page-puzzles-about = Asema tietokoneen pelistä itseään vastaan, joka päivä uusi. Yksi siirto on selvästi paras. Löydätkö sen?
page-puzzle-today = Päivän pulma
page-puzzle-of = { $game }: päivän pulma
page-puzzle-best-move = Paras siirto
page-puzzle-finish = Täydellinen lopetus
page-puzzle-you-are = Värisi: { $colour }.
page-puzzle-task-best-move-blokus = Mikä siirto antaa sinulle parhaat mahdollisuudet?
page-puzzle-task-best-move-bloxx = Mikä siirto tuo sinulle lopulta eniten pisteitä?
page-puzzle-task-best-move-bloqs = Mikä siirto antaa sinulle parhaat mahdollisuudet?
page-puzzle-task-finish-blokus = Loppu on lähellä. Etsi ne { $moves } siirtoa, jotka tuovat parhaan tuloksen, tekivätpä muut mitä tahansa.
page-puzzle-task-finish-bloxx = Peli on melkein ohi. Mikä siirto tuo eniten pisteitä?
page-puzzle-task-finish-bloqs = Viimeistele täydellinen kuutio ja voita.
page-puzzle-step = Siirto { $step }/{ $steps }
page-puzzle-best = Paras oli { $move }: katso laudalta.
page-puzzle-was-solved = Olet ratkaissut tämän jo aiemmin.
page-puzzle-was-shown = Olet nähnyt tämän ratkaisun.
page-puzzle-streak = { $days ->
        [one] Ratkaistu tänään: putki alkoi!
       *[other] { $days } päivää peräkkäin!
    }
page-puzzle-archive = Aiemmat pulmat
page-puzzle-mark-open = ratkaisematta
page-puzzle-mark-solved = ratkaistu
page-puzzle-mark-shown = nähty

## Blokus viidessä vaiheessa

page-lesson-blokus-1-title = Ensimmäinen pala
page-lesson-blokus-1 = Ensimmäinen palasi peittää laudan merkityn kulman. Valitse iso, viiden ruudun pala ja aseta se siihen.
page-lesson-blokus-1-wrong = Niin saa tehdä, mutta isoille paloille on myöhemmin vaikea löytää tilaa. Ota viiden ruudun pala.
page-lesson-blokus-1-done = Hyvä alku!
page-lesson-blokus-2-title = Kulma kulmaa vasten
page-lesson-blokus-2 = Jokainen uusi pala koskettaa omaa palaasi kulmasta, ei koskaan kyljestä. Aseta toinen palasi.
page-lesson-blokus-2-done = Juuri niin: kulma kulmaa vasten.
page-lesson-blokus-3-title = Kohti keskustaa
page-lesson-blokus-3 = Keskellä on tilaa joka suuntaan. Aseta pala, joka ulottuu vähintään kaksi ruutua lähemmäs.
page-lesson-blokus-3-wrong = Näin et juuri pääse lähemmäs keskustaa. Kurottaudu pidemmälle.
page-lesson-blokus-3-done = Nyt pääset kaikkialle.
page-lesson-blokus-4-title = Kosketa muita
page-lesson-blokus-4 = Vain omat palat eivät saa olla kylki kylkeä vasten. Aseta pala kylki kylkeä vasten toisen värin kanssa.
page-lesson-blokus-4-wrong = Tämä pala ei kosketa toista väriä kyljestään. Mene lähemmäs.
page-lesson-blokus-4-done = Oikein: näin pujahdat ohi.
page-lesson-blokus-5-title = Duo: asetu tielle
page-lesson-blokus-5 = Duo on kahdelle, pienellä laudalla. Peitä ruutu toisen värin kulmassa, jotta se ei pääse siitä eteenpäin.
page-lesson-blokus-5-wrong = Tämä pala ei haittaa toista väriä. Peitä ruutu, joka koskettaa sitä vain kulmasta.
page-lesson-blokus-5-done = Vastustajalla on yksi tie vähemmän! Nyt tiedät kaiken, mitä pelaamiseen tarvitaan.

## Bloxx! viidessä vaiheessa

page-lesson-bloxx-1-title = Ensimmäinen kuvio
page-lesson-bloxx-1 = Valitse noppa ja piirrä sen kuvio niin, että se seisoo alareunalla. Älä jätä sen alle mitään tyhjäksi.
page-lesson-bloxx-1-wrong = Kuvion alle jäisi tyhjä ruutu: aukko maksaa pisteen. Kierrä kuviota.
page-lesson-bloxx-1-done = Hyvä alku ilman aukkoja.
page-lesson-bloxx-2-title = Jatka siitä
page-lesson-bloxx-2 = Jokainen uusi kuvio on kylki kylkeä vasten siinä, mitä olet piirtänyt. Älä nytkään jätä aukkoa sen alle.
page-lesson-bloxx-2-wrong = Kuvion alle jää aukko. Kokeile toista paikkaa, tai kierrä tai peilaa kuvio.
page-lesson-bloxx-2-done = Istuu kuin valettu.
page-lesson-bloxx-3-title = Ympyröi luvut
page-lesson-bloxx-3 = Luvusta saa pisteitä, kun ympyräsi on sen päällä. Piirrä kuvio, jonka ympyrä osuu lukuun.
page-lesson-bloxx-3-wrong = Siinä ympyrä ei osu lukuun. Rasteista ei saa pisteitä.
page-lesson-bloxx-3-done = Nuo pisteet ovat sinun.
page-lesson-bloxx-4-title = Täydet rivit
page-lesson-bloxx-4 = Se, joka täyttää väririvin ensimmäisenä, saa neljä pistettä. Täytä yksi.
page-lesson-bloxx-4-wrong = Mikään väririvi ei ole vielä täynnä. Katso, mistä puuttuu vain yksi ruutu.
page-lesson-bloxx-4-done = Neljä pistettä! Rivin myöhemmällä kierroksella täyttävä saa kaksi.
page-lesson-bloxx-5-title = Toinen noppa
page-lesson-bloxx-5 = Aktiivinen pelaaja on ottanut nopan. Jos otat saman, ympyräsi muuttuu rastiksi. Piirrä ympyrä luvun päälle.
page-lesson-bloxx-5-wrong = Siinä ympyrä ei osu lukuun.
page-lesson-bloxx-5-wrong-die = Se noppa on otettu: ympyrästäsi tuli rasti. Ota toinen.
page-lesson-bloxx-5-done = Hyvin valittu! Nyt tiedät kaiken, mitä pelaamiseen tarvitaan.

## Bloqs viidessä vaiheessa

page-lesson-bloqs-1-title = Rakenna
page-lesson-bloqs-1 = Nappulasi on yksin kiekolla, joten saat sen näyttämän palan. Rakenna se niin, että se on lappeellaan maassa.
page-lesson-bloqs-1-wrong = Se voi seistä niin, mutta ensin maa kannattaa peittää. Aseta se lappeelleen.
page-lesson-bloqs-1-done = Ensimmäinen kerros on alussa.
page-lesson-bloqs-2-title = Vaihda
page-lesson-bloqs-2 = Kaksi nappulaa samalla kiekolla: vaihdat palan toisen pelaajan kanssa. Ota pala, jossa on vähintään yhtä monta kuutiota kuin annat.
page-lesson-bloqs-2-wrong = Antaisit enemmän kuutioita kuin saat.
page-lesson-bloqs-2-done = Reilu vaihto, ainakin sinulle. Kumpikin rakentaa saamansa palan.
page-lesson-bloqs-2-remark = Toisen palan alla oleva ei ole turvassa: jos sen saa vedettyä sivulle eikä mikään putoa, sen voi ottaa.
page-lesson-bloqs-3-title = Varasta
page-lesson-bloqs-3 = Varastuskiekko: ota pala toisesta tornista. Ota neljän kuution pala.
page-lesson-bloqs-3-wrong = Enemmänkin olisi saatavilla: joissakin paloissa on neljä kuutiota.
page-lesson-bloqs-3-done = Nyt se on sinun, ja saat rakentaa sen heti.
page-lesson-bloqs-3-remark = Maestrossa muilla voi olla puolustuskortti sitä vastaan.
page-lesson-bloqs-4-title = Turn2: kumpaan suuntaan?
page-lesson-bloqs-4 = Turn2:ssa ja Maestrossa valitset suunnan heiton jälkeen. Mene sinne, missä saat rakentaa minkä tahansa palan.
page-lesson-bloqs-4-wrong = Siellä on vain pieni pala. Toisessa suunnassa on kiekko, jolla saat valita.
page-lesson-bloqs-4-done = Nyt voit ottaa varastosta minkä palan tahansa.
page-lesson-bloqs-4-remark = Maestrossa auttavat myös kortit: noppakortti korvaa heiton, teleporttikortti vaihtaa paikkoja.
page-lesson-bloqs-5-title = Täydellinen kuutio
page-lesson-bloqs-5 = Kolme kertaa kolme kertaa kolme ilman koloa voittaa heti. Yksi pala puuttuu: rakenna se.
page-lesson-bloqs-5-wrong = Kuutiossa on yhä kolo. Missä se on?
page-lesson-bloqs-5-done = Täydellinen kuutio: voitat! Nyt tiedät kaiken, mitä pelaamiseen tarvitaan.

## Vinkit

page-tips = Vinkit
page-tips-of = Vinkkejä: { $game }

page-tip-blokus-1-title = Isot palat ensin
page-tip-blokus-1 = Niin kauan kuin tilaa on, aseta viiden ruudun paloja. Pienet mahtuvat vielä ahtaassakin.
page-tip-blokus-2-title = Nopeasti keskelle
page-tip-blokus-2 = Keskeltä pääsee joka suuntaan. Reunalle jäävä muurataan pian umpeen.
page-tip-blokus-3-title = Pidä kulmia avoinna
page-tip-blokus-3 = Hyvä siirto jättää useita kulmia jatkoa varten, eri suuntiin. Jokin niistä tukitaan varmasti.
page-tip-blokus-4-title = Pujahda läpi
page-tip-blokus-4 = Toisen värin muurissa on aukko siellä, missä kaksi sen palaa kohtaa vain kulmasta. Siitä pääset läpi, kulma kulmaa vasten.
page-tip-blokus-5-title = Asetu tielle
page-tip-blokus-5 = Kahdesta yhtä hyvästä siirrosta valitse se, joka peittää jonkun muun tarvitseman kulman.
page-tip-blokus-6-title = Hankalat ajoissa
page-tip-blokus-6 = X, W, F ja Z vaativat paljon tilaa. Suorat palat ja yhden ruudun pala mahtuvat loppuun asti.
page-tip-blokus-7-title = Laske Duossa molempien puolesta
page-tip-blokus-7 = Kun vastustajia on yksi, kaikki, mikä haittaa häntä, auttaa sinua yhtä paljon. Katso ensin, minne hän on menossa.

page-tip-bloxx-1-title = Rakenna tasaisesti
page-tip-bloxx-1 = Jokainen ulkonema jättää aukon, eivätkä aukot katoa. Täytä syvin sarake ensin.
page-tip-bloxx-2-title = Ajattele ympyrää
page-tip-bloxx-2 = Katso, mihin ympyrä osuisi, ennen kuin valitset nopan. Kierrettynä ja peilattuna se yltää usein lukuun.
page-tip-bloxx-3-title = Täytä rivi ensimmäisenä
page-tip-bloxx-3 = Väririvin ensimmäinen täyttäjä saa neljä pistettä, myöhemmät kaksi. Seuraa, miten pitkällä muut ovat.
page-tip-bloxx-4-title = Ota toinen noppa
page-tip-bloxx-4 = Aktiivisen pelaajan noppa vie sinulta ympyrän. Kun olet itse aktiivinen, ota se, jonka muut haluaisivat.
page-tip-bloxx-5-title = Ole valmis kaikkeen
page-tip-bloxx-5 = Säästä tasainen kohta pitkille kuvioille ja porras mutkaisille. Silloin juuri mikään heitto ei haittaa.
page-tip-bloxx-6-title = Aukko on vain yksi piste
page-tip-bloxx-6 = Aukko, jolla saat luvun tai rivin, kannattaa. Väririviin älä jätä sitä koskaan.
page-tip-bloxx-7-title = Täytä lopussa
page-tip-bloxx-7 = Jokainen tyhjä ruutu maksaa pisteen. Piirrä lopussa niin, että vielä yksi kuvio mahtuu jälkeenpäin.

page-tip-bloqs-1-title = Kerros kerrokselta
page-tip-bloqs-1 = Täydet kerrokset ratkaisevat ennen yksittäisiä kuutioita. Täytä alempi, ennen kuin rakennat korkeammalle.
page-tip-bloqs-2-title = Ei koloja
page-tip-bloqs-2 = Peitettyä koloa on vaikea täyttää: palan on päästävä sinne.
page-tip-bloqs-3-title = Pidä kuutio mielessä
page-tip-bloqs-3 = Täydellinen kuutio voittaa heti. Pysy kolmessa kerroksessa niin kauan kuin se on mahdollinen.
page-tip-bloqs-4-title = Lukitse
page-tip-bloqs-4 = Peittäminen ei suojaa palaa: sen voi vetää ulos sivulta. Aseta muita myös sen ympärille, niin ettei ulospääsyä ole.
page-tip-bloqs-5-title = Katso, mikä kannattelee mitä
page-tip-bloqs-5 = Kukaan ei saa ottaa palaa, jos muut putoaisivat. Se suojaa myös sinua.
page-tip-bloqs-6-title = Vaihda pieni isoon
page-tip-bloqs-6 = Anna se, mistä toinen torni ei hyödy, ja ota se, mikä omastasi puuttuu.
page-tip-bloqs-7-title = Laske molempiin suuntiin
page-tip-bloqs-7 = Katso Turn2:ssa ja Maestrossa, minne molemmat suunnat vievät, ennen kuin heität tai pelaat kortin. Säästä puolustuskortti viimeiselle kerrokselle.
