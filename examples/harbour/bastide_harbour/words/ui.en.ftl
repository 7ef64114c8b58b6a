# What the board of Harbour says in a browser.

harbour-ui-bag = { $count ->
    [one] 1 good in the bag
   *[other] { $count } goods in the bag
}
harbour-ui-quay = { $name }: { $points } points, { $hand } goods in hand, { $stored } in store
