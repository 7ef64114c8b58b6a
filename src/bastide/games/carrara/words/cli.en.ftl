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
carrara-lesson-first-turn-typed = On your turn you do one of three things: buy marble, construct a building, or score. You have 20 coins and a single block of marble, so buy some. The wheel is turned first: rotate.
carrara-lesson-first-turn-build-typed = With one block that is all you can build, and it would bring a single coin. Buy marble first: rotate turns the wheel.
carrara-lesson-first-build-typed = Now construct a building. Porta 2 costs 2 blocks. A city takes marble of its own colour and of every dearer one: Viareggio takes green, red, yellow and white, but not your black. Build porta_2 in viareggio. Then end the turn.
carrara-lesson-first-again-typed = You paid with the red and the green block; they are back in the bag. Meanwhile your opponent has turned the wheel twice, and five good blocks have come from I to III. Turn it once more.
carrara-lesson-first-pay-typed = Construct Porta 3 in Lucca, where each block of the cost is worth 2 points. Lucca takes red, yellow and white: you have five. Pay with the three red ones, your cheapest.
carrara-lesson-first-goal-typed = You have 16 points. The game ends once all 30 buildings are constructed, or when somebody has met all three objectives and announces it, for 5 points. They are 4 scorings, 8 objects, and buildings that cost 30 together. End the turn.
