### Et spil, der blev spillet med den rigtige æske, gjort op med grunde.

played-most =
    { $count ->
        [one] { $names } vinder med flest point: { $points }.
       *[other] { $names } har lige mange point, flest af alle: { $points }. De vinder sammen.
    }
played-fewest =
    { $count ->
        [one] { $names } vinder med færrest felter tilbage: { $points }.
       *[other] { $names } har lige få felter tilbage: { $points }. De vinder sammen.
    }
played-perfect =
    { $count ->
        [one] { $names } har en perfekt kubus og vinder med det samme.
       *[other] { $names } har perfekte kubusser og vinder sammen.
    }
played-most-layers = { $names } vinder med flest fulde lag: { $layers }.
played-most-cubes =
    { $count ->
        [one] { $level } har lige mange fulde lag: { $layers }. Så er det klodserne uden for de fulde lag, der afgør det. { $names } vinder med { $cubes }.
       *[other] { $level } har lige mange fulde lag: { $layers }. { $names } har også lige mange andre klodser, { $cubes }, og vinder sammen.
    }

played-layers = fulde lag
played-cubes = andre klodser
played-cubes-in = { $cubes } i lag { $layer }
played-left = tilbage: { $pieces }
played-all = alt lagt
played-all-bonus = alt lagt: { $bonus }
played-all-single = alt lagt: { $bonus }, og { $single } for brikken med ét felt allersidst
played-bonus = bonus
