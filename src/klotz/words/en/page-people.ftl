### People: whom one plays with, tournaments, friends, profiles.

page-seek-label = Looking for players
page-seek-title = Looking for someone to play { $game }
page-seek-waiting =
    { $waiting ->
        [one] Nobody else is waiting yet.
       *[other] { $waiting } people are waiting.
    }
page-seek-lost = No connection. Trying again …
page-seek-rated = Rated
page-seek-computer = Play a computer meanwhile
page-seek-stop = Stop looking
page-seek-found = Someone wants to play!

page-tournament-about = One link for the whole group, one round after another, and standings with everyone's points.
page-tournament-mine = Your tournaments
page-tournament-of = { $who }'s tournament: { $game }
page-tournament-status-open = Not started
page-tournament-status-playing = Under way
page-tournament-status-finished = Finished
page-tournament-game = Game
page-tournament-seats = { $seats } at a table
page-tournament-format = Who plays whom
page-tournament-swiss = Swiss
page-tournament-swiss-about = A few rounds. You meet people who have as many points as you.
page-tournament-round-robin = Everyone against everyone
page-tournament-round-robin-about = You meet everyone once. Best for a small group.
page-tournament-large = With more than two at a table it's always Swiss. Computers take the free seats.
page-tournament-rounds = Rounds
page-tournament-fill = A computer plays whoever has no opponent
page-tournament-plays = I play too
page-tournament-rated = Rated: everyone needs an account
page-tournament-round = Round { $round } of { $rounds }
page-tournament-go = Go to your table
page-tournament-wait = You'll be taken to your table when the next round begins.
page-tournament-next-in = The next round begins in { $seconds } s.
page-tournament-over = It's over. { $who } wins!
page-tournament-won = It's over. You win!
page-tournament-join = Take part
page-tournament-link = Link to this tournament
page-tournament-byes = Whoever has no opponent gets a bye: a point without a game.
page-tournament-computers = Computers of level { $level } take the seats of anyone missing.
page-tournament-start = Start
page-tournament-next = Next round now
page-tournament-leave = Leave tournament
page-tournament-return = Take part again
page-tournament-remove = Call off
page-tournament-remove-sure = Call off the tournament?
page-tournament-remove-about = The standings are gone for everyone. Games that are being played go on.
page-tournament-people = Who's in
page-tournament-points = Points
page-tournament-tie-break = Tie-break
page-tournament-wins = Wins
page-tournament-left = left
page-tournament-tie-swiss = A win is a point, a draw half a point; at larger tables you get a point for everyone behind you. If points are equal, it goes to whoever's opponents have more points, then to whoever has won more games. If that's equal too, you share the place.
page-tournament-tie-round-robin = A win is a point, a draw half a point. If points are equal, the points of those you've beaten decide, and half of those you've drawn with; then who has won more games. If that's equal too, you share the place.
page-tournament-nobody = Nobody yet.
page-tournament-computer = Computer, level { $level }
page-tournament-bye = has a bye: 1 point

page-profile-game = Game
page-profile-won = Won
page-profile-drawn = Drawn
page-profile-level = level { $level }
page-profile-people = With people
page-profile-computers = Against computers
page-profile-curve = How the rating went: { $game }
page-profile-streak =
    { $days ->
        [one] { $days } day with its puzzle solved
       *[other] { $days } days running with a puzzle solved
    }

page-friends-title = Friends
page-friends-about = Add people by the exact name of their account. You're friends once both want to be.
page-friends-name = Name of a friend
page-friends-ask = Ask
page-friends-here = here now
page-friends-away = not here
page-friends-remove = Remove { $who }
page-friends-asked = asked
page-friends-asking = wants to be your friend
page-friends-agree = Agree
page-friends-decline = Decline
page-friends-findable = Others can find me by my name
page-friends-invites = { $who } invites you to { $game }.
page-friends-go = Go there
page-friends-invite = Invite { $who }
page-friends-invited = { $who } is invited.
