### The page: everything but the boards, which have files of their own.
### Names of games are names: they stay as they are in every language.

page-loading = One moment …
page-getting-ready = Getting { $game } ready … { $done } of { $steps }
page-not-loaded = This part couldn't be loaded.
page-try-again = Try again
page-cancel = Cancel
page-dismiss = Close this message
page-copy = Copy
page-copied = Copied
page-share = Share
page-you = You
page-missing = There's nothing at this address.
page-trademarks = Blokus, Bloxx! and Bloqs are trademarks of their owners. Klotz is independent of them and draws its own boards.

## Getting around

page-nav-label = Pages
page-nav-skip = Skip to content
page-nav-home = Home
page-nav-play = Play
page-nav-watch = Watch
page-nav-learn = Learn
page-nav-settings = Settings
# Stands where the player's name would.
page-nav-me = Me

page-title-start = Play
page-title-new = New game
page-title-watch = Watch
page-title-leaders = Leaderboards
page-title-person = Profile
page-title-learn = Learn
page-title-settings = Settings
page-title-me = Me
page-title-replay = Replay
page-title-analysis = Analysis
page-title-editor = Set up a position
page-title-workshop = Workshop
page-title-score = At the real table
page-title-book = Score book
page-title-tournament = Tournament
page-title-missing = Not found

## The start page

page-start-heading = What shall we play?
page-start-level = Computer level
page-start-resume = Your games
page-start-computer = Play the computer
page-start-friends = With friends
page-start-anyone = Play anyone
page-start-tournament = Tournament
page-start-device = On this device
page-start-more = More options
page-starting = Starting …

page-about-blokus = Place your pieces corner to corner, and get in everyone's way.
page-about-blokus-duo = A duel on a small board: quick, sharp and fair.
page-about-bloxx = Roll, draw the shape on your sheet and leave no gaps.
page-about-bloqs = Race round the ring, build a tower and steal from the others.
page-about-blokus-players = Four players, one colour each.
page-about-blokus-3-players = Three players, one colour each; you take turns with the fourth.
page-about-blokus-2-players = Two players, two colours each.

# How well the computer plays.
page-level-1 = First steps
page-level-2 = Beginner
page-level-3 = Easy-going
page-level-4 = Casual
page-level-5 = Solid
page-level-6 = Skilled
page-level-7 = Strong
page-level-8 = Expert
page-level-9 = Master
page-level-1-about = Has just learned the rules. Answers at once.
page-level-2-about = Sees what a move gains, but not what it spoils. Answers at once.
page-level-3-about = Takes what looks best right now. Answers at once.
page-level-4-about = Thinks a little about what comes next, and usually beats level 3. Answers at once.
page-level-5-about = Gives little away, and usually beats level 4. Answers at once.
page-level-6-about = Usually beats level 5. Answers within a second.
page-level-7-about = Usually beats level 6. Answers within a second.
page-level-8-about = Usually beats level 7. Answers within a second.
page-level-9-about = The strongest. Thinks for up to three seconds.

## A new game

page-new-with = Who with?
page-new-players = How many players?
page-new-rules = Which rules?
page-rules-bloqs = Basic
page-rules-bloqs-about = Everyone goes the same way round the ring.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = You choose which way to go.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = With cards: choose your roll, swap places, defend your tower.
page-new-names = Who's playing?
page-new-friends-how = You get a link and a QR code to share. Nobody needs an account.
page-new-seats = Seats
page-new-seat-me = Me
page-new-seat-computer = Computer
page-new-seat-link = A friend, by link
page-new-seat-open = Anyone
page-new-seat-hot = Someone on this device
page-new-level = Level
page-new-stand-in = Computer for someone who's away
page-new-own-players = Players of this server
page-new-own-about = Plays for this server. The people who run it wrote or chose it.
page-new-more = Advanced
page-box = Box
page-box-ours = Klotz's own
page-box-of = { $name } (by { $owner })
page-box-make = Make your own box
page-new-clock = Clock
page-new-lots = Draw seats and colours at random
page-new-public = Anyone can find and watch this game
page-new-rated = Rated: counts for the leaderboard
page-new-begin = Start game
page-new-invite = Get the link

## Who plays with what, and who begins

page-seating-colour = Your colour
page-seating-colour-of = Colour for { $who }
# A colour: it doesn't matter which.
page-seating-any = any
page-seating-first = Who goes first?
page-seating-first-rules = As the rules say
page-seating-first-rules-blokus = Blue, as the rules say
page-seating-first-rules-bloqs = The highest roll, as the rules say
page-seating-first-rules-bloxx = Seat 1
page-seating-first-lot = Draw lots
page-seating-first-loser = Whoever lost last time (first game: draw lots)
# $who is a name, or one of the sentences above.
page-seating-begins = Goes first: { $who }

page-clock-none = No clock
page-clock-move-30 = 30 seconds a move
page-clock-move-120 = 2 minutes a move
page-clock-total-10 = 10 min each + 5 s a move
page-clock-total-20 = 20 min each + 10 s a move
page-clock-days-1 = One day a move
page-clock-days-3 = Three days a move
page-clock-left = Time left

## Lists of games

page-list-waiting = Waiting for players
page-list-playing = In progress
page-list-finished = Finished
page-list-rated = Rated
page-watch-playing = Live now
page-watch-waiting = Waiting for players
page-watch-finished = Just finished
page-watch-none = No public games right now.
page-watching = You're watching.

## Seats

page-seat-computer = Computer { $seat }
page-seat-level = Level { $level }
page-seat-player = Player { $seat }
page-seat-number = Seat { $seat }
page-seat-free = Seat { $seat }: free
page-seat-away = computer playing
page-seat-out = out
page-seat-due = to move

page-colour-blue = blue
page-colour-yellow = yellow
page-colour-red = red
page-colour-green = green

page-part-blue = Blue
page-part-yellow = Yellow
page-part-red = Red
page-part-green = Green
page-part-rows = Rows
page-part-numbers = Numbers
page-part-gaps = Gaps
page-part-blanks = Empty squares
page-part-layers = Layers
page-part-cubes = Cubes
page-part-bonus = Bonus

## At the table

page-your-turn = Your turn
page-turn-of = { $who } to move
page-thinking-for = Thinking … { $seconds } s
page-hurry = Move now
page-skip = Skip
page-sound-offer = Would you like sound?
page-sound-yes = Turn it on
page-sound-no = No, thanks
page-no-board = This game has no board here yet.
page-table-gone = This game doesn't exist any more.
page-table-closed = This game was cancelled before it began.
page-reconnecting = No connection. Trying again …
page-move-lost = The connection dropped before your move arrived. Please play it again.
page-move-kept = Your move is saved and will be sent as soon as you're online.
page-offline = You're offline. Your games, and lessons and puzzles you've opened before, are here. Starting a game or playing live needs a connection.
page-cover = { $who }, it's your turn.
page-cover-look = I'm ready
page-absent = { $who } hasn't moved for a while.
page-absent-ask = Ask if they're there
page-absent-asked = Asked { $who } if they're still there.
page-absent-silent = { $who } isn't answering.
page-absent-take-over = Let the computer take over
page-here-question = Still there? Otherwise the computer may take over for you.
page-here = I'm here
page-replaced =
    { $why ->
        [slow] { $who } took too long.
        [illegal] { $who } tried a move that isn't allowed.
        [gone] { $who } is no longer on this server.
       *[failed] { $who } broke down.
    } The computer plays on at level { $level }.

page-hint = Hint
page-hint-play = Play it
page-hint-none = No hint this time.
page-how = How to play
page-how-rules = All rules
page-how-lesson = Short lesson
page-how-again = Show me around
page-how-keys = Keys
page-how-close = Close
page-keys-help = this list
page-coach-at = { $at } of { $all }
page-coach-next = Next
page-coach-done = Got it
page-thinking = Thinking …
page-undo = Take back
page-undo-asked = You've asked to take back a move. The others have to agree.
page-undo-question = { $who } wants to take back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
page-undo-agree = Agree
page-undo-refuse = Decline
page-resign = Resign
page-resign-sure = Resign this game?
page-resign-about = You'll lose this game.
page-leave = Leave
page-leave-sure = Leave this game?
page-leave-about = The computer will play for you. You can come back any time until the game ends.
page-take-over = Let the computer play for me
page-take-over-sure = Let the computer play for you?
page-take-over-about = The others will see it. You can take your seat back at any time.
page-play-one = Play a move for me
page-autoplay = Watch it play on
page-autoplay-stop = Stop
page-hand-back = I'm back
page-plan = Plan a reply
page-plan-about = If they play this, I play that. Nobody else can see it.
page-plan-if = If { $who } plays …
page-plan-then = … I play
page-plan-keep = Keep this plan
page-plan-back = One move back
page-plan-cancel = Cancel
page-plan-done = Close
page-plans = My plans
page-plan-number = Plan { $number }
page-plan-show = Show plan { $number }
page-plan-delete = Delete plan { $number }
page-plan-line = This is plan { $number }.

page-chat = Chat
page-chat-empty = No messages yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-unread = { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }

page-room-missing = { $missing ->
        [0] Everyone's here.
        [one] Waiting for one more player.
       *[other] Waiting for { $missing } more players.
    }
page-room-invited = You're invited to play.
page-room-invited-by = { $who } invites you to { $game }.
page-room-your-name = Your name
page-room-no-seat = All seats are taken. You can watch once the game begins.
page-room-meanwhile = Play the computer meanwhile
page-room-sit = Take a seat
page-room-link = Link to this game
page-room-qr = QR code for the link
page-room-how = Send the link, or let your friends scan the code. The game begins as soon as everyone's here.
page-room-close = Cancel game

## The end

page-end-you-win = You win!
page-end-you-lose = You lost this one.
page-end-you-place = You came { $place ->
        [2] second
        [3] third
       *[other] fourth
    }.
page-end-you-resigned = You resigned.
page-end-you-share = You share the win!
page-end-review = Review my mistakes
page-end-try-level = Try level { $level }
page-end-wins = { $who } wins!
page-end-share = { $who } share the win!
page-end-alone = { $points ->
        [one] You scored 1 point.
       *[other] You scored { $points } points.
    }
page-end-resigned = Won by resignation.
page-end-time-up = Time's up.
page-end-sheet = Score sheet
page-end-place = Place
page-end-player = Player
page-end-total = Total
page-end-new = New game
page-rematch = Rematch
page-rematch-go = Go to rematch
page-replay = Replay
page-record = Game file
page-picture = Picture

page-verify = Verify the dice
page-verify-checking = Checking …
page-verify-kept = Verified: the seed is the one promised before the game.
page-verify-all = { $draws ->
        [one] Verified: the only roll was fixed before the game.
       *[other] Verified: all { $draws } rolls were fixed before the game.
    }
page-verify-broken = This doesn't match what was promised before the game.
page-verify-cannot = This browser can't check the dice. Download the game file and run klotz verify instead.
page-verify-promise = Promised hash
page-verify-seed = Seed

## What was refused

page-refused = That didn't work.
page-refused-unreachable = Can't reach the server.

## Settings

page-set-language = Language
page-set-theme = Appearance
page-set-theme-system = Same as this device
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-palette = Colours
page-set-palette-classic = Classic
page-set-palette-colour-blind = Colour-blind friendly, with patterns
page-set-pace = Others' moves
page-set-pace-instant = At once
page-set-pace-normal = Easy to follow
page-set-pace-slow = Slowly
page-set-confirm = Confirm each move
page-set-confirm-touch = On touch screens
page-set-confirm-always = Always
page-set-confirm-never = Never
page-set-large = Large text and buttons
page-set-left-handed = Left-handed
page-set-coordinates = Show coordinates
page-set-move-numbers = Show move numbers
page-set-chat = Show chat
page-set-sound = Sound
page-set-notify = Notify me when it's my turn
page-set-kept = These settings are saved in this browser.

## Looking back

page-step-slider = Move
page-step-at = Move { $at } of { $moves }
page-step-first = First move
page-step-back = Previous move
page-step-on = Next move
page-step-last = Last move
page-graph = Expected final score
page-judge = Analyse game
page-judging = Analysing …
page-turning-points = Turning points
page-review-mine = My mistakes
page-review-none = No big mistakes: well played!
page-graph-chances = Winning chance in percent
page-show-better = Show the better move
page-show-played = Show what was played
page-replay-play = Play
page-replay-pause = Pause
page-replay-moves = Moves
page-replay-chance = dice or cards
page-try-here = Try a move here
page-try-end = Back to the game
page-variations = What I tried
page-variation = From move { $from }: { $count }
page-variation-forget = Forget it
page-verdict-best = best
page-verdict-good = good
page-verdict-inaccuracy = inaccuracy
page-verdict-mistake = mistake
page-verdict-blunder = blunder
page-verdict-forced = forced
page-cost-points = cost about { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
page-cost-chance = cost { $amount }% winning chance
page-analyse-here = Explore from here
page-share-moment = Share this moment
page-share-position = Share this position
page-to-table = Back to game
page-analysis-how = Play every side, step back, try something else.
page-analysis-chance = Leave it to chance
page-analysis-choose = Or pick the outcome
page-editor-open = Set up a position
page-position-broken = This link is damaged: the position in it can't be read.
page-position-empty = Start with an empty board
page-new-position = The game starts from this position.
page-new-position-change = Change the position

## Learn

page-learn-rules = The rules of { $game }
page-learn-try = Try it

## Me

page-me-name = Name
page-me-save = Save
page-me-renamed = Name saved.
page-me-why-account = You don't need an account to play. With one, your name and your games follow you to every device.
page-me-account = Account
page-me-register = Create account
page-me-login = Log in
page-me-password = Password (at least 8 characters)
page-me-recovery = Your recovery code
page-me-recovery-how = Write it down: you won't see it again. With it you can set a new password if you forget yours.
page-me-recovery-kept = I've written it down
page-me-log-out = Log out
page-me-login-password = Password
page-me-recover = Forgot password
page-me-recovery-code = Recovery code
page-me-new-password = New password (at least 8 characters)
page-me-change-password = Change password
page-me-password-changed = Password changed. All other devices are logged out.
page-mail = E-mail when it's my turn
page-mail-about = For games without a clock, or with days for a move. At most one e-mail an hour.
page-mail-address = E-mail address
page-mail-send-code = Send me a code
page-mail-code = Code from the e-mail
page-mail-confirm = Confirm
page-mail-on = We'll write to { $address } when it's your turn.
page-mail-stop = No more e-mails
page-me-profile = My profile
page-leaders = Leaderboards
page-leaders-none = Nobody is rated here yet. Rated games have a clock and need accounts.
page-leaders-rating = Rating
page-leaders-games = Games
page-profile-since = Here since { $date }
page-profile-unrated = No rated games yet.
page-me-games = Finished games
page-me-export = Download all my games
page-me-delete = Delete my account
page-me-delete-sure = Delete your account?
page-me-delete-about = Your name and account will be gone for good. Games with others stay, without your name.
page-tokens = Tokens for bots
page-tokens-about = A program with a token plays in your name.
page-tokens-secret = Your token. Copy it now, you won't see it again:
page-tokens-name = Bot name
page-tokens-make = Create token
page-tokens-delete = Delete
page-tokens-read = read
page-tokens-play = play
page-tokens-tables = create and join games

# A number with buttons beside it.
page-count-less = { $what }: one less
page-count-more = { $what }: one more

page-tournament-back = Back to the tournament
page-tournament-standings = Standings

## Phones at home

page-house = Phones in this house
page-house-how = Point a phone's camera here to open Klotz on it. It has to be in the same Wi‑Fi.
page-house-warning = Anyone in this network can open it and play, so only do this at home or among friends.
page-house-closed = Only this device can open Klotz here. To let phones at home join, start it with klotz play --house.
