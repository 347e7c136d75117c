# What a notification or an e-mail says while the page is closed.

push-stop = Stopp varslene

## E-mail

mail-code-subject = { $code } er koden din til Klotz
mail-code-text =
    Koden din er { $code }. Skriv den inn på siden, så sender vi deg e-post hit når det er din tur.
    Den gjelder i en time. Har du ikke bedt om den, trenger du ikke gjøre noe: vi skriver ikke igjen.
mail-turn-subject = Din tur: { $games }
mail-turn-text = Det er din tur.
mail-stopped = Du får ikke mer e-post fra oss.
