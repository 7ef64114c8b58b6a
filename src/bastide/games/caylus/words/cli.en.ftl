# What only the terminal says of Caylus: what a seat has, what may be built, what an action costs and brings.

caylus-cli-headline = Turn { $turn } · { $phase ->
    [0] { caylus-cli-phase }
    [8] { caylus-cli-phase }
   *[other] phase { $phase }, { caylus-cli-phase }
}
caylus-cli-phase = { $name ->
    [setup] setup
    [income] income
    [place] workers
    [special] special buildings
    [provost] provost
    [activate] buildings
    [castle] castle
    [end] end of turn
   *[over] game over
}
caylus-cli-line = { $name }: { $rewards }
caylus-cli-columns = { $count ->
    [0] No column is open yet.
    [one] Column 1 is open; what stands in brackets is not.
   *[other] Columns 1 to { $count } are open; what stands in brackets is not.
}
caylus-cli-about-favours = what the royal favours bring, and who has come how far
caylus-cli-order = order
caylus-cli-passed = passed
caylus-cli-signs = ◎ provost  ▮ bailiff  ⚑ scoring  ⌂ owner  → a residence to come  ░ not open
caylus-cli-price = a place costs { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}
caylus-cli-purse = { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}, income { $income }
caylus-cli-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}{ $inn ->
    [1] , 1 in the inn
   *[other] {""}
}
caylus-cli-no-cubes = no cubes
caylus-cli-level = { caylus-name-line } { $level }
caylus-cli-if-ended = { $points } if the game ended now
caylus-cli-stock = To build (F food, W wood, S stone, C cloth, G gold, ? any; points, ♛ favour)
caylus-cli-kind = { $kind ->
    [wood] Wood (carpenter)
    [stone] Stone (mason)
   *[prestige] Prestige (architect)
}
caylus-cli-none = none left
caylus-lesson-first-carpenter-typed = Your opponent has taken the carpenter on space 5. There is another on space 8: he builds wood buildings. But he is beyond the provost, and what lies beyond the provost does nothing. Place a worker there all the same. You can move the provost later.
