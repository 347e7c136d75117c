### Miksi Blokus-siirto hylättiin. Ensi kertaa pelaavan lapsenkin pitäisi ymmärtää jokainen lause.
### $colour on värin nimi pienin kirjaimin; ruudut kirjoitetaan kuten e8.

blokus-game-over = Peli on päättynyt: kukaan ei voi enää asettaa palaa.

blokus-not-your-turn = Nyt ei ole sinun vuorosi: vuorossa on { $colour }.

blokus-must-place = Saat passata vain, kun mikään ei sovi. Voit vielä asettaa palan, joten sinun on asetettava.

blokus-unknown-piece = Nämä ruudut eivät muodosta mitään 21 palasta. Palassa on yhdestä viiteen ruutua, jotka liittyvät toisiinsa kyljistään.

blokus-off-board = Ruutu { $square } ei ole laudalla.
    .plain = Palan on oltava kokonaan laudalla.

blokus-piece-used = Olet jo pelannut palan { $piece }, ja jokaisen palan voi pelata vain kerran.
    .plain = Tämän palan olet jo pelannut. Jokaisen voi pelata vain kerran.

blokus-overlap = Ruudussa { $square } on jo pala.
    .plain = Siinä on jo pala.

# $squares is one square, or several with commas between them.
blokus-not-on-start = Ensimmäisen palasi on peitettävä aloitusruutu, joka on vielä vapaa: { $squares }.
    .plain = Aloita jostakin merkitystä ruudusta.

# $square is a square of the player's own that lies beside the new piece.
blokus-touches-edge = Pala olisi kylki kylkeä vasten oman ruutusi { $square } kanssa ({ $colour }). Samanväriset palat saavat koskettaa toisiaan vain kulmista.
    .plain = Pala tulisi kylki kylkeä vasten oman palasi kanssa. Samanväriset palat saavat koskettaa vain kulmista.

blokus-no-corner = Pala ei ylety yhteenkään omanväriseesi palaan ({ $colour }). Sen on kosketettava jotakin niistä kulmasta.

### Why a game of Blokus ended.

outcome-nobody-can-place = Kukaan ei voi asettaa enää yhtään palaa.
