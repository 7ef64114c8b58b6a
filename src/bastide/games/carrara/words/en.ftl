# What happens in Carrara, why an action is refused, what cards say, and what points are for.

## Words

carrara-colour-white = white
carrara-colour-yellow = yellow
carrara-colour-red = red
carrara-colour-green = green
carrara-colour-blue = blue
carrara-colour-black = black

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lérici

carrara-type-palazzo = Palazzo
carrara-type-porta = Porta
carrara-type-biblioteca = Biblioteca
carrara-type-cattedrale = Cattedrale
carrara-type-castello = Castello
carrara-type-villa = Villa

carrara-object-crown = crown
carrara-object-book = book
carrara-object-gate = gate
carrara-object-cup = cup
carrara-object-flag = flag
carrara-object-coat-of-arms = coat of arms

carrara-category-city = city buildings
carrara-category-land = land buildings

carrara-class-top = Top card
carrara-class-object = Object card
carrara-class-building = Building card
carrara-class-bonus = Bonus card

## Parts of sentences: each reads the arguments of the sentence that it stands in

carrara-part-colour = { $colour ->
    [white] { carrara-colour-white }
    [yellow] { carrara-colour-yellow }
    [red] { carrara-colour-red }
    [green] { carrara-colour-green }
    [blue] { carrara-colour-blue }
   *[black] { carrara-colour-black }
}
carrara-part-city = { $city ->
    [livorno] { carrara-city-livorno }
    [pisa] { carrara-city-pisa }
    [lucca] { carrara-city-lucca }
    [viareggio] { carrara-city-viareggio }
    [massa] { carrara-city-massa }
    [lerici] { carrara-city-lerici }
   *[other] { $city }
}
carrara-part-type = { $type ->
    [palazzo] { carrara-type-palazzo }
    [porta] { carrara-type-porta }
    [biblioteca] { carrara-type-biblioteca }
    [cattedrale] { carrara-type-cattedrale }
    [castello] { carrara-type-castello }
    [villa] { carrara-type-villa }
   *[other] { $type }
}
carrara-part-old-type = { $old_type ->
    [palazzo] { carrara-type-palazzo }
    [porta] { carrara-type-porta }
    [biblioteca] { carrara-type-biblioteca }
    [cattedrale] { carrara-type-cattedrale }
    [castello] { carrara-type-castello }
    [villa] { carrara-type-villa }
   *[other] { $old_type }
}
carrara-part-object = { $object ->
    [crown] { carrara-object-crown }
    [book] { carrara-object-book }
    [gate] { carrara-object-gate }
    [cup] { carrara-object-cup }
    [flag] { carrara-object-flag }
    [coat_of_arms] { carrara-object-coat-of-arms }
   *[other] { $object }
}
carrara-part-class = { $class ->
    [top] { carrara-class-top }
    [object] { carrara-class-object }
    [building] { carrara-class-building }
   *[bonus] { carrara-class-bonus }
}
carrara-part-category = { $category ->
    [city] { carrara-category-city }
   *[land] { carrara-category-land }
}
carrara-part-which = { $which ->
    [palazzo] { carrara-type-palazzo }
    [porta] { carrara-type-porta }
    [biblioteca] { carrara-type-biblioteca }
    [cattedrale] { carrara-type-cattedrale }
    [castello] { carrara-type-castello }
    [villa] { carrara-type-villa }
    [livorno] { carrara-city-livorno }
    [pisa] { carrara-city-pisa }
    [lucca] { carrara-city-lucca }
    [viareggio] { carrara-city-viareggio }
    [massa] { carrara-city-massa }
    [lerici] { carrara-city-lerici }
    [city] { carrara-category-city }
    [land] { carrara-category-land }
   *[other] { $which }
}
carrara-part-nothing = nothing
carrara-part-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
carrara-part-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What is asked

carrara-ask-start = who goes first?
carrara-ask-cards = a card is dealt
carrara-ask-display = buildings are turned up
carrara-ask-turn = { $last_round ->
    [yes] last round: buy marble, construct a building, or score
   *[no] buy marble, construct a building, or score
}
carrara-ask-refill = a block is drawn
carrara-ask-buy = { $count ->
    [0] take blocks from one segment; { carrara-part-coins } left
   *[other] more from segment { $segment }, or done; { carrara-part-coins } left
}
carrara-ask-pay = { $owed ->
    [one] pay 1 more block for { carrara-part-type } { $cost } in { carrara-part-city }
   *[other] pay { $owed } more blocks for { carrara-part-type } { $cost } in { carrara-part-city }
}
carrara-ask-upgrade = take an upgrade tile, for a city or a category
carrara-ask-after = { $purchase ->
    [yes] { $announce ->
        [yes] buy an object, announce the end, or end the turn
       *[no] buy an object for { $price } coins, or end the turn
    }
   *[no] { $announce ->
        [yes] announce the end, or end the turn
       *[no] end the turn
    }
}
carrara-ask-over = the game is over

## The log

carrara-log-start = { $name } begins.
carrara-log-card = { carrara-part-class }: { $card }
carrara-log-display = { $count ->
    [one] 1 building is turned up.
   *[other] { $count } buildings are turned up.
}
carrara-log-rotate = { $name } turns the wheel.
carrara-log-stay = { $name } leaves the wheel as it is.
carrara-log-refill = Drawn from the bag: { $blocks }.
carrara-log-buy = { $name } takes { $blocks } from segment { $segment } { $coins ->
    [0] for free.
   *[other] for { carrara-part-coins }.
}
carrara-log-shown = { $name } shows what is behind the screen: { $holding }.
carrara-log-proof = { $name } shows what proves it: { $holding }.
carrara-log-relief = { $name } gets { carrara-part-coins } from the bank.
carrara-log-build = { $name } constructs { carrara-part-type } { $cost } in { carrara-part-city } and pays { $blocks }.
carrara-log-rebuild = { $name } rebuilds { carrara-part-old-type } { $old_cost } in { carrara-part-city } as { carrara-part-type } { $cost } and pays { $blocks }.
carrara-log-reveal = { carrara-part-type } { $cost } comes into the display.
carrara-log-upgrade = { $name } takes an upgrade tile: { carrara-part-which } is worth { $value } { $currency ->
    [coins] coins
   *[vp] points
} from now on.
carrara-log-score = { $name } scores { carrara-part-which }: { $gains }.
carrara-log-purchase = { $name } buys an object for { carrara-part-coins }: { carrara-part-object }.
carrara-log-announce = { $name } announces the end.
carrara-log-last-round = { $by ->
    [buildings] All buildings have been constructed: this is the last round.
   *[announcement] The end has been announced: this is the last round.
}
carrara-log-final = { $cause ->
    [object-card] { $name }: { carrara-class-object }, { carrara-part-points }.
    [building-card] { $name }: { carrara-class-building }, { carrara-part-points }.
    [bonus-card] { $name }: { carrara-class-bonus }, { carrara-part-points }.
    [surplus] { $name }: surplus objects, { carrara-part-points }.
   *[coins] { $name }: coins, { carrara-part-points }.
}
carrara-log-over = { $count ->
    [one] { $tied ->
        [0] The game is over. { $winners } wins.
       *[other] The game is over. { $winners } wins with most marble left.
    }
   *[other] The game is over. { $winners } share the win.
}

## What points are for

carrara-ledger-type = Types scored
carrara-ledger-city = Cities scored
carrara-ledger-category = Categories scored
carrara-ledger-announcement = Announcing the end
carrara-ledger-object-card = Object card
carrara-ledger-building-card = Building card
carrara-ledger-bonus-card = Bonus card
carrara-ledger-surplus = Surplus objects
carrara-ledger-coins = Coins
carrara-ledger-carried = Carried over
carrara-plan-blocks = blocks
carrara-plan-coins = coins (later)
carrara-plan-scorings = scorings to come
carrara-plan-objects = objects
carrara-plan-markers = scoring markers
carrara-plan-objectives = objectives

## What cards ask for; the numbers are those of the components

carrara-condition-scorings-total = { $need ->
    [one] Place 1 scoring marker.
   *[other] Place { $need } scoring markers.
}
carrara-condition-cities-scored = { $need ->
    [one] Score 1 city.
   *[other] Score { $need } cities.
}
carrara-condition-types-scored = { $need ->
    [one] Score 1 building type.
   *[other] Score { $need } building types.
}
carrara-condition-categories-scored = { $need ->
    [one] Score 1 building category.
   *[other] Score { $need } building categories.
}
carrara-condition-vp-on-track = { $need ->
    [one] Have 1 point on the track.
   *[other] Have { $need } points on the track.
}
carrara-condition-coins-owned = { $need ->
    [one] Own 1 coin.
   *[other] Own { $need } coins.
}
carrara-condition-object-pairs-identical = { $need ->
    [one] Own 1 pair of identical objects.
   *[other] Own { $need } pairs of identical objects.
}
carrara-condition-object-triplets-identical = { $need ->
    [one] Own 1 triplet of identical objects.
   *[other] Own { $need } triplets of identical objects.
}
carrara-condition-object-sets-distinct = { $need ->
    [one] Own 1 set of { $size } different objects.
   *[other] Own { $need } sets of { $size } different objects.
}
carrara-condition-objects-of-kinds = { $need ->
    [one] Own 1 object of these: { $kinds }.
   *[other] Own { $need } objects of these: { $kinds }.
}
carrara-condition-objects-total = { $need ->
    [one] Own 1 object.
   *[other] Own { $need } objects.
}
carrara-condition-building-cost-total = Have buildings of a total cost of { $need }.
carrara-condition-category-cost-total = Have { carrara-part-category } of a total cost of { $need }.
carrara-condition-buildings-cost-at-least = { $need ->
    [one] Have 1 building of cost { $cost } or more.
   *[other] Have { $need } buildings of cost { $cost } or more.
}
carrara-condition-buildings-total = { $need ->
    [one] Have 1 building.
   *[other] Have { $need } buildings.
}
carrara-condition-cities-with-building = { $need ->
    [one] Have a building in 1 city.
   *[other] Have buildings in { $need } cities.
}
carrara-condition-distinct-types = { $need ->
    [one] Have 1 building type.
   *[other] Have { $need } different building types.
}
carrara-condition-max-same-type = { $need ->
    [one] Have 1 building of one type.
   *[other] Have { $need } buildings of one type.
}
carrara-condition-max-in-one-city = { $need ->
    [one] Have 1 building in one city.
   *[other] Have { $need } buildings in one city.
}

## What cards give at the end

carrara-part-vp = { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
carrara-rate-per-object = { carrara-part-vp } for each object.
carrara-rate-per-identical-group = { carrara-part-vp } for each { $size } identical objects.
carrara-rate-per-distinct-set = { carrara-part-vp } for each set of { $size } different objects.
carrara-rate-per-object-of-kinds = { carrara-part-vp } for each object of these: { $kinds }.
carrara-rate-per-distinct-object-kind = { carrara-part-vp } for each kind of object.
carrara-rate-per-building-of-category = { carrara-part-vp } for each of the { carrara-part-category }.
carrara-rate-per-building-cost-at-least = { carrara-part-vp } for each building of cost { $cost } or more.
carrara-rate-per-building = { carrara-part-vp } for each building.
carrara-rate-per-city-with-building = { carrara-part-vp } for each city with a building.
carrara-rate-per-distinct-type = { carrara-part-vp } for each building type.
carrara-rate-per-building-in-largest-type = { carrara-part-vp } for each building of the type that there is most of.
carrara-rate-per-building-in-largest-city = { carrara-part-vp } for each building in the city that has most.
carrara-rate-per-building-in-cities = { carrara-part-vp } for each building in these cities: { $cities }.
carrara-rate-per-marble-block = { carrara-part-vp } for each marble block left.
carrara-rate-per-city-scored = { carrara-part-vp } for each city scored.
carrara-rate-per-type-scored = { carrara-part-vp } for each building type scored.
carrara-rate-per-upgrade-tile = { carrara-part-vp } for each upgrade tile.
carrara-rate-coins-rate = { $coins_per_vp ->
    [one] Each coin is 1 point.
   *[other] Every { $coins_per_vp } coins are 1 point.
}

## What is reconstructed

carrara-reconstructed = No complete copy of this game was available. These values are reconstructed and may differ from the printed ones:
carrara-reconstructed-wheel = The wheel: blocks left in segment VI come round to segment I.
carrara-reconstructed-cities = Cities: how many buildings each needs before it can be scored.
carrara-reconstructed-objectives = Objectives: their numbers by player count, and their points in final scoring.
carrara-reconstructed-cost8 = Buildings of cost 8: that there is one of each type.
carrara-reconstructed-upgrades = Upgrade tiles: what each improves, and by how much.
carrara-reconstructed-categories = Categories: that each player may score each of them once.
carrara-reconstructed-cards = Cards: what they ask for, and what they give.
carrara-reconstructed-final-scoring = Final scoring: that coins are rounded down.

## Options

carrara-option-mode = Base game or advanced game; options set to `mode` follow it
carrara-option-rotation = The wheel need not be turned
carrara-option-cost8 = Buildings of cost 8
carrara-option-upgrades = Upgrade tiles
carrara-option-rebuild = Rebuilding
carrara-option-categories = Scoring categories
carrara-option-cards = Random objective cards
carrara-option-bonus = Bonus card
carrara-option-surplus = Points for surplus objects
carrara-option-open = All goods are open
carrara-option-start-player = Starting player

## Refusals

carrara-refusal-unreadable = “{ $text }” is not an action. You can write, for example: rotate, buy II white, build porta_3 in lucca, pay red, score type palazzo, end.
carrara-refusal-not-an-action = { $action } is not an action: actions are 0 to { $last }.
carrara-refusal-time = { $asked ->
    [start] The starting player must be chosen first.
    [cards] A card must be dealt first.
    [display] A building must be turned up first.
    [turn] Choose one of the three actions now.
    [refill] A block must be drawn first.
    [buy] Take blocks from the wheel now.
    [pay] Pay for the building first.
    [upgrade] Take an upgrade tile first.
    [after] You have done your action. You may buy an object, announce the end or end your turn.
   *[over] The game is over.
}
carrara-refusal-no-seat = There is no seat { $seat } in a game for { $players }.
carrara-refusal-no-card = Card { $card } cannot be dealt now.
carrara-refusal-tile-gone = { carrara-part-type } { $cost } is no longer in the stack.
carrara-refusal-bag-colour = There is no { carrara-part-colour } block in the bag.
carrara-refusal-nothing-to-buy = The bag and the wheel are both empty, so there is nothing to buy.
carrara-refusal-no-rotation = In this game you must turn the wheel before you buy marble.
carrara-refusal-nothing-to-take = Unless you turn the wheel, there is no block you could take.
carrara-refusal-one-action = { $done ->
    [yes] One action in a turn: this turn’s is done.
   *[no] One action in a turn: this turn’s is under way.
}
carrara-refusal-after-action = { $given ->
    [announce] The end is announced after the action.
   *[purchase] An object is bought after the action.
}
carrara-refusal-must-act = Before the turn ends an action must be done.
carrara-refusal-wheel-first = { $may_stay ->
    [yes] Before marble is bought the wheel is turned, or left as it is.
   *[no] Before marble is bought the wheel is turned.
}
carrara-refusal-relief = Only a player who can do nothing else gets { carrara-part-coins }.
carrara-refusal-done = You must take at least one block.
carrara-refusal-one-segment = You can take blocks from one segment only, this time from { $chosen }.
carrara-refusal-not-in-segment = There is no { carrara-part-colour } block in segment { $segment }.
carrara-refusal-too-dear = A { carrara-part-colour } block in segment { $segment } costs { $price }. You do not have enough coins.
carrara-refusal-order = Choose colours from the most valuable down; { $last ->
    [white] { carrara-colour-white }
    [yellow] { carrara-colour-yellow }
    [red] { carrara-colour-red }
    [green] { carrara-colour-green }
    [blue] { carrara-colour-blue }
   *[black] { carrara-colour-black }
} has already been chosen.
carrara-refusal-not-accepted = { carrara-part-city } does not accept { carrara-part-colour } marble.
carrara-refusal-pay-colour = If you pay { carrara-part-colour }, you cannot complete the payment.
carrara-refusal-not-displayed = { carrara-part-type } { $cost } is not available.
carrara-refusal-no-cost8 = This game is played without buildings of cost 8.
carrara-refusal-too-few-blocks = { $owed ->
    [one] You need 1 block that { carrara-part-city } accepts.
   *[other] You need { $owed } blocks that { carrara-part-city } accepts.
}
carrara-refusal-no-rebuild = This game is played without rebuilding.
carrara-refusal-not-yours = { carrara-part-old-type } { $old_cost } is not your building.
carrara-refusal-not-higher = { carrara-part-type } { $cost } does not cost more than { carrara-part-old-type } { $old_cost }.
carrara-refusal-no-marker = You have no scoring markers left.
carrara-refusal-type-scored = You have already scored { carrara-part-which }.
carrara-refusal-no-building = You have no building of this kind: { carrara-part-which }.
carrara-refusal-city-scored = { carrara-part-which } has already been scored. Each city is scored only once in a game.
carrara-refusal-city-minimum = { $minimum ->
    [one] You need at least 1 building to score { carrara-part-which }.
   *[other] You need at least { $minimum } buildings to score { carrara-part-which }.
}
carrara-refusal-no-categories = This game is played without scoring categories.
carrara-refusal-category-scored = You have already scored { carrara-part-which }.
carrara-refusal-purchased = You can buy only one object per turn.
carrara-refusal-sold = This object has been sold: { carrara-part-object }.
carrara-refusal-purchase-price = An object costs { $price } coins. You do not have enough coins.
carrara-refusal-announced = The last round has begun, so nobody can announce the end any more.
carrara-refusal-not-met = You have not met all three objectives.
carrara-refusal-no-upgrade = This upgrade tile has already been taken: { carrara-part-which }.

## What an action is, and what it brings

carrara-good = { $good ->
    [points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
    [coins] { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    [crown] { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }
    [book] { $count ->
        [one] 1 book
       *[other] { $count } books
    }
    [gate] { $count ->
        [one] 1 gate
       *[other] { $count } gates
    }
    [cup] { $count ->
        [one] 1 cup
       *[other] { $count } cups
    }
    [flag] { $count ->
        [one] 1 flag
       *[other] { $count } flags
    }
    [coat_of_arms] { $count ->
        [one] 1 coat of arms
       *[other] { $count } coats of arms
    }
    [white] { $count } { carrara-colour-white }
    [yellow] { $count } { carrara-colour-yellow }
    [red] { $count } { carrara-colour-red }
    [green] { $count } { carrara-colour-green }
    [blue] { $count } { carrara-colour-blue }
   *[black] { $count } { carrara-colour-black }
}
carrara-goal = { $class ->
    [top] top
    [object] objects
   *[building] buildings
} { $have }/{ $need }{ $met ->
    [yes] {" "}✓
   *[no] {""}
}

carrara-then-rotate = all prices one down, then filled up to 11 blocks
carrara-then-rotate-drawn = all prices one down, { $count ->
    [0] nothing drawn
    [one] 1 block drawn
   *[other] { $count } blocks drawn
}
carrara-then-back = { $blocks } back at the full price
carrara-then-stay = prices as they are, nothing drawn
carrara-then-relief = you show your goods
carrara-then-done = that is all
carrara-then-announce = this is the last round
carrara-then-end = the next player’s turn
carrara-then-free = free
carrara-then-left = { carrara-part-coins } left
carrara-then-ways = { $count ->
    [one] pay 1 block, { $ways } ways
   *[other] pay { $count } blocks, { $ways } ways
}
carrara-then-ways-many = pay { $count } blocks, many ways
carrara-then-worth = worth { $what } and { $object } when scored
carrara-then-worth-alone = worth { $what } when scored
carrara-then-replaces = instead of { carrara-part-old-type } { $old_cost }
carrara-then-upgrade = and an upgrade tile
carrara-then-scored = { carrara-part-type } { $cost } in { carrara-part-city }: { $what }
carrara-then-better = { carrara-part-which } worth { $what } from now on
carrara-then-goal = then { carrara-goal }

carrara-act-draw = draw { carrara-part-colour }
carrara-act-reveal = turn up { carrara-part-type } { $cost }
carrara-act-start = draw the starting player
carrara-act-card = deal a card: { carrara-part-class }
carrara-act-rotate = turn the wheel
carrara-act-stay = don’t turn the wheel
carrara-act-relief = take coins from the bank
carrara-act-done = take no more blocks
carrara-act-announce = announce the end
carrara-act-end = end the turn
carrara-act-buy = take { carrara-part-colour } from segment { $segment }
carrara-act-pay = pay { carrara-part-colour }
carrara-act-score = score { carrara-part-which }
carrara-act-purchase = buy the { carrara-part-object }
carrara-act-upgrade = upgrade { carrara-part-which }
carrara-act-build = build { carrara-part-type } { $cost } in { carrara-part-city }
carrara-act-rebuild = replace { carrara-part-old-type } { $old_cost } in { carrara-part-city } with { carrara-part-type } { $cost }
