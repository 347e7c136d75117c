# What a notification or an e-mail says while the page is closed.

push-stop = Lopeta ilmoitukset

## E-mail

mail-code-subject = { $code } on Klotz-koodisi
mail-code-text =
    Koodisi on { $code }. Kirjoita se sivulle, niin lähetämme tänne sähköpostia, kun on sinun vuorosi.
    Koodi on voimassa tunnin. Jos et pyytänyt sitä, älä tee mitään: emme kirjoita uudelleen.
mail-turn-subject = Sinun vuorosi: { $games }
mail-turn-text = On sinun vuorosi.
mail-stopped = Emme lähetä sinulle enää sähköpostia.
