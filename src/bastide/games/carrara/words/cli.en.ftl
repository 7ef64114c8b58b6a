# What only the terminal says: the board in short words, and what an action costs and brings.

carrara-cli-short = { $colour ->
    [white] W
    [yellow] Y
    [red] R
    [green] G
    [blue] B
   *[black] K
}
carrara-cli-marble = { $count ->
    [one] 1 { $colour ->
        [white] white
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
       *[black] black
    }
   *[other] { $count } { $colour ->
        [white] white
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
       *[black] black
    }
}
carrara-cli-objects = { $object ->
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
   *[coat_of_arms] { $count ->
        [one] 1 coat of arms
       *[other] { $count } coats of arms
    }
}
carrara-cli-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
carrara-cli-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
carrara-cli-tile = { $type } { $cost }
carrara-cli-label = { $label }: { $what }
carrara-cli-join = { "; " }
carrara-cli-space = { " " }
carrara-cli-nothing = nothing

## The board

carrara-cli-bag = bag { $count }
carrara-cli-bag-unknown = bag, not empty
carrara-cli-bag-empty = bag empty
carrara-cli-stack = stack { $count }
carrara-cli-cost8 = cost 8
carrara-cli-upgrades = upgrades
carrara-cli-supply = { $supply }
carrara-cli-sale = { $supply } + 1 at { $price }
carrara-cli-value = { $currency ->
    [vp] { $value } VP
   *[coins] { $value ->
        [one] 1 coin
       *[other] { $value } coins
    }
}
carrara-cli-upgraded = now { $value }
carrara-cli-from = from { $count }
carrara-cli-scored = scored { $mark }

## Seats

carrara-cli-screen = goods behind the screen
carrara-cli-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
carrara-cli-has-scored = scored { $what }
carrara-cli-goal = { $class ->
    [top] top
    [object] objects
   *[building] buildings
} { $have }/{ $need }
carrara-cli-if-ended = if the game ended now: { $points }
carrara-cli-headline = Round { $round }, turn { $turn }{ $last ->
    [yes] {" "}· last round, to { $mark }
   *[no] {""}
}
carrara-cli-no-upgrades = There are no upgrade tiles in this game.
carrara-cli-about-upgrades = the upgrade tiles, what they are worth, who has them
carrara-cli-about-cards = the objective cards

## What an action costs and brings

carrara-cli-rotate = all prices one down, { $draws ->
    [0] nothing drawn
    [one] 1 block drawn
   *[other] { $draws } blocks drawn
}
carrara-cli-rotate-unknown = all prices one down, then filled up to 11 blocks
carrara-cli-back = { $blocks } back at the full price
carrara-cli-stay = prices as they are, nothing drawn
carrara-cli-leaves = costs { $what }, leaves { $left }
carrara-cli-gains = brings { $what }
carrara-cli-free = free
carrara-cli-pays = pay { $blocks }
carrara-cli-ways = pay { $count } blocks, { $ways } ways
carrara-cli-ways-many = pay { $count } blocks, many ways
carrara-cli-worth = worth { $what } and { $object } when scored
carrara-cli-replaces = instead of { $tile }
carrara-cli-choose-upgrade = and an upgrade tile
carrara-cli-building = { $tile } in { $city }: { $what }
carrara-cli-better = { $which } worth { $what } from now on
carrara-cli-then = then { $goals }
carrara-cli-met = { $goal } ✓
carrara-cli-relief = you show your goods
carrara-cli-done = that is all
carrara-cli-announce = this is the last round
carrara-cli-end = the next player’s turn
