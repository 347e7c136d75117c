# Everything the server refuses: a sentence for every code of klotz.server.refusals.

## Sitting down

refusal-no-such-seat = There's no such seat at this table.
refusal-seat-taken = Someone is already sitting there.
refusal-no-such-colour = There's no such colour in this game.
refusal-colour-taken = Someone else has chosen that colour.
refusal-already-seated = You already have a seat at this table.
refusal-invitation-needed = The free seats at this table are by invitation only.
refusal-table-full = There's no free seat for you at this table.
refusal-account-needed = You need an account to play a rated game.
refusal-not-host =
    { $action ->
        [chat] Only the host can turn the chat back on.
        [first] Only the host can say who goes first.
        [tournament] Only the host of the tournament can do that.
       *[close] Only the host can cancel this game.
    }

## When it may be done

refusal-not-started = The game hasn't started yet.
refusal-already-started = The game has already started.
refusal-not-finished = That has to wait until the game is over.
refusal-finished = The game is over.
refusal-closed = This game was cancelled.
refusal-too-many-tables = You already have { $most } games going. Finish or cancel one first.

## Dice

refusal-committed = It's too late to promise another number for the dice.
refusal-no-commitments = This table began before players could promise numbers for the dice.
refusal-not-committed = You haven't promised a number for the dice.
refusal-nonce-early = The numbers for the dice are shown once everyone's here.
refusal-nonce-wrong = That's not the number you promised for the dice.
refusal-nonce-late = It's too late to add to the dice.
refusal-starting = The game is just starting.

## Moving

refusal-stale = The game has moved on in the meantime.
refusal-ahead = Nothing with that number has happened yet.
refusal-not-seated = You have no seat at this table.
refusal-not-your-seat = That's not your seat.
refusal-not-your-turn = It's not your turn.
refusal-out = You're out of this game.
refusal-illegal = The rules don't allow that move.
refusal-invalid-move = That isn't a move: { $problem }
refusal-no-plans = Plans are for games without dice or cards.
refusal-your-turn = It's your turn: just play.
refusal-too-many-plans = You have { $most } plans here already. Delete one first.

## Taking back

refusal-undo-off = Moves can't be taken back here.
refusal-undo-pending = Someone has already asked to take back a move.
refusal-undo-refused = Your request was declined. You can ask again after the next move.
refusal-no-undo = Nobody has asked to take back a move.
refusal-not-asked = That question wasn't for you.
refusal-revealed = You can't take that back: dice have been rolled or something has been revealed since.
refusal-nothing-to-undo = There's nothing to take back: you haven't moved yet.

## Computers

refusal-already-away = A computer is already playing there.
refusal-clock-decides = At this table the clock decides what happens to players who are away.
refusal-not-away = That player hasn't been away long enough.
refusal-nudged = They've already been asked.
refusal-not-nudged = Nobody has asked if you're there.
refusal-no-stand-in = No computer is playing for you.
refusal-rated = Computers don't stand in for anyone when the result counts: play on or resign.
refusal-nobody-to-hurry = There's no computer to hurry right now.

## Beside and after the game

refusal-chat-off = The chat is off at this table.
refusal-no-change =
    { $chat ->
        [on] The chat is already on.
       *[off] The chat is already off.
    }
refusal-rematch-there = There's already a rematch.
refusal-hidden = The game file would give away what's hidden. You can have it when the game is over.
refusal-no-such-format = This game can't be saved as { $format }.
refusal-no-hints = Hints are only for games against computers.
refusal-no-puzzle = There's no puzzle for that day.

## Who asks

refusal-unauthenticated = Tell us who you are first: continue as a guest, log in or use a token.
refusal-token-invalid = This token isn't valid, or it has been deleted.
refusal-scope-missing = This token doesn't have the scope { $needed }.
refusal-not-by-token = You can only do this on the page, not with a token.
refusal-foreign-origin = This request comes from a page that is not ours.
refusal-already-registered = You're already logged in to an account.
refusal-no-account = Guests have no password. Create an account first.
refusal-name-taken = Someone else already has this name. Choose another one.
refusal-login-wrong = Wrong name or password.
refusal-recovery-wrong = Wrong name or recovery code.
refusal-password-wrong = The old password is wrong.
refusal-too-many-tokens = You already have { $most } tokens. Delete one first.
refusal-no-mail = This server doesn't send e-mail.
refusal-mail-for-accounts = You need an account to get e-mail.
refusal-mail-not-sent = The e-mail couldn't be sent. Check the address, or try again later.
refusal-code-wrong = That code is wrong or too old. Have a new one sent to you.

## What somebody keeps

refusal-too-many-friends = You can have { $most } friends at most.
refusal-too-many-tournaments = You can have { $most } tournaments at a time. Finish one or call it off first.
refusal-tournament-started = This tournament has already started.
refusal-tournament-small = A tournament needs at least { $least } people.
refusal-tournament-full = This tournament is full: { $most } people take part.
refusal-round-goes-on = Not yet: games of this round are still being played.
refusal-not-owner = That belongs to someone else.
refusal-too-many-boxes = You already have { $most } boxes. Delete one first.
refusal-too-many-books = You already have { $most } score books. Delete one first.
refusal-book-full = This book is full: { $most } games are in it.
refusal-bad-box = This box can't be played with.
refusal-bad-score = This game can't be scored as it was entered.

## What is asked

refusal-invalid =
    { $flaw ->
        [game] The game can't be set up like that: { $problem }
        [unknown_game] There's no game called { $game }.
        [two_own_seats] Only one seat can be yours. The others on this device are for someone else.
        [rated_seats] A rated game is for people, each on their own device: no computers.
        [rated_clock] A rated game needs a clock.
        [rated_alone] A rated game needs at least two seats.
        [places] The places don't add up: the best is 1, and after two firsts comes 3.
        [rated_box] A rated game is played with Klotz's own box.
        [rated_setup] A rated game starts from the beginning.
        [setup_over] In this position the game is already over.
        [setup_secrets] In a game with hidden cards, nobody may know them beforehand.
        [other_box] This box is for another game.
        [round_robin_seats] Everyone against everyone works for games of two. With more at a table, choose Swiss.
        [level] Levels go from { $least } to { $most }.
        [player] This server has no such player for this game.
        [name_length] A name has { $least } to { $most } characters.
        [name_invisible] A name can only contain visible characters.
        [name_marks] A name can only have accents on letters.
        [text_invisible] That text has characters that can't be shown.
        [push_service] That isn't an address of a push service.
        [mail_address] That isn't an e-mail address we can write to.
        [plan] A plan starts with someone else's move and ends with yours.
        [password_length] A password has { $least } to { $most } characters.
        [password_is_name] The password can't be the same as the name.
        [password_common] That password is too easy to guess. Choose one that isn't a common word or number.
        [token_name] The name of a token has { $least } to { $most } visible characters.
        [message] A message has to be a JSON object, sent as text.
        [message_id] The id of a message is a number or a short text.
        [after] The parameter “after” is the number of an event.
        [token_place] A token goes in the Authorization header, not in the address.
        [field_missing] { $field } is missing.
        [field_unknown] { $field } isn't known here.
        [field_text] { $field } has to be text.
        [field_number] { $field } has to be a number.
        [field_yes_no] { $field } has to be true or false.
        [field_list] { $field } has to be a list.
        [field_object] { $field } has to be an object.
        [field_short] { $field } is too short (at least { $least }).
        [field_long] { $field } is too long (at most { $most }).
        [field_few] { $field } has too few entries (at least { $least }).
        [field_many] { $field } has too many entries (at most { $most }).
        [field_low] { $field } has to be at least { $least }.
        [field_high] { $field } can be at most { $most }.
        [field_choice] { $field } has to be one of these: { $choices }.
        [field_form] { $field } isn't written as it should be.
        [field_date] { $field } has to be a date.
        [field_json] That isn't valid JSON.
       *[field] { $field } isn't right.
    }
refusal-not-found =
    { $what ->
        [table] There's no such table.
        [plan] There's no such plan.
        [person] There's no such player.
        [session] There's no such login.
        [token] There's no such token.
        [game] There's no such game.
        [puzzles] There are no puzzles for this game.
        [puzzle_step] This puzzle doesn't have that many steps.
        [box] There's no such box.
        [book] There's no such score book.
        [result] There's no such game in this book.
        [tournament] There's no such tournament.
       *[address] There's nothing at this address.
    }
refusal-too-large = A request can have { $most } bytes at most.
refusal-too-many-requests =
    { $retry_after ->
        [one] That was a bit fast. Try again in one second.
       *[other] That was a bit fast. Try again in { $retry_after } seconds.
    }
refusal-too-many-questions =
    { $whose ->
        [address] Too many questions from your network are waiting. Try again in a moment.
       *[person] You already have { $most } questions waiting. Wait for an answer first.
    }
refusal-bad-request = We couldn't understand that request.
refusal-method-not-allowed = This address can't be used in that way.
refusal-refused = That didn't work.

## Not the asker's fault

refusal-busy = We're very busy right now. Try again in a moment.
refusal-no-answer = The computer player isn't answering. Try again in a moment.
refusal-store-gone = Nothing can be saved right now. Try again in a moment.
refusal-internal = Something went wrong on our side.
