# Hvordan et spil ved et bord kan ende ud over reglerne.
outcome-resigned = Alle andre har givet op.
outcome-time-up = Tiden er gået.
