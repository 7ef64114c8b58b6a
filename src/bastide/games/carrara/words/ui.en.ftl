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
carrara-ui-from-means = { $city } can be scored from { $n ->
    [one] one building
   *[other] { $n } buildings
} on. { $how ->
    [reconstructed] The number is reconstructed: the printed one is not known.
    [corrected] The number was corrected on this server.
   *[other] {""}
}
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
carrara-ui-mini-look = Look at these cities: { $cities }
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
carrara-ui-about-short = About the values
carrara-ui-about-where = Every value is listed with its source in the components; a corrected one changes the game, its drawings and its texts.

carrara-ui-key-choice = Choose by its number
carrara-ui-key-arrows = Move between choices
carrara-ui-key-wheel = Turn the wheel, or leave it as it is
carrara-ui-key-menus = Build; score
carrara-ui-key-end = End the turn
carrara-ui-key-view = Cities of the next seat, and back
carrara-ui-key-back = One step back

# what stands out in a finished game
carrara-ui-record-scoring = Best scoring
carrara-ui-record-buildings = Most buildings
carrara-ui-record-cost = Highest cost of all buildings
carrara-ui-record-objects = Most objects
