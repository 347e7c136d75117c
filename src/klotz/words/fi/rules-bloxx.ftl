### Bloxx!-pelin säännöt omin sanoin, kymmenvuotiaasta ylöspäin. Markdown on sallittu.
### Viesti `rule-ID-ruling` kertoo, miten Klotz ratkaisee sen, minkä sääntövihko jättää auki, ja mikä valinta muuttaa sitä.

rule-BX-1 = **Vuoro.** Kaikilla on samanlainen lappu, 7 saraketta leveä ja 10 riviä korkea. Yksi pelaaja on vuorossa. Hänelle heitetään kaksi noppaa, A ja B, joiden joka sivulla on kuvio. Vuorossa oleva valitsee nopan ja piirtää sen kuvion omalle lapulleen.
rule-BX-1-ruling = Emme tiedä, miltä painettu lappu ja nopat oikeasti näyttävät, joten Klotzilla on omansa (`sheet=standard` ja `dice=standard`). Jos omistat pelin, voit kirjoittaa omasi tiedostoon ja pelata niillä. Rasia on 2–4 pelaajalle; täällä voit pelata myös yksin.

rule-BX-2 = **Muutkin piirtävät.** Kun vuorossa oleva on piirtänyt, kaikki muut piirtävät samasta heitosta. Jokainen valitsee kumman tahansa nopan. Toisia ei tarvitse odottaa.

rule-BX-3 = **Sama noppa vie ympyrän.** Joka kuvion yksi ruutu on ympyrä, muut ovat rasteja. Otatko juuri sen nopan, jonka vuorossa oleva otti? Silloin sinunkin ympyräsi muuttuu rastiksi. Toisella nopalla saat pitää sen.

rule-BX-4 = **Kääntäminen ja peilaaminen.** Saat kääntää kuviota miten haluat ja peilata sen. Ympyrä kuuluu omaan kuvion ruutuunsa ja liikkuu sen mukana.

rule-BX-5 = **Ensimmäinen kuvio.** Lappusi ensimmäinen kuvio seisoo alareunalla: ainakin yksi sen ruuduista on rivillä 1.

rule-BX-6 = **Kaikki seuraavat liittyvät siihen.** Jokaisessa myöhemmässä kuviossa pitää olla ruutu, joka on kylki kylkeä vasten aiemmin piirtämäsi ruudun kanssa. Kulma kulmaa vasten ei riitä.
rule-BX-6-ruling = Englanninkieliset ja saksankieliset säännöt eroavat tässä. Klotz noudattaa englanninkielisiä, ellet valitse toisin (`contact=side`): sivun kosketus riittää, vaikka kuvio jäisi ilmaan. Valinnalla `contact=rest` sen pitää myös levätä jonkin päällä: ainakin yksi sen ruuduista seisoo piirretyn ruudun päällä tai alareunalla.

rule-BX-7 = **Vain vapaisiin ruutuihin.** Koko kuvion pitää olla lapulla. Mikään sen ruuduista ei saa olla jo piirretty tai väritetty aukoksi.

rule-BX-8 = **Aukot.** Katso piirtämästäsi kuviosta alaspäin: jokainen tyhjä ruutu sen alla samassa sarakkeessa, kuinka alhaalla tahansa, on nyt aukko. Aukot väritetään heti, eikä niihin voi enää piirtää mitään.

rule-BX-9 = **On pakko, jos voi.** Jos jompikumpi kuvioista mahtuu lapullesi, sinun täytyy piirtää kuvio. Jos kumpikaan ei mahdu, et piirrä tällä kertaa mitään. Jos niin käy vuorossa olevalle, noppaa ei oteta, eikä kukaan silloin menetä ympyrää.
rule-BX-9-ruling = Klotz ei ohita vuoroa puolestasi: näet itse, ettei mikään mahdu, ja sanot sen.

rule-BX-10 = **Luvut.** Joissakin ruuduissa on luku. Se tuo sinulle niin monta pistettä, jos ympyräsi on sen päällä. Rasti luvun päällä, aukko tai tyhjäksi jäänyt luku ei tuo mitään.

rule-BX-11 = **Väririvit.** Neljällä rivillä on väri. Se, joka ensimmäisenä täyttää sellaisen, sen kaikki seitsemän ruutua rasteilla ja ympyröillä, saa 4 pistettä. Jokainen, joka täyttää sen myöhemmällä vuorolla, saa 2. Jos useat täyttävät sen aivan samalla vuorolla, kaikki saavat saman kuin ensimmäinen. Riviä, jossa on aukko, ei voi koskaan täyttää.

rule-BX-12 = **Loppu.** Kun kaikki ovat piirtäneet, seuraava pelaaja tulee vuoroon. Peli päättyy sen vuoron jälkeen, jolla kaksi pelaajaa ei voinut piirtää mitään.
rule-BX-12-ruling = Jos pelaat yksin, peli päättyy heti, kun mikään ei ensi kertaa mahdu.

rule-BX-13 = **Pisteiden lasku.** Laske yhteen pisteet riveistäsi ja ympyröimistäsi luvuista. Vähennä sitten 1 jokaisesta aukosta ja 1 jokaisesta tyhjäksi jääneestä ruudusta. Eniten pisteitä voittaa, ja ne, joilla on yhtä paljon, voittavat yhdessä.
