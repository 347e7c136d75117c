# Wie ein Spiel am Tisch außer nach den Regeln enden kann.
outcome-resigned = Alle anderen haben aufgegeben.
outcome-time-up = Die Zeit ist um.
