### Blokus-perheen säännöt omin sanoin, kymmenvuotiaasta ylöspäin. Markdown on sallittu.
### Viesti `rule-ID-ruling` kertoo, miten Klotz ratkaisee sen, minkä sääntövihko jättää auki. Valintoja ei koskaan mainita nimeltä:
### tiedostossa `page-options.ftl` on sanat sille, mistä muusta voi sopia.

rulebook-blokus-aim = Neljä väriä kasvaa laudan kulmista. Jokainen yrittää asettaa mahdollisimman monta 21 palastaan: aina kulma kulmaa vasten omien kanssa, ei koskaan kylki kylkeä vasten. Se voittaa, jolta jää vähiten yli.
rulebook-blokus-duo-aim = Blokus kahdelle, pienellä laudalla, kahdesta merkitystä ruudusta läheltä keskustaa. Piiloon ei pääse: tuki tie ajoissa.
rulebook-blokus-example-1 = Sininen aloittaa kulmasta a1 viiden ruudun rivillä, a1:stä e1:een.
rulebook-blokus-example-2 = Seuraavalla vuorolla ruutuun f1 ei käy mikään: se on kylki kylkeä vasten e1:n kanssa.
rulebook-blokus-example-3 = Siksi se asettaa kolmen ruudun kulmapalan ruutuihin f2, g2 ja f3: f2 koskettaa e1:tä kulmasta.
rulebook-blokus-2-example-1 = **Kaksi pelaajaa.** Numerot kertovat järjestyksen. Adalla on sininen ja punainen, Benillä keltainen ja vihreä. Ada asettaa palan 1, Ben 2, Ada 3, Ben 4. Sitten on taas sinisen vuoro: Ada asettaa palan 5.
rulebook-blokus-3-example-1 = **Kolme pelaajaa.** Adalla on sininen, Benillä keltainen ja Cleolla punainen: palat 1, 2 ja 3. Vihreä on yhteinen, ja sen ensimmäisen palan, 4, asettaa Ada.
rulebook-blokus-3-example-2 = Toisella kierroksella he asettavat palat 5, 6 ja 7. Nyt vihreän palan asettaa Ben: 8. Kolmannella kierroksella on Cleon vuoro.
rulebook-blokus-duo-example-1 = Aloittaja peittää e10:n plussalla: e10 keskellä, d10, f10, e9 ja e11 ympärillä.
rulebook-blokus-duo-example-2 = Toinen peittää j5:n samalla palalla.
rulebook-blokus-duo-example-3 = Sitten aloittaja jatkaa kakkosella ruutuihin g11 ja h11: g11 koskettaa f10:tä kulmasta.
rulebook-blokus-duo-players = Duoa pelataan aina kahdestaan, joten mikään ei muutu. Kolmelle tai neljälle on Blokus isolla laudalla.

rule-BK-1 = **Lauta ja vuorot.** Lauta on neliö, jossa on 20 riviä ja kussakin 20 ruutua. Sillä pelaa neljä väriä vuorotellen: sininen aloittaa, sitten tulevat keltainen, punainen ja vihreä, ja sen jälkeen on taas sinisen vuoro.
rule-BK-1-ruling = Pelin ohjeiden mukaan saatte itse valita aloittajan. Ellette pöydässä sano muuta, sininen aloittaa. Värien järjestys pysyy: punaisen jälkeen tulee vihreä ja sitten sininen.

rule-BK-2 = **Ensimmäinen pala.** Jokainen väri aloittaa nurkasta: sen ensimmäisen palan pitää olla yhdessä laudan neljästä kulmaruudusta.
rule-BK-2-ruling = Mikä tahansa nurkka käy, jos toinen väri ei ole sitä ottanut. Jos sovitte, että joka värillä on oma nurkkansa, ne kulkevat myötäpäivään vasemmasta yläkulmasta: sininen, keltainen, punainen, vihreä.

rule-BK-3 = **Kulma kulmaa vasten.** Toisesta palastasi alkaen jokaisen uuden palan pitää koskettaa oman värinsä palaa kärki kärkeä vasten: toisen kulma kohtaa toisen kulman. Kerta riittää, useampikin käy.

rule-BK-4 = **Ei koskaan kylki kylkeä vasten.** Kaksi samanväristä palaa ei saa koskaan koskettaa toisiaan kyljestä, ei edes yhden ruudun matkalta.

rule-BK-5 = **Muilla väreillä ei ole väliä.** Muunvärisiä paloja vasten saat asettaa palasi miten tahansa, kulmista tai kyljistä.

rule-BK-6 = **Palan asettaminen.** Saat kiertää palaa ja kääntää sen ympäri ennen kuin asetat sen. Sen kaikkien ruutujen pitää olla laudalla ja tyhjissä ruuduissa. Asetettu pala pysyy paikallaan. Sinulla on 21 palaa kutakin pelaamaasi väriä, kaikki erilaisia, ja kunkin saa asettaa kerran.

rule-BK-7 = **Passaaminen ja loppu.** Jos jokin palasi sopii jonnekin, sinun täytyy asettaa pala. Jos mikään ei sovi, vuorosi jää väliin. Kun kukaan ei voi enää asettaa palaa, peli päättyy.
rule-BK-7-ruling = Sinun ei koskaan tarvitse ilmoittaa, että passaat: Klotz näkee, kun mikään ei sovi, passaa puolestasi ja kirjaa sen.

rule-BK-8 = **Yksinkertaiset pisteet.** Laske kaikkien niiden palojen ruudut, joita et saanut asetettua. Se voittaa, jolla on niitä vähiten. Ne, joilla on yhtä vähän, voittavat yhdessä.
rule-BK-8-ruling = Sääntövihkossa on kaksi tapaa laskea pisteet, ja pöytä saa päättää. Isolla laudalla Klotz laskee näin, ellette sovi taitajien pisteistä.

rule-BK-9 = **Taitajien pisteet.** Jokainen ruutu, jota et saanut asetettua, maksaa 1 pisteen. Jos asetit kaikki 21 palaa, saat 15 pistettä ja vielä 5 lisää, jos aivan viimeinen oli yhden ruudun pala. Eniten pisteitä voittaa, ja ne, joilla on yhtä paljon, voittavat yhdessä.

rule-BK-10 = **Kaksi pelaajaa isolla laudalla.** Toinen pelaa sinisellä ja punaisella, toinen keltaisella ja vihreällä. Vuorot kulkevat yhä sininen, keltainen, punainen, vihreä. Lopuksi lasket yhteen kahden värisi pisteet.
rule-BK-10-ruling = Taitajien pisteissä kumpikin väri ansaitsee omat 15 ja 5 pistettään, joten yhdessä ne voivat tuoda sinulle 40.

rule-BK-11 = **Kolme pelaajaa isolla laudalla.** Jokaisella on yksi väri. Neljäs väri ei kuulu kenellekään: kun sen vuoro tulee, pelaajat asettavat sen paloja vuorotellen. Sen pisteitä ei lasketa kenellekään.
rule-BK-11-ruling = Pelaajilla on sininen, keltainen ja punainen, ja vihreä on yhteinen, ellette sovi toisesta väristä. Ensin sen palan asettaa ensimmäinen pelaaja, seuraavalla kerralla toinen, sitten kolmas ja niin edelleen. Jos sitä ei kerran voi asettaa, sitä ei voi enää koskaan.

rule-BK-12 = **Duo.** Kaksi väriä pienemmällä laudalla, jossa on 14 riviä ja kussakin 14 ruutua. Kaksi ruutua on merkitty: kumpikin on viides kahdesta lähimmästä reunastaan, e10 ja j5. Aloittajan ensimmäisen palan pitää olla toisessa niistä ja toisen pelaajan ensimmäisen palan toisessa.
rule-BK-12-ruling = Aloittaja saa valita kumman tahansa. Jos sovitte, että kummallakin on omansa, ensimmäinen aloittaa ruudusta e10 ja toinen ruudusta j5.

rule-BK-13 = **Duon pisteet.** Duossa käytetään taitajien pisteitä.
rule-BK-13-ruling = Jos laskette mieluummin ruutuja, sopikaa yksinkertaisista pisteistä.
