### Eine Partie, die mit der echten Schachtel gespielt wurde, gewertet mit Gründen.

played-most =
    { $count ->
        [one] { $names } gewinnt mit den meisten Punkten: { $points }.
       *[other] { $names } haben gleich viele Punkte, die meisten: { $points }. Sie gewinnen gemeinsam.
    }
played-fewest =
    { $count ->
        [one] { $names } gewinnt mit den wenigsten übrigen Feldern: { $points }.
       *[other] { $names } haben gleich wenige Felder übrig: { $points }. Sie gewinnen gemeinsam.
    }
played-perfect =
    { $count ->
        [one] { $names } hat einen perfekten Würfel und gewinnt sofort.
       *[other] { $names } haben perfekte Würfel und gewinnen gemeinsam.
    }
played-most-layers = { $names } gewinnt mit den meisten vollen Schichten: { $layers }.
played-most-cubes =
    { $count ->
        [one] { $level } haben gleich viele volle Schichten: { $layers }. Darum entscheiden die Würfelchen, die nicht in vollen Schichten sind. { $names } gewinnt mit { $cubes }.
       *[other] { $level } haben gleich viele volle Schichten: { $layers }. { $names } haben auch gleich viele andere Würfelchen, nämlich { $cubes }, und gewinnen gemeinsam.
    }

played-layers = volle Schichten
played-cubes = andere Würfelchen
played-cubes-in = { $cubes } in Schicht { $layer }
played-left = übrig: { $pieces }
played-all = alle gelegt
played-all-bonus = alle gelegt: { $bonus }
played-all-single = alle gelegt: { $bonus }, und { $single } für den Einer ganz zum Schluss
played-bonus = Bonus
