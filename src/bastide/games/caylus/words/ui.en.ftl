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
caylus-ui-yard = At the castle
caylus-ui-passed = Passed
caylus-ui-batch = a batch
caylus-ui-next-1 = next
caylus-ui-next-2 = building site
caylus-ui-site = building site
caylus-ui-favour-table = Royal favours
caylus-ui-favour-simple = Every royal favour is worth 3 points.
caylus-ui-places = Places for workers
caylus-ui-provost-spots = Spaces the provost can reach
caylus-ui-choices = Choices

caylus-ui-on-space = { $name }, space { $space }
caylus-ui-pass = Pass (no. { $number })
caylus-ui-skip = Do nothing
caylus-ui-skip-gate = Take the worker back
caylus-ui-skip-provost = Leave the provost where it is
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
caylus-ui-do-tile = which tile comes next?
caylus-ui-do-order = who comes next?
caylus-ui-do-worker = place a worker, or pass
caylus-ui-do-gate = where does the gate’s worker go?
caylus-ui-do-guild = move the provost for free
caylus-ui-do-joust = joust for a royal favour?
caylus-ui-do-inn = stay in the inn?
caylus-ui-do-provost = move the provost?
caylus-ui-do-take = what will you take?
caylus-ui-do-bonus = the owner’s bonus cube
caylus-ui-do-sell = { $building }: sell a cube?
caylus-ui-do-buy = { $building }: buy a cube?
caylus-ui-do-offer = { $building }: which offer?
caylus-ui-do-build = what will you build?
caylus-ui-do-site = on which residence?
caylus-ui-do-transform = which building becomes a residence?
caylus-ui-do-pay = which cube will you pay with?
caylus-ui-do-batch = deliver a batch to the castle?
caylus-ui-do-favour = { $waiting ->
    [one] choose a royal favour
   *[other] choose a royal favour, one of { $waiting }
}
caylus-ui-do-over = the game is over
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

caylus-ui-goods = { $deniers } deniers, income { $income }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} to place; { $food } food, { $wood } wood, { $stone } stone, { $cloth } cloth, { $gold } gold
caylus-ui-summary = Turn { $turn }, { $phase }. Turn order: { $order }. The provost is on space { $provost }, the bailiff on space { $bailiff }.
caylus-ui-summary-passed = Passed: { $names }; each place costs { $price }.
caylus-ui-summary-section = { $section }: { $built } of { $parts }.
caylus-ui-summary-worker = { $name }: { $place }.

caylus-ui-key-arrows = Move between choices
caylus-ui-key-enter = Choose, then confirm
caylus-ui-key-digits = Choose by number
caylus-ui-key-none = Pass, skip or finish
caylus-ui-key-supply = Supply of buildings
caylus-ui-key-back = One step back

# what stands out in a finished game
caylus-ui-record-castle = Most houses in the castle
caylus-ui-record-batch = Richest batch in the castle
caylus-ui-record-road = Most buildings on the road
caylus-ui-record-visitors = Most points from visitors
