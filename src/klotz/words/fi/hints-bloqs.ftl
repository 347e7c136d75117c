### Mikä puhuu Bloqs-siirron puolesta: loppu lauseesta, joka alkaa sanalla "Se" (siirto).
### $kind on palan laji, kuten L4; $piece on tornin pala, kuten L4#21; $place on kehän kiekko.

hint-bloqs-cube = tekee kuutiostasi täydellisen
hint-bloqs-layer = { $count ->
        [one] täyttää kerroksen { $layer }
       *[other] täyttää { $count } kerrosta
    }
hint-bloqs-nearly = jättää kerrokseen { $layer } enää { $count ->
        [one] 1 tyhjän ruudun
       *[other] { $count } tyhjää ruutua
    }
hint-bloqs-close = jättää sinut { $count ->
        [one] 1 kuution
       *[other] { $count } kuution
    } päähän täydellisestä kuutiosta
hint-bloqs-one-piece = jättää sinut yhden palan päähän täydellisestä kuutiosta: { $kind }
hint-bloqs-no-hole = ei jätä koloa alle
hint-bloqs-safe = { $count ->
        [0] ei jätä yhtäkään { $all } palastasi otettavaksi
        [one] jättää { $all } palastasi vain yhden otettavaksi
       *[other] jättää { $all } palastasi vain { $count } otettavaksi
    }
hint-bloqs-size = tuo { $cubes ->
        [one] 1 kuution
       *[other] { $cubes } kuutiota
    }
hint-bloqs-denies = vie viimeisen palan { $kind }, jonka pelaaja { $player } tarvitsee täydelliseen kuutioon

hint-bloqs-breaks = rikkoo pelaajalta { $player } { $count ->
        [one] täyden kerroksen
       *[other] { $count } täyttä kerrosta
    }
hint-bloqs-sets-back = jarruttaa pelaajaa { $player }, jolta puuttuu enää { $count ->
        [one] 1 kuutio
       *[other] { $count } kuutiota
    }
hint-bloqs-from-leader = ottaa pelaajalta { $player }, joka johtaa
hint-bloqs-for-cube = tuo sinulle palan { $kind }, joka tekee kuutiostasi täydellisen
hint-bloqs-for-layer = tuo sinulle palan { $kind }, joka täyttää { $count ->
        [one] kerroksen
       *[other] { $count } kerrosta
    }
hint-bloqs-keeps-layers = ei riko kerroksiasi
hint-bloqs-larger = tuo sinulle { $count ->
        [one] kuution
       *[other] { $count } kuutiota
    } enemmän kuin pelaajalle { $player }

hint-bloqs-swap-with = antaa sinun vaihtaa pelaajan { $player } kanssa
hint-bloqs-turns-up = kääntää kiekon { $place }
hint-bloqs-may-steal = antaa sinun varastaa kiekolla { $place }
hint-bloqs-any-piece = antaa sinun ottaa varastosta minkä tahansa palan

hint-bloqs-keeps-cards = säästää { $count ->
        [one] korttisi
       *[other] { $count } korttiasi
    }
hint-bloqs-keeps-defence = säästää puolustuskorttisi
hint-bloqs-defends = pelastaa palasi { $piece }
hint-bloqs-defends-layer = pitää { $count ->
        [one] kerroksesi täytenä
       *[other] { $count } kerrostasi täysinä
    }
hint-bloqs-defends-place = pitää nappulasi paikallaan
