### Miksi siirto Bloxx!-pelissä ei käy. Myös ensi kertaa pelaavan lapsen pitää ymmärtää joka lause.
### Ruudut kirjoitetaan kuten c2: sarake, sitten rivi alhaalta laskien. Noppa on A tai B.

bloxx-game-over = Peli on päättynyt: mitään ei voi enää piirtää.

bloxx-roll-first = Noppia pitää heittää, ennen kuin kukaan voi piirtää.

bloxx-rolled-already = Nopat on jo heitetty. Ensin kaikki piirtävät.

bloxx-dice-decide = Kukaan ei voi valita, mitä nopat näyttävät: niitä heitetään.

bloxx-active-first = Odota hetki: pelaaja { $seat } heitti ja piirtää ensin.

bloxx-turn-taken = Olet jo piirtänyt tällä kierroksella. Odota seuraavaa heittoa.

bloxx-must-draw = Saat passata vain, kun kumpikaan kuvio ei mahdu. Toinen niistä mahtuu vielä lapullesi, joten sinun täytyy piirtää se.

bloxx-off-sheet = Ruutu { $square } ei ole lapulla. Sarakkeet ovat a–g ja rivit 1–10.
    .plain = Kuvion on mahduttava kokonaan lapulle.

bloxx-other-die = Tuo on nopan { $other } kuvio, mutta sanoit nopan { $die }.

bloxx-wrong-shape = Tuo ei ole nopan { $die } kuvio. Saat kiertää ja peilata sitä, mutta et muuttaa sitä.

bloxx-circle-lost = Aktiivinen pelaaja otti nopan { $die }, joten ympyräsi muuttuu rastiksi: jätä tähti pois.

bloxx-circle-missing = Ympyrä puuttuu. Tässä paikassa se kuuluu ruutuun { $squares }: merkitse se tähdellä, näin: { $example }*.
    .plain = Ympyrä puuttuu.

bloxx-circle-elsewhere = Ympyrän pitää pysyä omassa kuvion ruudussaan. Tässä paikassa se kuuluu ruutuun { $squares }.
    .plain = Ympyrän on oltava omassa ruudussaan kuviossa.

bloxx-drawn-already = Ruutuun { $square } on jo piirretty.
    .plain = Siihen on jo piirretty.

bloxx-gap = Ruutu { $square } on aukko: sen yläpuolella on jotain, joten sitä ei voi koskaan täyttää.
    .plain = Siinä on aukko: sen yläpuolella on jotain, joten sitä ei voi enää täyttää.

bloxx-not-on-bottom = Ensimmäisen kuviosi pitää koskettaa lapun alareunaa: riviä 1.
    .plain = Ensimmäisen kuviosi on kosketettava lapun alareunaa.

bloxx-no-contact = Kuvio ei kosketa mitään piirtämääsi. Jonkin sen ruudun pitää olla kylki kylkeä vasten jonkin sinun ruutusi kanssa.

bloxx-floating = Kuvio jää ilmaan. Jonkin sen ruudun pitää seistä piirretyn ruudun päällä tai alareunalla.
bloxx-not-on-drawn = Kuvion pitää olla jonkin päällä: yhden sen ruuduista on seistävä jo piirtämäsi ruudun päällä.

### Miksi Bloxx!-peli päättyi.

outcome-two-drew-nothing = Kaksi pelaajaa ei voinut piirtää mitään samalla kierroksella.
outcome-nothing-fits = Kumpikaan kuvio ei enää mahdu lapulle.
