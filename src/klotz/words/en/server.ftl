# How a game at a table may end besides the rules.
outcome-resigned = All others have resigned.
outcome-time-up = Time has run out.
