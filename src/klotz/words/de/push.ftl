# What a notification or an e-mail says while the page is closed.

push-stop = Nicht mehr melden

## E-mail

mail-code-subject = { $code } ist dein Code für Klotz
mail-code-text =
    Dein Code ist { $code }. Gib ihn auf der Seite ein, dann schreiben wir dir hierher, wenn du am Zug bist.
    Er gilt eine Stunde. Wenn du nichts angefordert hast, musst du nichts tun: Wir schreiben nicht noch einmal.
mail-turn-subject = Du bist am Zug: { $games }
mail-turn-text = Du bist am Zug.
mail-stopped = Du bekommst keine E-Mails mehr von uns.
