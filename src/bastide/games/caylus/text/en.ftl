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
    [theater] theater
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
caylus-name-cubes = { $food ->
    [0] {""}
   *[other] {" "}{ $food } food
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $cloth ->
    [0] {""}
   *[other] {" "}{ $cloth } cloth
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } gold
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

caylus-ask-tile = the neutral tiles are laid
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
caylus-ask-batch = give a batch, or be done
caylus-ask-favour = choose a royal favour
caylus-ask-over = the game is over

caylus-log-tile = The { caylus-name-building } lies on space { $space }.
caylus-log-order = { $name } has place { $place } in the turn order.
caylus-log-start = { $name } starts with { caylus-name-deniers }, { $food } food and { $wood } wood.
caylus-log-turn = Turn { $turn } begins.
caylus-log-income = { $name } receives { caylus-name-deniers }.
caylus-log-worker = { $name } places a worker for { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}: { caylus-name-place }.
caylus-log-visitor = { $name } has a visitor: { caylus-name-place }.
caylus-log-pass = { $name } passes and takes number { $number } on the bridge.
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
    [in] { $name } takes the right circle of the inn.
    [out] { $name } is driven out of the inn.
    [stay] { $name } stays in the inn.
   *[return] { $name } takes the worker back from the inn.
}
caylus-log-idle = { $name }’s worker returns from the { caylus-name-building }, which is not activated.
caylus-log-unused = { $name } does not use the { caylus-name-place }.
caylus-log-produce = { $name } takes from the { caylus-name-building }:{ caylus-name-cubes }.
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
   *[other] { $name } pays the lawyer for the { caylus-name-building } on space { $space }; it waits for the worker there.
}
caylus-log-residence = The { caylus-name-building } on space { $space } becomes { $name }’s residence.
caylus-log-batch = { $name } builds a house ({ caylus-name-section }) for a batch:{ caylus-name-cubes }.
caylus-log-no-batch = { $points ->
    [0] { $name } gives no batch, and has no points to lose.
   *[other] { $name } gives no batch.
}
caylus-log-exempt = { $name } finds no room in the castle.
caylus-log-best-builder = { $name } gave most batches ({ $batches }) and gains a royal favour.
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
caylus-log-favour = { $name } chooses the line of { caylus-name-line }; the marker is in column { $level }.
caylus-log-favour-points = { $name } scores by favour.
caylus-log-favour-deniers = { $name } takes { caylus-name-deniers } by favour.
caylus-log-favour-cube = { $name } takes 1 { caylus-name-cube } by favour.
caylus-log-favour-swap = { $name } gives 1 { caylus-name-cube } for two other cubes.
caylus-log-favour-lost = { $name } has used every line in this phase; a favour is lost.
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
    [bailiff] The bailiff has reached the towers’ space
   *[full] The towers are full
}: the game is over. { $count ->
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

caylus-refusal-unreadable = “{ $text }” is not an action; write for example: worker farm, pass, provost +2, build mason, favour deniers 3, skip.
caylus-refusal-not-an-action = { $action } is not an action; actions are the numbers 0 to { $last }.
caylus-refusal-ambiguous = There are several on the road ({ caylus-name-building }): name the space too.
caylus-refusal-not-there = It is not on the road: { caylus-name-building }.
caylus-refusal-time = { $asked ->
    [tile] The neutral tiles are being laid.
    [order] The first turn order is being drawn.
    [worker] Now a worker is to be placed, or pass.
    [gate] Now the gate’s worker may move.
    [guild] Now the merchants’ guild may move the provost.
    [joust] Now the joust field may be used.
    [inn] Now the worker in the inn stays or returns.
    [provost] Now the provost may be moved.
    [take] Now cubes are to be taken.
    [bonus] Now the owner’s bonus cube is to be taken.
    [sell] Now a cube may be sold.
    [buy] Now a cube may be bought.
    [offer] Now an offer may be accepted.
    [build] Now a building may be built.
    [site] Now the residence to be replaced is to be chosen.
    [transform] Now a building may be transformed.
    [pay] Now a cube is to be paid.
    [batch] Now batches may be given.
    [favour] Now a royal favour is to be chosen.
   *[over] The game is over.
}
caylus-refusal-no-skip = This is not optional.
caylus-refusal-no-seat = There is no seat { $seat } with { $players } players.
caylus-refusal-laid = It lies on the road already: { caylus-name-building }.
caylus-refusal-seated = Seat { $seat } has its place already.
caylus-refusal-no-worker = No worker of yours is available.
caylus-refusal-place-kind = No worker may be placed there: { caylus-name-building }.
caylus-refusal-unbuilt = Space { $space } is unbuilt.
caylus-refusal-taken = A worker stands there already: { caylus-name-place }.
caylus-refusal-stables-two = The stables are not used by two players.
caylus-refusal-stables-own = A worker of yours is in the stables already.
caylus-refusal-stables-full = The three circles of the stables are taken.
caylus-refusal-inn-taken = The left circle of the inn is taken.
caylus-refusal-castle-own = A worker of yours is in the castle already.
caylus-refusal-price = That costs { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}; you have { $deniers }.
caylus-refusal-road-end = The provost may not leave the road.
caylus-refusal-no-deniers = That costs { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}; you have { $deniers }.
caylus-refusal-cube-not-offered = That cube is not offered here: { caylus-name-cube }.
caylus-refusal-not-a-batch = A batch is three cubes of three different kinds, one of which is food.
caylus-refusal-off-road = Only buildings on the road can be transformed.
caylus-refusal-steps = The provost moves 1, 2 or 3 spaces.
caylus-refusal-no-space = The road has { $spaces } spaces.
caylus-refusal-no-cube = You have no { caylus-name-cube } to give.
caylus-refusal-offer-cost = That costs { $count } { $what ->
    [deniers] deniers
    [cloth] cloth
    [gold] gold
   *[any] cubes without gold
}.
caylus-refusal-class = Now only { caylus-name-class } buildings can be built.
caylus-refusal-stock = It is not in the stock: { caylus-name-building }.
caylus-refusal-no-residence = You own no residence to build it on.
caylus-refusal-road-full = The road has no unbuilt space left.
caylus-refusal-cost = You cannot pay for it: { caylus-name-building }.
caylus-refusal-not-residence = Space { $space } is no residence of yours.
caylus-refusal-lawyer = The lawyer is never transformed.
caylus-refusal-fixed = What is printed on the board stays: { caylus-name-building }.
caylus-refusal-not-transformed = It cannot be transformed: { caylus-name-building }.
caylus-refusal-not-own = It belongs to somebody else: { caylus-name-building }.
caylus-refusal-pending = It is to be transformed already: { caylus-name-building }.
caylus-refusal-line-used = You have chosen the line of { caylus-name-line } in this phase already.
caylus-refusal-column-closed = Column { $column } is not open yet; { $columns } columns are.
caylus-refusal-level = Your marker on the line of { caylus-name-line } does not get as far as column { $column }.
caylus-refusal-none-buildings = Column 1 of the line of buildings is the one without effect: favour buildings 1.
caylus-refusal-unusable = Its effect cannot be used now.

## What `bastide games` says of the options

caylus-option-simplified-favour = Simplified favours: 3 points each
caylus-option-jeweller = The jeweller is in the box
caylus-option-late-lawyer = The lawyer gives 3 points, as in later printings
