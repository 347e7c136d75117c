# How a game at a table may end besides the rules.
outcome-resigned = Everyone else resigned.
outcome-time-up = Time ran out.
