# What a notification or an e-mail says while the page is closed.

push-stop = Stop beskederne

## E-mail

mail-code-subject = { $code } er din kode til Klotz
mail-code-text =
    Din kode er { $code }. Skriv den på siden, så sender vi dig en mail her, når det er din tur.
    Den gælder i en time. Har du ikke bedt om den, skal du ikke gøre noget: vi skriver ikke igen.
mail-turn-subject = Din tur: { $games }
mail-turn-text = Det er din tur.
mail-stopped = Du får ikke flere mails fra os.
