### Ett parti som spelades med den riktiga lådan, räknat med skäl.

played-most =
    { $count ->
        [one] { $names } vinner med flest poäng: { $points }.
       *[other] { $names } har lika många poäng, flest av alla: { $points }. De vinner tillsammans.
    }
played-fewest =
    { $count ->
        [one] { $names } vinner med lägst antal rutor kvar: { $points }.
       *[other] { $names } har lika få rutor kvar: { $points }. De vinner tillsammans.
    }
played-perfect =
    { $count ->
        [one] { $names } har en perfekt kub och vinner genast.
       *[other] { $names } har perfekta kuber och vinner tillsammans.
    }
played-most-layers = { $names } vinner med flest fulla lager: { $layers }.
played-most-cubes =
    { $count ->
        [one] { $level } har lika många fulla lager: { $layers }. Då avgör kuberna som inte ligger i fulla lager. { $names } vinner med { $cubes }.
       *[other] { $level } har lika många fulla lager: { $layers }. { $names } har också lika många andra kuber, { $cubes }, och vinner tillsammans.
    }

played-layers = fulla lager
played-cubes = andra kuber
played-cubes-in = { $cubes } i lager { $layer }
played-left = kvar: { $pieces }
played-all = allt lagt
played-all-bonus = allt lagt: { $bonus }
played-all-single = allt lagt: { $bonus }, och { $single } för biten med en ruta allra sist
played-bonus = bonus
