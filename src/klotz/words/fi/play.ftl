### Peli päätteessä: mitä se sanoo, kysyy ja vastaa. Komentojen nimet pysyvät samoina joka kielessä.
### $who on pelaaja, kuten "Sininen" tai "Ann (sininen)"; se voi aloittaa lauseen ja on aina perusmuodossa.

game-blokus = Blokus neljälle, isolla laudalla
game-blokus-2 = Blokus kahdelle, kaksi väriä kummallakin
game-blokus-3 = Blokus kolmelle, neljäs väri on yhteinen
game-blokus-duo = Blokus Duo kahdelle, pienellä laudalla

colour-blue = sininen
colour-yellow = keltainen
colour-red = punainen
colour-green = vihreä

play-which-game = Mitä peliä haluaisit pelata?
play-unfinished = jatka keskeneräistä peliä { $game }, tähän asti { $moves ->
        [one] 1 siirto
       *[other] { $moves } siirtoa
    }
play-ask-game = Numero tai nimi:
play-ask-seats = Montako pelaajaa, { $counts }? Enter: { $usual }:
play-ask-house-rule = Mikä (Enter: kuten Klotz pelaa)?
play-ask-who = Ketkä pelaavat? p on ihminen, { $least }–{ $most } tietokoneen taso, yksi kullekin paikalle; Enter: { $example }:
play-who-not-understood = Kirjoita p tai taso { $least }–{ $most } kullekin paikalle (paikkoja on { $seats }), esimerkiksi { $example }. Yksi ainoa p tai taso koskee kaikkia.
play-computer = { $who }: tietokone, { $player }.
play-welcome = Kirjoita siirto, valitse valikosta painamalla Enter tai kirjoita help.
play-welcome-back = Tervetuloa takaisin peliin { $game }.

play-turn = Vuorossa on { $who }.
play-prompt = >
play-moved = { $who }: { $move }.
play-chance = Sattuma: { $move }.
play-placed = { $who } asettaa palan { $piece }: { $move }.
play-cannot = { $who } ei voi asettaa mitään ja passaa.
play-passes = { $who } passaa taas.
play-taken-back = Peruttu: { $what }
play-nothing-to-take-back = Ei ole mitään peruttavaa.
play-chance-stands = Viimeistä siirtoa ei voi enää perua: sattuma on pelannut sen jälkeen.
play-rule-hint = Kirjoita rules { $rule }, niin näet sen säännön.
play-move-hint = Valitse valikosta painamalla Enter tai kirjoita help.
play-did-you-mean = Komentoa { $word } ei ole. Tarkoititko { $command }?
play-thinking = { $who } miettii ... Enter: siirrä nyt.
play-thinking-hint = Mietitään ... Enter: vastaa nyt.
play-computers-seat = { $who }: tätä pelaa tietokone.
play-hint-count = Kirjoita hint, tai hint ja montako siirtoa haluat nähdä, enintään { $most }.
play-is-over = Kirjoita undo, jos haluat perua viimeisen siirron, again, jos haluat pelata uudestaan, save TIEDOSTO, jos haluat tallentaa pelin, tai lopeta painamalla Enter.
play-is-settled = Kirjoita again, jos haluat pelata uudestaan, save TIEDOSTO, jos haluat tallentaa pelin, tai lopeta painamalla Enter.
play-again-early = Pelaa ensin tämä peli loppuun; quit tallentaa sen myöhemmäksi.

play-player = Pelaaja { $seat }
play-player-of = { $name } ({ $colours })
play-shared-colour = { $colour }, yhteinen
play-and = { $first } ja { $last }

play-over = Peli on päättynyt. { $reason }
play-gave-up = { $who } luovuttaa. { $reason }
play-wins = { $who } voittaa!
play-share = { $who } jakavat voiton!
play-alone = { $who } sai { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }.

score-player = Pelaaja
score-total = Pisteet
score-parts = Erittely
score-place = Sija
score-basic = Jäljelle jääneet ruudut: vähiten voittaa.
score-advanced = Pisteet: eniten voittaa.

menu-back = 0
menu-ask-move = Siirron numero (0 palaa):
menu-more = Enter näyttää lisää, q lopettaa:
menu-not-offered = { $answer } ei ole vaihtoehtojen joukossa.
menu-pieces = Mitä { $who } voi asettaa. Suluissa: moneenko paikkaan.
menu-nowhere = Ei paikkaa: { $pieces }.
menu-ask-piece = Mikä pala? Nimi tai numero (0 palaa):
menu-ways = Miten päin? Suluissa: moneenko paikkaan se sopii.
menu-ask-way = Numero (0 palaa):
menu-squares = Palan ruutu { $mark } voi tulla mihin tahansa laudan ruutuun, jossa on merkki { $mark }.
menu-ask-square = Mikä ruutu, esimerkiksi { $example } (0 palaa):
menu-wrong-square = { $mark } ei voi tulla ruutuun { $answer }. Valitse jokin merkityistä ruuduista, esimerkiksi { $example }.
menu-preview = { $piece }, { $move }:
menu-ask-play = Enter asettaa sen, toinen ruutu siirtää sitä, 0 palaa:
menu-piece-gone = { $who } on jo asettanut palan { $piece }.
menu-piece-nowhere = Palalle { $piece } ei ole paikkaa missään.

moves-count = { $count ->
        [one] Siirtoja on 1.
       *[other] Siirtoja on { $count }.
    }
moves-of-piece = Kirjoita moves ja palan nimi, esimerkiksi moves { $piece }, niin näet ne luettelona.
moves-no-piece = Palaa { $piece } ei ole. Palat ovat { $pieces }.
pieces-of = { $who }: { $count ->
        [0] ei paloja jäljellä.
        [one] 1 pala jäljellä, siinä { $squares ->
            [one] 1 ruutu
           *[other] { $squares } ruutua
        }.
       *[other] { $count } palaa jäljellä, niissä { $squares } ruutua.
    }
pieces-no-colour = Väriä { $colour } ei ole tässä pelissä. Värit ovat { $colours }.
board-last = viimeinen siirto
board-connect = { $colour } voi liittyä tähän
board-start = aloitusruutu
board-left = { $squares ->
        [0] kaikki asetettu!
        [one] (1 ruutu)
       *[other] ({ $squares } ruutua)
    }
board-shared = yhteinen
board-out = poissa
save-which-file = Minne tallennetaan? Kirjoita save ja tiedoston nimi, esimerkiksi save peli.klotz.
save-replace = { $file } on jo olemassa. Korvataanko se? (k/E)
save-not-saved = Ei tallennettu.
save-done = Tallennettu: { $file }.
load-which-file = Mitä ladataan? Kirjoita load ja tiedoston nimi, esimerkiksi load peli.klotz.
load-left = Edellinen pelisi on tallessa: { $file }.
load-done = { $file } on ladattu.
play-yes = k
play-kept = Pelisi on tallessa. Jatka kirjoittamalla: klotz play --resume
play-not-kept = Peliäsi ei voitu tallentaa: { $reason }.

help-move-blokus = aseta pala: sen kaikki ruudut, pilkut välissä
help-piece-blokus = valitse, minne pala tulee: sen nimi isoin kirjaimin tai sen numero
help-move = tee siirto: kirjoita se kuten siirtojen luettelossa
help-roll = heitä noppia; pelkkä Enter tekee saman
help-menu = valitse siirto askel askeleelta; pelkkä Enter tekee saman
help-moves = luettele, mitä voi pelata
help-moves-blokus = luettele, mitä voi pelata; yhdelle palalle: moves L4
help-pieces = näytä jäljellä olevat palat; toisen värin: pieces punainen
help-score = näytä pisteet tähän asti
help-board = piirrä lauta uudelleen
help-hint = kysy tietokoneelta, mitä se pelaisi ja miksi; useampi siirto: hint 3
help-undo = peru viimeinen siirto ja se, mitä tietokoneet ovat sen jälkeen pelanneet
help-rules = lue pelin säännöt; yksi sääntö: rules { $rule }
help-save = tallenna peli tiedostoon: save peli.klotz
help-load = jatka peliä tiedostosta: load peli.klotz
help-again = pelaa uudestaan samojen kanssa, kun peli on ohi
help-help = tämä luettelo
help-quit = lopeta; klotz play --resume jatkaa peliä

rules-ruling = *Näin Klotz pelaa:* { $ruling }
rules-chosen = { $choice } (valittu tässä)
rules-unknown = Tässä pelissä ei ole sääntöä { $rule }. Siinä on { $rules }.
