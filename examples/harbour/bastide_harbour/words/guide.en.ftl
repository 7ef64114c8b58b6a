# A turn in pictures, and the words of the rulebook.

harbour-turn-free = In any order
harbour-turn-free-how = Work once, sell and store goods from your hand as often as you like.
harbour-turn-sell = A sale
harbour-turn-sell-how = Show a good and name its price: 1, 2 or 3 points.
harbour-turn-tax = The tax
harbour-turn-tax-how = The next seat may take 1 point of it.
harbour-turn-end = The end
harbour-turn-end-how = After the last round every kind of good in your store brings 1 point.
harbour-word-store = store
harbour-word-store-is = Goods that stay there unseen to the end.
harbour-word-tax = tax
harbour-word-tax-is = 1 point of a sale, for the next seat.
