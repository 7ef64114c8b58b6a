# What the board of Newgame says in a browser.

newgame-ui-seat = { $name }: { $points } points, { $cards } cards
newgame-ui-deck = { $count } cards in the deck
newgame-ui-pile = { $value ->
    [0] the pile is empty
   *[other] a { $value } lies on the pile
}
