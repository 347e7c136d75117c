# Hur ett spel vid ett bord kan sluta utöver reglerna.
outcome-resigned = Alla andra har gett upp.
outcome-time-up = Tiden är slut.
