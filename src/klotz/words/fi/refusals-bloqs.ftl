### Miksi siirto Bloqsissa hylättiin. $player on luku 1:stä alkaen; palat kirjoitetaan kuten L4#21, ruudut kuten a1.1.

bloqs-game-over = Peli on päättynyt.
bloqs-not-your-turn = Ei ole sinun vuorosi: peli odottaa pelaajaa { $player }.
bloqs-chance-first = Kukaan ei ole nyt vuorossa: ensin heitetään noppaa, käännetään kiekko tai nostetaan kortti.
bloqs-not-now = Se ei onnistu nyt: peli odottaa jotain muuta.
bloqs-choose-direction = Valitse ensin suunta: cw kulkee myötäpäivään, ccw toisin päin.
bloqs-roll-or-card = Heitä ensin noppaa tai pelaa kortti sen sijasta.
bloqs-answer-first = Joku haluaa sinulta jotain: salli se tai puolustaudu.

bloqs-wrong-shape = Nämä ruudut eivät ole palan { $piece } muotoiset. Kirjoita kaikki sen kuutiot, esimerkiksi a1.1,b1.1, kun kaksi on rivissä.
    .plain = Tämä ei ole palan muoto.
bloqs-cell-taken = Ruudussa { $cell } on jo kuutio.
    .plain = Siinä on jo kuutio.
bloqs-juts-out = Kuutio ruudussa { $cell } ulottuisi rakennuspaikkasi reunan yli.
    .plain = Pala ulottuisi rakennuspaikkasi reunan yli.
bloqs-juts-too-far = Kuutio ruudussa { $cell } ulottuisi liian pitkälle: enintään { $most } ruutua reunan yli on sallittu.
    .plain = Pala ulottuisi liian kauas.
bloqs-beside-site = Kuutio ruudussa { $cell } olisi pöydällä rakennuspaikkasi vieressä.
    .plain = Pala olisi pöydällä rakennuspaikkasi vieressä.
bloqs-floats = { $piece } jäisi ilmaan: jonkin sen kuutioista on oltava maassa tai toisen kuution päällä.
    .plain = Pala jäisi ilmaan: sen on seistävä maassa tai toisen palan päällä.
bloqs-no-way-in = { $piece } ei mahdu työntymään sinne: muut palat ovat tiellä.
    .plain = Palaa ei saa työnnettyä siihen: muut palat ovat tiellä.
bloqs-would-fall = Jos { $piece } olisi siinä, torni kaatuisi.
    .plain = Jos pala on siinä, torni kaatuu.

bloqs-not-in-tower = { $piece } ei ole pelaajan { $player } tornissa.
    .plain = Tuo pala ei ole pelaajan { $player } tornissa.
bloqs-covered = Palan { $piece } päällä on toinen pala, eikä sitä tässä pöydässä silloin saa ottaa.
    .plain = Sen päällä on toinen pala, eikä sellaista saa tässä pöydässä ottaa.
bloqs-locked-in = { $piece } ei lähde irti: muut palat ovat tiellä.
    .plain = Palaa ei saa vedettyä ulos: muut ovat tiellä.
bloqs-others-fall = Jos { $piece } otetaan, muita paloja putoaa.
    .plain = Jos otat tämän palan, muita putoaa.
bloqs-no-place = Pelaajalla { $player } ei ole paikkaa palalle { $piece }.
    .plain = Pelaajalla { $player } ei ole paikkaa tälle palalle.
bloqs-no-place-after-swap = Sen vaihdon jälkeen jollakulla ei olisi paikkaa uudelle palalle.

bloqs-build-first = Rakenna ensin { $piece }, joka on kädessäsi.
    .plain = Rakenna ensin kädessäsi oleva pala.
bloqs-other-piece = Kädessäsi on { $piece }.
    .plain = Kädessäsi on toinen pala.
bloqs-take-from-stock = Ota pala varastosta ja rakenna se.
bloqs-must-build = Voit rakentaa palan, joten sinun on pakko.
bloqs-other-kind = Tästä kiekosta saat palan { $kind }.
bloqs-none-left = Varastossa ei ole enää palaa { $kind }.
bloqs-next-in-stock = Varaston seuraava sen lajin pala on { $piece }.
    .plain = Ota varastosta seuraava tämän lajin pala.
bloqs-steal-first = Varasta ensin pala toiselta pelaajalta.
bloqs-steal-from-others = Et voi varastaa itseltäsi.
bloqs-has-defended = Pelaaja { $player } on jo puolustautunut: varasta joltakulta muulta.
bloqs-swap-first = Vaihda ensin pala kaikkien kiekollasi olevien kanssa.
bloqs-not-on-disc = Pelaajan { $player } kanssa ei ole mitään vaihdettavaa.

bloqs-no-cards = Tätä peliä pelataan ilman kortteja.
bloqs-no-such-card = Sinulla ei ole korttia { $card }.
bloqs-card-not-now = Korttia { $card } ei voi pelata nyt.
bloqs-teleport-to-others = Et voi vaihtaa paikkaa itsesi kanssa.
bloqs-teleport-start = Pelaajan { $player } nappula on vielä lähtöympyrässään, eikä sen kanssa voi tässä pöydässä siellä vaihtaa paikkaa.

## Of a position that is set up by hand

bloqs-another-disc = Tässä laatikossa paikalla { $place } on toinen kiekko.
bloqs-no-more-discs = Tällaisia kiekkoja ei ole enempää.
bloqs-no-more-cards = Tällaisia kortteja ei ole enempää.

### Miksi Bloqs-peli päättyi.

outcome-perfect-cube = Joku rakensi täydellisen kuution.
outcome-perfect-double-cube = Joku rakensi täydellisen kaksoiskuution.
outcome-stock-empty = Varaston viimeinen pala on otettu.
outcome-discs-turned = Viimeinen kiekko on käännetty.
