# Everything the server says no with: a sentence for every code of klotz.server.refusals.

## Sitting down

refusal-no-such-seat = There is no such seat at this table.
refusal-seat-taken = Somebody is already sitting there.
refusal-already-seated = You already have a seat at this table.
refusal-invitation-needed = The free seats at this table are by invitation only.
refusal-table-full = There is no free seat for you at this table.
refusal-account-needed = You need an account to play a rated game.
refusal-not-host =
    { $action ->
        [chat] Only the table's host can turn the chat back on.
       *[close] Only the table's host can close it.
    }

## When it may be done

refusal-not-started = The game has not started yet.
refusal-already-started = The game has already started.
refusal-not-finished = That has to wait until the game is over.
refusal-finished = The game is over.
refusal-closed = This table has been closed.

## Moving

refusal-stale = The game has moved on in the meantime.
refusal-ahead = Nothing with that number has happened yet.
refusal-not-seated = You have no seat at this table.
refusal-not-your-seat = That is not your seat.
refusal-not-your-turn = It is not your turn.
refusal-out = You are out of this game.
refusal-illegal = The rules do not allow that move.
refusal-invalid-move = That cannot be read as a move: { $problem }

## Taking back

refusal-undo-off = Moves cannot be taken back at this table.
refusal-undo-pending = Somebody has already asked to take a move back.
refusal-undo-refused = Your request was turned down. You can ask again after the next move.
refusal-no-undo = Nobody has asked to take a move back.
refusal-not-asked = That question was not for you.
refusal-revealed = That can no longer be taken back: dice have been rolled or something has been revealed since.
refusal-nothing-to-undo = There is nothing to take back: you have not moved yet.

## Computers that stand in

refusal-already-away = A computer is already playing there.
refusal-clock-decides = At this table the clock decides what happens to players who are away.
refusal-not-away = That player has not been away for long enough.
refusal-no-stand-in = No computer is playing for you.
refusal-rated = In a rated game no computer plays for anybody: play on or resign.

## Beside and after the game

refusal-chat-off = The chat is turned off at this table.
refusal-no-change =
    { $chat ->
        [on] The chat is already on.
       *[off] The chat is already off.
    }
refusal-rematch-there = The rematch has already been set up.
refusal-hidden = The record would give away what is hidden. You can have it when the game is over.
refusal-no-such-format = This game cannot be saved in the format { $format }.
refusal-no-hints = Hints are only for games against computers.
refusal-no-puzzle = There is no puzzle for that day.

## Who asks

refusal-unauthenticated = Tell us who you are first: come as a guest, log in or use a token.
refusal-token-invalid = This token is not valid, or it has been deleted.
refusal-scope-missing = This token does not have the scope { $needed }.
refusal-not-by-token = This can only be done on the page, not with a token.
refusal-foreign-origin = This request comes from a page that is not ours.
refusal-already-registered = You are already logged in to an account.
refusal-no-account = Guests have no password. Create an account first.
refusal-name-taken = Somebody else already has this name. Choose another one.
refusal-login-wrong = The name or the password is wrong.
refusal-recovery-wrong = The name or the recovery code is wrong.
refusal-password-wrong = The old password is wrong.
refusal-too-many-tokens = You already have { $most } tokens. Delete one first.

## What is asked

refusal-invalid =
    { $flaw ->
        [game] The game cannot be set up like that: { $problem }
        [unknown_game] There is no game called { $game }.
        [two_own_seats] Only one seat can be yours. The others on this device are for somebody else.
        [rated_seats] In a rated game every seat is for a person of its own: no computers, no shared device.
        [rated_clock] A rated game needs a clock.
        [rated_alone] A rated game needs at least two seats.
        [level] Levels go from { $least } to { $most }.
        [name_length] A name has { $least } to { $most } characters.
        [name_invisible] A name can only contain characters that can be seen.
        [name_marks] A name can only have accents on letters.
        [password_length] A password has { $least } to { $most } characters.
        [password_is_name] The password must not be the same as the name.
        [token_name] The name of a token has { $least } to { $most } visible characters.
        [message] A message has to be a JSON object, sent as text.
        [message_id] The id of a message is a number or a short text.
        [after] The parameter “after” is the number of an event.
       *[field] { $field }: { $problem }
    }
refusal-not-found =
    { $what ->
        [table] There is no such table.
        [person] There is no such player.
        [session] There is no such login.
        [token] There is no such token.
        [game] There is no such game.
        [puzzles] There are no puzzles for this game.
        [puzzle_step] This puzzle does not have that many steps.
       *[address] There is nothing at this address.
    }
refusal-too-large = A request can have { $most } bytes at most.
refusal-too-many-requests =
    { $retry_after ->
        [one] That was too much at once. Try again in one second.
       *[other] That was too much at once. Try again in { $retry_after } seconds.
    }
refusal-bad-request = The request could not be understood.
refusal-method-not-allowed = This address cannot be used in that way.
refusal-refused = That was refused.

## Not the asker's fault

refusal-busy = Too much is going on right now. Try again in a moment.
refusal-no-answer = The computer player is not answering. Try again in a moment.
refusal-store-gone = Nothing can be saved right now. Try again in a moment.
refusal-internal = Something went wrong on our side.
