"""Every change of the database, in order. `klotz serve` applies what is missing when it starts."""
