# What the board of The Palaces of Carrara says and asks.

carrara-ui-comma = {", "}
carrara-ui-semicolon = {"; "}
carrara-ui-none = none
carrara-ui-tile = { $type } { $cost }
carrara-ui-upgrade = { $name }: { $worth }

carrara-ui-ask = { $who ->
    [you] Your turn: { $what }
    [name] { $name }: { $what }
   *[plan] Plan for { $name }: { $what }
}
carrara-ui-ask-turn = buy marble, build or score
carrara-ui-ask-last-round = This is the last round.
carrara-ui-ask-chance = Plan: what is drawn?
carrara-ui-ask-chance-detail = Choose it, or draw at random.
carrara-ui-ask-buy = take blocks from one segment
carrara-ui-ask-buy-detail = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. Colours without a price are free.
carrara-ui-ask-buy-more = take more from this segment, or stop
carrara-ui-ask-taking = { $count ->
    [one] 1 block
   *[other] { $count } blocks
} from segment { $segment }
carrara-ui-ask-turning = turn the wheel, then take { $count ->
    [one] 1 block
   *[other] { $count } blocks
} that now lie in segment { $segment }
carrara-ui-one-segment = All blocks of a purchase come from one segment. Put those of segment { $segment } back first.
carrara-ui-too-dear = After the turn of the wheel it costs { $cost }; coins left: { $left }.
carrara-ui-ask-taking-detail = { $marble } for { $cost ->
    [0] nothing
    [one] 1 coin
   *[other] { $cost } coins
}; { $left } left.
carrara-ui-ask-build = which building?
carrara-ui-ask-place = where do you build { $tile }?
carrara-ui-ask-place-or = In a city, or in place of one of your buildings.
carrara-ui-ask-pay = { $owed ->
    [one] pay 1 block for { $tile }
   *[other] pay { $owed } blocks for { $tile }
} ({ $paid } / { $owed })
carrara-ui-ask-paid = paid with { $marble }
carrara-ui-ask-score = what will you score?
carrara-ui-ask-markers = { $n ->
    [one] 1 scoring marker is left.
   *[other] { $n } scoring markers are left.
}
carrara-ui-ask-upgrade = choose an upgrade tile
carrara-ui-ask-upgrade-detail = It replaces the value of that city or category in your later scorings.
carrara-ui-ask-after = { $announce ->
    [true] { $purchase ->
        [true] buy an object, announce the end, or end the turn
       *[false] announce the end, or end the turn
    }
   *[false] { $purchase ->
        [true] buy an object, or end the turn
       *[false] end the turn
    }
}
carrara-ui-ask-after-detail = An object costs { $price } coins; you can buy one per turn.
carrara-ui-ask-relief = you can do nothing else

carrara-ui-do-rotate = Turn the wheel
carrara-ui-do-stay = Don’t turn the wheel
carrara-ui-do-build = Build
carrara-ui-do-build-words = { $count ->
    [one] Build: 1 building is possible
   *[other] Build: { $count } buildings are possible
}
carrara-ui-do-score = Score
carrara-ui-do-score-words = { $count ->
    [one] Score: 1 scoring is possible
   *[other] Score: { $count } scorings are possible
}
carrara-ui-do-relief = Take 2 coins
carrara-ui-do-done = Done
carrara-ui-do-announce = Announce the end
carrara-ui-do-end = End the turn
carrara-ui-draw-random = At random
carrara-ui-back = Back
carrara-ui-choices = Choices
carrara-ui-pay-with = Pay with
carrara-ui-taken = Taken
carrara-ui-put-back = Put back { $colour }
carrara-ui-unpay = Take back { $colour }
carrara-ui-take = { $colour } in segment { $segment }, { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
}, { $left ->
    [one] 1 block
   *[other] { $left } blocks
}{ $taken ->
    [0] {""}
   *[other] , { $taken } taken
}
carrara-ui-pay = { $colour }: { $paid } of { $stock } paid
carrara-ui-pay-cheapest = Cheapest
carrara-ui-pay-cheapest-words = Pay with the least valuable blocks: { $marble }
carrara-ui-tile-choice = { $tile }: { $cities ->
    [0] {""}
    [one] 1 city
   *[other] { $cities } cities
}{ $old ->
    [0] {""}
   *[other] {" "}or a rebuild
}
carrara-ui-replace = Replace { $old }

carrara-ui-wheel = Blocks on the wheel
carrara-ui-hub = { $turnable ->
    [true] Turn the wheel.{" "}
   *[false] {""}
}{ $empty ->
    [true] The bag is empty
   *[false] { $bag ->
        [-1] The bag is not empty
       *[other] { $bag } blocks in the bag
    }
}, { $wheel } on the wheel
carrara-ui-sites = Nine sites
carrara-ui-stack = { $n } more in the stack
carrara-ui-great = Buildings of cost 8
carrara-ui-site = { $tile }, { $category }, costs { $cost ->
    [one] 1 block
   *[other] { $cost } blocks
}, object: { $object }{ $may ->
    [true] , can be built
   *[false] {""}
}
carrara-ui-types = Types and objects
carrara-ui-score-cell = { $kind ->
    [type] Type { $what }
   *[category] Category { $what }
}
carrara-ui-would-score = scoring brings { $worth }
carrara-ui-scored-by = scored by { $name }
carrara-ui-scored = scored
carrara-ui-upgraded = upgraded
carrara-ui-object = { $object }: { $supply ->
    [0] none left in the supply
   *[other] { $supply } in the supply
}, { $sale ->
    [true] one for sale at { $price } coins
   *[false] the one for sale is sold
}
carrara-ui-category = { $category }: { $worth } per cost
carrara-ui-category-city = City
carrara-ui-category-land = Land
carrara-ui-cities = Cities
carrara-ui-cities-of = Cities of { $name }
carrara-ui-whose = Cities of
carrara-ui-city = { $city }: { $worth } per cost, accepts { $colours }, from { $minimum } buildings
carrara-ui-city-built = { $name } has { $tiles }
carrara-ui-city-empty = { $name } has nothing here
carrara-ui-order = Turn order
carrara-ui-on-turn = to move

carrara-ui-objectives = Objectives
carrara-ui-progress = { $have } of { $need }{ $met ->
    [true] , met
   *[other] {""}
}
carrara-ui-progress-hidden = hidden, { $need } needed
carrara-ui-markers-free = { $n ->
    [one] 1 scoring marker
   *[other] { $n } scoring markers
}
carrara-ui-behind = behind the screen
carrara-ui-no-marble = no marble
carrara-ui-no-objects = no objects
carrara-ui-screen-lower = Lower the screen
carrara-ui-screen-lift = Lift the screen

carrara-ui-turn = turn { $turn }, round { $round }
carrara-ui-block-round = Round
carrara-ui-block-left = Buildings left
carrara-ui-end-buildings = { $left ->
    [one] Ends after 1 more building, or when announced
   *[other] Ends after { $left } more buildings, or when announced
}
carrara-ui-end-can = { $names } may announce
carrara-ui-end-last = { $by ->
    [announcement] { $name } has announced the end. Last turn: { $last }
   *[buildings] All buildings have been constructed. Last turn: { $last }
}
carrara-ui-mini = { $city } { $n }
carrara-ui-mini-none = nothing built yet
carrara-ui-mini-look = Look at the cities of { $name }: { $cities }
carrara-ui-end-left = { $left ->
    [one] 1 building left
   *[other] { $left } buildings left
}
carrara-ui-end-last-short = Last turn: { $last }
carrara-ui-end-over = The game is over
carrara-ui-summary = Round { $round }. Wheel: { $wheel }. On offer: { $sites }.
carrara-ui-summary-end = { $end }.
carrara-ui-summary-segment = { $segment } { $marble }
carrara-ui-summary-goods = { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, marble: { $marble }.

carrara-ui-about = About the values of this game
carrara-ui-about-where = Every value is listed with its source in the components; a corrected one changes the game, its drawings and its texts.

carrara-ui-key-choice = Choose by its number
carrara-ui-key-arrows = Move between choices
carrara-ui-key-wheel = Turn the wheel, or leave it as it is
carrara-ui-key-menus = Build; score
carrara-ui-key-end = End the turn
carrara-ui-key-view = Cities of the next seat, and back
carrara-ui-key-back = One step back

## What each thing is, on its card

carrara-card-block = Marble, { $colour }
carrara-card-segment = Segment { $segment }
carrara-card-wheel = on the wheel
carrara-card-block-price = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}, each { $price }.
carrara-card-block-gone = The last one before segment { $segment } has just been taken.
carrara-card-block-next = Once the wheel has turned it lies in segment { $segment }: { $price }.
carrara-card-block-cities = Accepted by { $cities }.
carrara-card-segment-holds = Here lie { $marble }.
carrara-card-segment-empty = No marble lies here.
carrara-card-segment-one = A purchase takes blocks of one segment, as many as you can pay.
carrara-card-segment-next = With each turn of the wheel the blocks move on to segment { $segment }; the prices stay.
carrara-card-bag = Bag
carrara-card-bag-turn = Before a purchase the wheel turns, and new blocks from the bag fill it up to 11. In the advanced game it may stay as it is.
carrara-card-in = { $city } { $worth }
carrara-card-stands = Built by { $name } in { $city }.
carrara-card-costs = { $cost ->
    [one] Costs 1 block
   *[other] Costs { $cost } blocks
} in colours that its city accepts.
carrara-card-worth = Each scoring of its city or its type brings { $worth } for it.
carrara-card-brings = A scoring brings for it in { $cities }.
carrara-card-object = With it comes an object: { $object }.
carrara-card-upgrade = Whoever builds it takes an upgrade tile.
carrara-card-sign-cost = its cost in blocks; the more, the more points
carrara-card-site = Empty site
carrara-card-site-filled = The next building comes from the stack.
carrara-card-site-empty = The stack is empty: nothing more comes here.
carrara-card-stack = Stack of buildings
carrara-card-stack-fills = Each building taken is replaced by the next one.
carrara-card-city = city
carrara-card-city-worth = { $worth } for each block that a building here costs.
carrara-card-upgraded = Improved by an upgrade tile.
carrara-card-city-from = Open to be scored, by one player, with { $n ->
    [one] 1 building here
   *[other] { $n } buildings here
} or more.
carrara-card-short = { $n ->
    [one] You are 1 building short of scoring it.
   *[other] You are { $n } buildings short of scoring it.
}
carrara-card-accepts = Marble accepted here:
carrara-card-none-built = You have built none so far.
carrara-card-once = Each player can score this once.
carrara-card-type = type of building
carrara-card-category = category
carrara-card-no-objects = A category brings no objects.
carrara-card-object-kind = object
carrara-card-object-from = Comes with each { $type } that is scored.
carrara-card-have = You have: { $what }.
carrara-card-good = { $name }: { $count }
carrara-card-coins = Coins
carrara-card-coins-end = They buy marble and objects; what is left brings points at the end.
carrara-card-screen = Screen of { $name }
carrara-card-screen-hides = Coins, marble and objects stand behind the screen.
carrara-card-screen-open = Buildings, markers, upgrade tiles and points are open to all.
carrara-card-markers = Scoring markers
carrara-card-markers-left = { $n } of { $of } scoring markers left.
carrara-card-markers-on = Scored: { $what }.
carrara-card-markers-each = Every scoring takes one.
carrara-card-objective = objective
carrara-card-wants = Asks for: { $what }
carrara-card-gives = At the end: { $what }
carrara-card-announce = Whoever meets every objective may announce the end.
carrara-card-cities-look = A click shows these cities on the sheet.
carrara-card-place = Turn order: { $place }.
carrara-card-ended-hidden = What the end would add is behind the screen.
carrara-card-ended = { $n ->
    [one] 1 point
   *[other] { $n } points
} if the game ended now.
carrara-card-order-end = Once the end has come, the round is played out: all have the same number of turns.
carrara-card-end = End of the game
carrara-card-end-two = It ends when all 30 buildings stand, or when somebody who meets every objective announces it.

# what stands out in a finished game
carrara-ui-record-scoring = Best scoring
carrara-ui-record-buildings = Most buildings
carrara-ui-record-cost = Highest cost of all buildings
carrara-ui-record-objects = Most objects
