### Et spill som ble spilt med den ekte esken, regnet ut med grunner.

played-most =
    { $count ->
        [one] { $names } vinner med flest poeng: { $points }.
       *[other] { $names } har like mange poeng, flest av alle: { $points }. De vinner sammen.
    }
played-fewest =
    { $count ->
        [one] { $names } vinner med færrest ruter igjen: { $points }.
       *[other] { $names } har like få ruter igjen: { $points }. De vinner sammen.
    }
played-perfect =
    { $count ->
        [one] { $names } har en perfekt kube og vinner med en gang.
       *[other] { $names } har perfekte kuber og vinner sammen.
    }
played-most-layers = { $names } vinner med flest fulle lag: { $layers }.
played-most-cubes =
    { $count ->
        [one] { $level } har like mange fulle lag: { $layers }. Da avgjør kubene som ikke er i fulle lag. { $names } vinner med { $cubes }.
       *[other] { $level } har like mange fulle lag: { $layers }. { $names } har også like mange andre kuber, { $cubes }, og vinner sammen.
    }

played-layers = fulle lag
played-cubes = andre kuber
played-cubes-in = { $cubes } i lag { $layer }
played-left = igjen: { $pieces }
played-all = alt lagt
played-all-bonus = alt lagt: { $bonus }
played-all-single = alt lagt: { $bonus }, og { $single } for brikken med én rute aller sist
played-bonus = bonus
