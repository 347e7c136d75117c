# What a notification or an e-mail says while the page is closed.

push-stop = Stoppa aviseringar

## E-mail

mail-code-subject = { $code } är din kod för Klotz
mail-code-text =
    Din kod är { $code }. Skriv in den på sidan, så mejlar vi dig hit när det är din tur.
    Den gäller i en timme. Om du inte har bett om den behöver du inte göra något: vi skriver inte igen.
mail-turn-subject = Din tur: { $games }
mail-turn-text = Det är din tur.
mail-stopped = Du får inga fler mejl från oss.
