### Blokus-perheen säännöt omin sanoin, kymmenvuotiaasta ylöspäin. Markdown on sallittu.
### Viesti `rule-ID-ruling` kertoo, miten Klotz ratkaisee sen, minkä sääntövihko jättää auki, ja mikä valinta muuttaa sitä.

rule-BK-1 = **Lauta ja vuorot.** Lauta on neliö, jossa on 20 riviä ja kussakin 20 ruutua. Sillä pelaa neljä väriä vuorotellen: sininen aloittaa, sitten tulevat keltainen, punainen ja vihreä, ja sen jälkeen on taas sinisen vuoro.

rule-BK-2 = **Ensimmäinen pala.** Jokainen väri aloittaa nurkasta: sen ensimmäisen palan pitää olla yhdessä laudan neljästä kulmaruudusta.
rule-BK-2-ruling = Mikä tahansa nurkka käy, jos toinen väri ei ole sitä ottanut (`starts=any`, joka on voimassa, ellet valitse toisin). Valinnalla `starts=own` joka värillä on oma nurkkansa: sinisellä ylhäällä vasemmalla, keltaisella ylhäällä oikealla, punaisella alhaalla oikealla, vihreällä alhaalla vasemmalla.

rule-BK-3 = **Kulma kulmaa vasten.** Toisesta palastasi alkaen jokaisen uuden palan pitää koskettaa oman värinsä palaa kärki kärkeä vasten: toisen kulma kohtaa toisen kulman. Kerta riittää, useampikin käy.

rule-BK-4 = **Ei koskaan kylki kylkeä vasten.** Kaksi samanväristä palaa ei saa koskaan olla vierekkäin sivut vastakkain, ei edes yhden ruudun matkalta.

rule-BK-5 = **Muilla väreillä ei ole väliä.** Muunvärisiä paloja vasten saat asettaa palasi miten tahansa, kulmittain tai sivuttain.

rule-BK-6 = **Palan asettaminen.** Saat kiertää palaa ja kääntää sen ympäri ennen kuin asetat sen. Sen kaikkien ruutujen pitää olla laudalla ja tyhjissä ruuduissa. Asetettu pala pysyy paikallaan. Sinulla on 21 palaa kutakin pelaamaasi väriä, kaikki erilaisia, ja kunkin saa asettaa kerran.

rule-BK-7 = **Vuoron ohittaminen ja loppu.** Jos jokin palasi sopii jonnekin, sinun täytyy asettaa pala. Jos mikään ei sovi, vuorosi jää väliin. Kun kukaan ei voi enää asettaa palaa, peli päättyy.
rule-BK-7-ruling = Sinun ei koskaan tarvitse ilmoittaa, että ohitat vuorosi: Klotz näkee, kun mikään ei sovi, ohittaa vuoron puolestasi ja kirjaa sen.

rule-BK-8 = **Yksinkertaiset pisteet.** Laske kaikkien niiden palojen ruudut, joita et saanut asetettua. Se voittaa, jolla on niitä vähiten. Ne, joilla on yhtä vähän, voittavat yhdessä.
rule-BK-8-ruling = Sääntövihkossa on kaksi tapaa laskea pisteet, ja pöytä saa päättää. Isolla laudalla Klotz käyttää tätä, ellet valitse `scoring=advanced`.

rule-BK-9 = **Taitajien pisteet.** Jokainen ruutu, jota et saanut asetettua, maksaa 1 pisteen. Jos asetit kaikki 21 palaa, saat 15 pistettä ja vielä 5 lisää, jos aivan viimeinen oli yhden ruudun pala. Eniten pisteitä voittaa, ja ne, joilla on yhtä paljon, voittavat yhdessä.

rule-BK-10 = **Kaksi pelaajaa isolla laudalla.** Toinen pelaa sinisellä ja punaisella, toinen keltaisella ja vihreällä. Vuorot kulkevat yhä sininen, keltainen, punainen, vihreä. Lopuksi lasket yhteen kahden värisi pisteet.
rule-BK-10-ruling = Valinnalla `scoring=advanced` kumpikin väri ansaitsee omat 15 ja 5 pistettään, joten yhdessä ne voivat tuoda sinulle 40.

rule-BK-11 = **Kolme pelaajaa isolla laudalla.** Jokaisella on yksi väri. Neljäs väri ei kuulu kenellekään: kun sen vuoro tulee, pelaajat asettavat sen paloja vuorotellen. Sen pisteitä ei lasketa kenellekään.
rule-BK-11-ruling = Pelaajilla on sininen, keltainen ja punainen, ja vihreä on yhteinen. Ensin sen palan asettaa sinisen pelaaja, seuraavalla kerralla keltaisen, sitten punaisen ja niin edelleen. Myös vuoro, jolla vihreää ei voi asettaa, lasketaan: seuraavalla kerralla on seuraavan pelaajan vuoro.

rule-BK-12 = **Duo.** Kaksi väriä pienemmällä laudalla, jossa on 14 riviä ja kussakin 14 ruutua. Kaksi ruutua on merkitty: kumpikin on viides kahdesta lähimmästä reunastaan, e10 ja j5. Aloittajan ensimmäisen palan pitää olla toisessa niistä ja toisen pelaajan ensimmäisen palan toisessa.
rule-BK-12-ruling = Aloittaja saa valita kumman tahansa (`starts=any`, joka on voimassa, ellet valitse toisin). Valinnalla `starts=own` ensimmäinen aloittaa ruudusta e10 ja toinen ruudusta j5.

rule-BK-13 = **Duon pisteet.** Duossa käytetään taitajien pisteitä, BK-9.
rule-BK-13-ruling = Jos lasket mieluummin ruutuja, valitse `scoring=basic`; silloin on voimassa BK-8.
