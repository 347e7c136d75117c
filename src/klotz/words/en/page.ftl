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
page-title-learn = Learn
page-title-settings = Settings
page-title-me = Me
page-title-replay = Replay
page-title-analysis = Analysis
page-title-missing = Not found

## The start page

page-start-heading = What shall we play?
page-start-level = Computer level
page-start-resume = Your games
page-start-computer = Play the computer
page-start-friends = With friends
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
page-new-more = Advanced
page-new-clock = Clock
page-new-lots = Random seating
page-new-public = Anyone can find and watch this game
page-new-begin = Start game
page-new-invite = Get the link

page-clock-none = No clock
page-clock-move-30 = 30 seconds a move
page-clock-move-120 = 2 minutes a move
page-clock-total-10 = 10 minutes each, plus 5 seconds a move
page-clock-total-20 = 20 minutes each, plus 10 seconds a move
page-clock-days-1 = One day a move
page-clock-days-3 = Three days a move
page-clock-left = Time left

page-option-starts = First piece
page-option-starts-any = On any free starting square
page-option-starts-own = On its own starting square
page-option-scoring = Scoring
page-option-scoring-basic = Squares left: fewest wins
page-option-scoring-advanced = Points and bonuses: most wins
page-option-contact = New shapes must
page-option-contact-side = Touch along a side
page-option-contact-rest = Touch and rest on something
page-option-overhang = Pieces that stick out over the edge
page-option-overhang-false = Not allowed
page-option-overhang-true = Allowed

## Lists of games

page-list-waiting = Waiting for players
page-list-playing = In progress
page-list-finished = Finished
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

## At the table

page-your-turn = Your turn
page-turn-of = { $who } to move
page-no-board = This game has no board here yet.
page-table-gone = This game doesn't exist any more.
page-table-closed = This game was cancelled before it began.
page-reconnecting = No connection. Trying again …
page-move-lost = The connection dropped before your move arrived. Please play it again.
page-cover = { $who }, it's your turn.
page-cover-look = I'm ready
page-absent = { $who } hasn't moved for a while.
page-absent-take-over = Let the computer take over

page-hint = Hint
page-hint-play = Play it
page-hint-none = No hint this time.
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
page-hand-back = I'm back

page-chat = Chat
page-chat-empty = No messages yet.
page-chat-say = Say something
page-chat-send = Send

page-room-missing = { $missing ->
        [0] Everyone's here.
        [one] Waiting for one more player.
       *[other] Waiting for { $missing } more players.
    }
page-room-invited = You're invited to play.
page-room-sit = Take a seat
page-room-link = Link to this game
page-room-qr = QR code for the link
page-room-how = Send the link, or let your friends scan the code. The game begins as soon as everyone's here.
page-room-close = Cancel game

## The end

page-end-you-win = You win!
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
page-better = Better: { $move }
page-verdict-best = best
page-verdict-good = good
page-verdict-inaccuracy = inaccuracy
page-verdict-mistake = mistake
page-verdict-blunder = blunder
page-verdict-forced = forced
page-analyse-here = Explore from here
page-share-moment = Share this moment
page-share-position = Share this position
page-to-table = Back to game
page-analysis-how = Play every side, step back, try something else.
page-analysis-chance = Leave it to chance
page-analysis-choose = Or pick the outcome

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
page-me-games = Finished games
page-me-export = Download all my games
page-me-delete = Delete my account
page-me-delete-sure = Delete your account?
page-me-delete-about = Your name and account are gone for good. Games with others stay, without your name.
page-tokens = Tokens for bots
page-tokens-about = A program with a token plays in your name.
page-tokens-secret = Your token. Copy it now, you won't see it again:
page-tokens-name = Bot name
page-tokens-make = Create token
page-tokens-delete = Delete
page-tokens-read = read
page-tokens-play = play
page-tokens-tables = create and join games
