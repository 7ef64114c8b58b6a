# What only the terminal says of Caylus: what a seat has, what may be built, what an action costs and brings.

caylus-cli-amount = { $what ->
    [deniers] { $count ->
        [one] 1 denier
       *[other] { $count } deniers
    }
    [points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
    [favours] { $count ->
        [one] 1 favour
       *[other] { $count } favours
    }
    [income] { $count } income
    [any] { $count ->
        [one] 1 cube of any kind
       *[other] { $count } cubes of any kind
    }
    [any_except_gold] { $count ->
        [one] 1 cube (no gold)
       *[other] { $count } cubes (no gold)
    }
    [food] { $count } food
    [wood] { $count } wood
    [stone] { $count } stone
    [cloth] { $count } cloth
   *[gold] { $count } gold
}
caylus-cli-lost = −{ $what }
caylus-cli-won = +{ $what }
caylus-cli-then = {"; "}
caylus-cli-or = {" or "}
caylus-cli-sell = sell 1 cube of any kind for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
caylus-cli-buy = { $count ->
    [one] buy 1 cube (no gold)
   *[other] buy { $count } cubes (no gold)
} for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
caylus-cli-build = { $class ->
    [wood] build a wood building
    [stone] build a stone building
   *[prestige] build a prestige building on your residence
}
caylus-cli-lawyer = turn a building into your residence: { $cost } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
caylus-cli-exchange = { $paid } for { $got }
caylus-cli-place = { $place ->
    [gate] move on later to any free place for free
    [trading_post] { $deniers } deniers
    [merchants_guild] move the provost up to 3 spaces for free
    [joust_field] { $cost } for 1 favour
    [stables] an earlier place in the turn order
    [inn] from the next turn on every place costs you 1 denier
   *[castle] deliver batches (food and two other kinds each) for points
}
caylus-cli-there = there: { $what }
caylus-cli-ahead = ahead of the provost: not activated as things are
caylus-cli-pass = space { $number } of the passing scale
caylus-cli-provost = the provost to { $space }
caylus-cli-active = activated: { $spaces }
caylus-cli-idle = not activated: { $spaces }
caylus-cli-inn = { $stay ->
    [1] every place costs you 1 denier in the next turn too
   *[other] the worker comes home
}
caylus-cli-skip = { $ask ->
    [gate] the worker comes home
    [guild] the provost stays
    [provost] the provost stays
    [joust] nothing paid, no favour
    [sell] nothing is sold
    [buy] nothing more is bought
    [offer] nothing is paid
    [build] nothing is built
   *[transform] nothing is transformed
}
caylus-cli-done = { $given ->
    [0] no batch delivered
    [one] 1 batch delivered
   *[other] { $given } batches delivered
}
caylus-cli-on-space = on space { $space }
caylus-cli-pending = once the worker there has left
caylus-cli-house = house in the { caylus-name-section } ({ $count } left)
caylus-cli-best = most batches: { $name }
caylus-cli-favour = { $effect ->
    [resources-2] 1 wood or 1 stone
    [resources-4] give 1 cube of any kind, take 2 (no gold)
    [buildings-2] build a wood building for 1 wood less
    [buildings-3] build a stone building for 1 stone less
    [buildings-4] the lawyer for 1 cloth
   *[buildings-5] build a prestige building on your residence
}
caylus-cli-marker = { caylus-name-line } { $before } → { $level }
caylus-cli-no-effect = no effect
caylus-cli-headline = Turn { $turn } · { $phase ->
    [0] { caylus-cli-phase }
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
caylus-cli-other = { $name }: { $what }

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
