### Bloxx!-pelin säännöt omin sanoin, kymmenvuotiaasta ylöspäin. Markdown on sallittu.
### Viesti `rule-ID-ruling` kertoo, miten Klotz ratkaisee sen, minkä sääntövihko jättää auki. Valintoja ei koskaan mainita nimeltä:
### tiedostossa `page-options.ftl` on sanat sille, mistä muusta voi sopia.

rulebook-bloxx-aim = Kaikki täyttävät samanlaista lappua kahden nopan kuvioilla. Ympyrät luvuilla ja täydet väririvit tuovat pisteitä; aukot ja tyhjät ruudut maksavat. Eniten pisteitä voittaa.
rulebook-bloxx-example-1 = Ada on aktiivinen. Nopissa on neljän rivi, jossa toinen ruutu on ympyrä, ja neljän neliö.
rulebook-bloxx-example-2 = Ada ottaa rivin ja piirtää sen a1:stä d1:een. Ympyrä osuu b1:een, jossa meidän lapullamme on 2, joten hän saa 2 pistettä.
rulebook-bloxx-example-3 = Ben ottaa myös rivin, samaan paikkaan. Hänen ympyränsä muuttuu rastiksi eikä tuo mitään.
rulebook-bloxx-example-4 = Cleo ottaa neliön ja pitää ympyrän. Hän panee sen b1:een ja saa hänkin 2 pistettä.
rulebook-bloxx-players = Jokaisella on oma lappu, joten kaksi, kolme tai neljä pelaa samoilla säännöillä. Vain loppu on erilainen. Kolmella tai neljällä pelaajalla peli päättyy kierrokseen, jolla ketkä tahansa kaksi eivät voineet piirtää mitään. Kahdella sen pitää osua molemmille samalla kierroksella. Yksin kukaan ei vie ympyrääsi, ja jokainen täyttämäsi väririvi tuo 4 pistettä.

rule-BX-1 = **Kierros.** Kaikilla on samanlainen lappu, 7 saraketta leveä ja 10 riviä korkea. Yksi pelaaja on aktiivinen. Hänelle heitetään kaksi noppaa, A ja B, joiden joka sivulla on kuvio. Aktiivinen pelaaja valitsee nopan ja piirtää sen kuvion omalle lapulleen.
rule-BX-1-ruling = Emme tiedä, miltä painettu lappu ja nopat oikeasti näyttävät, joten Klotzilla on omansa. Jos omistat pelin, voit pelata omillasi. Laatikko on 2–4 pelaajalle; täällä voit pelata myös yksin.

rule-BX-2 = **Muutkin piirtävät.** Kun aktiivinen pelaaja on piirtänyt, kaikki muut piirtävät samasta heitosta. Jokainen valitsee kumman tahansa nopan. Toisia ei tarvitse odottaa.

rule-BX-3 = **Sama noppa vie ympyrän.** Joka kuvion yksi ruutu on ympyrä, muut ovat rasteja. Otatko juuri sen nopan, jonka aktiivinen pelaaja otti? Silloin sinunkin ympyräsi muuttuu rastiksi. Toisella nopalla saat pitää sen.

rule-BX-4 = **Kiertäminen ja peilaaminen.** Saat kiertää kuviota miten haluat ja peilata sen. Ympyrä kuuluu omaan kuvion ruutuunsa ja liikkuu sen mukana.

rule-BX-5 = **Ensimmäinen kuvio.** Lappusi ensimmäinen kuvio seisoo alareunalla: ainakin yksi sen ruuduista on rivillä 1.

rule-BX-6 = **Kaikki seuraavat liittyvät siihen.** Jokaisessa myöhemmässä kuviossa pitää olla ruutu, joka on kylki kylkeä vasten aiemmin piirtämäsi ruudun kanssa. Kulma kulmaa vasten ei riitä.
rule-BX-6-ruling = Englanninkieliset ja saksankieliset säännöt eroavat tässä. Klotz noudattaa englanninkielisiä: kyljen kosketus riittää, vaikka kuvio jäisi ilmaan. Saksankielisten mukaan sen pitää olla jonkin päällä.

rule-BX-7 = **Vain vapaisiin ruutuihin.** Koko kuvion pitää olla lapulla. Mikään sen ruuduista ei saa olla jo piirretty tai väritetty aukoksi.

rule-BX-8 = **Aukot.** Katso piirtämästäsi kuviosta alaspäin: jokainen tyhjä ruutu sen alla samassa sarakkeessa, kuinka alhaalla tahansa, on nyt aukko. Aukot väritetään heti, eikä niihin voi enää piirtää mitään.

rule-BX-9 = **On pakko, jos voi.** Jos jompikumpi kuvioista mahtuu lapullesi, sinun täytyy piirtää kuvio. Jos kumpikaan ei mahdu, et piirrä tällä kierroksella mitään. Jos niin käy aktiiviselle pelaajalle, noppaa ei oteta, eikä kukaan silloin menetä ympyrää.
rule-BX-9-ruling = Klotz ei passaa puolestasi: näet itse, ettei mikään mahdu, ja sanot sen.

rule-BX-10 = **Luvut.** Joissakin ruuduissa on luku. Se tuo sinulle niin monta pistettä, jos ympyräsi on sen päällä. Rasti, aukko tai tyhjä luvun kohdalla ei tuo mitään.

rule-BX-11 = **Väririvit.** Neljällä rivillä on väri. Se, joka ensimmäisenä täyttää sellaisen, sen kaikki seitsemän ruutua rasteilla ja ympyröillä, saa 4 pistettä. Jos useat täyttävät sen ensimmäisinä samalla kierroksella, kukin saa 4. Jokainen, joka täyttää sen myöhemmällä kierroksella, saa 2. Riviä, jossa on aukko, ei voi koskaan täyttää.

rule-BX-12 = **Loppu.** Kun kaikki ovat piirtäneet, seuraavasta pelaajasta tulee aktiivinen. Peli päättyy sen kierroksen jälkeen, jolla kaksi pelaajaa ei voinut piirtää mitään.
rule-BX-12-ruling = Jos pelaat yksin, peli päättyy heti, kun mikään ei ensi kertaa mahdu.

rule-BX-13 = **Pisteiden lasku.** Laske yhteen pisteet riveistäsi ja ympyröimistäsi luvuista. Vähennä sitten 1 jokaisesta aukosta ja 1 jokaisesta tyhjäksi jääneestä ruudusta. Eniten pisteitä voittaa, ja ne, joilla on yhtä paljon, voittavat yhdessä.
