### Sanoja Bloqs-kuvissa. $who on pelaaja, kuten "Pelaaja 1"; palat kirjoitetaan kuten L4#21.

bloqs-picture-steal = varasta
bloqs-picture-build = rakenna
bloqs-picture-layers = { $layers ->
        [one] 1 kerros
       *[other] { $layers } kerrosta
    } + { $cubes ->
        [one] 1 kuutio
       *[other] { $cubes } kuutiota
    }
bloqs-picture-cards = { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
bloqs-picture-turn = vuorossa
bloqs-picture-winner = voittaja
bloqs-picture-pile = pino
bloqs-picture-discards = poistopino
bloqs-picture-tower = Torni, { $cubes ->
        [one] 1 kuutio
       *[other] { $cubes } kuutiota
    }: { $pieces }

bloqs-picture-card-die = noppa
bloqs-picture-card-teleport = teleportti
bloqs-picture-card-defence = puolustus

bloqs-picture-over = Peli on päättynyt
bloqs-picture-deals = Kortit jaetaan
bloqs-picture-begins = { $who } heittää: suurin heitto aloittaa
bloqs-picture-rolls = { $who } heittää
bloqs-picture-travels = { $who } heittää tai pelaa kortin
bloqs-picture-direction = { $who } kulkee { $pips }, suuntaan tai toiseen
bloqs-picture-turns-up = { $who } kääntää kiekon { $place }
bloqs-picture-supply = { $who } rakentaa palan { $kind }
bloqs-picture-supply-any = { $who } rakentaa minkä tahansa palan
bloqs-picture-builds = { $who } rakentaa palan { $piece }
bloqs-picture-steals = { $who } varastaa palan
bloqs-picture-swaps = { $who } vaihtaa paloja
bloqs-picture-asked = { $who } voi puolustautua
bloqs-picture-loses = { $who } menettää kortin
bloqs-picture-title = { $game }: { $now }. { $scores }
bloqs-picture-score = { $who } { $score }
