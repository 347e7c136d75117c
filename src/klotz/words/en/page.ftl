### The page: everything but the boards, which have files of their own.
### Names of games are names: they stay as they are in every language.

page-loading = One moment …
page-getting-ready = Getting { $game } ready … { $done } of { $steps }
page-not-loaded = This part could not be loaded.
page-try-again = Try again
page-cancel = Cancel
page-dismiss = Close this message
page-copy = Copy
page-copied = Copied
page-share = Share
page-you = You
page-missing = There is nothing at this address.
page-trademarks = Blokus, Bloxx! and Bloqs are trademarks of their owners. Klotz is independent of them and draws its own boards.

## Getting around

page-nav-label = Pages
page-nav-skip = Skip to the content
page-nav-home = To the start page
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

page-start-heading = Which game shall it be?
page-start-level = The computer plays
page-start-resume = Your games
page-start-computer = Play the computer
page-start-friends = With friends
page-start-device = On this device
page-start-more = More choices
page-starting = Starting …

page-about-blokus = Lay your pieces corner to corner, and be in everybody's way.
page-about-blokus-duo = The duel on the small board: quick, sharp and fair.
page-about-bloxx = Roll, draw the shape on your sheet and leave no gaps.
page-about-bloqs = Race round the ring, build a tower and steal from the others.
page-about-blokus-players = Four players, one colour each.
page-about-blokus-3-players = Three players, one colour each; the fourth is played in turn.
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
page-rules-bloqs-about = Everybody goes the same way round the ring.
page-rules-bloqs-turn2 = Turn2
page-rules-bloqs-turn2-about = You choose which way to go.
page-rules-bloqs-maestro = Maestro
page-rules-bloqs-maestro-about = With cards: steer the die, swap places, defend your tower.
page-new-names = Who plays?
page-new-friends-how = You get a link and a QR code to send to the others. Nobody needs an account.
page-new-seats = Seats
page-new-seat-me = Me
page-new-seat-computer = The computer
page-new-seat-link = A friend, by link
page-new-seat-open = Anybody
page-new-seat-hot = Somebody on this device
page-new-level = Level
page-new-clock = Clock
page-new-lots = Draw lots for the seats
page-new-public = Everybody may find and watch this game
page-new-begin = Start the game
page-new-invite = Get the link

page-clock-none = No clock
page-clock-move-30 = 30 seconds a move
page-clock-move-120 = 2 minutes a move
page-clock-total-10 = 10 minutes each, 5 seconds more a move
page-clock-total-20 = 20 minutes each, 10 seconds more a move
page-clock-days-1 = One day a move
page-clock-days-3 = Three days a move
page-clock-left = Time left

page-option-starts = The first piece
page-option-starts-any = On any free starting square
page-option-starts-own = On the colour's own starting square
page-option-scoring = Score
page-option-scoring-basic = Squares left: the fewest win
page-option-scoring-advanced = Points with bonuses: the most win
page-option-contact = Shapes join
page-option-contact-side = With a side
page-option-contact-rest = By lying on something
page-option-overhang = Pieces that jut out over the edge
page-option-overhang-false = Not allowed
page-option-overhang-true = Allowed

## Lists of games

page-list-waiting = Waiting for players
page-list-playing = Being played
page-list-finished = Finished
page-watch-playing = Being played now
page-watch-waiting = Waiting for players
page-watch-finished = Just finished
page-watch-none = No public games right now.
page-watching = You are watching.

## Seats

page-seat-computer = Computer { $seat }
page-seat-level = Level { $level }
page-seat-player = Player { $seat }
page-seat-number = Seat { $seat }
page-seat-free = Seat { $seat }: free
page-seat-away = computer plays on
page-seat-out = out
page-seat-due = has the turn

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
page-part-blanks = Blanks
page-part-layers = Layers
page-part-cubes = Cubes

## At the table

page-your-turn = Your turn
page-turn-of = { $who } to move
page-no-board = The board of this game is not here yet.
page-table-gone = There is no such game, or no longer.
page-table-closed = This game was called off before it began.
page-reconnecting = No connection. Trying again …
page-move-lost = The connection broke, and your last move did not get through. Please play it again.
page-cover = { $who }, it is your turn.
page-cover-look = Show my side
page-absent = { $who } has not moved for a while.
page-absent-take-over = Let the computer play on

page-hint = Hint
page-hint-play = Play it
page-hint-none = No hint this time.
page-thinking = Thinking …
page-undo = Take back
page-undo-asked = You have asked to take back. The others have to agree.
page-undo-question = { $who } would like to take { $moves ->
        [one] a move
       *[other] { $moves } moves
    } back.
page-undo-agree = Agree
page-undo-refuse = Refuse
page-resign = Resign
page-resign-sure = Resign this game?
page-resign-about = The game is lost for you then.
page-leave = Leave
page-leave-sure = Leave the table?
page-leave-about = The computer plays on for you, and you can come back as long as the game lasts.
page-take-over = Computer, play for me
page-hand-back = I play again

page-chat = Chat
page-chat-empty = Nothing has been said yet.
page-chat-say = Say something
page-chat-send = Send

page-room-missing = { $missing ->
        [0] All are there.
        [one] One more player, and the game begins.
       *[other] { $missing } more players, and the game begins.
    }
page-room-invited = You are invited to play.
page-room-sit = Take a seat
page-room-link = Link to this game
page-room-qr = QR code of the link
page-room-how = Send the link, or let them scan the code. The game begins as soon as all are there.
page-room-close = Call it off

## The end

page-end-you-win = You win!
page-end-wins = { $who } wins!
page-end-share = { $who } share the win!
page-end-alone = { $points ->
        [one] You scored 1 point.
       *[other] You scored { $points } points.
    }
page-end-resigned = The others have resigned.
page-end-time-up = Time is up.
page-end-sheet = Score sheet
page-end-place = Place
page-end-player = Player
page-end-total = Total
page-end-new = Another game
page-rematch = Rematch
page-rematch-go = To the rematch
page-replay = Replay
page-record = Record
page-picture = Picture

page-verify = Verify the dice
page-verify-checking = Computing …
page-verify-kept = The seed has the hash that was promised before the game: nobody can have changed it.
page-verify-all = { $draws ->
        [one] The seed has the promised hash, and gives the one roll of this game again.
       *[other] The seed has the promised hash, and gives all { $draws } rolls of this game again.
    }
page-verify-broken = This does not match what was promised before the game.
page-verify-cannot = This browser cannot compute it here. The record can be verified with the command klotz verify.
page-verify-promise = Promised hash
page-verify-seed = Seed

## What was refused

page-refused = That did not work.
page-refused-unreachable = The server cannot be reached.

## Settings

page-set-language = Language
page-set-theme = Brightness
page-set-theme-system = As on this device
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-palette = Colours
page-set-palette-classic = Classic
page-set-palette-colour-blind = Easy to tell apart, with patterns
page-set-confirm = Confirm each move
page-set-confirm-touch = When playing by touch
page-set-confirm-always = Always
page-set-confirm-never = Never
page-set-large = Large text and buttons
page-set-left-handed = Left-handed
page-set-coordinates = Show coordinates
page-set-move-numbers = Show move numbers
page-set-chat = Show the chat
page-set-sound = Sound
page-set-notify = Notify me when it is my turn
page-set-kept = These settings stay in this browser.

## Looking back

page-step-slider = Move
page-step-at = Move { $at } of { $moves }
page-step-first = To the beginning
page-step-back = A move back
page-step-on = A move on
page-step-last = To the end
page-graph = Expected final score
page-judge = Judge the game
page-judging = Judging every move …
page-turning-points = Turning points
page-better = Better: { $move }
page-verdict-best = best
page-verdict-good = good
page-verdict-inaccuracy = inaccuracy
page-verdict-mistake = mistake
page-verdict-blunder = blunder
page-verdict-forced = forced
page-analyse-here = Try out from here
page-share-moment = Share this moment
page-share-position = Share this position
page-to-table = To the table
page-analysis-how = Move for every side, go back, try something else.
page-analysis-chance = Let chance decide
page-analysis-choose = Or choose what it brings

## Learn

page-learn-rules = The rules of { $game }
page-learn-try = Try it out

## Me

page-me-name = Name
page-me-save = Save
page-me-renamed = Your name is saved.
page-me-why-account = You do not need an account to play. With one your games and your name are with you on every device.
page-me-account = Account
page-me-register = Make an account
page-me-login = Log in
page-me-password = Password, at least 8 characters
page-me-recovery = Your recovery code
page-me-recovery-how = Write it down. It is shown only now, and sets a new password if you lose yours.
page-me-recovery-kept = I have written it down
page-me-log-out = Log out
page-me-games = Finished games
page-me-export = Download all my games
page-me-delete = Delete me
page-me-delete-sure = Delete everything about you?
page-me-delete-about = Your name and account are deleted for good. Games with others stay, without your name.
page-tokens = Tokens for bots
page-tokens-about = A program with a token plays in your name.
page-tokens-secret = The token, shown only now:
page-tokens-name = Name of the bot
page-tokens-make = Make a token
page-tokens-delete = Delete
page-tokens-read = read
page-tokens-play = play
page-tokens-tables = make and join games
