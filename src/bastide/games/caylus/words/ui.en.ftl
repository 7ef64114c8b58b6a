# What the board of Caylus says and asks.

caylus-ui-comma = {", "}
caylus-ui-or = {" or "}

caylus-ui-name-gate = Gate
caylus-ui-name-trading_post = Trading post
caylus-ui-name-merchants_guild = Merchants’ guild
caylus-ui-name-joust_field = Joust field
caylus-ui-name-stables = Stables
caylus-ui-name-inn = Inn
caylus-ui-name-castle = Castle
caylus-ui-name-farm = Farm
caylus-ui-name-forest = Forest
caylus-ui-name-sawmill = Sawmill
caylus-ui-name-quarry = Quarry
caylus-ui-name-marketplace = Marketplace
caylus-ui-name-carpenter = Carpenter
caylus-ui-name-peddler = Peddler
caylus-ui-name-gold_mine = Gold mine
caylus-ui-name-lawyer = Lawyer
caylus-ui-name-mason = Mason
caylus-ui-name-park = Park
caylus-ui-name-workshop = Workshop
caylus-ui-name-architect = Architect
caylus-ui-name-church = Church
caylus-ui-name-tailor = Tailor
caylus-ui-name-bank = Bank
caylus-ui-name-alchemist = Alchemist
caylus-ui-name-jeweller = Jeweller
caylus-ui-name-residence = Residence
caylus-ui-name-statue = Statue
caylus-ui-name-granary = Granary
caylus-ui-name-library = Library
caylus-ui-name-weaver = Weaver
caylus-ui-name-theater = Theatre
caylus-ui-name-college = College
caylus-ui-name-monument = Monument
caylus-ui-name-hotel = Hotel
caylus-ui-name-cathedral = Cathedral

caylus-ui-class-special = special
caylus-ui-class-neutral = neutral
caylus-ui-class-fixed = fixed
caylus-ui-class-wood = Wood
caylus-ui-class-stone = Stone
caylus-ui-class-residential = Residential
caylus-ui-class-prestige = Prestige

caylus-ui-section-dungeon = Dungeon
caylus-ui-section-walls = Walls
caylus-ui-section-towers = Towers
caylus-ui-line-prestige = Prestige
caylus-ui-line-deniers = Deniers
caylus-ui-line-resources = Resources
caylus-ui-line-buildings = Buildings

caylus-ui-favours = { $n ->
    [one] 1 royal favour
   *[other] { $n } royal favours
}
caylus-ui-batch-now = Now in the { $section }: { $points } points a batch
caylus-ui-no-batch = Without a batch you lose { $points } points
caylus-ui-built-for = Costs { $cost }; gives { $brings }
caylus-ui-owner-bonus = When another player works here, the owner takes { $what }
caylus-ui-owned = Owned by { $name }
caylus-ui-owned-visits = Owned by { $name }, who scores 1 point for every visitor
caylus-ui-worked = { $name } has a worker here
caylus-ui-pending-of = Will become a residence of { $name }
caylus-ui-end = At the end, each gold is worth { $gold } points, every { $cubes } other cubes 1 point and every { $deniers } deniers 1 point.
caylus-ui-stock-gone = built
caylus-ui-stock-able = you can pay for it

caylus-ui-reward-none = nothing
caylus-ui-reward-carpenter = build a wood building for 1 wood less
caylus-ui-reward-mason = build a stone building for 1 stone less
caylus-ui-reward-lawyer = use the lawyer for just 1 cloth
caylus-ui-reward-architect = build a prestige building
caylus-ui-column = column { $column }
caylus-ui-column-shut = Column { $column } is not open yet

caylus-ui-turn = turn
caylus-ui-round = turn { $turn } · phase { $phase }
caylus-ui-turn-title = Turn { $turn }
caylus-ui-phases = The seven phases of a turn
caylus-ui-phase-setup = Set-up
caylus-ui-phase-income = Income
caylus-ui-phase-place = Workers
caylus-ui-phase-special = Special buildings
caylus-ui-phase-provost = Provost
caylus-ui-phase-activate = Buildings
caylus-ui-phase-castle = Castle
caylus-ui-phase-end = End of turn
caylus-ui-phase-over = Game over
caylus-ui-order-label = Turn order: { $names }
caylus-ui-price-label = Each place now costs { $price ->
    [one] 1 denier
   *[other] { $price } deniers
}
caylus-ui-supply = Supply of buildings
caylus-ui-supply-short = Supply
caylus-ui-close = Close
caylus-ui-yard = Castle
caylus-ui-passed = Passed
caylus-ui-batch = a batch
caylus-ui-next-1 = next
caylus-ui-next-2 = building site
caylus-ui-site = building site
caylus-ui-favour-table = Royal favours
caylus-ui-favour-short = one step right on a line, then use a square reached
caylus-ui-favour-simple = Every royal favour is worth 3 points.
caylus-ui-places = Places for workers
caylus-ui-provost-spots = Spaces the provost can reach
caylus-ui-choices = Choices

caylus-ui-on-space = { $name }, space { $space }
caylus-ui-pass = Pass (no. { $number })
caylus-ui-skip = Do nothing
caylus-ui-skip-gate = Take the worker back
caylus-ui-skip-provost = Do not move
caylus-ui-provost = { $steps } → { $space }
caylus-ui-joust = Joust
caylus-ui-inn-stay = Stay in the inn
caylus-ui-inn-return = Take the worker back
caylus-ui-offer = Offer { $number }
caylus-ui-done = No more batches
caylus-ui-favour = { $line } { $column }
caylus-ui-favour-none = { $line }: move the marker only
caylus-ui-ask-you = Your turn: { $what }
caylus-ui-ask-name = { $name }: { $what }
caylus-ui-ask-plan = Plan for { $name }: { $what }
caylus-ui-ask-here = { $building }: { $what }
caylus-ui-point-worker = Click a highlighted place
caylus-ui-point-gate = Click the place to move to
caylus-ui-point-build = Choose a building from the supply
caylus-ui-detail-worker = Each place costs { $price ->
    [one] 1 denier
   *[other] { $price } deniers, your own buildings 1
}. You have { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} and { $workers ->
    [one] 1 worker.
   *[other] { $workers } workers.
}
caylus-ui-detail-worker-inn = Thanks to the inn, each place costs you 1 denier instead of { $price }. You have { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} and { $workers ->
    [one] 1 worker.
   *[other] { $workers } workers.
}
caylus-ui-detail-guild = The provost is on space { $space }.
caylus-ui-detail-provost = 1 denier per space, at most 3 spaces. The provost is on space { $space }; you have { $deniers ->
    [one] 1 denier.
   *[other] { $deniers } deniers.
}
caylus-ui-detail-batch = { $section }: { $points } points a batch, { $free ->
    [one] 1 part free.
   *[other] { $free } parts free.
} { $given ->
    [0] No batch delivered yet.
    [one] 1 batch delivered.
   *[other] { $given } batches delivered.
}
caylus-ui-detail-favour = Each line can be used once per phase; columns 1 to { $columns } are open.
caylus-ui-detail-discount = { $what } less.

caylus-ui-goods = { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}, income { $income }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} to place; { $food } food, { $wood } wood, { $stone } stone, { $cloth } cloth, { $gold } gold
caylus-ui-summary = Turn { $turn }, { $phase }. Turn order: { $order }. The provost is on space { $provost }, the bailiff on space { $bailiff }.
caylus-ui-summary-undrawn = not drawn yet
caylus-ui-summary-passed = Passed: { $names }; each place costs { $price }.
caylus-ui-summary-section = { $section }: { $built } of { $parts }.
caylus-ui-summary-worker = { $name }: { $place }.

caylus-ui-key-arrows = Move between choices
caylus-ui-key-enter = Choose, then confirm
caylus-ui-key-digits = Choose by number
caylus-ui-key-none = Pass, skip or finish
caylus-ui-key-supply = Supply of buildings
caylus-ui-key-back = One step back

# What each thing on the sheet is.

caylus-card-kind-neutral = neutral building
caylus-card-kind-fixed = building printed on the board
caylus-card-kind-wood = wood building
caylus-card-kind-stone = stone building
caylus-card-kind-residential = residential building
caylus-card-kind-prestige = prestige building
caylus-card-kind-special = special building
caylus-card-kind-space = { $kind }, space { $space }
caylus-card-space = space { $space } of the road
caylus-card-income-phase = Its income comes at the beginning of every turn.
caylus-card-reached = Not beyond the provost: a worker here is activated this turn.
caylus-card-unreached = Beyond the provost: workers here would go home empty-handed.
caylus-card-no-workers = No worker can be placed here.
caylus-card-trigger = When the bailiff reaches or passes this space, the { $section } section is scored.
caylus-card-trigger-done = Scored already: { $section }.
caylus-card-site = Building site
caylus-card-site-next = The next wood or stone building goes here.
caylus-card-site-later = Nothing is built here yet. Wood and stone buildings always go on the first free space.
caylus-card-provost-here = The provost stands here: buildings up to this one are activated.
caylus-card-bailiff-here = The bailiff stands here.
caylus-card-gate = You go wherever a worker may still be placed; if it is another player’s building, its owner scores 1 point.
caylus-card-stables = Who stands on circle 1 begins, then circles 2 and 3; the others follow in their old order.
caylus-card-inn = You arrive on the left circle and move to the right one; whoever stood there goes home. The price holds for the whole next turn.
caylus-card-how-wood = Built with a carpenter, on the first free space of the road.
caylus-card-how-stone = Built with the mason, on the first free space of the road.
caylus-card-how-residential = A lawyer turns a neutral building, or a wood or stone building of yours, into it.
caylus-card-how-prestige = Built with an architect, in place of a residence of yours.
caylus-card-left = { $n ->
    [0] None left
    [one] 1 left
   *[other] { $n } left
}
caylus-card-able = You can pay for it now.
caylus-card-unable = You cannot pay for it now.
caylus-card-provost = Provost
caylus-card-provost-means = Buildings up to space { $space }, where he stands, are activated this turn; workers beyond him go home empty-handed.
caylus-card-provost-moves = When everybody has passed, each player in passing order may move him up to 3 spaces either way, for 1 denier a space. A worker in the merchants’ guild moves him for free.
caylus-card-provost-end = At the end of the turn he goes to the bailiff.
caylus-card-bailiff = Bailiff
caylus-card-bailiff-moves = At the end of the turn he goes 1 space forward, or 2 if the provost is ahead of him.
caylus-card-bailiff-next = { $steps ->
    [one] 1 more space
   *[other] { $steps } more spaces
} to space { $space }, where the { $section } section is scored.
caylus-card-bailiff-fewer = When the towers have been scored, the game is over.
caylus-card-worker = { $name }’s worker
caylus-card-worker-home = It comes home once it has done its work.
caylus-card-place = place { $place }
caylus-card-place-shut = One worker for each player: with fewer players, this place stays empty.
caylus-card-place-order = One worker for each player. In phase 6 they deliver in this order, as many batches as they like.
caylus-card-batch = A batch is three cubes of three different kinds, one of them food. Each batch becomes a house.
caylus-card-batch-gold = Gold may be one of the kinds.
caylus-card-best = Who delivers the most batches in a turn gains a royal favour; the lower place breaks a tie.
caylus-card-scoring-none = no house: −{ $points } points
caylus-card-scoring = { $range ->
    [exact] { $from ->
        [one] 1 house
       *[other] { $from } houses
    }
    [span] { $from } to { $to } houses
   *[more] { $from } or more
}: { $favours ->
    [0] nothing
    [one] 1 favour
   *[other] { $favours } favours
}
caylus-card-semicolon = {"; "}
caylus-card-houses-of = { $name }: { $n }
caylus-card-section-batch = { $points } points for each batch
caylus-card-section-built = { $built } of { $parts } parts are built
caylus-card-section-scored = Scored: what is not built stays empty.
caylus-card-section-when = Scored at the end of the turn in which the bailiff reaches or passes space { $space }, or the last part is built.
caylus-card-opens-0 = Scoring the dungeon opens columns 3 and 4 of the royal favours.
caylus-card-opens-1 = Scoring the walls opens column 5 of the royal favours.
caylus-card-opens-2 = Scoring the towers ends the game.
caylus-card-part = part { $part } of { $parts }
caylus-card-part-built = { $name } built it.
caylus-card-part-lost = It was not built in time and stays empty.
caylus-card-part-next = The next batch is built here: { $points } points.
caylus-card-part-open = Not built yet: { $points } points for a batch.
caylus-card-favour-how = Choose a line: your marker goes one column to the right if it can, then you may use one square of that line, up to the marker.
caylus-card-favour-once = Each line once per phase; a favour for which no line is left is lost.
caylus-card-favour-from = They come from the joust field, from some buildings, from the most batches of a turn, and from scoring the castle.
caylus-card-favour-zero = All markers begin here.
caylus-card-start = start
caylus-card-reward = Column { $column }: { $what }
caylus-card-markers = Markers here: { $names }
caylus-card-bridge = Bridge and passing scale
caylus-card-bridge-means = Who passes takes the lowest free number; placing a worker costs as many deniers as the lowest number still free.
caylus-card-bridge-two = Who passes takes the lowest free number. Once one of the two has passed, the other pays 3 deniers for a place.
caylus-card-passed = Passed: { $names }
caylus-card-price-own = Your own buildings always cost 1 denier, and so does everything while your worker is on the right circle of the inn.
caylus-card-first-pass = The first to pass receives 1 denier.
caylus-card-passing = number { $n } of the passing scale
caylus-card-passing-price = While this is the lowest free number, a place costs { $n ->
    [one] 1 denier.
   *[other] { $n } deniers.
}
caylus-card-passing-provost = The provost is moved in this order, too.
caylus-card-phase = phase { $n } of 7
caylus-card-phase-now = This is the present phase.
caylus-card-phase-income = Everybody receives 2 deniers, and 1 more for each residence; library and hotel bring more.
caylus-card-phase-place = In turn order, each player places a worker or passes, until all have passed.
caylus-card-phase-special = Gate, trading post, merchants’ guild, joust field, stables and inn are used, in this order.
caylus-card-phase-provost = In passing order, each player may move the provost up to 3 spaces, for 1 denier a space.
caylus-card-phase-activate = Buildings with workers are used from space 1 up to the provost; beyond him the workers go home.
caylus-card-phase-castle = Workers at the castle deliver batches, in the order of their places.
caylus-card-phase-end = The bailiff moves, the provost joins him, and a section of the castle is scored if it is due.
caylus-card-order = Order of play
caylus-card-order-means = It stays from turn to turn; the stables change it, and two players swap every turn. The provost is moved in passing order, the castle built in the order of its places.
caylus-card-price = Price of a place
caylus-card-turn = Seven phases: income, workers, special buildings, provost, buildings, castle, end of turn.
caylus-card-game-end = The game ends with the scoring of the towers.
caylus-card-seat-place = Number { $place } in the turn order
caylus-card-seat-inn = Its worker is on the right circle of the inn: every place costs 1 denier.
caylus-card-seat-castle = Houses in the castle: { $what }
caylus-card-seat-favours = Royal favours: { $what }
caylus-card-if-ended = If the game ended now: { $points }
caylus-card-deniers = Deniers pay for workers, the provost, and some buildings.
caylus-card-income = Income: { $income } every turn
caylus-card-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} to place
caylus-card-workers-of = Everybody has { $all }. At the end of the turn all are home again but the one in the inn.
caylus-card-gold = Gold pays for prestige buildings, and may be in a batch. It never stands for another kind.
caylus-card-food = Every batch for the castle needs one.
caylus-card-cube = Pays for buildings and goes into batches.
caylus-sign-deniers = deniers
caylus-sign-points = points
caylus-sign-favours = a royal favour
caylus-sign-food = a cube of food
caylus-sign-wood = a cube of wood
caylus-sign-stone = a cube of stone
caylus-sign-cloth = a cube of cloth
caylus-sign-gold = a cube of gold
caylus-sign-any = a cube of any kind
caylus-sign-any_except_gold = a cube of any kind but gold
caylus-sign-builds-wood = build a wood building
caylus-sign-builds-stone = build a stone building
caylus-sign-builds-residential = build a residence
caylus-sign-builds-prestige = build a prestige building

# what stands out in a finished game
caylus-ui-record-castle = Most houses in the castle
caylus-ui-record-batch = Richest batch in the castle
caylus-ui-record-road = Most buildings on the road
caylus-ui-record-visitors = Most points from visitors

# Several at once.

caylus-ui-batches = How many batches
caylus-ui-batch-count = { $n ->
    [one] 1 batch
   *[other] { $n } batches
}
caylus-ui-given = What you give; each can be changed
caylus-ui-change = { $what }: change
caylus-ui-bundle-batch = { $n } batches ({ $what }) for { $points ->
    [one] 1 point
   *[other] { $points } points
}; each can be changed.
caylus-ui-bundle-pay = You pay { $what }; each cube can be changed.
caylus-ui-stock-folded = { $n ->
    [one] 1 already built
   *[other] { $n } already built
}
