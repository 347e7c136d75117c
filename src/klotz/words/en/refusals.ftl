# Everything the server refuses: a sentence for every code of klotz.server.refusals.

## Sitting down

refusal-no-such-seat = There's no such seat at this table.
refusal-seat-taken = Someone is already sitting there.
refusal-already-seated = You already have a seat at this table.
refusal-invitation-needed = The free seats at this table are by invitation only.
refusal-table-full = There's no free seat for you at this table.
refusal-account-needed = You need an account to play a rated game.
refusal-not-host =
    { $action ->
        [chat] Only the host can turn the chat back on.
       *[close] Only the host can cancel this game.
    }

## When it may be done

refusal-not-started = The game hasn't started yet.
refusal-already-started = The game has already started.
refusal-not-finished = That has to wait until the game is over.
refusal-finished = The game is over.
refusal-closed = This game was cancelled before it began.

## Moving

refusal-stale = The game has moved on in the meantime.
refusal-ahead = Nothing with that number has happened yet.
refusal-not-seated = You have no seat at this table.
refusal-not-your-seat = That's not your seat.
refusal-not-your-turn = It's not your turn.
refusal-out = You're out of this game.
refusal-illegal = The rules don't allow that move.
refusal-invalid-move = That isn't a move: { $problem }

## Taking back

refusal-undo-off = Moves can't be taken back here.
refusal-undo-pending = Someone has already asked to take back a move.
refusal-undo-refused = Your request was declined. You can ask again after the next move.
refusal-no-undo = Nobody has asked to take back a move.
refusal-not-asked = That question wasn't for you.
refusal-revealed = It's too late to take that back: dice have been rolled or something has been revealed since.
refusal-nothing-to-undo = There's nothing to take back: you haven't moved yet.

## Computers that stand in

refusal-already-away = A computer is already playing there.
refusal-clock-decides = At this table the clock decides what happens to players who are away.
refusal-not-away = That player hasn't been away long enough.
refusal-no-stand-in = No computer is playing for you.
refusal-rated = Computers don't stand in for anyone in a rated game: play on or resign.

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

## What is asked

refusal-invalid =
    { $flaw ->
        [game] The game can't be set up like that: { $problem }
        [unknown_game] There's no game called { $game }.
        [two_own_seats] Only one seat can be yours. The others on this device are for someone else.
        [rated_seats] A rated game is for people, each on their own device: no computers.
        [rated_clock] A rated game needs a clock.
        [rated_alone] A rated game needs at least two seats.
        [level] Levels go from { $least } to { $most }.
        [name_length] A name has { $least } to { $most } characters.
        [name_invisible] A name can only contain visible characters.
        [name_marks] A name can only have accents on letters.
        [password_length] A password has { $least } to { $most } characters.
        [password_is_name] The password can't be the same as the name.
        [token_name] The name of a token has { $least } to { $most } visible characters.
        [message] A message has to be a JSON object, sent as text.
        [message_id] The id of a message is a number or a short text.
        [after] The parameter “after” is the number of an event.
       *[field] { $field }: { $problem }
    }
refusal-not-found =
    { $what ->
        [table] There's no such table.
        [person] There's no such player.
        [session] There's no such login.
        [token] There's no such token.
        [game] There's no such game.
        [puzzles] There are no puzzles for this game.
        [puzzle_step] This puzzle doesn't have that many steps.
       *[address] There's nothing at this address.
    }
refusal-too-large = A request can have { $most } bytes at most.
refusal-too-many-requests =
    { $retry_after ->
        [one] That was a bit fast. Try again in one second.
       *[other] That was a bit fast. Try again in { $retry_after } seconds.
    }
refusal-bad-request = We couldn't understand that request.
refusal-method-not-allowed = This address can't be used in that way.
refusal-refused = That didn't work.

## Not the asker's fault

refusal-busy = We're very busy right now. Try again in a moment.
refusal-no-answer = The computer player isn't answering. Try again in a moment.
refusal-store-gone = Nothing can be saved right now. Try again in a moment.
refusal-internal = Something went wrong on our side.
