# A first game that teaches. What the steps of lessons/first.toml say.

carcassonne-lesson-first = Your first town
carcassonne-lesson-first-match = You have drawn a tile. It must touch what lies there, and every edge must match: city to city, road to road, field to field. Close the wall above the gate: lay it on the place north of the first tile, with its city downwards. Clicking again turns it, and so does R.
carcassonne-lesson-first-match-wrong = The rules allow that, but the city above the gate would stay open. Lay the tile north of the first one, its city facing down.
carcassonne-lesson-first-knight = You may put one meeple on the tile you have just laid. In the city it is a knight. This city is finished, for its wall is closed all around: the knight scores at once, and comes home.
carcassonne-lesson-first-knight-none = You may put none, but then nobody gets the points of this city. Put a knight into it.
carcassonne-lesson-first-knight-field = A farmer would lie there until the end. The city scores now: put a knight into it.
carcassonne-lesson-first-cloister = 2 points, and your meeple is back. Your opponent has put a robber on the road: while he is there, nobody else may join it. You have drawn a cloister. It counts the tiles around it, so lay it where many lie already: just south of the first tile.
carcassonne-lesson-first-cloister-wrong = Fewer tiles lie around it there. South of the first tile two tiles touch the cloister already.
carcassonne-lesson-first-monk = Put a monk on the cloister. It is worth 1 point for itself and 1 for each of the 8 places around it that has a tile. With all 8 he scores 9 and comes home; at the end he scores what is there.
carcassonne-lesson-first-monk-wrong = That is allowed, but the cloister would go to nobody. Put your meeple on the cloister as a monk.
carcassonne-lesson-first-field = Now for the fields. Whatever lies north of your finished city, separated by no road, is one field with it. Lay this bend at the very top, its field side down, so that the field of the city grows.
carcassonne-lesson-first-field-turn = That is the right place. Turn the tile until the road leaves at the top and the left, so that the field faces down.
carcassonne-lesson-first-field-wrong = The rules allow that. For this lesson lay the tile at the very top, above the city you finished.
carcassonne-lesson-first-farmer = Lay a meeple down as a farmer, on the side of the field that faces the city. Farmers stay until the end. Then each gets 3 points for every finished city that the field touches.
carcassonne-lesson-first-farmer-other = That field lies on the other side of the road and touches no city. Choose the large field around the city.
carcassonne-lesson-first-farmer-wrong = Not this time: put a farmer on the large field that touches your city.
carcassonne-lesson-first-city = A corner of a city. Your own new city may stand anywhere the edges match. Lay it right of the city you finished, its fields down and left.
carcassonne-lesson-first-city-wrong = That is allowed, but for this lesson lay it right of your finished city, with its fields down and left.
carcassonne-lesson-first-open = Put a knight in. A finished city counts 2 for each tile, an unfinished one only 1 at the end, so mind how many tiles are left. You see them beside the board.
carcassonne-lesson-first-open-wrong = Nobody has claimed this city yet. Put a knight into it.
carcassonne-lesson-first-last = Your opponent has finished the road: 5 tiles, 5 points, and the robber is home. This is your last tile. Your monk gets a point for each neighbour: lay the tile left of the cloister.
carcassonne-lesson-first-last-wrong = That is allowed, but left of the cloister it gives your monk another point.
carcassonne-lesson-first-robber = It is the last turn, so there is nothing to save your meeples for. Put a robber on the road: an unfinished road counts 1 for each tile.
carcassonne-lesson-first-robber-wrong = Nothing more comes after this. On the road the meeple is worth a point.
carcassonne-lesson-first-end = All tiles are laid. Now what is unfinished counts: the cloister 7, the city 1, the road 1, and your farmer 3 for the finished city. The ledger shows every point. You know how to play now.
