# What only the terminal says: the board and the seats in short words.

carrara-cli-short = { $colour ->
    [white] W
    [yellow] Y
    [red] R
    [green] G
    [blue] B
   *[black] K
}
carrara-cli-tile = { $type } { $cost }
carrara-cli-label = { $label }: { $what }
carrara-cli-space = { " " }
carrara-cli-nothing = nothing

## The board

carrara-cli-bag = bag { $count }
carrara-cli-bag-unknown = bag, not empty
carrara-cli-bag-empty = bag empty
carrara-cli-stack = stack { $count }
carrara-cli-cost8 = cost 8
carrara-cli-upgrades = upgrades
carrara-cli-arms = arms
carrara-cli-supply = { $supply }
carrara-cli-sale = { $supply }+1 at { $price }
carrara-cli-value = { $currency ->
    [vp] { $value ->
        [one] 1 point
       *[other] { $value } points
    }
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
carrara-cli-if-ended = if the game ended now: { $points }
carrara-cli-headline = Round { $round }, turn { $turn }{ $last ->
    [yes] {" "}· last round, to { $mark }
    [over] {" "}· game over
   *[no] {""}
}
carrara-cli-no-upgrades = There are no upgrade tiles in this game.
carrara-cli-about-upgrades = the upgrade tiles, what they are worth, who has them
carrara-cli-about-cards = the objective cards
