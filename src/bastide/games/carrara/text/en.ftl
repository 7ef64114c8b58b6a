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
carrara-part-blocks = { $white ->
    [0] { "" }
   *[other] { " " }{ $white } { carrara-colour-white }
}{ $yellow ->
    [0] { "" }
   *[other] { " " }{ $yellow } { carrara-colour-yellow }
}{ $red ->
    [0] { "" }
   *[other] { " " }{ $red } { carrara-colour-red }
}{ $green ->
    [0] { "" }
   *[other] { " " }{ $green } { carrara-colour-green }
}{ $blue ->
    [0] { "" }
   *[other] { " " }{ $blue } { carrara-colour-blue }
}{ $black ->
    [0] { "" }
   *[other] { " " }{ $black } { carrara-colour-black }
}
carrara-part-objects = { $crown ->
    [0] { "" }
   *[other] { " " }{ $crown } × { carrara-object-crown }
}{ $book ->
    [0] { "" }
   *[other] { " " }{ $book } × { carrara-object-book }
}{ $gate ->
    [0] { "" }
   *[other] { " " }{ $gate } × { carrara-object-gate }
}{ $cup ->
    [0] { "" }
   *[other] { " " }{ $cup } × { carrara-object-cup }
}{ $flag ->
    [0] { "" }
   *[other] { " " }{ $flag } × { carrara-object-flag }
}{ $coat_of_arms ->
    [0] { "" }
   *[other] { " " }{ $coat_of_arms } × { carrara-object-coat-of-arms }
}
carrara-part-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
carrara-part-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What is asked

carrara-ask-start = who begins?
carrara-ask-cards = a card is dealt
carrara-ask-display = a building is turned up
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
    [one] 1 building lies open.
   *[other] { $count } buildings lie open.
}
carrara-log-rotate = { $name } turns the wheel.
carrara-log-stay = { $name } leaves the wheel as it is.
carrara-log-refill = From the bag:{ carrara-part-blocks }.
carrara-log-buy = { $name } takes from segment { $segment }:{ carrara-part-blocks }, { $coins ->
    [0] for nothing.
   *[other] for { carrara-part-coins }.
}
carrara-log-shown = { $name } lifts the screen: { carrara-part-coins }{ carrara-part-blocks }{ carrara-part-objects }.
carrara-log-proof = { $name } proves it:{ carrara-part-objects }.
carrara-log-relief = { $name } gets { carrara-part-coins } from the bank.
carrara-log-build = { $name } constructs { carrara-part-type } { $cost } in { carrara-part-city } with{ carrara-part-blocks }.
carrara-log-rebuild = { $name } replaces { carrara-part-old-type } { $old_cost } in { carrara-part-city } by { carrara-part-type } { $cost } with{ carrara-part-blocks }.
carrara-log-reveal = { carrara-part-type } { $cost } comes into the display.
carrara-log-upgrade = { $name } takes an upgrade tile: { carrara-part-which }, worth { $value } { $currency ->
    [coins] coins
   *[vp] points
} from now on.
carrara-log-score = { $name } scores { carrara-part-which }: { $points ->
    [0] { $coins ->
        [0] nothing
       *[other] { carrara-part-coins }
    }
   *[other] { carrara-part-points }{ $coins ->
        [0] { "" }
       *[other] , { carrara-part-coins }
    }
}{ $objects ->
    [0] .
   *[other] ,{ carrara-part-objects }.
}
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

carrara-reconstructed = No complete copy of this game's components was at hand. These values are reconstructions and may differ from the printed ones:
carrara-reconstructed-wheel = The wheel: blocks left in segment VI come round to segment I.
carrara-reconstructed-cities = Cities: how many buildings each needs before it can be scored.
carrara-reconstructed-objectives = Objectives: their numbers by player count, and their points in final scoring.
carrara-reconstructed-cost8 = Buildings of cost 8: that there is one of each type.
carrara-reconstructed-upgrades = Upgrade tiles: what each improves, and by how much.
carrara-reconstructed-categories = Categories: that each player may score each of them once.
carrara-reconstructed-cards = Cards: what they ask for, and what they give.
carrara-reconstructed-final-scoring = Final scoring: that coins are rounded down.

## Options

carrara-option-mode = Base game or advanced game
carrara-option-rotation = The wheel need not be turned
carrara-option-cost8 = Buildings of cost 8
carrara-option-upgrades = Upgrade tiles
carrara-option-rebuild = Rebuilding
carrara-option-categories = Scoring categories
carrara-option-cards = Random objective cards
carrara-option-bonus = Bonus card
carrara-option-surplus = Points for surplus objects
carrara-option-open = Everything lies open
carrara-option-start-player = Who begins

## Refusals

carrara-refusal-unreadable = “{ $text }” is not an action.
carrara-refusal-not-an-action = { $action } is not an action: actions are 0 to { $last }.
carrara-refusal-time = { $asked ->
    [start] First it is decided who begins.
    [cards] A card is to be dealt now.
    [display] A building is to be turned up now.
    [turn] Now one of the three actions is to be chosen.
    [refill] A block is to be drawn now.
    [buy] Now blocks are to be taken from the wheel.
    [pay] The building is to be paid first.
    [upgrade] An upgrade tile is to be taken first.
    [after] The action is done: buy an object, announce the end, or end the turn.
   *[over] The game is over.
}
carrara-refusal-no-seat = There is no seat { $seat } with { $players } players.
carrara-refusal-no-card = Card { $card } cannot be dealt now.
carrara-refusal-tile-gone = { carrara-part-type } { $cost } is not in the stack any more.
carrara-refusal-bag-colour = No { carrara-part-colour } block is in the bag.
carrara-refusal-nothing-to-buy = Bag and wheel are both empty: nothing can be bought.
carrara-refusal-no-rotation = In this game the wheel is always turned before marble is bought.
carrara-refusal-nothing-to-take = Without turning the wheel there is no block that could be taken.
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
carrara-refusal-relief = The { carrara-part-coins } are only for those who can do nothing else.
carrara-refusal-done = At least one block must be taken.
carrara-refusal-one-segment = Blocks are taken from one segment alone, this time from { $chosen }.
carrara-refusal-not-in-segment = No { carrara-part-colour } block lies in segment { $segment }.
carrara-refusal-too-dear = A { carrara-part-colour } block in segment { $segment } costs { $price }: more than there are coins.
carrara-refusal-order = Colours are named from the most valuable down, and { $last ->
    [white] { carrara-colour-white }
    [yellow] { carrara-colour-yellow }
    [red] { carrara-colour-red }
    [green] { carrara-colour-green }
    [blue] { carrara-colour-blue }
   *[black] { carrara-colour-black }
} has been named already.
carrara-refusal-not-accepted = { carrara-part-city } does not accept { carrara-part-colour } marble.
carrara-refusal-pay-colour = With { carrara-part-colour } marble the payment cannot go on.
carrara-refusal-not-displayed = { carrara-part-type } { $cost } is not to be had.
carrara-refusal-no-cost8 = This game is played without buildings of cost 8.
carrara-refusal-too-few-blocks = { $owed ->
    [one] For this 1 block that { carrara-part-city } accepts is needed.
   *[other] For this { $owed } blocks that { carrara-part-city } accepts are needed.
}
carrara-refusal-no-rebuild = This game is played without rebuilding.
carrara-refusal-not-yours = { carrara-part-old-type } { $old_cost } is not your building.
carrara-refusal-not-higher = { carrara-part-type } { $cost } does not cost more than { carrara-part-old-type } { $old_cost }.
carrara-refusal-no-marker = No scoring marker is left.
carrara-refusal-type-scored = You have scored { carrara-part-which } already.
carrara-refusal-no-building = You have none of this: { carrara-part-which }.
carrara-refusal-city-scored = { carrara-part-which } has been scored already, and only once in a game.
carrara-refusal-city-minimum = { $minimum ->
    [one] { carrara-part-which } can be scored with 1 building or more.
   *[other] { carrara-part-which } can be scored with { $minimum } buildings or more.
}
carrara-refusal-no-categories = This game is played without scoring categories.
carrara-refusal-category-scored = You have scored { carrara-part-which } already.
carrara-refusal-purchased = Only one object is bought in a turn.
carrara-refusal-sold = This object has been sold: { carrara-part-object }.
carrara-refusal-purchase-price = An object costs { $price } coins: more than there are.
carrara-refusal-announced = The last round has begun: nobody can announce the end any more.
carrara-refusal-not-met = Not all three objectives are met.
carrara-refusal-no-upgrade = The upgrade tile has been taken: { carrara-part-which }.
