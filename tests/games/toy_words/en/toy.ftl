rule-TY-1 = Everybody is dealt a card that nobody else sees.
rule-TY-2 = Everybody keeps their card or has another one dealt, once and in any order.
rule-TY-3 = A die is rolled and added to every card. The highest sum wins.

toy-not-now = Nobody can do that now.

outcome-toy-rolled = The die has been rolled.
