### Bloqsin säännöt omin sanoin, kymmenvuotiaasta ylöspäin. Markdown on sallittu.
### Viesti `rule-ID-ruling` kertoo, miten Klotz ratkaisee sen, minkä sääntövihko jättää auki. Valintoja ei koskaan mainita nimeltä:
### tiedostossa `page-options.ftl` on sanat sille, mistä muusta voi sopia.

rulebook-bloqs-aim = Kierrä kehää, kerää paloja ja rakenna kuutioista torni. Täydellinen kuutio, kolme täyttä kerrosta, voittaa heti; muuten lopuksi voittaa se, jolla on eniten täysiä kerroksia. Ja sen, mitä olet rakentanut, muut voivat varastaa.
rulebook-bloqs-example-1 = Ada, jolla on sininen nappula, heittää 4. Hän kulkee lähtöympyrästä kiekolle 4 ja kääntää sen: kolme rivissä.
rulebook-bloqs-example-2 = Hän ottaa sen palan varastosta ja panee sen rakennuspaikkansa etureunaan, a1:stä c1:een.
rulebook-bloqs-example-3 = Ben, jolla on keltainen nappula, on kiekolla 2 ja heittää 2. Hän tulee kiekolle 4, jossa Ada vielä on. Siksi hän ei saa palaa; he vaihtavat.
rulebook-bloqs-example-4 = Hän antaa yksittäisen kuutionsa ja ottaa Adan kolmosen. Kumpikin rakentaa saamansa: vasemmalla Adan torni, oikealla Benin.
rulebook-bloqs-turn2-example-1 = Ada, jolla on sininen nappula, on kiekolla 4 ja heittää 2. Myötäpäivään hän saisi yksittäisen kuution kiekolta 6, toiseen suuntaan neliön kiekolta 2.
rulebook-bloqs-turn2-example-2 = Hän kulkee vastapäivään, ottaa neliön varastosta ja rakentaa sen.
rulebook-bloqs-maestro-example-1 = Ada, jolla on sininen nappula, ei heitä. Hän pelaa noppakortin 3 ja kulkee vastapäivään kiekolta 5 kiekolle 2: *varasta*.
rulebook-bloqs-maestro-example-2 = Hän haluaa neliön Benin tornista. Ennen kuin hän saa ottaa sen, Beniltä kysytään.
rulebook-bloqs-maestro-example-3 = Ben pelaa puolustuskortin ja pitää neliön. Kummankin kortti on poissa, ja Adan vuoro päättyy.
rulebook-bloqs-players = Kaksi, kolme ja neljä pelaa samoilla säännöillä, kaikilla kahdellakymmenellä kiekolla ja kaikilla paloilla. Niiden nappuloiden lähtöympyrät, joita kenelläkään ei ole, jäävät tyhjiksi. Kahdestaan kiekollasi ei ole koskaan enempää kuin yksi toinen nappula, joten vaihdat enintään kerran vuorossa. Maestrossa vasemmalla puolellasi istuu silloin aina se toinen.

rule-BQ-1 = **Mitä tarvitaan.** Kahdesta neljään pelaajaa, jokaisella 3 kertaa 3 ruudun rakennuspaikka ja nappula omassa lähtöympyrässään. Paloja on 32, ja ne on tehty yhdestä neljään kuutiosta: kahdeksan lajia, neljä kutakin. Kaikki odottavat varastossa, kahdenkymmenen kiekon kehän sisällä. Kiekot on sekoitettu, ja ne ovat kääntämättä. Kuudessatoista on pala, jokainen laji kahdesti; kahdessa lukee *varasta* ja kahdessa *rakenna*.
rule-BQ-1-ruling = Kahdeksan lajia ovat kaikki litteät, enintään neljän kuution palat, jotka mahtuvat rakennuspaikalle: yksi, kaksi, kolme rivissä, kolme kulmassa sekä neljän kuution neliö, L, T ja S. Lähtöympyrät ovat ennen kiekkoja 1, 6, 11 ja 16, joten ykkösellä pääset juuri sille kiekolle. Jos kehäsi on toisenlainen, voit pelata omallasi.

rule-BQ-2 = **Kuka aloittaa.** Kaikki heittävät noppaa, ja suurin luku aloittaa. Jos se on usealla, he heittävät uudelleen. Sitten vuoro kiertää myötäpäivään.
rule-BQ-2-ruling = Voitte myös sopia aloittajasta heittämättä noppaa. Jokainen valitsee nappulan ja aloittaa sen värisestä lähtöympyrästä.

rule-BQ-3 = **Vuorosi.** Heitä noppaa ja siirrä nappulaasi yhtä monta kiekkoa myötäpäivään. Osuuko se kääntämättömälle kiekolle? Käännä silloin kiekko. Tästä lähtien se pysyy niin päin.

rule-BQ-4 = **Yksin palan kohdalla.** Kiekossa on pala, eikä siinä seiso ketään muuta: ota se pala varastosta ja rakenna se rakennuspaikallesi. Jos niitä ei ole jäljellä, et saa tällä kertaa mitään.
rule-BQ-4-ruling = Jos pala ei mahdu mihinkään torniisi, et saa sitä silloinkaan.

rule-BQ-5 = **Yksin toiminnon kohdalla.** Kiekossa lukee *varasta* tai *rakenna*, eikä siinä seiso ketään muuta: tee, mitä siinä lukee. Valinnanvaraa ei ole.

rule-BQ-6 = **Seuraa palan kohdalla.** Kiekolla seisoo joku muukin: vaihda pala hänen kanssaan. Jos heitä on useita, vaihda jokaisen kanssa; järjestyksen päätät sinä. Kiekon palaa et saa tällä kertaa.

rule-BQ-7 = **Seuraa toiminnon kohdalla.** Vaihda ensin kaikkien kiekolla olevien kanssa ja tee sitten vielä, mitä kiekossa lukee.

rule-BQ-8 = **Rakenna.** Ota varastosta mikä tahansa pala ja rakenna se rakennuspaikallesi.

rule-BQ-9 = **Varasta.** Ota pala jonkun toisen tornista ja rakenna se omaasi. Sinä valitset, kenen palan ja minkä. Jos kenelläkään ei ole palaa, jonka voi ottaa, vuorosi on ohi.
rule-BQ-9-ruling = Et voi varastaa palaa, joka ei mahdu mihinkään omassa tornissasi.

rule-BQ-10 = **Vaihda.** Vuorossa oleva päättää, mikä hänen paloistaan lähtee ja mikä tulee tilalle. Kumpikin rakentaa palan, jonka sai.
rule-BQ-10-ruling = Ensin otetaan molemmat palat. Sitten rakentaa vuorossa oleva ja sen jälkeen toinen, joka valitsee paikan itse. Jos jommallakummalla ei ole palaa, jonka voi ottaa, tai paikkaa uudelle, vaihtoa ei tehdä.

rule-BQ-11 = **Rakennettu pysyy.** Rakennettua palaa et voi siirtää parempaan paikkaan. Vain varkaus tai vaihto voi saada sen taas irti.

rule-BQ-12 = **Palan ottaminen.** Palat otetaan tornin ulkopuolelta, eikä mikään muu pala saa pudota tai liukua.
rule-BQ-12-ruling = Pala pitää voida työntää ulos, ylöspäin tai sivulle, tarvittaessa kulman ympäri, menemättä toisen palan läpi. Siksi peitetynkin palan voi ottaa, jos se tulee ulos sivulta. Jäljelle jäävän pitää seistä itsestään. Klotz laskee sen painoista: palat voivat nojata siihen, mitä niiden alla on, mutta ne eivät tartu eivätkä hankaa. Pala, joka on täsmälleen tasapainossa, pysyy pystyssä.

rule-BQ-13 = **Palan rakentaminen.** Saat kääntää palaa miten haluat ja panna sen maahan tai muiden palojesi päälle, niin korkealle kuin haluat.
rule-BQ-13-ruling = Palan pitää levätä jonkin päällä ja pysyä 3 kertaa 3 ruutusi sisällä. Se pitää voida työntää sinne ulkoa, ja tornin pitää sen jälkeen seistä, kuten palaa otettaessa. Kolot ovat sallittuja, samoin palat, jotka ovat puoliksi aukon päällä. Jos sovitte, että palat saavat ulottua reunan yli, ne saavat ulottua enintään 6 ruutua, kunhan torni seisoo; vain viereistä pöytää ne eivät saa koskettaa.

rule-BQ-14 = **Täydellinen kuutio.** Kolme täyttä kerrosta, 3 kertaa 3 kertaa 3 kuutiota, ei koloja eikä mitään ulkonevaa: se, jolla on sellainen, voittaa heti.
rule-BQ-14-ruling = Sillä ei ole väliä, kenen vuoro on. Voitat myös, jos joku ottaa tornistasi palan ja jäljelle jää täydellinen kuutio. Vaihdossa se ratkaisee vasta, kun molemmat ovat rakentaneet saamansa palan. Jos kaksi kuutiota on silloin täydellisiä, vuorossa oleva voittaa.

rule-BQ-15 = **Peli voi myös päättyä ilman kuutiota.** Kun varaston viimeinen pala on viety tai viimeinen kiekko käännetty, se vuoro pelataan vielä loppuun. Sitten peli päättyy.

rule-BQ-16 = **Kuka silloin voittaa.** Laskekaa täydet kerroksenne; eniten voittaa. Jos niitä on yhtä monta, laskekaa kuutiot muista kerroksista, ja eniten voittaa. Jos nekin ovat tasan, voitto on yhteinen.
rule-BQ-16-ruling = Sääntövihko puhuu yhdestä vajaasta kerroksesta, mutta tornissa voi olla useita. Täysi kerros lasketaan missä tahansa, myös kolollisen yläpuolella, ja tasatilanteessa ratkaisevat kaikkien muiden kerrosten kuutiot.

rule-BQ-17 = **Turn2: molempiin suuntiin.** Joka heiton jälkeen valitset, kumpaan suuntaan nappulasi kulkee, myötäpäivään vai vastapäivään.

rule-BQ-M1 = **Maestro: kortit.** Jokaiselle jaetaan alussa kolme korttia, ja vain sinä näet omasi. Muut ovat pinossa. Nappulasi saa kulkea kumpaan suuntaan tahansa, heiton ja noppakortin jälkeen.
rule-BQ-M1-ruling = Emme tiedä, montako 54 kortista on mitäkin lajia. Klotzissa on 18 noppakorttia (kolme kutakin lukua), 16 palakorttia (kaksi kutakin lajia), 10 teleporttia ja 10 puolustusta. Jos omistat pelin, voit pelata omilla korteillasi.

rule-BQ-M2 = **Noppakortti.** Pelaa se heittämisen sijasta: nappulasi kulkee niin pitkälle kuin kortti sanoo.

rule-BQ-M3 = **Teleporttikortti.** Pelaa se heittämisen sijasta: nappulasi ja toisen pelaajan nappula vaihtavat paikkaa. Tee sitten, mitä uusi kiekkosi sanoo. Sen teet vain sinä, ei se, jonka kanssa vaihdoit. Jos siinä seisoo kolmas nappula, vaihtakaa palat tavalliseen tapaan.
rule-BQ-M3-ruling = Voit vaihtaa myös sellaisen nappulan kanssa, joka ei ole vielä lähtenyt lähtöympyrästään. Lähtöympyrässä sinulle ei tapahdu mitään. Jos nappula, jonka kanssa vaihdat, on omalla kiekollasi, toimit kuin sitä ei siinä olisi.

rule-BQ-M4 = **Palakortti.** Seisot kiekolla, jossa on juuri kortin pala, ja saisit ottaa sen: pelaa kortti ja ota sen sijasta varastosta mikä tahansa pala.

rule-BQ-M5 = **Puolustuskortti.** Pelaa se, kun ei ole sinun vuorosi ja joku haluaa varastaa sinulta, vaihtaa kanssasi palan tai vaihtaa kanssasi paikkaa. Silloin hän ei voi.
rule-BQ-M5-ruling = Sinulta kysytään kerran, ennen kuin mitään otetaan, ja kysytään silloinkin, kun sinulla ei ole sellaista korttia, jotta kukaan ei saa tietää, mitä kädessäsi on. Pelatut kortit ovat poissa kummaltakin. Toinen jatkaa sillä, mitä vuorosta on jäljellä; torjutun varkauden tai teleportin jälkeen ei ole jäljellä mitään.

rule-BQ-M6 = **Enintään kaksi korttia.** Yhdellä vuorolla saat pelata noppakortin ja palakortin tai teleportin ja palakortin. Muut kaksi eivät käy yhteen.

rule-BQ-M7 = **Korttien voittaminen ja menettäminen.** Jokaisesta kerroksesta, jonka täytät rakentamalla, nostat kortin. Jokaisesta täydestä kerroksestasi, jonka varkaus tai vaihto rikkoo, menetät kortin: vasemmalla puolellasi istuva vetää sen kädestäsi katsomatta ja panee sen poistopinoon.
rule-BQ-M7-ruling = Kerrokset lasketaan, kun pala otetaan, ja uudelleen, kun pala rakennetaan. Menetät siis kortin myös, jos rikot kerroksen antamalla pois oman palasi, ja voitat sen takaisin, jos täytät kerroksen uudelleen. Jos kädessäsi ei ole kortteja, et menetä mitään.

rule-BQ-M8 = **Kun pino on käytetty,** poistopino sekoitetaan, ja siitä tulee uusi pino.

rule-BQ-M9 = **Kaksoiskuutio.** Myös kuusi täyttä kerrosta, 3 kertaa 3 kertaa 6 kuutiota, ilman koloja ja ilman mitään ulkonevaa, voittaa heti.
