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
play-unfinished = go on with the unfinished game of { $game }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } so far
play-ask-game = Number or name:
play-ask-seats = How many players, { $counts }? Enter for { $usual }:
# One answer for each seat, in order; $example is what Enter stands for.
play-ask-who = Who plays? p for a person or a level { $least } to { $most } for each seat; Enter for { $example }:
play-who-not-understood = Write p or a level from { $least } to { $most } for each of the { $seats } seats, such as { $example }. A single p or level is for all of them.
# $player is what the computer player is called, such as "level 4".
play-computer = { $who }: the computer, { $player }.
play-welcome = Type a move, press Enter to choose from a menu, or type help.
play-welcome-back = You are back at your game of { $game }.

## In turn

play-turn = { $who } to play.
play-prompt = >
play-moved = { $who }: { $move }.
play-chance = Chance: { $move }.
play-placed = { $who } plays { $piece } on { $move }.
play-cannot = { $who } cannot place anything and passes.
play-passes = { $who } passes again.
play-taken-back = Taken back: { $what }
play-nothing-to-take-back = There is nothing to take back.
play-chance-stands = Chance has had its say since the last move, so that it can no longer be taken back.
play-rule-hint = Type rules { $rule } to read that rule.
play-move-hint = Press Enter to choose from a menu, or type help.
play-did-you-mean = There is no command { $word }. Did you mean { $command }?
play-thinking = { $who } is thinking ... Ctrl-C ends it.
play-thinking-hint = Thinking ... Ctrl-C ends it.
play-computers-seat = { $who } is played by the computer.
play-hint-count = Write hint, or hint and how many moves you would like to see, up to { $most }.
play-is-over = Type undo to take the last move back, save FILE to keep the game, or press Enter to leave.
play-is-settled = Type save FILE to keep the game, or press Enter to leave.

## Who is who

play-player = Player { $seat }
play-player-of = { $name } ({ $colours })
play-shared-colour = { $colour }, shared
play-and = { $first } and { $last }

## The end

play-over = The game is over. { $reason }
play-wins = { $who } wins!
play-share = { $who } share the win!
# Where one player plays alone there is nobody to win against.
play-alone = { $who } has scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

score-player = Player
score-total = Score
score-parts = Made of
score-place = Place
score-basic = Squares left: the fewest win.
score-advanced = Points: the most win.

## The menu

menu-back = 0
menu-ask-move = Number of the move (0 goes back):
menu-more = Enter shows more, q stops:
menu-not-offered = { $answer } is not among them.
menu-pieces = What { $who } can place. In brackets: in how many places.
menu-nowhere = No room for { $pieces }.
menu-ask-piece = Which piece? Its name or number (0 goes back):
menu-ways = Which way round? In brackets: in how many places it fits.
menu-ask-way = Number (0 goes back):
menu-squares = The square { $mark } of the piece can go to any square marked { $mark } on the board.
menu-ask-square = Which square, such as { $example } (0 goes back):
menu-wrong-square = { $mark } cannot go to { $answer }. Choose one of the marked squares, such as { $example }.
menu-preview = { $piece } on { $move }:
menu-ask-play = Enter plays it, another square moves it, 0 goes back:
menu-piece-gone = { $who } has already played { $piece }.
menu-piece-nowhere = There is no room for { $piece } anywhere.

## What the commands answer

moves-count = { $count ->
        [one] There is 1 move.
       *[other] There are { $count } moves.
    }
moves-of-piece = Type moves and the name of a piece, such as moves { $piece }, to list them.
moves-no-piece = There is no piece { $piece }. The pieces are { $pieces }.
pieces-of = { $who } has { $count ->
        [0] no pieces left.
        [one] 1 piece left, with { $squares ->
            [one] 1 square
           *[other] { $squares } squares
        }.
       *[other] { $count } pieces left, with { $squares } squares.
    }
pieces-no-colour = There is no colour { $colour } in this game. The colours are { $colours }.
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
save-which-file = Save where? Write save and a file name, such as save game.klotz.
save-replace = { $file } exists already. Replace it? (y/N)
save-not-saved = Not saved.
save-done = Saved in { $file }.
load-which-file = Load what? Write load and a file name, such as load game.klotz.
load-left = The game you leave is kept in { $file }.
load-done = { $file } is on the table.
play-yes = y
play-kept = Your game is kept. To go on with it, type: klotz play --resume
play-not-kept = Your game could not be kept: { $reason }.

## Help

help-move-blokus = place a piece: all its squares, with commas between them
help-piece-blokus = choose where a piece goes: its name in capitals, or its number
help-move = make a move: type it as the list of moves writes it
help-roll = roll the dice; just pressing Enter does the same
help-menu = choose a move step by step; just pressing Enter does the same
help-moves = list what can be played
help-moves-blokus = list what can be played; for one piece: moves L4
help-pieces = draw the pieces that are left; of another colour: pieces red
help-score = the score as the board stands
help-board = draw the board again
help-hint = ask the computer what it would play, and why; more moves: hint 3
help-undo = take the last move back, with what computers have played since
help-rules = read the rules of this game; one rule: rules { $rule }
help-save = save the game in a file: save game.klotz
help-load = go on with a game from a file: load game.klotz
help-help = this list
help-quit = leave; klotz play --resume goes on with the game

## The rules, printed

rules-ruling = *Our ruling:* { $ruling }
rules-unknown = This game has no rule { $rule }. It has { $rules }.
