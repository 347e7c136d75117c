### A game that was played with the real box, scored with reasons.

played-most =
    { $count ->
        [one] { $names } wins with the most points: { $points }.
       *[other] { $names } tie for the most points, { $points }, and win together.
    }
played-fewest =
    { $count ->
        [one] { $names } wins with the fewest squares left: { $points }.
       *[other] { $names } tie for the fewest squares left, { $points }, and win together.
    }
played-perfect =
    { $count ->
        [one] { $names } has a perfect cube and wins at once.
       *[other] { $names } have perfect cubes and win together.
    }
played-most-layers = { $names } wins with the most full layers: { $layers }.
played-most-cubes =
    { $count ->
        [one] { $level } are level on full layers: { $layers }. So the cubes that aren't in full layers decide. { $names } wins with { $cubes }.
       *[other] { $level } are level on full layers: { $layers }. { $names } are level on the other cubes too, with { $cubes }, and win together.
    }

played-layers = full layers
played-cubes = other cubes
played-cubes-in = { $cubes } in layer { $layer }
played-left = left: { $pieces }
played-all = all placed
played-all-bonus = all placed: { $bonus }
played-all-single = all placed: { $bonus }, and { $single } for the one-square piece at the very end
played-bonus = bonus
