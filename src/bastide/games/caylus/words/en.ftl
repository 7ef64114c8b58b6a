# What happens in Caylus, why an action is refused, and what points are for.

caylus-name-building = { $building ->
    [neutral_farm] farm
    [neutral_forest] forest
    [neutral_sawmill] sawmill
    [neutral_quarry] quarry
    [neutral_marketplace] marketplace
    [neutral_carpenter] carpenter
    [fixed_peddler] peddler
    [fixed_carpenter] carpenter
    [gold_mine] gold mine
    [wood_farm_food] food farm
    [wood_farm_cloth] cloth farm
    [wood_quarry] wood quarry
    [wood_sawmill] wood sawmill
    [wood_marketplace] wood marketplace
    [wood_peddler] wood peddler
    [lawyer] lawyer
    [mason] mason
    [stone_farm] stone farm
    [park] park
    [workshop] workshop
    [architect] architect
    [church] church
    [tailor] tailor
    [bank] bank
    [alchemist] alchemist
    [jeweller] jeweller
    [residence] residence
    [statue] statue
    [granary] granary
    [library] library
    [weaver] weaver
    [theater] theatre
    [college] college
    [monument] monument
    [hotel] hotel
   *[cathedral] cathedral
}
caylus-name-place = { $place ->
    [gate] gate
    [trading_post] trading post
    [merchants_guild] merchants’ guild
    [joust_field] joust field
    [stables] stables
    [inn] inn
    [castle] castle
   *[road] { caylus-name-building }
}
caylus-name-cube = { $cube ->
    [food] food
    [wood] wood
    [stone] stone
    [cloth] cloth
   *[gold] gold
}
caylus-name-section = { $section ->
    [dungeon] dungeon
    [walls] walls
   *[towers] towers
}
caylus-name-line = { $line ->
    [prestige] prestige
    [deniers] deniers
    [resources] resources
   *[buildings] buildings
}
caylus-name-class = { $class ->
    [neutral] neutral
    [fixed] fixed
    [wood] wood
    [stone] stone
    [residential] residential
   *[prestige] prestige
}
caylus-name-deniers = { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
caylus-name-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

caylus-ask-tile = the neutral tiles are placed on the road
caylus-ask-order = the first turn order is drawn
caylus-ask-worker = place a worker, or pass
caylus-ask-gate = move the gate’s worker, or let it go home
caylus-ask-guild = move the provost, or not
caylus-ask-joust = joust for a favour, or not
caylus-ask-inn = does your worker stay in the inn?
caylus-ask-provost = move the provost for 1 denier a space, or not
caylus-ask-take = take cubes
caylus-ask-bonus = take the owner’s bonus cube
caylus-ask-sell = sell a cube, or not
caylus-ask-buy = buy a cube, or not
caylus-ask-offer = accept an offer, or not
caylus-ask-build = build
caylus-ask-site = choose the residence to replace
caylus-ask-transform = choose a building to become a residence
caylus-ask-pay = pay a cube
caylus-ask-batch = deliver a batch, or finish
caylus-ask-favour = { $waiting ->
    [one] choose a royal favour
   *[other] choose a royal favour, one of { $waiting }
}
caylus-ask-over = the game is over

caylus-log-tile = Space { $space } has the { caylus-name-building }.
caylus-log-order = { $name } is number { $place } in the turn order.
caylus-log-start = { $name } starts with { caylus-name-deniers }, { $food } food and { $wood } wood.
caylus-log-turn = Turn { $turn } begins.
caylus-log-income = { $name } receives { caylus-name-deniers }.
caylus-log-worker = { $name } places a worker for { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}: { caylus-name-place }.
caylus-log-visitor = { $name } has a visitor: { caylus-name-place }.
caylus-log-pass = { $name } passes and takes space { $number } of the passing scale.
caylus-log-first-pass = { $name } is the first to pass and receives { caylus-name-deniers }.
caylus-log-gate = { $name } moves the gate’s worker: { caylus-name-place }.
caylus-log-trading-post = { $name } takes { caylus-name-deniers } at the trading post.
caylus-log-provost = { $name } moves the provost from { $from } to { $to }{ $deniers ->
    [0] .
   *[other] {" "}for { caylus-name-deniers }.
}
caylus-log-joust = { $name } pays { caylus-name-deniers } and { $cloth } cloth at the joust field for a royal favour.
caylus-log-stables = The new turn order is { $players }.
caylus-log-inn = { $what ->
    [in] { $name }’s worker takes the right circle of the inn.
    [out] { $name }’s worker leaves the inn.
    [stay] { $name }’s worker stays in the inn.
   *[return] { $name } takes the worker back from the inn.
}
caylus-log-idle = { $name }’s worker comes home from the { caylus-name-building }, which is not activated.
caylus-log-unused = { $name } does not use the { caylus-name-place }.
caylus-log-produce = { $name } takes { $cubes } from the { caylus-name-building }.
caylus-log-bonus = { $name }, who owns the { caylus-name-building }, takes 1 { caylus-name-cube }.
caylus-log-sell = { $name } sells 1 { caylus-name-cube } for { caylus-name-deniers }.
caylus-log-buy = { $name } buys 1 { caylus-name-cube } for { caylus-name-deniers }.
caylus-log-offer = { $name } pays { $count } { $paid ->
    [deniers] deniers
    [cloth] cloth
    [gold] gold
   *[cubes] cubes
} ({ caylus-name-building }) for { $gold ->
    [0] { caylus-name-points }.
   *[other] { $gold } gold.
}
caylus-log-build = { $name } builds the { caylus-name-building } on space { $space }.
caylus-log-lawyer = { $delayed ->
    [0] { $name } pays the lawyer for the { caylus-name-building } on space { $space }.
   *[other] { $name } pays the lawyer for the { caylus-name-building } on space { $space }, which is transformed once the worker there has left.
}
caylus-log-residence = The { caylus-name-building } on space { $space } becomes { $name }’s residence.
caylus-log-batch = { $name } delivers a batch ({ $cubes }) and builds a house in the { caylus-name-section }.
caylus-log-no-batch = { $points ->
    [0] { $name } delivers no batch, and has no points to lose.
   *[other] { $name } delivers no batch.
}
caylus-log-exempt = { $name } has no part of the castle left to build on.
caylus-log-best-builder = { $name } delivered the most batches ({ $batches }) and gains a royal favour.
caylus-log-bailiff = The bailiff moves from { $from } to { $to }.
caylus-log-section = Scoring: { caylus-name-section }.
caylus-log-section-penalty = { $points ->
    [0] { $name } has no house there, and has no points to lose.
   *[other] { $name } has no house there.
}
caylus-log-section-favours = { $name } has { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} there and gains { $favours ->
    [one] 1 royal favour.
   *[other] { $favours } royal favours.
}
caylus-log-favour = { $name } chooses the { caylus-name-line } line; the marker is in column { $level }.
caylus-log-favour-points = { $name } scores for a royal favour.
caylus-log-favour-deniers = { $name } takes { caylus-name-deniers } for a royal favour.
caylus-log-favour-cube = { $name } takes 1 { caylus-name-cube } for a royal favour.
caylus-log-favour-swap = { $name } gives 1 { caylus-name-cube } and takes two other cubes.
caylus-log-favour-lost = { $name } has already used every line in this phase and loses a favour.
caylus-log-favour-simple = { $name } scores for a royal favour.
caylus-log-final = { $what ->
    [gold] { $name }: { $count } gold left.
    [cubes] { $name }: { $count ->
        [one] 1 other cube
       *[other] { $count } other cubes
    } left.
   *[deniers] { $name }: { $count ->
        [one] 1 denier
       *[other] { $count } deniers
    } left.
}
caylus-log-over = { $cause ->
    [bailiff] The bailiff has reached the scoring space of the towers
   *[full] The towers are full
}, and the game is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

caylus-ledger-visitors = Visitors
caylus-ledger-buildings = Buildings
caylus-ledger-residences = Residences
caylus-ledger-church = Church
caylus-ledger-tailor = Tailor
caylus-ledger-jeweller = Jeweller
caylus-ledger-castle = Castle
caylus-ledger-penalty = Penalties
caylus-ledger-favours = Favours
caylus-ledger-final-gold = Gold left
caylus-ledger-final-cubes = Cubes left
caylus-ledger-final-deniers = Deniers left
caylus-ledger-carried = Carried over
caylus-plan-goods = goods and deniers
caylus-plan-income = income
caylus-plan-buildings = buildings (later)
caylus-plan-castle = castle and favours
caylus-plan-order = turn order

caylus-refusal-unreadable = “{ $text }” is not an action. You can write, for example: worker farm, pass, provost +2, build mason, favour deniers 3, skip.
caylus-refusal-not-an-action = { $action } is not an action; actions are the numbers 0 to { $last }.
caylus-refusal-ambiguous = There is more than one on the road ({ caylus-name-building }). Give the number of the space too.
caylus-refusal-not-there = This building is not on the road: { caylus-name-building }.
caylus-refusal-time = { $asked ->
    [tile] The neutral tiles are still being placed.
    [order] The first turn order is still being drawn.
    [worker] You may place a worker or pass now.
    [gate] You may move the gate’s worker now.
    [guild] You may use the merchants’ guild to move the provost now.
    [joust] You may use the joust field now.
    [inn] Decide now whether your worker stays in the inn.
    [provost] You may move the provost now.
    [take] Take cubes now.
    [bonus] Take the owner’s bonus cube now.
    [sell] You may sell a cube now.
    [buy] You may buy a cube now.
    [offer] You may accept an offer now.
    [build] You may build now.
    [site] Choose the residence to replace now.
    [transform] You may transform a building now.
    [pay] Pay a cube now.
    [batch] You may deliver batches now.
    [favour] Choose a royal favour now.
   *[over] The game is over.
}
caylus-refusal-no-skip = You cannot skip this.
caylus-refusal-no-seat = There is no seat { $seat } in a game for { $players }.
caylus-refusal-laid = This tile is already on the road: { caylus-name-building }.
caylus-refusal-seated = Seat { $seat } already has a place in the turn order.
caylus-refusal-no-worker = You have no workers left to place.
caylus-refusal-place-kind = You cannot place a worker there: { caylus-name-building }.
caylus-refusal-unbuilt = There is no building on space { $space } yet.
caylus-refusal-taken = There is already a worker there: { caylus-name-place }.
caylus-refusal-stables-two = The stables are not used in a two-player game.
caylus-refusal-stables-own = You already have a worker in the stables.
caylus-refusal-stables-full = All three circles of the stables are taken.
caylus-refusal-inn-taken = The left circle of the inn is taken.
caylus-refusal-castle-own = You already have a worker in the castle.
caylus-refusal-price = That costs { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}; you have { $deniers }.
caylus-refusal-road-end = The provost cannot leave the road.
caylus-refusal-no-deniers = That costs { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}; you have { $deniers }.
caylus-refusal-cube-not-offered = You cannot choose this cube here: { caylus-name-cube }.
caylus-refusal-not-a-batch = A batch is three cubes of three different kinds, one of which is food.
caylus-refusal-off-road = Only buildings on the road can be transformed.
caylus-refusal-steps = The provost moves 1, 2 or 3 spaces.
caylus-refusal-no-space = The road has { $spaces } spaces.
caylus-refusal-no-cube = You have no { caylus-name-cube } to give.
caylus-refusal-offer-cost = That costs { $count } { $what ->
    [deniers] deniers
    [cloth] cloth
    [gold] gold
   *[any] cubes other than gold
}.
caylus-refusal-class = You can only build { caylus-name-class } buildings now.
caylus-refusal-stock = This building is not in the stock: { caylus-name-building }.
caylus-refusal-no-residence = You have no residence to build it on.
caylus-refusal-road-full = There is no empty space left on the road.
caylus-refusal-cost = You cannot pay for it: { caylus-name-building }.
caylus-refusal-not-residence = You have no residence on space { $space }.
caylus-refusal-lawyer = The lawyer can never be transformed.
caylus-refusal-fixed = This is printed on the board and cannot be changed: { caylus-name-building }.
caylus-refusal-not-transformed = This building cannot be transformed: { caylus-name-building }.
caylus-refusal-not-own = This building belongs to another player: { caylus-name-building }.
caylus-refusal-pending = This building will already be transformed: { caylus-name-building }.
caylus-refusal-line-used = You have already chosen the { caylus-name-line } line in this phase.
caylus-refusal-column-closed = Column { $column } is not open yet; columns 1 to { $columns } are.
caylus-refusal-level = Your marker on the { caylus-name-line } line has not reached column { $column }.
caylus-refusal-none-buildings = The column without effect on the buildings line is column 1: favour buildings 1.
caylus-refusal-unusable = You cannot use this effect now.

## What `bastide games` says of the options

caylus-option-simplified-favour = Simplified favours: 3 points each
caylus-option-jeweller = The jeweller is in the box
caylus-option-late-lawyer = The lawyer gives 3 points, as in later printings

# What an action is, and what it brings.

caylus-good = { $good ->
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
caylus-does-produce = gives { $what }
caylus-does-sell = sell 1 cube of any kind for { $deniers } deniers
caylus-does-buy = buy 1 cube, not gold, for { $deniers } deniers
caylus-does-buy-two = buy 1 or 2 cubes, not gold, for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} each
caylus-does-lawyer = for { $cost } turn a neutral building, or a wood or stone building of yours, into a residence: { $points } points
caylus-does-income = +{ $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} of income every turn
caylus-does-gate = move this worker to any free place at no cost
caylus-does-trading_post = take { $deniers } deniers
caylus-does-merchants_guild = move the provost 1 to 3 spaces for free
caylus-does-joust_field = pay { $cost } for a royal favour
caylus-does-stables = go 1st, 2nd or 3rd in the turn order from now on
caylus-does-stables-unused = not used in a two-player game
caylus-does-inn = from the next turn on, every place costs you 1 denier for as long as your worker stays here
caylus-does-castle = deliver batches to build the castle: food and two other kinds each
caylus-does-exchange = { $paid } for { $got }
caylus-does-build = { $class ->
    [wood] build one wood building
    [stone] build one stone building
   *[prestige] build one prestige building on a residence of yours
}

caylus-then-there = there: { $what }
caylus-then-beyond = ahead of the provost: not activated as things are
caylus-then-pending = becomes a residence once it has been used
caylus-then-pass = space { $number } of the passing scale
caylus-then-provost = the provost to { $space }
caylus-then-active = activated: { $spaces }
caylus-then-idle = not activated (the worker goes home empty-handed): { $spaces }
caylus-then-inn = { $stay ->
    [1] every place costs you 1 denier in the next turn too
   *[other] the worker comes home
}
caylus-then-skip = { $ask ->
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
caylus-then-done = { $given ->
    [0] no batch delivered
    [one] 1 batch delivered
   *[other] { $given } batches delivered
}
caylus-then-space = on space { $space }
caylus-then-house = house in the { caylus-name-section } ({ $left } left)
caylus-then-best = most batches: { $name }
caylus-then-reward = { $effect ->
    [resources-2] 1 wood or 1 stone
    [resources-4] give 1 cube of any kind, take 2 (no gold)
    [buildings-2] build a wood building for 1 wood less
    [buildings-3] build a stone building for 1 stone less
    [buildings-4] the lawyer for 1 cloth
   *[buildings-5] build a prestige building on your residence
}
caylus-then-marker = { caylus-name-line } { $before } → { $level }
caylus-then-no-effect = no effect
caylus-then-favours = { $count ->
    [one] 1 royal favour
   *[other] { $count } royal favours
}
caylus-then-built = { $changes }

caylus-did-inn = { $stay ->
    [1] leave the worker in the inn
   *[other] take the worker back from the inn
}
caylus-act-worker = place a worker: { caylus-name-place }
caylus-act-move = move the worker: { caylus-name-place }
caylus-act-pass = pass
caylus-act-provost = move the provost
caylus-act-joust = joust
caylus-act-inn = the worker in the inn
caylus-act-take = take { caylus-name-cube }
caylus-act-bonus = take { caylus-name-cube } as the owner
caylus-act-sell = sell { caylus-name-cube }
caylus-act-buy = buy { caylus-name-cube }
caylus-act-offer = accept offer { $number }
caylus-act-build = build: { caylus-name-building }
caylus-act-site = build on space { $space }
caylus-act-transform = a residence in place of: { caylus-name-building }
caylus-act-pay = pay { caylus-name-cube }
caylus-act-batch = deliver a batch
caylus-act-done = no more batches
caylus-act-favour = choose a royal favour: { caylus-name-line }
caylus-act-skip = do nothing
caylus-act-tile = draw the tile: { caylus-name-building }
caylus-act-order = draw the turn order
