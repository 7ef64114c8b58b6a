# Newgame: what is asked and done, what happens, why something is refused, and what points are for.

newgame-good = { $count ->
    [one] 1 point
   *[other] { $count } points
}

newgame-ask-deal = a card is dealt
newgame-ask-turn = draw a card or play one
newgame-ask-over = the game is over

newgame-act-deal = deal { $value }
newgame-act-play = play { $value }
newgame-act-draw = draw a card

newgame-log-deal = { $name } gets a { $value }.
newgame-log-play = { $name } plays a { $value }.
newgame-log-draw = { $name } draws a card.

newgame-ledger-play = Cards played
newgame-ledger-carried = Carried over

newgame-refusal-not-an-action = { $action } is not an action: actions are the numbers 0 to { $last }.
newgame-refusal-unreadable = “{ $text }” is not an action.
newgame-refusal-time = { $asked ->
    [deal] A card is being dealt.
    [over] The game is over.
   *[turn] It is a turn: draw a card or play one.
}
newgame-refusal-dealt = No card { $value } is left in the deck.
newgame-refusal-hand = You have no card { $value } in hand.
newgame-refusal-deck = The deck is empty.

newgame-option-dealt = Cards that each seat is dealt
