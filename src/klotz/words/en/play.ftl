### The game in the terminal: what it says, asks and answers. Names of commands stay as they are in every language.
### $who is a player as the table calls them, such as "Blue" or "Ann (blue)"; it may begin a sentence.

game-blokus = Blokus for four, on the big board
game-blokus-2 = Blokus for two, with two colours each
game-blokus-3 = Blokus for three, who share the fourth colour
game-blokus-duo = Blokus Duo for two, on the small board

colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green

## Before the game

play-which-game = Which game would you like to play?
play-unfinished = carry on with your game of { $game }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } so far
play-ask-game = Number or name:
play-ask-seats = How many players, { $counts }? Enter for { $usual }:
play-ask-house-rule = Which one (Enter: as Klotz plays it)?
# One answer for each seat, in order; $example is what Enter stands for.
play-ask-who = Who plays? For each seat, p for a person or a level { $least } to { $most }; Enter for { $example }:
play-who-not-understood = Type p or a level from { $least } to { $most } for each of the { $seats } seats, such as { $example }. A single p or level counts for all of them.
# $player is what the computer player is called, such as "level 4".
play-computer = { $who }: the computer, { $player }.
play-welcome = Type a move, press Enter to choose from a menu, or type help.
play-welcome-back = Welcome back to your game of { $game }.

## In turn

play-turn = { $who } to play.
play-prompt = >
play-moved = { $who }: { $move }.
play-chance = Chance: { $move }.
play-placed = { $who } plays { $piece } on { $move }.
play-cannot = { $who } can't place anything and passes.
play-passes = { $who } passes again.
play-taken-back = Taken back: { $what }
play-nothing-to-take-back = There's nothing to take back.
play-chance-stands = You can't take back the last move: chance has played since.
play-rule-hint = Type rules { $rule } to read that rule.
play-move-hint = Press Enter to choose from a menu, or type help.
play-did-you-mean = There's no command { $word }. Did you mean { $command }?
play-thinking = { $who } is thinking ... Enter: move now.
play-thinking-hint = Thinking ... Enter: answer now.
play-computers-seat = The computer plays { $who }.
play-hint-count = Type hint, or hint and how many moves you want to see, up to { $most }.
play-is-over = Type undo to take the last move back, again to play again, save FILE to save the game, or press Enter to leave.
play-is-settled = Type again to play again, save FILE to save the game, or press Enter to leave.
play-again-early = Finish this game first; quit keeps it for later.

## Who is who

play-player = Player { $seat }
play-player-of = { $name } ({ $colours })
play-shared-colour = { $colour }, shared
play-and = { $first } and { $last }

## The end

play-over = The game is over. { $reason }
play-gave-up = { $who } resigns. { $reason }
play-wins = { $who } wins!
play-share = { $who } share the win!
# Where one player plays alone there is nobody to win against.
play-alone = { $who } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

score-player = Player
score-total = Score
score-parts = Breakdown
score-place = Place
score-basic = Squares left: fewest wins.
score-advanced = Points: most wins.

## The menu

menu-back = 0
menu-ask-move = Number of the move (0 goes back):
menu-more = Enter shows more, q stops:
menu-not-offered = { $answer } isn't one of the choices.
menu-pieces = What { $who } can place, with the number of places in brackets.
menu-nowhere = No room for { $pieces }.
menu-ask-piece = Which piece? Its name or number (0 goes back):
menu-ways = Which way round? The number of places is in brackets.
menu-ask-way = Number (0 goes back):
menu-squares = Square { $mark } of the piece can go on any square marked { $mark }.
menu-ask-square = Which square, such as { $example } (0 goes back):
menu-wrong-square = { $mark } can't go on { $answer }. Choose one of the marked squares, such as { $example }.
menu-preview = { $piece } on { $move }:
menu-ask-play = Enter plays it, another square moves it, 0 goes back:
menu-piece-gone = { $who } has already played { $piece }.
menu-piece-nowhere = There's no room for { $piece } anywhere.

## What the commands answer

moves-count = { $count ->
        [one] There's 1 move.
       *[other] There are { $count } moves.
    }
moves-of-piece = To list them, type moves and the name of a piece, such as moves { $piece }.
moves-no-piece = There's no piece { $piece }. The pieces are { $pieces }.
pieces-of = { $who } has { $count ->
        [0] no pieces left.
        [one] 1 piece left, with { $squares ->
            [one] 1 square
           *[other] { $squares } squares
        }.
       *[other] { $count } pieces left, with { $squares } squares.
    }
pieces-no-colour = There's no colour { $colour } in this game. The colours are { $colours }.
board-last = last move
board-connect = { $colour } can connect here
board-start = starting square
board-left = { $squares ->
        [0] all placed!
        [one] (1 square)
       *[other] ({ $squares } squares)
    }
board-shared = shared
board-out = out
save-which-file = Save where? Type save and a file name, such as save game.klotz.
save-replace = { $file } already exists. Replace it? (y/N)
save-not-saved = Not saved.
save-done = Saved to { $file }.
load-which-file = Load what? Type load and a file name, such as load game.klotz.
load-left = Your previous game is saved in { $file }.
load-done = Loaded { $file }.
play-yes = y
play-kept = Your game is saved. To carry on, type: klotz play --resume
play-not-kept = Your game couldn't be saved: { $reason }.

## Help

help-move-blokus = place a piece: all its squares, separated by commas
help-piece-blokus = choose where a piece goes: its name in capitals, or its number
help-move = make a move: type it the way the list of moves shows it
help-roll = roll the dice; so does Enter
help-menu = choose a move step by step; so does Enter
help-moves = list what can be played
help-moves-blokus = list what can be played; for one piece: moves L4
help-pieces = show the pieces left; for another colour: pieces red
help-score = show the score so far
help-board = draw the board again
help-hint = ask the computer what it would play, and why; more moves: hint 3
help-undo = take back your last move, and what computers played since
help-rules = read the rules of this game; one rule: rules { $rule }
help-save = save the game to a file: save game.klotz
help-load = carry on with a game from a file: load game.klotz
help-again = play again with the same people, when the game is over
help-help = this list
help-quit = leave; klotz play --resume carries on with the game

## The rules, printed

rules-ruling = *Our ruling:* { $ruling }
rules-chosen = { $choice } (chosen here)
rules-unknown = This game has no rule { $rule }. It has { $rules }.
