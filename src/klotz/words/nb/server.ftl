# Hvordan et spill ved et bord kan ende utover reglene.
outcome-resigned = Alle andre har gitt opp.
outcome-time-up = Tiden er ute.
