# What a notification or an e-mail says while the page is closed.

push-stop = Stop notifying me

## E-mail

mail-code-subject = { $code } is your code for Klotz
mail-code-text =
    Your code is { $code }. Enter it on the page, and we'll write to you here when it's your turn.
    It works for an hour. If you didn't ask for this, do nothing: we won't write again.
mail-turn-subject = Your turn: { $games }
mail-turn-text = It's your turn.
mail-stopped = We won't send you any more e-mails.
