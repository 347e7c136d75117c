### Oikealla laatikolla pelattu peli, laskettu perusteluineen.

played-most =
    { $count ->
        [one] { $names } voittaa, koska sai eniten pisteitä: { $points }.
       *[other] Pelaajilla { $names } on yhtä paljon pisteitä, eniten kaikista: { $points }. He voittavat yhdessä.
    }
played-fewest =
    { $count ->
        [one] { $names } voittaa, koska ruutuja jäi vähiten: { $points }.
       *[other] Pelaajilta { $names } jäi yhtä vähän ruutuja: { $points }. He voittavat yhdessä.
    }
played-perfect =
    { $count ->
        [one] Pelaajalla { $names } on täydellinen kuutio, ja hän voittaa heti.
       *[other] Pelaajilla { $names } on täydelliset kuutiot, ja he voittavat yhdessä.
    }
played-most-layers = { $names } voittaa, koska täysiä kerroksia on eniten: { $layers }.
played-most-cubes =
    { $count ->
        [one] Pelaajilla { $level } on yhtä monta täyttä kerrosta: { $layers }. Siksi ratkaisevat kuutiot, jotka eivät ole täysissä kerroksissa. { $names } voittaa: { $cubes }.
       *[other] Pelaajilla { $level } on yhtä monta täyttä kerrosta: { $layers }. Pelaajilla { $names } on muitakin kuutioita yhtä monta, { $cubes }, ja he voittavat yhdessä.
    }

played-layers = täydet kerrokset
played-cubes = muut kuutiot
played-cubes-in = { $cubes } kerroksessa { $layer }
played-left = jäi: { $pieces }
played-all = kaikki asetettu
played-all-bonus = kaikki asetettu: { $bonus }
played-all-single = kaikki asetettu: { $bonus }, ja { $single } yhden ruudun palasta aivan lopuksi
played-bonus = bonus
