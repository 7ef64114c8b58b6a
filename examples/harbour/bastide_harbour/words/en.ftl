# Harbour: what happens, why something is refused, and what points are for.

harbour-name-good = { $good ->
    [red] red
    [green] green
    [blue] blue
   *[other] { $good }
}

harbour-good = { $count ->
    [one] 1 point
   *[other] { $count } points
}

harbour-ask-deal = goods are dealt
harbour-ask-turn = sell, store, work, or end your turn
harbour-ask-work = goods are drawn
harbour-ask-price = name the price of the good on sale
harbour-ask-tax = tax the sale, or waive
harbour-ask-over = the game is over

harbour-act-sell = sell a { harbour-name-good } good
harbour-act-store = store a { harbour-name-good } good
harbour-act-work = work
harbour-act-price = price: { $points }
harbour-act-tax = tax the sale
harbour-act-waive = waive
harbour-act-end = end your turn
harbour-act-draw = draw { harbour-name-good }
harbour-then-draws = { $count ->
    [one] 1 good is drawn
   *[other] { $count } goods are drawn
}

harbour-log-draw = { $name } draws a { harbour-name-good } good.
harbour-log-sell = { $name } puts a { harbour-name-good } good on sale.
harbour-log-store = { $name } stores a { harbour-name-good } good.
harbour-log-sale = { $name } sells the { harbour-name-good } good.
harbour-log-tax = { $points ->
    [-1] { $name } pays the tax.
   *[other] { $name } gets the tax.
}
harbour-log-kinds = { $name } has goods of { $points ->
    [one] 1 kind
   *[other] { $points } kinds
} in store.

harbour-ledger-sale = Sales
harbour-ledger-tax = Tax
harbour-ledger-kinds = Kinds in store
harbour-ledger-carried = Carried over

harbour-refusal-not-an-action = { $action } is not an action: actions are the numbers 0 to { $last }.
harbour-refusal-unreadable = “{ $text }” is not an action.
harbour-refusal-deal = Goods are being dealt.
harbour-refusal-work = Goods are being drawn.
harbour-refusal-price = First name the price of the good on sale.
harbour-refusal-tax = The next seat is deciding about the tax.
harbour-refusal-over = The game is over.
harbour-refusal-drawn = No { harbour-name-good } good is left in the bag.
harbour-refusal-draw = Goods are drawn only for work.
harbour-refusal-hand = You have no { harbour-name-good } good in hand.
harbour-refusal-worked = You work only once a turn.
harbour-refusal-bag = The bag is empty.
harbour-refusal-no-sale = Nothing is on sale.

harbour-option-rounds = How many turns each seat has
harbour-option-motto = A word on the record; it changes nothing
